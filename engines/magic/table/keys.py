"""Keys of answers: what they name at this table, made here and read here.

Cards of a hand that may all be picked have the keys of `copies`, and what is a word of its own, as to pass
or to cast the Noble, is its own key.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, NamedTuple, TypeAlias, cast

from engines.kernel.keys import deed, number_of, numbered, split
from engines.magic.table.stops import Quiet

_OBJECT, _PLAYER = "o", "s"
_QUIET, _STOP = "quiet", "stop"
HOLD = "hold"
"""The order to keep priority after an own spell, or not to any more."""
NOBLE = "noble"
"""To cast the face-down Noble: its name would tell which it is."""
_READ = 4_096
"""So many keys are read but once."""

# What lies on the table


def thing(number: int) -> str:
    """Return the key of an object: `o12`."""
    return numbered(_OBJECT, number)


def player(seat: int) -> str:
    """Return the key of a player: `s1`."""
    return numbered(_PLAYER, seat)


@lru_cache(maxsize=_READ)
def thing_named(key: str) -> int:
    """Return the number of the object that a key names: 12 of `o12`; 0 of a player's."""
    return number_of(key, _OBJECT) or 0


@lru_cache(maxsize=_READ)
def player_named(key: str) -> int:
    """Return the seat of the player that a key names: 1 of `s1`."""
    return int(key.removeprefix(_PLAYER))


# What is done with priority

Verb: TypeAlias = Literal["cast", "land"]


class Act(NamedTuple):
    """What is announced: a card of the hand, or the face-down Noble where no card is named."""

    verb: Verb
    card: str = ""


def act(verb: Verb, card: str) -> str:
    """Return the key that casts a card of the hand, or plays it as a land: `cast:old_bear`."""
    return deed(verb, card)


@lru_cache(maxsize=_READ)
def acted(key: str) -> Act:
    """Return what a key announces: `Act("cast", "old_bear")` of `cast:old_bear`."""
    if key == NOBLE:
        return Act("cast")
    verb, card = split(key)
    return Act(cast("Verb", verb), card)


# What a player orders at any moment


class PassFor(NamedTuple):
    """To pass for a while, or not to any more."""

    length: Quiet


class Stop(NamedTuple):
    """To be asked at a stop, or not to any more."""

    stop: str


class Hold(NamedTuple):
    """To keep priority after an own spell, or not to any more."""


def quiet(length: Quiet) -> str:
    """Return the key of an order to pass for a while, or not to: `quiet:turn`, `quiet:`."""
    return deed(_QUIET, length)


def stop(name: str) -> str:
    """Return the key of an order that turns a stop: `stop:own_upkeep`."""
    return deed(_STOP, name)


def order(key: str) -> PassFor | Stop | Hold:
    """Return what a key orders: `Stop("own_upkeep")` of `stop:own_upkeep`."""
    verb, what = split(key)
    if verb == _STOP:
        return Stop(what)
    return Hold() if verb == HOLD else PassFor(cast("Quiet", what))
