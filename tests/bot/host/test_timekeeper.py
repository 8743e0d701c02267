"""The timekeeper: every deadline rings, whatever happens while it looks."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.host.poller import FIRST_PAUSE
from bot.host.timekeeper import AGAIN, Timekeeper
from bot.store import CannotWrite, Deadline, Store
from tests.bot.matches.scene import until
from tests.bot.store.scene import running


class Tower:
    """A timekeeper with a clock that stands."""

    def __init__(self, store: Store, match_id: int) -> None:
        self.store, self.match_id = store, match_id
        self.time = 1_000.0
        self.rung: list[int] = []
        self.answers: list[bool | Exception] = []
        self.keeper = Timekeeper(store, lambda: self.time, self.ring)

    async def ring(self, deadline: Deadline) -> bool:
        self.rung.append(deadline.decision)
        answer = self.answers.pop(0) if self.answers else True
        if isinstance(answer, Exception):
            raise answer
        return answer

    async def put(self, decision: int, due: float, seat: int = 0) -> None:
        await self.store.deadlines.put(
            Deadline(match_id=self.match_id, seat=seat, decision=decision, due=due)
        )

    async def look(self) -> None:
        self.keeper.wake()
        assert self.keeper.alarm.looking is not None
        await self.keeper.alarm.looking

    async def has_rung(self) -> bool:
        return bool(self.rung)

    def nap(self) -> float:
        """Seconds until the timekeeper looks again by itself."""
        assert self.keeper.alarm.due is not None
        return self.keeper.alarm.due - self.time


@pytest.fixture
async def tower(tmp_path: Path) -> AsyncIterator[Tower]:
    store = await Store.open(tmp_path / "clocks.sqlite3", tmp_path)
    made = Tower(store, (await running(store)).id)
    yield made
    await made.keeper.close()
    await store.close()


async def test_what_has_fallen_rings_once_and_the_next_is_awaited(tower: Tower) -> None:
    await tower.put(1, 990.0)
    await tower.put(2, 1_025.0, seat=1)
    await tower.look()
    assert tower.rung == [1]
    assert tower.nap() == 25.0
    tower.time += 26.0
    await tower.look()
    await tower.look()
    assert tower.rung == [1, 2]


@pytest.mark.parametrize("answer", [False, RuntimeError("ours")], ids=str)
async def test_what_is_not_done_with_rings_again(tower: Tower, answer: bool | Exception) -> None:
    tower.answers = [answer]
    await tower.put(1, 990.0)
    await tower.look()
    await tower.look()
    assert tower.rung == [1]
    tower.time += AGAIN
    await tower.look()
    assert tower.rung == [1, 1]
    assert await tower.store.deadlines.next_due() is None


async def test_what_was_set_anew_meanwhile_is_not_postponed(tower: Tower) -> None:
    await tower.put(1, 990.0)
    before = (await tower.store.deadlines.due(1_000.0))[0]
    await tower.put(2, 1_500.0)
    await tower.store.deadlines.postpone(before, 9_999.0)
    assert [(row.decision, row.due) for row in await tower.store.deadlines.of_match(tower.match_id)] == [
        (2, 1_500.0)
    ]


async def test_a_change_while_it_looks_is_not_overlooked(
    tower: Tower, monkeypatch: pytest.MonkeyPatch
) -> None:
    next_due = tower.store.deadlines.next_due

    async def late() -> float | None:
        due = await next_due()
        monkeypatch.setattr(tower.store.deadlines, "next_due", next_due)
        await tower.put(3, 999.0)
        tower.keeper.wake()
        return due

    monkeypatch.setattr(tower.store.deadlines, "next_due", late)
    await tower.look()
    assert tower.rung == [3]


async def test_a_store_that_fails_does_not_stop_the_clocks(
    tower: Tower, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(_now: float) -> None:
        raise CannotWrite(reason="disk full")

    with monkeypatch.context() as patched:
        patched.setattr(tower.store.deadlines, "beat", full)
        await tower.put(1, 990.0)
        await tower.look()
    assert tower.rung == []
    assert tower.nap() == FIRST_PAUSE
    tower.time += FIRST_PAUSE
    tower.keeper.alarm.at(tower.time)
    await until(tower.has_rung)
    assert tower.rung == [1]
