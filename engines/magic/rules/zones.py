"""Cards go from zone to zone (400): each becomes a new object, or a mere name where it is hidden (400.7)."""

from __future__ import annotations

from collections.abc import Callable

from engines.magic.cards.catalogue import FACE_DOWN
from engines.magic.evaluation.board import come, traits_of
from engines.magic.evaluation.objects import item_of, named_by, traits_of_item
from engines.magic.rules import lasting
from engines.magic.table.batch import ATTACKING, GameEvent, Zone
from engines.magic.table.board import Board
from engines.magic.table.combat import Attack
from engines.magic.table.known import Known
from engines.magic.table.pieces import LOYALTY, Perm, ZoneCard
from engines.magic.table.side import Pile, Side
from engines.magic.table.stack_object import StackObject
from engines.magic.table.state import Table

OPEN: tuple[Zone, ...] = ("battlefield", "graveyard", "stack", "exile", "command")
"""Zones in which all see the cards that lie face up (400.2)."""
HOMEWARD: tuple[Zone, ...] = ("graveyard", "exile", "hand", "library")
"""Zones from which a Noble may be sent home, as it is put there (MN-R26)."""


def move(table: Table, what: GameEvent, before: Board | None = None) -> GameEvent:
    """Move a card; nothing else does. Return what has happened, with the object that it is now.

    `before` is what the permanents were: of what leaves, it is remembered (608.2h).
    """
    seen = _last(table, what, before)
    spell = item_of(table, what.thing) if what.came == "stack" else None
    card = _TAKE[what.came](table, what)
    if table.catalogue.cards[card].is_token and what.to != "battlefield":
        became = 0  # 111.7, 704.5d: it is nowhere any more
    else:
        became = _PUT[what.to](table, what, card)
        if spell is not None and what.to == "battlefield":
            _remember(table.perms[became], spell)
            if spell.way == "suspend" and "creature" in table.catalogue.cards[card].traits.types:
                lasting.gains_haste(table, table.perms[became])
            elif spell.way == "dash":
                lasting.comes_for_a_turn(table, table.perms[became], spell.way)
            table.veiled = table.veiled or bool(spell.under)
    if seen is not None:
        table.known.append(seen)
    side = table.sides[what.seat]
    if card == side.noble:
        _note_noble(table, side, what)
    return what.moved(card, became)


def _note_noble(table: Table, side: Side, what: GameEvent) -> None:
    """Note how often a Noble was cast from home, and by option from where it may go back (MN-R20, MN-R26)."""
    if what.came == "command" and what.to == "stack":
        side.casts += 1
    if table.options.noble_returns == "commander_style":
        side.homeward = what.to if what.to in HOMEWARD else ""


def _last(table: Table, what: GameEvent, before: Board | None) -> Known | None:
    """Return how an object is that leaves a zone where all see it."""
    if what.came == "battlefield" and before is not None:
        perm = table.perms[what.thing]
        return Known(
            perm.id, perm.card.id, perm.owner, perm.seat, what.came, before.traits[perm.id], perm.tapped,
            perm.attached, perm.counters, perm.card.is_token,
        )  # fmt: skip
    if what.came == "stack":
        asked = what.to != "battlefield" or table.delayed  # what is on the stack below says nothing of it
        item = item_of(table, what.thing) if asked else None
        if item is not None:
            return _of_item(table, item)
    if what.came in ("graveyard", "exile"):
        lying = next(each for each in table.sides[what.seat].pile(what.came) if each.id == what.thing)
        traits = table.catalogue.cards[lying.card].traits
        return Known(lying.id, lying.card, what.seat, what.seat, what.came, traits)
    return None


def _of_item(table: Table, item: StackObject) -> Known:
    return Known(item.id, item.card, item.owner, item.seat, "stack", traits_of_item(table, item))


def remember(table: Table, ability: StackObject) -> None:
    """Keep what an ability was that is countered: a text may ask who controlled it (608.2h)."""
    table.known.append(_of_item(table, ability))


def forget(table: Table) -> None:
    """Forget of objects that have left, as soon as nothing speaks of them any more."""
    if not table.known or table.stack or table.waiting or table.doing is not None or table.pending:
        return
    kept = {number for each in table.delayed for number in named_by(table, each.voice)}
    table.known = [known for known in table.known if known.id in kept] if kept else []


def shuffle(table: Table, seat: int) -> None:
    """Shuffle a library: nobody knows any of its places then (701.24)."""
    side = table.sides[seat]
    table.dice.shuffle(side.library)
    side.bottoms = side.looking = side.watched = side.bared = 0
    table.tell("shuffle", seat=seat)


# From where


def _from_hand(table: Table, what: GameEvent) -> str:
    side = table.sides[what.seat]
    side.hand.remove(what.card)
    if what.to == "library" and not what.shown:  # it may be any of them
        side.known, side.glimpsed = [], []
    elif not what.up:  # it may be any of those that can be cast so
        for seen in (side.known, side.glimpsed):
            seen[:] = [card for card in seen if table.catalogue.cards[card].morph is None]
    else:
        seen = side.known if what.card in side.known else side.glimpsed
        if what.card in seen:
            seen.remove(what.card)
    return what.card


def _from_library(table: Table, what: GameEvent) -> str:
    side = table.sides[what.seat]
    if what.card:  # of several copies the uppermost, which may lie open to its owner
        place = len(side.library) - 1 - side.library[::-1].index(what.card)
    else:
        place = len(side.library) - 1
    card = side.library.pop(place)
    if place >= len(side.library) + 1 - side.looking:
        side.looking -= 1
    if place >= len(side.library) + 1 - side.watched:
        side.watched -= 1
    if place >= len(side.library) + 1 - side.bared:
        side.bared -= 1
    if place < side.bottoms:
        side.bottoms -= 1
    return card


def _from_battlefield(table: Table, what: GameEvent) -> str:
    perm = table.perms.pop(what.thing)
    if table.combat is not None:
        table.combat = table.combat.without(perm.id)
    table.touch()
    return perm.real


def _from_stack(table: Table, what: GameEvent) -> str:
    item = next(each for each in table.stack if each.id == what.thing)
    table.stack.remove(item)
    return item.card if what.to == "battlefield" else item.real


def _from_nowhere(_: Table, what: GameEvent) -> str:
    return what.card  # a token (111.1)


def _from_pile(name: Pile) -> Callable[[Table, GameEvent], str]:
    def take(table: Table, what: GameEvent) -> str:
        pile = table.sides[what.seat].pile(name)
        lying = next(each for each in pile if each.id == what.thing)
        pile.remove(lying)
        return lying.card

    return take


# To where


def _to_hand(table: Table, what: GameEvent, card: str) -> int:
    side = table.sides[what.seat]
    side.hand.append(card)
    if (what.came in OPEN and what.up) or what.shown:
        side.known.append(card)
    return 0


def _to_library(table: Table, what: GameEvent, card: str) -> int:
    """Put a card on top or on the bottom: who owns it knows the place, if it is not left to chance."""
    side = table.sides[what.seat]
    number = len(side.library)
    below = min(what.number, number) if what.bottom else max(0, number - what.number)
    if what.bottom and not what.up:
        side.bottoms = 0
    elif below < side.bottoms or (what.bottom and below == side.bottoms):
        side.bottoms += 1
    if number - below < side.looking or (not what.bottom and number - below == side.looking):
        side.looking += 1
    if what.number or not what.bottom:
        side.watched = side.bared = 0
    side.library.insert(below, card)
    return 0


def _to_battlefield(table: Table, what: GameEvent, card: str) -> int:
    seat = what.seat if what.by < 0 else what.by
    perm = Perm(table.number(), table.catalogue.cards[card], what.seat, seat, table.turn, what.tapped)
    perm.attached = what.attached
    for kind, number in what.counters:
        perm.put(kind, number, perm.id)
    if perm.card.loyalty is not None:
        perm.put(LOYALTY, perm.card.loyalty)  # 306.5b
    come(table, perm)
    if what.word == ATTACKING:
        _attacks(table, perm)
    return perm.id


def _attacks(table: Table, perm: Perm) -> None:
    """Let a creature attack that enters so: it was never declared as an attacker (508.4)."""
    combat, other = table.combat, table.other(perm.seat)
    if combat is not None and perm.seat == table.active and traits_of(table, perm).is_creature:
        table.combat = combat._replace(attacks=(*combat.attacks, Attack(perm.id, other)))
        table.moved_on("combat")


def _remember(perm: Perm, spell: StackObject) -> None:
    """Let a permanent know what it was as a spell: what was paid and chosen, and that it lies face down."""
    perm.kicked, perm.x, perm.under, perm.way = spell.kicked, spell.x, spell.under, spell.way
    perm.home = bool(spell.under) and spell.came == "command"


def _to_stack(table: Table, what: GameEvent, card: str) -> int:
    number = table.number()
    seen, under = (card, "") if what.up else (FACE_DOWN, card)
    item = StackObject(number, "spell", what.by, seen, what.seat, what.came, number, under=under)
    table.stack.append(item)
    return number


def _to_pile(name: Pile) -> Callable[[Table, GameEvent, str], int]:
    def put(table: Table, what: GameEvent, card: str) -> int:
        number = table.number()
        time = dict(what.counters).get("time", 0) if what.counters else 0
        table.sides[what.seat].pile(name).append(ZoneCard(number, card, what.up, time))
        return number

    return put


_TAKE: dict[Zone, Callable[[Table, GameEvent], str]] = {
    "": _from_nowhere,
    "hand": _from_hand,
    "library": _from_library,
    "battlefield": _from_battlefield,
    "stack": _from_stack,
    "graveyard": _from_pile("graveyard"),
    "exile": _from_pile("exile"),
    "command": _from_pile("command"),
}
_PUT: dict[Zone, Callable[[Table, GameEvent, str], int]] = {
    "hand": _to_hand,
    "library": _to_library,
    "battlefield": _to_battlefield,
    "stack": _to_stack,
    "graveyard": _to_pile("graveyard"),
    "exile": _to_pile("exile"),
    "command": _to_pile("command"),
}
