"""What an owner's file says of a real card, and what has been understood of it. No text is kept."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from engines.magic.cards.rarity import own_and_others
from engines.magic.language.abilities import Enchant
from engines.magic.language.pack import CardModel, Pool, Printing
from engines.magic.language.parts import Rarity


class Face(NamedTuple):
    """One face of a card, as the file writes it."""

    name: str
    name_fr: str | None
    cost: str | None
    """As `{2}{W/U}`; None where the face has none."""
    type_line: str
    """As `Legendary Creature — Human Rogue`."""
    power: str | None = None
    toughness: str | None = None
    loyalty: str | None = None


@dataclass(frozen=True, slots=True)
class CardFacts:
    """What is public of a real card (MN-R31): equal whichever of the two kinds of files it comes from."""

    oracle_id: str
    """The same for all printings of a card (MN-R8)."""
    layout: str
    """As `normal`, `adventure`, `transform`."""
    faces: tuple[Face, ...]
    keywords: tuple[str, ...] = ()
    """Keyword abilities that the file lists, in lower case."""
    printings: tuple[Printing, ...] = ()
    """The counted ones (MN-R1, MN-R2)."""
    pools: tuple[Pool, ...] = ()
    """Where it may be played (MN-R15)."""
    also: tuple[str, ...] = ()
    """Other English names under which it was printed (201.3)."""

    @property
    def name(self) -> str:
        """Its English name, both halves of it (MN-R8)."""
        return " // ".join(face.name for face in self.faces)

    @property
    def rarity(self) -> Rarity:
        """What it counts as (MN-R1)."""
        return own_and_others(self.printings)[0]

    @property
    def name_fr(self) -> str | None:
        """Its French name; None if it has none, or a face of it."""
        names = [face.name_fr for face in self.faces if face.name_fr is not None]
        return " // ".join(names) if len(names) == len(self.faces) else None


class Refusal(NamedTuple):
    """Why a card is not exact: the end of a text `real-why-…` with its values, never the card's text."""

    key: str
    values: Mapping[str, str | int]
    line: int | None = None
    """The line of the card's text, from 1; None where it is about the whole card."""


class Reading(NamedTuple):
    """What has been understood of a card: all of it exactly, or why not."""

    definition: CardModel | None
    refusals: tuple[Refusal, ...] = ()
    keywords: tuple[str | Enchant, ...] = ()
    """Keywords of lines that were understood whole and hold nothing else: a card played by hand has them."""


def packed(facts: CardFacts) -> list[Any]:
    """Return facts as plain JSON values, as short as may be, without the card's number."""
    return [
        facts.layout,
        [_shortened(face) for face in facts.faces],
        facts.keywords,
        [(each.rarity, each.on) for each in facts.printings],
        facts.pools,
        facts.also,
    ]


def unpacked(oracle_id: str, row: Sequence[Any]) -> CardFacts:
    """Return facts as they were before `packed`."""
    layout, faces, keywords, printings, pools, also = row
    return CardFacts(
        oracle_id=oracle_id,
        layout=layout,
        faces=tuple(Face(*face) for face in faces),
        keywords=tuple(keywords),
        printings=tuple(Printing(rarity=rarity, on=on) for rarity, on in printings),
        pools=tuple(pools),
        also=tuple(also),
    )


def _shortened(face: Face) -> list[str | None]:
    """Return a face without what is missing at its end."""
    values = [*face]
    while values[-1] is None:
        values.pop()
    return values
