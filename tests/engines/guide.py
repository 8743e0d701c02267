"""The page that teaches how to write cards for a game, as tests read it."""

from __future__ import annotations

import re
from functools import cached_property
from pathlib import Path
from typing import Any

from bot.texts import Locale
from engines.kernel import Collection
from engines.kernel.cards.packs import read_pack

ENGINES = Path(__file__).parents[2] / "engines"


def page_of(game: str, locale: Locale) -> Path:
    """Return where a game's page is in a language."""
    return ENGINES / game / "cards" / "docs" / ("cards.md" if locale == "en" else f"cards.{locale}.md")


class Guide:
    """The page that teaches how to write cards for a game, and what its examples make together."""

    def __init__(self, game: str, collection: Collection[Any], locale: Locale = "en") -> None:
        self.game = game
        self.collection = collection
        self.locale: Locale = locale
        self.page = page_of(game, locale).read_text(encoding="utf-8")
        self.examples = self.blocks("yaml")

    @cached_property
    def schema(self) -> Any:
        """What may stand in a pack, as its pages of reference say it."""
        return self.collection.pack.model_json_schema()

    def __str__(self) -> str:
        return f"{self.game}-{self.locale}"

    def blocks(self, kind: str) -> list[str]:
        return re.findall(rf"```{kind}\n(.*?)```", self.page, re.DOTALL)

    def pack_after(self, number: int) -> Any:
        """Return the pack that the examples so far make together."""
        return read_pack("\n".join(self.examples[:number]), self.collection.pack, "my_club.yaml")
