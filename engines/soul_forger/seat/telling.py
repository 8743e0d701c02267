"""What may be told to everybody beside the board: what is asked in private, and piles that lie open."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engines.kernel import Decision, Say
from engines.soul_forger.seat.labels import text_key
from engines.soul_forger.seat.open_table import open_table
from engines.soul_forger.seat.view import SoulForgerView
from engines.soul_forger.table.contexts import Falling

_TOLD = frozenset({"mulligan", "quest", "main", "attack", "window", "discard"})
"""Private questions of which everybody knows the kind; what is being announced sounds like its beginning."""
_PART_OF = {"shortfall": "quest", "target": "attack"}


def openly(decision: Decision) -> Say | None:
    """Return what a player does who is asked in private, in words that give nothing away."""
    kind = _PART_OF.get(decision.kind, decision.kind)
    rest = decision.about.rest
    silent = isinstance(rest, Falling) and rest.sent
    return Say(text_key("openly", kind)) if kind in _TOLD and not silent else None


def beside(view: SoulForgerView) -> Iterator[Say]:
    """Yield what lies open and is only counted in pictures: Material Zones, graveyards, what was removed."""
    table = open_table(view)
    for side in view.sides:
        piles = {"material": side.material, "grave": side.grave, "removed": side.removed}
        for pile, cards in piles.items():
            if cards:
                told = tuple(
                    Say("sf-counted-card", {"card": table.named(card), "count": count})
                    for card, count in Counter(cards).items()
                )
                ronum = sum(table.catalogue.cards[card].ronum for card in cards)
                values = {"seat": side.seat, "pile": pile, "count": len(cards), "ronum": ronum}
                yield Say("sf-beside-pile", {**values, "cards": told})
