"""Keys of answers: what they name at this table, made here and read here.

Cards of a hand that may all be picked have the keys of `copies`, and what is a word of its own, as to pass
or to cast the Noble, is its own key.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal, NamedTuple, TypeAlias, cast

from engines.kernel.decisions.keys import deed, deed_of, joined, number_of, numbered, parts, split
from engines.magic.table.stops import Quiet

_OBJECT, _ITEM, _PLAYER = "o", "i", "s"
_MAKE = "make"
_QUIET, _STOP, _SKIP, _SAY = "quiet", "stop", "skip", "say"
HOLD = "hold"
"""The order to keep priority after an own spell, or not to any more."""
BY_HAND = "by_hand"
"""The order to say what is tapped for mana, or not to any more."""
NOBLE = "noble"
"""To cast the face-down Noble: its name would tell which it is."""
NOBLE_LAND = "noble_land"
"""To play it as a land (MN-R25)."""
NOBLE_DOWN = "noble_down"
"""To cast it face down (MN-R22)."""
NOBLE_SUSPENDED = "noble_suspended"
"""To suspend it (MN-20)."""
TRUST = "trust"
"""The order to agree to all that the other does by hand, or not to any more."""
MEND = "mend"
"""To ask the other to let something be put right by hand."""
OBJECT = "object"
"""To object to what the other has just done by hand."""
_READ = 4_096
"""So many keys are read but once."""

# What lies on the table


def thing(number: int) -> str:
    """Return the key of an object: `o12`."""
    return numbered(_OBJECT, number)


def player(seat: int) -> str:
    """Return the key of a player: `s1`."""
    return numbered(_PLAYER, seat)


def item(number: int) -> str:
    """Return the key of what is on the stack: `i7`."""
    return numbered(_ITEM, number)


@lru_cache(maxsize=_READ)
def thing_named(key: str) -> int:
    """Return the number of the object that a key names: 12 of `o12`, 7 of `i7`; 0 of a player's."""
    return number_of(key, _OBJECT) or number_of(key, _ITEM) or 0


@lru_cache(maxsize=_READ)
def is_player(key: str) -> bool:
    """Tell whether a key names a player."""
    return number_of(key, _PLAYER) is not None


@lru_cache(maxsize=_READ)
def player_named(key: str) -> int:
    """Return the seat of the player that a key names: 1 of `s1`."""
    return int(key.removeprefix(_PLAYER))


# What is done with priority

Verb: TypeAlias = Literal[
    "cast", "down", "land", "suspend", "up", "use", "ability", "trigger", "remind", "mend", "object"
]
"""`down` casts face down, `up` turns up what lies so; the last five are of what is played by hand."""


class Act(NamedTuple):
    """What is announced: a card of the hand, or an object, or the face-down Noble where neither is named."""

    verb: Verb
    card: str = ""
    thing: int = 0
    place: int = 0
    """Of the ability that is used."""
    giver: str = ""
    """The card that gives this ability; nothing where the object has it of its own."""


def act(verb: Verb, card: str) -> str:
    """Return the key of what is done with a card of the hand, such as to cast it: `cast:old_bear`."""
    return deed(verb, card)


def cast_so(what: str, place: int) -> str:
    """Return the key that casts a card of the hand, or one that lies open, in one of several ways.

    The first has no number: `cast:o12`, `cast:o12:1`.
    """
    return joined("cast", what, *([place] if place else []))


def turn_up(number: int) -> str:
    """Return the key that turns up what lies face down: `up:o12`."""
    return deed("up", thing(number))


def by_hand(verb: Verb, number: int) -> str:
    """Return the key that uses an ability of what is played by hand, or says it triggers: `ability:o12`."""
    return deed(verb, thing(number))


def hand_deed(verb: str, *said: object) -> str:
    """Return the key of what is done by hand, or asked for, with all that is said of it: `pump:o12:3_3`."""
    return joined(verb, *map(str, said))


def hand_verb(key: str) -> str:
    """Return what such a key does: `pump`."""
    return deed_of(key)


def hand_said(key: str) -> list[str]:
    """Return what such a key says besides: `o12`, `3_3`."""
    return parts(key)[1:]


def use(what: str, place: int, giver: str = "") -> str:
    """Return the key that uses an ability of an object, or of a card of the hand: `use:o12:1`.

    One that another card has given says which: `use:o12:1:old_bear`.
    """
    return joined("use", what, place, *([giver] if giver else []))


@lru_cache(maxsize=_READ)
def acted(key: str) -> Act:
    """Return what a key announces: `Act("cast", "old_bear")` of `cast:old_bear`."""
    if key == NOBLE:
        return Act("cast")
    if key == NOBLE_LAND:
        return Act("land")
    if key == NOBLE_DOWN:
        return Act("down")
    if key == NOBLE_SUSPENDED:
        return Act("suspend")
    if key in (MEND, OBJECT):
        return Act(cast("Verb", key))
    verb, what, *rest = parts(key)
    place, giver = (int(rest[0]), "".join(rest[1:])) if rest else (0, "")
    number = thing_named(what)
    return Act(cast("Verb", verb), "" if number else what, number, place, giver)


class Made(NamedTuple):
    """A use of a mana ability while something is paid for."""

    what: str
    """The object, or the card of the hand."""
    place: int
    giver: str
    way: int
    """Which of the rows of mana that it can give."""
    picked: tuple[str, ...]
    """What it is paid with that is picked."""


def make(what: str, place: int, giver: str, way: int, picked: Sequence[str]) -> str:
    """Return the key that uses a mana ability while something is paid for: `make:o12:1::0:o9`."""
    return joined(_MAKE, what, place, giver, way, *picked)


@lru_cache(maxsize=_READ)
def made(key: str) -> Made:
    """Return what such a key uses."""
    _, what, place, giver, way, *picked = parts(key)
    return Made(what, int(place), giver, int(way), tuple(picked))


# What has triggered and waits for its place on the stack


def waiting(source: int, card: str, place: int, that: int) -> str:
    """Return the key of what has triggered: by what, which ability, and to what it happened."""
    return joined("t", source, card, place, that)


# What would replace an event


def change(number: int, card: str) -> str:
    """Return the key of something that would replace an event: by its number, and what it is called after."""
    return joined("r", number, card)


def damage(place: int, card: str) -> str:
    """Return the key of damage that a shield would prevent: by its place in its batch, and what deals it."""
    return joined("d", place, card)


@lru_cache(maxsize=_READ)
def is_damage(key: str) -> bool:
    """Tell whether a key names damage that a shield would prevent."""
    return parts(key)[0] == "d"


@lru_cache(maxsize=_READ)
def change_named(key: str) -> int:
    """Return the number of what a key names that would replace an event, or the place of damage."""
    return int(parts(key)[1])


@lru_cache(maxsize=_READ)
def card_of_change(key: str) -> str:
    """Return the card after which such a thing is called, or that deals the damage; nothing of a shield."""
    return parts(key)[2]


# What a player orders at any moment

Word: TypeAlias = Literal["yes", "no"]
"""What an ability that may do something is always answered with."""


class PassFor(NamedTuple):
    """To pass for a while, or not to any more."""

    length: Quiet


class Stop(NamedTuple):
    """To be asked at a stop, or not to any more."""

    stop: str


class Hold(NamedTuple):
    """To keep priority after an own spell, or not to any more."""


class ByHand(NamedTuple):
    """To say what is tapped for mana, or not to any more."""


class Trust(NamedTuple):
    """To agree to what the other does by hand, or not to any more."""


class Always(NamedTuple):
    """To pass for an ability whenever it is on the stack, or not to any more."""


class Say(NamedTuple):
    """To answer always alike whether an ability does what it may, or not to any more."""

    instead: str
    """The order that says the contrary."""


def skip(card: str, place: int) -> str:
    """Return the key of an order to pass for an ability: `skip:old_bear:0`."""
    return joined(_SKIP, card, place)


def say(answer: Word, card: str, place: int) -> str:
    """Return the key of an order to answer always alike what an ability may do: `say:yes:old_bear:0`."""
    return joined(_SAY, answer, card, place)


def ability_of(key: str) -> tuple[str, int]:
    """Return the card and the ability that an order of these two is about."""
    *_, card, place = parts(key)
    return card, int(place)


def word_of(key: str) -> Word | None:
    """Return what an order always answers; None of one to pass."""
    verb, *rest = parts(key)
    return cast("Word", rest[0]) if verb == _SAY else None


def quiet(length: Quiet) -> str:
    """Return the key of an order to pass for a while, or not to: `quiet:turn`, `quiet:`."""
    return deed(_QUIET, length)


def stop(name: str) -> str:
    """Return the key of an order that turns a stop: `stop:own_upkeep`."""
    return deed(_STOP, name)


def order(key: str) -> PassFor | Stop | Hold | ByHand | Trust | Always | Say:
    """Return what a key orders: `Stop("own_upkeep")` of `stop:own_upkeep`."""
    verb, what = split(key)
    if verb == _STOP:
        return Stop(what)
    if verb == _SKIP:
        return Always()
    if verb == _SAY:
        word = word_of(key)
        return Say(say("no" if word == "yes" else "yes", *ability_of(key)))
    if verb == TRUST:
        return Trust()
    if verb in (HOLD, BY_HAND):
        return Hold() if verb == HOLD else ByHand()
    return PassFor(cast("Quiet", what))
