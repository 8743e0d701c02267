"""Nobody loses by a clock that they were not told of: the time to be ready runs from the call."""

from __future__ import annotations

from typing import Any

import pytest
from discord import ui

from bot.competition.setup import TIMES
from bot.competition.state import SeatSource
from bot.matches.agreements import draws
from bot.matches.agreements.draws import DrawOffer
from bot.store import TournamentStatus
from bot.store.tournaments.deadlines import EventClock
from bot.texts import texts_in
from bot.tournaments.course.event import Tournament
from bot.tournaments.course.rounds import CALL_AGAIN
from bot.tournaments.views.table import call
from engines.registry import GAMES
from tests.bot.tournaments.course.scene import LATER, Hall
from tests.bot.tournaments.course.test_laws import FORMATS


def lost_by_no_show(event: Tournament) -> list[int]:
    over = [table.table for table in event.tables if table.table.outcome]
    return [
        n
        for table in over
        if table.outcome and table.outcome.source is SeatSource.NO_SHOW
        for n in table.seats
    ]


async def begun(hall: Hall, format: str, **more: Any) -> None:
    """Make the wave whose tables are looked at: of a tournament with a cut, that of the bracket."""
    await hall.begin(4, **FORMATS[format] | more)
    if format == "cut":
        await hall.next()
        await hall.play()


@pytest.mark.parametrize("format", FORMATS)
async def test_who_was_never_called_never_loses_by_the_clock(hall: Hall, format: str) -> None:
    await begun(hall, format)
    hall.calls = False
    await hall.next()
    await hall.advance(2 * 60)
    event = await hall.event()
    assert lost_by_no_show(event) == []
    assert event.open
    waiting = {each.table_no for each in event.deadlines if each.kind is EventClock.CALL}
    assert waiting == {table.place.table_no for table in event.open}, "each has a clock by which it is called"
    hall.calls = True
    await hall.advance(CALL_AGAIN / 60 + 9)
    assert lost_by_no_show(await hall.event()) == []
    await hall.advance(2)
    assert not (await hall.event()).open


@pytest.mark.parametrize("format", FORMATS)
async def test_the_time_that_a_call_tells_is_the_time_that_runs(hall: Hall, format: str) -> None:
    await begun(hall, format)
    await hall.next()
    event = await hall.event()
    for table in event.open:
        assert event.due(EventClock.READY, table) == hall.told_until[table.place.table_no]


async def test_46_entrants_a_minute_and_few_threads(hall: Hall) -> None:
    """Discord makes 20 new threads in five minutes; those who have pressed Ready never lose."""
    hall.new_threads = 0
    times = TIMES["live"].model_copy(update={"ready": 1})
    await hall.begin(46, times=times)
    hall.new_threads = 20
    await hall.next()
    event = await hall.event()
    assert len([table for table in event.open if table.call]) == 20
    assert len(event.open) == 23
    for table in event.open:
        if table.call:
            await hall.ready(table)
    await hall.settle()
    await hall.advance(LATER / 60 - 0.5)
    assert lost_by_no_show(await hall.event()) == []
    hall.new_threads = 20
    await hall.advance(1)
    event = await hall.event()
    for table in event.open:
        if table.match_id is None:
            assert table.call
            await hall.ready(table)
    await hall.settle()
    event = await hall.event()
    assert all(table.match_id for table in event.open)
    assert lost_by_no_show(event) == []


async def test_a_player_calls_his_own_table_where_no_thread_comes(hall: Hall) -> None:
    hall.new_threads = 0
    await hall.begin(4)
    await hall.next()
    one, other = (await hall.event()).open
    await hall.tournament_service.tables.call(hall.id, hall.press(1000 + one.table.seats[0]))
    await hall.settle()
    event = await hall.event()
    called = {table.place.table_no: table.call for table in event.open}
    call = called[one.place.table_no]
    assert call is not None
    assert call[0] == hall.channel, "in the channel of the tournament"
    assert called[other.place.table_no] is None
    await hall.ready(one)
    await hall.advance(11)
    assert (await hall.event()).open == event.open or lost_by_no_show(await hall.event()) == []


async def test_a_call_that_is_gone_stops_the_clock_until_the_next(hall: Hall) -> None:
    """Somebody deletes the thread, and Discord makes no other for a while."""
    await hall.begin(2)
    await hall.next()
    (table,) = (await hall.event()).open
    assert table.call is not None
    hall.new_threads = 0
    hall.calls = False
    await hall.tournament_service.thread_lost(table.call[0])
    await hall.advance(60)
    assert lost_by_no_show(await hall.event()) == []
    hall.calls, hall.new_threads = True, 10
    await hall.advance(6)
    (table,) = (await hall.event()).open
    assert table.call
    await hall.ready(table)
    await hall.settle()
    await hall.play()
    assert (await hall.event()).status is TournamentStatus.BETWEEN


async def test_a_replay_is_called_too(hall: Hall) -> None:
    await hall.begin(2, format="single")
    await hall.next()
    (table,) = (await hall.event()).open
    await hall.ready(table)
    await hall.settle()
    hall.calls = False
    session = await hall.session(table)
    for user, step in ((1001, DrawOffer.MAKE), (1002, DrawOffer.ACCEPT)):
        await draws.agree(hall.match_service, session.id, hall.press(user), step)
    await hall.settle()
    await hall.advance(2 * 60)
    assert lost_by_no_show(await hall.event()) == []


async def test_an_event_that_goes_on_calls_who_waits_and_corrects_what_was_told(hall: Hall) -> None:
    await hall.begin(4)
    await hall.next()
    await hall.tournament_service.strand(hall.id)
    await hall.settle()
    event = await hall.event()
    assert event.row.paused
    assert {note.what for note in hall.said[-4:]} == {"times", "stranded", "held"}
    await hall.tournament_service.go_on(hall.id, hall.keeper)
    await hall.settle()
    assert [note.what for note in hall.said[-2:]] == ["times", "times"]


@pytest.mark.parametrize("seconds", [3_600.0])
async def test_times_are_corrected_after_a_standstill(hall: Hall, seconds: float) -> None:
    await hall.begin(4)
    await hall.next()
    await hall.store.deadlines.credit(seconds)
    await hall.tournament_service.times_moved()
    await hall.settle()
    assert [note.what for note in hall.said[-2:]] == ["times", "times"]


async def test_extra_time_for_a_table_that_has_not_begun_moves_the_end_of_its_round_too(hall: Hall) -> None:
    await hall.begin(2)
    await hall.next()
    before = await hall.event()
    (table,) = before.open
    await hall.tournament_service.tables.extra_time(table.place, hall.keeper, 20)
    await hall.settle()
    event = await hall.event()
    ready, ends = before.due(EventClock.READY, table), before.due(EventClock.ROUND)
    assert ready is not None
    assert ends is not None
    assert event.due(EventClock.READY, table) == ready + 1_200
    assert event.due(EventClock.ROUND, table) == ends + 1_200
    assert hall.said[-1].what == "times"


async def test_a_table_is_called_with_sealed_dice_and_called_anew_with_the_same(hall: Hall) -> None:
    """Who is ready adds to dice that are sealed; no call, and no process that was killed, draws others."""
    await hall.begin(2)
    await hall.next()
    (table,) = (await hall.event()).open
    sealed = table.sealed
    assert sealed is not None
    assert table.call is not None
    layout = call(await hall.event(), table, texts_in("en"))
    told = [each.content for each in layout.walk_children() if isinstance(each, ui.TextDisplay)]
    assert sealed.promise() in "".join(told)
    await hall.ready(table, [1])
    await hall.tournament_service.thread_lost(table.call[0])
    await hall.advance(6)
    (again,) = (await hall.event()).open
    assert again.call is not None
    assert again.call != table.call
    assert again.sealed == sealed
    await hall.ready(again, [number for number in again.table.seats if number != 1])
    await hall.settle()
    session = await hall.session(again)
    row = await hall.store.matches.get(session.id)
    assert row is not None
    assert row.origin is not None
    assert (row.code, row.seed, row.commitment) == (sealed.code, sealed.server_seed, sealed.promise())
    assert row.origin.message == str(again.call[1])


async def test_dice_that_cannot_be_thrown_any_more_are_drawn_anew_and_shown_before_the_match(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    await hall.begin(2)
    await hall.next()
    (table,) = (await hall.event()).open
    await hall.ready(table, [1])
    game = type(GAMES["dueling_nobles"])
    monkeypatch.setattr(game, "rules_version", game.rules_version + 1)
    hall.calls = False
    await hall.ready(table, [2])
    await hall.settle()
    assert (await hall.event()).open[0].match_id is None, "nobody has seen these dice sealed"
    hall.calls = True
    await hall.advance(6)
    (again,) = (await hall.event()).tables
    assert again.match_id is not None
    assert again.sealed is not None
    assert table.sealed is not None
    assert again.sealed.server_seed != table.sealed.server_seed
    assert again.call != table.call
