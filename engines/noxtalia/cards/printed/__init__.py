"""What is printed on a card, made from its effects: so what it says and what it does cannot differ.

Texts here are keys with values; the sentences stand in the languages' resources
(`noxtalia-cards.ftl`). Every part of the card language has its text there.
"""

from engines.noxtalia.cards.printed.pack import rules_text, spirit_text, type_line

__all__ = ["rules_text", "spirit_text", "type_line"]
