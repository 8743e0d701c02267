"""One club with a simulated Discord, and people who press what they see."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from bot.matches import challenges
from render import Studio
from tests.e2e.club import Club
from tests.e2e.sketches import Sketches


@pytest.fixture(autouse=True)
def _same_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every run deal the same cards, so that what fails once fails again."""
    numbers = count(1)
    monkeypatch.setattr(challenges, "new_seed", lambda: f"seed-{next(numbers)}")


@pytest.fixture
def studio() -> type[Studio]:
    """What draws: modules that look at pictures take the real one."""
    return Sketches


@pytest.fixture
async def club(tmp_path: Path, studio: type[Studio]) -> AsyncIterator[Club]:
    """A server with a channel and four members."""
    async with Club.open(tmp_path, studio=studio) as opened:
        yield opened


@pytest.fixture
async def open_club(tmp_path: Path, studio: type[Studio]) -> AsyncIterator[Callable[..., Awaitable[Club]]]:
    """For tests that need the club opened in their own way."""
    opened: list[Club] = []

    async def make(**settings: Any) -> Club:
        club = await Club.begin(tmp_path, studio=studio, **settings)
        opened.append(club)
        return club

    yield make
    for club in opened:
        await club.end()
