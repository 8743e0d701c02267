"""What pictures and texts need to know of a card, looked up by its id."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engines.magic.cards.catalogue import FACE_DOWN, Card, Catalogue, catalogue_of
from engines.magic.cards.printed import Definitions, rules_text
from engines.magic.cards.token_names import original_of
from engines.magic.language.pack import CardModel, MagicPack
from engines.magic.options import MagicOptions
from render.drawing.lettering import plain
from render.magic.art.figures import Subject, subject
from render.shared.speech import SpeechText


class Cards(NamedTuple):
    """The cards of one match, named in one language."""

    catalogue: Catalogue
    definitions: Definitions
    speech: SpeechText

    @classmethod
    def of(cls, options: MagicOptions, speech: SpeechText) -> Cards:
        """Return the cards that a match is played with."""
        return cls(catalogue_of(options), _words(options.cards), speech)

    def find(self, card: str) -> Card:
        """Return a card or a token. Raises KeyError."""
        return self.catalogue.cards[card]

    def name(self, card: str) -> str:
        """Return a card's name."""
        if card == FACE_DOWN:
            return self.speech.say("mn-picture-face-down")
        return self.catalogue.named(card)[self.speech.locale]

    def drawn_name(self, card: str) -> str:
        """Return a card's name in characters that our font has."""
        return plain(self.name(card)) or card

    def subject(self, card: str) -> Subject:
        """Return what its picture is of."""
        return subject(self.find(card))

    def model(self, card: str) -> CardModel:
        """Return a card as it is printed, also of a copy. Raises KeyError."""
        return self.catalogue.definitions[original_of(card)]


@lru_cache(maxsize=64)
def _words(pack: MagicPack | None) -> Definitions:
    return Definitions() if pack is None else Definitions(pack.subtypes, pack.counters)


def drawn_name(card: CardModel, speech: SpeechText) -> str:
    """Return a card's name in characters that our font has."""
    return plain(speech.name(card.name)) or card.id


def lines_of(card: CardModel, definitions: Definitions, speech: SpeechText) -> list[str]:
    """Return a card's rules text in lines."""
    return [speech.tell(line) for line in rules_text(card, definitions)]
