"""Taking an owner's file in: read in a worker beside what is known, and kept whole or not at all."""

from __future__ import annotations

from pathlib import Path

from bot.real.importing import Imported, import_file
from bot.store import RealRun, Store
from bot.store.sql import to_json
from bot.workers import WorkerPool
from engines.magic.cards.reading.card import VERSION

SECONDS = 1_800
"""After which reading is ended: a hundred times what the largest file takes."""
_LONGEST_NAME = 100


async def take_in(store: Store, pool: WorkerPool, file: Path, names: Path | None, now: float) -> Imported:
    """Read a file and keep what it tells. Raises BadBulk, WorkerTimeout or CannotWrite, and keeps nothing."""
    known = {
        row["oracle_id"]: [row["card"], row["name"], row["digest"], row["facts"], bool(row["is_exact"])]
        for row in await store.real_cards.known()
    }
    found = await pool.do(
        SECONDS, "real", import_file, str(file), str(names) if names else None, to_json(known)
    )
    run = RealRun(
        at=now,
        source=file.name[:_LONGEST_NAME],
        digest=found.digest,
        reader=VERSION,
        cards=found.number,
        printings=found.printings,
    )
    await store.real_cards.take_in(run, found.cards, found.names, found.changed, found.gone)
    return found
