"""New databases of tests: one is made by the migrations in each process, and the others are copies of it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import aiosqlite
import pytest

from bot.store import Store
from bot.store.sqlite import opening
from bot.store.sqlite.reader import SqliteReader
from bot.store.sqlite.schema import prepare
from bot.store.sqlite.writer import SqliteCommits


@pytest.fixture(autouse=True)
def copied_databases(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lay a copy where a store is opened for the first time: to make one waits for the disk again and again.

    For the conftest of whoever opens many; tests of the schema itself call `prepare`.
    """
    monkeypatch.setattr(opening, "prepare", _prepared)


def _prepared(path: Path, backups: Path) -> Path | None:
    if path.exists() and not path.stat().st_size:  # as the lease has made it
        path.write_bytes(_new())
    return prepare(path, backups)


def writing(store: Store) -> aiosqlite.Connection:
    """Return the connection through which a store writes its file."""
    connection = store.writer._connection
    assert isinstance(connection, SqliteCommits)
    return connection.connection


def reading(store: Store) -> aiosqlite.Connection:
    """Return the connection through which a store reads its file."""
    reader = store.outbox._reader
    assert isinstance(reader, SqliteReader)
    return reader._connection


@cache
def _new() -> bytes:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "new.sqlite3"
        prepare(path, Path(folder))
        with closing(sqlite3.connect(path)) as database:
            database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        return path.read_bytes()
