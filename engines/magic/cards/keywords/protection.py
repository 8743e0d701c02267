"""Protection, and what keeps targets away (702.11, 702.16, 702.18)."""

from __future__ import annotations

from engines.magic.cards.catalogue import COLOR_BITS, Traits

PROTECTIONS = {
    **{f"protection_from_{color}": (mask, "") for color, mask in COLOR_BITS.items()},
    "protection_from_artifacts": (0, "artifact"),
    "protection_from_creatures": (0, "creature"),
}
"""From what each protects: colours as a mask, or a type."""
_WORDS = frozenset(PROTECTIONS)


def protected(traits: Traits, source: Traits) -> bool:
    """Tell whether an object has protection from another (702.16a)."""
    if _WORDS.isdisjoint(traits.keywords):
        return False
    return any(
        source.colors & mask or word in source.types
        for keyword, (mask, word) in PROTECTIONS.items()
        if keyword in traits.keywords
    )


def may_be_aimed_at(traits: Traits, source: Traits, *, own: bool) -> bool:
    """Tell whether a player may target an object with another: `own` is one that they control."""
    if not traits.keywords:
        return True
    if "shroud" in traits.keywords:  # 702.18a
        return False
    if "hexproof" in traits.keywords and not own:  # 702.11b
        return False
    return not protected(traits, source)  # 702.16b
