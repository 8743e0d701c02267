"""Records of stored matches, and checking records that somebody brings."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

from pydantic import ValidationError

from bot.store import MatchRow, Store
from engines.kernel import BadRecord, Given, Record, Say, record_of, replay, short
from engines.registry import GAMES


async def record_of_match(store: Store, row: MatchRow) -> Record:
    """Return the record of a finished match."""
    answers = await store.moves.answers(row.id)
    seats = await store.matches.seats(row.id)
    write = partial(
        record_of,
        GAMES[row.game],
        dict(row.options),
        len(seats),
        row.origin.seed() if row.origin else row.seed,
        [Given(given.seat, given.answer) for given in answers],
        row.ending,
        origin=row.origin,
        rules=[row.rules_version, *(given.rules or row.rules_version for given in answers)],
        result=row.result,
    )
    return await asyncio.to_thread(write)


async def check_record(data: Any, store: Store) -> Say:
    """Say whether a record checks out and is what was published here, and if not, where it goes wrong."""
    try:
        record = Record.model_validate(data)
    except ValidationError:
        return Say("record-unreadable")
    if record.game not in GAMES:
        return Say("record-unknown-game", {"game": record.game})
    try:
        await asyncio.to_thread(replay, GAMES[record.game], record)
    except BadRecord as error:
        return Say(f"record-bad-{error.reason}", {"place": error.place or 0})
    if record.origin is None:
        return Say("record-good-old", {"answers": len(record.answers), "hash": record.commitment})
    return await _compared(record, record.origin.code, store)


async def _compared(record: Record, code: str, store: Store) -> Say:
    """Compare a record that agrees with itself with what was published for the match of its code."""
    values = {"answers": len(record.answers), "code": code, "hash": short(record.commitment)}
    row = await store.matches.by_code(code)
    if row is None or row.origin is None or row.result is None:
        return Say("record-unpublished", values)
    published = (row.commitment, row.origin, row.result, row.ending)
    ending = None if record.ending is None else tuple(record.ending)
    if published != (record.commitment, record.origin, record.result, ending):
        return Say("record-bad-published", values)
    stored = await store.moves.answers(row.id)
    if [(each.seat, each.answer) for each in stored] != [given_of(each) for each in record.answers]:
        return Say("record-bad-published", values)
    return Say("record-good", values)


def given_of(written: Any) -> tuple[int, Any]:
    """Return who answered what, as it was before it was written as JSON."""
    answer = written.answer
    return written.seat, tuple(answer) if isinstance(answer, list) else answer
