"""What has happened in this turn, as far as texts ask (608.2h tells of what is asked, 700.1 of events)."""

from __future__ import annotations

from functools import cached_property
from typing import Literal, TypeAlias

from pydantic import Field

from engines.kernel.cards.packs import Part
from engines.magic.language.filters import ANYTHING, Filter
from engines.magic.language.parts import Whose

HappenedWord: TypeAlias = Literal[
    "attacks", "dies", "leaves", "cast", "gains_life", "loses_life", "damaged"
]  # fmt: skip
"""Of these, `damaged` is told of players alone."""
OF_OBJECTS: frozenset[HappenedWord] = frozenset(("attacks", "dies", "leaves", "cast"))
"""They happen to objects, which are counted; of the others their numbers are."""


class Happened(Part):
    """How often something has happened in this turn, or how much of it."""

    happened: HappenedWord
    filter: Filter = Field(default=ANYTHING, alias="is")
    whose: Whose = "any"
    """Who controlled the object then; of life and damage, whose it was."""

    @cached_property
    def key(self) -> str:
        """Return by which name it is kept how often it has happened, to whomever."""
        kind = self.filter.model_dump_json(by_alias=True, exclude_defaults=True)
        return self.happened if self.filter == ANYTHING else f"{self.happened} {kind}"


def named(key: str, seat: int) -> str:
    """Return by which name it is kept how often something has happened to a seat."""
    return f"{seat} {key}"
