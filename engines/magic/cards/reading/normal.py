"""A text in its normal form: what says nothing is taken away, what is spelt in two ways is spelt in one.

All trust in the reader lies here, as what is lost here is seen by nobody: so these are few rules, each with
a test that it cannot hide a difference.
"""

from __future__ import annotations

import re
from collections.abc import Collection

from engines.magic.cards.words.ability_words import ABILITY_WORDS, MEANS_SOMETHING, MOST_FLAVOUR_WORDS
from engines.magic.cards.words.starters import STARTERS

THIS = "~"
"""Stands for the card's own name, and for "this creature" and its like."""
_SIGNS = str.maketrans({"’": "'", "‘": "'", "“": '"', "”": '"', "−": "-", "\u00a0": " "})
_REMINDER = re.compile(r" ?\([^()]*\)")
_ENTERS = re.compile(r"\b(enter|enters|entered|entering) the battlefield\b")
_DASHED = re.compile(r"((?:• )?)([A-Z0-9][^—:.•\"]*?) — (?=\S)")
_STARTS = re.compile(r"(?:^|(?<=\. )|(?<=: )|(?<=— )|(?<=• )|(?<=\"))[A-Z][a-z'-]*")
_ROMAN = re.compile(r"[IVX]+(, [IVX]+)*")
_OWN_NOUNS = (
    "creature", "land", "artifact", "enchantment", "permanent", "Aura", "Equipment", "planeswalker", "token",
)  # fmt: skip
"""What a card may call itself after "this", where it is that."""
_OWN = re.compile(rf"\b[Tt]his (?:{'|'.join(_OWN_NOUNS)})\b(?! (?:card|spell|type)s?\b)")


def normal_lines(name: str, text: str, keywords: Collection[str] = ()) -> tuple[str, ...]:
    """Return the lines of a card's text in their normal form; modes stand in the line that offers them.

    `keywords` are those that the file lists: none of them is a flavour word.
    """
    plain = _REMINDER.sub("", text.translate(_SIGNS))
    rows = [" ".join(row.split()) for row in plain.split("\n")]
    joined: list[str] = []
    for row in rows:
        if row.startswith("•") and joined:
            joined[-1] = f"{joined[-1]} {row}"
        elif row:
            joined.append(row)
    known = frozenset(word.lower() for word in keywords)
    return tuple(_normal(row, name, known) for row in joined)


def _normal(row: str, name: str, keywords: frozenset[str]) -> str:
    pieces = row.split('"')
    for place in range(0, len(pieces), 2):  # what stands between quotes speaks of another object (201.5)
        for own in names(name):
            pieces[place] = re.sub(rf"(?<![\w']){re.escape(own)}(?![\w-])", THIS, pieces[place])
    row = '"'.join(pieces)
    row = _OWN.sub(THIS, row)
    row = _ENTERS.sub(r"\1", row)
    row = _DASHED.sub(lambda found: _undashed(found, keywords), row)
    return _STARTS.sub(lambda found: _small(found[0]), row)


def names(name: str) -> tuple[str, ...]:
    """Return by what a card may call itself: its name, and what stands before a comma in it (201.5)."""
    found = [name]
    for mark in (", ", " of ", " the ", " "):
        short = name.split(mark)[0]
        if short != name and short.lower() not in STARTERS and len(short) > 2 and short not in found:
            found.append(short)
    return tuple(each for each in found if each.lower() not in STARTERS)


def _undashed(found: re.Match[str], keywords: frozenset[str]) -> str:
    """Return what stands before a dash: nothing, if it is an ability word or a flavour word (207.2c, 207.2d)."""
    bullet, word = found[1], found[2].lower()
    if word in ABILITY_WORDS:
        return bullet
    means = (
        word in MEANS_SOMETHING or word in keywords or word.startswith("choose") or _ROMAN.fullmatch(found[2])
    )
    titled = all(each[0].isupper() for each in found[2].split() if len(each) > 3)
    return bullet if titled and not means and len(word.split()) <= MOST_FLAVOUR_WORDS else found[0]


def _small(word: str) -> str:
    return word.lower() if word.lower() in STARTERS else word
