"""Hosts matches without Discord until it is killed: `python -m tests.rigs.soaking.victim DATABASE`.

Store, desk, clocks, computers and outbox are the real ones; the persons are
tasks, and what would go to Discord is printed. With `--finish` no new matches
begin, and the process ends by itself when the last one is over.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import sqlite3
import sys
import time
from contextlib import closing
from itertools import count
from pathlib import Path
from random import Random

from bot.app.host import Host, features
from bot.decks.library import Library
from bot.errors import PlayerError
from bot.host.opponents import Opponents
from bot.host.outbox import Arrival
from bot.matches.messages import Challenge
from bot.matches.postgame.records import Records
from bot.matches.session import MatchSession
from bot.store import MatchRow, MatchStatus, OutboxRow, Store
from bot.workers import WorkerPool
from tests.rigs.soaking.mischief import Mischief
from tests.rigs.soaking.persons import Club
from tests.rigs.soaking.says import COMMITTED, DELIVERED, DONE, face, say

HASTE, SINCE = 400.0, 1_790_000_000.0
"""How much faster its clock runs, so that deadlines fall within a life of half a second."""
LONGEST_LIFE = 120.0
"""Seconds after which it ends in any case."""
MATCHES = 50


class Victim:
    """Herald without Discord."""

    def __init__(
        self, store: Store, matches: int, finish: bool, chance: Random, faults: bool = False
    ) -> None:
        self.store = store
        self.clock_set = 0.0
        """Seconds by which its clock is wrong."""
        self.discord_away = False
        self._mischief = Mischief(self, chance) if faults else None
        worker_pool = WorkerPool(0)
        self.library = Library(store, worker_pool, 20)
        self.records = Records(store, worker_pool, 20)
        self.host = Host(
            store,
            self.now,
            self.deliver,
            self.library,
            Opponents(0),
            pace=0.0,
            steady=lambda: time.monotonic() * HASTE,
            on_commit=self.committed,
        )
        features(self.host, store, self.library, worker_pool, self.now)
        self.match_service = self.host.match_service
        # Ids as Discord makes them: ever larger, never the same again, not even after a restart.
        self.club = Club(
            self.match_service, self.host.challenges, chance, count(time.time_ns()), matches, finish, faults
        )

    def now(self) -> float:
        """Return the time by a hasty clock, the same one in every life unless it is set."""
        return SINCE + (time.time() - SINCE) * HASTE + self.clock_set

    def committed(self, session: MatchSession | None) -> None:
        if session is not None:
            say(COMMITTED, session.id, session.match.serial, face(session))
            self.club.moved(session.id)

    async def deliver(self, row: OutboxRow) -> Arrival:
        """Show the newest state, as the bot does; a little later Discord has taken it."""
        assert row.match_id is not None
        if self.discord_away:
            return Arrival.LINE_DOWN
        if row.kind != Challenge.kind:
            session = await self.match_service.newest(row.match_id)
            say(DELIVERED, session.id, row.kind, session.match.serial, face(session))
        await asyncio.sleep(0.002)
        return Arrival.SENT

    async def session(self, used: list[tuple[int, int]]) -> None:
        """Take up where the last process was killed, and play."""
        await self.host.start()
        left = await open_matches(self.store)
        if self._mischief is not None:
            self._mischief.begin()
        await self.club.play(left, used)
        await self.host.stop()
        await self.store.close()
        say(DONE)


async def open_matches(store: Store) -> list[MatchRow]:
    """Return the matches that go on, found by their channels: each has its own."""
    rows = [row for channel in range(1, MATCHES + 1) for row in await store.matches.open_in_channel(channel)]
    return [row for row in rows if row.status in (MatchStatus.CHALLENGE, MatchStatus.RUNNING)]


def used_interactions(path: Path, most: int = 10) -> list[tuple[int, int]]:
    """Return the last interactions that have answered something, with their matches."""
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(
            """
            SELECT match_id, interaction_id FROM answers JOIN matches ON matches.id = match_id
            WHERE status = 'running' AND interaction_id IS NOT NULL ORDER BY answers.at DESC LIMIT ?
            """,
            (most,),
        ).fetchall()


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("database", type=Path)
    parser.add_argument("--matches", type=int, default=MATCHES)
    parser.add_argument("--finish", action="store_true")
    parser.add_argument("--seed", type=int, help="of what the persons choose, and of the faults")
    parser.add_argument("--faults", action="store_true", help="let disk, Discord and clock fail now and then")
    chosen = parser.parse_args()
    # What fails on purpose is told by warnings; whatever is worse is a complaint in any case.
    logging.basicConfig(level=logging.ERROR if chosen.faults else logging.WARNING, stream=sys.stderr)
    async with asyncio.timeout(LONGEST_LIFE):
        store = await Store.open(chosen.database, chosen.database.parent)
        victim = Victim(store, chosen.matches, chosen.finish, Random(chosen.seed), chosen.faults)
        await victim.session(used_interactions(chosen.database))


if __name__ == "__main__":
    try:
        asyncio.run(main())
    except PlayerError as error:
        sys.exit(f"a person was refused what is allowed: {error!r}")
