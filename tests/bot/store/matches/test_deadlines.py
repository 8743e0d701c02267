from pathlib import Path

import pytest

from bot.store import NO_SEAT, Deadline, DeadlineKind, Message, Store
from tests.bot.store.scene import NOW, challenge, running


async def test_deadlines_fall_in_order(store: Store):
    first, second = await running(store), await running(store)
    assert await store.deadlines.next_due() is None
    late = Deadline(match_id=first.id, seat=0, decision=3, due=NOW + 20)
    early = Deadline(match_id=second.id, seat=1, decision=4, due=NOW + 10)
    await store.deadlines.put(late, early)
    assert await store.deadlines.next_due() == NOW + 10
    assert await store.deadlines.due(NOW) == []
    assert await store.deadlines.due(NOW + 10) == [early]
    assert await store.deadlines.due(NOW + 60) == [early, late]
    assert await store.deadlines.due(NOW + 60, limit=1) == [early]


async def test_a_deadline_takes_the_place_of_the_one_before(store: Store):
    row = await running(store)
    old = Deadline(match_id=row.id, seat=0, decision=3, due=NOW)
    new = Deadline(match_id=row.id, seat=0, decision=4, due=NOW + 5)
    other = Deadline(match_id=row.id, seat=0, decision=4, due=NOW + 2, kind=DeadlineKind.COMPUTER)
    await store.deadlines.put(old)
    await store.deadlines.put(new, other)
    await store.deadlines.drop(old)
    assert await store.deadlines.of_match(row.id) == [other, new]
    await store.deadlines.drop(other)
    assert await store.deadlines.of_match(row.id) == [new]


async def test_only_the_deadline_meant_is_postponed(store: Store):
    row = await running(store)
    old = Deadline(match_id=row.id, seat=0, decision=3, due=NOW)
    new = Deadline(match_id=row.id, seat=0, decision=4, due=NOW + 5)
    await store.deadlines.put(new)
    await store.deadlines.postpone(old, NOW + 50)
    assert await store.deadlines.of_match(row.id) == [new]
    await store.deadlines.postpone(new, NOW + 50)
    assert await store.deadlines.next_due() == NOW + 50
    await store.deadlines.drop(Deadline(match_id=row.id, seat=0, decision=4, due=NOW + 50))
    await store.deadlines.postpone(new, NOW + 60)
    assert await store.deadlines.of_match(row.id) == []


async def test_deadlines_of_a_kind_are_hastened(store: Store):
    row = await running(store)
    late = Deadline(match_id=row.id, seat=0, due=NOW + 30, kind=DeadlineKind.COMPUTER)
    early = Deadline(match_id=row.id, seat=1, due=NOW - 5, kind=DeadlineKind.COMPUTER)
    await store.deadlines.put(late, early, Deadline(match_id=row.id, seat=0, due=NOW + 20))
    await store.deadlines.hasten(DeadlineKind.COMPUTER, NOW)
    assert [(d.kind, d.due) for d in await store.deadlines.of_match(row.id)] == [
        ("computer", NOW - 5), ("computer", NOW), ("decision", NOW + 20),
    ]  # fmt: skip


async def test_a_challenge_has_a_deadline_without_a_seat(store: Store):
    row = await store.matches.create(challenge(), NOW)
    await store.deadlines.put(Deadline(match_id=row.id, due=NOW, kind=DeadlineKind.EXPIRY))
    assert [deadline.seat for deadline in await store.deadlines.due(NOW)] == [NO_SEAT]


@pytest.mark.sqlite
async def test_due_deadlines_come_from_the_index(store: Store):
    plan = await store.deadlines._reader.rows(
        "EXPLAIN QUERY PLAN SELECT * FROM deadlines WHERE due <= 1 ORDER BY due"
    )
    assert "deadlines_by_due" in plan[0]["detail"]


async def test_downtime_is_credited_once(path: Path, backups: Path):
    store = await Store.open(path, backups)
    assert await store.deadlines.resume(NOW) == 0
    row = await running(store)
    await store.deadlines.put(Deadline(match_id=row.id, seat=0, due=NOW + 30))
    await store.deadlines.beat(NOW + 10)
    await store.close()

    store = await Store.open(path, backups)
    assert await store.deadlines.resume(NOW + 100) == 90
    assert await store.deadlines.next_due() == NOW + 120
    assert await store.deadlines.resume(NOW + 100) == 0
    await store.deadlines.credit(5)
    assert await store.deadlines.next_due() == NOW + 125
    await store.close()


async def test_a_clock_that_was_set_back_takes_nobody_any_time_and_gives_none(store: Store):
    row = await running(store)
    await store.deadlines.put(Deadline(match_id=row.id, seat=0, due=NOW + 30))
    await store.outbox.put(NOW, Message(match_id=row.id, kind="board", target="board", not_before=NOW + 9))
    await store.deadlines.beat(NOW)
    assert await store.deadlines.resume(NOW - 5_000) == -5_000
    assert await store.deadlines.next_due() == NOW - 5_000 + 30
    assert (await store.outbox.take_each(NOW - 5_000, [])).next == NOW - 5_000 + 9


async def test_time_is_given_to_the_servers_of_one_shard(store: Store):
    rows = {shard: await running(store, guild_id=(6 + shard) << 22) for shard in (0, 1)}
    for row in rows.values():
        await store.deadlines.put(Deadline(match_id=row.id, seat=0, due=NOW))
    await store.deadlines.credit(40, shard=1, shards=2)
    assert [(await store.deadlines.of_match(rows[shard].id))[0].due for shard in (0, 1)] == [NOW, NOW + 40]
