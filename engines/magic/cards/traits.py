"""The characteristics of objects (109.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, cast

from engines.magic.cards.texts import Text
from engines.magic.language.parts import CardType, Keyword, Subtype, Supertype


def _traits(row: tuple[Any, ...]) -> Traits:
    """Return a record: layers make a hundred for a full board, so at half the price of `Traits(...)`."""
    return tuple.__new__(Traits, row)  # pyright: ignore[reportUnknownMemberType]: a tuple of anything


class Traits(NamedTuple):
    """The characteristics of an object (109.3), as printed or as they are now."""

    types: frozenset[CardType]
    keywords: frozenset[Keyword]
    power: int
    toughness: int
    colors: int
    """As a mask."""
    mana: int
    """What its plain mana ability can add, one of these, as a mask; 0 without one (305.6)."""
    supers: frozenset[Supertype]
    subs: frozenset[Subtype] = frozenset()
    value: int = 0
    """Its mana value (202.3)."""
    texts: tuple[Text, ...] = ()
    """Its abilities but keywords that are words."""

    @property
    def is_creature(self) -> bool:
        """Tell whether it is a creature."""
        return "creature" in self.types

    def grown(self, power: int, toughness: int) -> Traits:
        """Return them with so much more power and toughness."""
        types, words, old, tough, colors, mana, supers, subs, value, texts = self
        return _traits(
            (types, words, old + power, tough + toughness, colors, mana, supers, subs, value, texts)
        )

    def colored(self, colors: int) -> Traits:
        """Return them with these colours."""
        types, words, power, toughness, _, mana, supers, subs, value, texts = self
        return _traits((types, words, power, toughness, colors, mana, supers, subs, value, texts))

    def having(self, keywords: frozenset[Keyword]) -> Traits:
        """Return them with these keywords."""
        types, _, power, toughness, colors, mana, supers, subs, value, texts = self
        return _traits((types, keywords, power, toughness, colors, mana, supers, subs, value, texts))

    def dump(self) -> list[Any]:
        """Return plain JSON values, of what is no more: its abilities matter to nobody."""
        rows = [*self[:-1]]
        return [
            sorted(cast("frozenset[str]", each)) if isinstance(each, frozenset) else each for each in rows
        ]

    @staticmethod
    def load(data: Sequence[Any]) -> Traits:
        """Rebuild it from `dump`."""
        rows = (
            frozenset(cast("list[str]", each)) if isinstance(each, (list, tuple)) else each for each in data
        )
        return Traits._make((*rows, ()))
