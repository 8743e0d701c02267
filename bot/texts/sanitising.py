"""Strangers' words, made safe: nicknames, names of files and decks, whatever somebody typed."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Mapping, Sequence

from engines.kernel import Say
from engines.kernel.state.words import without_disguise

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


_BESIDE_A_MARK = 12
"""Characters of a name that a mark follows: what is drawn with less room would be cut before it."""


def told_apart(names: Sequence[str], marks: Sequence[str]) -> list[str]:
    """Return names as they are, but with its mark beside each that looks like another: `Sam (2)`.

    Where a name looks like another with its mark, all are marked.
    """
    alike = Counter(map(_look, names))
    called = [
        _marked(name, mark) if alike[_look(name)] > 1 else name
        for name, mark in zip(names, marks, strict=True)
    ]
    if len(set(map(_look, called))) == len(called):
        return called
    return [_marked(name, mark) for name, mark in zip(names, marks, strict=True)]


def users_told_apart(names: Mapping[int, str]) -> dict[int, str]:
    """Return what users are called, by id; its end is the mark of those whose names look alike."""
    called = told_apart(list(names.values()), [f"…{user % 10_000:04}" for user in names])
    return dict(zip(names, called, strict=True))


def _look(name: str) -> str:
    """Return what two names have in common that are read alike."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


def _marked(name: str, mark: str) -> str:
    short = name if len(name) <= _BESIDE_A_MARK else name[: _BESIDE_A_MARK - 1].rstrip() + "…"
    return f"{short} ({mark})"


def harmless(reason: Say) -> Say:
    """Return a reason whose quotations from the file neither format nor mention."""
    quoted = {
        name: safe(value) if isinstance(value, str) and name != "allowed" else value
        for name, value in reason.values.items()
    }
    return Say(reason.key, quoted)
