"""What may be told to everybody beside the board: the score, what is asked in private, the open piles."""

from __future__ import annotations

from collections.abc import Iterator

from engines.kernel import Decision, Say
from engines.neo_noble.seat.labels import Labels, text_key
from engines.neo_noble.seat.open_table import open_table
from engines.neo_noble.seat.view import NeoNobleView

_OPENLY = {"swap_in": "swap_out", "swap_noble": "swap_out", "block": "react"}
"""Kinds that sound like others: nobody learns what is exchanged, or that a Block is being put together."""
_TOLD = frozenset({"mulligan", "swap_out", "swap_in", "swap_noble", "react", "block", "discard_down"})
"""Private questions of which everybody knows the kind: none that can be taken back."""


_PASSIVE = {
    "action": "end", "react": "pass", "block": "no_block",
    "harvest": "skip", "channel": "skip", "focus": "skip",
}  # fmt: skip
"""What the passive answer to a question is called."""


def standing(view: NeoNobleView) -> Say | None:
    """Return how a best of three stands, and what both do between its games (NN-R1, NN-D30)."""
    if view.options.best_of == 1:
        return None
    first, second = (Say("nn-option-seat", {"seat": side.seat}) for side in view.sides)
    wins = {"first_wins": view.sides[0].wins, "second_wins": view.sides[1].wins}
    values = {"first": first, "second": second, **wins}
    return Say("nn-standing", {**values, "stage": view.stage, "game": view.game_number})


def default_label(decision: Decision) -> Say | None:
    """Name the passive answers that tell nothing of a hand (NN-D5 to NN-D8, NN-D17, NN-D18)."""
    name = _PASSIVE.get(decision.kind)
    return None if name is None or decision.default is None else Say(text_key("option", name))


def openly(decision: Decision) -> Say | None:
    """Return what a player does who is asked in private, in words that give nothing away."""
    kind = decision.kind
    return Say(text_key("openly", _OPENLY.get(kind, kind))) if kind in _TOLD else None


def beside(view: NeoNobleView) -> Iterator[Say]:
    """Yield what lies open and is only counted in pictures: Reserve Decks and piles (NN-32, NN-38, NN-41)."""
    table = open_table(view)
    for side in view.sides:
        reserve = side.reserve if view.options.best_of > 1 else ()
        piles = {"reserve": reserve, "grave": side.grave, "reaped": side.reaped, "banished": side.banished}
        for pile, cards in piles.items():
            if cards:
                told = Labels(table, side.seat).counted(cards)
                values = {"seat": side.seat, "pile": pile, "count": len(cards), "cards": told}
                yield Say("nn-beside-pile", values)
