import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import AlreadyDone, CannotWrite, Changed, Closed, StoreError
from bot.store.sql import Statement
from bot.store.sqlite import writer as writing
from bot.store.sqlite.writer import SqliteCommits
from bot.store.writer import GROUP_LIMIT, Writer


@pytest.fixture
async def writer(tmp_path: Path):
    writer = Writer(await SqliteCommits.open(tmp_path / "test.sqlite3"))
    await writer.write(Statement("CREATE TABLE t (k INTEGER PRIMARY KEY, v INTEGER CHECK (v < 1000))"))
    yield writer
    await writer.close()


def put(key: int, value: int = 0) -> Statement:
    return Statement("INSERT INTO t VALUES (:key, :value)", {"key": key, "value": value})


async def keys(writer: Writer) -> list[int]:
    return [row["k"] for row in await writer.write(Statement("SELECT k FROM t ORDER BY k"))]


async def test_what_gathers_is_committed_together(writer: Writer):
    before = writer.commits
    await asyncio.gather(*(writer.write(put(n)) for n in range(GROUP_LIMIT)))
    assert writer.commits == before + 1
    assert await keys(writer) == list(range(GROUP_LIMIT))


async def test_a_group_has_a_limit_and_keeps_the_order(writer: Writer):
    before = writer.commits
    order: list[int] = []

    async def write(n: int) -> None:
        await writer.write(put(n))
        order.append(n)

    await asyncio.gather(*(write(n) for n in range(3 * GROUP_LIMIT)))
    assert writer.commits == before + 3
    assert order == list(range(3 * GROUP_LIMIT))


async def test_a_batch_that_fails_does_not_spoil_the_others(writer: Writer):
    await writer.write(put(1))
    nothing = Statement("UPDATE t SET v = 1 WHERE k = 99", must_change=True)
    results = await asyncio.gather(
        writer.write(put(2)),
        writer.write(put(3), put(1)),
        writer.write(put(4), nothing),
        writer.write(put(5, 5000)),
        writer.write(put(2**70)),
        writer.write(Statement("NONSENSE")),
        writer.write(put(6)),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [
        list, AlreadyDone, Changed, sqlite3.IntegrityError, OverflowError, sqlite3.OperationalError, list,
    ]  # fmt: skip
    assert await keys(writer) == [1, 2, 6]


async def test_the_rows_of_the_last_statement_come_back(writer: Writer):
    rows = await writer.write(put(1), Statement("INSERT INTO t VALUES (2, 3) RETURNING v"))
    assert [row["v"] for row in rows] == [3]


async def test_a_full_disk_fails_those_who_wrote_and_nobody_later(writer: Writer):
    await writer.write(Statement("CREATE TABLE big (text TEXT)"))
    (row,) = await writer.write(Statement("PRAGMA page_count"))
    await writer.write(Statement(f"PRAGMA max_page_count = {row['page_count']}"))
    fill = Statement("INSERT INTO big VALUES (:text)", {"text": "x" * 100_000})
    results = await asyncio.gather(writer.write(put(1)), writer.write(fill), return_exceptions=True)
    assert isinstance(results[1], CannotWrite)
    await writer.write(Statement("PRAGMA max_page_count = 1000000"))
    await writer.write(put(2))
    assert await keys(writer) == ([2] if isinstance(results[0], StoreError) else [1, 2])


async def test_who_stops_waiting_does_not_stop_the_writer(writer: Writer):
    task = asyncio.create_task(writer.write(put(1)))
    await asyncio.sleep(0)
    task.cancel()
    await writer.write(put(2))
    assert await keys(writer) == [1, 2]


async def test_closing_writes_what_has_gathered_and_takes_no_more(tmp_path: Path):
    writer = Writer(await SqliteCommits.open(tmp_path / "test.sqlite3"))
    await writer.write(Statement("CREATE TABLE t (k INTEGER PRIMARY KEY, v INTEGER)"))
    tasks = [asyncio.create_task(writer.write(put(n))) for n in range(200)]
    await asyncio.sleep(0)
    await writer.close()
    await writer.close()
    assert all(task.done() and task.exception() is None for task in tasks)
    with pytest.raises(Closed):
        await writer.write(put(1000))


async def test_a_file_that_another_program_holds_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("bot.store.sqlite.writer.BUSY_TIMEOUT", 0.05)
    writer = Writer(await SqliteCommits.open(tmp_path / "test.sqlite3"))
    other = sqlite3.connect(tmp_path / "test.sqlite3", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(CannotWrite, match="locked"):
        await writer.write(Statement("CREATE TABLE t (k INTEGER PRIMARY KEY)"))
    other.execute("COMMIT")
    await writer.write(Statement("CREATE TABLE t (k INTEGER PRIMARY KEY)"))
    other.close()
    await writer.close()


async def test_every_commit_is_safe_on_disk(writer: Writer):
    (mode,) = await writer.write(Statement("PRAGMA journal_mode"))
    (level,) = await writer.write(Statement("PRAGMA synchronous"))
    (keys,) = await writer.write(Statement("PRAGMA foreign_keys"))
    assert (mode["journal_mode"], level["synchronous"], keys["foreign_keys"]) == ("wal", 2, 1)


async def test_a_log_that_a_long_read_let_grow_becomes_small_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(writing, "WAL_KEPT", 2**16)
    path = tmp_path / "test.sqlite3"
    log = path.with_name("test.sqlite3-wal")
    writer = Writer(await SqliteCommits.open(path))
    await writer.write(Statement("CREATE TABLE t (k INTEGER PRIMARY KEY, v TEXT)"))
    with closing(sqlite3.connect(path, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT * FROM t").fetchall()
        for key in range(6):
            long = {"key": key, "text": "x" * 10**6}
            await writer.write(Statement("INSERT INTO t VALUES (:key, :text)", long))
        assert log.stat().st_size > 5 * 10**6
    await writer.write(put_text(10))  # all of the log comes into the database after it
    await writer.write(put_text(11))  # and this one begins it anew
    assert log.stat().st_size <= 2**16
    await writer.close()


def put_text(key: int) -> Statement:
    return Statement("INSERT INTO t VALUES (:key, 'x')", {"key": key})
