"""Cards with abilities at random."""

from __future__ import annotations

from random import Random
from typing import Any, get_args

from engines.soul_forger.cards.collection import SoulForgerCollection
from engines.soul_forger.language.abilities import Ability
from engines.soul_forger.language.pack import SoulForgerPack
from engines.soul_forger.language.parts import Keyword
from engines.soul_forger.options import SoulForgerOptions
from tests.engines.inventing import Inventor, accepted
from tests.engines.options import random_options
from tests.engines.soul_forger.pack import FORGE, GEAR, MAIN, action, creature, gear, pack, weapon

NUMBER = 15
"""Cards of each pack; their deck holds four of each."""
COSTS = (None, None, None, "FHM: 1 card", "HM: 1 Fire card / 2 ronum", "FHM: X cards", "F: 1 card, 1 card")


def _ability(write: Inventor, *kinds: str) -> dict[str, Any]:
    """Return an ability of one of these kinds."""
    while True:
        written = write.valid(Ability)
        if Ability.model_validate(written).kind in kinds:
            return written


def _abilities(write: Inventor) -> list[dict[str, Any]]:
    kinds = ("trigger", "activated", "holds")
    return [_ability(write, *kinds) for _ in range(write.chance.randint(1, 3))]


def _main(key: str, write: Inventor) -> dict[str, Any]:
    """Return a creature or an Action."""
    chance = write.chance
    more: dict[str, Any] = {"factions": chance.choice([[], ["fire"], ["fire", "light"]])}
    if (cost := chance.choice(COSTS)) is not None:
        more["cost"] = cost
    if chance.random() < 0.5:
        numbers = (chance.randint(1, 3), chance.randint(0, 4), chance.randint(0, 2), chance.randint(1, 4))
        keywords = [chance.choice(get_args(Keyword))] if chance.random() < 0.7 else []
        return creature(key, *numbers, abilities=_abilities(write), keywords=keywords, **more)
    abilities = [_ability(write, "resolve"), *(_abilities(write) if chance.random() < 0.4 else [])]
    more |= {"abilities": abilities, "lingering": chance.random() < 0.3}
    return action(key, 1, chance.choice(["normal", "reaction", "instinct"]), **more)


def some_pack(chance: Random) -> SoulForgerPack:
    """Return a pack of cards, Equipment and a Token whose abilities were never thought of."""
    write = Inventor(chance, ("sprout",), unsaid=("flavour",))
    cards = [_main(f"own{number}", write) for number in range(NUMBER)]
    return pack(
        *cards,
        creature("sprout", 1, 1, 0, 1, token=True, abilities=_abilities(write)),
        weapon("stick", 0, 2, 1, starting_gear=True, abilities=_abilities(write)),
        weapon("club", 1, 3, 1, 2, cost="HM: 1 ronum", abilities=_abilities(write)),
        gear("hat", "armor", 1, cost="M: 1 ronum", abilities=_abilities(write)),
        gear("pin", "accessory", 1, cost="FHM: 1 ronum", abilities=_abilities(write)),
    )


def invented_options(chance: Random, seats: int) -> SoulForgerOptions:
    """Return options with decks of invented cards, some with known ones among them."""
    options = random_options(SoulForgerOptions, chance)
    own = [f"own{number}" for number in range(NUMBER)]
    decks: list[dict[str, Any]] = []
    for _ in range(seats):
        main = [*own * 3, *(chance.choice(MAIN) for _ in range(NUMBER))]
        forge = chance.sample(["club", "hat", "pin", *FORGE], 8)
        decks.append({"main": main, "forge": forge, "gear": (GEAR[0], "stick", GEAR[2])})
    return SoulForgerOptions.model_validate(
        {
            **options.model_dump(),
            "cards": accepted(SoulForgerCollection(), lambda: some_pack(chance)),
            "decks": decks,
        }
    )
