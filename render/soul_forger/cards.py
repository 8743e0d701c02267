"""What pictures and texts need to know of a card, looked up by its id."""

from __future__ import annotations

from typing import NamedTuple

from engines.soul_forger.cards.catalogue import Catalogue, catalogue_of
from engines.soul_forger.cards.printed.pack import rules_text, type_line
from engines.soul_forger.cards.printed.parts import Definitions
from engines.soul_forger.language.pack import CardModel
from engines.soul_forger.options import SoulForgerOptions
from render.drawing.lettering import plain
from render.drawing.pen import Sprite
from render.shared.speech import SpeechText
from render.soul_forger.art.figures import Subject
from render.soul_forger.art.paint import grey_picture, picture


class Cards(NamedTuple):
    """The cards of one match, named in one language."""

    catalogue: Catalogue
    speech: SpeechText

    @classmethod
    def of(cls, options: SoulForgerOptions, speech: SpeechText) -> Cards:
        """Return the cards that a match is played with."""
        return cls(catalogue_of(options), speech)

    def find(self, card: str) -> CardModel:
        """Return a card's definition. Raises KeyError."""
        return self.catalogue.definitions[card]

    def name(self, card: str) -> str:
        """Return a card's name."""
        return self.speech.name(self.find(card).name)

    def drawn_name(self, card: str) -> str:
        """Return a card's name in characters that our font has."""
        return drawn_name(self.find(card), self.speech)

    def art(self, card: str, wide: int, high: int, radius: int = 6, *, grey: bool = False) -> Sprite:
        """Return a card's picture; in grey of what is Off-guard."""
        draw = grey_picture if grey else picture
        return draw(Subject.of(self.find(card)), wide, high, radius)

    def lines(self, card: str) -> list[str]:
        """Return a card's rules text in lines."""
        return lines_of(self.find(card), self.catalogue.definitions, self.speech)


def drawn_name(card: CardModel, speech: SpeechText) -> str:
    """Return a card's name in characters that our font has."""
    return plain(speech.name(card.name)) or card.id


def kind_line(card: CardModel, definitions: Definitions, speech: SpeechText) -> str:
    """Return the line of a card's type, factions and numbers."""
    return speech.tell(type_line(card, definitions))


def lines_of(card: CardModel, definitions: Definitions, speech: SpeechText) -> list[str]:
    """Return a card's rules text in lines."""
    return [speech.tell(line) for line in rules_text(card, definitions)]
