"""What a check finds in whichever database: how much is there, and what cannot be."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from engines.kernel import Origin

Run = Callable[[str], Iterable[tuple[Any, ...]]]
"""Runs a query."""

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

    path: str
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


def counts(run: Run) -> dict[str, int]:
    """Return the rows of each table that says how much is there."""
    return {table: next(iter(run(f"SELECT count(*) FROM {table}")))[0] for table in _TABLES}


def contradictions(run: Run) -> list[str]:
    """Return what cannot be, a line each, without secrets."""
    problems = [f"{name}: {code}" for name, query in _CONTRADICTIONS.items() for (code,) in run(query)]
    return problems + _bad_checkpoints(run)


def _bad_checkpoints(run: Run) -> list[str]:
    rows = run(
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
