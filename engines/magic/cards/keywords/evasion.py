"""Keywords that say who may block."""

from __future__ import annotations

from engines.magic.cards.catalogue import Traits


def flying(attacker: Traits, blocker: Traits) -> bool:
    """Tell whether flying lets the blocker be (702.9b)."""
    return "flying" not in attacker.keywords or "flying" in blocker.keywords or reach(blocker)


def reach(blocker: Traits) -> bool:
    """Tell whether a creature can block those with flying as well (702.17b)."""
    return "reach" in blocker.keywords


def menace(attacker: Traits) -> int:
    """Return how many creatures it takes to block this one (702.111b)."""
    return 2 if "menace" in attacker.keywords else 1
