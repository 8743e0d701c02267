"""The language that cards are written in: the models, and beside them what each does."""

from engines.neo_noble.vocabulary.parts import CardType, Colour, Fate, Keyword
from engines.neo_noble.vocabulary.texts import Activated, Ongoing, Text

__all__ = ["Activated", "CardType", "Colour", "Fate", "Keyword", "Ongoing", "Text"]
