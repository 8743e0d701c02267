"""What pictures and texts need to know of a card, looked up by its id."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple, TypeAlias

from engines.neo_noble.cards.catalogue import Catalogue, catalogue_of
from engines.neo_noble.cards.printed import rules_text, type_line
from engines.neo_noble.language.pack import PATHPAWS, Noble, Spirit
from engines.neo_noble.language.parts import Fate
from engines.neo_noble.language.texts import Text
from engines.neo_noble.options import NeoNobleOptions
from render.drawing.lettering import plain
from render.drawing.pen import Sprite
from render.neo_noble.art.paint import Subject, broad_art, square_art
from render.shared.speech import SpeechText

Kind: TypeAlias = Literal["noble", "arbiter", "errant", "token"]
TextType: TypeAlias = Literal["income", "on_summon", "manifest", "end_turn", "pay", "ongoing"]


class Cards(NamedTuple):
    """The cards of one match, named in one language."""

    catalogue: Catalogue
    speech: SpeechText

    @classmethod
    def of(cls, options: NeoNobleOptions, speech: SpeechText) -> Cards:
        """Return the cards that a match is played with."""
        return cls(catalogue_of(options), speech)

    def find(self, card: str) -> Noble | Spirit:
        """Return a card's definition. Raises KeyError."""
        return self.catalogue.definition(card)

    def noble(self, card: str) -> Noble:
        """Return the definition of a Noble. Raises KeyError."""
        return self.catalogue.nobles[card]

    def spirit(self, card: str) -> Spirit:
        """Return the definition of a card that is no Noble. Raises KeyError."""
        return self.catalogue.spirits[card]

    def name(self, card: str) -> str:
        """Return a card's name."""
        return self.speech.name(self.find(card).name)

    def drawn_name(self, card: str) -> str:
        """Return a card's name in characters that our font has."""
        return drawn_name(self.find(card), self.speech)

    def fate(self, card: str) -> Fate:
        """Return a card's Fate."""
        return self.find(card).fate

    def art(self, card: str, wide: int, high: int) -> Sprite:
        """Return a card's picture of a shape, with all of its figure."""
        return broad_art(Subject.of(self.find(card)), wide, high, 6)

    def square(self, card: str, wide: int, radius: int) -> Sprite:
        """Return a card's picture, as broad as high."""
        return square_art(self.find(card), wide, radius)

    def lines(self, card: str) -> list[str]:
        """Return a card's rules text in lines."""
        return lines_of(self.find(card), self.catalogue.spirits, self.speech)


def drawn_name(card: Noble | Spirit, speech: SpeechText) -> str:
    """Return a card's name in characters that our font has."""
    return plain(speech.name(card.name)) or card.id


def kind_of(card: Noble | Spirit) -> Kind:
    """Return the kind of a card (NN-3)."""
    return card.type if isinstance(card, Spirit) else "noble"


def kind_sign(card: Noble | Spirit) -> str:
    """Return the sign of a card's kind; Pathpaws has its own (NN-18)."""
    return "pathpaws" if card.id == PATHPAWS else kind_of(card)


def kind_line(card: Noble | Spirit, speech: SpeechText) -> str:
    """Return the line of a card's type, Fate and numbers."""
    return speech.tell(type_line(card))


def lines_of(card: Noble | Spirit, tokens: Mapping[str, Spirit], speech: SpeechText) -> list[str]:
    """Return a card's rules text in lines."""
    return [speech.tell(line) for line in rules_text(card, tokens)]


def label_of(text: Text, speech: SpeechText) -> str:
    """Return what a text is called: its label, or when it works."""
    if text.label is not None:
        return plain(speech.name(text.label)) or text.type
    return text_word(text.type, speech)


def text_word(kind: TextType, speech: SpeechText) -> str:
    """Return the word for when a text works."""
    return speech.say("nn-picture-text-type", type=kind.replace("_", "-"))
