"""Sub-types of a pack's own: which its cards name, and which are declared amiss (SF-19)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import get_args

from pydantic import BaseModel

from engines.kernel import Say
from engines.kernel.cards.packs import Noun
from engines.kernel.effects.traversal import Misplaced, inside
from engines.soul_forger.language import costs
from engines.soul_forger.language.pack import CardModel, SoulForgerPack
from engines.soul_forger.language.parts import SUBTYPES, Faction


def of_cards(cards: Iterable[CardModel], declared: Mapping[str, Noun]) -> dict[str, Noun]:
    """Return those of the declared sub-types that cards name, in an order that tells nothing more."""
    named = {subtype for card in cards for _, subtype in _named(card)}
    return {key: declared[key] for key in sorted(named & declared.keys())}


def misdeclared(pack: SoulForgerPack) -> Iterator[Misplaced]:
    """Yield declarations that would mean nothing."""
    for key in pack.subtypes:
        if (reason := why_not(key)) is not None:
            yield Misplaced(f"subtypes.{key}", reason)


def why_not(key: str) -> Say | None:
    """Return why a pack cannot declare a sub-type of this id: it is there, or costs would be ambiguous."""
    if key in SUBTYPES:
        return Say("sf-pack-subtype-known", {"found": key})
    if key.partition("_")[0] in get_args(Faction):
        return Say("sf-pack-subtype-faction", {"found": key})
    return None


def undeclared(card: CardModel, pack: SoulForgerPack) -> Iterator[Misplaced]:
    """Yield sub-types that a card names, and that neither the language nor its pack knows."""
    for field, key in _named(card):
        if key not in SUBTYPES and key not in pack.subtypes:
            yield Misplaced(field, Say("sf-pack-no-subtype", {"found": key}))


def _named(part: BaseModel, path: str = "") -> Iterator[tuple[str, str]]:
    """Yield where in a card which sub-types are named: on it, in filters, in costs."""
    for name, value, at, _ in inside(part, path):
        field = at.lstrip(".")
        if isinstance(value, BaseModel):
            yield from _named(value, field)
        elif name in ("subtype", "subtypes") and value is not None:
            yield field, value
        elif name == "cost" and isinstance(value, str) and ":" in value:
            yield from ((field, key) for key in sorted(costs.read(value).subtypes))
