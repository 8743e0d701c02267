"""Checking a database file: damage, contradictions, and what is in it."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from bot.store.errors import NotADatabase
from bot.store.sqlite.schema import APPLICATION_ID, known_version, open_to_read, opening_error
from engines.kernel import Origin

_TABLES = (
    "guilds", "users", "matches", "seats", "answers", "checkpoints", "events", "deadlines", "outbox",
    "tournaments", "entrants", "rounds", "tables", "results", "rating_events", "ratings",
)  # fmt: skip

_CONTRADICTIONS = {
    "match without seats": """
        SELECT code FROM matches WHERE id NOT IN (SELECT match_id FROM seats)
    """,
    "running match without checkpoint": """
        SELECT code FROM matches WHERE status = 'running' AND id NOT IN (SELECT match_id FROM checkpoints)
    """,
    "deadline of a match that does not go on": """
        SELECT code FROM matches JOIN deadlines ON match_id = matches.id
        WHERE status NOT IN ('challenge', 'running')
    """,
    "finished match without result": """
        SELECT code FROM matches WHERE status = 'finished' AND result IS NULL
    """,
}

_DUMP_KEYS = {"game", "rules", "seats", "seed", "serial", "opened", "floor", "trail", "since"}


@dataclass(frozen=True, slots=True)
class CheckReport:
    """What a check has found."""

    path: Path
    version: int
    known: int
    counts: dict[str, int]
    """Rows by table."""
    problems: tuple[str, ...]
    """One line each; empty when all is well."""

    @property
    def ok(self) -> bool:
        """Whether nothing is wrong."""
        return not self.problems


def check(path: Path) -> CheckReport:
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
        return CheckReport(path, version, known_version(), {}, tuple(problems))
    if version != known_version():
        problems.append(f"schema version {version}, this Herald knows {known_version()}")
    for table, row, parent, _ in connection.execute("PRAGMA foreign_key_check"):
        problems.append(f"{table}: row {row or ''} belongs to no row of {parent}")
    for name, query in _CONTRADICTIONS.items():
        problems += [f"{name}: {code}" for (code,) in connection.execute(query)]
    problems += _bad_checkpoints(connection)
    counts = {table: connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0] for table in _TABLES}
    return CheckReport(path, version, known_version(), counts, tuple(problems))


def _bad_checkpoints(connection: sqlite3.Connection) -> list[str]:
    rows = connection.execute(
        """
        SELECT code, game, seed, origin, number, dump FROM matches JOIN checkpoints ON match_id = matches.id
        WHERE status IN ('running', 'paused')
        """
    )
    problems: list[str] = []
    for code, game, secret, origin, number, text in rows:
        dump = json.loads(text)
        seed = Origin.model_validate_json(origin).seed() if origin else secret
        if not isinstance(dump, dict) or not dump.keys() >= _DUMP_KEYS:
            problems.append(f"checkpoint incomplete: {code}")
        elif (dump["game"], dump["seed"], dump["serial"]) != (game, seed, number):
            problems.append(f"checkpoint of another match or moment: {code}")
    return problems
