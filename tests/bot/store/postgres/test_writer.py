"""Writing to the server: together where it can be, alone where somebody's batch fails."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

import psycopg
import pytest

from bot.store import AlreadyDone, CannotWrite, Changed, Closed
from bot.store.matches.deadlines import _credit, _credit_shard
from bot.store.partition import WHOLE
from bot.store.postgres.writer import PostgresCommits
from bot.store.sql import Statement
from bot.store.writer import GROUP_LIMIT, Writer
from tests.bot.matches.scene import until
from tests.postgres import Server


@pytest.fixture
async def writer(fresh_url: str) -> AsyncIterator[Writer]:
    writer = Writer(await PostgresCommits.open(fresh_url, lambda: False))
    await writer.write(Statement("CREATE TABLE t (k BIGINT PRIMARY KEY, v BIGINT CHECK (v < 1000))"))
    yield writer
    await writer.close()


def put(key: int, value: int = 0) -> Statement:
    return Statement("INSERT INTO t VALUES (:key, :value)", {"key": key, "value": value})


def raised(key: int) -> Statement:
    return Statement("UPDATE t SET v = v + 1 WHERE k = :key", {"key": key}, must_change=True)


async def keys(writer: Writer) -> list[int]:
    return [row["k"] for row in await writer.write(Statement("SELECT k FROM t ORDER BY k"))]


async def committed(writer: Writer) -> int:
    """Return how many transactions the server has seen, of whoever."""
    sql = "SELECT pg_stat_force_next_flush(), pg_current_xact_id()::text::bigint AS id"
    return (await writer.write(Statement(sql)))[0]["id"]


async def test_what_gathers_is_one_transaction(writer: Writer):
    before = await committed(writer)
    await asyncio.gather(*(writer.write(put(n)) for n in range(GROUP_LIMIT)))
    assert await committed(writer) == before + 2
    assert await keys(writer) == list(range(GROUP_LIMIT))


async def test_a_group_however_large_is_sent_and_answered_at_once(writer: Writer, tmp_path: Path):
    commits = writer._connection
    assert isinstance(commits, PostgresCommits)
    with (tmp_path / "wire").open("w+") as wire:
        commits._connection.pgconn.trace(wire.fileno())
        await asyncio.gather(*(writer.write(put(n), raised(n)) for n in range(GROUP_LIMIT)))
        commits._connection.pgconn.untrace()
        wire.seek(0)
        said = wire.read().splitlines()
    assert sum("\tExecute\t" in line for line in said) == 2 * GROUP_LIMIT + 2
    assert 1 <= sum("\tSync" in line for line in said) <= 2


async def test_what_concerns_all_matches_is_passed_by_none(writer: Writer):
    """As a standstill that gives all clocks their time back, at the moment of a move that sets one."""
    await writer.write(put(1))
    one = Statement("UPDATE t SET v = 10 WHERE k = :match", {"match": 1})
    all_of_them = Statement("UPDATE t SET v = v + 100", of_all=True)
    for first, then, v in ((one, all_of_them, 110), (all_of_them, one, 10)):
        await asyncio.gather(writer.write(first), writer.write(then))
        assert (await writer.write(Statement("SELECT v FROM t")))[0]["v"] == v
    for credit in (_credit(1.0, WHOLE), _credit_shard(1.0, 0, 2)):
        assert any(each.of_all for each in credit)


async def test_a_batch_that_fails_does_not_spoil_the_others(writer: Writer):
    await writer.write(put(1))
    results = await asyncio.gather(
        writer.write(put(2)),
        writer.write(put(3), put(1)),
        writer.write(put(4), raised(99)),
        writer.write(put(5, 5000)),
        writer.write(put(2**70)),
        writer.write(Statement("NONSENSE")),
        writer.write(put(6), raised(6)),
        return_exceptions=True,
    )
    assert [type(result).__name__ for result in results] == [
        "tuple", "AlreadyDone", "Changed", "CheckViolation", "NumericValueOutOfRange", "SyntaxError", "tuple",
    ]  # fmt: skip
    assert await keys(writer) == [1, 2, 6]


async def test_the_second_of_two_gets_the_error_of_the_check_and_not_of_what_follows(writer: Writer):
    await writer.write(put(1))
    with pytest.raises(Changed):
        await writer.write(raised(2), put(1))
    with pytest.raises(AlreadyDone, match=r"t\.k"):
        await writer.write(raised(1), put(1))


async def test_the_rows_of_the_last_statement_come_back(writer: Writer):
    rows = await writer.write(put(1), Statement("INSERT INTO t VALUES (2, 3) RETURNING v"))
    assert [row["v"] for row in rows] == [3]


async def test_a_server_that_hangs_up_refuses_what_is_under_way_and_takes_what_comes_later(
    writer: Writer, postgres: Server, fresh_url: str
):
    await writer.write(put(1))
    postgres.hang_up(fresh_url)
    with pytest.raises(CannotWrite):
        await writer.write(put(2))
    await writer.write(put(3))
    assert await keys(writer) == [1, 3]


async def test_who_may_have_lost_the_database_to_another_writes_nothing_more(fresh_url: str):
    lost = asyncio.Event()
    writer = Writer(await PostgresCommits.open(fresh_url, lost.is_set))
    await writer.write(Statement("CREATE TABLE t (k BIGINT PRIMARY KEY, v BIGINT)"), put(1))
    lost.set()
    with pytest.raises(CannotWrite):
        await writer.write(put(2))
    lost.clear()
    assert await keys(writer) == [1]
    await writer.close()


async def test_two_who_wait_for_each_other_are_both_served_in_the_end(writer: Writer, fresh_url: str):
    await writer.write(put(1), put(2))
    other = await psycopg.AsyncConnection.connect(fresh_url)
    await other.execute("UPDATE t SET v = 5 WHERE k = 2")
    ours = asyncio.create_task(writer.write(raised(1), raised(2)))

    async def waits() -> bool:
        return bool(await (await other.execute("SELECT 1 FROM pg_locks WHERE NOT granted")).fetchall())

    await until(waits)
    with contextlib.suppress(psycopg.errors.DeadlockDetected):  # the server chooses one of the two
        await other.execute("UPDATE t SET v = 5 WHERE k = 1")
    await other.rollback()
    await ours
    await other.close()
    assert [row["v"] for row in await writer.write(Statement("SELECT v FROM t ORDER BY k"))] == [1, 1]


async def test_who_stops_waiting_does_not_stop_the_writer(writer: Writer):
    task = asyncio.create_task(writer.write(put(1)))
    await asyncio.sleep(0)
    task.cancel()
    await writer.write(put(2))
    assert await keys(writer) == [1, 2]


async def test_closing_writes_what_has_gathered_and_takes_no_more(fresh_url: str):
    writer = Writer(await PostgresCommits.open(fresh_url, lambda: False))
    await writer.write(Statement("CREATE TABLE t (k BIGINT PRIMARY KEY, v BIGINT)"))
    tasks = [asyncio.create_task(writer.write(put(n))) for n in range(200)]
    await asyncio.sleep(0)
    await writer.close()
    assert all(task.done() and task.exception() is None for task in tasks)
    with pytest.raises(Closed):
        await writer.write(put(1000))


async def test_a_key_with_a_reckoned_column_is_named_by_its_index(writer: Writer):
    await writer.write(Statement("CREATE UNIQUE INDEX t_by_rest ON t ((k % 2), v)"))
    await writer.write(put(1))
    with pytest.raises(AlreadyDone, match="t_by_rest"):
        await writer.write(put(3))
