"""Work that may not end is ended, and nobody waits behind one who has much to do."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from bot.workers import NEEDED, Turns, WorkerPool, WorkerTimeout, begin_ahead, workers


def square(number: int) -> int:
    return number * number


def grow() -> int:
    """Hold the interpreter's lock for ever: a number of more and more digits."""
    number = 7 ** (10**6)
    while True:
        number *= number


def fail() -> None:
    raise ValueError("as it is")


def hoard() -> int:
    return len(bytearray(64 * 2**30))


def dig() -> int:
    return 1 + dig()


def sleep_long(begun: str) -> None:
    """Be at work for as long as it takes to be ended."""
    Path(begun).touch()
    time.sleep(60)  # until it is ended


async def begun(mark: Path) -> None:
    async with asyncio.timeout(20):
        while not mark.exists():  # noqa: ASYNC110, ASYNC240 (another process makes it)
            await asyncio.sleep(0.01)


def die_once(mark: str) -> int:
    """Die as a process does that the system has killed, but for the second time."""
    if not Path(mark).exists():
        Path(mark).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return 7


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def settle() -> None:
    os.environ["HERALD_SETTLED"] = "yes"


def state() -> tuple[str | None, bool]:
    return os.environ.get("HERALD_SETTLED"), sys.modules.keys() >= set(NEEDED)


async def test_work_that_is_ended_with_all_other_is_no_cancelled_person(tmp_path: Path):
    """Who waits is told; only they themselves can stop waiting."""
    worker_pool = WorkerPool(1)
    waits = asyncio.create_task(worker_pool.do(120, "a", sleep_long, str(tmp_path / "begun")))
    await begun(tmp_path / "begun")
    await asyncio.to_thread(worker_pool.close)
    with pytest.raises(WorkerTimeout):
        await waits


async def test_who_stops_waiting_for_work_is_cancelled(tmp_path: Path):
    worker_pool = WorkerPool(1)
    waits = asyncio.create_task(worker_pool.do(120, "a", sleep_long, str(tmp_path / "begun")))
    await begun(tmp_path / "begun")
    waits.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waits
    await asyncio.to_thread(worker_pool.close)


async def test_work_is_done_again_at_once_where_its_process_was_killed(tmp_path: Path):
    worker_pool = WorkerPool(1)
    try:
        assert await worker_pool.do(60, "a", die_once, str(tmp_path / "mark")) == 7
        with pytest.raises(WorkerTimeout):
            await worker_pool.do(60, "a", die)
        assert await worker_pool.do(60, "a", square, 8) == 64
    finally:
        worker_pool.close()


async def test_what_does_not_end_is_ended_and_the_next_work_is_done():
    worker_pool = WorkerPool(1)
    try:
        assert await worker_pool.do(60, "a", square, 7) == 49
        with pytest.raises(WorkerTimeout):
            await worker_pool.do(0.2, "a", grow)
        assert await worker_pool.do(60, "a", square, 8) == 64
    finally:
        worker_pool.close()


async def test_a_process_that_dies_is_replaced_and_what_work_raises_comes_back():
    worker_pool = WorkerPool(1)
    try:
        with pytest.raises(WorkerTimeout):
            await worker_pool.do(60, "a", os._exit, 3)
        with pytest.raises(ValueError, match="as it is"):
            await worker_pool.do(60, "a", fail)
        with pytest.raises(WorkerTimeout):
            await worker_pool.do(60, "a", hoard)
        with pytest.raises(WorkerTimeout):
            await worker_pool.do(60, "a", dig)
        assert await worker_pool.do(60, "a", square, 9) == 81
    finally:
        worker_pool.close()


@pytest.mark.parametrize(
    "error",
    [OSError("no memory for a process"), EOFError("it died with it"), RuntimeError("the pool is not active")],
)
async def test_where_no_process_can_be_had_the_work_is_over(
    error: Exception, monkeypatch: pytest.MonkeyPatch
):
    worker_pool = WorkerPool(1)

    def nobody() -> None:
        raise error

    monkeypatch.setattr(worker_pool, "_staff", nobody)
    with pytest.raises(WorkerTimeout):
        await worker_pool.do(60, "a", square, 7)


async def test_servers_take_turns_whoever_has_asked_how_often():
    turns = Turns(1)
    done: list[str] = []

    async def work(whose: str) -> None:
        async with turns.turn(whose):
            await asyncio.sleep(0)
            done.append(whose)

    await asyncio.gather(*(work(whose) for whose in ("many", "many", "many", "many", "one", "other")))
    assert done == ["many", "many", "one", "other", "many", "many"]


async def test_who_no_longer_waits_keeps_no_place():
    turns = Turns(1)
    async with turns.turn("a"):
        waits = asyncio.create_task(_hold(turns, "b"))
        await asyncio.sleep(0)
        waits.cancel()
        await asyncio.gather(waits, return_exceptions=True)
    given = asyncio.create_task(_hold(turns, "c"))
    await asyncio.wait_for(given, 5)


async def _hold(turns: Turns, whose: str) -> None:
    async with turns.turn(whose):
        await asyncio.sleep(0)


def test_a_process_that_begins_has_loaded_what_it_needs_and_is_made_ready():
    begin_ahead()
    with workers(1, settle) as pool:
        assert pool.submit(state).result() == ("yes", True)
    with workers(1) as other:
        assert other.submit(state).result() == (None, True), "it is a fork of the first, but not of the other"


LOOK = """
import asyncio, os, signal
from multiprocessing import forkserver
from pathlib import Path
from bot.workers import WorkerPool, workers

async def main():
    pool = WorkerPool(1)
    print(await pool.do(60, "a", Path.read_text, Path("/proc/self/environ")))
    print(await pool.do(60, "a", Path.read_text, Path("/proc/self/status")))
    pool.close()
    server = vars(forkserver)["_forkserver"]._forkserver_pid
    os.kill(server, signal.SIGKILL)
    os.waitid(os.P_PID, server, os.WEXITED | os.WNOWAIT)
    pool = workers(1)
    print(pool.submit(Path.read_text, Path("/proc/self/environ")).result())
    pool.shutdown()
    print("kept:", os.environ["HERALD_TOKEN"])

asyncio.run(main())
"""


@pytest.mark.skipif(sys.platform != "linux", reason="it looks where Linux tells of processes")
def test_workers_begin_without_secrets_and_gain_no_rights_also_when_all_begin_anew():
    secrets = {
        "HERALD_TOKEN": "secret-token", "HERALD_DATABASE": "postgresql://herald:secret-word@db/herald",
        "PGPASSWORD": "secret-word", "SOMEBODYS_KEY": "secret-key",
    }  # fmt: skip
    environment, command = {**os.environ, **secrets}, [sys.executable, "-c", LOOK]
    ran = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    told, _, kept = ran.stdout.partition("kept: ")
    assert kept == "secret-token\n"
    assert "secret" not in told
    assert told.count("PATH=") >= 2
    assert "NoNewPrivs:\t1" in told
