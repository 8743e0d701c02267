"""Strangers' words, made safe: nicknames, names of files and decks, whatever somebody typed."""

from __future__ import annotations

import re

from engines.kernel.words import without_disguise

_HARMLESS = str.maketrans(
    {
        "*": "∗", "~": "∼", "`": "ˋ", "|": "∣", "\\": "⧵",
        "[": "［", "]": "］", "<": "‹", ">": "›",
    }
)  # fmt: skip
"""What Discord takes for markup, links or mentions, and signs like them, which mean nothing to it.

A backslash before each would do in messages, but would be drawn in pictures.
"""

_UNDERSCORE = re.compile(r"(?<![^\W_])_|_(?![^\W_])")
"""One that is not within a word, as ids have them."""
_LINK = re.compile(r"(?<=[A-Za-z])(:)(?=//)")
_AT_THE_START = re.compile(r"^[#\-+>\s]+|^\d+(?=\.\s)")
"""What makes a heading, a list or a quotation of a line."""


def safe(words: str, most: int = 60) -> str:
    """Return strangers' words as they may stand in messages, pictures and logs; never empty.

    Nothing in them formats, links or mentions, runs from right to left, hides,
    or towers over the line. At most so many characters; what is cut ends in `…`.
    """
    plain = _LINK.sub("∶", without_disguise(words).translate(_HARMLESS))
    plain = _UNDERSCORE.sub("＿", plain)
    plain = _AT_THE_START.sub("", plain).replace("@everyone", "＠everyone").replace("@here", "＠here")
    if len(plain) > most:
        plain = plain[: most - 1].rstrip() + "…"
    return plain or "?"
