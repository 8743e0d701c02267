"""Cards go from zone to zone (SF-15); what happens is told, and nothing is decided."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, TypeAlias

from engines.soul_forger.cards.meaning import changes
from engines.soul_forger.rules import lasting, noting
from engines.soul_forger.table.pieces import Piece, Zone
from engines.soul_forger.table.side import Pile, Side
from engines.soul_forger.table.state import Table

Way: TypeAlias = Literal["sent", "destroyed", "paid", "replaced", "resolved"]
"""How a card leaves: only what is destroyed is destroyed (SF-57, SF-58, SF-R30, SF-R41)."""


def draw(table: Table, seat: int, number: int) -> int:
    """Let a player draw; a short deck gives what it has (SF-R12, SF-R13). Return how many came."""
    side = table.sides[seat]
    cards = [side.deck.pop() for _ in range(min(number, len(side.deck)))]
    if cards:
        side.hand += cards
        side.tops = max(0, side.tops - len(cards))
        side.bottoms = min(side.bottoms, len(side.deck))
        own = {"cards": [table.named(card) for card in cards]}
        table.tell("draw", {seat: own}, seat=seat, count=len(cards))
        noting.note(table, "drew", seat, amount=len(cards))
    return len(cards)


def shuffle(table: Table, seat: int) -> None:
    """Shuffle a Main Deck: nobody knows any of its places then."""
    side = table.sides[seat]
    table.dice.shuffle(side.deck)
    side.tops = side.bottoms = 0
    table.tell("shuffle", seat=seat)


def from_hand(side: Side, card: str) -> None:
    """Take a card out of a hand."""
    side.hand.remove(card)
    if card in side.known:
        side.known.remove(card)


def discard(table: Table, seat: int, cards: list[str]) -> None:
    """Put cards of a hand into the graveyard, where all see them."""
    side = table.sides[seat]
    for card in cards:
        from_hand(side, card)
        side.grave.append(card)
    if cards:
        table.tell("discard", seat=seat, cards=[table.named(card) for card in cards])
    for card in cards:
        noting.note(table, "discarded", seat, noting.passing(table, card, seat))


def place(
    table: Table, card: str, seat: int, zone: Zone, *, owner: int | None = None, up: bool = True
) -> Piece:  # fmt: skip
    """Lay a card into a zone, On-guard (SF-R5)."""
    piece = Piece(table.number(), table.catalogue.cards[card], seat, zone, table.turn)
    piece.owner, piece.up = seat if owner is None else owner, up
    table.lay(piece)
    if piece.is_creature:
        note_moved(table)
    return piece


def leave(
    table: Table,
    piece: Piece,
    way: Way,
    to: Pile = "grave",
    *,
    by: Iterable[Piece] = (),
    quietly: bool = False,
) -> None:
    """Send a card from the table to its owner; Tokens leave the game there (SF-64 to SF-66).

    `quietly` sets nothing off (SF-63).
    """
    table.take_away(piece)
    to_pile(table, piece.card.id, piece.owner, to)
    for card, owner, _ in piece.under:  # SF-R67
        to_pile(table, card, owner, "grave")
    if piece.is_creature:
        note_moved(table)
    table.tell(way, seat=piece.seat, card=table.named(piece.card.id))
    if not quietly:
        if way == "destroyed":
            noting.note(table, "destroyed", piece.seat, piece, by=by)
        noting.note(table, "left", piece.seat, piece)
    lasting.forget(table, piece.id)


def to_pile(table: Table, card: str, owner: int, to: Pile) -> None:
    """Put a card onto a pile of its owner; who is out has none any more (SF-R3)."""
    if table.catalogue.cards[card].token or owner not in table.living():
        return
    table.sides[owner].pile(to).append(card)


def turn(table: Table, piece: Piece, *, on: bool) -> bool:
    """Turn a card On-guard or Off-guard (SF-21), unless something holds it; tell whether it turned."""
    if piece.on == on or changes.cannot(table, piece, "turn_on" if on else "turn_off"):
        return False
    piece.on = on
    noting.note(table, "guard_changed", piece.seat, piece, to="on" if on else "off")
    return True


def gain_level(table: Table, seat: int, number: int, spent: int = 0) -> None:
    """Let a player gain levels, or lose them down to 1 (SF-41, SF-R17)."""
    side = table.sides[seat]
    if number > 0 and changes.forbidden(table, seat, "gain_levels"):
        return
    before, side.level = side.level, max(1, side.level + number)
    if side.level != before:
        table.crowded = True
        table.tell("level", seat=seat, level=side.level, spent=spent)
        if number > 0:
            noting.note(table, "leveled", seat, amount=side.level - before)


def gain_experience(table: Table, seat: int, number: int) -> None:
    """Let a player gain experience, or lose it down to 0 (SF-R17)."""
    side = table.sides[seat]
    before, side.xp = side.xp, max(0, side.xp + number)
    if side.xp != before:
        table.tell("experience", seat=seat, count=side.xp - before)
        if number > 0:
            noting.note(table, "experienced", seat, amount=side.xp - before)


def note_moved(table: Table) -> None:
    """Remember that a creature came or went in answer to the declaration of an attack (SF-101)."""
    if table.combat is not None and table.point == "redirect":
        table.combat = table.combat._replace(moved=True)


def free_action_zones(table: Table, seat: int) -> int:
    """Return how many Action Zones are open (SF-115, SF-R26)."""
    return table.options.action_zones - len(table.rows.of(seat, "action"))
