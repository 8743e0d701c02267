"""Years in minutes: matches are played while old ones age, and servers send Herald away or take it in again.

What is still wanted must be there at the end of each day, to the last answer. What is over for long enough
must be gone, with everything of servers that stayed away, and everyone who has asked to be forgotten. Now and
then a look is cut off, the clock jumps, or an old backup is put back; and some days pass in another process,
which is killed at any moment.
"""

from __future__ import annotations

import asyncio
import json
import statistics
import time
from collections.abc import Callable
from copy import deepcopy
from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple

from bot.matches.beginning.challenges import Invitation, Person
from bot.matches.live import Live
from bot.order.ageing import CATCH_UP
from bot.order.departures import GRACE_DAYS
from bot.store import InUse, Statement, Store, check
from bot.store.privacy.periods import DAY
from bot.store.privacy.retention import DUE
from engines.registry import GAMES
from tests.bot.matches.scene import _here  # pyright: ignore[reportPrivateUsage]
from tests.bot.order.scene import KEEP, Years
from tests.soaking import passing
from tests.soaking.grounds import Ground
from tests.soaking.kills import PATIENCE, Child
from tests.soaking.says import DONE
from tests.soaking.witness import Lost

SERVERS = tuple(range(101, 107))
MATCHES_A_DAY, ANSWERS_A_DAY = 6, 24
CUTS, KILLS = 0.1, 0.1
"""Of the days, the shares on which a look is cut off while people play, and on which a process is killed."""
PASSES = 6
"""Days that pass in a process until it is killed, at most."""
MOST_WRITES, AFTER_WRITE = 40, 0.006
"""It is killed after so many writes, at most, and so many seconds."""
LEAVES, SAVES, RESTORES = 0.4, 0.3, 0.15
"""Of the kills, the shares where somebody leaves for good, the database is saved, or put back."""
OLDEST_BACKUP = 15 * DAY
PEOPLE = 12
LATE = 4
"""Days by which what is due may go later, besides those by which the clock of retention is behind."""


@dataclass(slots=True)
class Known:
    """A match as the witness knows it."""

    guild: int
    people: set[int]
    """Who sits there still."""
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
    cuts: int = 0
    kills: int = 0
    forgotten: int = 0
    restores: int = 0
    turns: list[float] = field(default_factory=list[float])
    """Seconds by which the event loop came too late, while things went."""
    moves: list[float] = field(default_factory=list[float])
    """Seconds from an answer to the disk, while things went."""

    def __str__(self) -> str:
        late, slow = (1_000 * _p99(each) for each in (self.turns, self.moves))
        return (
            f"{self.days} days, {self.matches} matches with {self.answers} answers,"
            f" {self.tournaments} tournaments; {self.aged} matches aged, {self.farewells} servers gone,"
            f" {self.returns} back in time, {self.jumps} jumps of the clock, {self.cuts} looks cut off,"
            f" {self.kills} kills, {self.forgotten} people forgotten, {self.restores} backups put back:"
            f" nothing that is wanted was lost, nothing else is left. While things went the loop was late by"
            f" {late:.1f} ms and a move took {slow:.1f} ms (p99)"
        )


class Saved(NamedTuple):
    """What the witness knew when the database was saved."""

    time: float
    known: dict[int, Known]
    cups: dict[int, float | None]
    away: dict[int, float]


class Witness:
    """Plays, lets days pass, and compares."""

    def __init__(self, ground: Ground, chance: Random, kills: float = KILLS) -> None:
        self.ground = ground
        self.chance = chance
        self.kills = kills
        self.people = list(range(11, 11 + PEOPLE))
        self.forgotten: set[int] = set()
        self.saved: Saved | None = None
        self.behind = 0.0
        """Days by which the clock of retention may be behind, besides those that it always may."""
        self._next = self._child() if kills else None
        """The process that is killed next: it starts while the days before it pass."""
        self.tally = Tally()
        self.known: dict[int, Known] = {}
        self.cups: dict[int, float | None] = {}
        """Tournaments, and when they ended."""
        self.away: dict[int, float] = {}
        """Servers that have sent Herald away, and when."""
        self.farewells: set[tuple[int, float]] = set()
        """Those of which nothing is left."""
        self.years: Years

    def _child(self) -> Child:
        return Child(self.ground.folder, "tests.soaking.passing", begins=(passing.READY,))

    async def open(self, at: float | None = None) -> None:
        self.years = Years(await _opened(self.ground))
        self.years.present = set(SERVERS) - self.away.keys()
        if at is not None:
            self.years.time = at
        await self._drop_due()
        await self.years.departures.compare()

    async def close(self) -> None:
        """Let all processes end."""
        await self.years.store.close()
        if self._next is not None:
            self._next.end()

    async def day(self) -> None:
        """Let a day pass: play, let go, compare."""
        years, chance = self.years, self.chance
        years.time += DAY
        self.tally.days += 1
        self.behind = max(0.0, self.behind - 1)
        await self._servers()
        for _ in range(MATCHES_A_DAY):
            await self._begin()
        await self._tournaments()
        cut = chance.random() < CUTS
        look = asyncio.create_task(years.ageing.look())
        late = asyncio.create_task(self._turns(look))
        for _ in range(ANSWERS_A_DAY):
            await self._answer()
            if cut and chance.random() < 0.1:
                break
        if cut:
            look.cancel()
        await asyncio.gather(look, late, return_exceptions=True)
        if cut:
            await self._begin_anew()
        else:
            look.result()
        await self._compare(done=not cut)
        if chance.random() < self.kills:
            await self._pass_and_kill()

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
                await self._drop_due()
                await years.departures.came(guild)
                self.tally.returns += years.time - since < GRACE_DAYS * DAY

    async def _begin(self) -> None:
        years, game = self.years, GAMES["dueling_nobles"]
        guild = self.chance.choice([each for each in SERVERS if each not in self.away])
        host, guest = self.chance.sample(self.people, 2)
        press = years.press(host)._replace(guild_id=guild)
        invitation = Invitation(
            game=game, options=game.options(), clock="correspondence", challenger=Person(host, "Anne"),
            opponents=(Person(guest, "Ben"),), level=None, guild_id=guild, channel_id=guild, locale="en",
        )  # fmt: skip
        row = await years.challenges.create(invitation, press.interaction_id or 0)
        accept = years.press(guest)._replace(guild_id=guild)
        live = await years.challenges.accept(row.id, accept, Person(guest, "Ben"), _here)
        assert live is not None
        self.known[live.id] = Known(guild, {host, guest})
        self.tally.matches += 1

    async def _answer(self) -> None:
        """Let somebody answer in any match that goes on, or concede it."""
        running = [
            match
            for match, known in self.known.items()
            if known.over is None and known.people and known.guild not in self.away
        ]
        if not running:
            return
        years, match = self.years, self.chance.choice(running)
        live: Live = await years.desk.live(match)
        known = self.known[match]
        began = time.perf_counter()
        seat = next(seat for seat in live.waiting)
        asked = years.user(live, seat)
        if not asked or self.chance.random() < 0.25:  # nobody plays here for who has left
            user = self.chance.choice(sorted(known.people))
            live = await years.desk.concede(match, years.press(user)._replace(guild_id=known.guild))
        else:
            answer = live.match.decision(seat).any(self.chance)
            press = years.press(asked)._replace(guild_id=known.guild)
            live = await years.desk.answer(match, live.question, answer, press)
            self.tally.answers += 1
        self.tally.moves.append(time.perf_counter() - began)
        known.answers = len(await years.store.moves.answers(match))
        if live.match.result is not None:
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

    async def _begin_anew(self) -> None:
        """Let all be gone that is in memory; the database is as it is."""
        self.tally.cuts += 1
        self.behind += 1
        at = self.years.time
        await self.years.store.close()
        await self.open(at)

    async def _pass_and_kill(self) -> None:
        """Let days pass in another process, and kill it at any moment; look at what it has left."""
        chance, at = self.chance, self.years.time
        await self.years.store.close()
        if chance.random() < SAVES:
            self.ground.save()
            self.saved = Saved(at, deepcopy(self.known), dict(self.cups), dict(self.away))
        leaves = chance.choice(self.people) if chance.random() < LEAVES else None
        orders = passing.Orders(
            self.ground.database, str(self.ground.folder), at, sorted(set(SERVERS) - self.away.keys()),
            PASSES, leaves, leaves_on=chance.randrange(3),
        )  # fmt: skip
        child = self._next
        assert child is not None
        code = await asyncio.to_thread(_killed, child, orders, chance)
        if code > 0:
            raise Lost(f"the process ended by itself with code {code}")
        self._next = self._child()
        self.tally.kills += code < 0
        self.behind += 1
        days = [line[1] for line in child.said if line[0] == passing.PASSED]
        self.tally.days += len(days)
        at = days[-1] if days else at
        if chance.random() < RESTORES and self.saved is not None and at - self.saved.time < OLDEST_BACKUP:
            self._put_back(self.saved, at)
        await self.open(at)
        if leaves is not None:
            await self._see_left(leaves, asked=[passing.ASKED, leaves] in child.said)
        await self._compare(done=False)

    def _put_back(self, saved: Saved, now: float) -> None:
        """Put an old backup back: who was forgotten since stays forgotten, and servers are noted anew."""
        self.tally.restores += 1
        self.ground.put_back()
        self.behind += (now - saved.time) / DAY
        self.known, self.cups = deepcopy(saved.known), dict(saved.cups)
        self.away = {guild: saved.away.get(guild, now) for guild in self.away}
        for known in self.known.values():
            known.people -= self.forgotten

    async def _see_left(self, user: int, asked: bool) -> None:
        """Note that somebody has left, where that is written down: from then on it must hold."""
        lines = self.years.store.forgetting._deletions.lines()
        if not any(line.is_of(user) for line in lines):
            if asked:
                raise Lost(f"the deletion of {user} was acknowledged, and is not written down")
            return
        self.tally.forgotten += 1
        self.forgotten.add(user)
        self.people.remove(user)
        self.people.append(max(*self.people, *self.forgotten) + 1)
        over = {row["id"]: row["updated"] for row in await self._rows() if row["status"] == "finished"}
        for match, known in self.known.items():
            if user in known.people:
                known.people.remove(user)
                known.over = known.over or over.get(match)

    async def _drop_due(self) -> None:
        """Expect nothing more of servers that come back too late: what is left of them goes."""
        gone = await self.years.store.retention.servers_gone()
        late = {guild for guild, since in gone.items() if since == DUE} - self.away.keys()
        self.known = {match: known for match, known in self.known.items() if known.guild not in late}

    async def _turns(self, look: asyncio.Task[None]) -> None:
        while not look.done():
            began = time.perf_counter()
            await asyncio.sleep(0.001)
            self.tally.turns.append(max(0.0, time.perf_counter() - began - 0.001))

    # What must be

    def _may_be_gone(self, known: Known, early: float = 0.0) -> bool:
        now, away = self.years.time + early, self.away.get(known.guild)
        if not known.people or (away is not None and now - away >= GRACE_DAYS * DAY):
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
        there = {row["id"]: row for row in await self._rows()}
        for match, known in list(self.known.items()):
            if match not in there:
                if not self._may_be_gone(known, early):
                    raise Lost(f"match {match} is gone on day {self.tally.days}: {known}")
                self.tally.aged += known.guild not in self.away
                del self.known[match]
            elif there[match]["answers"] != known.answers:
                raise Lost(f"match {match} has {there[match]['answers']} answers: {known}")
            elif done and self._must_be_gone(known):
                raise Lost(f"match {match} is still there on day {self.tally.days}: {known}")
        if self.forgotten and (known_again := await store.forgetting._everybody() & self.forgotten):
            raise Lost(f"people are known again who were forgotten: {known_again}")
        if done:
            servers = await store.retention.servers()
            for guild, since in self.away.items():
                if self.years.time - since > (GRACE_DAYS + LATE + self.behind) * DAY and guild in servers:
                    raise Lost(f"something of server {guild} is still there")
            self.farewells |= {(guild, since) for guild, since in self.away.items() if guild not in servers}
            self.tally.farewells = len(self.farewells)

    async def _rows(self) -> Any:
        """Return what is there of matches."""
        return await self.years.store._reader.rows("""
            SELECT id, status, updated, (SELECT count(*) FROM answers WHERE match_id = id) AS answers
            FROM matches
        """)

    def _must_be_gone(self, known: Known) -> bool:
        """Tell whether it was due some days ago: after a kill or a jump a look may come a little later."""
        late = LATE + self.behind
        now, away = self.years.time, self.away.get(known.guild)
        if away is not None and now - away >= (GRACE_DAYS + late) * DAY:
            return True
        cup = 0.0 if known.cup is None else self.cups[known.cup]
        return (
            None not in (known.over, cup) and now - max(known.over or 0.0, cup or 0.0) >= (KEEP + late) * DAY
        )


async def _opened(ground: Ground) -> Store:
    """Open the database; a server needs a moment to notice that a process is dead."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return await Store.open(ground.database, ground.folder)
        except InUse:
            if time.monotonic() > end:
                raise
            await asyncio.sleep(0.01)


def _killed(child: Child, orders: passing.Orders, chance: Random) -> int:
    """Give a process its orders, and kill it after some writes; return its exit code."""
    writes, moment = chance.randrange(MOST_WRITES), chance.uniform(0.0, AFTER_WRITE)
    child.began.wait(PATIENCE)
    child.order(json.dumps(orders._asdict()))
    end = time.monotonic() + PATIENCE
    while child.lives and time.monotonic() < end:
        kinds = [line[0] for line in child.said]
        if kinds.count(passing.WROTE) >= writes or kinds[-1] == DONE:
            break
        time.sleep(0.0005)
    time.sleep(moment)
    return child.end()


def soak(
    seconds: float,
    seed: int,
    tell: Callable[[str], object],
    ground: Ground,
    days: int = 10**9,
    kills: float = KILLS,
) -> Tally:
    """Let days pass for so long. Raises Lost."""
    began = time.monotonic()
    tally = asyncio.run(_soak(Witness(ground, Random(seed), kills), began + seconds, days))
    report = check(ground.database)
    if not report.ok:
        raise Lost(f"the database is damaged: {report.problems}")
    tell(f"seed {seed}, {time.monotonic() - began:.0f} s: {tally}")
    return tally


async def _soak(witness: Witness, end: float, days: int) -> Tally:
    await witness.open()
    try:
        await witness.years.ageing.look()
        while time.monotonic() < end and witness.tally.days < days:
            await witness.day()
            if witness.chance.random() < 0.02:
                await witness.jump()
    finally:
        await witness.close()
    return witness.tally


def _p99(times: list[float]) -> float:
    return statistics.quantiles(times, n=100)[98] if len(times) > 1 else 0.0
