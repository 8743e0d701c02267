"""What is printed on cards: texts by key with their values, made from the models that are played."""

from engines.magic.cards.printed.pack import (
    card_text,
    kind_line,
    rules_text,
    search_for,
    searched,
    type_line,
)
from engines.magic.cards.printed.parts import Definitions

__all__ = ["Definitions", "card_text", "kind_line", "rules_text", "search_for", "searched", "type_line"]
