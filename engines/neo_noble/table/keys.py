"""Keys of answers for what has no name of its own: made here and read here.

Cards are their own keys, or have those of `copies`; so is what is a word of its own, as to pass.
"""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias, cast

from engines.kernel.decisions.keys import apart, card_of, deed, joined, numbered, split, split_last

SOUL, BARGAIN = "soul", "bargain"
"""Sources of Souls of which there is no telling apart (`soul#2` is the next one)."""
NOBLE = "noble"
_SPIRIT, _CHANNEL, _SLOT, _COIN, _KEPT = "s", "channel", "slot", "coin", "keep"
_PAY, _SUMMON = "pay", "summon"
_PLAYER = "player"

# What lies somewhere


class Owned(NamedTuple):
    """Whose thing is meant, and which: a lane, a Channel slot, a card of an open pile."""

    seat: int
    which: str

    @property
    def number(self) -> int:
        """Return which it is, of what is counted: a lane or a slot."""
        return int(self.which)


class CoinKey(NamedTuple):
    """Which coin is meant, and whether it is kept when it is spent (NN-R16)."""

    column: int
    kept: bool


def spirit(serial: int) -> str:
    """Return the key of a Spirit: `s4`."""
    return numbered(_SPIRIT, serial)


def noble(seat: int) -> str:
    """Return the key of a player's Noble among Spirits: `noble:1`."""
    return joined(NOBLE, seat)


def player(seat: int) -> str:
    """Return the key of a player among lanes and Spirits: `player:1`."""
    return joined(_PLAYER, seat)


def owned(seat: int, which: int | str) -> str:
    """Return the key of a player's lane, Channel slot or card of an open pile: `1:2`, `1:root_choir`."""
    return joined(seat, which)


def owned_named(key: str) -> Owned:
    """Return whose thing a key means, and which: player 1's second of `1:2`."""
    seat, which = split(key)
    return Owned(int(seat), which)


def channel(slot: int) -> str:
    """Return the key of a card that would be summoned from the own Channel: `channel:3`."""
    return joined(_CHANNEL, slot)


def channel_slot(key: str) -> int | None:
    """Return the slot of a card that would be summoned from the Channel; None for one of the hand."""
    what, which = split(key)
    return int(which) if what == _CHANNEL and which else None


def coin(column: int) -> str:
    """Return the key of a column's coin: `coin:0`."""
    return joined(_COIN, column)


def kept(column: int) -> str:
    """Return the key of a column's coin that is spent and kept: `keep:0`."""
    return joined(_KEPT, column)


def coin_named(key: str) -> CoinKey:
    """Return which coin a key means: the one of column 0, kept, of `keep:0`."""
    what, column = split(key)
    return CoinKey(int(column), what == _KEPT)


# Sources of Souls

Kind: TypeAlias = Literal["soul", "slot", "coin", "bargain"]


class SoulSource(NamedTuple):
    """Where a Soul comes from: a Channel slot or a column's coin by its number, else 0."""

    kind: Kind
    number: int


def slot(place: int) -> str:
    """Return the key of an own Channel slot that gives its Soul: `slot:1`."""
    return joined(_SLOT, place)


def soul_source(key: str) -> SoulSource:
    """Return where the Soul comes from: slot 1 of `slot:1`, a Lingering Soul of `soul#2`."""
    what, which = split(key)
    return SoulSource(cast("Kind", card_of(what)), int(which or 0))


# Texts, and what is done with them


class TextKey(NamedTuple):
    """Which text is meant: by what bears it, and its place there."""

    bearer: str
    place: int


def text(bearer: str, place: int) -> str:
    """Return the key of a text: `s4:1`, `noble:0`, `channel:2:1`."""
    return joined(bearer, place)


def text_named(key: str) -> TextKey:
    """Return which text a key means: that of slot 2 at place 1 of `channel:2:1`."""
    bearer, place = split_last(key)
    return TextKey(bearer, int(place))


def is_text(key: str) -> bool:
    """Tell whether a key means a text, not a word beside texts: `s4:1`."""
    return bool(split(key)[1])


def left(card: str, of_spirit: str) -> str:
    """Return what bears the text of a Spirit that has left: `root_choir#s4`."""
    return apart(card, of_spirit)


def in_channel(slot: int, card: str, place: int) -> str:
    """Return what notes that a text was used from the Channel: `channel:2:root_choir:1`."""
    return joined(_CHANNEL, slot, card, place)


def pay(text: str) -> str:
    """Return the key that pays for a text, by that text's key: `pay:s4:1`."""
    return deed(_PAY, text)


def paid(key: str) -> str | None:
    """Return the key of the text that is paid for: `s4:1` of `pay:s4:1`."""
    return _done(_PAY, key)


def summon(card: str) -> str:
    """Return the key that answers with a card of the hand: `summon:root_choir`."""
    return deed(_SUMMON, card)


def summoned(key: str) -> str | None:
    """Return the card that answers: `root_choir` of `summon:root_choir`."""
    return _done(_SUMMON, key)


def card_in(key: str) -> str:
    """Return the card at the end of a key, if one stands there: `root_choir` of `1:root_choir`."""
    return card_of(split_last(key)[1])


def _done(verb: str, key: str) -> str | None:
    first, what = split(key)
    return what if first == verb and what else None
