"""Dominance: coins and checks (NN-66 to NN-77)."""

from __future__ import annotations

from engines.neo_noble.evaluation import powers
from engines.neo_noble.rules import triggers
from engines.neo_noble.table.pieces import NOBODY, Coin, Place, SpiritEvent
from engines.neo_noble.table.state import Table


def place_of_coin(table: Table, column: int, seat: int) -> Place:
    """Return a player's lane that a coin belongs to (NN-37)."""
    mine = Place(0, column)
    return mine if seat == 0 else table.facing(mine)


# Checks


def due(table: Table, place: Place) -> None:
    """Note that a lane is to be checked when this sequence is over (NN-69, NN-R28)."""
    if table.column(place) not in [table.column(other) for other in table.checks]:
        table.checks.append(place)


def check(table: Table, place: Place) -> None:
    """Compare the two sides of a lane; the higher total gains its coin (NN-71, NN-73, NN-R26)."""
    higher = _higher(table, place, table.facing(place))
    if higher is None:
        return
    coin = table.coin(place)
    if coin.holder != NOBODY and powers.keeps_coin(table, table.facing(higher)):
        return
    gain(table, higher, ready=powers.gained_ready(table, higher))


def _higher(table: Table, one: Place, other: Place) -> Place | None:
    """Return the side with the higher total; an empty one has its 2, or is left out (NN-84, NN-R25)."""
    if not table.options.ambient_in_check:
        if not table.lane(one):
            return other
        if not table.lane(other):
            return one
    ahead = powers.lane_resolve(table, one) - powers.lane_resolve(table, other)
    if ahead == 0:
        return None
    return one if ahead > 0 else other


# Coins


def gain(table: Table, place: Place, ready: bool = False) -> bool:
    """Give the coin of a lane to its side, Spent; an empty side gains none (NN-72, NN-74, NN-R27)."""
    before = table.coin(place)
    if before.holder == place.seat or not table.lane(place):
        return False
    column = table.column(place)
    table.coins[column] = Coin(place.seat, ready)
    side = table.sides[place.seat]
    side.done["coin"] = side.done.get("coin", 0) + 1
    table.tell("dominance", seat=place.seat, **table.told(place), state="ready" if ready else "spent")
    if before.holder != NOBODY:
        triggers.happened(table, SpiritEvent("dominance_lost", before.holder, place=table.facing(place)))
    triggers.happened(table, SpiritEvent("dominance_gained", place.seat, place=place))
    return True


def to_neutral(table: Table, column: int) -> bool:
    """Return a coin to neutral."""
    holder = table.coins[column].holder
    if holder == NOBODY:
        return False
    table.coins[column] = Coin()
    place = place_of_coin(table, column, holder)
    table.tell("neutral", seat=holder, **table.told(place))
    triggers.happened(table, SpiritEvent("dominance_lost", holder, place=place))
    return True


def relinquish(table: Table, column: int) -> None:
    """Give a coin back to neutral as its holder; nothing is checked (NN-76, NN-R17)."""
    holder = table.coins[column].holder
    table.coins[column] = Coin()
    place = place_of_coin(table, column, holder)
    table.tell("relinquish", seat=holder, **table.told(place))
    triggers.happened(table, SpiritEvent("relinquished", holder, place=place))


def set_ready(table: Table, column: int, ready: bool) -> bool:
    """Turn a coin that is held Ready or Spent."""
    coin = table.coins[column]
    if coin.holder == NOBODY or coin.ready == ready:
        return False
    table.coins[column] = Coin(coin.holder, ready)
    place = place_of_coin(table, column, coin.holder)
    table.tell("coin_ready" if ready else "coin_spent", seat=coin.holder, **table.told(place))
    if ready:
        triggers.happened(table, SpiritEvent("dominance_readied", coin.holder, place=place))
    return True


def ready_all(table: Table, seat: int) -> None:
    """Make a player's coins Ready (NN-77, NN-139)."""
    for column, coin in enumerate(table.coins):
        if coin.holder == seat:
            set_ready(table, column, ready=True)


def drop_empty(table: Table) -> None:
    """Return coins to neutral whose holder has no Spirit in the lane (NN-75)."""
    for column, coin in enumerate(table.coins):
        if coin.holder != NOBODY and not table.lane(place_of_coin(table, column, coin.holder)):
            to_neutral(table, column)
