"""One club with a simulated Discord, and people who press what they see."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from itertools import count, product
from pathlib import Path
from typing import Any

import pytest

from bot.app.client import Herald, command_tree
from bot.community import account_deletion
from bot.host import outbox, poller, timekeeper
from bot.matches.auto_answers import spared
from bot.matches.start import appointments, challenges, gathering, seating
from bot.store import MatchRow, SeatRow
from bot.store.matches import matches
from bot.tournaments.course import tables
from engines.kernel import nonce
from render import RenderService
from tests.databases import copied_databases
from tests.e2e.club import PATIENCE, Club
from tests.e2e.sketches import Sketches

__all__ = ["copied_databases"]


@pytest.fixture
def long_naps(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the timekeeper sleep until something is due: simulated days have many minutes."""
    monkeypatch.setattr(timekeeper, "LONGEST_NAP", 10.0**6)


@pytest.fixture(autouse=True)
def _same_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every run deal the same cards, so that what fails once fails again.

    Codes are counted, and so are presses and messages, whose numbers change with the hour.
    """
    numbers, presses, shown = count(1), count(1), count(1)
    codes = product("BCDFGH", repeat=6)

    def made_of(row: MatchRow, seats: list[SeatRow], message: int | None = None, **more: bool) -> Any:
        return seating.origin_of(row, seats, next(shown) if message else None, **more)

    for module in (challenges, appointments):
        monkeypatch.setattr(module, "new_seed", lambda: f"seed-{next(numbers)}")
        monkeypatch.setattr(module, "origin_of", made_of)
    monkeypatch.setattr(gathering, "nonce", lambda luck: nonce(luck) or f"press-{next(presses)}")
    monkeypatch.setattr(matches, "new_code", lambda: "".join(next(codes)))
    monkeypatch.setattr(tables, "new_seed", lambda: f"seed-{next(numbers)}")
    monkeypatch.setattr(tables, "new_code", lambda: "".join(next(codes)))


_COMMANDS: list[dict[str, Any]] = []


@pytest.fixture(autouse=True)
def _same_commands(monkeypatch: pytest.MonkeyPatch) -> None:
    """Read and translate the commands once, and lay them where they would be sent to.

    They are the same at every start, and would be most of it.
    """

    async def known(bot: Any) -> None:
        if not _COMMANDS:
            for command in await command_tree(bot):
                del command["nsfw"]  # of which the simulated Discord knows nothing
                _COMMANDS.append(command)
        bot.http.backend.register_commands(None, _COMMANDS)

    monkeypatch.setattr(Herald, "sync_commands", known)


@pytest.fixture(autouse=True)
def _long_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let what has failed be tried again, and what is drawn anew be drawn, in simulated time alone.

    To settle is to wait, by the clock on the wall, for every timer that falls within its patience.
    """
    for module in (poller, outbox):
        monkeypatch.setattr(module, "FIRST_PAUSE", PATIENCE + 10)
    monkeypatch.setattr(account_deletion, "APART", PATIENCE + 10)


@pytest.fixture(autouse=True)
def _no_pretence(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the host answer at once for who has one answer only, where a test does not look at the wait."""
    monkeypatch.setattr(spared, "SOLE_SECONDS", (0.0, 0.0))


@pytest.fixture(autouse=True)
def _nothing_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let who draws draw what they are asked for: to learn all art ahead takes as long as a file of tests."""
    monkeypatch.setattr(RenderService, "warm_up", Sketches.warm_up)


@pytest.fixture
def renderer() -> type[RenderService]:
    """What draws: modules that look at pictures take the real one."""
    return Sketches


@pytest.fixture
async def club(tmp_path: Path, renderer: type[RenderService]) -> AsyncIterator[Club]:
    """A server with a channel and four members."""
    async with Club.open(tmp_path, renderer=renderer) as opened:
        yield opened


@pytest.fixture
async def open_club(
    tmp_path: Path, renderer: type[RenderService]
) -> AsyncIterator[Callable[..., Awaitable[Club]]]:
    """For tests that need the club opened in their own way."""
    opened: list[Club] = []

    async def make(**settings: Any) -> Club:
        club = await Club.begin(tmp_path, renderer=renderer, **settings)
        opened.append(club)
        return club

    yield make
    for club in opened:
        await club.end()
