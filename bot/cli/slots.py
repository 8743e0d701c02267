"""`slots`: who looks after which part of all servers, and asking them to let it go."""

from __future__ import annotations

import argparse
import asyncio
import time
from datetime import UTC, datetime

from bot.cli.failure import Failure, in_words
from bot.cli.settings import settings_or_fail
from bot.store import SlotRow, Store, StoreError, ask_to_leave


def show(_: argparse.Namespace) -> int:
    """Print who has which slot; Herald may run meanwhile."""
    settings = settings_or_fail()
    try:
        rows = {row.slot: row for row in asyncio.run(_slots(settings.database))}
    except StoreError as error:
        raise in_words(error) from error
    for number in range(settings.slots):
        print(f"slot {number} of {settings.slots}: {_told(rows.get(number))}")
    return 0


def release(chosen: argparse.Namespace) -> int:
    """Ask who has a slot to let it go: they finish what is under way, and wait for another one."""
    settings = settings_or_fail()
    if not 0 <= chosen.slot < settings.slots:
        raise Failure(f"there are the slots 0 to {settings.slots - 1}, and no slot {chosen.slot}.")
    try:
        ask_to_leave(settings.database, chosen.slot)
    except StoreError as error:
        raise in_words(error) from error
    print(
        f"The process with slot {chosen.slot} was asked to release it. Its next one: `python -m bot slots`."
    )
    return 0


async def _slots(database: str) -> list[SlotRow]:
    async with Store.read(database) as store:
        return await store.slots.all()


def _told(row: SlotRow | None) -> str:
    if row is None or not row.epoch:
        return "nobody has had it yet"
    since = datetime.fromtimestamp(row.since, UTC).isoformat(timespec="seconds")
    seen = "never seen" if row.beat is None else f"seen {max(0.0, time.time() - row.beat):.0f} s ago"
    return f"{row.holder} since {since}, Herald {row.herald}, {seen}"
