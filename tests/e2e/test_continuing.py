"""Out of a replay somebody goes on against computers, from the moment that they look at."""

from __future__ import annotations

from random import Random
from typing import Any

from bot.store import MatchStatus
from tests.e2e.club import Club, buttons, menus, said, words
from tests.e2e.play import act, concede
from tests.e2e.test_replay import finished, menu_of, opened


async def at_a_turn(club: Club, person: Any, turn: int) -> Any:
    """Open the replay of the finished match at one of its turns."""
    shown = await opened(club, person)
    turns = menu_of(shown, "turn")
    value = turns["options"][turn - 1]["value"]
    await person.select(shown, custom_id=turns["custom_id"], values=[value])
    return shown


async def newest(club: Club, person: Any) -> Any:
    row = (await club.store.matches.of_user(person.id))[0]
    return await club.session(row.id)


async def test_a_player_goes_on_in_his_own_seat_from_how_it_stood(club: Club) -> None:
    before = await finished(club)
    shown = await at_a_turn(club, club.ann, 2)
    told = words(shown)
    moment = int(told.split("moment ")[1].split()[0])
    await club.ann.click(shown, custom_id=buttons(shown)["Play On as ann"])
    session = await newest(club, club.ann)
    own = before.people.seat_of(club.ann.id).number
    assert session.people.seat_of(club.ann.id).number == own
    assert [seat.level for seat in session.people.seats if seat.number != own] == ["medium"]
    told = "\n".join(words(message) for message in club.channel.history())
    assert f"ann plays on from moment {moment} of `{before.code}`" in told
    assert f"against computers: match `{session.code}`" in told
    row: Any = await club.bot.store.matches.by_code(before.code)
    there = await club.bot.records.moment(row, moment, own)
    begun: Any = await club.bot.records.branch(row, moment)
    given = await club.store.moves.answers(session.id)
    assert [(each.seat, each.answer) for each in given[: len(begun.answers)]] == [
        (each.seat, each.answer) for each in begun.answers
    ]
    assert session.match.turn > 0
    assert there.number == moment
    await concede(club, club.ann, session)
    ended = await club.store.matches.get(session.id)
    assert ended is not None
    assert ended.continued_from == before.code
    assert await club.store.ratings.changes_of_match(session.id) == {}


async def test_what_was_begun_so_outlives_a_restart_and_is_replayed_and_checked_whole(club: Club) -> None:
    await finished(club)
    shown = await at_a_turn(club, club.cyd, 2)
    await club.cyd.select(shown, custom_id=menu_of(shown, "eyes")["custom_id"], values=["1"])
    label = next(label for label in buttons(shown) if label.startswith("Play On as"))
    await club.cyd.click(shown, custom_id=buttons(shown)[label])
    session = await newest(club, club.cyd)
    assert session.people.seat_of(club.cyd.id).number == 1
    await club.restart()
    session = await club.session(session.id)
    for _ in range(3):
        session = await club.session(session.id)
        if session.match.result is None and 1 in session.waiting:
            await act(club, session, Random(5))
    await concede(club, club.cyd, session)
    again = await club.cyd.slash(club.channel, "match replay", code=session.code)
    assert "moment 0 of" in words(again.response)
    checked = await club.cyd.slash(club.channel, "match verify", code=session.code)
    assert "consistent" in words(checked.response)


async def test_nobody_goes_on_from_a_match_of_a_tournament_that_goes_on_nor_with_forged_controls(
    club: Club, monkeypatch: Any
) -> None:
    session = await finished(club)
    shown = await at_a_turn(club, club.ann, 2)
    go_on = buttons(shown)["Play On as ann"]

    async def open_event(match_id: int) -> int:
        return match_id

    monkeypatch.setattr(club.store.rounds, "open_event_of", open_event)
    assert "Try again when it is over" in said(await club.ann.click(shown, custom_id=go_on))
    again = await club.ann.slash(club.channel, "match replay", code=session.code)
    assert not [label for label in buttons(again.response) if label.startswith("Play On")]
    monkeypatch.undo()
    for detail in ("7", "x", "-1", ""):
        assert "out of date" in said(
            await club.press(club.ann, shown, f"h1:{session.id}:5:continue:{detail}")
        )
    assert "no match with that code" in said(await club.press(club.ann, shown, "h1:zzz:5:continue:0"))
    assert await club.store.matches.of_user(club.ann.id) == []
    assert menus(shown)


async def test_what_goes_on_is_not_continued_and_another_servers_match_is_not_there(club: Club) -> None:
    session = await finished(club)
    shown = await at_a_turn(club, club.ann, 2)
    elsewhere = club.env.create_guild("elsewhere")
    hall = elsewhere.create_text_channel("hall")
    eve = elsewhere.add_member(club.env.create_user("eve"))
    foreign = await eve.slash(hall, "matches")
    assert "no match with that code" in said(
        await club.press(eve, foreign.response, f"h1:{session.id}:5:continue:0")
    )
    await club.ann.click(shown, custom_id=buttons(shown)["Play On as ann"])
    open_one = await newest(club, club.ann)
    pressed = await club.press(club.ann, shown, f"h1:{open_one.id}:1:continue:0")
    assert "when the match is over" in said(pressed)
    with_no_decision = await club.store.matches.of_user(club.ann.id, (MatchStatus.CHALLENGE,))
    assert with_no_decision == []


async def test_in_french_the_way_on_names_the_seat(club: Club) -> None:
    await finished(club)
    club.locales[club.ann.id] = club.guild_locale = "fr"
    board = club.board()
    replay = next(each for each in buttons(board).values() if ":replay:" in each)
    shown: Any = (await club.ann.click(board, custom_id=replay)).response
    await club.ann.click(shown, custom_id=buttons(shown)["Repartir d’ici à la place d’ann"])
    assert "ann repart de l’étape 0 de" in "\n".join(words(each) for each in club.channel.history())
