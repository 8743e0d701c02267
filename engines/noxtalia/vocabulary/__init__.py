"""The language that cards are written in: the models, and beside them what each does."""

from engines.noxtalia.vocabulary.effects import Effect, When
from engines.noxtalia.vocabulary.parts import CardType, Cycle, Keyword

__all__ = ["CardType", "Cycle", "Effect", "Keyword", "When"]
