"""How often easy players give each answer, by kind of question: `python -m tests.rigs.use [game …]`.

What it finds is written to each game's `seat/use.yaml`, by which hosts choose what stands on buttons.
"""

from __future__ import annotations

import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from engines.kernel import Choose, Decision, Dice, Game, Match, Option, compound_prompt
from engines.kernel.seat.use import USE, used_as
from engines.registry import GAMES
from tests.rigs.measuring.pressing import in_mind, way_of

MATCHES = 6
QUESTIONS = 400
"""Looked at in a match, at the most."""
ENGINES = Path(__file__).parent.parent.parent / "engines"
NOTE = "# How often an answer is given where it is offered. Written by `python -m tests.rigs.use`.\n"


class Given(NamedTuple):
    """An answer that was chosen, and what was offered."""

    kind: str
    chosen: Option
    offered: tuple[Option, ...]


def given(game: Game[Any], seed: str) -> Iterator[Given]:
    """Yield what easy players choose in a match, where one answer is chosen of several."""
    match, dice = Match(game, game.options(), 2, seed), Dice(seed)
    for _ in range(QUESTIONS):
        if not match.decisions:
            return
        decision = match.decisions[0]
        if isinstance(decision, Choose) and decision.count() > 1:
            yield from _looked_at(match, decision, dice)
        match.answer(decision.seat, game.ai_support.prefer(match.table, decision, dice))


def _looked_at(match: Match[Any], decision: Decision, dice: Dice) -> Iterator[Given]:
    prompt = compound_prompt(match, decision.seat)
    way = way_of(prompt, in_mind(match, decision, dice))
    if way is not None:
        offered = tuple(option for option in prompt.options if option.refused is None)
        yield Given(decision.kind, way, offered)


def looked_at(game: Game[Any], matches: int, seed: str = "use") -> list[Given]:
    """Return what easy players choose in some matches."""
    return [each for number in range(matches) for each in given(game, f"{seed} {number}")]


class Count(NamedTuple):
    """How often a name was chosen, and how often it was offered."""

    chosen: int
    offered: int

    @property
    def share(self) -> float:
        """How often it is chosen where it is offered."""
        return round(self.chosen / self.offered, 2)


def counted(found: Iterable[Given]) -> dict[str, dict[str, Count]]:
    """Return by kind how often each name was chosen; what never was is left out."""
    chosen, offered = defaultdict[str, Counter[str]](Counter), defaultdict[str, Counter[str]](Counter)
    for each in found:
        chosen[each.kind][used_as(each.chosen)] += 1
        offered[each.kind].update({used_as(option) for option in each.offered})
    return {
        kind: {name: Count(count, offered[kind][name]) for name, count in sorted(names.items())}
        for kind, names in sorted(chosen.items())
    }


def among_the_first(found: Iterable[Given], places: int = 3) -> float:
    """Return how often the chosen one is among the first of its group by its gain, where there are more."""
    ranks = [rank for each in found if (rank := _rank(each, places)) is not None]
    return sum(rank < places for rank in ranks) / max(1, len(ranks))


def _rank(each: Given, places: int) -> int | None:
    group = [option for option in each.offered if used_as(option) == used_as(each.chosen)]
    if len(group) <= places:
        return None
    return sorted(group, key=lambda option: -option.gain).index(each.chosen)


def written(use: dict[str, dict[str, Count]]) -> str:
    """Return the file that says so."""
    lines = [NOTE]
    for kind, names in use.items():
        lines += [f"{kind}:\n", *(f"  {name}: {count.share:.2f}\n" for name, count in names.items())]
    return "".join(lines)


def main() -> None:
    """Measure the games that are named, or all."""
    for name in sys.argv[1:] or GAMES:
        file = ENGINES / name / "seat" / USE
        found = looked_at(GAMES[name], MATCHES)
        file.write_text(written(counted(found)), encoding="utf-8")
        print(f"{name}: {len(found)} answers, {among_the_first(found):.0%} among the first three", flush=True)


if __name__ == "__main__":
    main()
