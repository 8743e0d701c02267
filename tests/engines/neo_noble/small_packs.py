"""Packs of a few cards as a server owner writes them, and what is wrong with them."""

from __future__ import annotations

from typing import Any

from bot.texts import LOCALES, texts_in
from engines.neo_noble.cards.collection import NeoNobleCollection
from engines.neo_noble.language.pack import NeoNoblePack

COLLECTION = NeoNobleCollection()
DRAW = {"action": "draw"}


def called(key: str) -> dict[str, str]:
    said = key.replace("_", " ")
    return {"en": said, "fr": said}


def spirit(key: str = "mine", *texts: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {
        "id": key, "name": called(key), "type": "arbiter", "fate": "hellbound", "colour": "red",
        "cost": 1, "power": 1, "resolve": 1, "texts": list(texts), **more,
    }  # fmt: skip


def noble(key: str, *texts: dict[str, Any]) -> dict[str, Any]:
    abilities = [*texts, {"type": "manifest", "do": [DRAW]}, {"type": "manifest", "do": [DRAW]}][:2]
    named = {"id": key, "name": called(key), "fate": "hellbound", "colour": "red"}
    return {**named, "texts": abilities}


def pack(key: str = "mine", **cards: Any) -> NeoNoblePack:
    head = {"game": "neo_noble", "id": key, "name": called(key), "version": 1}
    return NeoNoblePack.model_validate({**head, **cards})


def problems(made: NeoNoblePack, *packs: NeoNoblePack) -> list[tuple[str | None, str, str]]:
    """What is wrong with a pack, as (card, field, text); the texts exist in both languages."""
    found = COLLECTION.check(made, packs)
    for problem in found:
        assert problem.source == made.id
        assert all(texts_in(locale).tell(problem.reason) for locale in LOCALES)
    return [(problem.card, problem.field, problem.reason.key) for problem in found]
