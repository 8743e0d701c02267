"""Years in minutes: matches are played while old ones age, and servers send Herald away or take it in again.

What is still wanted must be there at the end of each day, to the last answer. What is over for long enough
must be gone, with everything of servers that stayed away. Now and then it is cut off, or the clock jumps.
"""

from __future__ import annotations

import asyncio
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from bot.community.ageing import CATCH_UP
from bot.community.departures import GRACE_DAYS
from bot.matches.session import MatchSession
from bot.matches.start.challenges import Invitation, Person
from bot.store import Statement, Store, check
from bot.store.privacy.periods import DAY
from engines.registry import GAMES
from tests.bot.community.scene import KEEP, Years
from tests.bot.matches.scene import _here  # pyright: ignore[reportPrivateUsage]

SERVERS = tuple(range(101, 107))
MATCHES_A_DAY, ANSWERS_A_DAY = 6, 24
KILLS = 0.15
"""Of the days, the share on which the process is killed while things go."""


class Lost(AssertionError):
    """Something is gone that was wanted, or there that should not be."""


@dataclass(slots=True)
class Known:
    """A match as the witness knows it."""

    guild: int
    answers: int = 0
    over: float | None = None
    """When it ended."""
    cup: int | None = None
    """The tournament to which it belongs."""


@dataclass
class Tally:
    """What has been gone through."""

    days: int = 0
    matches: int = 0
    answers: int = 0
    aged: int = 0
    tournaments: int = 0
    farewells: int = 0
    returns: int = 0
    jumps: int = 0
    kills: int = 0
    turns: list[float] = field(default_factory=list[float])
    """Seconds by which the event loop came too late, while things went."""
    moves: list[float] = field(default_factory=list[float])
    """Seconds from an answer to the disk, while things went."""

    def __str__(self) -> str:
        late, slow = (1_000 * _p99(each) for each in (self.turns, self.moves))
        return (
            f"{self.days} days, {self.matches} matches with {self.answers} answers,"
            f" {self.tournaments} tournaments; {self.aged} matches aged, {self.farewells} servers gone,"
            f" {self.returns} back in time, {self.jumps} jumps of the clock, {self.kills} kills: nothing that"
            f" is wanted was lost, nothing else is left. While things went the loop was late by {late:.1f} ms"
            f" and a move took {slow:.1f} ms (p99)"
        )


class Witness:
    """Plays, lets days pass, and compares."""

    def __init__(self, folder: Path, chance: Random) -> None:
        self.folder = folder
        self.chance = chance
        self.tally = Tally()
        self.known: dict[int, Known] = {}
        self.cups: dict[int, float | None] = {}
        """Tournaments, and when they ended."""
        self.away: dict[int, float] = {}
        """Servers that have sent Herald away, and when."""
        self.farewells: set[tuple[int, float]] = set()
        """Those of which nothing is left."""
        self.years: Years

    async def open(self, at: float | None = None) -> None:
        store = await Store.open(self.folder / "herald.sqlite3", self.folder)
        self.years = Years(store)
        self.years.present = set(SERVERS) - self.away.keys()
        if at is not None:
            self.years.time = at
        await self.years.departures.compare()

    async def day(self) -> None:
        """Let a day pass: play, let go, compare."""
        years, chance = self.years, self.chance
        years.time += DAY
        self.tally.days += 1
        await self._servers()
        for _ in range(MATCHES_A_DAY):
            await self._begin()
        await self._tournaments()
        killed = chance.random() < KILLS
        look = asyncio.create_task(years.ageing.look())
        late = asyncio.create_task(self._turns(look))
        for _ in range(ANSWERS_A_DAY):
            await self._answer()
            if killed and chance.random() < 0.1:
                break
        if killed:
            look.cancel()
        await asyncio.gather(look, late, return_exceptions=True)
        if not killed:
            look.result()
        if killed:
            await self._kill()
        await self._compare(done=not killed)

    # What happens

    async def _servers(self) -> None:
        years, chance = self.years, self.chance
        here = [guild for guild in SERVERS if guild not in self.away]
        if len(here) > 2 and chance.random() < 0.05:
            guild = chance.choice(here)
            self.away[guild] = years.time
            years.present = set(SERVERS) - self.away.keys()
            await years.departures.left(guild)
        for guild, since in list(self.away.items()):
            if chance.random() < 0.02:
                del self.away[guild]
                years.present = set(SERVERS) - self.away.keys()
                await years.departures.came(guild)
                self.tally.returns += years.time - since < GRACE_DAYS * DAY

    async def _begin(self) -> None:
        years, game = self.years, GAMES["dueling_nobles"]
        guild = self.chance.choice([each for each in SERVERS if each not in self.away])
        press = years.press(11)._replace(guild_id=guild)
        invitation = Invitation(
            game=game, options=game.options(), clock="correspondence", challenger=Person(11, "Anne"),
            opponents=(Person(12, "Ben"),), level=None, guild_id=guild, channel_id=guild, locale="en",
        )  # fmt: skip
        row = await years.challenges.create(invitation, press.interaction_id or 0)
        accept = years.press(12)._replace(guild_id=guild)
        session = await years.challenges.accept(row.id, accept, Person(12, "Ben"), _here)
        assert session is not None
        self.known[session.id] = Known(guild)
        self.tally.matches += 1

    async def _answer(self) -> None:
        """Let somebody answer in any match that goes on, or concede it."""
        running = [
            match
            for match, known in self.known.items()
            if known.over is None and known.guild not in self.away
        ]
        if not running:
            return
        years, match = self.years, self.chance.choice(running)
        session: MatchSession = await years.match_service.session(match)
        known = self.known[match]
        began = time.perf_counter()
        if self.chance.random() < 0.25:
            session = await years.match_service.concede(match, years.press(11)._replace(guild_id=known.guild))
        else:
            seat = next(seat for seat in session.waiting)
            answer = session.match.decision(seat).any(self.chance)
            press = years.press(years.user(session, seat))._replace(guild_id=known.guild)
            session = await years.match_service.answer(match, session.question, answer, press)
            self.tally.answers += 1
        self.tally.moves.append(time.perf_counter() - began)
        known.answers = len(await years.store.moves.answers(match))
        if session.match.result is not None:
            known.over = years.time

    async def _tournaments(self) -> None:
        """Let finished matches belong to tournaments, and let those end some day."""
        free = [match for match, known in self.known.items() if known.over is not None and known.cup is None]
        if free and self.chance.random() < 0.1:
            await self._hold(self.chance.choice(free))
        for cup, over in list(self.cups.items()):
            if over is None and self.chance.random() < 0.02:
                self.cups[cup] = self.years.time
                await self._run(
                    "UPDATE tournaments SET status = 'finished', updated = :at WHERE id = :id",
                    id=cup, at=self.years.time,
                )  # fmt: skip

    async def _hold(self, match: int) -> None:
        known, now = self.known[match], self.years.time
        cup = self.tally.tournaments = self.tally.tournaments + 1
        await self._run(
            """
            INSERT INTO tournaments (id, code, guild_id, channel_id, name, game, format, options, status,
                seed, creator_id, created, updated)
            VALUES (:id, :code, :guild, :id, 'cup', 'toy', 'swiss', '{}', 'live', 'seed', 5, :at, :at)
            """,
            id=cup, code=f"CUP{cup}", guild=known.guild, at=now,
        )  # fmt: skip
        for sql in (
            "INSERT INTO rounds (tournament_id, stage, number, made) VALUES (:id, 1, 1, 0)",
            "INSERT INTO tables (tournament_id, stage, round, table_no) VALUES (:id, 1, 1, 1)",
            "UPDATE tables SET match_id = :match WHERE tournament_id = :id",
        ):
            await self._run(sql, id=cup, match=match)
        known.cup, self.cups[cup] = cup, None

    async def _run(self, sql: str, **values: int | float | str) -> None:
        used = {name: value for name, value in values.items() if f":{name}" in sql}
        await self.years.store.writer.write(Statement(sql, used))

    async def jump(self) -> None:
        """Set the clock ahead by three years for a look, and back."""
        self.tally.jumps += 1
        self.years.time += 1_000 * DAY
        await self.years.ageing.look()
        self.years.time -= 1_000 * DAY
        await self._compare(done=False, early=CATCH_UP)

    async def _kill(self) -> None:
        """Let the process be gone, with all that it had in memory; the file is as it is."""
        self.tally.kills += 1
        at = self.years.time
        await self.years.store.close()
        await self.open(at)

    async def _turns(self, look: asyncio.Task[None]) -> None:
        while not look.done():
            began = time.perf_counter()
            await asyncio.sleep(0.001)
            self.tally.turns.append(max(0.0, time.perf_counter() - began - 0.001))

    # What must be

    def _may_be_gone(self, known: Known, early: float = 0.0) -> bool:
        now, away = self.years.time + early, self.away.get(known.guild)
        if away is not None and now - away >= GRACE_DAYS * DAY:
            return True
        if known.over is None or now - known.over < KEEP * DAY:
            return False
        if known.cup is None:
            return True
        over = self.cups.get(known.cup, 0.0)
        return over is not None and now - over >= KEEP * DAY

    async def _compare(self, *, done: bool, early: float = 0.0) -> None:
        """Raise Lost where what is there is not what must be; `done` when a whole look has ended."""
        store = self.years.store
        rows = await store._reader.rows(  # pyright: ignore[reportPrivateUsage]
            "SELECT id, status, (SELECT count(*) FROM answers WHERE match_id = id) AS answers FROM matches"
        )
        there = {row["id"]: row for row in rows}
        for match, known in list(self.known.items()):
            if match not in there:
                if not self._may_be_gone(known, early):
                    raise Lost(f"match {match} is gone on day {self.tally.days}: {known}")
                self.tally.aged += known.guild not in self.away
                del self.known[match]
            elif there[match]["answers"] != known.answers:
                raise Lost(f"match {match} has {there[match]['answers']} answers: {known}")
            elif done and self._may_be_gone(known) and not self._is_late(known):
                raise Lost(f"match {match} is still there on day {self.tally.days}: {known}")
        if done:
            servers = await store.retention.servers()
            for guild, since in self.away.items():
                if self.years.time - since > (GRACE_DAYS + 4) * DAY and guild in servers:
                    raise Lost(f"something of server {guild} is still there")
            self.farewells |= {(guild, since) for guild, since in self.away.items() if guild not in servers}
            self.tally.farewells = len(self.farewells)

    def _is_late(self, known: Known) -> bool:
        """Whether it was due only in the last days: after a kill or a jump a look may come a little later."""
        now = self.years.time
        times = [known.over or 0.0, self.cups.get(known.cup or 0) or 0.0]
        away = self.away.get(known.guild)
        if away is not None and now - away >= GRACE_DAYS * DAY:
            return now - away < (GRACE_DAYS + 4) * DAY
        return now - max(times) < (KEEP + 4) * DAY


def soak(seconds: float, seed: int, tell: Callable[[str], object], days: int = 10**9) -> Tally:
    """Let days pass for so long. Raises Lost."""
    with TemporaryDirectory() as folder:
        tally = asyncio.run(_soak(Path(folder), seconds, Random(seed), days))
        report = check(Path(folder) / "herald.sqlite3")
        if not report.ok:
            raise Lost(f"the database is damaged: {report.problems}")
    tell(f"seed {seed}: {tally}")
    return tally


async def _soak(folder: Path, seconds: float, chance: Random, days: int) -> Tally:
    witness, end = Witness(folder, chance), time.monotonic() + seconds
    await witness.open()
    await witness.years.ageing.look()
    while time.monotonic() < end and witness.tally.days < days:
        await witness.day()
        if chance.random() < 0.02:
            await witness.jump()
    await witness.years.store.close()
    return witness.tally


def _p99(times: list[float]) -> float:
    return statistics.quantiles(times, n=100)[98] if len(times) > 1 else 0.0
