"""The lab as a feature: it plays the runs of servers, one of each at a time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import NamedTuple, ParamSpec, TypeVar

from bot.backoff import log_failure
from bot.errors import PlayerError, TookTooLong
from bot.host.opponents import Opponents
from bot.host.poller import Poller
from bot.lab.hosted.apart import ToldRun, WatchedMoment, tell, watch
from bot.lab.hosted.course import KEPT, Lab, OutOfSeconds, RunCourse
from bot.lab.hosted.errors import REFUSALS, LabBusy, LabOff, NoReportYet, NoRunUnderWay, NoSuchRun, OldReport
from bot.lab.hosted.packing import read_shown
from bot.lab.hosted.preparing import RunWish, marks, prepare
from bot.lab.hosted.standing_back import Gate, LoopDelay
from bot.lab.processes import half_of_the_cores
from bot.settings import Settings
from bot.store import AlreadyDone, Changed, LabRunRow, NewLabRun, PackMark, RunStatus, Store, StoreError
from bot.texts import Locale
from bot.workers import Turns, WorkerPool, WorkerTimeout, stand_back
from engines.kernel import Say
from engines.lab.showing import DealPlace, ShownMatch

P = ParamSpec("P")
T = TypeVar("T")

log = logging.getLogger(__name__)

AT_ONCE = 8
"""Runs that are under way at a time, the oldest first; the others wait."""
AGAIN = 60.0
"""Seconds after which runs are looked at that could not go on."""
MOST_FAILURES = 3
"""Times that a run may be cut off by a process that dies, before it is given up."""
EDITED_EVERY = 15.0
"""Seconds between two edits of a message that shows how a run goes."""
FOLLOWED = 13 * 60.0
"""Seconds for which such a message can be edited: the token of its interaction lives a little longer."""
TELLING, WATCHING = 120.0, 120.0

ShowRun = Callable[[LabRunRow], Awaitable[None]]


class _Follower(NamedTuple):
    """A message that shows how a run goes."""

    show: ShowRun
    until: float
    next: float


class ChangedPack(NamedTuple):
    """A pack of a run that is otherwise in its server now."""

    was: PackMark
    now: PackMark | None
    """None where it was removed."""


class LabFeature:
    """The lab of one process, for the servers of its slot."""

    def __init__(
        self,
        store: Store,
        now: Callable[[], float],
        settings: Settings,
        opponents: Opponents,
        readers: WorkerPool,
        pool: WorkerPool | None = None,
    ) -> None:
        """Play in processes of its own; what people send is read by the `readers` of all."""
        self._store = store
        self._now = now
        self._readers = readers
        self._reading_seconds = settings.reading_seconds
        chosen = half_of_the_cores() if settings.lab_processes is None else settings.lab_processes
        self._processes = chosen if settings.lab_seconds else 0
        self._pool = pool or WorkerPool(self._processes, ready=stand_back)
        self._lab = Lab(
            store, self._pool, Turns(max(1, self._processes)),
            Gate(lambda: opponents.is_thinking, LoopDelay()), settings.lab_seconds, now,
        )  # fmt: skip
        self._courses: dict[int, RunCourse] = {}
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._failures: dict[int, int] = {}
        self._followers: dict[int, _Follower] = {}
        self.alarm = Poller("the lab's runs", now, self.look)

    @property
    def is_on(self) -> bool:
        """Whether the lab has processes and time."""
        return self._processes > 0

    # As a feature

    async def start(self) -> None:
        """Go on with what was under way when the process before ended."""
        if self.is_on:
            self.alarm.wake()

    async def stop(self) -> None:
        """Break runs off: the pieces that were played are kept."""
        await self.alarm.close()
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        self._pool.close()
        await asyncio.gather(*tasks, return_exceptions=True)

    def match_over(self, match_id: int) -> None:
        """Do nothing: the lab's matches are its own."""

    async def times_moved(self) -> None:
        """Do nothing: no time is told here."""

    # Playing

    async def look(self) -> None:
        """Let runs go on, as many as there is room for, and look again later."""
        if not self.is_on:
            return
        runs = await self._store.lab_runs.open()
        for run in runs:
            if len(self._courses) < AT_ONCE and run.id not in self._courses and await self._has_time(run):
                self._begin(run)
        if runs:
            self.alarm.at(self._now() + AGAIN)

    async def _has_time(self, run: LabRunRow) -> bool:
        return await self._store.lab_runs.spent(run.guild_id, self._now()) < self._lab.seconds

    def _begin(self, run: LabRunRow) -> None:
        course = self._courses[run.id] = RunCourse(self._lab, run, self._gone_on)
        self._tasks[run.id] = asyncio.create_task(self._play(course), name=f"run {run.id} of the lab")

    async def _play(self, course: RunCourse) -> None:
        run, next_look = course.run, self._now() + AGAIN
        try:
            await course.play()
            next_look = self._now()
        except OutOfSeconds:
            with suppress(Changed):
                await self._store.lab_runs.set_status(run.id, RunStatus.WAITING, self._now())
        except Changed:
            log.info("run %d of the lab is over", run.id)
        except WorkerTimeout as error:
            await self._failed(run, error)
        except StoreError as error:  # such as a full disk: what was played is kept
            log_failure(log, error, "run %d of the lab could not go on", run.id)
        except asyncio.CancelledError:
            raise
        except Exception as error:  # a fault of ours must not come again and again
            log_failure(log, error, "run %d of the lab has failed", run.id)
            await self._give_up(run)
        finally:
            del self._courses[run.id], self._tasks[run.id]
        await self._show(run.id)
        self.alarm.at(next_look)

    async def _failed(self, run: LabRunRow, error: WorkerTimeout) -> None:
        """Go on later with a run whose process died, and give it up in the end."""
        log.warning("a process of run %d was ended: %s", run.id, error)
        self._failures[run.id] = self._failures.get(run.id, 0) + 1
        if self._failures[run.id] >= MOST_FAILURES:
            await self._give_up(run)

    async def _give_up(self, run: LabRunRow) -> None:
        self._failures.pop(run.id, None)
        with suppress(StoreError):
            await self._store.lab_runs.end(run, RunStatus.FAILED, self._now(), keep=KEPT, why="broke")

    # Following

    def follow(self, run_id: int, show: ShowRun) -> None:
        """Show how a run goes, seldom, as long as the message can be edited."""
        time = asyncio.get_running_loop().time()
        self._followers[run_id] = _Follower(show, time + FOLLOWED, time + EDITED_EVERY)

    async def _gone_on(self, run: LabRunRow) -> None:
        follower, time = self._followers.get(run.id), asyncio.get_running_loop().time()
        if follower is not None and time >= follower.next:
            self._followers[run.id] = follower._replace(next=time + EDITED_EVERY)
            await self._show(run.id)

    async def _show(self, run_id: int) -> None:
        follower, time = self._followers.get(run_id), asyncio.get_running_loop().time()
        row = await self._store.lab_runs.known(run_id)
        if follower is None:
            return
        if row is None or row.status.is_over or time >= follower.until:
            del self._followers[run_id]
        if row is not None and time < follower.until:
            await follower.show(row)

    # What people want

    async def begin(self, guild_id: int, user_id: int, wish: RunWish) -> LabRunRow:
        """Begin a run. Raises LabOff, LabBusy, TookTooLong, or why it cannot be played."""
        if not self.is_on:
            raise LabOff
        if any(not row.status.is_over for row in await self._store.lab_runs.of_guild(guild_id)):
            raise LabBusy
        contents = await self._store.packs.contents(guild_id, wish.game)
        found = await self._read(guild_id, prepare, wish, contents)
        if isinstance(found, Say):
            refusal: type[PlayerError] = REFUSALS[found.key]
            raise refusal(**found.values)
        new = NewLabRun(
            guild_id=guild_id, user_id=user_id, game=wish.game, packs=found.packs, setup=found.setup,
            cards=found.cards,
        )  # fmt: skip
        try:
            run = await self._store.lab_runs.add(new, self._now())
        except AlreadyDone as error:
            raise LabBusy from error
        self.alarm.wake()
        return run

    async def end(self, guild_id: int) -> LabRunRow:
        """Stop a server's run; what was found so far becomes its report. Raises NoRunUnderWay."""
        for row in await self._store.lab_runs.of_guild(guild_id):
            if row.status.is_over:
                continue
            if row.id not in self._courses:  # it waits: what it has found so far is put together
                self._begin(row)
            self._courses[row.id].stopping.set()
            await asyncio.wait((self._tasks[row.id],), timeout=self._reading_seconds)
            return await self.run(guild_id, row.id)
        raise NoRunUnderWay

    async def run(self, guild_id: int, run_id: int) -> LabRunRow:
        """Return a run of a server. Raises NoSuchRun."""
        row = await self._store.lab_runs.get(guild_id, run_id)
        if row is None:
            raise NoSuchRun
        return row

    async def newest(self, guild_id: int) -> LabRunRow:
        """Return a server's newest run. Raises NoSuchRun."""
        rows = await self._store.lab_runs.of_guild(guild_id)
        if not rows:
            raise NoSuchRun
        return rows[0]

    async def told(self, run: LabRunRow, locale: Locale, before: LabRunRow | None = None) -> ToldRun:
        """Return a run in words. Raises NoReportYet, OldReport or TookTooLong."""
        setup, findings, _ = await self._content(run)
        earlier = None if before is None else (await self._content(before))[:2]
        try:
            return await self._readers.do(TELLING, run.guild_id, tell, setup, findings, locale, earlier)
        except WorkerTimeout as error:
            raise TookTooLong from error
        except ValueError as error:
            raise OldReport from error

    async def shown(self, run: LabRunRow) -> Sequence[ShownMatch]:
        """Return the matches that show what a run has found. Raises NoReportYet or OldReport."""
        try:
            return read_shown((await self._content(run))[2])
        except ValueError as error:
            raise OldReport from error

    async def watched(self, run: LabRunRow, place: DealPlace, number: int, seat: int | None) -> WatchedMoment:
        """Return a moment of a match of a run. Raises NoSuchRun for a match that it does not have."""
        content = await self._store.lab_runs.content(run.id)
        if content is None:
            raise NoSuchRun
        try:
            return await self._readers.do(WATCHING, run.guild_id, watch, content.setup, place, number, seat)
        except WorkerTimeout as error:
            raise TookTooLong from error
        except IndexError as error:
            raise NoSuchRun from error

    async def changed_packs(self, run: LabRunRow) -> Sequence[ChangedPack]:
        """Return the packs of a run that were replaced, mended or removed since. Raises TookTooLong."""
        if not run.packs:
            return ()
        contents = await self._store.packs.contents(run.guild_id, run.game)
        now = {mark.id: mark for mark in await self._read(run.guild_id, marks, run.game, contents)}
        return [
            ChangedPack(was, now.get(was.id))
            for was in run.packs
            if (there := now.get(was.id)) is None or there.digest != was.digest
        ]

    async def _content(self, run: LabRunRow) -> tuple[str, str, str]:
        content = await self._store.lab_runs.content(run.id)
        if content is None:
            raise NoSuchRun
        if content.findings is None or content.shown is None:
            raise NoReportYet
        return content.setup, content.findings, content.shown

    async def _read(self, whose: int, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Let strangers' packs be read. Raises TookTooLong."""
        try:
            return await self._readers.do(self._reading_seconds, whose, work, *args, **kwargs)
        except WorkerTimeout as error:
            raise TookTooLong from error
