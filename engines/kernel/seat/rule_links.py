"""What leads to which statements of a game's book: what is asked and refused, keywords, what people ask.

A game keeps it in `engines/<game>/book/leads.yaml`: under `prompts` and `refusals` by the end of the text's
key, under `keywords` by what cards call them, and under `asked` by words, in each language. A keyword needs
no row if no more is said of it than in the statement of the book that begins with its name, "Flight: …".
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, TypeAlias

from pydantic import BaseModel, BeforeValidator, ConfigDict

from engines.kernel.state.yaml_file import read_yaml

LEADS = "leads.yaml"
_NAMING = re.compile(r"- \*\*(?P<id>[A-Z]+-\d+[a-z]?)\*\* (?P<name>[A-Z][\w ]*): ")
"""A statement that begins with what it is about."""


def _ids(value: object) -> object:
    return tuple(value.split()) if isinstance(value, str) else value


Ids: TypeAlias = Annotated[tuple[str, ...], BeforeValidator(_ids)]
"""Statements, the nearest first."""


class _Part(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class AskedWords(_Part):
    """Words with which people ask for some statements, which say it in others."""

    rules: Ids
    en: str
    fr: str


class Leads(_Part):
    """What a game's file says."""

    prompts: Mapping[str, Ids]
    refusals: Mapping[str, Ids]
    keywords: Mapping[str, Ids] = {}
    asked: tuple[AskedWords, ...]
    newcomers: tuple[AskedWords, ...] = ()
    """What newcomers have asked, in their own words: a search does not know them, and must find it."""
    named: Mapping[str, str] = {}
    """Statements of the book by the names with which they begin, as cards write them: `fast_hand`."""
    words: Mapping[str, Ids] = {}
    """Words of the game that are explained where a newcomer meets them, in the order of their weight."""

    @classmethod
    def load(cls, folder: Path) -> Leads:
        """Read a game's leads. Raises OSError, BadYaml or ValueError."""
        data, _ = read_yaml((folder / LEADS).read_bytes())
        return cls.model_validate({**data, "named": _named((folder / "en.md").read_text(encoding="utf-8"))})

    def of_keyword(self, word: str) -> Ids:
        """Return what a keyword means: its row, or the statement that begins with its name."""
        if word in self.keywords:
            return self.keywords[word]
        return (self.named[word],) if word in self.named else ()

    def of_prompt(self, key: str) -> Ids:
        """Return what a question is about, by its text's key; nothing where nothing leads there."""
        return self.prompts.get(key.partition("prompt-")[2], ())

    def of_refusal(self, key: str) -> Ids:
        """Return why something is refused, by its text's key; nothing where nothing leads there."""
        return self.refusals.get(key.partition("refused-")[2], ())


def _named(book: str) -> dict[str, str]:
    found = filter(None, map(_NAMING.match, book.splitlines()))
    return {each["name"].lower().replace(" ", "_"): each["id"] for each in found}
