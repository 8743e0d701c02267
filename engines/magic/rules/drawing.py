"""Drawing and discarding (121, 701.9)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engines.magic.evaluation.board import board_of
from engines.magic.rules.events import apply_events
from engines.magic.table.batch import Cause, GameEvent
from engines.magic.table.state import Table


def draw(table: Table, seat: int, number: int, cause: Cause) -> None:
    """Draw cards, one after another (121.2)."""
    library, hand = table.sides[seat].library, table.sides[seat].hand
    before = len(hand)
    for _ in range(number):
        if library and not (table.pending or board_of(table).replacing):  # so it is mostly
            apply_events(table, GameEvent("moves", seat, "drawn", came="library", to="hand"))
        else:
            apply_events(table, GameEvent("draws", seat, cause))
    if table.journal is not None and len(hand) > before:
        own = {"cards": [table.named(card) for card in hand[before:]]}
        table.tell("draw", {seat: own}, seat=seat, count=len(hand) - before)


def discard(table: Table, seat: int, cards: Sequence[str], cause: Cause) -> None:
    """Put cards of a hand into the graveyard at one moment (701.9a)."""
    discard_all(table, {seat: cards}, cause)


def discard_all(table: Table, cards: Mapping[int, Sequence[str]], cause: Cause) -> None:
    """Put cards of several hands into the graveyards at one moment (101.4, 701.9a)."""
    for seat, row in cards.items():
        if row:
            table.tell("discard", seat=seat, cards=[table.named(card) for card in row])
    apply_events(
        table,
        *(
            GameEvent("moves", seat, cause, 0, card, "hand", "graveyard")
            for seat, row in cards.items()
            for card in row
        ),
    )
