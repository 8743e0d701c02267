"""Counters (122)."""

from __future__ import annotations

import re

from engines.magic.cards.words.forms import turned
from engines.magic.language.parts import COUNTERS, MOST_LETTERS, Counter, KnownCounter

_SPELT: dict[KnownCounter, str] = {"plus_one": "+1/+1", "minus_one": "-1/-1"}
SPELLING: dict[str, str] = {each: _SPELT.get(each, each.replace("_", " ")) for each in COUNTERS}
"""What stands before "counter", of those that the language knows."""
_KNOWN = turned(SPELLING)
LOOKS = rf"(?:{'|'.join(map(re.escape, sorted(_KNOWN, key=len, reverse=True)))}|[a-z]+)"
"""How the word before "counter" can look, as a regular expression."""
_NO_KINDS = frozenset((
    "a", "additional", "all", "an", "another", "any", "each", "every", "few", "fewer", "five", "four", "had",
    "has", "have", "its", "least", "less", "many", "may", "more", "most", "no", "of", "one", "or", "other",
    "put", "remove", "same", "six", "some", "such", "ten", "that", "the", "their", "these", "this", "those",
    "three", "two", "with", "x", "your",
))  # fmt: skip
"""Words before "counter" that say how many there are, or which, and not of what kind."""


def counter_of(text: str) -> Counter | None:
    """Return the word of the language for a counter as it is written; None where it is of no kind."""
    if text in _KNOWN:
        return _KNOWN[text]
    return text if text.isalpha() and text not in _NO_KINDS and len(text) <= MOST_LETTERS else None


def spelt(counter: Counter) -> str:
    """Return what stands before "counter"."""
    return SPELLING.get(counter) or counter.replace("_", " ")
