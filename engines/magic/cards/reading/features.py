"""What Herald cannot do yet, by the words that ask for it: named where a line is not understood.

It names what is nearest and proves nothing: a card is refused in any case.
"""

from __future__ import annotations

import re

WORDS: tuple[tuple[str, str], ...] = (
    ("dice", r"\broll|\bd20\b|\bflip(s|ped)? a coin"),
    ("dungeon", r"\bdungeon|\bthe initiative\b"),
    ("monarch", r"\bthe monarch\b"),
    ("energy", r"\{E\}"),
    ("poison", r"\bpoison counter"),
    ("proliferate", r"\bproliferate"),
    ("transform", r"\btransform|\bconvert"),
    ("copies", r"\bcop(y|ies)\b"),
    ("ready_made_tokens", r"\b(Incubator|Junk|Map|Powerstone|Role|Shard) tokens?\b"),
    ("impulse", r"\bmay (play|cast) (it|that card|them|those cards|one of)"),
    ("cast_otherwise", r"as though it had flash|rather than pay|without paying"),
    ("play_lands", r"\bplay an additional land|\badditional lands\b"),
    ("freeze", r"\bnext untap step"),
    ("until_this_leaves", r"\buntil ~ leaves the battlefield|\bthe exiled card"),
    ("would_die", r"\bwould die\b|\bdealt damage this way\b"),
    ("prevention", r"\bprevent\b|\bwould deal damage\b|\bdamage that would be\b"),
    ("attack_or_block_duties", r"\bif able\b|\bmust be blocked\b|\bable to block\b"),
    ("attack_or_block_limits", r"\bcan't (attack|block)\b|\bcan block\b|\bcan't be blocked (by more|if)"),
    ("attacking_or_blocking", r"\battacking or blocking\b"),
    ("player_or_planeswalker", r"\b(player|opponent) or planeswalker\b"),
    ("chosen_word", r"\bof (your choice|the chosen)\b|\bchoose a (color|creature type|card name|basic land)"),
    ("named_cards", r"\bnamed\b"),
    ("this_turn", r"\b(this|last|each) turn\b"),
    ("other_counters", r"\b(?!charge |time )[a-z]+ counters?\b"),
    ("divided", r"\bdivided\b|\bany number of\b"),
    ("random", r"\bat random\b|\brandom order\b"),
    ("reveal", r"\breveals?\b"),
    ("any_order", r"\bin any order\b"),
    ("modes", r"\bchoose (one or|two|three|any number|up to)\b"),
    ("activation", r"\bactivate\b|\bactivated abilit"),
    ("nonbasic", r"\bnonbasic\b|\bnonsnow\b"),
    ("greatest", r"\b(greatest|highest|total|half)\b"),
    ("cycled", r"\bcycles?\b"),
    ("one_or_more", r"\bone or more\b"),
    ("attached", r"\battached\b|\b(is|it's|are) (enchanted|equipped)\b"),
)  # fmt: skip
"""Each feature with what a line says that asks for it; `real-why-feature` has words for each."""
_FEATURES = tuple((feature, re.compile(words, re.IGNORECASE)) for feature, words in WORDS)


def nearest(line: str) -> str | None:
    """Return the feature that a line asks for, if one of the list does."""
    return next((feature for feature, words in _FEATURES if words.search(line)), None)
