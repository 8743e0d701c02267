"""Ageing day by day: what is over goes in its time, and nothing else, whatever the clock says."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import pytest

from bot.community.ageing import AFTER_START, CATCH_UP, LOOK_EVERY
from bot.store import Slot, Statement, Store
from bot.store.privacy.periods import DAY, RetentionRule, rule_of
from bot.store.privacy.retention import AgeClock, Key
from tests.bot.community.scene import KEEP, Years
from tests.bot.matches.scene import ANNE, BEN, until


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await Store.open(tmp_path / "herald.sqlite3", tmp_path)
    yield store
    await store.close()


async def test_what_is_over_goes_after_its_days_and_what_runs_stays(store: Store) -> None:
    years = Years(store)
    await years.ageing.look()
    old, fresh = await years.over(KEEP + 1), await years.over(KEEP - 3)
    runs = (await years.begin()).id
    await years.days(1)
    assert await years.matches() == {fresh, runs}
    assert years.match_service.awake.get(old) is None
    await years.days(3)
    assert await years.matches() == {runs}
    assert (await years.answer(await years.match_service.session(runs))).id == runs, "it is played on"


async def test_it_looks_once_a_day_whenever_it_is_started(store: Store) -> None:
    years = Years(store)
    await years.ageing.start()
    assert years.ageing.alarm.due == years.time + AFTER_START
    await years.ageing.look()
    old = await years.over(KEEP + 1)
    years.time += LOOK_EVERY - 1
    await years.ageing.look()
    assert await years.matches() == {old}
    years.time += 1
    await years.ageing.look()
    assert await years.matches() == set()
    await years.ageing.stop()


async def test_a_clock_that_jumps_lets_go_no_more_than_some_days_at_once(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    years = Years(store)
    await years.ageing.look()
    matches = [await years.over(days) for days in (1, 10, 50)]
    years.time += 1_000 * DAY
    for _ in range(10):
        await years.ageing.look()
    assert await years.matches() == set(matches)
    assert "days ahead" in caplog.text
    clock = await store.retention.clock()
    assert clock is not None
    assert clock.time == years.time - 1_000 * DAY + CATCH_UP
    years.time -= 1_000 * DAY  # somebody has set it right
    await years.days(1)
    clock = await store.retention.clock()
    assert clock == AgeClock(years.time, years.time)
    assert await years.matches() == set(matches)


async def test_the_first_look_of_all_goes_by_what_was_played_last(store: Store) -> None:
    years = Years(store)
    match = await years.over(1)
    years.time += 1_000 * DAY
    await years.ageing.look()
    assert await years.matches() == {match}


async def test_after_an_absence_what_is_due_goes_within_days(store: Store) -> None:
    years = Years(store)
    await years.ageing.look()
    match = await years.over(KEEP - 10)
    years.time += 20 * DAY
    await years.days(5)
    assert await years.matches() == {match}
    await years.days(10)
    assert await years.matches() == set()


async def test_kept_for_ever_is_kept_for_ever_and_presses_are_not(store: Store) -> None:
    years = Years(store, keep_days=0)
    await years.ageing.look()
    match = await years.over(10_000)
    await store.preferences.set_discord_locale(ANNE, "fr")
    assert len(await store._reader.rows("SELECT * FROM seen_interactions"))
    await years.days(2)
    assert await years.matches() == {match}
    assert list(await store._reader.rows("SELECT * FROM seen_interactions")) == []
    assert (await store.preferences.user(ANNE)).discord_locale == "fr"


async def test_people_who_come_no_more_are_forgotten_and_ratings_of_others_stay(store: Store) -> None:
    years = Years(store)
    await years.ageing.look()
    session = await years.begin()
    await years.match_service.concede(session.id, years.press(BEN))
    await years.rater.look()
    for user in (ANNE, BEN):
        await store.preferences.set_discord_locale(user, "fr")
    await years.ageing.look()
    await years.days(1)
    for _ in range(KEEP + 2):
        await store.preferences.came(ANNE, years.time)
        await years.days(1)
    (board, *_) = await store.ratings.boards()
    assert (await store.ratings.standing(board)).keys() == {ANNE}
    (event,) = await store.ratings.events(board)
    assert BEN not in {user for team in event.teams for user in team}
    assert await years.matches() == set()
    assert (await store.preferences.user(BEN)).discord_locale is None
    assert (await store.preferences.user(ANNE)).discord_locale == "fr"


async def test_who_still_plays_is_not_forgotten(store: Store) -> None:
    years = Years(store)
    await years.ageing.look()
    session = await years.begin(clock="correspondence")
    await store.preferences.set_discord_locale(BEN, "fr")
    await years.days(KEEP + 5)
    assert {seat.user_id for seat in await store.matches.seats(session.id)} == {ANNE, BEN}


async def test_a_process_that_ends_stops_between_two_batches_and_the_next_goes_on(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    years = Years(store)
    await years.ageing.look()
    before = await store.retention.clock()
    matches = {await years.over(KEEP + 1) for _ in range(12)}
    delete = store.retention.delete_over

    async def cut_off(rule: RetentionRule, before: float, keys: Sequence[Key]) -> list[Key]:
        years.batches.stopping = rule.table == "matches"
        return await delete(rule, before, keys)

    monkeypatch.setattr(store.retention, "delete_over", cut_off)
    await years.days(1)
    left = await years.matches()
    assert len(left) == len(matches) - rule_of("matches").at_once
    assert await store.retention.clock() == before, "the look is not done"
    monkeypatch.undo()
    again = Years(store)
    again.time = years.time
    await again.ageing.look()
    assert await years.matches() == set()


async def test_moves_are_written_while_much_goes(store: Store) -> None:
    years = Years(store)
    await years.ageing.look()
    for _ in range(40):
        await years.over(KEEP + 1)
    session = await years.begin()
    years.time += DAY
    look = asyncio.create_task(years.ageing.look())
    moves = 0
    while not look.done() and session.match.result is None and moves < 8:
        session = await years.answer(session, moves)
        moves += 1
    await look
    assert moves == 8
    assert await years.matches() == {session.id}


async def test_another_slot_leaves_tables_to_the_first(store: Store) -> None:
    years = Years(store, slot=Slot(1, 2))
    match = await years.over(KEEP + 1)
    await years.ageing.look()
    assert await years.matches() == {match}
    assert await store.retention.clock() is None


# Servers


async def left(years: Years, guild: int = 7) -> None:
    years.present = set()
    await years.departures.left(guild)


async def test_a_server_that_sends_herald_away_is_kept_for_a_month_then_all_of_it_goes(store: Store) -> None:
    years = Years(store)
    await years.ageing.look()
    session = await years.begin()
    await left(years)
    assert years.lost == [1], "its channels are lost: clocks stand"
    await years.days(29)
    assert await years.matches() == {session.id}
    await years.days(2)
    assert await years.matches() == set()
    assert years.match_service.awake.get(session.id) is None
    assert await store.retention.servers() == set()


async def test_a_server_that_comes_back_before_is_as_it_was(store: Store) -> None:
    years = Years(store)
    await years.ageing.look()
    session = await years.begin()
    await left(years)
    await years.days(29)
    years.present = {7}
    await years.departures.came(7)
    await years.days(10)
    assert await years.matches() == {session.id}


async def test_a_server_that_is_back_unnoticed_loses_nothing(store: Store) -> None:
    years = Years(store)
    await years.ageing.look()
    session = await years.begin()
    await left(years)
    years.present = {7}
    await years.days(40)
    assert await years.matches() == {session.id}
    await years.departures.compare()
    assert await store.retention.servers_gone() == {}


async def test_while_nobody_knows_which_servers_are_there_nothing_goes(store: Store) -> None:
    years = Years(store)
    await years.ageing.look()
    session = await years.begin()
    await left(years)
    years.present = None
    await years.days(40)
    await years.departures.compare()
    assert await years.matches() == {session.id}


async def test_who_went_while_no_process_ran_is_noted_at_the_start(store: Store) -> None:
    years = Years(store)
    await years.begin()
    await store.preferences.set_guild(8, await store.preferences.guild(8))
    years.present = {8}
    await years.departures.compare()
    assert await store.retention.servers_gone() == {7: years.time}
    years.present = {7, 8}
    await years.departures.compare()
    assert await store.retention.servers_gone() == {}


async def test_a_clock_that_jumps_takes_no_server_before_its_time(store: Store) -> None:
    years = Years(store)
    await years.ageing.look()
    session = await years.begin()
    await left(years)
    years.time += 1_000 * DAY
    await years.ageing.look()
    assert await years.matches() == {session.id}


async def test_a_server_that_comes_back_afterwards_begins_anew(store: Store) -> None:
    years = Years(store)
    await years.ageing.look()
    await years.begin()
    await store.writer.write(Statement('INSERT INTO guilds (id, settings) VALUES (7, \'{"clock":"live"}\')'))
    await left(years)
    await years.days(40)
    years.present = {7}
    await years.departures.came(7)
    assert (await store.preferences.guild(7)).settings == {}
    session = await years.begin()
    await years.days(3)
    assert await years.matches() == {session.id}


async def test_a_server_that_comes_back_while_it_goes_begins_anew_and_not_by_half(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    years = Years(store)
    await years.ageing.look()
    await years.begin()
    await store.seasons.create(7, "Winter", (3, 1), 0.0)
    await left(years)
    await years.days(29)
    delete = store.retention.delete_of_server

    async def cut_off(rule: RetentionRule, guild_id: int, keys: Sequence[Key]) -> list[Key]:
        years.batches.stopping = rule.table == "seasons"
        return await delete(rule, guild_id, keys)

    monkeypatch.setattr(store.retention, "delete_of_server", cut_off)
    await years.days(1)
    assert len(await years.matches()) == 1
    assert await store.seasons.of_guild(7) == []
    monkeypatch.undo()
    again = Years(store)
    await again.departures.compare()
    assert await store.retention.servers() == set()
    assert await store.retention.servers_gone() == {}


async def test_it_waits_for_its_time_and_stops_at_once(store: Store) -> None:
    years = Years(store)
    years.ageing.alarm.at(years.time)
    await until(lambda: _looked(store))
    await years.ageing.stop()


async def _looked(store: Store) -> bool:
    return await store.retention.clock() is not None
