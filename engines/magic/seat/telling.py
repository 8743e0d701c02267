"""What may be told to everybody beside the board: the score, what is asked in private, open piles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engines.kernel import Decision, Say
from engines.magic.seat.labels import text_key
from engines.magic.seat.open_table import open_table
from engines.magic.seat.view import MagicView

_TOLD = {
    "keep": "keep", "bottom": "bottom", "bottom_order": "bottom", "discard": "discard",
    "swap_out": "swap_out", "swap_in": "swap_out", "main": "act", "priority": "act",
}  # fmt: skip
"""Private questions of which everybody knows the kind, and how they sound."""


def openly(decision: Decision) -> Say | None:
    """Return what a player does who is asked in private, in words that give nothing away."""
    announces = decision.hidden and decision.back  # nobody learns that something has been begun
    kind = _TOLD.get(decision.kind, "act" if announces else None)
    return Say(text_key("openly", kind)) if kind is not None else None


def standing(view: MagicView) -> Say | None:
    """Return how a best of three stands (MN-R11)."""
    if view.options.best_of == 1:
        return None
    first, second = (Say("mn-player", {"seat": side.seat}) for side in view.sides)
    wins = {"first_wins": view.sides[0].wins, "second_wins": view.sides[1].wins}
    values = {"first": first, "second": second, **wins}
    return Say("mn-standing", {**values, "stage": view.stage, "game": view.game_number})


def beside(view: MagicView) -> Iterator[Say]:
    """Yield what lies open and is only counted in pictures: graveyards and exile."""
    table = open_table(view)
    for side in view.sides:
        for pile, lying in (("grave", side.graveyard), ("exile", side.exile)):
            counts = Counter(each.card for each in lying if each.up)
            if counts:
                told = tuple(
                    Say("counted-card", {"card": table.named(card), "count": count})
                    for card, count in counts.items()
                )
                values = {"seat": side.seat, "pile": pile, "count": counts.total(), "cards": told}
                yield Say("mn-beside-pile", values)
