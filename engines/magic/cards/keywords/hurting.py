"""Keywords that say what damage does."""

from __future__ import annotations

from engines.magic.cards.catalogue import Traits


def deathtouch(source: Traits) -> bool:
    """Tell whether any damage of a source destroys a creature (702.2b, 702.2c)."""
    return "deathtouch" in source.keywords


def lifelink(source: Traits) -> bool:
    """Tell whether damage of a source lets its controller gain as much life (702.15b)."""
    return "lifelink" in source.keywords


def wither(source: Traits) -> bool:
    """Tell whether damage of a source to creatures is -1/-1 counters (702.80a)."""
    return "wither" in source.keywords


def indestructible(permanent: Traits) -> bool:
    """Tell whether a permanent cannot be destroyed (702.12b)."""
    return "indestructible" in permanent.keywords


def trample(attacker: Traits) -> bool:
    """Tell whether an attacker sends what its blockers need not take over to whom it attacks (702.19b)."""
    return "trample" in attacker.keywords
