"""What is printed on cards: texts by key with their values, made from the models that are played."""

from engines.soul_forger.cards.printed.pack import card_text, rules_text, type_line

__all__ = ["card_text", "rules_text", "type_line"]
