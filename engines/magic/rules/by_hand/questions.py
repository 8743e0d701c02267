"""What is asked about a deed, and what may be answered (MN-D21)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TypeAlias, get_args

from engines.kernel import BACK, Choose, Decision, DecisionContext, Number
from engines.kernel.decisions.keys import card_of, copies
from engines.kernel.effects.announcing import Announced, AnnouncingPart
from engines.magic.evaluation.board import board_of
from engines.magic.language.parts import (
    ARTIFACT_TYPES,
    BASIC_TYPES,
    COUNTERS,
    SUBTYPES,
    CardType,
    Color,
    Keyword,
)
from engines.magic.rules.by_hand.deeds import DEEDS, OTHER
from engines.magic.table import keys as naming
from engines.magic.table.side import PILES
from engines.magic.table.state import Table

MOST = 20
"""The greatest number of a deed."""
MOST_SIZE = 20
MOST_SIDES = 100
SIZES = (
    "1_1", "2_2", "3_3", "4_4", "5_5", "1_0", "2_0", "3_0", "4_0", "0_1", "0_2", "0_3", "0_4", "1_2", "2_1",
    "1_3", "3_1", "2_3", "3_2", "6_6",
)  # fmt: skip
"""How much power and toughness mostly change until the end of the turn."""
UNTIL = ("end_of_turn", "while_here", "your_next_turn", "stays")
COLORS: tuple[Color, ...] = get_args(Color)
TYPES: tuple[CardType, ...] = ("artifact", "creature", "enchantment", "land", "planeswalker")
WORDS: dict[str, tuple[str, ...]] = {
    "until": UNTIL,
    "size": (*SIZES, OTHER),
    "keyword": get_args(Keyword),
    "type": TYPES,
    "color": COLORS,
    "counter": COUNTERS,
    "whom": ("you", "opponent"),
    "rest": ("library_bottom", "graveyard"),
    "found": ("hand", "battlefield", "library"),
    "mana": tuple("WUBRGC"),
    "token_color": (*COLORS, "colorless"),
    "token_keyword": ("none", *get_args(Keyword)),
    "sub": tuple(each for each in SUBTYPES if each not in ("aura", *ARTIFACT_TYPES, *BASIC_TYPES)),
    "word": (*COLORS, *TYPES),
}
"""Questions of which the answers are always the same."""
Numbers: TypeAlias = tuple[int, int]
NUMBERS: dict[str, Numbers] = {
    "number": (1, MOST), "power": (0, MOST_SIZE), "toughness": (0, MOST_SIZE), "sides": (2, MOST_SIDES),
}  # fmt: skip


def announcing(table: Table, seat: int, verb: str) -> list[AnnouncingPart]:
    """Return what is asked about a deed, one after the other."""
    return [AnnouncingPart(part, partial(_question, table, seat, verb, part)) for part in DEEDS[verb].parts]


def is_open(table: Table, seat: int, verb: str) -> bool:
    """Tell whether a deed has anything to be done to now."""
    first = next(iter(DEEDS[verb].parts), None)
    finds = _FOUND.get(first or "")
    if finds is not None and not any(True for _ in finds(table, seat)):
        return False
    return verb != "attach" or len(table.perms) > 1


def _question(table: Table, seat: int, verb: str, part: str, answers: Announced) -> Decision | None:
    """Return what is asked; None where an earlier answer says enough."""
    if part in ("power", "toughness", "until") and answers.get("size", OTHER) != OTHER:
        return None
    if part in NUMBERS:
        asked: Decision = Number(seat, f"deed_{part}", *NUMBERS[part])
    elif part == "take":
        asked = Number(seat, "deed_take", 1, _most_taken(verb, answers))
    else:
        keys = WORDS[part] if part in WORDS else tuple(_keys(table, seat, part, answers))
        asked = Choose(seat, f"deed_{part}", keys)
    asked.back, asked.default, asked.hidden = True, BACK, True
    asked.about = DecisionContext(verb=verb, piece=_piece(answers))
    return asked


def _piece(answers: Announced) -> str | None:
    """Return the object that a deed is done to, if it is said already."""
    found = (answers.get(part) for part in ("permanent", "object", "lying", "attached", "hurt"))
    return next((str(each) for each in found if each is not None and naming.thing_named(str(each))), None)


def _most_taken(verb: str, answers: Announced) -> int:
    if verb == "search":
        return 4
    number = answers["number"]
    assert isinstance(number, int)
    return min(5, number)


def _keys(table: Table, seat: int, part: str, answers: Announced) -> Iterator[str]:
    """Yield the answers to what depends on the table."""
    match part:
        case "host":
            yield from (key for key in _permanents(table, seat) if key != answers["attached"])
        case "place":
            yield from _places(table, card_of(str(answers["hand"])))
        case _:
            yield from _FOUND[part](table, seat)


def _permanents(table: Table, _: int) -> Iterator[str]:
    yield from map(naming.thing, table.perms)


def _attached(table: Table, _: int) -> Iterator[str]:
    """Yield Auras and Equipment (701.3a)."""
    for number, traits in board_of(table).traits.items():
        if not traits.subs.isdisjoint(("aura", "equipment")):
            yield naming.thing(number)


def _lying(table: Table, _: int) -> Iterator[str]:
    """Yield what lies face up in graveyards and exile."""
    for side in table.sides:
        for name in PILES[:2]:
            yield from (naming.thing(each.id) for each in side.pile(name) if each.up)


def _objects(table: Table, seat: int) -> Iterator[str]:
    """Yield what may go elsewhere: permanents, what lies in piles, other spells on the stack."""
    yield from _permanents(table, seat)
    yield from _lying(table, seat)
    yield from (key for item, key in _others(table) if item == "spell")


def _items(table: Table, _: int) -> Iterator[str]:
    yield from (key for _, key in _others(table))


def _others(table: Table) -> Iterator[tuple[str, str]]:
    """Yield the kind and the key of what is on the stack, but of what resolves."""
    doing = table.doing.id if table.doing is not None else 0
    yield from ((item.kind, naming.item(item.id)) for item in table.stack if item.id != doing)


def _hurt(table: Table, _: int) -> Iterator[str]:
    """Yield what can be dealt damage (115.4)."""
    yield from ("you", "opponent")
    yield from (naming.thing(number) for row in board_of(table).creatures for number in row)


def _hand(table: Table, seat: int) -> Iterator[str]:
    yield from copies(table.sides[seat].hand)


def _places(table: Table, card: str) -> Sequence[str]:
    """Return where a card of the hand may be put; an Aura is put onto something by a card alone (303.4f)."""
    known = table.catalogue.cards.get(card)
    away = ("library", "library_bottom", "exile")
    enters = known is not None and known.is_permanent and known.enchants is None
    return ("battlefield", *away) if enters else away


_FOUND: dict[str, Callable[[Table, int], Iterator[str]]] = {
    "permanent": _permanents,
    "object": _objects,
    "lying": _lying,
    "attached": _attached,
    "item": _items,
    "hurt": _hurt,
    "hand": _hand,
}
"""Questions of which the answers lie on the table."""
