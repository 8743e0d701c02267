"""A card as its facts alone define it, played by hand: its players carry its text out (MN-R31)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple, get_args

from pydantic import ValidationError

from engines.kernel.cards.packs import Name, Noun
from engines.magic.cards import rarity
from engines.magic.cards.facts import CardFacts, Face, Refusal
from engines.magic.cards.words.nouns import CARD_TYPES, OWN_RULES, SUPERTYPES, id_of, plural, written
from engines.magic.language.pack import CardModel
from engines.magic.language.parts import SUBTYPES, Keyword, Subtype

HEAD_REASONS = ("layout", "type", "subtype", "cost", "size")
"""Why a card cannot even be played by hand."""
_DASH = " — "
_SYMBOL = re.compile(r"\{([^{}]{1,7})\}")
_GENERIC = re.compile(r"\d{1,2}")
_KNOWN_SYMBOL = re.compile(r"X|[WUBRGC]|[WUBRG2]/[WUBRGP]")
_SIZE = re.compile(r"\d{1,2}")
_LEFT_OUT = frozenset(("planeswalker",))
"""Card types that want deeds which nobody can do by hand."""
_KEYWORDS = frozenset[str](get_args(Keyword))


class NoStub(Exception):
    """A card of which something in its head cannot be played."""

    def __init__(self, key: str, found: str) -> None:
        super().__init__(key)
        self.refusal = Refusal(key, {"found": found})


class TypeLine(NamedTuple):
    """A type line, taken apart (205)."""

    supers: tuple[str, ...]
    types: tuple[str, ...]
    subs: tuple[str, ...]
    """As the language names them."""


def dressed(key: str, facts: CardFacts, fields: Mapping[str, Any]) -> dict[str, Any]:
    """Return the fields of a card with what its facts say of it whatever its text does."""
    own, others = rarity.own_and_others(facts.printings)
    name = Name(en=facts.name, fr=facts.name_fr or facts.name)
    return {**fields, "id": key, "name": name, "rarity": own, "printings": others, "pools": facts.pools}


def stub(key: str, facts: CardFacts, keywords: Iterable[str] = ()) -> CardModel:
    """Return a card to be played by hand, with what was understood of its keywords. Raises NoStub."""
    if facts.layout != "normal" or len(facts.faces) != 1:
        raise NoStub("layout", facts.layout)
    (face,) = facts.faces
    line = type_line(face.type_line)
    fields = {
        "types": {"super": line.supers, "card": line.types, "sub": line.subs},
        "cost": cost(face.cost, is_land="land" in line.types),
        "pt": _size(face) if "creature" in line.types else None,
        "keywords": tuple(word for word in keywords if word in _KEYWORDS),
        "any_number": False,
        "by_hand": True,
    }
    try:
        return CardModel.model_validate(dressed(key, facts, fields))
    except ValidationError as error:
        raise NoStub("type", face.type_line) from error


def type_line(printed: str) -> TypeLine:
    """Take a type line apart. Raises NoStub for what wants rules of its own."""
    front, _, back = printed.partition(_DASH)
    words = front.lower().split()
    supers = tuple(word for word in words if word in SUPERTYPES)
    types = tuple(word for word in words if word not in SUPERTYPES)
    for word in types:
        if word not in CARD_TYPES or word in _LEFT_OUT:
            raise NoStub("type", word)
    return TypeLine(supers, types, tuple(map(_subtype, back.split())))


def _subtype(printed: str) -> Subtype:
    found = id_of(printed)
    if found is None or printed in OWN_RULES:
        raise NoStub("subtype", printed)
    return found


def cost(printed: str | None, *, is_land: bool) -> str | None:
    """Return a cost as the language writes it: `{2}{W/U}` to `2 W/U`. Raises NoStub."""
    if is_land:
        return None
    symbols = _SYMBOL.findall(printed or "")
    if not symbols or "".join(f"{{{each}}}" for each in symbols) != printed:
        raise NoStub("cost", printed or "–")
    generic = [each for each in symbols if _GENERIC.fullmatch(each)]
    others = [each for each in symbols if not _GENERIC.fullmatch(each)]
    if len(generic) > 1 or not all(map(_KNOWN_SYMBOL.fullmatch, others)):
        raise NoStub("cost", printed or "–")
    return " ".join((*generic, *others))


def _size(face: Face) -> tuple[int, int]:
    power, toughness = face.power or "", face.toughness or ""
    if not (_SIZE.fullmatch(power) and _SIZE.fullmatch(toughness)):
        raise NoStub("size", f"{power}/{toughness}")
    return int(power), int(toughness)


def nouns(cards: Iterable[CardModel]) -> dict[Subtype, Noun]:
    """Return the words for sub-types of which the languages know no forms: French ones are the English."""
    named = {sub for card in cards for sub in card.types.sub}
    return {sub: _noun(written(sub)) for sub in sorted(named - set(SUBTYPES))}


def _noun(word: str) -> Noun:
    forms = (word, plural(word))
    return Noun(en=forms, fr=forms, gender="m")
