"""Presses that must do nothing: each gets a private sentence, and nothing is changed."""

from __future__ import annotations

from random import Random

import pytest

from bot.store import CannotWrite
from bot.table.action_id import ActionId, BadActionId
from bot.table.verbs import MatchVerb
from cogs.access import VERBS, Where
from cogs.components import answer, draw
from tests.e2e.club import Club, buttons, menus, said, words
from tests.e2e.play import act, answers_on, challenge, concede, to_phase

OF_PLAYERS = sorted(
    (answer.HANDLERS.keys() | draw.HANDLERS.keys())
    - {
        MatchVerb.HAND,
        MatchVerb.ANSWER,
        MatchVerb.MENU_ANSWER,
        MatchVerb.GATHER,
        MatchVerb.PAGE,
        MatchVerb.FOLD,
        MatchVerb.DONE,
        MatchVerb.MORE,
        MatchVerb.ORDERS,
        MatchVerb.ORDER,
    }
)
"""What only players may do, whatever is asked: answers and orders have tests of their own."""


async def test_a_stranger_is_told_that_he_does_not_play(club: Club) -> None:
    session = await challenge(club)
    before = await club.state(session)
    board = club.board()
    assert "not playing in this match" in said(
        await club.cyd.click(board, custom_id=buttons(board)["My Hand"])
    )
    panel = await club.hand(club.ann, session)
    menu = menus(panel)[0]
    values = [option["value"] for option in menu["options"]][:3]
    assert "not playing" in said(await club.press(club.cyd, board, menu["custom_id"], values))
    for verb in OF_PLAYERS:
        assert "not playing" in said(await club.press(club.cyd, board, f"h1:1:0:{verb}:")), verb
    assert await club.state(session) == before


async def test_who_is_not_asked_is_told_whose_move_it_is(club: Club) -> None:
    session = await challenge(club)
    person = await to_phase(club, session, "prepare")
    other = club.bob if person is club.ann else club.ann
    panel = await club.hand(person, session)
    custom_id, menu = answers_on(panel, session.question)[0]
    values = [menu["options"][0]["value"]] if menu else None
    before = await club.state(session)
    result = await club.press(other, club.board(), custom_id, values)
    assert said(result) == f"It’s not your turn. Wait for {person.name}."
    assert await club.state(session) == before


@pytest.mark.parametrize("kind", ["pick", "prepare", "announce_noble"])
async def test_a_second_click_does_nothing(club: Club, kind: str) -> None:
    session = await challenge(club)
    person = await to_phase(club, session, kind)
    panel = await club.hand(person, session)
    custom_id, menu = answers_on(panel, session.question)[-1]
    count = menu["min_values"] if menu else 0
    values = [option["value"] for option in menu["options"]][:count] if menu else None
    await club.press(person, panel, custom_id, values)
    once = await club.state(session)
    await club.again()  # the same interaction, delivered twice
    assert await club.state(session) == once
    twice = await club.press(person, panel, custom_id, values)
    assert twice.acknowledged
    assert not twice.followups, "nothing is said of it"
    assert await club.state(session) == once
    shown = words(twice.response)
    fresh = await club.hand(person, session)
    assert shown == words(fresh)


async def test_late_clicks_on_old_boards_and_panels_do_nothing(club: Club) -> None:
    session = await challenge(club)
    person = await to_phase(club, session, "announce_noble")
    board = club.board()
    chosen = [
        *answers_on(board, session.question),
        *answers_on(await club.hand(person, session), session.question),
    ]
    assert len(chosen) >= 2
    await act(club, session, Random(9))
    await act(club, session, Random(9))
    panel = await club.hand(person, session)
    before = await club.state(session)
    for message in (board, panel):
        for custom_id, menu in chosen:
            values = [menu["options"][0]["value"]] if menu else None
            late = await club.press(person, message, custom_id, values)
            assert late.acknowledged
            assert not late.followups, "they see what has come instead"
    assert await club.state(session) == before


async def test_after_the_end_nothing_moves(club: Club) -> None:
    session = await challenge(club)
    panel = await club.hand(club.ann, session)
    menu = menus(panel)[0]
    values = [option["value"] for option in menu["options"]][:3]
    await concede(club, club.bob, session)
    before = await club.state(session)
    for person in (club.ann, club.bob):
        assert (
            said(await club.press(person, panel, menu["custom_id"], values))
            == "This match is over. Start another with `/play`."
        )
    for verb in OF_PLAYERS:
        message = panel if Where.PRIVATE in VERBS[verb].where else club.board()
        assert "is over" in said(await club.press(club.ann, message, f"h1:1:0:{verb}:"))
    assert await club.state(session) == before


def tampered(custom_id: str, chance: Random) -> list[str]:
    """Ids that no client of ours would send."""
    head, match, number, verb, detail = custom_id.split(":", 4)
    made = [
        f"{head}:{match}:{number}:dance:{detail}",
        f"{head}:{match}:{number}:done:0/99",
        f"{head}:{match}:{number}:answer:no such card",
        f"{head}:{match}:{number}:answer:{'x' * 300}",
        f"{head}:{match}:{number}:menu:",
        f"{head}:{match}:{number}:gather:0/1.1.1.1",
        f"{head}:{match}:{number}:gather:-5/",
        f"{head}:{match}:zzzz:{verb}:{detail}",
        f"{head}:zzzz:{number}:{verb}:{detail}",
        f"{head}:1y2p0ij32e8e8:{number}:{verb}:{detail}",
        f"{head}:zzzzzzzzzzzzz:{number}:{verb}:{detail}",
        f"{head}:{match}:{number}",
        f"{head}::::",
        f"{head}:{match}:{number}:accept:",
        f"{head}:{match}:{number}:cancel:",
        f"{head}:{match}:0:rematch:",
        f"{head}:zzzz:0:log:",
        f"{head}:zzzz:0:view:",
        f"{head}:zzzz:0:hand:",
        f"{head}:{match}:5:undo:",
    ]
    for _ in range(15):
        letters = [*custom_id]
        letters[chance.randrange(3, len(letters))] = chr(chance.randrange(33, 0x2FF))
        made.append("".join(letters))
    return [text for text in made if text != custom_id]


def is_of_another_question(text: str, number: int) -> bool:
    """Tell whether a control of this match would answer another question than is open."""
    try:
        action = ActionId.parse(text)
    except BadActionId:
        return False
    return action.match == 1 and action.number != number


async def test_tampered_ids_change_nothing_and_are_answered(
    club: Club, caplog: pytest.LogCaptureFixture
) -> None:
    session = await challenge(club)
    person = await to_phase(club, session, "prepare")
    panel = await club.hand(person, session)
    custom_id = str(ActionId(session.id, session.question, MatchVerb.ANSWER, "no_such_thing"))
    before = await club.state(session)
    for text in tampered(custom_id, Random(5)):
        for values in (None, ["nonsense"]):
            result = await club.press(person, panel, text, values)
            if is_of_another_question(text, session.question):
                assert result.acknowledged, "it could be a press that comes too late"
                continue
            assert said(result), text
            assert "in Herald" not in said(result), text
    assert await club.state(session) == before
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


async def test_who_presses_while_the_process_leaves_is_told_to_try_again_soon(
    club: Club, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    session = await challenge(club)
    person = await to_phase(club, session, "pick")
    panel = await club.hand(person, session)
    custom_id, menu = answers_on(panel, session.question)[-1]
    values = [option["value"] for option in menu["options"]][: menu["min_values"]] if menu else None

    async def fails(*_: object) -> None:
        raise CannotWrite(reason="the line is lost")

    monkeypatch.setattr(type(club.store.moves), "commit", fails)
    assert "in Herald" in said(await club.press(person, panel, custom_id, values))
    caplog.clear()
    club.store.lost.set()
    assert "restarting" in said(await club.press(person, panel, custom_id, values))
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


async def test_other_servers_matches_do_not_exist(club: Club) -> None:
    session = await challenge(club)
    code = session.code
    guild = club.env.create_guild("rivals")
    hall = guild.create_text_channel("hall")
    spy = guild.add_member(club.ann.user)  # even a player: the match belongs to the other server
    await club.settle()
    await spy.slash(hall, "play", game="dueling_nobles")
    message = hall.last_message
    before = await club.state(session)
    for verb in ("hand", "view", "log", "ask_concede", "concede", "accept", "offer_draw", "rematch"):
        result = await club.press(spy, message, f"h1:1:0:{verb}:")
        assert "no match with that code" in said(result).lower(), verb
    for command in ("match board", "match log", "match export", "match verify"):
        for text in (code, code.lower(), "XXXXXX", "🃏", "x" * 20):
            assert "no match with that code" in said(await spy.slash(hall, command, code=text)).lower()
    assert "no match in this channel" in said(await spy.slash(hall, "match hand"))
    assert await club.state(session) == before


async def test_in_direct_messages_only_players_look_on(club: Club) -> None:
    await challenge(club)
    await club.cyd.slash(club.channel, "play", game="dueling_nobles", computer="easy")
    dm = club.cyd.user.dm_channel.last_message
    for verb in ("view", "log"):
        assert (
            "no match with that code" in said(await club.press(club.cyd.user, dm, f"h1:1:0:{verb}:")).lower()
        )
        own = await club.press(club.cyd.user, dm, f"h1:2:0:{verb}:")
        assert own.followups == []


async def test_play_again_twice_is_one_rematch(club: Club) -> None:
    session = await challenge(club)
    await concede(club, club.ann, session)
    board = club.board()
    again = buttons(board)["Rematch"]
    await club.ann.click(board, custom_id=again)
    for person in (club.ann, club.bob):
        assert "already asked for a rematch" in said(await club.press(person, board, again))
    assert "not playing" in said(await club.press(club.cyd, board, again))
    assert len(await club.store.matches.open_in_channel(club.channel.id)) == 1
    message = club.last()
    await club.ann.click(message, custom_id=buttons(message)["Cancel"])
    await club.bob.click(board, custom_id=again)
    assert len(await club.store.matches.open_in_channel(club.channel.id)) == 1
