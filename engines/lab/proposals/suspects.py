"""Which cards may be what makes a deck too strong or too weak."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from math import sqrt
from typing import NamedTuple

from engines.kernel import Level
from engines.lab import worth
from engines.lab.chunks import Chunk
from engines.lab.counting import Sums
from engines.lab.figures import CardFigures, worths
from engines.lab.intervals import Effect
from engines.lab.verdicts import verdicts

SUSPECTS = 3
STAGES = (worth.HalvingStage(60, 1), worth.HalvingStage(120, 3))
"""How many matches cards are tried in whose places were not given away before: all, then the likeliest."""


class Suspects(NamedTuple):
    """The cards whose numbers are tried, the likeliest first, and the matches that finding them took."""

    cards: tuple[str, ...]
    matches: int


def suspects(
    level: Level, cards: Sequence[CardFigures], tried: Sequence[worth.Design], sign: int
) -> Generator[Sequence[Chunk], Sums | None, Suspects | None]:
    """Return the best cards of a deck that is too strong (sign 1), the worst of one that is too weak (-1).

    `tried` are those of its cards that are played without, if nothing says yet what they are worth, and the
    shuffle blames none. None where no more may be played.
    """
    known = {card.card: card.worth for card in cards if card.worth is not None}
    deviates = {card.card: [card.early, known.get(card.card)] for card in cards}
    sums, played, matches = Sums(), 0, 0
    for stage in () if known or _is_blamed(cards, sign) else STAGES:
        ranked = ranking(deviates, sign)
        left = sorted(tried, key=lambda design: ranked.index(design[1]))[: -(-len(tried) // stage.part)]
        for batch in worth.pieces(level, left, "worth", range(played, stage.matches)):
            found = yield batch
            if found is None:
                return None
            sums.update(found)
            matches += sum(chunk.matches for chunk in batch)
        played = stage.matches
        for (_, card), effect in worths(sums).items():
            deviates[card][1] = effect
    return Suspects(tuple(ranking(deviates, sign)[:SUSPECTS]), matches)


def _is_blamed(cards: Sequence[CardFigures], sign: int) -> bool:
    kind = "too_strong" if sign > 0 else "too_weak"
    return any(each.kind == kind for each in verdicts(cards))


def ranking(effects: Mapping[str, Sequence[Effect | None]], sign: int) -> list[str]:
    """Return cards by what is known of them, the best first where the sign is 1."""
    return sorted(effects, key=lambda card: -sign * together(effects[card]))


def together(effects: Sequence[Effect | None]) -> float:
    """Return one normal deviate of several, which weigh alike (Stouffer); 0 of none."""
    deviates = [each.z for each in effects if each is not None]
    return sum(deviates) / sqrt(len(deviates)) if deviates else 0.0
