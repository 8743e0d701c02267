"""New databases of tests: one is made by the migrations in each process, and the others are copies of it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from bot.store import Store, store
from bot.store.sqlite.reader import SqliteReader
from bot.store.sqlite.schema import prepare
from bot.store.sqlite.writer import SqliteWriter


@pytest.fixture(autouse=True)
def copied_databases(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lay a copy where a store is opened for the first time: to make one waits for the disk again and again.

    For the conftest of whoever opens many; tests of the schema itself call `prepare`.
    """
    monkeypatch.setattr(store, "prepare", _prepared)


def _prepared(path: Path, backups: Path) -> Path | None:
    if not path.exists() and path.parent.is_dir():
        path.write_bytes(_new())
    return prepare(path, backups)


def sqlite_writer(store: Store) -> SqliteWriter:
    """Return the writer of a store that is a file."""
    assert isinstance(store.writer, SqliteWriter)
    return store.writer


def sqlite_reader(store: Store) -> SqliteReader:
    """Return the reader of a store that is a file."""
    reader = store.outbox._reader
    assert isinstance(reader, SqliteReader)
    return reader


@cache
def _new() -> bytes:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "new.sqlite3"
        prepare(path, Path(folder))
        with closing(sqlite3.connect(path)) as database:
            database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        return path.read_bytes()
