"""Round clocks of brackets: a match must have a winner."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.competition.setup import TIMES
from bot.competition.state import duel
from bot.errors import OutOfOrder
from bot.matches.agreements import draws
from bot.matches.agreements.draws import DrawOffer
from bot.matches.session import MatchSession
from bot.matches.start.appointments import Appointments
from bot.store import CannotWrite, TableRow, TournamentStatus
from bot.store.tournaments.deadlines import EventClock
from bot.texts import texts_in
from bot.tournaments.messages import NoteKind
from bot.tournaments.views.table import told
from engines.registry import GAMES
from tests.bot.tournaments.course.scene import Hall

Games = list[float]


@pytest.fixture
def games(monkeypatch: pytest.MonkeyPatch) -> Games:
    """What each seat has won so far, at every table: change it as games end."""
    won: Games = [0.0, 0.0]
    game = GAMES["dueling_nobles"]
    monkeypatch.setattr(type(game), "rules", replace(game.rules, score=lambda *_: tuple(won)))
    return won


async def final(hall: Hall, best_of: int = 3) -> TableRow:
    """Two sit down to a match of a bracket, of an hour."""
    await hall.begin(2, format="single", best_of=best_of)
    await hall.next()
    (table,) = (await hall.event()).open
    await hall.ready(table)
    await hall.settle()
    return table


def whats(hall: Hall) -> list[str]:
    return [note.what for note in hall.said if note.table]


async def test_who_leads_when_the_time_of_a_bracket_is_up_has_won(hall: Hall, games: Games) -> None:
    table = await final(hall)
    games[1] = 1.0
    await hall.advance(61)
    event = await hall.event()
    assert event.tables[0].table.outcome == duel(0, 1, 1)
    assert event.ranking[0] == (table.table.seats[1],)
    session = await hall.session(table)
    assert session.match.result is not None, "the match itself is called off"
    assert whats(hall)[-1] == "time-up"


async def test_nobody_leads_so_they_are_told_and_play_on_for_a_lead(hall: Hall, games: Games) -> None:
    table = await final(hall)
    await hall.advance(61)
    assert (await hall.event()).open, "a match of a bracket is not drawn"
    assert whats(hall).count(NoteKind.TIME_LEVEL) == 1
    layout, called = told(await hall.event(), table, NoteKind.TIME_LEVEL, {}, texts_in("en"))
    assert "The first to take the lead wins" in str(layout.to_components())
    assert called == []
    await hall.reopen()
    await hall.advance(30)
    assert (await hall.event()).open
    assert whats(hall).count(NoteKind.TIME_LEVEL) == 1, "once is enough"
    games[0] = 1.0
    await hall.advance(2)
    event = await hall.event()
    assert event.tables[0].table.outcome == duel(1, 0, 1)
    assert event.status is TournamentStatus.BETWEEN


@pytest.mark.parametrize(("best_of", "won"), [(1, 0.0), (3, 1.0)])
async def test_where_the_next_game_ends_the_match_itself_nothing_else_is_waited_for(
    hall: Hall, games: Games, best_of: int, won: float
) -> None:
    table = await final(hall, best_of)
    games[:] = [won, won]
    await hall.advance(61)
    event = await hall.event()
    assert whats(hall)[-1] == NoteKind.TIME_LEVEL
    assert event.open
    assert not event.deadlines
    games[0] += 1
    await hall.lose(table, table.table.seats[1])
    await hall.settle()
    assert (await hall.event()).ranking[0] == (table.table.seats[0],)


async def test_extra_time_comes_before_the_lead(hall: Hall, games: Games) -> None:
    table = await final(hall)
    await hall.advance(61)
    await hall.tournament_service.tables.extra_time(table.place, hall.keeper, 10)
    games[0] = 1.0
    await hall.advance(9)
    assert (await hall.event()).open
    await hall.advance(2)
    assert (await hall.event()).tables[0].table.outcome == duel(1, 0, 1)


async def test_both_brackets_of_a_double_elimination_have_the_clock(hall: Hall, games: Games) -> None:
    await hall.begin(4, format="double", best_of=3)
    await hall.next()
    await hall.play()
    await hall.next()
    due = {
        (each.stage, each.round) for each in (await hall.event()).deadlines if each.kind is EventClock.ROUND
    }
    assert due == {(each.stage, each.number) for each in (await hall.event()).rounds if each.wave == 2}
    assert len(due) == 2


@pytest.mark.parametrize("format", ["swiss", "single"])
async def test_a_match_that_cannot_be_read_does_not_hold_the_others_up(
    hall: Hall, games: Games, monkeypatch: pytest.MonkeyPatch, format: str
) -> None:
    await hall.begin(4, format=format, best_of=3)
    await hall.next()
    broken, sound = (await hall.event()).open
    for table in (broken, sound):
        await hall.ready(table)
    await hall.settle()
    games[0] = 1.0
    lost, newest, end = (await hall.session(broken)).id, hall.match_service.newest, hall.match_service.end

    async def out_of_order(match_id: int) -> MatchSession:
        if match_id == lost:
            raise OutOfOrder
        return await newest(match_id)

    async def ended(match_id: int, *given: Any, **how: Any) -> bool:
        if match_id == lost:
            raise OutOfOrder
        return await end(match_id, *given, **how)

    monkeypatch.setattr(hall.match_service, "newest", out_of_order)
    monkeypatch.setattr(hall.match_service, "end", ended)
    await hall.advance(61)
    event = await hall.event()
    assert event.current[1].table.outcome == duel(1, 0, 1)
    assert event.current[0].table.outcome == (duel(0, 0, 1) if format == "swiss" else None)
    waits = format == "single"
    assert whats(hall).count("unread") == waits, "the organisers hear of what waits for them, once"
    assert [each.kind for each in event.deadlines if each.table_no == broken.place.table_no] == []


async def test_a_store_that_fails_for_a_moment_makes_no_draw_of_what_was_won(
    hall: Hall, games: Games, monkeypatch: pytest.MonkeyPatch
) -> None:
    await hall.begin(2, best_of=3)
    await hall.next()
    (table,) = (await hall.event()).open
    await hall.ready(table)
    await hall.settle()
    games[0] = 1.0

    async def lost(*_: object) -> None:
        raise CannotWrite(reason="the connection is lost")

    with monkeypatch.context() as patch:
        patch.setattr(hall.store.moves, "commit", lost)
        with pytest.raises(CannotWrite):
            await hall.advance(61)
    assert (await hall.event()).open
    await hall.advance(1)
    assert (await hall.event()).current[0].table.outcome == duel(1, 0, 1)


async def test_the_organisers_hear_of_a_match_that_cannot_begin(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def out_of_order(*_: object) -> None:
        raise OutOfOrder

    await hall.begin(2, times=TIMES["live"].model_copy(update={"round": 0}))
    await hall.next()
    (table,) = (await hall.event()).open
    monkeypatch.setattr(Appointments, "begin", out_of_order)
    await hall.ready(table)
    await hall.settle()
    (table,) = (await hall.event()).open
    assert table.match_id is None
    assert whats(hall)[-1] == "unread"


@pytest.mark.parametrize("format", ["swiss", "single"])
async def test_a_replay_does_not_outlast_the_round(hall: Hall, games: Games, format: str) -> None:
    """The time is up while both get ready to play again: it is looked at as soon as they have begun."""
    await hall.begin(2, format=format, best_of=3, draws=False)
    await hall.next()
    (table,) = (await hall.event()).open
    await hall.ready(table)
    await hall.settle()
    await hall.advance(55)
    session = await hall.session(table)
    for user, step in ((1001, DrawOffer.MAKE), (1002, DrawOffer.ACCEPT)):
        await draws.agree(hall.match_service, session.id, hall.press(user), step)
    await hall.settle()
    await hall.advance(6)
    (table,) = (await hall.event()).open
    await hall.ready(table)
    await hall.settle()
    assert "time-soon" in whats(hall)[-2:], "they are warned, and have some time of their own"
    await hall.advance(4)
    assert (await hall.event()).open
    await hall.advance(2)
    if format == "single":
        assert whats(hall)[-1] == NoteKind.TIME_LEVEL
        games[0] = 1.0
        await hall.advance(2)
    assert (await hall.event()).tables[0].table.outcome == duel(int(games[0]), 0, 1)


async def test_a_table_is_warned_before_its_time_is_up(hall: Hall) -> None:
    await hall.begin(4)
    await hall.next()
    one, other = (await hall.event()).open
    for table in (one, other):
        await hall.ready(table)
    await hall.settle()
    await hall.tournament_service.tables.extra_time(other.place, hall.keeper, 20)
    await hall.advance(56)
    warned = [note.table for note in hall.said if note.what == "time-soon"]
    assert warned == [one.place.table_no]
    await hall.advance(20)
    warned = [note.table for note in hall.said if note.what == "time-soon"]
    assert warned == [one.place.table_no, other.place.table_no]


@pytest.mark.parametrize("minutes", [57, 59.5])
async def test_a_match_that_begins_near_the_end_of_its_round_is_not_ended_unwarned(
    hall: Hall, minutes: float
) -> None:
    times = TIMES["live"].model_copy(update={"ready": 100})
    await hall.begin(2, times=times)
    await hall.next()
    await hall.advance(minutes)
    (table,) = (await hall.event()).open
    await hall.ready(table)
    await hall.settle()
    assert {"time-soon", "times"} <= set(whats(hall)[-3:])
    await hall.advance(4.5)
    assert (await hall.event()).open
    await hall.advance(1)
    assert not (await hall.event()).open
