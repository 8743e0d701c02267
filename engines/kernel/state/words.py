"""Strangers' words: what may hide in them, told apart from what people write."""

from __future__ import annotations

import unicodedata
from itertools import groupby

from pydantic_core import PydanticCustomError

_INVISIBLE = frozenset(("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"))
"""Categories of signs that show nothing: controls, directions, joiners of no width, what has no meaning."""

_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and signs that look like nothing."""

_MOST_MARKS = 2
"""Marks upon one letter: as many as any language's names need, once composed."""


def without_disguise(text: str) -> str:
    """Return a text without what cannot be seen and without marks heaped upon a letter; blanks become one."""
    if text.isascii() and text.isprintable():  # as most are
        return " ".join(text.split())
    kept: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFC", text):
        category = unicodedata.category(sign)
        if category in ("Zs", "Zl", "Zp") or sign in "\t\n\r":
            kept.append(" ")
        elif category in _INVISIBLE or sign in _BLANK:
            continue
        elif category in ("Mn", "Me"):
            marks += 1
            if marks <= _MOST_MARKS:
                kept.append(sign)
            continue
        else:
            kept.append(sign)
        marks = 0
    return " ".join("".join(kept).split())


def scripts(text: str) -> set[str]:
    """Return the scripts of the letters, such as LATIN and CYRILLIC, as their Unicode names begin."""
    return {unicodedata.name(letter, "?").split()[0] for letter in text if letter.isalpha()}


def is_mixed(text: str) -> bool:
    """Tell whether a word mixes alphabets that look alike, such as a Latin word with a Cyrillic letter."""
    alike = {"LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE"}
    words = ("".join(word) for letters, word in groupby(text, str.isalpha) if letters)
    return any(len(scripts(word) & alike) > 1 for word in words)


def readable(text: str) -> str:
    """Return a card's words if they are what they look like: visible, in Latin letters, nothing hidden.

    For pydantic.
    """
    if not without_disguise(text):
        raise PydanticCustomError("pack_blank", "nothing that can be seen")
    if text.isascii() and text.isprintable():
        return text
    foreign = scripts(text) - {"LATIN", "FEMININE", "MASCULINE", "MICRO"}
    if foreign or without_disguise(text) != " ".join(unicodedata.normalize("NFC", text).split()):
        raise PydanticCustomError("pack_disguise", "letters that are not Latin, or signs that cannot be seen")
    return text
