"""Keywords that say when a creature attacks and strikes."""

from __future__ import annotations

from engines.magic.cards.catalogue import Traits


def defender(creature: Traits) -> bool:
    """Tell whether a creature cannot attack (702.3b, 508.1c)."""
    return "defender" in creature.keywords or "cant_attack" in creature.keywords


def haste(creature: Traits) -> bool:
    """Tell whether a creature attacks in the turn in which it came (702.10b)."""
    return "haste" in creature.keywords


def vigilance(creature: Traits) -> bool:
    """Tell whether attacking does not tap a creature (702.20b)."""
    return "vigilance" in creature.keywords


def first_strike(creature: Traits) -> bool:
    """Tell whether a creature deals its combat damage before the others (702.7b, 702.4b)."""
    return "first_strike" in creature.keywords or "double_strike" in creature.keywords


def double_strike(creature: Traits) -> bool:
    """Tell whether a creature deals its combat damage before the others and with them (702.4b)."""
    return "double_strike" in creature.keywords
