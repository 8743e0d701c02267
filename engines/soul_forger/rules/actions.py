"""Actions: setting them, and what must be to activate one (SF-115 to SF-120, SF-122 to SF-129)."""

from __future__ import annotations

from engines.kernel import Play
from engines.soul_forger.cards.catalogue import Card
from engines.soul_forger.evaluation import changes, filters
from engines.soul_forger.language.selectors import Target
from engines.soul_forger.rules import announced, paying, targeting, zones
from engines.soul_forger.rules.purse import Purse
from engines.soul_forger.rules.targeting import Barred
from engines.soul_forger.table.effect_context import EffectContext
from engines.soul_forger.table.entry import NOTHING, Entry
from engines.soul_forger.table.pieces import Piece
from engines.soul_forger.table.state import Table


def can_set(table: Table, seat: int) -> bool:
    """Tell whether an Action may be set: any, into an open zone (SF-116, SF-R27)."""
    return zones.free_action_zones(table, seat) > 0


def set_down(table: Table, seat: int, card: str) -> None:
    """Set an Action face down: no play, no window, final (SF-R27)."""
    zones.from_hand(table.sides[seat], card)
    lay_down(table, seat, card, seat)


def lay_down(table: Table, seat: int, card: str, owner: int) -> None:
    """Lay an Action face down into a zone."""
    zones.place(table, card, seat, "action", owner=owner, up=False)
    table.tell("set", {seat: {"card": table.named(card)}}, seat=seat)


def playable(purse: Purse, *, normal: bool) -> list[str]:
    """Return the Actions that may be played from the hand: Normal ones where those may, Instincts (SF-128).

    A Reaction must have been set (SF-125). Without an open zone the payment has to free one (SF-94).
    """
    table, seat = purse.table, purse.seat
    if seat != table.active or changes.forbidden(table, seat, "play_actions"):
        return []
    cards = table.catalogue.cards
    speeds = ("normal", "instinct") if normal else ("instinct",)
    return [
        card
        for card in purse.different("action")
        if cards[card].speed in speeds
        and _meets_all(table, seat, cards[card])
        and _bill_from_hand(purse, card).is_payable()
        and _can_aim_and_pay(table, seat, cards[card], 0, _barred_from_hand(purse, card))
    ]


def usable(purse: Purse, *, normal: bool) -> list[Piece]:
    """Return the set Actions that may be activated: one that waits only in a later turn (SF-125, SF-R28)."""
    table, seat = purse.table, purse.seat
    waiting = [
        piece
        for piece in table.rows.of(seat, "action")
        if not (piece.up or piece.entry)
        and (normal if piece.card.speed == "normal" else piece.since < table.turn)
    ]
    if not waiting or changes.forbidden(table, seat, "play_actions"):
        return []
    return [
        piece
        for piece in waiting
        if _meets_all(table, seat, piece.card, piece.id)
        and _bill_of_set(purse, piece).is_payable()
        and _can_aim_and_pay(table, seat, piece.card, piece.id, _barred_of_set(purse, piece))
    ]


def could_use(table: Table, seat: int) -> bool:
    """Tell whether a player could answer with a set Action, as far as all can see (SF-D17)."""
    return any(
        not piece.up and not piece.entry and piece.since < table.turn for piece in table.of(seat, "action")
    )


def _meets_all(table: Table, seat: int, action: Card, source: int = 0) -> bool:
    """Tell whether level and faction allow an Action (SF-117, SF-118, SF-R29), and what it needs is there."""
    if filters.hand_ronum(table, seat, action) > table.sides[seat].level:
        return False
    if action.factions and action.factions.isdisjoint(table.rows.shown(seat)):
        return False
    return meets(table, seat, action, source)


def _voice(seat: int, action: Card, source: int = 0) -> EffectContext:
    return EffectContext(seat, action.id, seat, source)


def targets_of(action: Card) -> tuple[Target, ...]:
    """Return what an Action is aimed at."""
    return () if action.resolve is None else action.abilities[action.resolve].targets


def meets(table: Table, seat: int, action: Card, source: int) -> bool:
    """Tell whether what an Action needs is there: targets (SF-R27), and what Require asks for (SF-153).

    `source` is the Action where it lies set: it is no target of its own.
    """
    targets, require = targets_of(action), action.require
    if not targets and require is None:
        return True
    voice = _voice(seat, action, source)
    if not targeting.exist(table, voice, targets):
        return False
    mine = (piece for piece in table.rows.all_of(seat) if piece.up)
    return require is None or any(filters.piece_fits(table, voice, piece, require) for piece in mine)


def _aim(table: Table, seat: int, action: Card, source: int, barred: Barred) -> Play[tuple[str, ...] | None]:
    """Let the player choose targets that leave enough to pay (SF-96, SF-97); None when they go back."""
    voice = _voice(seat, action, source)
    return (yield from targeting.choose(table, voice, targets_of(action), back=True, barred=barred))


def _can_aim_and_pay(table: Table, seat: int, action: Card, source: int, barred: Barred) -> bool:
    """Tell whether targets can be chosen that leave enough to pay."""
    if barred is targeting.nothing:  # then it has been told already
        return True
    return targeting.exist(table, _voice(seat, action, source), targets_of(action), barred)


def _barred_from_hand(purse: Purse, card: str) -> Barred:
    cost = purse.table.catalogue.cards[card].cost
    return paying.needed(purse, cost, lambda aimed: _bill_from_hand(purse, card, aimed))


def _bill_of_set(purse: Purse, piece: Piece, aimed: tuple[int, ...] = ()) -> paying.Bill:
    return paying.bill(purse, piece.card.cost, source=piece.id, aimed=aimed)


def _barred_of_set(purse: Purse, piece: Piece) -> Barred:
    return paying.needed(purse, piece.card.cost, lambda aimed: _bill_of_set(purse, piece, aimed))


def _bill_from_hand(purse: Purse, card: str, aimed: tuple[int, ...] = ()) -> paying.Bill:
    table = purse.table
    wanted = 0 if zones.free_action_zones(table, purse.seat) > 0 else 1
    return paying.bill(purse, table.catalogue.cards[card].cost, "zone", wanted, played=card, aimed=aimed)


def announce_from_hand(table: Table, seat: int, card: str) -> Play[bool]:
    """Play an Action from the hand into a zone. False when the player goes back."""
    purse = Purse(table, seat)
    targets = yield from _aim(table, seat, table.catalogue.cards[card], 0, _barred_from_hand(purse, card))
    if targets is None:
        return False
    bill = _bill_from_hand(purse, card, paying.aimed_pieces(targets))
    paid = yield from paying.ask(bill, seat, card)
    if paid is None:
        return False
    cards = paying.send(table, seat, paid)
    zones.from_hand(table.sides[seat], card)
    _activate(table, seat, zones.place(table, card, seat, "action"), targets, paid.x, cards)
    return True


def announce_set(table: Table, seat: int, piece: Piece) -> Play[bool]:
    """Activate a set Action: it is turned up. False when the player goes back."""
    purse = Purse(table, seat)
    targets = yield from _aim(table, seat, piece.card, piece.id, _barred_of_set(purse, piece))
    if targets is None:
        return False
    bill = _bill_of_set(purse, piece, paying.aimed_pieces(targets))
    paid = yield from paying.ask(bill, seat, piece.card.id)
    if paid is None:
        return False
    _activate(table, seat, piece, targets, paid.x, paying.send(table, seat, paid))
    return True


def _place(action: Card) -> int:
    return NOTHING if action.resolve is None else action.resolve


def play_free(table: Table, seat: int, card: str, owner: int) -> None:
    """Play an Action without its cost: it waits for a new Flow, as one resolves now (SF-R36, SF-R55)."""
    piece = zones.place(table, card, seat, "action", owner=owner)
    piece.entry = table.number()
    table.waiting.append(Entry(piece.entry, "action", seat, card, owner, piece.id, _place(piece.card)))


def can_play_free(table: Table, seat: int, card: Card) -> bool:
    """Tell whether all but the cost of an Action is there (SF-R36)."""
    able = card.type == "action" and can_set(table, seat)
    return able and not changes.forbidden(table, seat, "play_actions") and _meets_all(table, seat, card)


def _activate(
    table: Table, seat: int, piece: Piece, targets: tuple[str, ...], x: int, cards: tuple[str, ...]
) -> None:
    table.turn_up(piece)
    number = table.number()
    piece.entry = number
    entry = Entry(
        number, "action", seat, piece.card.id, piece.owner, piece.id, _place(piece.card), targets,
        x=x, paid=cards,
    )  # fmt: skip
    announced.put(table, entry)
