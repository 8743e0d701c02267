"""Ready-made decks of a game meet, and figures tell how it went: the lab without folders and processes."""

from __future__ import annotations

from collections.abc import Sequence

from engines.lab.chunks import Chunk
from engines.lab.counting import Sums
from engines.lab.figures import Figures
from engines.lab.playing import Arena
from engines.lab.runs import Findings, Plan, carry_out, run, work
from engines.registry import GAMES


def met(game: str, matches: int) -> Figures:
    """Return the figures of so many matches between easy players, each two decks in both seats."""
    return findings(Arena(GAMES[game]), matches, "even").figures


def findings(arena: Arena, matches: int, seed: str) -> Findings:
    """Return what matches of all decks of an arena come to."""
    plan = Plan("easy", seed, tuple(arena.decks), matches)

    def do(batch: Sequence[Chunk]) -> Sums:
        sums = Sums()
        for chunk in batch:
            sums.update(work(arena, plan, chunk))
        return sums

    return carry_out(run(arena, plan), do)


def shares(figures: Figures) -> dict[str, float]:
    """Return what each deck has won."""
    return {each.deck: each.won.value for each in figures.decks if each.won is not None}


def share_of_who_begins(figures: Figures) -> float:
    """Return what the first players have won."""
    first = figures.play.places[0]
    assert first is not None
    return first.value


def endings(figures: Figures) -> dict[str, float]:
    """Return the shares of the ways in which matches ended."""
    return {reason: each.value for reason, each in figures.play.reasons.items() if each is not None}
