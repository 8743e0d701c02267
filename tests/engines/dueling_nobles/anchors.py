"""Statistics of greedy games against those of an independent simulation of the rules.

Run `python -m tests.engines.dueling_nobles.anchors --games 2000` for a full-size check.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from dataclasses import dataclass
from math import inf
from statistics import median
from time import monotonic

from engines.dueling_nobles import NoblesOptions
from engines.kernel import Match
from tests.engines.dueling_nobles.scenes import GAME


@dataclass(frozen=True)
class Anchors:
    """What greedy games look like; shares from 0 to 1."""

    games: int
    turns: float
    longest: int
    decisions: float
    attacker: float
    defender: float
    tie: float
    first: float
    second: float
    draw: float
    deaths: float
    """Of nobles, in a game."""


def measure(games: int, options: NoblesOptions | None = None, seconds: float | None = None) -> Anchors:
    """Let the greedy player play against itself, so many games or as many as the time allows."""
    end = monotonic() + seconds if seconds is not None else inf
    turns: list[int] = []
    decisions: list[int] = []
    duels: Counter[str] = Counter()
    ends: Counter[str] = Counter()
    deaths = 0
    for number in range(games):
        match = Match(GAME, options or NoblesOptions(), 2, f"anchor {number}")
        while asked := match.decisions:
            answer = GAME.ai_support.prefer(match.table, asked[0], match.table.dice)
            match.answer(asked[0].seat, answer)
        assert match.result is not None
        first = active = -1
        for event in match.events:
            match event.kind:
                case "first_player":
                    first = event.facts["seat"]
                case "turn":
                    active = event.facts["seat"]
                case "won":
                    duels["attacker" if event.facts["seat"] == active else "defender"] += 1
                case "tie":
                    duels["tie"] += 1
                case "death":
                    deaths += 1
                case _:
                    pass
        winners = match.result.winners
        ends["draw" if not winners else "first" if winners[0] == first else "second"] += 1
        turns.append(match.table.turn)
        decisions.append(len(match.answers))
        if monotonic() > end:
            break
    games = len(turns)
    fought = duels.total()
    return Anchors(
        games=games,
        turns=median(turns),
        longest=max(turns),
        decisions=median(decisions),
        attacker=duels["attacker"] / fought,
        defender=duels["defender"] / fought,
        tie=duels["tie"] / fought,
        first=ends["first"] / games,
        second=ends["second"] / games,
        draw=ends["draw"] / games,
        deaths=deaths / games,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    found = measure(parser.parse_args().games)
    sys.stdout.write("".join(f"{name:>10}  {value:.3g}\n" for name, value in vars(found).items()))


if __name__ == "__main__":
    main()
