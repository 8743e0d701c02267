"""What is asked about a deed, and what may be answered (MN-D21)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TypeAlias, get_args

from engines.kernel import BACK, Choose, Decision, DecisionContext, Number
from engines.kernel.decisions.keys import card_of, copies
from engines.kernel.effects.announcing import Announced, AnnouncingPart
from engines.magic.cards.token_names import LOOKS
from engines.magic.evaluation.board import board_of
from engines.magic.evaluation.objects import item_of
from engines.magic.language.parts import (
    ARTIFACT_TYPES,
    BASIC_TYPES,
    SUBTYPES,
    CardType,
    Color,
    Keyword,
    KnownToken,
)
from engines.magic.language.selectors import Target
from engines.magic.rules import stack, targeting
from engines.magic.rules.announcing import NO_TARGET
from engines.magic.rules.by_hand.deeds import AIMS, ALL, DEEDS, EVERY, OTHER
from engines.magic.rules.by_hand.wording import THINGS
from engines.magic.table import keys as naming
from engines.magic.table.side import PILES
from engines.magic.table.stack_object import StackObject
from engines.magic.table.state import Table

SAME = "same"
"""The answer that the targets of a copy stay what they are."""
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
COUNTERS = (
    "plus_one", "minus_one", "charge", "time",
    "age", "depletion", "energy", "fade", "ki", "level", "lore", "loyalty", "oil", "poison", "quest",
    "shield", "spore", "storage", "stun", "verse",
)  # fmt: skip
"""Those that the card language knows, and what texts name besides (122.1): what they do their players say."""
DESIGNATIONS = ("monarch", "initiative", "blessing", "day", "night")
"""What a text makes a player, or the time."""
WORDS: dict[str, tuple[str, ...]] = {
    "until": UNTIL,
    "size": (*SIZES, OTHER),
    "keyword": get_args(Keyword),
    "type": TYPES,
    "color": COLORS,
    "lost": (ALL, *get_args(Keyword)),
    "counter": COUNTERS,
    "whom": ("you", "opponent"),
    "rest": ("library_bottom", "graveyard"),
    "found": ("hand", "battlefield", "battlefield_tapped", "library"),
    "end": ("top", "bottom"),
    "face": ("up", "down"),
    "mana": tuple("WUBRGC"),
    "token": (*get_args(KnownToken), "artifact", "enchantment", "land"),
    "token_color": tuple(LOOKS),
    "token_keyword": ("none", *get_args(Keyword)),
    "sub": tuple(each for each in SUBTYPES if each not in ("aura", *ARTIFACT_TYPES, *BASIC_TYPES)),
    "word": (*COLORS, *TYPES, *map(str, range(MOST + 1)), *DESIGNATIONS),
}
"""Questions of which the answers are always the same."""
Numbers: TypeAlias = tuple[int, int]
NUMBERS: dict[str, Numbers] = {
    "number": (1, MOST), "power": (0, MOST_SIZE), "toughness": (0, MOST_SIZE), "sides": (2, MOST_SIDES),
    "depth": (2, MOST),
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
    pair = _PAIRS.get(verb)
    return pair is None or len([*_FOUND[pair](table, seat)]) > 1


_PAIRS = {"attach": "permanent", "fight": "creature"}
"""What there must be two of for a deed."""


def _question(table: Table, seat: int, verb: str, part: str, answers: Announced) -> Decision | None:
    """Return what is asked; None where an earlier answer says enough."""
    if part in ("power", "toughness", "until") and answers.get("size", OTHER) != OTHER:
        return None
    if part in AIMS and not _asks_aim(table, part, answers):
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
    found = (answers.get(part) for part in THINGS)
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
        case "rival":
            yield from (key for key in _creatures(table, seat) if key != answers["creature"])
        case "place":
            card = card_of(str(answers["hand"]))
            yield from _places(table, card, "library", "library_bottom", "exile", "exile_down")
        case "goes":
            card = card_of(str(answers["known"]))
            yield from _places(table, card, "graveyard", "exile", "library", "library_bottom")
        case _ if part in AIMS:
            yield from _aims(table, seat, part, answers)
        case _:
            yield from _FOUND[part](table, seat)


def _permanents(table: Table, _: int) -> Iterator[str]:
    yield from map(naming.thing, table.perms)


def _permanents_or_all(table: Table, seat: int) -> Iterator[str]:
    yield from _permanents(table, seat)
    yield from _every(table, seat)


def _every(table: Table, seat: int) -> Iterator[str]:
    """Yield words for several creatures at once, where there are several."""
    row = board_of(table).creatures
    mine, others = len(row[seat]), len(row[table.other(seat)])
    there = {"any": mine + others, "you": mine, "opponent": others}
    yield from (key for key, whose in EVERY.items() if there[whose] > 1)


def _creatures(table: Table, _: int) -> Iterator[str]:
    yield from (naming.thing(number) for row in board_of(table).creatures for number in row)


def _vehicles(table: Table, _: int) -> Iterator[str]:
    for number, traits in board_of(table).traits.items():
        if "vehicle" in traits.subs:
            yield naming.thing(number)


def _copied(table: Table, _: int) -> Iterator[str]:
    """Yield what a token can be a copy of; for that of an Aura a card alone says what it is put onto."""
    for perm in table.perms.values():
        if not perm.is_down and perm.card.enchants is None:
            yield perm.key


def _lies_on(table: Table, _: int) -> Iterator[str]:
    yield from (perm.key for perm in table.perms.values() if perm.attached)


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


def _down(table: Table, _: int) -> Iterator[str]:
    """Yield what lies face down in exile."""
    yield from (naming.thing(each.id) for side in table.sides for each in side.exile if not each.up)


def _own_down(table: Table, seat: int) -> Iterator[str]:
    yield from (naming.thing(each.id) for each in table.sides[seat].exile if not each.up)


def _objects(table: Table, seat: int) -> Iterator[str]:
    """Yield what may go elsewhere: permanents, what lies in piles, other spells on the stack."""
    yield from _permanents(table, seat)
    yield from _lying(table, seat)
    yield from (key for item, key in _others(table) if item == "spell")


def _objects_or_all(table: Table, seat: int) -> Iterator[str]:
    yield from _objects(table, seat)
    yield from _every(table, seat)


def _spells(table: Table, _: int) -> Iterator[str]:
    """Yield the other spells on the stack that lie face up."""
    doing = table.doing.id if table.doing is not None else 0
    for item in table.stack:
        if item.kind == "spell" and item.id != doing and not item.under:
            yield naming.item(item.id)


def _items(table: Table, _: int) -> Iterator[str]:
    yield from (key for _, key in _others(table))


def _others(table: Table) -> Iterator[tuple[str, str]]:
    """Yield the kind and the key of what is on the stack, but of what resolves."""
    doing = table.doing.id if table.doing is not None else 0
    yield from ((item.kind, naming.item(item.id)) for item in table.stack if item.id != doing)


def _hurt(table: Table, seat: int) -> Iterator[str]:
    """Yield what can be dealt damage (115.4)."""
    yield from ("you", "opponent")
    yield from _creatures(table, seat)
    yield from (perm.key for perm in table.perms.values() if perm.card.loyalty is not None)
    yield from _every(table, seat)


def _hand(table: Table, seat: int) -> Iterator[str]:
    yield from copies(table.sides[seat].hand)


def _places(table: Table, card: str, *away: str) -> Sequence[str]:
    """Return where a card of the hand may be put; an Aura is put onto something by a card alone (303.4f)."""
    known = table.catalogue.cards.get(card)
    enters = known is not None and known.is_permanent and known.enchants is None
    return ("battlefield", *away) if enters else away


def _known(table: Table, seat: int) -> Iterator[str]:
    """Yield the cards of the other's hand that all know of."""
    yield from copies(table.sides[table.other(seat)].known)


# The targets of a spell that is copied (707.10c)


def copied_spell(table: Table, key: str) -> tuple[StackObject, tuple[Target, ...]]:
    """Return a spell on the stack, and what it aims at."""
    item = item_of(table, naming.thing_named(key))
    assert item is not None
    enchants, text = table.catalogue.cards[item.card].enchants, stack.text_of(table, item)
    if enchants is not None:
        return item, (enchants,)
    return item, () if text is None else targeting.targets_of(text, item.modes)


def _asks_aim(table: Table, part: str, answers: Announced) -> bool:
    _, targets = copied_spell(table, str(answers["spell"]))
    return len(targets) > AIMS.index(part) and SAME not in answers.values()


def _aims(table: Table, seat: int, part: str, answers: Announced) -> Iterator[str]:
    """Yield that the targets stay, and what else may be the next of them."""
    item, targets = copied_spell(table, str(answers["spell"]))
    place = AIMS.index(part)
    if not place:
        yield SAME
    aims = tuple(_aim_of(str(answers[before])) for before in AIMS[:place])
    voice = item._replace(id=0, seat=seat)
    found = targeting.candidates(table, voice, targets[: place + 1], aims) or [item.targets[place]]
    yield from (key or NO_TARGET for key in found)


def _aim_of(key: str) -> str:
    return "" if key == NO_TARGET else key


def aims_of(item: StackObject, said: Sequence[str]) -> tuple[str, ...]:
    """Return the targets that a copy has, by what was answered."""
    return item.targets if SAME in said or not said else tuple(map(_aim_of, said))


_FOUND: dict[str, Callable[[Table, int], Iterator[str]]] = {
    "permanent": _permanents,
    "permanents": _permanents_or_all,
    "object": _objects,
    "objects": _objects_or_all,
    "creature": _creatures,
    "vehicle": _vehicles,
    "copied": _copied,
    "spell": _spells,
    "lies_on": _lies_on,
    "down": _down,
    "own_down": _own_down,
    "known": _known,
    "lying": _lying,
    "attached": _attached,
    "item": _items,
    "hurt": _hurt,
    "hand": _hand,
}
"""Questions of which the answers lie on the table."""
