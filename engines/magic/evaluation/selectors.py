"""Which objects and players a text means, as the table is now."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engines.magic.evaluation import filters
from engines.magic.evaluation.objects import Scope, find, host_of, is_itself, now, told
from engines.magic.language.abilities import Triggered
from engines.magic.language.events import GOING
from engines.magic.language.filters import Filter
from engines.magic.language.parts import CardType, Whose
from engines.magic.language.selectors import ControllerOf, Every, Hurt, OwnerOf, Things, Who, Whom
from engines.magic.table import keys as naming
from engines.magic.table.side import Pile
from engines.magic.table.stack_object import NOBODY, StackObject

_TARGETS = {"target": 0, "target_2": 1, "target_3": 2}


def is_whose(whose: Whose, seat: int, here: int) -> bool:
    """Tell whether a seat is `you`, `opponent` or `any`, seen from another."""
    return whose == "any" or (seat == here) is (whose == "you")


NOT_THERE = -2
"""Stands for a player whom nothing means."""


def seat_of(scope: Scope, whose: Whom) -> int:
    """Return the seat that is meant; NOBODY stands for any, NOT_THERE for none."""
    if whose == "any":
        return NOBODY
    if whose == "you":
        return scope.voice.seat
    if whose == "opponent":
        return scope.table.other(scope.voice.seat)
    seat = player(scope, whose.of)
    return NOT_THERE if seat is None else seat


def things(scope: Scope, what: Things) -> Sequence[int]:
    """Return the objects that something is done to: of what has moved, what it is now (400.7)."""
    if not isinstance(what, Every):
        return [now(scope.voice, number) for number in _named(scope, what)]
    if what.zone == "battlefield":
        return permanents(scope, what.every, what.whose)
    return [*_lying(scope, what.every, what.whose, what.zone)]


def named(scope: Scope, word: str) -> list[int]:
    """Return the objects that something is asked of: as they are, or were last (608.2h)."""
    return [told(scope.table, scope.voice, number) for number in _named(scope, word)]


def _named(scope: Scope, word: str) -> list[int]:
    """Return the numbers of the objects that a word names, as they were when it began to name them."""
    voice = scope.voice
    match word:
        case "chosen" | "made" | "paid":
            return list(getattr(voice, word))
        case "this":
            return [voice.source]
        case "host":
            number = host_of(scope.table, voice.source) or _host_that_left(scope)
        case "that" | "by":
            number = getattr(voice, word)
        case "each":
            number = naming.thing_named(voice.each) if voice.each else 0
        case _:
            key = aimed(voice, word)
            number = naming.thing_named(key) if key else 0
    return [number] if number else []


def _host_that_left(scope: Scope) -> int:
    """Return what an Equipment lay on whose ability waited for that to leave (603.10a, 608.2h)."""
    voice = scope.voice
    model = scope.table.catalogue.text(voice.text, voice.place).model if voice.that else None
    left = isinstance(model, Triggered) and model.when.host and model.when.event in GOING
    return voice.that if left else 0


def aimed(voice: StackObject, word: str) -> str:
    """Return the key of a target; nothing where it was not chosen, or is legal no longer."""
    place = _TARGETS.get(word, len(voice.targets))
    return voice.targets[place] if place < len(voice.targets) else ""


def _lying(scope: Scope, wanted: Filter, whose: Whom, pile: Pile) -> Iterator[int]:
    """Yield the numbers of what lies in piles, of a kind."""
    table, seat = scope.table, seat_of(scope, whose)
    for side in table.sides:
        if seat in (NOBODY, side.seat):
            for lying in side.pile(pile):
                seen = find(table, scope.board, lying.id)
                if seen is not None and filters.fits(scope, wanted, seen):
                    yield lying.id


def permanents(scope: Scope, wanted: Filter, whose: Whom) -> Sequence[int]:
    """Return the numbers of the permanents of a kind."""
    found, asked = _of_type(scope, wanted.type, seat_of(scope, whose)), wanted.asked
    if asked <= filters.TYPE:  # so it is mostly
        return found
    known, perms = scope.board.traits, scope.table.perms
    for test in filters.tests_of(wanted):
        found = [number for number in found if test(scope, wanted, known[number])]
    if wanted.other:
        found = [number for number in found if not is_itself(scope.voice, number)]
    if not wanted.asks_state:
        return found
    return [
        number
        for number in found
        if filters.is_so(scope, wanted, number, perms[number].card.id, known[number])
    ]


def _of_type(scope: Scope, type_: CardType | None, seat: int) -> Sequence[int]:
    """Return the permanents of a type that a seat controls; NOBODY stands for any."""
    held = scope.board.held
    if held is None:
        return _held(scope, type_, seat)
    found = held.get((type_, seat))
    if found is None:
        found = held[type_, seat] = _held(scope, type_, seat)
    return found


def _held(scope: Scope, type_: CardType | None, seat: int) -> list[int]:
    """Return the permanents of a type that a seat controls; NOBODY stands for any."""
    perms, seats = scope.table.perms, scope.board.seats
    found = [number for number in scope.board.of_type(type_) if number in perms]
    if seat == NOBODY:
        return found
    if seats is None:  # so it is mostly
        return [number for number in found if perms[number].seat == seat]
    return [number for number in found if controller(scope, number) == seat]


def controller(scope: Scope, number: int) -> int:
    """Return who controls a permanent: by effects that have applied, where any does."""
    seats, seat = scope.board.seats, scope.table.perms[number].seat
    return seat if seats is None else seats.get(number, seat)


def player(scope: Scope, who: Who) -> int | None:
    """Return the one player that is meant; None where nobody is."""
    table, voice = scope.table, scope.voice
    if isinstance(who, ControllerOf | OwnerOf):
        word = who.controller_of if isinstance(who, ControllerOf) else who.owner_of
        seen = next((find(table, scope.board, number) for number in named(scope, word)), None)
        if seen is None:
            return None
        return seen.seat if isinstance(who, ControllerOf) else seen.owner
    match who:
        case "you":
            return voice.seat
        case "opponent":
            return table.other(voice.seat)
        case "that_player":
            return voice.player if voice.player != NOBODY else None
        case "each":
            return _player_of(voice.each)
        case "each_player":
            return table.active
        case _:
            return _player_of(aimed(voice, who))


def _player_of(key: str) -> int | None:
    return naming.player_named(key) if naming.is_player(key) else None


def players(scope: Scope, who: Who) -> list[int]:
    """Return the players that are meant, the active one first (101.4)."""
    if who == "each_player":
        return list(scope.table.in_order())
    seat = player(scope, who)
    return [] if seat is None else [seat]


def hurt(scope: Scope, whom: Hurt) -> tuple[Sequence[int], Sequence[int]]:
    """Return the objects and the players that damage is dealt to."""
    if isinstance(whom, ControllerOf | OwnerOf) or whom in _PLAYERS:
        return [], players(scope, whom)  # pyright: ignore[reportArgumentType]: they are words for players
    numbers = things(scope, whom)  # pyright: ignore[reportArgumentType]: no player is left
    if isinstance(whom, Every):
        return numbers, []
    seats = [] if numbers else players(scope, whom) if whom in _BOTH else []  # pyright: ignore[reportArgumentType]
    return numbers, seats


_PLAYERS = ("you", "opponent", "each_player", "that_player")
_BOTH = (*_TARGETS, "each")
"""Words that mean an object or a player."""
