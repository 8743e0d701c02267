"""What is printed on a card, made from its models: so what it says and what it does cannot differ.

Texts here are keys with values; the sentences stand in the languages' resources
(`neo_noble-cards.ftl`). Every part of the card language has its text there.
"""

from engines.neo_noble.cards.printed.pack import card_text, rules_text, type_line
from engines.neo_noble.cards.printed.texts import costing, put_off

__all__ = ["card_text", "costing", "put_off", "rules_text", "type_line"]
