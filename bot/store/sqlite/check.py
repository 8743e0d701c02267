"""Checking a database file for damage."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from bot.store.errors import NotADatabase
from bot.store.integrity import CheckReport, contradictions, counts
from bot.store.sqlite.schema import APPLICATION_ID, known_version, open_to_read, opening_error


def check_file(path: Path) -> CheckReport:
    """Examine a database file, which may be in use. Raises CannotOpen, NotADatabase or Corrupt."""
    try:
        with closing(open_to_read(path)) as connection:
            return _check(connection, path)
    except sqlite3.Error as error:
        raise opening_error(error, path) from error


def _check(connection: sqlite3.Connection, path: Path) -> CheckReport:
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    if application != APPLICATION_ID:
        raise NotADatabase(path=str(path))
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    problems = [row[0] for row in connection.execute("PRAGMA integrity_check") if row[0] != "ok"]
    if problems:  # what follows would only read the damage again
        return CheckReport(str(path), version, known_version(), {}, tuple(problems))
    if version != known_version():
        problems.append(f"schema version {version}, this Herald knows {known_version()}")
    for table, row, parent, _ in connection.execute("PRAGMA foreign_key_check"):
        problems.append(f"{table}: row {row or ''} belongs to no row of {parent}")
    problems += contradictions(connection.execute)
    return CheckReport(str(path), version, known_version(), counts(connection.execute), tuple(problems))
