"""An invented file, and a reader that knows two of its texts."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from bot.real.imported import Imported
from bot.real.importing import import_file
from bot.real.intake import take_in
from bot.store import Store
from bot.workers import WorkerPool
from engines.magic.cards.facts import CardFacts, Reading, Refusal
from engines.magic.language.pack import CardModel
from tests.engines.magic.cards.bulks import OnePrinting, card, scryfall

NOW = 1_700_000_000.0
LAMP = card(1, "Lamp Warden", text="Vigilance", keywords=("Vigilance",), fr="Gardienne aux lampes")
BRAND = card(2, "Brand the Sky", "Instant", "{1}{R}", text="Deal some damage, more or less.")
MOTH = card(3, "Paper Moth", "Creature — Moth", "{U}", text="Flying\nFold it twice.", keywords=("Flying",))
WHEEL = card(4, "Whirling Cart", "Artifact — Vehicle", "{3}", text="Crew 2")
LAND = card(5, "Forest", "Basic Land — Forest", "", text="({T}: Add {G}.)")
SET = [
    OnePrinting(LAMP), OnePrinting(BRAND, "uncommon"), OnePrinting(MOTH, "rare"), OnePrinting(WHEEL),
    OnePrinting(LAND),
]  # fmt: skip


def reader(facts: CardFacts, text: str) -> Reading:
    """Know keywords alone, and fail on a text that says so."""
    if text == "Crash.":
        raise ZeroDivisionError
    if text not in ("Vigilance", "Flying", "({T}: Add {G}.)"):
        words = tuple(word for word in facts.keywords if text.lower().startswith(word))
        return Reading(None, (Refusal("line", {}, 1 + len(words)),), words)
    (face,) = facts.faces
    model = {
        "id": "read", "name": {"en": "Read", "fr": "Lue"}, "cost": "1 G" if face.cost else None,
        "types": {"card": ["creature"], "sub": ["human"]} if face.cost else
            {"card": ["land"], "super": ["basic"], "sub": ["forest"]},
        "pt": (2, 2) if face.cost else None, "keywords": facts.keywords,
    }  # fmt: skip
    return Reading(CardModel.model_validate(model))


def written(folder: Path, printings: list[OnePrinting] | None = None, name: str = "cards.json") -> Path:
    """Write a file as Scryfall would."""
    file = folder / name
    file.write_text(scryfall(SET if printings is None else printings), encoding="utf-8")
    return file


def known_reader(file: str, names: str | None, before: Sequence[bytes]) -> Imported:
    """Import with the reader of this page."""
    return import_file(file, names, before, reader, 1)


async def brought(store: Store, file: Path, names: Path | None = None) -> Imported:
    """Take a file in."""
    return await take_in(store, WorkerPool(0), file, names, NOW)
