"""The lease: one process alone works with a database.

SQLite's write-ahead log already binds all its processes to one machine, so
the lease is a lock that the system itself takes back when its holder dies:
after a kill the next process may begin at once.
"""

from __future__ import annotations

import fcntl
import os
import sqlite3
from pathlib import Path
from typing import Self

from bot.store.errors import CannotOpen, InUse
from bot.store.private import make_private
from bot.store.sqlite.files import make_all_private


class Lease:
    """Held from `take` to `release`, or to the end of the process."""

    def __init__(self, lock: sqlite3.Connection, file: int) -> None:
        self._lock = lock
        self._file: int | None = file

    @classmethod
    def take(cls, database: Path) -> Self:
        """Take the database's lease. Raises InUse or CannotOpen.

        The lock beside the file holds while the file is replaced; the one on the
        file itself cannot be passed by another name for it.
        """
        database = database.resolve()
        file = database.with_name(database.name + "-lease")
        try:
            make_private(file)
            lock = sqlite3.connect(file, timeout=0, isolation_level=None, check_same_thread=False)
        except (sqlite3.Error, OSError) as error:
            raise CannotOpen(path=str(database), reason=str(error)) from error
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            lock.close()
            if error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY:
                raise InUse(path=str(database), holder=_holder(database)) from error
            raise CannotOpen(path=str(database), reason=str(error)) from error
        try:
            return cls(lock, _lock_file(database))
        except BaseException:
            lock.close()
            raise

    def release(self) -> None:
        """Let the next process in. The database must be closed before: this ends all locks on it."""
        if self._file is not None:
            os.close(self._file)
            self._file = None
        self._lock.close()


def _lock_file(database: Path) -> int:
    """Lock the file itself, whatever it is called; return its descriptor. Raises InUse or CannotOpen."""
    try:
        make_all_private(database)
        file = os.open(database, os.O_RDONLY)
    except OSError as error:
        raise CannotOpen(path=str(database), reason=str(error)) from error
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        os.close(file)
        raise InUse(path=str(database), holder=_holder(database)) from error
    except OSError:  # a file system without such locks; the one beside the file holds
        pass
    return file


def _holder(database: Path) -> str:
    """Return what the holder has written about itself, or a question mark."""
    try:
        connection = sqlite3.connect(f"{database.absolute().as_uri()}?mode=ro", uri=True)
        try:
            row = connection.execute("SELECT holder FROM slots WHERE slot = 0").fetchone()
        finally:
            connection.close()
    except sqlite3.Error:
        return "?"
    return str(row[0]) if row else "?"
