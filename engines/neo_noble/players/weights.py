"""What cards, Souls, coins and battles are worth to the computer players; a card in hand is about 1.4."""

from __future__ import annotations

from engines.neo_noble.cards.catalogue import Card
from engines.neo_noble.evaluation import powers
from engines.neo_noble.table.pieces import Place
from engines.neo_noble.table.state import REAPS_TO_WIN, Table

SOUL, CARD, COIN, REAP, TOKEN, WIN = 0.7, 1.4, 1.6, 7.0, 0.8, 100.0
BLOCK = 2.2
"""Resolve that a card of an unknown hand is expected to Block with."""
_LAST_ROOM, _FEW = 2.0, 4
"""What the last room in a player's lanes is worth, and of how many the last few are worth something."""


def body(card: Card) -> float:
    """Return what a card is worth in a lane."""
    return 0.45 * card.power + 0.4 * card.resolve + 0.4 * len(card.texts)


def card_worth(card: Card) -> float:
    """Return what a card is worth to whom it belongs, wherever it lies hidden or open."""
    return 1 + body(card) - 0.1 * card.cost


def fleeting(card: Card) -> bool:
    """Tell whether a card is destroyed as soon as it has done what it does."""
    return "brittle" in card.behaviours and "on_summon" in card.by_type


def reap_worth(reaped: int) -> float:
    """Return what one more card in a Reap Pile is worth, to whose opponent it is."""
    return WIN if reaped + 1 >= REAPS_TO_WIN else REAP * (0.7 + 0.3 * reaped)


def room_worth(free: int) -> float:
    """Return what one more room is worth where so many are left: in full lanes nobody can do better."""
    return _LAST_ROOM / free if 0 < free <= _FEW else 0.0


# Battle


def strike(table: Table, place: Place, power: int, resolve: int) -> float:
    """Return what an attack with so much Power on so much Resolve is worth, its price left out."""
    facing = table.facing(place)
    margin = power - resolve + powers.wins_ties(table, place)
    if margin <= 0:
        return 0
    other = table.sides[facing.seat]
    decked_out = not (table.lane(facing) or other.deck or other.grave)  # NN-144
    reaping = WIN if decked_out else reap_worth(len(other.reaped))
    hand = len(other.hand) if powers.may_block(table, facing) else 0
    cards = cards_to_block(margin)
    if cards > hand:
        return reaping * 0.95
    through = 1 - 0.55 / cards
    return through * reaping + (1 - through) * cards * CARD


def cards_to_block(margin: int) -> int:
    """Return how many cards of an unknown hand are expected to stop an attack that is ahead by so much."""
    return int(-(-margin // BLOCK))


def can_attack(table: Table, place: Place) -> bool:
    """Tell whether a lane has an attack left in this turn, Souls apart."""
    side = table.sides[place.seat]
    return side.attacks[place.lane] < powers.attacks_allowed(table, place) and powers.may_attack(table, place)
