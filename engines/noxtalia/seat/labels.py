"""Names of texts, and values that several prompts share."""

from __future__ import annotations

from collections.abc import Mapping

from engines.kernel import Say
from engines.noxtalia.cards.catalogue import catalogue_of
from engines.noxtalia.options import NoxtaliaOptions


def text_key(kind: str, name: str) -> str:
    """Return the key of a text of this game."""
    return f"nx-{kind}-{name.replace('_', '-')}"


class Labels:
    """Words for the cards and Spirits of one match."""

    def __init__(self, options: NoxtaliaOptions, sides: int) -> None:
        self.catalogue = catalogue_of(options)
        self.sides = sides

    def named(self, card: str) -> Mapping[str, str]:
        """Return a card's names."""
        return self.catalogue.named(card)

    def capacity(self, name: str, cost: int) -> Say:
        """Return a capacity with its numbers."""
        card = self.catalogue.card(name)
        element = self.catalogue.elements[card.element].name
        values = {"card": self.named(name), "element": element, "cost": cost}
        if card.type == "support":
            return Say("nx-option-support-card", values)
        return Say("nx-option-power-card", {**values, "power": card.power})

    def spirit(self, seat: int, name: str) -> Say:
        """Return a Spirit, with its player where there are several opponents."""
        if self.sides == 2:
            return Say("nx-option-spirit-alone", {"spirit": self.named(name)})
        return Say("nx-option-spirit-of", {"spirit": self.named(name), "seat": seat})
