"""What pictures and texts need to know of a card, looked up by its id."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from engines.kernel.cards.packs import parts
from engines.noxtalia.cards.catalogue import Catalogue, catalogue_of
from engines.noxtalia.language.conditions import InCycle
from engines.noxtalia.language.pack import Capacity, Spirit
from engines.noxtalia.options import NoxtaliaOptions
from render.drawing.depth import rounded
from render.drawing.lettering import plain
from render.drawing.pen import Sprite
from render.drawing.tones import LINE
from render.noxtalia.art.paint import illustration, portrait
from render.noxtalia.art.scenes import Light
from render.shared.pictures import authored
from render.shared.speech import SpeechText


class Cards(NamedTuple):
    """The cards of one match, named in one language."""

    catalogue: Catalogue
    speech: SpeechText

    @classmethod
    def of(cls, options: NoxtaliaOptions, speech: SpeechText) -> Cards:
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

    def art(self, card: str, wide: int, high: int, radius: int = 8) -> Sprite:
        """Return a card's picture."""
        found = self.find(card)
        brought = authored(found.picture, wide, high, radius)
        if brought is not None:
            return brought
        if isinstance(found, Capacity):
            return illustration(
                pictured(found), found.type, found.element, light_of(found), wide, high, radius
            )
        return portrait(card, found.element, "plain", wide, high, radius)

    def tile(self, card: str, wide: int, high: int) -> Sprite:
        """Return a card's picture with a dark edge, as it lies on a plank or on skin."""
        return _edged(self.art(card, *tile_art(wide, high)))


def tile_art(wide: int, high: int) -> tuple[int, int, int]:
    """Return how large the picture is on a tile of a size, and how round."""
    return wide - 6, high - 6, 5


def _edged(art: Sprite) -> Sprite:
    """Return a picture within a dark edge."""
    wide, high = art.size[0] + 6, art.size[1] + 6
    image = Image.new("RGB", (wide, high), LINE)
    image.paste(art.image, (3, 3), art.mask)
    return Sprite(image, rounded(wide, high, 8))


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
