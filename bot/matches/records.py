"""Records of stored matches, and checking records that somebody brings."""

from __future__ import annotations

import asyncio
from typing import Any

from pydantic import ValidationError

from bot.store import MatchRow, Store
from engines.kernel import BadRecord, Given, Record, Say, record_of, replay
from engines.registry import GAMES


async def record_of_match(store: Store, row: MatchRow) -> Record:
    """Return the record of a finished match."""
    answers = [Given(given.seat, given.answer) for given in await store.moves.answers(row.id)]
    seats = await store.matches.seats(row.id)
    game = GAMES[row.game]
    return await asyncio.to_thread(
        record_of, game, dict(row.options), len(seats), row.seed, answers, row.ending
    )


async def check_record(data: Any) -> Say:
    """Say whether a record checks out, and if not, where it goes wrong."""
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
    return Say("record-good", {"answers": len(record.answers), "hash": record.commitment})
