"""A text in its normal form: what says nothing is taken away, what is spelt in two ways is spelt in one.

All trust in the reader lies here, as what is lost here is seen by nobody: so these are few rules, each with
a test that it cannot hide a difference.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from typing import NamedTuple

from engines.magic.cards.words.ability_words import ABILITY_WORDS, MEANS_SOMETHING, MOST_FLAVOUR_WORDS
from engines.magic.cards.words.nouns import id_of, singular
from engines.magic.cards.words.rules_words import RULES_WORDS
from engines.magic.language.parts import SUBTYPES

THIS = "~"
"""Stands for the card's own name, and for "this creature" and its like."""
_SIGNS = str.maketrans({"’": "'", "‘": "'", "“": '"', "”": '"', "−": "-", "\u00a0": " "})
_REMINDER = re.compile(r" ?\([^()]*\)")
_ENTERS = re.compile(r"\b(enter|enters|entered|entering) the battlefield\b")
_DASHED = re.compile(r"((?:• )?)([A-Z0-9][^—:.•\"]*?) — (?=\S)")
_STARTS = re.compile(r"(?:^|(?<=\. )|(?<=: )|(?<=— )|(?<=• )|(?<=\"))[A-Z][a-z'-]*")
_ROMAN = re.compile(r"[IVX]+(, [IVX]+)*")
_LITTLE = 3
"""Letters of words that titles write small."""
_SUBTYPES = frozenset(SUBTYPES)
_OWN_NOUNS = (
    "creature", "land", "artifact", "enchantment", "permanent", "Aura", "Equipment", "planeswalker", "token",
)  # fmt: skip
"""What a card may call itself after "this", where it is that."""
_THIS = re.compile(rf"\b[Tt]his (?:{'|'.join(_OWN_NOUNS)})\b(?! (?:card|spell|type)s?\b)")


class NamedCard(NamedTuple):
    """What must be known of a card to read its text."""

    name: str
    subtypes: Collection[str] = ()
    """As they are written: `Elf`."""
    is_legendary: bool = False
    """It may call itself by a part of its name (201.5c)."""
    keywords: Collection[str] = ()
    """Those that the file lists: none of them is a flavour word."""


def normal_lines(card: NamedCard, text: str) -> tuple[str, ...]:
    """Return the lines of a card's text in their normal form; modes stand in the line that offers them."""
    plain = _REMINDER.sub("", text.translate(_SIGNS))
    rows = [" ".join(row.split()) for row in plain.split("\n")]
    joined: list[str] = []
    for row in rows:
        if row.startswith("•") and joined:
            joined[-1] = f"{joined[-1]} {row}"
        elif row:
            joined.append(row)
    own = names(card)
    keywords = frozenset(word.lower() for word in card.keywords)
    return tuple(_normal(row, own, frozenset(card.subtypes), keywords) for row in joined)


def _normal(row: str, own: Sequence[str], subtypes: frozenset[str], keywords: frozenset[str]) -> str:
    pieces = row.split('"')
    for place in range(0, len(pieces), 2):  # what stands between quotes speaks of another object (201.5)
        for name in own:
            pieces[place] = _renamed(pieces[place], name)
    row = _THIS.sub(THIS, '"'.join(pieces))
    row = _ENTERS.sub(r"\1", row)
    row = _DASHED.sub(lambda found: _undashed(found, keywords), row)
    return _STARTS.sub(lambda found: _small(found[0], subtypes), row)


def _renamed(text: str, name: str) -> str:
    """Return a text with the sign for the card itself instead of its name, where that stands as a word."""
    found, at = "", text.find(name)
    while at >= 0:
        before, after = (found + text[:at])[-1:], text[at + len(name) :]
        stands = not (before.isalnum() or before == "'" or after[:1].isalnum() or after[:1] == "-")
        found, text = found + text[:at] + (THIS if stands else name), after
        at = text.find(name)
    return found + text


def names(card: NamedCard) -> tuple[str, ...]:
    """Return by what a card may call itself, the longest first: its name, a legendary one by a part of it."""
    found = [card.name]
    if card.is_legendary:
        found += [card.name.split(mark)[0] for mark in (", ", " of ", " the ", " ")]
    usual = {"The", "A", "An", *card.subtypes}
    return tuple(
        dict.fromkeys(each for each in found if each.lower() not in RULES_WORDS and each not in usual)
    )


def _undashed(found: re.Match[str], keywords: frozenset[str]) -> str:
    """Return what stands before a dash: nothing of an ability word or a flavour word (207.2c, 207.2d)."""
    bullet, word = found[1], found[2].lower()
    if word in ABILITY_WORDS:
        return bullet
    means = word in MEANS_SOMETHING or word in keywords or word.startswith("choose")
    titled = all(each[0].isupper() for each in found[2].split() if len(each) > _LITTLE)
    if means or not titled or _ROMAN.fullmatch(found[2]) or len(word.split()) > MOST_FLAVOUR_WORDS:
        return found[0]
    return bullet


def _small(word: str, subtypes: frozenset[str]) -> str:
    """Return the first word of a sentence as it would stand within: sub-types alone are written large."""
    one = singular(word) or word
    known = one in subtypes or word in subtypes or {id_of(one), id_of(word)} & _SUBTYPES
    return word if known else word.lower()
