"""What a seat sees and is asked."""

from __future__ import annotations

from engines.kernel import Choose, Decision, Option, Prompt, Say, View
from tests.rigs.high_card.table import Round


class HighCardView(View):
    """The points, the cards played so far, and the own hand."""

    hand_size: int
    points: tuple[int, ...]
    played: tuple[str, ...]
    hand: tuple[str, ...] | None


def view(table: Round, seat: int | None) -> HighCardView:
    """Return what a seat may see of a table."""
    return HighCardView(
        game="high_card",
        seat=seat,
        result=table.result,
        hand_size=len(table.hands[0]),
        points=tuple(table.points),
        played=tuple(table.played),
        hand=None if seat is None else tuple(table.hands[seat]),
    )


def prompt(view: HighCardView, decision: Decision) -> Prompt:
    """Ask for a card (HC-3)."""
    assert isinstance(decision, Choose)
    options = tuple(Option(key, Say("hc-option-card", {"card": int(key)})) for key in decision.keys)
    return Prompt(Say("hc-prompt-card"), options)
