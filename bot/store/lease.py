"""The lease: one process alone works with a database.

SQLite's write-ahead log already binds all its processes to one machine, so
the lease is a lock that the system itself takes back when its holder dies:
after a kill the next process may begin at once.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Self

from bot.store.errors import CannotOpen, InUse


class Lease:
    """Held from `take` to `release`, or to the end of the process."""

    def __init__(self, lock: sqlite3.Connection) -> None:
        self._lock = lock

    @classmethod
    def take(cls, database: Path) -> Self:
        """Take the database's lease. Raises InUse or CannotOpen."""
        file = database.with_name(database.name + "-lease")
        try:
            lock = sqlite3.connect(file, timeout=0, isolation_level=None, check_same_thread=False)
        except sqlite3.Error as error:
            raise CannotOpen(path=str(database), reason=str(error)) from error
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            lock.close()
            if error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY:
                raise InUse(path=str(database), holder=_holder(database)) from error
            raise CannotOpen(path=str(database), reason=str(error)) from error
        return cls(lock)

    def release(self) -> None:
        """Let the next process in."""
        self._lock.close()


def _holder(database: Path) -> str:
    """Return what the holder has written about itself, or a question mark."""
    try:
        connection = sqlite3.connect(f"{database.absolute().as_uri()}?mode=ro", uri=True)
        try:
            row = connection.execute("SELECT value FROM meta WHERE key = 'holder'").fetchone()
        finally:
            connection.close()
    except sqlite3.Error:
        return "?"
    return str(row[0]) if row else "?"
