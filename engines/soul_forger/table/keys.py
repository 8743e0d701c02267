"""Keys of answers: what they name at this table, made here and read here.

Cards of a hand or deck that may all be picked have the keys of `copies`, and what is a word of its own,
as to pass or to switch weapons, is its own key.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Literal, NamedTuple, TypeAlias, cast

from engines.kernel.decisions.keys import card_of, deed, joined, number_of, numbered, parts, split
from engines.soul_forger.table.side import Pile, Quiet

_PIECE, _PLAYER, _ENTRY, _IN_PILE = "p", "s", "e", "c"
_QUIET, _STOP = "quiet", "stop"
_READ = 4_096
"""So many keys are read but once."""

# What an effect or an attack is aimed at


class OnTable(NamedTuple):
    """A card on the table."""

    piece: int


class Player(NamedTuple):
    """A player."""

    seat: int


class InFlow(NamedTuple):
    """An entry of the Flow."""

    entry: int


class InPile(NamedTuple):
    """A card of somebody's pile."""

    zone: Pile
    seat: int
    card: str


Aim: TypeAlias = OnTable | Player | InFlow | InPile


def piece(number: int) -> str:
    """Return the key of a card on the table: `p12`."""
    return numbered(_PIECE, number)


def player(seat: int) -> str:
    """Return the key of a player: `s1`."""
    return numbered(_PLAYER, seat)


def entry(number: int) -> str:
    """Return the key of an entry of the Flow: `e3`."""
    return numbered(_ENTRY, number)


def in_pile(zone: Pile, seat: int, card: str) -> str:
    """Return the key of a card of a player's pile: `c:grave:1:imp`."""
    return joined(_IN_PILE, zone, seat, card)


@lru_cache(maxsize=_READ)
def aim(key: str) -> Aim | None:
    """Return what a key aims at: `OnTable(12)` of `p12`; None where it is a word or a card's own."""
    for kind, thing in ((_PIECE, OnTable), (_PLAYER, Player), (_ENTRY, InFlow)):
        number = number_of(key, kind)
        if number is not None:
            return thing(number)
    said, where = split(key)
    if said != _IN_PILE or not where:  # a card may be called so
        return None
    zone, seat, card = parts(where)
    return InPile(cast("Pile", zone), int(seat), card)


def piece_named(key: str) -> int:
    """Return the number of the card on the table that a key names, which names one: 12 of `p12`."""
    return int(key.removeprefix(_PIECE))


def pieces_among(keys: Iterable[str]) -> Iterator[int]:
    """Yield the numbers of the cards on the table among what is named: 12 of `s1`, `p12`."""
    for key in keys:
        number = number_of(key, _PIECE)
        if number is not None:
            yield number


# What is announced

Verb: TypeAlias = Literal["summon", "forge", "play", "set", "use", "skill"]
_OF_A_CARD: tuple[Verb, ...] = ("summon", "forge", "play", "set")


class Announced(NamedTuple):
    """What is announced: a card of the hand or the Forge Deck, or what lies on the table."""

    verb: Verb
    card: str = ""
    piece: int = 0
    """A set Action, or a card with an ability."""
    slot: int = 0
    """Where the ability stands on the piece."""


def announce(verb: Literal["summon", "forge", "play", "set"], card: str) -> str:
    """Return the key that announces a card: `summon:imp`."""
    return deed(verb, card)


def use(number: int) -> str:
    """Return the key that activates a set Action: `use:p12`."""
    return deed("use", piece(number))


def skill(number: int, slot: int) -> str:
    """Return the key that activates an ability of a card on the table: `skill:p3:1`."""
    return joined("skill", piece(number), slot)


@lru_cache(maxsize=_READ)
def announced(key: str) -> Announced | None:
    """Return what a key announces: `Announced("use", piece=12)` of `use:p12`; None of any other key."""
    said, what = split(key)
    if not what:  # a card may be called as a verb is
        return None
    for verb in _OF_A_CARD:
        if said == verb:
            return Announced(verb, what)
    if said == "use":
        return Announced("use", piece=piece_named(what))
    if said == "skill":
        number, slot = split(what)
        return Announced("skill", piece=piece_named(number), slot=int(slot))
    return None


# What pays

Lying: TypeAlias = Literal["material", "hand"]
_LETTERS: dict[Lying, str] = {"material": "m", "hand": "h"}


class Held(NamedTuple):
    """A card of the Material Zone or the hand."""

    pile: Lying
    card: str


def held(pile: Lying, copy: str) -> str:
    """Return the key of a card that pays from a pile, by its key of `copies`: `m:imp`, `h:imp#2`."""
    return deed(_LETTERS[pile], copy)


@lru_cache(maxsize=_READ)
def payer(key: str) -> OnTable | Held:
    """Return what a key pays with: `Held("hand", "imp")` of `h:imp#2`, `OnTable(12)` of `p12`."""
    letter, copy = split(key)
    for pile, its in _LETTERS.items():
        if letter == its:
            return Held(pile, card_of(copy))
    return OnTable(piece_named(key))


# What waits to enter the Flow


class Waiting(NamedTuple):
    """An ability that was triggered: by its card, its place there, and the card on the table it is about."""

    card: str
    place: int
    that: int


def waiting(card: str, place: int, that: int) -> str:
    """Return the key of an ability that was triggered: `imp:0:12`."""
    return joined(card, place, that)


def triggered(key: str) -> Waiting:
    """Return which triggered ability a key names: the first of `imp`, about 12, of `imp:0:12`."""
    card, place, that = parts(key)
    return Waiting(card, int(place), int(that))


# What a player orders at any moment, as SF-D23 says


class PassFor(NamedTuple):
    """To pass for a while, or not to any more."""

    length: Quiet


class Stop(NamedTuple):
    """To be asked at a stop, or not to any more."""

    stop: str


def quiet(length: Quiet) -> str:
    """Return the key of an order to pass for a while, or not to: `quiet:turn`, `quiet:`."""
    return deed(_QUIET, length)


def stop(name: str) -> str:
    """Return the key of an order that turns a stop: `stop:step2`."""
    return deed(_STOP, name)


def order(key: str) -> PassFor | Stop:
    """Return what a key orders: `Stop("step2")` of `stop:step2`."""
    verb, what = split(key)
    return Stop(what) if verb == _STOP else PassFor(cast("Quiet", what))
