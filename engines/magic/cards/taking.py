"""Costs that take an object away: none pays twice by going (118.3)."""

from __future__ import annotations

from collections.abc import Sequence

from engines.magic.language.costs import Component, Pick, TapThis


def takes_itself(component: Component) -> bool:
    """Tell whether a part of a cost takes away what speaks."""
    return isinstance(component, TapThis) and component.this not in ("tap", "untap")


def rank(component: Component) -> int:
    """Return when a part of a cost is paid: first what leaves all there, then what is picked, then itself."""
    return 2 if takes_itself(component) else int(isinstance(component, Pick))


def second(components: Sequence[Component]) -> int | None:
    """Return the place of the part that would take away again what an earlier one has taken; None without."""
    taking = [place for place, each in enumerate(components) if takes_itself(each)]
    return taking[1] if len(taking) > 1 else None
