"""Writes moves until it is killed, and says which are safe: `python -m tests.bot.store.child DATABASE`."""

import asyncio
import itertools
import sys
import time
from pathlib import Path

from bot.store import Checkpoint, MatchRow, Message, Store
from tests.bot.store.scene import dump, move, running


async def play(store: Store, row: MatchRow) -> None:
    for number in itertools.count(1):
        checkpoint = Checkpoint(number, dump(number)) if number % 3 == 0 else None
        shown = Message(match_id=row.id, kind="board", target="board", payload={"number": number})
        interaction = row.id * 1_000_000 + number
        await store.moves.commit(
            move(row, number, interaction_id=interaction, checkpoint=checkpoint, outbox=[shown]), time.time()
        )
        sys.stdout.write(f"{row.id} {number}\n")
        sys.stdout.flush()


async def main() -> None:
    path = Path(sys.argv[1])
    store = await Store.open(path, path.parent / "backups")
    rows = [await running(store) for _ in range(8)]
    await asyncio.gather(*(play(store, row) for row in rows))


asyncio.run(main())
