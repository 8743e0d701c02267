"""How people write lists of cards: what each game adds to headings and names."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from engines.kernel.cards.packs import Name


class ListForm(NamedTuple):
    """How the lists of a game are written, besides its headings."""

    unheaded: str | None = None
    """The section of cards above all headings; None where there must be a heading."""
    also: Mapping[str, str] = MappingProxyType({})
    """Other words for headings, folded, as other programs write them."""
    marks: Mapping[str, str] = MappingProxyType({})
    """What begins a line that alone belongs to a section: `SB:`."""


class Spelt(NamedTuple):
    """Cards beyond those of packs that are meant in a list."""

    names: Mapping[str, Name]
    """By id."""
    ids: Mapping[str, str]
    """By their names in the list, folded."""
    near: Mapping[str, Name]
    """What may be meant by names that are none, folded."""


PLAIN, NO_MORE = ListForm(), Spelt({}, {}, {})
