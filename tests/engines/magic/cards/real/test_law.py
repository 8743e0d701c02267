"""What the second printer can say of a random model is read back as the same model, or not at all."""

from __future__ import annotations

import re
from collections import Counter
from random import Random
from typing import Any

import pytest
from pydantic import BaseModel, ValidationError

from engines.kernel.effects.exhaustiveness import models
from engines.magic.cards import card_validation
from engines.magic.cards.facts import CardFacts
from engines.magic.cards.oracle import Cant, lines
from engines.magic.cards.oracle.patterns import Pattern, Series
from engines.magic.cards.reading.card import read_card
from engines.magic.cards.words import nouns
from engines.magic.language import abilities as have
from engines.magic.language.changes import Change, Gains
from engines.magic.language.conditions import AllOf, Not, Turn
from engines.magic.language.costs import Mana
from engines.magic.language.filters import Filter
from engines.magic.language.pack import CardModel
from tests.engines.inventing import Inventor
from tests.engines.magic.cards.real.scene import NAME, facts
from tests.engines.magic.pack import creature, permanent, spell
from tests.profiles import sampled

SUBS = ("goblin", "bear")
FREE = ("G", "1 R", "B", "W/U", *SUBS)
"""What stands where words are free: costs, mana, sub-types."""
EACH = 150
"""Models of a seed."""


def invented(chance: Random) -> CardModel:
    """Return a card with one ability that makes sense."""
    write = Inventor(chance, FREE, unsaid=("flavour",))
    heads = (spell("own", "1 R"), permanent("own", "1 R", "enchantment"), creature("own", "1 R", 1, 1))
    while True:
        try:
            card = CardModel.model_validate(
                {**chance.choice(heads), "abilities": [write.value(have.Ability)]}
            )
        except ValidationError:
            continue
        if not any(card_validation.of_card(card)):
            return card


def plain(pattern: Pattern) -> str:
    """Return the first of all ways of saying something."""
    if isinstance(pattern, str):
        return pattern
    return "".join(map(plain, pattern.parts)) if isinstance(pattern, Series) else plain(pattern.ways[0])


def written(pattern: Pattern) -> str:
    """Return a line as the publisher would write it: with large letters, and with articles that agree."""
    line = re.sub(r"\ban (?=[^aeiou])", "a ", plain(pattern))
    for sub in SUBS:
        line = re.sub(rf"\b{sub}(?=s?\b)", sub.capitalize(), line)
    return re.sub(r"\{[^}]*\}|\bx\b", lambda sign: sign[0].upper(), line).replace("~", NAME)


def head(card: CardModel) -> CardFacts:
    types = " ".join(word.capitalize() for word in card.types.card)
    subs = " ".join(map(nouns.written, card.types.sub))
    size = ("1", "1") if card.pt is not None else (None, None)
    return facts(f"{types} — {subs}" if subs else types, "{1}{R}", size=size)


def meaning(part: Any) -> Any:
    """Return a part without the differences that mean nothing, each of which says why."""
    if isinstance(part, tuple):
        part = _in_order(part)
        several = [each.gains for each in part if isinstance(each, Gains)]  # together, or one after the other
        gained = frozenset(word for words in several for word in words)
        return gained, *(meaning(each) for each in part if not isinstance(each, Gains))
    if not isinstance(part, BaseModel):
        return part
    if isinstance(part, Not) and isinstance(part.of, Not):  # the contrary of the contrary
        return meaning(part.of.of)
    if isinstance(part, Not) and isinstance(part.of, Turn) and not part.of.main:  # two play
        other = {"you": "opponent", "opponent": "you"}.get(part.of.whose)
        return meaning(part.of.model_copy(update={"whose": other})) if other else part
    told = {name: meaning(getattr(part, name)) for name in type(part).model_fields}
    if isinstance(part, Filter) and len(part.any_type) == 1 and part.type is None:  # one of one
        return meaning(part.model_copy(update={"type": part.any_type[0], "any_type": ()}))
    if isinstance(part, have.Evasion):  # only creatures block (509.1a)
        told["by"] = meaning(part.by.model_copy(update={"type": part.by.type or "creature"}))
        told["by"] = told["by"] if len(part.by.any_type) != 1 else meaning(part.by)
    if isinstance(part, have.Activated) and not part.cost:  # who pays nothing pays {0} (118.5)
        told["cost"] = FREE_COST
    return type(part).__name__, tuple(told.items())


def _in_order(row: tuple[Any, ...]) -> tuple[Any, ...]:
    """Return conditions of which all must hold as one row, and changes by their layers (613.1)."""
    if row and all(isinstance(each, CHANGES) for each in row):
        return tuple(sorted(row, key=lambda each: type(each).__name__))
    return tuple(one for each in row for one in _every(each))


def _every(part: Any) -> tuple[Any, ...]:
    """Return conditions of which all must hold, however deep they lie in one another."""
    return tuple(one for each in part.of for one in _every(each)) if isinstance(part, AllOf) else (part,)


CHANGES = tuple(models(Change))
FREE_COST = meaning((Mana(mana="0"),))


@pytest.mark.parametrize("seed", sampled(range(12)))
def test_what_is_printed_is_read_back_as_it_was_or_not_at_all(seed: int) -> None:
    chance, told = Random(seed), Counter[str]()
    for _ in range(EACH):
        card = invented(chance)
        try:
            said = "\n".join(map(written, lines(card, head(card))))
        except Cant:
            continue
        again = read_card(head(card), said).definition
        told["printed"] += 1
        # "~ can't block" and "enters tapped" have two words in the language, of which one is read
        if again is None or not again.abilities or "enter tapped" in said:
            continue
        told["read"] += 1
        assert meaning(again.abilities) == meaning(card.abilities), said
    assert told["read"] > EACH / 10, told
