"""The lab stands back while a computer's answer is waited for, or the loop is late, and never for ever."""

from __future__ import annotations

import asyncio
import time

import pytest

from bot.host.opponents import Opponents
from bot.lab.hosted import standing_back
from bot.lab.hosted.standing_back import Gate, LoopDelay


async def entered(gate: Gate) -> float:
    """Return after how many seconds a piece may begin."""
    began = time.monotonic()
    async with gate:
        return time.monotonic() - began


async def test_a_piece_begins_at_once_where_nobody_is_kept() -> None:
    assert await entered(Gate(lambda: False, LoopDelay())) < 0.5


async def test_no_piece_begins_while_a_computer_is_to_move() -> None:
    thinking = True
    waiting = asyncio.create_task(entered(Gate(lambda: thinking, LoopDelay())))
    await asyncio.sleep(0.3)  # a wrong gate would open at once
    assert not waiting.done()
    thinking = False
    assert await waiting >= 0.3


async def test_a_machine_that_is_always_busy_gets_its_runs_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(standing_back, "LONGEST", 0.2)
    assert 0.2 <= await entered(Gate(lambda: True, LoopDelay())) < 5


async def test_a_late_loop_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(standing_back, "SAMPLE", 0.001)
    delay = LoopDelay()
    delay.begin()
    assert delay.p99 == 0.0, "before anything was measured"
    for _ in range(110):
        await asyncio.sleep(0.002)
        time.sleep(0.008)  # noqa: ASYNC251  # what holds the loop up
    assert delay.p99 > standing_back.LATE
    assert not Gate(lambda: False, delay).is_open
    delay.end()


async def test_who_thinks_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    opponents = Opponents(0)
    assert not opponents.is_thinking
    thought = asyncio.Event()

    async def think() -> None:
        await opponents._worker_pool.do(5, None, time.sleep, 0.2)
        thought.set()

    task = asyncio.create_task(think())
    await asyncio.sleep(0.05)  # the thought is a sleep in a thread, which tells nobody that it has begun
    assert opponents.is_thinking
    await task
    assert not opponents.is_thinking
