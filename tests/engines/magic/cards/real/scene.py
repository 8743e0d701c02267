"""Invented cards as an owner's file would have them: their facts, their texts, and what they say."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

from engines.kernel.state.yaml_file import read_yaml
from engines.magic.cards.facts import CardFacts, Face

NAME = "Brasswork Tinker"
WORDINGS = cast(
    "dict[str, dict[str, Any]]", read_yaml(Path(__file__).with_name("wordings.yaml").read_bytes())[0]
)


def facts(
    type_line: str = "Artifact Creature — Badger", cost: str | None = "{1}{G}", *, name: str = NAME,
    size: tuple[str | None, str | None] = ("2", "2"), **more: Any,
) -> CardFacts:  # fmt: skip
    """Return the facts of an invented card; without "Creature" it has no size."""
    power, toughness = size if "Creature" in type_line else (None, None)
    face = Face(name, None, cost, type_line, power, toughness)
    return CardFacts(**{"oracle_id": "invented", "layout": "normal", "faces": (face,), **more})


def text(said: str, name: str = NAME) -> str:
    """Return a text as a file has it: with the card's name."""
    return said.replace("~", name)
