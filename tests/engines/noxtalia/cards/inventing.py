"""Spirits and capacities with effects at random."""

from __future__ import annotations

from random import Random
from typing import Any

from engines.noxtalia.cards.collection import NoxtaliaCollection
from engines.noxtalia.language.effects import Effect
from engines.noxtalia.language.pack import NoxtaliaPack
from engines.noxtalia.options import NoxtaliaOptions
from tests.engines.inventing import Inventor, accepted
from tests.engines.noxtalia.pack import RING, SPIRITS, TEAMS, attack, build, defence, support, team


def some_effects(write: Inventor, most: int = 2) -> list[dict[str, Any]]:
    return [write.valid(Effect) for _ in range(write.chance.randint(1, most))]


def some_capacity(key: str, element: str, write: Inventor) -> dict[str, Any]:
    chance = write.chance
    attached = chance.choice([[], ["amelioration"], ["affaiblissement"]])
    more: dict[str, Any] = {"element": element, "cost": chance.randint(0, 3), "keywords": attached}
    make = chance.choice([attack, defence, support])
    if make is not support:
        more |= {"power": chance.randint(0, 12)}
    return make(key, *some_effects(write), **more)


def some_pack(chance: Random) -> NoxtaliaPack:
    """Return a pack of nine Spirits, each with six capacities, whose effects were never thought of."""
    write = Inventor(chance, RING)
    cards: list[dict[str, Any]] = []
    spirits: dict[str, dict[str, Any]] = {}
    for spirit, element in SPIRITS.items():
        own = [some_capacity(f"{spirit}_card{number}", element, write) for number in range(6)]
        strike = {"cost": 2, "power": chance.randint(0, 9), "effects": some_effects(write)}
        base = [card["id"] for card in own]
        spirits[spirit] = {"base": base, "attack": strike, "passives": some_effects(write, 1)}
        cards += own
    return build(*cards, spirits=spirits)


def invented_options(chance: Random, seats: int = 2) -> NoxtaliaOptions:
    """Return options with teams of invented Spirits."""
    pack = accepted(NoxtaliaCollection(), lambda: some_pack(chance))
    teams = tuple(team(*TEAMS[key], pack=pack) for key in ("a", "b", "c", "a")[:seats])
    return NoxtaliaOptions.model_validate({"cards": pack, "teams": teams})
