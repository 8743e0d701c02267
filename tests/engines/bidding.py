"""Matches of the small game of `skirmish`, for tests of the kernel."""

from __future__ import annotations

from typing import Any

from engines.kernel import Match
from tests.engines.skirmish import Skirmish, SkirmishOptions

GAME = Skirmish()


def begun(seats: int = 2, seed: str = "s", **options: Any) -> Match[Any]:
    return Match(GAME, SkirmishOptions(**options), seats, seed)


def bid(match: Match[Any], *bids: int) -> None:
    for seat, number in enumerate(bids):
        match.answer(seat, number)
