"""Every step once: killed between any two writes, pressed by two, undone."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.competition.setup import Setup
from bot.errors import AlreadyAnswered
from bot.store import TournamentStatus
from bot.store.sql import Rows, Statement
from bot.tournaments.course.errors import RoundExists, RoundOpen, RoundPlayed, TournamentMoved
from tests.bot.tournaments.course.scene import Hall


class Killed(BaseException):
    """The process is gone."""


def killer(hall: Hall, at: int, *, after: bool) -> list[int]:
    """Kill the process at its so manieth write, before it or after; return the count of writes."""
    write, count = hall.store.writer.write, [0]

    async def deadly(*statements: Statement) -> Rows:
        count[0] += 1
        if count[0] == at and not after:
            raise Killed
        rows = await write(*statements)
        if count[0] == at:
            raise Killed
        return rows

    hall.store.writer.write = deadly  # pyright: ignore[reportAttributeAccessIssue]
    return count


async def whole(hall: Hall, at: int, *, after: bool) -> int:
    """Play a double elimination of three, killed once at this write and taken up again; return the writes."""
    await hall.begin(3, format="double")
    count = killer(hall, at, after=after)
    killed = False
    for _ in range(60):
        try:
            event = await hall.event()
            if event.status is TournamentStatus.FINISHED:
                break
            if event.open:
                await hall.play()
            else:
                await hall.next()
        except Killed:
            killed = True
            await hall.reopen()
            await hall.settle()
    event = await hall.event()
    assert event.status is TournamentStatus.FINISHED
    assert event.ranking == ((1,), (2,), (3,))
    assert len(event.tables) == 4
    assert all(table.revision == 1 for table in event.tables), "no result twice"
    sql = "SELECT count(*) AS n FROM matches WHERE status <> 'finished'"
    row = await hall.store.matches._reader.row(sql)
    assert row is not None
    assert row["n"] == 0, "no match is left over"
    sql = "SELECT count(*) AS n FROM matches"
    row = await hall.store.matches._reader.row(sql)
    assert row is not None
    assert row["n"] == 4, "one match a pairing"
    return 0 if killed or not at else count[0]


@pytest.mark.parametrize("after", [False, True], ids=["before", "after"])
async def test_an_event_that_is_killed_at_any_write_comes_to_the_same_end(tmp_path: Any, after: bool) -> None:
    for at in range(1 + 2 * after, 400, 8):  # the soak kills at all of them
        folder = tmp_path / str(at)
        folder.mkdir()
        hall = await Hall(folder).open()
        try:
            survived = await whole(hall, at, after=after)
        finally:
            await hall.close()
        if survived:
            assert at > 30, "most of it was never killed"
            return
    raise AssertionError("it writes without end")


async def test_admin_and_clock_make_one_round_at_once(hall: Hall) -> None:
    """Admin and player report at once, one round (PDT #1372)."""
    await hall.begin(4)
    made = [
        hall.tournament_service.rounds.make_next(hall.id, hall.keeper, 1),
        hall.tournament_service.rounds.make_next(hall.id, hall.keeper, 1),
        hall.tournament_service.rounds.make_next(hall.id, None, 1),
    ]
    results = await asyncio.gather(*made, return_exceptions=True)
    assert [type(each) for each in results].count(RoundExists) == 2
    assert len((await hall.event()).rounds) == 1


async def test_two_choices_of_one_moment_do_not_undo_each_other(hall: Hall) -> None:
    seen, rounds = await hall.draft(), hall.tournament_service.rounds
    name, game = seen.row.name, seen.row.game
    longer, later = Setup(best_of=3), Setup(rounds=4)
    await rounds.configure(seen, hall.keeper, name, game, longer)
    with pytest.raises(TournamentMoved):
        await rounds.configure(seen, hall.keeper, name, game, later)
    assert (await hall.event()).setup == longer


async def test_one_interaction_does_one_thing(hall: Hall) -> None:
    await hall.begin(4)
    keeper = hall.keeper
    await hall.tournament_service.rounds.make_next(hall.id, keeper, 1)
    await hall.tournament_service.rounds.undo(hall.id, hall.keeper, 1)
    with pytest.raises(AlreadyAnswered):
        await hall.tournament_service.rounds.make_next(hall.id, keeper, 1)


async def test_no_round_before_all_results_and_the_open_table_is_named(hall: Hall) -> None:
    """No round before all results; the open table is named (cobra #439, liwords #978)."""
    await hall.begin(4)
    await hall.next()
    event = await hall.event()
    await hall.ready(event.open[0])
    await hall.settle()
    await hall.lose(event.open[0], event.open[0].table.seats[0])
    await hall.settle()
    with pytest.raises(RoundOpen) as caught:
        await hall.tournament_service.rounds.make_next(hall.id, hall.keeper, 2)
    assert caught.value.values["tables"] == "2"


async def test_a_round_is_undone_until_somebody_plays_and_pairs_the_same_again(hall: Hall) -> None:
    await hall.begin(5)
    await hall.next()
    before = (await hall.event()).played
    await hall.tournament_service.rounds.undo(hall.id, hall.keeper, 1)
    event = await hall.event()
    assert (event.status, event.tables) == (TournamentStatus.OPEN, ())
    await hall.register(6)
    await hall.tournament_service.leaving.drop(hall.id, hall.press(1006))
    await hall.next()
    assert (await hall.event()).played == before
    event = await hall.event()
    await hall.ready(event.open[0])
    await hall.settle()
    with pytest.raises(RoundPlayed):
        await hall.tournament_service.rounds.undo(hall.id, hall.keeper, 1)


async def test_where_no_thread_can_be_made_tables_play_in_the_channel(hall: Hall) -> None:
    hall.threads = False
    await hall.begin(4)
    event = await hall.play_all()
    assert event.ranking[0] == (1,)
    assert set(event.threads.values()) == {event.row.channel_id}


async def test_a_thread_that_was_deleted_is_made_anew_and_its_match_goes_on_there(hall: Hall) -> None:
    await hall.begin(2)
    await hall.next()
    (table,) = (await hall.event()).open
    await hall.ready(table)
    await hall.settle()
    session = await hall.session(table)
    await hall.match_service.strand(session.id, "channel-gone")
    await hall.tournament_service.thread_lost(session.place.channel_id)
    await hall.settle()
    session = await hall.session(table)
    assert not session.stands
    await hall.lose(table, 1)
    await hall.settle()
    assert not (await hall.event()).open
