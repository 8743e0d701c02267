"""What is done by hand at once, as no card says it in a word (MN-R32)."""

from __future__ import annotations

from collections.abc import Callable

from engines.kernel.decisions.keys import card_of
from engines.magic.cards.token_names import copy_of
from engines.magic.evaluation.board import board_of
from engines.magic.evaluation.objects import lying_at
from engines.magic.rules import stack, zones
from engines.magic.rules.by_hand import questions
from engines.magic.rules.by_hand.deeds import EVERY
from engines.magic.rules.events import apply_events
from engines.magic.table import keys as naming
from engines.magic.table.batch import GameEvent, Zone, leaves
from engines.magic.table.pieces import MOST_TOKENS
from engines.magic.table.state import Table

MOST_COPIES = 20
"""So many spells are on the stack at most, where any is copied."""


def _seat(table: Table) -> int:
    """Return who does it."""
    assert table.work is not None
    return table.work.seat


# Objects


def _numbers(table: Table, what: str) -> list[int]:
    """Return the permanents that a word means."""
    if what not in EVERY:
        return [naming.thing_named(what)]
    seat = _seat(table)
    seats = {"any": (0, 1), "you": (seat,), "opponent": (table.other(seat),)}[EVERY[what]]
    return [number for row in seats for number in board_of(table).creatures[row]]


def _counters(table: Table, what: str, kind: str, number: str) -> None:
    """Put counters of any kind on permanents (122.1)."""
    perms = [table.perms[each] for each in _numbers(table, what)]
    apply_events(
        table,
        *(
            GameEvent("counters", perm.seat, "effect", perm.id, number=int(number), word=kind)
            for perm in perms
        ),
    )


def _uncounters(table: Table, what: str, kind: str, number: str) -> None:
    """Remove counters, as many as there are (122.1)."""
    perms = [table.perms[each] for each in _numbers(table, what)]
    apply_events(
        table,
        *(
            GameEvent("counters", perm.seat, "effect", perm.id, number=-less, word=kind)
            for perm in perms
            if (less := min(int(number), perm.count(kind)))
        ),
    )


def _deep(table: Table, what: str, end: str, depth: str) -> None:
    """Put an object into its owner's library, so many cards from an end."""
    gone = _away(table, what, "library")
    apply_events(table, gone._replace(bottom=end == "bottom", number=int(depth) - 1))


def _hide(table: Table, what: str) -> None:
    """Exile an object face down: its owner knows it (406.3)."""
    apply_events(table, _away(table, what, "exile")._replace(up=False))


def _away(table: Table, what: str, to: Zone) -> GameEvent:
    """Return that a permanent, a spell or a card of a pile goes to a zone of its owner's."""
    number = naming.thing_named(what)
    if number in table.perms:
        return leaves(table.perms[number], "effect", to)
    found = lying_at(table, number)
    if found is None:
        return stack.leaves(next(each for each in table.stack if each.id == number), "effect", to)
    seat, came, lying = found
    return GameEvent("moves", seat, "effect", number, lying.card, came, to)


def _unattach(table: Table, what: str) -> None:
    """Let a permanent lie on nothing any more (701.3d)."""
    perm = table.perms[naming.thing_named(what)]
    apply_events(table, GameEvent("unattaches", perm.seat, "effect", perm.id, source=perm.attached))


def _copy(table: Table, what: str, number: str) -> None:
    """Make tokens that are copies of a permanent: of its card, as it is printed (707.2)."""
    seat = _seat(table)
    card = copy_of(table.perms[naming.thing_named(what)].card.id)
    there = sum(perm.seat == seat and perm.card.is_token for perm in table.perms.values())
    what_is_made = GameEvent("moves", seat, "effect", 0, card, "", "battlefield", seat)
    apply_events(table, *[what_is_made] * min(int(number), MOST_TOKENS - there))


def _copy_spell(table: Table, spell: str, *aims: str) -> None:
    """Put a copy of a spell on the stack, perhaps with other targets (707.10); below what is carried out."""
    item, _ = questions.copied_spell(table, spell)
    if len(table.stack) >= MOST_COPIES:
        return
    number, card = table.number(), copy_of(item.card)
    text = card if item.text == item.card else item.text
    copied = item._replace(
        id=number, source=number, seat=_seat(table), owner=_seat(table), card=card, text=text, paid=(),
        targets=questions.aims_of(item, aims), came="",
    )  # fmt: skip
    doing = [place for place, each in enumerate(table.stack) if each.id == _doing(table)]
    table.stack.insert(doing[0] if doing else len(table.stack), copied)
    table.items += 1


def _doing(table: Table) -> int:
    assert table.doing is not None
    return table.doing.id


def _turn_up(table: Table, what: str) -> None:
    """Turn a card in exile face up: all see it then."""
    number = naming.thing_named(what)
    found = lying_at(table, number)
    assert found is not None
    seat, name, lying = found
    pile = table.sides[seat].pile(name)
    pile[pile.index(lying)] = lying._replace(up=True)
    table.tell("reveal", seat=seat, cards=[table.named(lying.card)])


def _peek(table: Table, what: str) -> None:
    """Look at a card that lies face down in exile (406.3)."""
    found = lying_at(table, naming.thing_named(what))
    assert found is not None
    _see(table, found[2].card)


# Cards of hands and libraries


def _shuffle(table: Table) -> None:
    zones.shuffle(table, _seat(table))


def _other_shuffle(table: Table) -> None:
    zones.shuffle(table, table.other(_seat(table)))


def _put(table: Table, card: str, place: str) -> None:
    """Put a card of the own hand elsewhere."""
    _from_hand(table, _seat(table), card, place)


def _other_put(table: Table, card: str, place: str) -> None:
    """Put a card of the other's hand elsewhere; onto the battlefield under the own control."""
    _from_hand(table, table.other(_seat(table)), card, place)


def _from_hand(table: Table, seat: int, card: str, place: str) -> None:
    to: Zone = "library" if place.startswith("library") else place.removesuffix("_down")  # pyright: ignore[reportAssignmentType]
    own = seat == _seat(table)
    cause = "discarded" if to == "graveyard" else "effect"
    what = GameEvent("moves", seat, cause, 0, card_of(card), "hand", to, _seat(table))
    hidden = place == "exile_down"
    apply_events(table, what._replace(bottom=place == "library_bottom", up=not hidden))
    if own and (hidden or to == "library"):
        table.sides[seat].known, table.sides[seat].glimpsed = [], []  # it may be any of those


def _uppermost(table: Table, seat: int, number: str) -> list[str]:
    return table.sides[seat].library[::-1][: int(number)]


def _exile_top(table: Table, number: str, face: str) -> None:
    _exile(table, _seat(table), number, up=face == "up")


def _other_exile_top(table: Table, number: str) -> None:
    _exile(table, table.other(_seat(table)), number, up=True)


def _exile(table: Table, seat: int, number: str, *, up: bool) -> None:
    """Exile the uppermost cards of a library."""
    cards = _uppermost(table, seat, number)
    apply_events(
        table,
        *(GameEvent("moves", seat, "effect", 0, card, "library", "exile", seat, up=up) for card in cards),
    )


def _reveal_top(table: Table, number: str) -> None:
    _reveal(table, _seat(table), number)


def _other_reveal_top(table: Table, number: str) -> None:
    _reveal(table, table.other(_seat(table)), number)


def _reveal(table: Table, seat: int, number: str) -> None:
    """Show the uppermost cards of a library to all (701.20a)."""
    cards, side = _uppermost(table, seat, number), table.sides[seat]
    side.looking, side.watched, side.bared = (
        max(each, len(cards)) for each in (side.looking, side.watched, side.bared)
    )
    table.tell("reveal", seat=seat, cards=[table.named(card) for card in cards])


def _other_look(table: Table, number: str) -> None:
    """Look at the uppermost cards of the other's library (701.20e)."""
    side = table.sides[table.other(_seat(table))]
    cards = _uppermost(table, side.seat, number)
    side.watched = max(side.watched, len(cards))
    _see(table, *cards)


def _see(table: Table, *cards: str) -> None:
    """Tell who does it alone which cards these are."""
    seat = _seat(table)
    own = {seat: {"cards": [table.named(card) for card in cards]}} if cards else None
    table.tell("peeks", own, seat=seat, count=len(cards))


def _other_under(table: Table, number: str) -> None:
    """Put the uppermost cards of the other's library on its bottom, unseen by the other: the last lowest."""
    side = table.sides[table.other(_seat(table))]
    count = min(int(number), len(side.library))
    for _ in range(count):
        side.library.insert(0, side.library.pop())
    side.looking, side.watched, side.bared = (
        max(0, each - count) for each in (side.looking, side.watched, side.bared)
    )
    side.bottoms = 0


# Chance, and what is only said


def _coin(table: Table) -> None:
    table.tell("coin", seat=_seat(table), word=("heads", "tails")[table.dice.randrange(2)])


def _die(table: Table, sides: str) -> None:
    table.tell("die", seat=_seat(table), number=table.dice.roll(int(sides)), sides=int(sides))


def _note(_: Table, __: str) -> None:
    """Let something be noted: it is told, and that is all."""


DO: dict[str, Callable[..., None]] = {
    "counters": _counters,
    "uncounters": _uncounters,
    "deep": _deep,
    "hide": _hide,
    "unattach": _unattach,
    "copy": _copy,
    "copy_spell": _copy_spell,
    "turn_up": _turn_up,
    "peek": _peek,
    "shuffle": _shuffle,
    "other_shuffle": _other_shuffle,
    "put": _put,
    "other_put": _other_put,
    "exile_top": _exile_top,
    "other_exile_top": _other_exile_top,
    "reveal_top": _reveal_top,
    "other_reveal_top": _other_reveal_top,
    "other_look": _other_look,
    "other_under": _other_under,
    "coin": _coin,
    "die": _die,
    "note": _note,
}
"""By their verbs."""
