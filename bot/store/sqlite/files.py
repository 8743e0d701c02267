"""The files of which a database is made."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from bot.store.private import make_private

LOGS = ("-wal", "-shm", "-journal")
"""Ends of the names of what SQLite keeps beside a database, with the same rights."""
BESIDE = (*LOGS, "-lease")
"""All that lies beside a database."""


def make_all_private(database: Path) -> None:
    """Mend the rights of a database and what lies beside it. Raises OSError for the database alone."""
    make_private(database)
    for end in BESIDE:
        part = database.with_name(database.name + end)
        with suppress(OSError):
            if part.exists():
                make_private(part)
