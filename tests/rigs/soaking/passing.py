"""Lets days pass over a database until it is killed, by orders that it reads.

How things age, servers go and people are forgotten is the real thing. It is begun before it is needed, and
waits: nobody should wait for the interpreter to start.
"""

from __future__ import annotations

import asyncio
import json
import logging
import sys
from pathlib import Path
from typing import NamedTuple

from bot.community.account_deletion import AccountDeletion
from bot.decks.library import Library
from bot.ladder.feature import LadderFeature
from bot.store import Store
from bot.store.privacy.periods import DAY
from bot.store.sql import Rows, Statement
from bot.store.writer import Writer
from bot.tournaments.feature import TournamentsFeature
from bot.workers import WorkerPool
from tests.bot.community.scene import Years
from tests.rigs.soaking.says import DONE, say

READY, OPENED, WROTE, PASSED, ASKED = "ready", "opened", "wrote", "passed", "asked"
"""What it says: it waits; the database is open; something was written; a day passes; a deletion must hold."""


class Orders(NamedTuple):
    """What a process is to do."""

    database: str
    folder: str
    time: float
    present: list[int]
    """Servers that have Herald."""
    days: int
    leaves: int | None
    """Who types `/privacy delete`, on one of the days."""
    leaves_on: int


async def carry_out(orders: Orders) -> None:
    """Let days pass, and one person leave for good."""
    store = await Store.open(orders.database, Path(orders.folder))
    say(OPENED)
    years = Years(store)
    years.time, years.present = orders.time, set(orders.present)
    await years.departures.compare()
    for day in range(orders.days):
        if day == orders.leaves_on and orders.leaves is not None:
            await _leave(years, orders.leaves)
        years.time += DAY
        say(PASSED, years.time)
        await years.ageing.look()
    await store.close()
    say(DONE)


async def _leave(years: Years, user_id: int) -> None:
    """Forget somebody, and say so as soon as it must hold."""
    store, ask = years.store, years.store.forgetting.ask

    async def told(user_id: int, now: float) -> str:
        token = await ask(user_id, now)
        say(ASKED, user_id)
        return token

    store.forgetting.ask = told
    worker_pool = WorkerPool(0)
    library = Library(store, worker_pool, 20)
    ladder = LadderFeature(store, years.match_service, library, years.now)
    tournament_service = TournamentsFeature(
        store, years.match_service, library, worker_pool, years.now
    ).tournament_service
    await AccountDeletion(
        store, years.now, years.match_service, years.challenges, tournament_service, ladder
    ).take(user_id)


def _tell_of_writes() -> None:
    write = Writer.write

    async def told(self: Writer, *statements: Statement) -> Rows:
        rows = await write(self, *statements)
        say(WROTE)
        return rows

    Writer.write = told


if __name__ == "__main__":
    logging.basicConfig(level=logging.ERROR, stream=sys.stderr)
    _tell_of_writes()
    say(READY)
    ordered = sys.stdin.readline()
    if ordered:  # else nobody needs it any more
        asyncio.run(carry_out(Orders(**json.loads(ordered))))
