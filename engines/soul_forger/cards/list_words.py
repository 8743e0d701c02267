"""The words of a card list, put into ours: sub-types and their plurals, costs, keywords, quotations."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from typing import get_args

from engines.soul_forger.language.parts import MOST_LETTERS, SUBTYPES, Faction, Keyword

KEYWORDS: tuple[str, ...] = get_args(Keyword)
WRITTEN = (
    "welcome", "last_breath", "betrayed", "slayer", "wounded", "seared", "evoke", "material", "skill",
    "absorb", "attune", "organize", "require",
)  # fmt: skip
"""Keywords that name an event, a cost or an action here: what they do must be written (SF-138 to SF-160)."""
_NOTHING = ("", "-", "–", "none", "factionless")
_FACTIONS: tuple[str, ...] = get_args(Faction)
_UNITS = ("card", "cards", "ronum", "creature", "creatures", "action", "actions", "equipment")
_REMINDER = re.compile(r"\(([^():]+):[^()]*\)")
_QUOTATION = re.compile(r'"([^"]+)"(?:\s*[-–—]\s*([^"]+))?')
_MOST_QUOTED = 200
_MARKUP = re.compile(r"[<>@`*_~|\\\[\]]")


class UnknownKind(ValueError):
    """Words in a cost that are no faction, no sub-type that we know and none that the list has."""


def split(words: str) -> list[str]:
    """Return the values of a field in which several may stand."""
    found = (" ".join(each.split()) for each in re.split(r"[\n/,;]", words))
    return [each for each in found if each.lower() not in _NOTHING]


def key_of(words: str) -> str:
    """Return words as our language writes them."""
    return re.sub(r"[ -]+", "_", words.strip().lower())


def plain(words: str) -> str:
    """Return words in small letters that every keyboard has."""
    return unicodedata.normalize("NFKD", words).encode("ascii", "ignore").decode().lower()


def is_written(keyword: str) -> bool:
    """Tell whether a keyword, such as `organize_2`, says something that a card's author has to write."""
    return re.sub(r"_([0-9]+|x)$", "", keyword) in WRITTEN


def keywords_of(text: str) -> tuple[list[str], bool]:
    """Return the keywords that a text begins with, and whether there is nothing else in it.

    What a keyword means may stand in brackets behind it.
    """
    bare = _REMINDER.sub(lambda found: "\n" if key_of(found[1]) in KEYWORDS else found[0], text)
    words = [key_of(word) for word in re.split(r"[.,;\n]", bare) if word.strip()]
    found: list[str] = []
    for word in words:
        if word not in KEYWORDS:
            break
        found.append(word)
    return found, len(found) == len(words)


def quoted(text: str) -> str:
    """Return what a text says that is one quotation, and whose; nothing of another text."""
    found = _QUOTATION.fullmatch(" ".join(text.split()))
    if found is None:
        return ""
    said = f"{found[1]} – {found[2]}" if found[2] else found[1]
    return "" if len(said) > _MOST_QUOTED or _MARKUP.search(said) else said


def plural(word: str) -> str:
    """Return a guess at the plural of an English word."""
    if re.search(r"([^s]ss|us|x|z|ch|sh)$", word):
        return f"{word}es"
    if word.endswith("s"):
        return word
    if re.search(r"[^aeiou]y$", word):
        return f"{word[:-1]}ies"
    if re.search(r"[lr]f$", word):
        return f"{word[:-1]}ves"
    return f"{word}s"


class Subtypes:
    """The sub-types of a list: those that the language knows, and others that its pack has to declare."""

    def __init__(self, words: Iterable[str]) -> None:
        found: dict[str, str] = {}
        for word in words:
            if (key := _subtype_key(word)) is not None:
                found.setdefault(key, word)
        self._one_of = {plural(key): key for key in (*SUBTYPES, *found) if plural(key) != key}
        self.own = {
            key: word for key, word in found.items() if key not in SUBTYPES and key not in self._one_of
        }
        """The list's words by the ids that they get."""

    def find(self, word: str) -> str | None:
        """Return the id of a sub-type, in singular or plural; None for what is none."""
        key = _subtype_key(word)
        key = None if key is None else self._one_of.get(key, key)
        return key if key in SUBTYPES or key in self.own else None

    def cost(self, words: str) -> str:
        """Return what a cost asks for as packs write it. Raises ValueError."""
        return ", ".join(
            " / ".join(self._term(term) for term in re.split(r"(?i)/\s*(?=[0-9]|x )", group))
            for group in words.split(",")
        )

    def _term(self, words: str) -> str:
        """Return "2 Goblin cards" of "2 Goblins", "4 Dark ronum" of "4 dark Ronum"."""
        amount, *kind = "/".join(map(str.strip, words.split("/"))).lower().split() or [""]
        if not re.fullmatch(r"[0-9]+|x", amount):
            raise ValueError(words)
        unit = kind.pop() if kind and kind[-1] in _UNITS else ""
        factions = kind.pop(0) if kind and set(kind[0].split("/")) <= {*_FACTIONS} else ""
        subtype = self.find(" ".join(kind)) if kind else ""
        if subtype is None:
            raise UnknownKind(" ".join(kind))
        if not (unit or subtype):
            raise ValueError(words)
        named = (factions.title(), subtype.replace("_", " ").title(), unit or "cards")
        return " ".join((amount.upper(), *filter(None, named)))


def _subtype_key(word: str) -> str | None:
    """Return the id that a sub-type gets; None where its words give none."""
    key = key_of(plain(word))
    return key if re.fullmatch(r"[a-z]+(_[a-z]+)*", key) and len(plural(word)) <= MOST_LETTERS else None
