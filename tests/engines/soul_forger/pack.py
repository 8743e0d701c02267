"""Cards that tests tell their stories with."""

from __future__ import annotations

from typing import Any

from engines.soul_forger.language.pack import SoulForgerPack
from tests.engines.position import built_once, number_of

DRAW = [{"do": [{"action": "draw"}]}]


def name(key: str) -> dict[str, str]:
    return {"en": key.title(), "fr": key.title()}


def creature(key: str, ronum: int, on: int, off: int, endurance: int, **more: Any) -> dict[str, Any]:
    return {
        "type": "creature", "id": key, "name": name(key), "ronum": ronum, "on": on, "off": off,
        "endurance": endurance, "experience": ronum, **more,
    }  # fmt: skip


def weapon(key: str, ronum: int, on: int, off: int, hands: int = 1, **more: Any) -> dict[str, Any]:
    return {
        "type": "equipment", "id": key, "name": name(key), "ronum": ronum, "equip": "weapon", "on": on,
        "off": off, "hands": hands, **more,
    }  # fmt: skip


def gear(key: str, equip: str, ronum: int = 0, **more: Any) -> dict[str, Any]:
    return {"type": "equipment", "id": key, "name": name(key), "ronum": ronum, "equip": equip, **more}


def action(key: str, ronum: int, speed: str = "normal", **more: Any) -> dict[str, Any]:
    return {
        "type": "action", "id": key, "name": name(key), "ronum": ronum, "kind": "spell", "speed": speed,
        "abilities": DRAW, **more,
    }  # fmt: skip


FIRE, LIGHT = {"factions": ["fire"]}, {"factions": ["light"]}
CARDS = (
    creature("imp", 1, 1, 0, 1),
    creature("ox", 2, 2, 1, 3),
    creature("bear", 3, 3, 1, 3),
    creature("giant", 6, 6, 3, 6),
    creature("ember", 1, 1, 0, 1, **FIRE),
    creature("lamp", 1, 1, 0, 1, **LIGHT),
    creature("dawn", 2, 2, 1, 2, factions=["fire", "light"]),
    creature("wyrm", 4, 4, 2, 4, cost="FHM: 1 card"),
    creature("hydra", 5, 5, 2, 5, cost="FHM: X cards"),
    creature("sprite", 2, 2, 1, 2, cost="HM: 2 ronum / 1 Fire card"),
    creature("hawk", 2, 2, 1, 2, keywords=["flight"]),
    creature("mouse", 1, 1, 0, 1, keywords=["hidden"]),
    creature("lancer", 3, 4, 1, 3, keywords=["impale"]),
    creature("lamb", 1, 1, 0, 1, keywords=["pacifist"]),
    creature("guard", 2, 1, 0, 4, keywords=["protector"]),
    creature("archer", 2, 2, 1, 1, keywords=["range"]),
    creature("duelist", 2, 3, 1, 1, keywords=["fast_hand"]),
    creature("porcupine", 2, 3, 1, 1, keywords=["reflex"]),
    creature("queen", 2, 2, 1, 2, keywords=["unique"]),
    creature("puppet", 1, 1, 0, 1, token=True),
    weapon("knife", 0, 2, 1, starting_gear=True),
    gear("apron", "armor", starting_gear=True),
    gear("bead", "accessory", starting_gear=True),
    weapon("sword", 2, 3, 1, cost="M: 4 ronum"),
    weapon("saber", 2, 4, 1, cost="M: 4 ronum"),
    weapon("maul", 3, 5, 2, 2, cost="HM: 6 ronum"),
    weapon("kite", 2, 2, 1, cost="M: 4 ronum", keywords=["flight"]),
    gear("coat", "armor", 2, cost="M: 4 ronum", endurance_mod=5),
    gear("ring", "accessory", 1, cost="M: 2 ronum"),
    gear("quill", "accessory", 1, cost="M: 2 ronum", keywords=["fast_hand"]),
    gear("crown", "accessory", 1, cost="M: 2 ronum", keywords=["unique"]),
    action("study", 1),
    action("feast", 1, cost="F: 1 card"),
    action("kindle", 1, factions=["fire"]),
    action("ambush", 1, "reaction"),
    action("flash", 1, "instinct"),
    action("hymn", 2, lingering=True),
)  # fmt: skip


@built_once
def pack(*more: dict[str, Any]) -> SoulForgerPack:
    """Return the test pack, with some more cards."""
    return pack_of("tests", *CARDS, *more)


def pack_of(key: str, *cards: dict[str, Any]) -> SoulForgerPack:
    """Return a pack of these cards alone."""
    return SoulForgerPack.model_validate(
        {
            "game": "soul_forger", "id": key, "name": name(key), "version": number_of(cards),
            "author": "Herald", "licence": "MIT", "cards": cards,
        }
    )  # fmt: skip


MAIN = tuple(card["id"] for card in CARDS if card["type"] != "equipment" and not card.get("token"))
FORGE = ("sword", "saber", "maul", "kite", "coat", "ring", "quill", "crown", "sword", "maul")
GEAR = ("apron", "knife", "bead")


def loadout(seed: int = 0) -> dict[str, Any]:
    """Return a legal deck of the test pack's cards."""
    return {"main": [MAIN[(seed + n) % len(MAIN)] for n in range(60)], "forge": FORGE, "gear": GEAR}
