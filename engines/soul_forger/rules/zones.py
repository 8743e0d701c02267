"""Cards go from zone to zone (SF-15); what happens is told, and nothing is decided."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Literal, TypeAlias

from engines.soul_forger.evaluation import changes
from engines.soul_forger.rules import event_bus, last_known, lasting
from engines.soul_forger.rules.event_bus import GameEvent
from engines.soul_forger.rules.last_known import OPEN
from engines.soul_forger.table import keys as naming
from engines.soul_forger.table.pieces import Piece, Zone
from engines.soul_forger.table.side import Pile, Side
from engines.soul_forger.table.state import Table

Way: TypeAlias = Literal["sent", "destroyed", "paid", "replaced", "resolved"]
"""How a card leaves: only what is destroyed is destroyed (SF-57, SF-58, SF-R30, SF-R41)."""
Place: TypeAlias = Pile | Literal["deck_top", "deck_bottom", "deck_shuffled"]
"""Where it goes."""


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
        event_bus.note(table, GameEvent("drew", seat, amount=len(cards)))
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
    gone = [event_bus.passing(table, card, seat) for card in cards]
    event_bus.note(table, *(GameEvent("discarded", seat, piece, pile="grave") for piece in gone))


def place(
    table: Table, card: str, seat: int, zone: Zone, *, owner: int | None = None, up: bool = True
) -> Piece:  # fmt: skip
    """Lay a card into a zone, On-guard (SF-R5)."""
    owner = seat if owner is None else owner
    piece = Piece(table.number(), table.catalogue.cards[card], owner, seat, zone, table.turn, up=up)
    table.lay(piece)
    if piece.is_creature:
        note_moved(table)
    return piece


def leave(table: Table, piece: Piece, way: Way, to: Place = "grave", *, quietly: bool = False) -> None:
    """Send a card from the table to its owner."""
    leave_together(table, [piece], way, to, quietly=quietly)


def leave_together(
    table: Table, pieces: Collection[Piece], way: Way, to: Place = "grave", *,
    also: Sequence[GameEvent] = (), quietly: bool = False,
) -> None:  # fmt: skip
    """Send cards from the table to their owners at the same moment; each hears of all (SF-R21, SF-R69).

    `also` is what happens to them by it; `quietly` sets nothing off (SF-63).
    """
    left = [GameEvent("left", piece.seat, piece) for piece in pieces]
    heard = [] if quietly else event_bus.hear(table, *also, *left)
    spoken = last_known.spoken_of(table, [each.entry for each in heard])
    gone = {
        piece.id: last_known.seen_last(table, piece, to) for piece in pieces if piece.id in spoken
    }  # fmt: skip
    for piece in pieces:
        _go(table, piece, way, to)
    last_known.remember(table, gone)
    event_bus.set_off(table, [each._replace(entry=last_known.knowing(each.entry, gone)) for each in heard])
    for piece in pieces:
        lasting.forget(table, piece.id)


def _go(table: Table, piece: Piece, way: Way, to: Place) -> None:
    """Take a card off the table; Tokens leave the game there (SF-64 to SF-66)."""
    table.take_away(piece)
    put(table, piece.owner, piece.card.id, to)
    for card, owner, _ in piece.under:  # SF-R67
        put(table, owner, card, "grave")
    if piece.is_creature:
        note_moved(table)
    named = table.named(piece.card.id)
    if piece.up or to in OPEN:
        table.tell(way, seat=piece.seat, card=named)
    else:  # a set Action that goes where nobody sees it (SF-R76)
        table.tell("sent_unseen", {piece.seat: {"card": named}}, seat=piece.seat)


def put(table: Table, owner: int, card: str, to: Place) -> None:
    """Put a card into a pile of its owner's, a Token into none; who is out has none any more (SF-R3).

    Equipment's deck is the Forge Deck (SF-83, SF-R42).
    """
    known, side = table.catalogue.cards[card], table.sides[owner]
    if known.token or owner not in table.living():
        return
    if to in ("deck_top", "deck_bottom", "deck_shuffled") and known.type == "equipment":
        side.forge.append(card)
        side.forge.sort(key=table.catalogue.order.__getitem__)
    elif to == "deck_bottom":
        side.deck.insert(0, card)
        side.bottoms += 1
    elif to in ("deck_top", "deck_shuffled"):
        side.deck.append(card)
        side.tops += 1
    else:
        side.pile(to).append(card)


def turn(table: Table, piece: Piece, *, on: bool) -> bool:
    """Turn a card On-guard or Off-guard (SF-21), unless something holds it; tell whether it turned."""
    return turn_together(table, [piece], on=on) == 1


def turn_together(table: Table, pieces: Iterable[Piece], *, on: bool) -> int:
    """Turn cards On-guard or Off-guard at the same moment; tell how many turned."""
    what = "turn_on" if on else "turn_off"
    turned = [piece for piece in pieces if piece.on != on and not changes.cannot(table, piece, what)]
    for piece in turned:
        piece.on = on
    to = "on" if on else "off"
    event_bus.note(table, *(GameEvent("guard_changed", piece.seat, piece, to=to) for piece in turned))
    return len(turned)


def have_counters(table: Table, piece: Piece, kind: str, number: int) -> None:
    """Let a card have so many counters of a kind (SF-R36)."""
    was = piece.counters.get(kind, 0)
    if number:
        piece.counters[kind] = number
    elif was:
        del piece.counters[kind]
    if number != was and piece.up:
        card, on = table.named(piece.card.id), naming.piece(piece.id)
        table.tell("counters", seat=piece.seat, card=card, counter=kind, was=was, now=number, on=on)


def gain_level(table: Table, seat: int, number: int, spent: int = 0) -> None:
    """Let a player gain levels, or lose them down to 1 (SF-41, SF-R17)."""
    side = table.sides[seat]
    if number > 0 and changes.forbidden(table, seat, "gain_levels"):
        return
    before, side.level = side.level, max(1, side.level + number)
    if side.level != before:
        table.crowded = True
        xp = side.xp
        table.tell("level", seat=seat, was=before, level=side.level, spent=spent, had=xp + spent, has=xp)
        if number > 0:
            event_bus.note(table, GameEvent("leveled", seat, amount=side.level - before))


def gain_experience(table: Table, seat: int, number: int) -> None:
    """Let a player gain experience, or lose it down to 0 (SF-R17)."""
    side = table.sides[seat]
    before, side.xp = side.xp, max(0, side.xp + number)
    if side.xp < before:
        table.tell("experience_lost", seat=seat, count=before - side.xp, was=before, now=side.xp)
    if side.xp > before:
        table.tell("experience", seat=seat, count=side.xp - before, was=before, now=side.xp)
        event_bus.note(table, GameEvent("experienced", seat, amount=side.xp - before))


def note_moved(table: Table) -> None:
    """Remember that a creature came or went in answer to the declaration of an attack (SF-101)."""
    if table.combat is not None and table.point == "redirect":
        table.combat = table.combat._replace(moved=True)


def free_action_zones(table: Table, seat: int) -> int:
    """Return how many Action Zones are open (SF-115, SF-R26)."""
    return table.options.action_zones - len(table.rows.of(seat, "action"))
