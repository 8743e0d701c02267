"""A finished match is looked at once more, moment by moment, with the eyes that may."""

from __future__ import annotations

from typing import Any

from simcord.results import InteractionResult

from bot.store import MatchStatus
from engines.kernel import Dice
from tests.e2e.club import Club, buttons, menus, raw, said, walk, words
from tests.e2e.play import challenge, concede, give
from tests.e2e.test_noxtalia import sit_down


async def opened(club: Club, person: Any) -> Any:
    """Press Replay on the finished board; return the private message."""
    board = club.board()
    pressed: InteractionResult = await person.click(board, custom_id=buttons(board)["Replay"])
    assert pressed.ephemeral
    return pressed.response


def menu_of(message: Any, what: str) -> dict[str, Any]:
    """The menu whose control says this."""
    return next(menu for menu in menus(message) if f":replay:{what}" in menu["custom_id"])


def pictures(message: Any) -> int:
    """How many pictures a message shows."""
    return sum(item.get("type") == 12 for item in walk(raw(message)))


async def finished(club: Club) -> Any:
    """Let a duel of Noxtalia be played for a while and given up."""
    session = await sit_down(club, "duel")
    ahead, dice, line = session.match.copy(), Dice("replay"), []
    for _ in range(24):
        decision = ahead.decisions[0]
        line.append((decision.seat, ahead.game.ai_support.prefer(ahead.table, decision, dice)))
        ahead.answer(*line[-1])
    await give(club, session, line)
    await concede(club, club.bob, session)
    return session


async def test_a_match_is_seen_from_its_first_moment_to_its_last(club: Club) -> None:
    session = await finished(club)
    shown = await opened(club, club.cyd)
    assert "moment 0 of" in words(shown)
    last = int(words(shown).split("moment 0 of ")[1].split()[0])
    assert last > 10
    read = ""
    for number in range(1, last + 1):
        await club.cyd.click(shown, custom_id=buttons(shown)["Next ›"])
        assert f"moment {number} of {last}" in words(shown)
        read += words(shown)
    assert "Next ›" not in buttons(shown)
    assert "ann won: " in read
    told = await club.store.moves.events(session.id, 0, 1_000)
    assert len(told) >= last - 1
    await club.cyd.click(shown, custom_id=buttons(shown)["« First"])
    assert "« First" not in buttons(shown)
    await club.cyd.click(shown, custom_id=buttons(shown)["Last »"])
    assert f"moment {last} of {last}" in words(shown)
    await club.cyd.click(shown, custom_id=buttons(shown)["‹ Back"])
    assert f"moment {last - 1} of {last}" in words(shown)


async def test_one_goes_to_a_turn_and_looks_with_a_players_eyes(club: Club) -> None:
    session = await finished(club)
    shown = await opened(club, club.cyd)
    turns = menu_of(shown, "turn")
    await club.cyd.select(shown, custom_id=turns["custom_id"], values=[turns["options"][-1]["value"]])
    assert f"moment {turns['options'][-1]['value']} of" in words(shown)
    assert pictures(shown) == 1
    eyes = menu_of(shown, "eyes")
    assert eyes["options"][0]["label"] == "As spectators saw it"
    seat = session.people.seat_of(club.bob.id).number
    await club.cyd.select(shown, custom_id=eyes["custom_id"], values=[str(seat)])
    assert pictures(shown) == 2, "the hand as well"
    assert f"moment {turns['options'][-1]['value']} of" in words(shown)


async def test_what_goes_on_is_not_replayed(club: Club) -> None:
    session = await challenge(club)
    assert "when the match is over" in said(await club.cyd.slash(club.channel, "match replay"))
    pressed = await club.press(club.ann, club.board(), f"h1:{session.id}:0:replay:")
    assert "when the match is over" in said(pressed)


async def test_after_a_restart_the_replay_is_the_same_and_forged_controls_lead_nowhere(club: Club) -> None:
    session = await finished(club)
    await club.restart()
    shown = (await club.ann.slash(club.channel, "match replay", code=session.code)).response
    before = words(shown)
    for forged in ("eyes/7", "on/7", "on/x", "turn/-1"):
        pressed = await club.press(club.ann, shown, f"h1:{session.id}:0:replay:{forged}")
        assert "not" in said(pressed) or words(shown) == before
    await club.press(club.ann, shown, f"h1:{session.id}:zzzzz:replay:on/all")
    assert "Last »" not in buttons(shown), "beyond the end is the end"
    row = await club.store.matches.get(session.id)
    assert row is not None
    assert row.status is MatchStatus.FINISHED


async def test_a_match_of_another_server_is_not_there(club: Club) -> None:
    session = await finished(club)
    elsewhere = club.env.create_guild("elsewhere")
    hall = elsewhere.create_text_channel("hall")
    eve = elsewhere.add_member(club.env.create_user("eve"))
    assert "no match with that code" in said(await eve.slash(hall, "match replay", code=session.code))
