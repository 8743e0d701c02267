"""Keys of answers for what has no name of its own: Spirits and what is attached to them.

Capacities are their own keys, and of Spirits on the field the player and the place: `1:2`.
"""

from __future__ import annotations

from typing import NamedTuple

from engines.kernel.decisions.keys import joined, split


class SpiritKey(NamedTuple):
    """Which Spirit is meant."""

    seat: int
    place: int


class BoundKey(NamedTuple):
    """Which card is meant, of those that are attached to a Spirit."""

    card: str
    owner: int


class EffectKey(NamedTuple):
    """Whose effects are meant: a card's, which may lie on a Spirit."""

    card: str
    host: str
    """The key of that Spirit, or nothing."""


def spirit(seat: int, place: int) -> str:
    """Return the key of a Spirit: `1:2`."""
    return joined(seat, place)


def spirit_named(key: str) -> SpiritKey:
    """Return which Spirit a key means: the one at place 2 of player 1 of `1:2`."""
    seat, place = split(key)
    return SpiritKey(int(seat), int(place))


def bound(card: str, owner: int) -> str:
    """Return the key of a card that is attached to a Spirit: `card:1`."""
    return joined(card, owner)


def bound_named(key: str) -> BoundKey:
    """Return which attached card a key means: player 1's of `card:1`."""
    card, owner = split(key)
    return BoundKey(card, int(owner))


def effect(card: str, seat: int, host: str) -> str:
    """Return the key of effects that are due: `card:1:0:2` of a card on a Spirit, `card:1:` on none."""
    return joined(card, seat, host)


def effect_named(key: str) -> EffectKey:
    """Return whose effects a key means: those of `card` on `0:2` of `card:1:0:2`."""
    card, rest = split(key)
    return EffectKey(card, split(rest)[1])
