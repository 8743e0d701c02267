"""Proposals for all decks of a run that are too strong or too weak."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence

from engines.kernel import Level
from engines.lab import worth
from engines.lab.chunks import Chunk
from engines.lab.counting import Sums
from engines.lab.figures import CardFigures
from engines.lab.intervals import Estimate
from engines.lab.playing import Arena
from engines.lab.proposals.search import NumberSearch, Proposals, search
from engines.lab.proposals.suspects import suspects


def propose(
    arena: Arena, level: Level, unfair: Mapping[str, Estimate], cards: Sequence[CardFigures]
) -> Generator[Sequence[Chunk], Sums | None, Mapping[str, Proposals]]:
    """Look for other numbers of cards by which each of these decks is fair; it is known what they win.

    The least fair deck comes first: others may be unfair by it alone.
    """
    found: dict[str, Proposals] = {}
    for deck, won in sorted(unfair.items(), key=lambda each: -abs(each[1].value - 0.5)):
        own = [card for card in cards if card.deck == deck]
        sign = 1 if won.value > 0.5 else -1
        likely = yield from suspects(level, own, worth.designs(arena, (deck,)), sign)
        if likely is None:
            break
        others = [each for each in arena.decks if each != deck]
        proposals = yield from search(
            arena, NumberSearch(deck, won, likely.cards, level, others), likely.matches
        )
        if proposals is None:
            break
        found[deck] = proposals
    return found
