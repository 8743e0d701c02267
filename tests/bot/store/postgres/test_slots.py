"""Several processes on one database: each has its slot, and nobody does what another does already."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import psycopg
import pytest

from bot.store import (
    Changed,
    ClockOff,
    Deadline,
    InUse,
    NoSessions,
    OtherBot,
    ShardsDiffer,
    SlotsDiffer,
    Store,
)
from bot.store.partition import PARTITIONS, Slot, partition_of
from bot.store.postgres import peers, schema, slots
from tests.bot.store.scene import NOW, challenge, move, running

GUILDS = [number << 22 | 7 for number in range(4)]
"""A server of each of four slots, in their order."""

Join = Callable[..., Any]
"""Takes how many slots there are, and what is set once all of them are found taken."""


@pytest.fixture
async def join(fresh_url: str, tmp_path: Path) -> AsyncIterator[Join]:
    """Return what opens the database as one of several processes, closed in the end."""
    async with AsyncExitStack() as stack:

        async def opened(number: int, spare: asyncio.Event | None = None) -> Store:
            async def waits() -> None:
                if spare is not None:
                    spare.set()

            store = await Store.open(fresh_url, tmp_path, number, waits)
            stack.push_async_callback(store.close)
            return store

        yield opened


def cut(url: str, store: Store) -> None:
    """End the session that holds a slot, as the death of its process does."""
    with psycopg.connect(url, autocommit=True) as database:
        database.execute(
            "SELECT pg_terminate_backend(pid, 5000) FROM pg_locks WHERE locktype = 'advisory' AND objid = %s",
            (schema.SLOT + store.slot.number,),
        )


def test_slots_deal_out_all_parts_and_none_twice():
    for of in (1, 2, 4, 8, 16, 32, 64):
        owners = [[n for n in range(of) if Slot(n, of).has(part << 22)] for part in range(PARTITIONS)]
        assert all(len(each) == 1 for each in owners)
        assert {each[0] for each in owners} == set(range(of))


async def test_each_process_has_a_slot_and_another_waits_until_one_is_free(join: Join, fresh_url: str):
    one, other = await join(2), await join(2)
    assert {one.slot.number, other.slot.number} == {0, 1}
    spare = asyncio.create_task(join(2, waiting := asyncio.Event()))
    await waiting.wait()
    assert not spare.done()
    cut(fresh_url, other)
    async with asyncio.timeout(10):
        taken = await spare
    assert taken.slot.number == other.slot.number
    assert taken.slot.epoch == other.slot.epoch + 1
    async with asyncio.timeout(10):
        await other.lost.wait()
    assert not one.lost.is_set()


async def test_who_leaves_makes_room_at_once(join: Join, fresh_url: str, tmp_path: Path):
    leaving = await Store.open(fresh_url, tmp_path, 1)
    spare = asyncio.create_task(join(1, waiting := asyncio.Event()))
    await waiting.wait()
    began = time.monotonic()
    await leaving.close()
    async with asyncio.timeout(10):
        assert (await spare).slot.epoch == leaving.slot.epoch + 1
    assert time.monotonic() - began < 5


async def test_who_stops_waiting_leaves_nothing_behind(join: Join, fresh_url: str):
    await join(1)
    spare = asyncio.create_task(join(1, waiting := asyncio.Event()))
    await waiting.wait()
    spare.cancel()
    await asyncio.gather(spare, return_exceptions=True)
    with psycopg.connect(fresh_url) as database:
        sql = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND objid = %s"
        found: object = None
        for _ in range(200):  # the server takes a moment to see that somebody has gone
            found = database.execute(sql, (schema.OWNER,)).fetchone()
            if found == (1,):
                break
            await asyncio.sleep(0.05)
        assert found == (1,)


async def test_each_looks_after_what_is_in_its_slot_alone(join: Join):
    stores = sorted([await join(4) for _ in GUILDS], key=lambda store: store.slot.number)
    rows = [await stores[0].matches.create(challenge(guild_id=guild), NOW) for guild in GUILDS]
    await stores[0].deadlines.put(
        *(Deadline(match_id=row.id, seat=1, due=NOW + n) for n, row in enumerate(rows))
    )
    for number, store in enumerate(stores):
        assert partition_of(GUILDS[number]) % 4 == number == store.slot.number
        assert [row.id for row in await store.matches.unseen()] == [rows[number].id]
        assert [each.match_id for each in await store.deadlines.due(NOW + 9)] == [rows[number].id]
        assert await store.deadlines.next_due() == NOW + number
        assert await store.matches.count_open() == {"challenge": 1}
    await stores[2].deadlines.credit(100.0)
    dues = [each.due for row in rows for each in await stores[0].deadlines.of_match(row.id)]
    assert dues == [NOW, NOW + 1, NOW + 102, NOW + 3]


async def test_a_downtime_is_that_of_its_slot(join: Join, fresh_url: str, tmp_path: Path):
    stores = sorted([await join(2) for _ in range(2)], key=lambda store: store.slot.number)
    rows = [await stores[0].matches.create(challenge(guild_id=guild), NOW) for guild in GUILDS[:2]]
    await stores[0].deadlines.put(*(Deadline(match_id=row.id, due=NOW) for row in rows))
    assert [await store.deadlines.resume(NOW) for store in stores] == [0.0, 0.0]
    await stores[1].close()
    again = await join(2)
    assert again.slot.number == 1
    await stores[0].deadlines.beat(NOW + 40)
    assert await again.deadlines.resume(NOW + 50) == 50.0
    assert [each.due for row in rows for each in await again.deadlines.of_match(row.id)] == [NOW, NOW + 50]


async def test_who_was_replaced_moves_no_clock_and_gives_no_sign_of_life(join: Join, fresh_url: str):
    stopped = await join(1)
    row = await running(stopped)
    await stopped.deadlines.put(Deadline(match_id=row.id, due=NOW))
    spare = asyncio.create_task(join(1))
    cut(fresh_url, stopped)
    taken = await spare
    stopped.lost.clear()  # it has not noticed yet: it was stopped, and wakes
    with pytest.raises(Changed):
        await stopped.deadlines.credit(40.0)
    with pytest.raises(Changed):
        await stopped.deadlines.beat(NOW)
    assert [each.due for each in await taken.deadlines.of_match(row.id)] == [NOW]


async def test_who_was_replaced_writes_nothing_at_all_whatever_he_has_begun(join: Join, fresh_url: str):
    """Else they would put clocks back to where they stood when they knew them, before they were credited."""
    stopped = await join(1)
    row = await running(stopped)
    deadline = Deadline(match_id=row.id, due=NOW)
    await stopped.deadlines.put(deadline)
    spare = asyncio.create_task(join(1))
    cut(fresh_url, stopped)
    taken = await spare
    stopped.lost.clear()
    await taken.deadlines.credit(40.0)
    with pytest.raises(Changed):
        await stopped.moves.commit(move(row, 1, deadlines=[deadline]), NOW)
    with pytest.raises(Changed):
        await asyncio.gather(stopped.deadlines.drop(deadline), stopped.meta.set("his", "word"))
    assert [each.due for each in await taken.deadlines.of_match(row.id)] == [NOW + 40]
    assert await taken.meta.get("his") is None


async def test_an_owner_who_has_stopped_without_dying_is_ended(
    join: Join, fresh_url: str, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(slots, "LOOK_EVERY", 0.0)
    stopped = await join(1)
    await stopped.deadlines.beat(time.time())
    spare = asyncio.create_task(join(1, waiting := asyncio.Event()))
    await waiting.wait()
    assert not spare.done()
    long_ago = time.time() - slots.STOPPED - 1
    with psycopg.connect(fresh_url, autocommit=True) as database:
        database.execute("UPDATE slots SET beat = %s, since = %s", (long_ago, long_ago))
    async with asyncio.timeout(10):
        assert (await spare).slot.epoch == stopped.slot.epoch + 1
        await stopped.lost.wait()


async def test_another_number_of_slots_waits_until_all_have_gone(join: Join, fresh_url: str, tmp_path: Path):
    one = await Store.open(fresh_url, tmp_path, 2)
    with pytest.raises(SlotsDiffer) as error:
        await join(4)
    assert (error.value.values["found"], error.value.values["wanted"]) == (2, 4)
    await one.close()
    assert (await join(4)).slot.of == 4


async def test_another_number_of_shards_waits_until_all_have_gone(fresh_url: str, tmp_path: Path):
    one = await Store.open(fresh_url, tmp_path, 2, shards=4)
    with pytest.raises(ShardsDiffer) as error:
        await Store.open(fresh_url, tmp_path, 2, shards=2)
    assert (error.value.values["found"], error.value.values["wanted"]) == (4, 2)
    beside = await Store.open(fresh_url, tmp_path, 2, shards=4)
    await one.close()
    await beside.close()
    changed = await Store.open(fresh_url, tmp_path, 2, shards=2)
    await changed.close()


@pytest.mark.parametrize("number", [1, 2, 8])
async def test_clocks_stand_where_they_stood_when_slots_are_dealt_out_anew(
    fresh_url: str, tmp_path: Path, number: int
):
    rows: list[int] = []
    stores = [await Store.open(fresh_url, tmp_path, 4) for _ in GUILDS]
    for store in stores:
        row = await store.matches.create(challenge(guild_id=GUILDS[store.slot.number]), NOW)
        rows.append(row.id)
        await store.deadlines.put(Deadline(match_id=row.id, due=NOW + 100))
        await store.deadlines.beat(NOW + 10 * store.slot.number)  # 100 s to 70 s are left
    for store in stores:
        await store.close()
    stores = [await Store.open(fresh_url, tmp_path, number) for _ in range(number)]
    for store in stores:
        await store.deadlines.resume(NOW + 1_000)
    left = [each.due - NOW - 1_000 for row in rows for each in await stores[0].deadlines.of_match(row)]
    assert sorted(left) == [70, 80, 90, 100]
    for store in stores:
        await store.close()


async def test_a_tool_that_must_be_alone_waits_for_nobody(join: Join, fresh_url: str, tmp_path: Path):
    store = await Store.open(fresh_url, tmp_path, 2)
    with pytest.raises(InUse) as error:
        await Store.open(fresh_url, tmp_path)
    assert "process" in str(error.value.values["holder"])
    await store.close()


async def test_who_comes_while_a_tool_is_alone_is_told(
    fresh_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(slots, "ALONE_WITHIN", "100ms")
    tool = await Store.open(fresh_url, tmp_path)
    with pytest.raises(InUse):
        await Store.open(fresh_url, tmp_path, 2)
    await tool.close()


async def test_a_clock_that_is_off_is_refused(join: Join, monkeypatch: pytest.MonkeyPatch):
    late = time.time
    monkeypatch.setattr(slots.time, "time", lambda: late() - 10)
    with pytest.raises(ClockOff) as error:
        await join(2)
    assert error.value.values["seconds"] == 10


async def test_what_gives_each_transaction_another_connection_is_found(
    fresh_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    real = psycopg.AsyncConnection.connect
    first: list[Any] = []

    async def pooled(url: str, **options: Any) -> Any:
        """Connect as through PgBouncer in transaction mode: who rests lends their connection to all."""
        connection = await real(url, **options)
        first.append(connection)
        if len(first) > 1:
            connection.execute = first[0].execute
        return connection

    monkeypatch.setattr(psycopg.AsyncConnection, "connect", pooled)
    with pytest.raises(NoSessions):
        await Store.open(fresh_url, tmp_path, 2)


async def test_an_older_herald_works_beside_one_that_has_added_something(
    join: Join, fresh_url: str, tmp_path: Path
):
    await join(2)
    folder = tmp_path / "migrations"
    folder.mkdir()
    (folder / f"{schema.known_version() + 1:04}_more.sql").write_text("CREATE TABLE more (id BIGINT)")
    await asyncio.to_thread(schema.prepare, fresh_url, folder)
    assert (await join(2)).slot.of == 2


async def test_turns_are_apart_whoever_takes_them(join: Join):
    one, other = await join(2), await join(2)
    turns = [(one, 0), (other, 0), (one, 0), (other, 1)]
    waits = [await store.neighbours.turn(bucket) for store, bucket in turns]
    assert waits[0] == waits[3] == 0.0
    assert peers.APART - 3 < waits[1] <= peers.APART
    assert 2 * peers.APART - 3 < waits[2] <= 2 * peers.APART


async def test_who_dies_and_comes_back_is_told_from_who_was_there(join: Join):
    store = await join(1)
    (row,) = await store.slots.all()
    assert (row.slot, row.epoch) == (0, store.slot.epoch)
    assert "process" in row.holder
    assert row.herald.endswith(f"schema {schema.known_version()}")
    assert row.since == pytest.approx(time.time(), abs=60)


async def test_two_bots_do_not_share_a_database_at_once(join: Join, fresh_url: str, tmp_path: Path):
    store = await Store.open(fresh_url, tmp_path, 2)
    await store.be_bot(5)
    other = await join(2)
    await other.be_bot(5)
    with pytest.raises(OtherBot):
        await other.be_bot(6)
    await store.close()
