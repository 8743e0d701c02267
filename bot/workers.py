"""Processes that work for the bot: they draw, think, or read what strangers send.

Nothing heavy is imported here: that is for the process of which they are forks.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import multiprocessing
import os
import pickle  # nosec B403
import resource
import signal
from collections import OrderedDict, deque
from collections.abc import AsyncGenerator, Callable, Hashable, Sequence
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from contextlib import asynccontextmanager, suppress
from threading import Thread
from typing import Any, ParamSpec, TypeVar

from pebble import ProcessExpired, ProcessPool

from bot.plain import NotPlain, read, receive_plain_data
from bot.privileges import begin_bare, ensure_running, give_up_privileges

P = ParamSpec("P")
T = TypeVar("T")

log = logging.getLogger(__name__)

NEEDED = ("engines.registry", "render.process.worker")
"""What work is done with: all games, and what draws them."""
_NICE, _BEHIND = 5, 10
"""Niceness of processes that work, and how much more those have that stand back."""
_MOST_MEMORY = 2 * 2**30
"""Bytes of address space for a process that reads or thinks; most is libraries, mapped and never used."""

_GRACE = 30.0
"""Seconds after its time when work is over though its process lets nobody end it; time to begin one, too."""


class WorkerTimeout(Exception):
    """A piece of work came to no end of its own: it took too long or too much, or its process ended.

    A new process does what comes next.
    """


class _Died(WorkerTimeout):
    """The process ended in the middle of the work, for a reason that may lie outside it."""


class WorkerPool:
    """Processes for work that nobody can be sure will end.

    What overruns is ended together with its process. Each has a pool, and so pipes, of its own: whoever takes
    one over neither reads nor holds up what others do. Who has much to do does not keep others waiting: the
    servers take turns.
    """

    def __init__(
        self, processes: int, needed: Sequence[str] = NEEDED, ready: Callable[[], None] | None = None
    ) -> None:
        """Let so many processes work; with none the work is done in a thread, as tests like it.

        The first pool says what the process loads of which all are forks. Each begins with a call of `ready`.
        """
        self.busy = 0
        """Pieces of work that are under way or wait for their turns."""
        self._processes = processes
        self._ready = ready
        self._needed = needed
        self._pools: set[ProcessPool] = set()
        self._idle: deque[ProcessPool] = deque()
        self._turns = Turns(max(1, processes))
        self._under_way: set[Future[Any]] = set()

    async def do(
        self, seconds: float, whose: Hashable, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Return what the work returns, or raise what it raises; WorkerTimeout after this many seconds.

        `whose` is on whose behalf it is done, such as a server's id. The seconds
        count from when the work is begun, not while it waits for its turn. Work
        whose process dies is done once more: an innocent one may have been killed.
        """
        self.busy += 1
        try:
            async with self._turns.turn(whose):
                if self._processes == 0:
                    return await asyncio.to_thread(_as_received, work, *args, **kwargs)
                try:
                    return await self._once(seconds, work, *args, **kwargs)
                except _Died:
                    return await self._once(seconds, work, *args, **kwargs)
        finally:
            self.busy -= 1

    async def _once(self, seconds: float, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        try:
            pool = self._staff()
            future = pool.schedule(work, args=list(args), kwargs=dict(kwargs), timeout=seconds)
            self._under_way.add(future)
            future.add_done_callback(self._under_way.discard)
            return await self._in_time(pool, seconds, future)
        except TimeoutError as error:
            raise WorkerTimeout(f"it took longer than {seconds:g} s") from error
        except MemoryError as error:
            raise WorkerTimeout("it wanted more memory than there is") from error
        except RecursionError as error:
            raise WorkerTimeout("it went too deep") from error
        except (ProcessExpired, BrokenExecutor) as error:
            if isinstance(error.__cause__, NotPlain):
                log.error("a process that reads for others was ended: %s", error.__cause__)
                raise WorkerTimeout("its process has sent what is no plain data") from error.__cause__
            raise _Died("the process died") from error
        except (OSError, EOFError, RuntimeError) as error:
            raise WorkerTimeout("there was no process for it") from error
        except asyncio.CancelledError as error:
            task = asyncio.current_task()
            if task is None or task.cancelling():
                raise  # nobody waits for it any longer
            raise WorkerTimeout("it was ended with all other work") from error

    async def _in_time(self, pool: ProcessPool, seconds: float, future: Future[T]) -> T:
        """Wait for an answer. Where none comes, the pool goes too: its process may have blocked its pipes."""
        try:
            async with asyncio.timeout(seconds + _GRACE):
                return await asyncio.wrap_future(future)
        except (TimeoutError, asyncio.CancelledError, ProcessExpired, BrokenExecutor):
            self._dismiss(pool)
            raise
        finally:
            if pool in self._pools:
                self._idle.append(pool)

    def _staff(self) -> ProcessPool:
        """Return an idle pool, or a new one: there are no more than there are turns."""
        while self._idle:
            pool = self._idle.popleft()
            if pool.active:
                return pool
            self._dismiss(pool)
        pool = ProcessPool(
            1,
            initializer=_settle_in_and_be_modest,
            initargs=[self._ready],
            context=_forks(self._needed),
        )
        self._pools.add(pool)
        return pool

    def _dismiss(self, pool: ProcessPool) -> None:
        """Let go of a pool, and end its process, which may take a while."""
        if pool in self._pools:
            self._pools.remove(pool)
            Thread(target=_end, args=(pool,), daemon=True).start()

    def close(self) -> None:
        """Stop all work at once."""
        for future in list(self._under_way):
            future.cancel()  # else whoever waits for it would wait for ever
        pools, self._pools = self._pools, set()
        self._idle.clear()
        for pool in pools:
            _end(pool)


def _end(pool: ProcessPool) -> None:
    pool.stop()
    pool.join()


def _as_received(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Do work here, and return or raise what would come of it from a process."""
    try:
        answer = work(*args, **kwargs)
    except Exception as error:
        raise read(pickle.dumps(error)) from error
    return read(pickle.dumps(answer))


class Turns:
    """Gives a few places to many, one after the other, whoever has asked how often."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: OrderedDict[Hashable, deque[asyncio.Future[None]]] = OrderedDict()

    @asynccontextmanager
    async def turn(self, whose: Hashable) -> AsyncGenerator[None]:
        """Hold a place, as soon as it is this one's turn."""
        await self._wait(whose)
        try:
            yield
        finally:
            self._give_on()

    async def _wait(self, whose: Hashable) -> None:
        if self._free:
            self._free -= 1
            return
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(whose, deque()).append(place)
        try:
            await place
        except asyncio.CancelledError:
            if not place.cancelled():  # the place had just been given to one who no longer wants it
                self._give_on()
            raise

    def _give_on(self) -> None:
        while self._waiting:
            whose, queue = self._waiting.popitem(last=False)
            place = queue.popleft()
            if queue:
                self._waiting[whose] = queue  # at the end: the others come first
            if not place.done():
                place.set_result(None)
                return
        self._free += 1


def begin_ahead() -> None:
    """Let the process begin of which workers are forks: it loads what they need while the bot does."""
    _forks()
    ensure_running()


def workers(processes: int, ready: Callable[[], None] | None = None) -> ProcessPoolExecutor:
    """Return a pool of so many processes; they start when there is work, each with a call of `ready`."""
    return ProcessPoolExecutor(processes, mp_context=_forks(), initializer=_begin, initargs=(ready,))


def _forks(needed: Sequence[str] = NEEDED) -> Any:
    """Return how processes begin: as forks of one that has loaded what all need, and does nothing else.

    A fork of the bot would copy its loop and its database. One that loads the games by itself would take two
    seconds, each time that work has overrun, and memory that forks share.
    """
    begin_bare()
    receive_plain_data()
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(list(needed))
    return context


def end_workers() -> None:
    """End all such processes at once: what they draw or think of can be done anew."""
    for process in multiprocessing.active_children():
        process.terminate()


def stand_back() -> None:
    """Let a process work only while nobody else wants the processor: for work that nobody waits for."""
    os.nice(_BEHIND)
    with suppress(AttributeError, OSError):  # Linux alone has such a class of processes
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


def _settle_in_and_be_modest(ready: Callable[[], None] | None) -> None:
    """Make a process ready whose work may want more than there is: it fails, not the machine."""
    with suppress(ValueError, OSError):  # not every system lets itself be told
        resource.setrlimit(resource.RLIMIT_AS, (_MOST_MEMORY, _MOST_MEMORY))
    _begin(ready)


def _begin(ready: Callable[[], None] | None) -> None:
    _settle_in()
    if ready is not None:
        ready()


def _settle_in() -> None:
    """Make a new process ready: it gives way to the bot, gains no rights, and ends with it."""
    give_up_privileges()
    gc.freeze()  # to look for garbage in what all forks share would copy it
    os.nice(_NICE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches all processes of a terminal
    Thread(target=_end_with_the_bot, daemon=True).start()


def _end_with_the_bot() -> None:
    """Wait until the bot is gone, then go too.

    A bot that is killed says nothing, and the queue of work does not end with
    it, for this process holds the queue's writing end as well.
    """
    bot = multiprocessing.parent_process()
    assert bot is not None
    bot.join()
    os._exit(1)
