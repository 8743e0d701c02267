"""What can be done to none of the cards that a text means there."""

from __future__ import annotations

from collections.abc import Iterator

from pydantic import BaseModel

from engines.kernel import Say
from engines.kernel.effects.traversal import Misplaced
from engines.soul_forger.cards import kinds
from engines.soul_forger.cards.kinds import Kinds
from engines.soul_forger.cards.scene import Scene, meant
from engines.soul_forger.language import changes as hold
from engines.soul_forger.language.selectors import AllPieces, CardsIn, ChosenPieces


def of_part(part: BaseModel, field: str, scene: Scene) -> Iterator[Misplaced]:
    """Yield what can be done to none of the cards that are meant."""
    borne, came = kinds.bearing(part), kinds.played(part)
    if borne is not None:
        name, who, able = borne
        if not meant(who, scene) & able:
            at = f"{field}.{name}.is" if isinstance(who, AllPieces | ChosenPieces) else f"{field}.{name}"
            yield _misplaced(at, *_unable(part, able))
    if came is not None:
        cards, able = came
        lying = kinds.LIES[cards.zone] & kinds.of_filter(cards.filter) if isinstance(cards, CardsIn) else None
        if not (meant(cards, scene) if lying is None else lying) & able:
            yield _misplaced(f"{field}.from", "sf-pack-never-comes", getattr(part, "action", ""))


def _unable(part: BaseModel, able: Kinds) -> tuple[str, str]:
    """Return why cards of other kinds are not meant: a text, and what it speaks of."""
    if isinstance(part, hold.HasKeyword):
        return "sf-pack-keyword-idle", part.keyword
    if able == kinds.GUARDED:
        return "sf-pack-no-guard", "action"
    what: str = getattr(part, "action", "") or getattr(part, "change", "")
    return "sf-pack-creatures-only" if able == kinds.CREATURES else "sf-pack-fighters-only", what


def _misplaced(field: str, key: str, found: str) -> Misplaced:
    return Misplaced(field, Say(key, {"found": found}))
