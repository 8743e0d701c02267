"""Taking an owner's file in: read in a worker beside what is known, and kept whole or not at all."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from bot.real.apart import import_file
from bot.real.imported import Imported, loose, tight
from bot.store import RealRun, Store
from bot.store.sql import Row, Value, to_json
from bot.workers import WorkerPool

SECONDS = 1_800
"""After which reading is ended: a hundred times what the largest file takes."""
_LONGEST_NAME = 100
_ROWS = 500
"""Cards that are told of at once."""


async def take_in(store: Store, pool: WorkerPool, file: Path, names: Path | None, now: float) -> Imported:
    """Read a file, end the pool that has read it, and keep what it tells.

    Raises BadBulk, WorkerTimeout or CannotWrite, and keeps nothing.
    """
    before = _in_chunks(await store.real_cards.known())
    found = await pool.do(SECONDS, "real", import_file, str(file), str(names) if names else None, before)
    run = RealRun(
        at=now,
        source=file.name[:_LONGEST_NAME],
        digest=found.digest,
        reader=found.reader,
        cards=found.number,
        printings=found.printings,
    )
    pool.close()  # before anything is written: what has read the file holds as much again
    cards, called = ([*map(loose, rows)] for rows in (found.cards, found.names))
    await store.real_cards.take_in(run, cards, called, found.changed, found.gone)
    return found


def _in_chunks(known: Sequence[Row]) -> tuple[bytes, ...]:
    return tuple(
        tight(to_json([_told(row) for row in known[at : at + _ROWS]])) for at in range(0, len(known), _ROWS)
    )


def _told(row: Row) -> list[Value]:
    """Return a card as `KnownCard.of` takes it, its number first."""
    return [row["oracle_id"], row["card"], row["name"], row["digest"], bool(row["is_exact"]), row["facts"]]
