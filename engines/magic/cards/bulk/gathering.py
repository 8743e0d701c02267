"""What the rows of a bulk file come to: a card's printings stand far apart in it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from types import MappingProxyType
from typing import Any, NamedTuple, TypeAlias

from engines.kernel import Say
from engines.kernel.cards.owned import BadBulk
from engines.magic.cards.facts import CardFacts, Face
from engines.magic.language.pack import Pool, Printing

PrintedAs: TypeAlias = tuple[str, str]
"""Of which rarity, and on what."""
RARITIES = ("common", "uncommon", "rare", "mythic", "special", "bonus")
_MEDIA = ("paper", "online")
MOST_ROWS = 1_000_000
MOST_CARDS = 60_000
_ODD_TOLD = 10
_UNCOUNTED_SETS = frozenset(("memorabilia", "token", "minigame", "alchemy", "treasure_chest"))
"""Kinds of sets that no tournament knows, or that are digital alone."""
_NOT_FRENCH: Mapping[str, tuple[str, str]] = MappingProxyType({})
NO_CARDS = frozenset((
    "token", "double_faced_token", "emblem", "art_series", "planar", "scheme", "vanguard", "host", "augment",
))  # fmt: skip
"""Layouts of what is in no deck."""
REVERSIBLE = "reversible_card"
"""A printing with two faces of a card that has one."""


class RowKind(NamedTuple):
    """What decides whether a printing counts (MN-R2)."""

    set_type: str
    media: frozenset[str]
    """Of `paper` and `mtgo`, among others."""
    oversized: bool
    border: str
    language: str
    """Of the printing: `en` for English."""


def counted(kind: RowKind, rarity: str, *, played: bool) -> PrintedAs | None:
    """Return as what a printing counts, `played` in some tournament; None for one that does not (MN-R2)."""
    if kind.set_type in _UNCOUNTED_SETS or (kind.set_type == "funny" and not played):
        return None
    if kind.oversized or kind.border == "gold" or kind.language != "en" or rarity not in RARITIES:
        return None
    if "paper" in kind.media:
        return rarity, "paper"
    return (rarity, "online") if "mtgo" in kind.media else None


@dataclass(slots=True)
class GatheredCard:
    """What is known of a card so far. There are tens of thousands at once: what is empty takes no room."""

    layout: str = ""
    sides: int = 0
    """How many faces it has; a card of which one could not be read is none."""
    faces: dict[str, tuple[Face, bytes]] = field(default_factory=dict[str, tuple[Face, bytes]])
    """By side, each with its text, in UTF-8."""
    keywords: frozenset[str] = frozenset()
    pools: tuple[Pool, ...] = ()
    printings: frozenset[PrintedAs] = frozenset()
    also: frozenset[str] = frozenset()
    french: Mapping[str, tuple[str, str]] = field(default_factory=lambda: _NOT_FRENCH)
    """By side when a French name came out, and the name: the newest holds."""

    def describe(self, side: str, face: Face, text: str) -> None:
        """Note what stands on a side."""
        self.faces[side] = face, text.encode()

    def print_as(self, printed: PrintedAs) -> None:
        """Note as what a printing counts."""
        self.printings = _with_printing(self.printings, printed)

    def call(self, side: str, name: str, released: str) -> None:
        """Note a French name of a side."""
        newest = max(self.french.get(side, ("", "")), (released, name))
        self.french = {**self.french, side: newest}


@cache
def _with_printing(known: frozenset[PrintedAs], printed: PrintedAs) -> frozenset[PrintedAs]:
    """Return printings with another one: cards share the few hundred sets of them that there are."""
    return known | {printed}


class RealCard(NamedTuple):
    """A card as a bulk file tells of it."""

    facts: CardFacts
    text: str
    """What is printed on it, a line a face apart by `//`: to be read, and not kept."""


class Gathering:
    """Takes rows in, and gives cards."""

    def __init__(self) -> None:
        self._cards: dict[str, GatheredCard] = {}
        self.rows = 0
        self.odd = 0
        """Rows that say nothing usable."""
        self.told: list[str] = []
        """The first of those, by the field."""

    def of(self, oracle_id: str) -> GatheredCard:
        """Return what is known of a card. Raises BadBulk for too many."""
        found = self._cards.get(oracle_id)
        if found is None:
            if len(self._cards) >= MOST_CARDS:
                raise BadBulk(Say("real-bad-many", {"most": MOST_CARDS}))
            found = self._cards[oracle_id] = GatheredCard()
        return found

    def next_row(self) -> None:
        """Count a row. Raises BadBulk for too many."""
        self.rows += 1
        if self.rows > MOST_ROWS:
            raise BadBulk(Say("real-bad-many", {"most": MOST_ROWS}))

    def give_up(self, field: str) -> None:
        """Note that a row is odd."""
        self.odd += 1
        if len(self.told) < _ODD_TOLD:
            self.told.append(f"{self.rows}: {field}")

    def called(self, oracle_id: str, side: str, name: str, released: str) -> None:
        """Note a French name of a side."""
        self.of(oracle_id).call(side, name, released)

    def take_names(self, other: Gathering) -> None:
        """Take over the names that another file tells of the cards that are known."""
        for oracle_id, found in other._cards.items():
            known = self._cards.get(oracle_id)
            if known is None:
                continue
            known.also |= found.also
            for side, (released, name) in found.french.items():
                known.call(side, name, released)

    def cards(self) -> Iterator[RealCard]:
        """Yield the cards that count, by their numbers, and let go of each."""
        for oracle_id in sorted(self._cards):
            found = self._cards.pop(oracle_id)
            if found.printings and found.sides == len(found.faces):
                yield _card(oracle_id, found)


def _card(oracle_id: str, found: GatheredCard) -> RealCard:
    sides = sorted(found.faces)
    faces = tuple(_in_french(found.faces[side][0], found.french.get(side)) for side in sides)
    names = {face.name for face in faces}
    facts = CardFacts(
        oracle_id=oracle_id,
        layout=found.layout,
        faces=faces,
        keywords=tuple(sorted(found.keywords)),
        printings=tuple(printing(*each) for each in sorted(found.printings, key=_rank)),
        pools=found.pools,
        also=tuple(sorted(found.also - names)),
    )
    return RealCard(facts, "\n//\n".join(found.faces[side][1].decode() for side in sides))


def _in_french(face: Face, found: tuple[str, str] | None) -> Face:
    return face if found is None else face._replace(name_fr=found[1])


def _rank(each: PrintedAs) -> tuple[int, int]:
    return RARITIES.index(each[0]), _MEDIA.index(each[1])


@cache
def printing(rarity: Any, on: Any) -> Printing:
    """Return a printing: there are a dozen different ones."""
    return Printing(rarity=rarity, on=on)
