"""Speed of the lab: what it costs to count all that cards do in a match."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from statistics import median
from typing import Any

from engines.kernel import Game, Level
from engines.kernel.play import bulk
from engines.lab.counting import Sums, count
from engines.lab.playing import Arena, Deal, deals, play
from engines.registry import GAMES
from tests.rigs.measuring.figure import Figure, Size

COUNTED = 0.85
"""Of the matches that are played where nothing is counted, what is left where all is."""
EASY: list[Level] = ["easy", "easy"]


def measure(size: Size) -> Iterator[Figure]:
    """Measure every game with cards of its own."""
    for game in GAMES.values():
        if game.traces is not None:
            yield _counting(game, size)


def _counting(game: Game[Any], size: Size) -> Figure:
    arena, sums = Arena(game), Sums()
    decks = [*arena.decks][:2]
    played = list(deals(decks, range(max(2, round(size.seconds) * 2)), "speed"))
    for deal in played[:2]:
        play(arena, deal, EASY)

    def counted(deal: Deal) -> None:
        count(sums, play(arena, deal, EASY), deal.seed)

    def uncounted(deal: Deal) -> None:
        match = bulk.begin(game, arena.options(deal.decks), EASY, deal.seed)
        while asked := match.decisions:
            answer = bulk.answer(match, asked[0], EASY, f"{deal.seed}/{match.serial}")
            match.answer(asked[0].seat, answer)

    pairs = [(_rate(counted, played), _rate(uncounted, played)) for _ in range(size.runs)]
    return Figure(
        f"lab: {game.id}: matches a second of the processor, all counted",
        median(ours for ours, _ in pairs), "1/s",
        median(bare for _, bare in pairs), "the same matches uncounted",
        COUNTED, at_least=True, bar_on_ratio=True,
    )  # fmt: skip


def _rate(do: Callable[[Deal], None], played: Sequence[Deal]) -> float:
    """Return matches a second of the processor: what else the machine does is not counted."""
    begin = time.process_time()
    for deal in played:
        do(deal)
    return len(played) / (time.process_time() - begin)
