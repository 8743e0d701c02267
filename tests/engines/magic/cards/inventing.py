"""Cards with abilities at random: those of which the language says that they make sense."""

from __future__ import annotations

from random import Random
from typing import Any, get_args

from engines.magic.cards import card_validation
from engines.magic.language.abilities import Ability, Longer
from engines.magic.language.pack import CardModel
from engines.magic.language.parts import Keyword
from engines.magic.options import MagicOptions
from tests.engines.inventing import Inventor
from tests.engines.magic.pack import creature, pack, permanent, spell
from tests.engines.options import random_options

NUMBER = 12
"""Cards of each pack; their deck holds three of each."""
WORDS = ("G", "1 R", "goblin", "bear", "B", "W/U")
"""What stands where words are free: costs, mana, sub-types, names."""
COSTS = ("G", "1 R", "B", "X W", "U/P", "1 R/G", "0")


def _tried(key: str, write: Inventor) -> dict[str, Any]:
    """Return a card that may make sense."""
    chance = write.chance
    cost, keywords = chance.choice(COSTS), []
    if chance.random() < 0.4:
        keywords.append(chance.choice(get_args(Keyword)))
    if chance.random() < 0.3:
        keywords.append(write.value(Longer))
    abilities = [write.value(Ability) for _ in range(chance.randint(1, 2))]
    more: dict[str, Any] = {"abilities": abilities, "keywords": keywords}
    match chance.randrange(4):
        case 0:
            return {**spell(key, cost), **more}
        case 1:
            return {**permanent(key, cost, "enchantment"), **more}
        case 2:
            return {**permanent(key, cost, "artifact", sub=["equipment"]), **more}
        case _:
            return {**creature(key, cost, chance.randint(0, 4), chance.randint(1, 4)), **more}


def card(key: str, write: Inventor) -> dict[str, Any]:
    """Return a card at random that is taken."""
    while True:
        tried = _tried(key, write)
        try:
            model = CardModel.model_validate(tried)
        except ValueError:
            continue
        if not any(card_validation.of_card(model)):
            return tried


def invented_cards(chance: Random) -> list[dict[str, Any]]:
    """Return cards with abilities that were never thought of."""
    write = Inventor(chance, WORDS, unsaid=("flavour",))
    return [card(f"own{number}", write) for number in range(NUMBER)]


def invented_options(chance: Random, seats: int = 2) -> MagicOptions:
    """Return options with decks of invented cards."""
    cards = invented_cards(chance)
    own = [each["id"] for each in cards]
    basics = ["plains", "island", "swamp", "mountain", "forest"]
    decks = [
        {"deck": ["lord", *own * 3, *(chance.choice(basics) for _ in range(23))], "noble": "lord"}
        for _ in range(2)
    ]
    options = random_options(MagicOptions, chance).model_dump()
    return MagicOptions.model_validate({**options, "best_of": 1, "cards": pack(*cards), "decks": decks})
