"""One measured number, beside what it is compared with and the bar that it must reach."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass

from engines.registry import GAMES


@dataclass(frozen=True, slots=True)
class Figure:
    """A number and how it is to be read."""

    name: str
    value: float
    unit: str
    reference: float | None = None
    """The same of something well known, measured in the same run: a machine may be slow or busy."""
    against: str | None = None
    """What the reference is."""
    bar: float | None = None
    """The most that is allowed, or the least."""
    at_least: bool = False
    bar_on_ratio: bool = False
    """The bar is on the share of the reference: so a slow machine misses nothing."""

    @property
    def ratio(self) -> float | None:
        """The share of the reference; None without one."""
        return self.value / self.reference if self.reference else None

    @property
    def ok(self) -> bool | None:
        """Whether the bar is reached; None without one."""
        judged = self.ratio if self.bar_on_ratio else self.value
        if self.bar is None or judged is None:
            return None
        return judged >= self.bar if self.at_least else judged <= self.bar

    def __str__(self) -> str:
        line = {
            "name": self.name,
            "value": _short(self.value),
            "unit": self.unit,
            "reference": _short(self.reference) if self.reference is not None else None,
            "against": self.against,
            "ratio": _short(self.ratio) if self.ratio is not None else None,
            "bar": self.bar,
            "bar_is": ("least" if self.at_least else "most")
            + (", of the ratio" if self.bar_on_ratio else ""),
            "ok": self.ok,
        }
        return json.dumps(line, ensure_ascii=False)


@dataclass(frozen=True, slots=True)
class Size:
    """How much is measured."""

    seconds: float
    """For each load, and for each of the runs of which the median counts."""
    matches: int
    """That are played at once."""
    open_matches: int
    """That are open at a restart."""
    frames: int
    """Pictures drawn."""
    evening: int
    """Matches of each game whose pictures are drawn by one process."""
    runs: int
    games: int
    """That are played over a stand-in for Discord, each by a bot of its own."""
    moves: int
    """That two people make over a stand-in for Discord."""
    warm: float
    """Seconds in which the process that draws may learn what it draws ahead; without any it does not."""
    decisions: int
    """Of the hard computer."""
    uploads: int
    """That strangers throw at each door."""
    cards: int
    """Of each of the large packs of a server."""
    sleeping: int
    """Matches that are open while nobody plays them."""
    finished: int
    """Matches that are played to their end."""
    waiting: int
    """Messages in the outbox."""
    paces: int
    """Matches of easy players, of each game and number of seats, whose questions and presses are counted."""
    questions: int
    """Of each game, of which it is measured how high they stand on a screen."""
    entrants: int
    """Of a tournament."""
    rated: int
    """People on a leaderboard."""


FULL = Size(
    seconds=6.0,
    matches=500,
    open_matches=1_000,
    frames=240,
    evening=4,
    runs=5,
    games=len(GAMES),
    moves=60,
    warm=60.0,
    decisions=20,
    uploads=60,
    cards=340,
    sleeping=10_000,
    finished=5_000,
    waiting=49_000,
    paces=20,
    questions=200,
    entrants=256,
    rated=10_000,
)
TINY = Size(
    seconds=0.2,
    matches=10,
    open_matches=5,
    frames=4,
    evening=1,
    runs=1,
    games=1,
    moves=2,
    warm=0.0,
    decisions=1,
    uploads=1,
    cards=5,
    sleeping=5,
    finished=4,
    waiting=10,
    paces=1,
    questions=4,
    entrants=12,
    rated=40,
)


def at(values: Sequence[float], percent: int) -> float:
    """Return a percentile."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, len(ordered) * percent // 100)]


def _short(value: float) -> float:
    return float(f"{value:.4g}")
