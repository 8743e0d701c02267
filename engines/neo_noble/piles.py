"""Decks, hands and Graveyards: what moves cards among them (NN-35, NN-38, NN-145)."""

from __future__ import annotations

from engines.neo_noble.table import Side, Table


def ready(table: Table, side: Side) -> bool:
    """Tell whether a card can be taken from a deck, formed anew when it is empty (NN-145, NN-R70)."""
    raise NotImplementedError


def take_top(table: Table, side: Side, seen_by: int | None) -> str:
    """Take the top card of a deck that is `ready`; `seen_by` None is nobody, `EVERYBODY` is all."""
    raise NotImplementedError


def draw(table: Table, side: Side, count: int) -> int:
    """Draw cards, as far as there are any, and return how many (NN-R71)."""
    raise NotImplementedError


def discard(table: Table, side: Side, card: str, blocked: bool = False) -> None:
    """Put a card of a hand into its owner's Graveyard, face-up (NN-38)."""
    raise NotImplementedError


def mill(table: Table, side: Side, count: int) -> int:
    """Put cards from the top of a deck into its Graveyard, and return how many."""
    raise NotImplementedError


def look_at_top(table: Table, side: Side, viewer: int, count: int) -> list[str]:
    """Return the cards on top of a deck, the uppermost first, and remember that the viewer knows them."""
    raise NotImplementedError


def put_on_top(table: Table, side: Side, card: str, seen_by: int | None) -> None:
    """Put a card on top of its owner's deck."""
    raise NotImplementedError


def put_under(table: Table, side: Side, card: str) -> None:
    """Put a card under its owner's deck."""
    raise NotImplementedError


def shuffle(table: Table, side: Side) -> None:
    """Shuffle a deck: what anybody knew of it is gone."""
    raise NotImplementedError


def take_from_deck(table: Table, side: Side, card: str, seen_by: int) -> None:
    """Take a card that was searched for out of a deck."""
    raise NotImplementedError


def take_from_hand(table: Table, side: Side, card: str, seen_by: int | None) -> None:
    """Take a card out of a hand; `seen_by` None keeps it from the opponent."""
    raise NotImplementedError


def to_hand(table: Table, side: Side, card: str, known: bool) -> None:
    """Put a card into its owner's hand; `known` when the opponent has seen it."""
    raise NotImplementedError


def pick_at_random(table: Table, side: Side) -> str:
    """Return a card of a hand picked at random and shown to all; it stays in the hand."""
    raise NotImplementedError


def reveal_hand(table: Table, side: Side, seen_by: int) -> None:
    """Show a whole hand to a seat, or to everybody."""
    raise NotImplementedError
