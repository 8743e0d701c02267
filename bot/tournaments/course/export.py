"""An event as files: JSON with a schema that stays, and tables for spreadsheets. All of it is public."""

from __future__ import annotations

import csv
import io
import json
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime
from itertools import chain
from typing import Any

from bot.competition.standings import Standing
from bot.competition.tie_breaks import TIE_BREAKS, By, Notation, Value, percent
from bot.store import OVER, TableRow
from bot.tournaments.course.event import Stage, Tournament
from bot.tournaments.course.lots import commitment

SCHEMA, VERSION = "herald.tournament", 1
"""The version is raised when a field goes or means something else; new fields may come at any time."""
_FORMULA = ("=", "+", "-", "@")
_PARTS = ("numerator", "denominator", "percent")
"""The cells of a share in a table."""


def files(event: Tournament) -> dict[str, bytes]:
    """Return the files by name: one JSON, and a CSV each of entrants, tables and standings."""
    code = event.row.code.lower()
    text = json.dumps(as_data(event), ensure_ascii=False, indent=2)
    return {
        f"{code}.json": text.encode(),
        f"{code}-entrants.csv": _csv(_entrant_lines(event)),
        f"{code}-tables.csv": _csv(_table_lines(event)),
        f"{code}-standings.csv": _csv(_standing_lines(event)),
    }


# JSON


def as_data(event: Tournament) -> dict[str, Any]:
    """Return all that everybody may know: decks only where they are open, the seed once it is over."""
    row, setup = event.row, event.setup
    return {
        "schema": SCHEMA,
        "version": VERSION,
        "tournament": {
            "code": row.code,
            "name": row.name,
            "game": row.game,
            "format": setup.format.value,
            "status": row.status.value,
            "created": _moment(row.created),
            "best_of": setup.best_of,
            "options": dict(setup.options),
            "rounds_planned": event.planned,
            "cut": event.cut,
            "scoring": {"win": setup.scoring.win, "draw": setup.scoring.draw},
            "seeding": setup.seeding.value if setup.in_bracket else None,
            "lots_commitment": commitment(row),
            "seed": row.seed if row.status in OVER else None,
            "lots": row.lots if row.status in OVER else None,
        },
        "entrants": [_entrant(event, number) for number in sorted(event.by_number)],
        "rounds": [
            {
                "stage": Stage(each.stage).name.lower(),
                "round": each.number,
                "wave": each.wave,
                "made": _moment(each.made),
            }
            for each in event.rounds
        ],
        "tables": [_table(each) for each in event.tables],
        "standings": [_standing(each) for each in _standings(event)],
        "bracket_seeds": list(row.seeds) if row.seeds is not None else None,
        "ranking": [list(group) for group in event.ranking] if event.wave else [],
    }


def _entrant(event: Tournament, number: int) -> dict[str, Any]:
    entrant = event.by_number[number]
    shown = entrant.deck if event.shows_decks else None
    return {
        "number": number,
        "user_id": str(entrant.user_id),  # too large for numbers of JavaScript
        "name": entrant.name,
        "status": entrant.status.value,
        "from_round": entrant.from_round,
        "left_round": entrant.left_round,
        "missed_as": entrant.missed_as.value,
        "place": _place(event, number),
        "nonce": entrant.nonce if event.status in OVER else None,
        "deck": shown.model_dump(mode="json") if shown is not None else None,
    }


def _place(event: Tournament, number: int) -> int | None:
    """Return somebody's place; before the first round there is none, and the lot is not to be told."""
    return event.place_of(number) if event.wave else None


def _table(row: TableRow) -> dict[str, Any]:
    outcome = row.table.outcome
    winner = outcome.winner if outcome else None
    return {
        "stage": Stage(row.place.stage).name.lower(),
        "round": row.place.round,
        "table": row.place.table_no,
        "seats": list(row.table.seats),
        "result": {
            "source": outcome.source.value,
            "winner": row.table.seats[winner] if winner is not None else None,
            "games": [{"won": s.won, "lost": s.lost, "drawn": s.drawn} for s in outcome.scores],
            "revision": row.revision,
        }
        if outcome
        else None,
    }


def _standing(row: Standing) -> dict[str, Any]:
    ties = {by.value: _tie(by, row.ties.get(by)) for by in TIE_BREAKS}
    return {"place": row.place, "entrant": row.number, "points": row.points, "mw": _share(row.mw), **ties}


def _tie(by: By, value: Value | None) -> dict[str, str] | Value | None:
    """Return a tie-break; nothing of one that does not count in this format."""
    return _share(value) if value is not None and by.shown is Notation.SHARE else value


def _standings(event: Tournament) -> Sequence[Standing]:
    return event.standings if event.played else ()


def _share(share: Value) -> dict[str, str]:
    return {"fraction": f"{share.numerator}/{share.denominator}", "percent": percent(share)}


def _moment(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")


# CSV


def _csv(lines: Iterable[Sequence[object]]) -> bytes:
    """Return a table as spreadsheets read it without being told: UTF-8 that says so."""
    text = io.StringIO()
    csv.writer(text).writerows([[_harmless(cell) for cell in line] for line in lines])
    return text.getvalue().encode("utf-8-sig")


def _harmless(cell: object) -> object:
    """Return a cell that no spreadsheet takes for a formula, however its first sign is written."""
    if not isinstance(cell, str):
        return "" if cell is None else cell
    begins = unicodedata.normalize("NFKC", cell).lstrip()
    return f"'{cell}" if begins.startswith(_FORMULA) else cell


def _entrant_lines(event: Tournament) -> Iterator[Sequence[object]]:
    yield "number", "name", "user_id", "status", "from_round", "left_round", "place", "deck"
    for entrant in map(event.by_number.__getitem__, sorted(event.by_number)):
        deck = entrant.deck.name if event.shows_decks and entrant.deck else None
        yield (
            entrant.number, entrant.name, str(entrant.user_id), entrant.status.value, entrant.from_round,
            entrant.left_round, _place(event, entrant.number), deck,
        )  # fmt: skip


def _table_lines(event: Tournament) -> Iterator[Sequence[object]]:
    """Yield a line for each seat."""
    yield "stage", "round", "table", "seat", "number", "name", "won", "lost", "drawn", "result", "source"
    for row in event.tables:
        place, outcome = row.place, row.table.outcome
        for seat, number in enumerate(row.table.seats):
            where = Stage(place.stage).name.lower(), place.round, place.table_no
            who = seat + 1, number, event.by_number[number].name
            if outcome is None:
                yield *where, *who, None, None, None, "open", None
                continue
            score = outcome.scores[seat]
            ended = "won" if score.won > score.lost else "lost" if score.won < score.lost else "drawn"
            yield *where, *who, score.won, score.lost, score.drawn, ended, outcome.source.value


def _standing_lines(event: Tournament) -> Iterator[Sequence[object]]:
    """Yield a line for each entrant; fractions in two cells, as spreadsheets read 3/4 as a day of April."""
    columns = ("mw", Notation.SHARE), *((by.value, by.shown) for by in TIE_BREAKS)
    yield "place", "number", "name", "points", *(head for column in columns for head in _heads(*column))
    for row in _standings(event):
        values = row.mw, *(row.ties.get(by) for by in TIE_BREAKS)
        cells = (_cells(shown, value) for (_, shown), value in zip(columns, values, strict=True))
        yield row.place, row.number, event.by_number[row.number].name, row.points, *chain(*cells)


def _heads(name: str, shown: Notation) -> tuple[str, ...]:
    return tuple(f"{name}_{part}" for part in _PARTS) if shown is Notation.SHARE else (name,)


def _cells(shown: Notation, value: Value | None) -> tuple[object, ...]:
    if shown is Notation.COUNT:
        return (value,)
    return (None,) * len(_PARTS) if value is None else (value.numerator, value.denominator, percent(value))
