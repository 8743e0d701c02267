"""The database's files: for nobody else on the machine to read, for they hold seeds and hands."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

_PRIVATE = 0o600
LOGS = ("-wal", "-shm", "-journal")
"""Ends of the names of what SQLite keeps beside a database, with the same rights."""
BESIDE = (*LOGS, "-lease")
"""All that lies beside a database."""


def make_private(path: Path) -> None:
    """Make an empty file if there is none, and let nobody else read it. Raises OSError."""
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, _PRIVATE))
    except FileExistsError:
        # Not by opening it: closing a file ends all locks that this process has on it.
        if path.stat().st_mode & 0o077:
            os.chmod(path, _PRIVATE)


def make_all_private(database: Path) -> None:
    """Mend the rights of a database and what lies beside it. Raises OSError for the database alone."""
    make_private(database)
    for end in BESIDE:
        part = database.with_name(database.name + end)
        with suppress(OSError):
            if part.exists():
                make_private(part)


def make_folder(folder: Path) -> None:
    """Make a folder for backups that nobody else may look into. Raises OSError."""
    if not folder.exists():
        folder.mkdir(mode=0o700, parents=True)
