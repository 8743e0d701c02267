"""Of which rarity a card is (MN-R1, MN-R2): most are printed more than once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias, cast, get_args

from engines.magic.language.pack import CardModel, Printing
from engines.magic.language.parts import Rarity
from engines.magic.options import MagicOptions

Class: TypeAlias = Literal["common", "uncommon", "rare"]
"""What decks are counted by: a mythic rare is a rare (MN-3)."""
CLASSES: tuple[Class, ...] = ("common", "uncommon", "rare")
RANKS: tuple[Rarity, ...] = get_args(Rarity)
"""The lowest first."""
_CLASS_OF: dict[str, Class] = {
    "common": "common", "uncommon": "uncommon", "rare": "rare", "mythic": "rare",
    "special": "rare", "bonus": "rare",
}  # fmt: skip
_ORDER = tuple(_CLASS_OF)
_ASIDE = ("special", "bonus")
"""Rarities that count where a card has no other."""


def classes(card: CardModel, options: MagicOptions) -> tuple[Class, ...]:
    """Return what a card may be counted as, the lowest first: one, unless any printing will do."""
    counted = _counted(card, options)
    match options.rarity_basis:
        case "printing":
            return (_CLASS_OF[card.rarity],)
        case "any":
            return counted
        case "lowest":
            return counted[:1]


def own_and_others(printings: Sequence[Printing]) -> tuple[Rarity, tuple[Printing, ...]]:
    """Return what a card has as its own rarity, of all its counted printings, and the others.

    Its own is on paper and the lowest, so that it is right by whichever of them a match counts; online, and
    then as if on paper, where it was never printed.
    """
    plain = [each for each in printings if each.rarity not in _ASIDE]
    own = min(plain, key=lambda each: (each.on != "paper", _ORDER.index(each.rarity)), default=None)
    if own is None:
        return "rare", tuple(printings)
    return cast("Rarity", own.rarity), tuple(each for each in printings if each != own)


def _counted(card: CardModel, options: MagicOptions) -> tuple[Class, ...]:
    printings = (Printing(rarity=card.rarity), *card.printings)
    media = ("paper",) if options.rarity_sources == "paper" else ("paper", "online")
    known = [each.rarity for each in printings if each.on in media]
    plain = [each for each in known if each not in _ASIDE]
    found = {_CLASS_OF[each] for each in plain or known}
    return tuple(each for each in CLASSES if each in found)
