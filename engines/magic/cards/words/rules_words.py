"""Words of the rules with which sentences begin: written large they are no card's name."""

from __future__ import annotations

from engines.magic.cards.words.colours import COLORS, OF_COLORS
from engines.magic.cards.words.keywords import KEYWORDS, LONGER, NAMED
from engines.magic.cards.words.nouns import CARD_TYPES, OBJECTS, SUPERTYPES
from engines.magic.cards.words.numbers import NUMBERS
from engines.magic.cards.words.verbs import VERBS

_LITTLE_WORDS = frozenset((
    "a", "activate", "activated", "all", "an", "another", "any", "as", "at", "attacking", "black", "blocking",
    "damage", "during", "each", "enchanted", "equipped", "for", "if", "in", "instead", "it", "it's", "its",
    "no", "nonartifact", "nonbasic", "nonblack", "nonblue", "noncreature", "nonenchantment", "nongreen",
    "nonland", "nonlegendary", "nonred", "nontoken", "nonwhite", "other", "otherwise", "protection", "spend",
    "tapped", "that", "the", "their", "then", "they", "this", "those", "unless", "until", "untapped", "up",
    "when", "whenever", "where", "with", "you", "your",
))  # fmt: skip
RULES_WORDS = (
    _LITTLE_WORDS
    | {form for verb in VERBS.values() for form in (verb.base, verb.third)}
    | {form for noun in (*CARD_TYPES.values(), *OBJECTS.values()) for form in noun}
    | {word.split()[0] for word in (*KEYWORDS.values(), *LONGER.values(), *NAMED.values())}
    | {*COLORS.values(), *OF_COLORS.values(), *SUPERTYPES.values(), *NUMBERS.values()}
)
"""A card that bears one of these as its name does not mean itself by it."""
