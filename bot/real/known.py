"""A real card as it is kept, in the engine's terms: what is public of it, how it is played, why not."""

from __future__ import annotations

import json
from enum import StrEnum
from functools import lru_cache

from bot.store import RealCardRow
from engines.kernel.cards.packs import Name
from engines.magic.cards.facts import CardFacts, Refusal, unpacked
from engines.magic.cards.stub import stub
from engines.magic.language.pack import CardModel

_KEPT = 4_000
"""Definitions that are kept ready."""
DISABLED = "disabled"
"""Why a card is not exact that its owner has disabled."""


class PlayedAs(StrEnum):
    """How a real card can be played."""

    EXACT = "exact"
    BY_HAND = "by_hand"
    """Its players carry its text out (MN-R31)."""
    NOT = "not"


def facts_of(row: RealCardRow) -> CardFacts:
    """Return what is public of a card."""
    return unpacked(row.oracle_id, json.loads(row.facts))


def name_of(row: RealCardRow) -> Name:
    """Return a card's names."""
    return Name(en=row.name, fr=row.name_fr or row.name)


def refusals_of(row: RealCardRow) -> list[Refusal]:
    """Return why a card is not exact, the owner's own reason first; nothing for one that is."""
    found = [Refusal(*each) for each in json.loads(row.refusals)]
    return found if row.disabled is None else [Refusal(DISABLED, {"found": row.disabled}), *found]


def play_of(row: RealCardRow) -> PlayedAs:
    """Return how a card can be played."""
    if row.is_exact:
        return PlayedAs.EXACT
    return PlayedAs.NOT if definition_of(row) is None else PlayedAs.BY_HAND


def definition_of(row: RealCardRow) -> CardModel | None:
    """Return a card as it is played, exactly or by hand; None if it cannot be."""
    if row.definition is not None and row.disabled is None:
        return _read(row.definition)
    return stub(row.card, facts_of(row), json.loads(row.keywords))


@lru_cache(maxsize=_KEPT)
def _read(definition: str) -> CardModel:
    return CardModel.model_validate_json(definition)
