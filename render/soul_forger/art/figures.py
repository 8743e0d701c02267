"""Which figure is on which card: a file for each card of the starter set, which lends them to others."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path
from random import Random
from typing import NamedTuple

from engines.kernel.cards.pictures import Picture
from engines.soul_forger.cards.catalogue import Catalogue, starter
from engines.soul_forger.language.pack import ActionCard, CardModel, Creature
from render.drawing.svg import Dyes
from render.drawing.tones import number_of
from render.soul_forger.art.tints import tints

FOLDER = Path(__file__).parent / "figures"
_BESIDE = ("item", "accessory", "spell")
"""Kinds whose figures may stand small beside another."""


class Subject(NamedTuple):
    """What a picture is of: all that it is made from."""

    card: str
    """Its id."""
    factions: tuple[str, ...]
    kind: str
    picture: Picture | None = None
    """Its author's, which takes the place of ours."""

    @classmethod
    def of(cls, card: CardModel) -> Subject:
        """Return the subject of a card's picture."""
        return cls(card.id, tuple(card.factions), kind_of(card), card.picture)


class Figure(NamedTuple):
    """A figure of a picture."""

    name: str
    """Of its file."""
    dyes: Dyes
    x: float = 50
    y: float = 50
    """Its middle, of a field of a hundred units."""
    size: float = 100
    mirrored: bool = False


def kind_of(card: CardModel) -> str:
    """Return what a card is: a creature, a token, an Action's or Equipment's kind."""
    if isinstance(card, Creature):
        return "token" if card.token else "creature"
    return card.kind if isinstance(card, ActionCard) else card.equip


@lru_cache(maxsize=1024)
def figures(subject: Subject) -> tuple[Figure, ...]:
    """Return the figures of a picture; those of a card of another pack, as its id alone decides."""
    if subject.card in starters():
        return (Figure(subject.card, dyes(subject.card, subject.factions)),)
    chance = Random(number_of(subject.card, "figure"))
    body = chance.choice(lent(subject.kind))
    beside = chance.choice([name for kind in _BESIDE for name in lent(kind)])
    corner = chance.choice((20, 80)), chance.choice((20, 80))
    return (
        Figure(body, dyes(body, subject.factions), 50, 50, chance.uniform(80, 94), chance.random() < 0.5),
        Figure(beside, dyes(beside, subject.factions), *corner, chance.uniform(32, 38)),
    )


@cache
def starters() -> Mapping[str, Subject]:
    """Return the subjects of the starter set, by their cards."""
    return {card: Subject.of(one) for card, one in Catalogue.of(*starter()).definitions.items()}


@cache
def lent(kind: str) -> tuple[str, ...]:
    """Return the figures of a kind of card."""
    return tuple(name for name, each in starters().items() if each.kind == kind)


@cache
def dyes(name: str, factions: tuple[str, ...]) -> Dyes:
    """Return what takes the place of the colours of a file, which are its own card's factions'.

    Where that has one faction, its colours become the first faction's.
    """
    own, other = tints(starters()[name].factions), tints(factions)
    return tuple(
        pair
        for old, new in reversed(tuple(zip(own, other, strict=True)))
        for pair in zip(old, new, strict=True)
        if old != new
    )
