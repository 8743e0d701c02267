"""What pictures and texts need to know of a card, looked up by its id."""

from __future__ import annotations

from typing import NamedTuple

from engines.kernel.packs import parts
from engines.noxtalia.cards.catalogue import Catalogue, catalogue_of
from engines.noxtalia.cards.language.conditions import InCycle
from engines.noxtalia.cards.language.pack import Capacity, Spirit
from engines.noxtalia.options import NoxtaliaOptions
from render.drawing.lettering import plain
from render.drawing.pen import Sprite
from render.drawing.themes import Theme
from render.noxtalia.art.paint import illustration
from render.noxtalia.art.scenes import Light
from render.noxtalia.art.sprites import framed, portrait_height
from render.shared.speech import Speech


class Cards(NamedTuple):
    """The cards of one match, named in one language."""

    catalogue: Catalogue
    speech: Speech

    @classmethod
    def of(cls, options: NoxtaliaOptions, speech: Speech) -> Cards:
        """Return the cards that a match is played with."""
        return cls(catalogue_of(options), speech)

    def find(self, card: str) -> Spirit | Capacity:
        """Return a card's definition. Raises KeyError."""
        return self.catalogue.spirits.get(card) or self.catalogue.capacities[card]

    def name(self, card: str) -> str:
        """Return a card's name."""
        return self.speech.name(self.find(card).name)

    def drawn_name(self, card: str) -> str:
        """Return a card's name in characters that our font has."""
        return plain(self.name(card)) or card

    def element(self, card: str) -> str:
        """Return the id of a card's element."""
        return self.find(card).element

    def element_name(self, element: str) -> str:
        """Return an element's name."""
        return self.speech.name(self.catalogue.elements[element].name)

    def art(self, card: str, wide: int, theme: Theme, radius: int = 8) -> Sprite:
        """Return a card's picture in a field four to three: a Spirit's portrait is as high as it."""
        found = self.find(card)
        if isinstance(found, Capacity):
            return illustration(
                pictured(found), found.type, found.element, light_of(found), wide, round(wide * 0.75), radius
            )
        narrow = round(wide * 0.75 / (portrait_height(1000) / 1000))
        return framed(card, found.element, narrow, "charged", theme)


def pictured(capacity: Capacity) -> str:
    """Return the id whose illustration a capacity has: another printing looks like the first (NX-R20)."""
    return capacity.same_as or capacity.id


def light_of(capacity: Capacity) -> Light:
    """Return the light under which a capacity is shown: that of the cycle that it speaks of."""
    cycles = {part.now for effect in capacity.effects for part in parts(effect) if isinstance(part, InCycle)}
    if cycles == {"diurne"}:
        return "day"
    return "night" if cycles == {"nocturne"} else "plain"


def kind_of(card: Spirit | Capacity) -> str:
    """Return the kind of a card: its type, or `spirit`."""
    return card.type if isinstance(card, Capacity) else "spirit"
