"""What is said of cards: from what chance has shuffled, from changed decks, and from what was held alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Literal, NamedTuple, TypeAlias

from engines.lab.figures import CardFigures
from engines.lab.intervals import Effect, Estimate, benjamini_hochberg
from engines.lab.sequential import Fairness

Kind: TypeAlias = Literal["too_strong", "too_weak", "never_played", "dead_weight"]
Evidence: TypeAlias = Literal["early", "worth", "played", "dead"]

FALSE_SHARE = 0.05
"""Verdicts of strength of which chance alone brings so many at the most."""
LEAST_POINTS = 0.03
"""A smaller difference in the chance to win is not worth a word."""
FAIR_SHARES = (0.45, 0.55)
"""A deck whose share of wins lies between is called fair enough, whatever a test says of it."""
LEAST_HELD = 100
NEVER, DEAD = 0.05, 0.50


DeckVerdict: TypeAlias = Literal["fair", "strong", "weak", "slightly_strong", "slightly_weak", "open"]


class Verdict(NamedTuple):
    """What is wrong with a card in a deck."""

    kind: Kind
    deck: str
    card: str
    by: Evidence
    """The figure that says so."""
    figure: Effect | Estimate
    p: float | None = None
    """Of tests, adjusted for their number."""


def deck_verdict(decided: Fairness | None, won: Estimate | None) -> DeckVerdict:
    """Return what is to be said of a deck: an unfair share must also be seen, not only not be even."""
    if decided is None or won is None:
        return "open"
    if decided == "fair":
        return "fair"
    low, high = FAIR_SHARES
    seen = won.value > high if decided == "strong" else won.value < low
    if decided == "strong":
        return "strong" if seen else "slightly_strong"
    return "weak" if seen else "slightly_weak"


def verdicts(
    cards: Sequence[CardFigures], *, confirmed: frozenset[tuple[str, str]] | None = None
) -> list[Verdict]:
    """Return what is to be said, the surest first.

    Where decks were changed, `confirmed` are those whose last matches were played on new seeds: the others
    were only tried, and the luckiest of many would pass for good.
    """
    early = _strength(cards, "early", lambda card: card.early)
    worth = [
        each for each in _strength(cards, "worth", lambda card: card.worth)
        if confirmed is None or (each.deck, each.card) in confirmed
    ]  # fmt: skip
    strength = sorted([*early, *worth], key=lambda each: each.p or 0.0)
    return [*strength, *_unplayed(cards)]


def _strength(
    cards: Sequence[CardFigures], by: Evidence, of: Callable[[CardFigures], Effect | None]
) -> Iterator[Verdict]:
    found = {(card.deck, card.card): each for card in cards if (each := of(card)) is not None}
    adjusted = benjamini_hochberg({whose: each.p for whose, each in found.items()})
    for (deck, card), each in found.items():
        p = adjusted[deck, card]
        if p <= FALSE_SHARE and abs(each.value) >= LEAST_POINTS:
            yield Verdict("too_strong" if each.value > 0 else "too_weak", deck, card, by, each, p)


def _unplayed(cards: Sequence[CardFigures]) -> Iterator[Verdict]:
    for card in cards:
        if card.played is None or card.dead is None or card.played.cases < LEAST_HELD:
            continue
        if card.played.value <= NEVER:
            yield Verdict("never_played", card.deck, card.card, "played", card.played)
        elif card.dead.value >= DEAD:
            yield Verdict("dead_weight", card.deck, card.card, "dead", card.dead)
