"""The alarm: no poke is overlooked, no failure ends the looks, and two never go on at once."""

from __future__ import annotations

import asyncio

import pytest

from bot.host.poller import FIRST_PAUSE, LONGEST_PAUSE, Poller


class Watcher:
    """Counts looks, by a clock that stands."""

    def __init__(self) -> None:
        self.time = 1_000.0
        self.looks = 0
        self.failures = 0
        self.going_on = asyncio.Event()
        self.going_on.set()
        self.begun = asyncio.Event()
        self.late: list[float] = []
        self.alarm = Poller("test", lambda: self.time, self.look)

    async def look(self) -> None:
        self.looks += 1
        self.begun.set()
        self.late.append(self.alarm.late)
        await self.going_on.wait()
        if self.failures:
            self.failures -= 1
            raise RuntimeError("ours")

    async def falls(self) -> None:
        """Wait for a look that begins by itself."""
        self.begun.clear()
        await asyncio.wait_for(self.begun.wait(), 10)
        await self.rest()

    async def rest(self) -> None:
        assert self.alarm.looking is not None
        await self.alarm.looking


async def test_pokes_during_a_look_make_one_more() -> None:
    watcher = Watcher()
    watcher.going_on.clear()
    watcher.alarm.wake()
    await asyncio.sleep(0)
    for _ in range(3):
        watcher.alarm.wake()
    assert watcher.looks == 1
    watcher.going_on.set()
    await watcher.rest()
    assert watcher.looks == 2


async def test_it_looks_when_its_time_has_come_and_knows_how_late() -> None:
    watcher = Watcher()
    watcher.alarm.at(watcher.time + 500)
    watcher.alarm.at(watcher.time - 5)
    await watcher.falls()
    assert watcher.late[0] > 0
    assert watcher.alarm.due is None
    watcher.alarm.wake()
    await watcher.rest()
    assert watcher.late[1:] == [0.0]


async def test_a_poke_takes_the_place_of_the_time_that_was_set() -> None:
    watcher = Watcher()
    watcher.alarm.at(watcher.time + 500)
    watcher.alarm.wake()
    await watcher.rest()
    assert watcher.alarm.due is None


async def test_after_failures_it_looks_again_by_itself_after_growing_pauses() -> None:
    watcher = Watcher()
    watcher.failures = 8
    watcher.alarm.wake()
    pauses = list[float]()
    await watcher.rest()
    while watcher.alarm.due is not None:
        pauses.append(watcher.alarm.due - watcher.time)
        watcher.alarm.wake()  # waits for the end of the pause
        assert watcher.alarm.looking is not None
        assert watcher.alarm.looking.done()
        watcher.alarm.at(watcher.time)
        await watcher.falls()
    assert pauses[:3] == [FIRST_PAUSE, 2 * FIRST_PAUSE, 4 * FIRST_PAUSE]
    assert max(pauses) == LONGEST_PAUSE
    assert len(pauses) == 8
    watcher.alarm.wake()
    await watcher.rest()
    assert watcher.alarm.due is None, "it has worked: no pause is left"


@pytest.mark.parametrize("poked", [False, True])
async def test_a_closed_alarm_looks_no_more(poked: bool) -> None:
    watcher = Watcher()
    watcher.going_on.clear()
    watcher.alarm.wake()
    await asyncio.sleep(0)
    closing = asyncio.create_task(watcher.alarm.close())
    await asyncio.sleep(0)
    assert not closing.done(), "the look that is under way ends first"
    watcher.going_on.set()
    await closing
    if poked:
        watcher.alarm.wake()
    else:
        watcher.alarm.at(watcher.time)
    await asyncio.sleep(0.01)  # a look that is not to come announces itself by nothing
    assert watcher.looks == 1
