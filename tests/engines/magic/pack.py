"""Cards that tests tell their stories with."""

from __future__ import annotations

from typing import Any

from engines.magic.cards.language.pack import MagicPack
from tests.engines.position import built_once, number_of


def name(key: str) -> dict[str, str]:
    return {"en": key.title(), "fr": key.title()}


def creature(key: str, cost: str, power: int, toughness: int, *keywords: str, **more: Any) -> dict[str, Any]:
    types = {"card": ["creature"], **more.pop("types", {})}
    return {
        "id": key, "name": name(key), "cost": cost, "types": types, "pt": [power, toughness],
        "keywords": keywords, **more,
    }  # fmt: skip


def land(key: str, *types: str) -> dict[str, Any]:
    return {"id": key, "name": name(key), "types": {"card": ["land"], "sub": types}}


CARDS = (
    creature("mouse", "0", 1, 1),
    creature("shade", "B", 0, 1),
    creature("bear", "1 G", 2, 2),
    creature("ox", "2 W", 2, 4),
    creature("giant", "3 R R", 5, 5),
    creature("hydra", "G U R", 4, 4),
    creature("satyr", "G R", 2, 2),
    creature("hawk", "2 U", 2, 2, "flying"),
    creature("spider", "1 G", 1, 3, "reach"),
    creature("hare", "R", 2, 1, "haste"),
    creature("sentry", "1 W", 2, 2, "vigilance"),
    creature("wall", "1 U", 0, 4, "defender"),
    creature("lancer", "1 W", 2, 2, "first_strike"),
    creature("viper", "B", 1, 1, "deathtouch"),
    creature("nun", "2 W", 2, 3, "lifelink"),
    creature("gang", "2 R", 3, 3, "menace"),
    creature("rhino", "3 G", 4, 4, "trample"),
    creature("basilisk", "3 G", 4, 4, "trample", "deathtouch"),
    creature("queen", "2 W", 3, 3, types={"super": ["legendary"]}),
    creature("lord", "1 B", 3, 2, rarity="rare"),
    land("grove", "forest", "mountain"),
    land("spring", "forest", "island"),
)


@built_once
def pack(*more: dict[str, Any]) -> MagicPack:
    """Return the test pack, with some more cards."""
    return MagicPack.model_validate(
        {
            "game": "magic", "id": "tests", "name": name("tests"), "version": number_of(more),
            "author": "Herald", "licence": "MIT", "cards": [*CARDS, *more],
        }
    )  # fmt: skip


def loadout(*cards: str) -> dict[str, Any]:
    """Return a deck of the test pack's cards: four of each, the Noble and lands."""
    four = [card for card in cards or ("bear",) for _ in range(4)]
    return {"deck": ["lord", *four, *["forest", "grove", "swamp"] * 20][:60], "noble": "lord"}
