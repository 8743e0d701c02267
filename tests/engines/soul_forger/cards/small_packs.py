"""Packs of one card, for tests of what is refused."""

from __future__ import annotations

from typing import Any

from engines.kernel.cards.packs import BadPack, Problem, read_pack
from engines.soul_forger.cards.collection import SoulForgerCollection
from engines.soul_forger.language.pack import SoulForgerPack

COLLECTION = SoulForgerCollection()
NAME = {"en": "A", "fr": "A"}
CREATURE = {"type": "creature", "on": 1, "off": 0, "endurance": 1, "experience": 1}
ARMOR = {"type": "equipment", "equip": "armor", "cost": "M: 2 ronum"}
ACTION = {"type": "action", "kind": "spell", "speed": "reaction"}


def pack(*cards: dict[str, Any], **more: Any) -> SoulForgerPack:
    """A pack of these cards, filled up."""
    filled = [{"id": f"own_{place}", "name": NAME, "ronum": 1, **card} for place, card in enumerate(cards)]
    return SoulForgerPack.model_validate(
        {"game": "soul_forger", "id": "own", "name": NAME, "version": 1, "cards": filled, **more}
    )


def creature(*abilities: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {**CREATURE, "abilities": abilities, **more}


def equipment(*abilities: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {**ARMOR, "abilities": abilities, **more}


def action(*abilities: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {**ACTION, "abilities": abilities, **more}


def problems(card: dict[str, Any]) -> list[tuple[str, str]]:
    """What is wrong with a pack of this card, as (field, key of the reason)."""
    return [(found.field, found.reason.key) for found in COLLECTION.check(pack(card), ())]


def refused(text: str) -> list[Problem]:
    """Read a pack that is not well formed."""
    try:
        read_pack(text, SoulForgerPack, "own.yaml")
    except BadPack as bad:
        return bad.problems
    raise AssertionError("it was read")
