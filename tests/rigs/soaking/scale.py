"""The big soak: many servers over several processes that are killed, stopped and replaced while people play.

Persons know from the database what they are asked, and press it on messages that lie before them: half of
them in direct messages, which all reach shard 0. Pictures cost most of all on a small machine, and keep the
rate below what is asked for: both are told.
"""

from __future__ import annotations

import asyncio
import re
import shutil
import signal
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import psycopg

from bot.matches.session import MatchSession, revive
from bot.store import Store, StoreError
from bot.store.postgres.schema import MIGRATIONS, known_version
from bot.table import gathered as of
from bot.table.action_id import ActionId
from bot.table.verbs import MatchVerb
from tests.postgres import Cluster, Server, cluster
from tests.rigs.measuring.figure import at
from tests.rigs.measuring.sharded import Interaction, Sharded
from tests.rigs.soaking import aftermath
from tests.rigs.soaking.copies import Table, deal, dm_of, lay_out
from tests.rigs.soaking.fleet import Fleet

CONCEDES = 0.03
"""The share of presses that give a match up: finished matches are rated."""
ANEW = 20.0
"""Seconds between two kills."""
STOPPED = 40.0
"""Seconds for which a process is stopped."""
SHOWN_WITHIN = 120.0
"""Seconds after which all must be shown; the bar is a sum of what waits and of what Discord lets through."""

_ENTRY = re.compile(r"^\W*(?:\[\S*m)?(?=\d{4}-\d\d-\d\d )", re.MULTILINE)
"""What an entry of a log begins with: its day."""


class Plan(NamedTuple):
    """How much is asked for."""

    seconds: float = 600.0
    matches: int = 50_000
    servers: int = 400
    rate: float = 200.0
    slots: int = 4
    seed: int = 1


@dataclass
class Ledger:
    """What has been pressed, and how that went."""

    pressed: dict[int, tuple[int, Interaction]] = field(default_factory=dict[int, tuple[int, Interaction]])
    """The match and the press, by interaction."""
    skipped: int = 0
    """Moments at which a press was due, and all hands were full."""
    away: set[int] = field(default_factory=set[int])
    """Sessions, by number, of a process that has been stopped."""
    heard: Counter[int] = field(default_factory=Counter[int])
    """Hundredths of a second for which each shard was there."""


def soak(plan: Plan, tell: Callable[[str], object]) -> None:
    """Play while processes come and go, then compare. Raises AssertionError."""
    with cluster() as server, TemporaryDirectory() as folder:
        asyncio.run(Storm(plan, server, Path(folder), tell).blow())


class Storm:
    """One run."""

    def __init__(self, plan: Plan, server: Cluster, folder: Path, tell: Callable[[str], object]) -> None:
        self.plan, self.folder, self.tell = plan, folder, tell
        self.server = server
        self.url = Server(server.url).new()
        self.ledger = Ledger()
        self._chance = Random(plan.seed)
        self._at_table: set[int] = set()
        """Matches in which a press is under way."""
        self._over: set[int] = set()

    async def blow(self) -> None:
        """Deal, start, play, disturb; then let everything come to rest, and compare."""
        plan = self.plan
        self.tables = await deal(self.url, self.folder, plan.matches, plan.servers)
        members = {member: f"P{member}" for table in self.tables for member in table.members}
        guilds = {table.channel: table.guild for table in self.tables}
        self.discord = Sharded(guilds, members, shards=plan.slots)
        lay_out(self.discord, self.url, self.tables)
        self.tell(f"{plan.matches} matches in {plan.servers} servers are dealt")
        await self.discord.open()
        try:
            async with Fleet(self.discord, self.url, plan.slots, self.folder) as self.fleet:
                for _ in range(plan.slots + 1):
                    await self.fleet.start()
                await self.fleet.until_heard(*range(plan.slots))
                await self.fleet.until_sharing(plan.slots + 1)
                self.tell(f"{plan.slots} slots are owned, and one process is spare")
                clocks = await aftermath.clocks(self.fleet)
                await self._play()
                self._complaints()
                await self._at_rest()
                await aftermath.compare(self.fleet, self.ledger.heard, clocks, self.tables, self.tell)
        finally:
            await self.discord.close()

    # People

    async def _play(self) -> None:
        """Let people press at the rate that is asked for, while processes come and go."""
        plan, began, presses = self.plan, time.monotonic(), set[asyncio.Task[None]]()
        watching = asyncio.create_task(self._watch())
        disturbing = asyncio.create_task(self._disturb(began))
        async with Store.read(self.url) as store:
            due = began
            while time.monotonic() < began + plan.seconds or not disturbing.done():
                due += 1 / plan.rate
                await asyncio.sleep(max(0.0, due - time.monotonic()))
                table = self._chance.choice(self.tables)
                if len(presses) >= 4 * plan.rate or table.match in self._at_table | self._over:
                    self.ledger.skipped += 1
                    continue
                press = asyncio.create_task(self._press(store, table))
                presses.add(press)
                press.add_done_callback(presses.discard)
                if disturbing.done() and disturbing.exception():
                    break
            await asyncio.gather(*presses)
            took = time.monotonic() - began
        watching.cancel()
        await disturbing
        self._account(took)

    async def _press(self, store: Store, table: Table) -> None:
        self._at_table.add(table.match)
        try:
            with suppress(StoreError, psycopg.Error):  # the server is away: nobody knows what they are asked
                saved = await store.moves.load(table.match)
                if saved is not None:
                    await self._press_in(revive(saved), table)
        finally:
            self._at_table.discard(table.match)

    async def _press_in(self, session: MatchSession, table: Table) -> None:
        if not session.waiting or session.stands:
            self._over.add(table.match)
            return
        seat = self._chance.choice(session.waiting)
        member, in_private = table.members[seat], self._chance.random() < 0.5
        control = wanted(session, seat, self._chance)
        message = self.discord.newest(dm_of(member) if in_private else table.channel)
        if control is None or message is None:
            return
        press = await self.discord.pressed(member, message, control, [])
        self.ledger.pressed[press.number] = (table.match, press)

    def _account(self, took: float) -> None:
        presses = [press for _, press in self.ledger.pressed.values()]
        times = sorted(press.took for press in presses if press.took is not None)
        told = [press for press in presses if press.said]
        lost = [press for press in presses if press.answered is None]
        self.tell(
            f"{len(presses)} presses in {took:.0f} s: {len(presses) / took:.1f}/s of"
            f" {self.plan.rate:.0f}/s asked for, {self.ledger.skipped} left out;"
            f" acknowledged within {1e3 * at(times, 50):.0f} ms (p50),"
            f" {1e3 * at(times, 99):.0f} ms (p99); {len(told)} told something, {len(lost)} reached nobody"
        )
        discord = self.discord
        self.tell(
            f"Discord: {discord.identified} logins, {discord.resumed} taken up again,"
            f" {discord.refused_logins} refused; refused answers: {discord.late} too late, {discord.twice}"
            f" where another had answered; at most {discord.most_counted()} counted requests in a second"
        )
        assert discord.refused_logins == 0, "shards have logged in too fast"
        assert not discord.unknown, discord.unknown

    def _complaints(self) -> None:
        """Tell what processes have complained of, and how often."""
        entries = [entry for said in self.fleet.said() for entry in _ENTRY.split(said) if "ERROR" in entry]
        heard = Counter(
            f"{lines[0].partition('ERROR')[2].strip()[-70:]}: {lines[-1].strip()[-140:]}"
            for lines in (entry.strip().splitlines() for entry in entries)
        )
        for complaint, times in heard.most_common(8):
            self.tell(f"logged {times} times: {complaint}")

    async def _at_rest(self) -> None:
        """Wait until all is shown that was to be shown."""

        async def shown() -> bool:
            return not await self.fleet.rows("SELECT 1 FROM outbox WHERE kind IN ('board', 'hand') LIMIT 1")

        try:
            waited = await self.fleet.until(shown, "all is shown", every=0.05)
        except AssertionError:
            await self._tell_what_waits()
            raise
        self.tell(f"all boards and hands were shown {waited:.1f} s after the last press (bar: 5 s)")
        assert waited < SHOWN_WITHIN

    async def _tell_what_waits(self) -> None:
        """Tell of what is still to be shown how often it was tried, and when it is next."""
        sql = """
            SELECT kind, matches.part, attempts, count(*) AS count, min(not_before) AS soonest
            FROM outbox LEFT JOIN matches ON matches.id = match_id
            GROUP BY kind, matches.part, attempts ORDER BY kind, count(*) DESC LIMIT 20
        """
        for row in await self.fleet.rows(sql):
            due = row["soonest"] - time.time()
            self.tell(
                f"{row['count']} of kind {row['kind']} wait in part {row['part']}:"
                f" tried {row['attempts']} times, the next within {due:.0f} s"
            )

    # What happens to processes

    async def _watch(self) -> None:
        """Note for how long each shard is there."""
        before = time.monotonic()
        while True:
            await asyncio.sleep(0.05)
            now = time.monotonic()
            for shard in range(self.plan.slots):
                if self.discord.hearing(shard) - self.ledger.away:
                    self.ledger.heard[shard] += round(100 * (now - before))
            before = now

    async def _disturb(self, began: float) -> None:
        """Kill an owner again and again; in between, at their time, what happens once."""
        once = [self._stop_one, self._upgrade, self._restart_server]
        times = [began + self.plan.seconds * part for part in (0.2, 0.5, 0.8)]
        while once or time.monotonic() < began + self.plan.seconds:
            if once and time.monotonic() >= times[0]:
                times.pop(0)
                await once.pop(0)()
            else:
                await self._kill_one()
            following = min(time.monotonic() + ANEW, *times[:1], began + self.plan.seconds)
            await asyncio.sleep(max(0.1, following - time.monotonic()))

    async def _whole(self) -> None:
        """Wait until all slots are owned by somebody who lives, and another is spare."""

        async def owned() -> bool:
            with suppress(psycopg.Error):
                owners = await self.fleet.owners()
                return len(owners) == self.plan.slots and set(owners.values()) <= set(self.fleet.processes)
            return False

        await self.fleet.until(owned, "all slots are owned")
        await self.fleet.until_heard(*range(self.plan.slots))

    async def _kill_one(self) -> None:
        slot, pid = self._chance.choice(sorted((await self.fleet.owners()).items()))
        gone = await self.fleet.end(pid, signal.SIGKILL)
        await self._replaced(slot, pid, f"slot {slot}: killed", gone)
        await self.fleet.start(*self._build)
        await self._whole()

    _build: tuple[str, ...] = ()
    """What a process is started with."""

    async def _replaced(self, slot: int, pid: int, what: str, since: float) -> None:
        async def other() -> bool:
            return (await self.fleet.owners()).get(slot, pid) != pid

        await self.fleet.until(other, f"slot {slot} is taken")
        taken = time.monotonic() - since
        await self.fleet.until_served(slot)
        served = time.monotonic() - since
        await self.fleet.until_heard(slot)
        self.tell(
            f"{what}; taken after {1e3 * taken:.0f} ms, clocks served after {1e3 * served:.0f} ms,"
            f" shard back after {time.monotonic() - since:.1f} s"
        )

    async def _stop_one(self) -> None:
        """Stop a process for a while: nobody sees that it is gone but by its silence."""
        slot, pid = self._chance.choice(sorted((await self.fleet.owners()).items()))
        sessions = self.discord.hearing(slot)
        self.ledger.away |= sessions
        self.fleet.processes[pid].send_signal(signal.SIGSTOP)
        await asyncio.sleep(STOPPED)
        taken = (await self.fleet.owners())[slot] != pid
        self.fleet.processes[pid].send_signal(signal.SIGCONT)
        self.tell(
            f"slot {slot}: stopped for {STOPPED:.0f} s, and {'taken' if taken else 'not taken'} meanwhile"
        )
        await self._whole()
        self.ledger.away -= sessions

    async def _upgrade(self) -> None:
        """Replace all processes by a build with one more migration, one after the other."""
        folder = self.folder / "migrations"
        shutil.copytree(MIGRATIONS, folder)
        (folder / f"{known_version() + 1:04}_more.sql").write_text("CREATE TABLE more (id BIGINT)")
        self._build = (str(folder),)
        old = [*self.fleet.processes]
        for pid in old:
            count = len(self.fleet.processes)
            await self.fleet.start(*self._build)
            await self.fleet.until_sharing(count + 1)
            owned = {owner: slot for slot, owner in (await self.fleet.owners()).items()}
            gone = await self.fleet.end(pid, signal.SIGTERM)
            if pid in owned:
                await self._replaced(owned[pid], pid, f"slot {owned[pid]}: upgraded", gone)
            await self._whole()
        assert await self.fleet.rows("SELECT 1 FROM pg_tables WHERE tablename = 'more'")

    async def _restart_server(self) -> None:
        """Let PostgreSQL come back as after a crash."""
        began = time.monotonic()
        await asyncio.to_thread(self.server.restart)
        up = time.monotonic() - began
        await asyncio.sleep(1.0)
        await self._whole()
        back = time.monotonic() - began
        await self.fleet.until_sharing(self.plan.slots + 1)
        self.tell(
            f"PostgreSQL was away for {up:.1f} s; all shards were back after {back:.1f} s,"
            f" the spare after {time.monotonic() - began:.1f} s"
        )


def wanted(session: MatchSession, seat: int, chance: Random) -> str | None:
    """Return the control that gives any answer of a seat; None where none has room for it."""
    if chance.random() < CONCEDES:
        return str(ActionId(session.id, 0, MatchVerb.CONCEDE))
    decision = session.match.decision(seat)
    answer: Any = decision.any(chance)
    try:
        if isinstance(answer, tuple):
            return str(
                ActionId(session.id, session.question, MatchVerb.DONE, str(of.whole(decision, answer)))
            )
        return str(ActionId(session.id, session.question, MatchVerb.ANSWER, str(answer)))
    except ValueError:  # too long a list for one control
        return None
