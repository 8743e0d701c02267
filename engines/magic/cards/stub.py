"""A card as its facts alone define it, played by hand: its players carry its text out (MN-R31)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, get_args

from pydantic import ValidationError

from engines.kernel.cards.packs import Name, Noun
from engines.magic.cards import rarity
from engines.magic.cards.facts import CardFacts
from engines.magic.cards.reading.grammar import Unread
from engines.magic.cards.reading.head import read_head
from engines.magic.cards.words.nouns import plural, written
from engines.magic.language.pack import CardModel
from engines.magic.language.parts import SUBTYPES, Keyword, Subtype

_KEYWORDS = frozenset[str](get_args(Keyword))


def dressed(key: str, facts: CardFacts, fields: Mapping[str, Any]) -> CardModel:
    """Return a card with these fields, and what its facts say of it whatever its text does.

    Raises ValidationError.
    """
    own, others = rarity.own_and_others(facts.printings)
    name = Name(en=facts.name, fr=facts.name_fr or facts.name)
    public = {"id": key, "name": name, "rarity": own, "printings": others, "pools": facts.pools}
    return CardModel.model_validate({**fields, **public})


def stub(key: str, facts: CardFacts, keywords: Iterable[Any] = ()) -> CardModel | None:
    """Return a card to be played by hand, with what was understood of its keywords.

    None for one of which something above its text wants rules of its own, or is not fixed, and for an Aura
    of which nobody knows what it enchants (303.4a).
    """
    try:
        head = read_head(facts, by_hand=True)
        known = tuple(word for word in keywords if not isinstance(word, str) or word in _KEYWORDS)
        enchants = any(not isinstance(word, str) for word in known)
        if any(head.told) or ("aura" in head.types.sub) is not enchants:
            return None
        fields = {
            "cost": head.cost,
            "types": head.types,
            "pt": head.pt,
            "loyalty": head.loyalty,
            "keywords": known,
            "by_hand": True,
        }
        return dressed(key, facts, fields)
    except (Unread, ValidationError):
        return None


def nouns(cards: Iterable[CardModel]) -> dict[Subtype, Noun]:
    """Return the words for sub-types of which the languages know no forms: French ones are the English."""
    named = {sub for card in cards for sub in card.types.sub}
    return {sub: _noun(written(sub)) for sub in sorted(named - set(SUBTYPES))}


def _noun(word: str) -> Noun:
    forms = (word, plural(word))
    return Noun(en=forms, fr=forms, gender="m")
