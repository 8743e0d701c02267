"""What stands above a card's text: its cost, its types, its size."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from engines.magic.cards.facts import CardFacts, Face
from engines.magic.cards.reading.costs import mana_cost
from engines.magic.cards.reading.grammar import Unread
from engines.magic.cards.words import nouns
from engines.magic.cards.words.nouns import (
    CARD_TYPES,
    FORMER_TYPES,
    OWN_RULES,
    PLAYED_BY_HAND,
    SUPERTYPES,
)
from engines.magic.language.pack import VEHICLE, Types

LAYOUTS = ("normal",)
"""Layouts of cards with one face and no rules of their own."""
_TYPE_LINE = re.compile(r"([^—-]+?)(?: (?:—|--?) (.+))?")
_FIGURE = re.compile(r"\d{1,2}")


class CardHead(NamedTuple):
    """What a definition says besides its text."""

    cost: str | None
    types: Types
    pt: tuple[int, int] | None
    """0 where its text says how much."""
    told: tuple[bool, bool] = (False, False)
    """Its text must say power, or toughness: `*`."""
    loyalty: int | None = None


def read_head(facts: CardFacts, *, by_hand: bool = False) -> CardHead:
    """Return cost, types, size and loyalty of a card, which may be one for play by hand; raise Unread."""
    if facts.layout not in LAYOUTS or len(facts.faces) != 1:
        raise Unread("layout", layout=facts.layout)
    face = facts.faces[0]
    types = read_types(face.type_line, PLAYED_BY_HAND if by_hand else frozenset(), walkers=by_hand)
    told = (face.power == "*", face.toughness == "*")
    return CardHead(_cost(face, types), types, _size(face, types), told, _loyalty(face, types))


def read_types(line: str, kept: frozenset[str] = frozenset(), *, walkers: bool = False) -> Types:
    """Return what a type line says; raise Unread for types and sub-types with rules of their own.

    `kept` are those of them whose rules somebody keeps.
    """
    found = _TYPE_LINE.fullmatch(line.strip())
    if found is None:
        raise Unread("type", type=line[:40])
    told: dict[str, list[str]] = {"card": [], "sub": [], "super": []}
    for word in found[1].split():
        small = FORMER_TYPES.get(word.lower(), word.lower())
        if small in SUPERTYPES:
            told["super"].append(small)
        elif small in CARD_TYPES and (walkers or small != "planeswalker"):
            told["card"].append(small)
        else:
            raise Unread("type", type=word)
    for word in (found[2] or "").split():
        sub = nouns.id_of(word)
        if sub is None or word in OWN_RULES - kept:
            raise Unread("type", type=word)
        told["sub"].append(sub)
    if not told["card"]:
        raise Unread("type", type=line[:40])
    return Types.model_validate(told)


def _cost(face: Face, types: Types) -> str | None:
    if "land" in types.card:
        if face.cost:
            raise Unread("cost")
        return None
    if not face.cost:
        raise Unread("mana")
    return mana_cost(face.cost)


def _size(face: Face, types: Types) -> tuple[int, int] | None:
    told: tuple[Any, Any] = (face.power, face.toughness)
    if "creature" not in types.card and VEHICLE not in types.sub:
        if told != (None, None):
            raise Unread("size")
        return None
    if not all(isinstance(each, str) and (_FIGURE.fullmatch(each) or each == "*") for each in told):
        raise Unread("size")
    power, toughness = (0 if each == "*" else int(each) for each in told)
    return power, toughness


def _loyalty(face: Face, types: Types) -> int | None:
    """Return how much loyalty a planeswalker enters with, if that is fixed (209)."""
    if "planeswalker" not in types.card:
        return None
    if face.loyalty is None or not _FIGURE.fullmatch(face.loyalty) or not int(face.loyalty):
        raise Unread("size")
    return int(face.loyalty)
