"""Ability words (207.2c), which mean nothing, and what looks like them and means something."""

from __future__ import annotations

ABILITY_WORDS = frozenset((
    "adamant", "addendum", "alliance", "battalion", "bloodrush", "celebration", "channel", "chroma", "cohort",
    "constellation", "converge", "corrupted", "council's dilemma", "coven", "delirium", "descend 4",
    "descend 8", "domain", "eerie", "eminence", "enrage", "fateful hour", "fathomless descent", "ferocious",
    "flurry", "formidable", "grandeur", "hellbent", "heroic", "imprint", "inspired", "join forces", "kinship",
    "landfall", "lieutenant", "magecraft", "metalcraft", "morbid", "pack tactics", "paradox", "parley",
    "radiance", "raid", "rally", "renew", "revolt", "secret council", "spell mastery", "strive", "survival",
    "sweep", "tempting offer", "threshold", "undergrowth", "valiant", "void", "will of the council",
))  # fmt: skip
"""207.2c: a text says the same without them."""
MEANS_SOMETHING = frozenset((
    "boast", "buyback", "champion", "choose one", "choose two", "companion", "cumulative upkeep", "cycling",
    "deathtouch", "echo", "entwine", "equip", "escape", "exhaust", "flashback", "forecast", "hideaway",
    "kicker", "level up", "madness", "max speed", "megamorph", "metamorphosis", "morph", "multikicker",
    "prowl", "recover", "reinforce", "solved", "splice onto arcane", "start your engines!", "to solve",
    "transmute", "unearth", "ward", "will of the planeswalkers",
))  # fmt: skip
"""Words before a dash that no flavour word may be taken for, whatever a file lists (207.2d)."""
MOST_FLAVOUR_WORDS = 6
"""Before a dash: what is longer is no flavour word."""
