"""Runs of the lab, in the store: one at a time a server, what was played once, what is kept."""

from __future__ import annotations

import pytest

from bot.store import AlreadyDone, Changed, LabRunRow, NewLabRun, PackMark, RunStatus, Store
from bot.store.privacy.periods import DAY
from engines.kernel.cards.packs import Name
from tests.bot.store.scene import NOW

PACK = PackMark("own", 3, Name(en="Own", fr="Propre"), "digest")
MIDNIGHT = NOW // DAY * DAY + DAY


def new(guild: int = 7, **changes: object) -> NewLabRun:
    values: dict[str, object] = {
        "guild_id": guild, "user_id": 5, "game": "noxtalia", "packs": (PACK,), "setup": "{}", "cards": "{}"
    }  # fmt: skip
    return NewLabRun(**values | changes)  # type: ignore[arg-type]


async def ended(store: Store, run: LabRunRow, keep: int = 20, at: float = NOW) -> None:
    found = ('{"f":1}', "[]")
    await store.lab_runs.end(run, RunStatus.DONE, at, keep=keep, found=found)


async def test_a_server_has_one_run_that_is_not_over(store: Store) -> None:
    run = await store.lab_runs.add(new(), NOW)
    assert (run.status, run.packs, run.played) == (RunStatus.WAITING, (PACK,), 0)
    other = await store.lab_runs.add(new(8), NOW)
    assert await store.lab_runs.open() == [run, other]
    await ended(store, run)
    assert await store.lab_runs.open() == [other]
    assert (await store.lab_runs.add(new(), NOW)).id != run.id
    with pytest.raises(AlreadyDone):  # last: on PostgreSQL a number is lost by it
        await store.lab_runs.add(new(), NOW)


async def test_another_server_does_not_find_it(store: Store) -> None:
    run = await store.lab_runs.add(new(), NOW)
    assert await store.lab_runs.get(7, run.id) == run
    assert await store.lab_runs.get(8, run.id) is None
    assert await store.lab_runs.of_guild(8) == []


async def test_a_piece_counts_once_with_its_matches_and_its_time(store: Store) -> None:
    run = await store.lab_runs.add(new(), NOW)
    await store.lab_runs.add_piece(run, "one", "sums", 24, 1.5, NOW)
    with pytest.raises(AlreadyDone):
        await store.lab_runs.add_piece(run, "one", "sums", 24, 1.5, NOW)
    await store.lab_runs.add_piece(run, "two", "more", 6, 0.5, NOW)
    assert await store.lab_runs.pieces(run.id) == {"one": "sums", "two": "more"}
    row = await store.lab_runs.known(run.id)
    assert row is not None
    assert row.played == 30
    assert await store.lab_runs.spent(7, NOW) == 2.0
    assert await store.lab_runs.spent(8, NOW) == 0.0
    await ended(store, run)
    assert await store.lab_runs.pieces(run.id) == {}
    with pytest.raises(Changed):
        await store.lab_runs.add_piece(run, "three", "late", 6, 0.5, NOW)
    assert await store.lab_runs.spent(7, NOW) == 2.0


async def test_a_day_has_its_own_time_whichever_way_the_clock_jumps(store: Store) -> None:
    run = await store.lab_runs.add(new(), NOW)
    times = (MIDNIGHT - 1, MIDNIGHT, MIDNIGHT + 5 * DAY, MIDNIGHT - 3 * DAY)
    for number, now in enumerate(times):
        assert await store.lab_runs.spent(7, now) == 0.0
        await store.lab_runs.add_piece(run, f"{number}", "", 0, 3.0, now)
        assert await store.lab_runs.spent(7, now) == 3.0


async def test_what_is_over_stays_so_and_the_newest_are_kept(store: Store) -> None:
    runs: list[LabRunRow] = []
    for _ in range(3):
        runs.append(await store.lab_runs.add(new(), NOW))
        await ended(store, runs[-1], keep=2)
    assert [row.id for row in await store.lab_runs.of_guild(7)] == [runs[2].id, runs[1].id]
    with pytest.raises(Changed):
        await ended(store, runs[2])
    with pytest.raises(Changed):
        await store.lab_runs.set_status(runs[2].id, RunStatus.RUNNING, NOW)
    content = await store.lab_runs.content(runs[2].id)
    assert content is not None
    assert (content.findings, content.shown) == ('{"f":1}', "[]")


async def test_a_server_that_has_sent_herald_away_gets_nothing_played(store: Store) -> None:
    run = await store.lab_runs.add(new(), NOW)
    await store.retention.server_left(7, NOW)
    assert await store.lab_runs.open() == []
    assert not await store.lab_runs.goes_on(run.id)
    await store.retention.server_back(7)
    assert await store.lab_runs.goes_on(run.id)
