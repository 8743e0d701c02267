"""Keywords that say who may block."""

from __future__ import annotations

from collections.abc import Callable, Collection

from engines.magic.cards.catalogue import COLOR_BITS, Traits
from engines.magic.cards.keywords.protection import protected
from engines.magic.language.parts import Keyword

_WALKS = {f"{land}walk": land for land in ("plains", "island", "swamp", "mountain", "forest")}
_WALKING = frozenset(_WALKS)


def can_block(attacker: Traits, blocker: Traits, lands: Collection[str]) -> bool:
    """Tell whether a creature can block another, with these land types on its side (509.1b)."""
    if attacker.keywords and not _lets(attacker, blocker, lands):
        return False
    if "shadow" in blocker.keywords and "shadow" not in attacker.keywords:  # 702.28b
        return False
    if "blocks_only_flying" in blocker.keywords and "flying" not in attacker.keywords:
        return False
    return "cant_block" not in blocker.keywords


def _lets(attacker: Traits, blocker: Traits, lands: Collection[str]) -> bool:
    """Tell whether what an attacker has lets a blocker be."""
    if "unblockable" in attacker.keywords or protected(attacker, blocker):  # 702.16f
        return False
    if walks(attacker) and any(_WALKS.get(word) in lands for word in attacker.keywords):  # 702.14c
        return False
    return flying(attacker, blocker) and all(
        rule(attacker, blocker) for word, rule in _DREADED.items() if word in attacker.keywords
    )


def _fear(_: Traits, blocker: Traits) -> bool:
    """Tell whether an artifact creature or a black one would block (702.36b)."""
    return "artifact" in blocker.types or bool(blocker.colors & COLOR_BITS["black"])


def _intimidate(attacker: Traits, blocker: Traits) -> bool:
    """Tell whether an artifact creature would block, or one that shares a colour (702.13b)."""
    return "artifact" in blocker.types or bool(blocker.colors & attacker.colors)


_DREADED: dict[Keyword, Callable[[Traits, Traits], bool]] = {
    "fear": _fear,
    "horsemanship": lambda _, blocker: "horsemanship" in blocker.keywords,  # 702.31b
    "intimidate": _intimidate,
    "shadow": lambda _, blocker: "shadow" in blocker.keywords,  # 702.28b
    "skulk": lambda attacker, blocker: blocker.power <= attacker.power,  # 702.118b
}
"""What each of these lets block an attacker that has it."""


def walks(attacker: Traits) -> bool:
    """Tell whether it matters to an attacker what lands the other player controls (702.14b)."""
    return not _WALKING.isdisjoint(attacker.keywords)


def flying(attacker: Traits, blocker: Traits) -> bool:
    """Tell whether flying lets the blocker be (702.9b)."""
    return "flying" not in attacker.keywords or "flying" in blocker.keywords or reach(blocker)


def reach(blocker: Traits) -> bool:
    """Tell whether a creature can block those with flying as well (702.17b)."""
    return "reach" in blocker.keywords


def menace(attacker: Traits) -> int:
    """Return how many creatures it takes to block this one (702.111b)."""
    return 2 if "menace" in attacker.keywords else 1
