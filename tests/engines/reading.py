"""Faults that a reader of printed cards would notice."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from bot.texts import LOCALES, Locale, texts_in
from engines.kernel import Say

_SIGNS = ("{", "}", "nx-", "nn-", "sf-", "words-", "  ", " .", "..", " ,", "( ", " )", "()")
_NOT_FRENCH = re.compile(
    r"(?<=[ (])(de|le|la|que) [aeiouyhAEIOUÂâéÉê]|\bsi ils?\b|\b(à le|de le|à les|de les)\b|(?<!\u00a0)[:;?!]"
)
"""Elisions and contractions forgotten, and signs without their unbreakable space."""
_NOT_ENGLISH = re.compile(r"\ba (?:[aeiouAEIO8]|X\b|1[18]\b)|\ban (?!X\b|8|1[18]\b)[^aeiouAEIO]")
_SEVERAL = "cards|capacities|Spirits|Souls|Tokens|coins|cartes|capacités|Esprits|Âmes|Jetons|pièces|dégâts"
_ONE = "card|capacity|Spirit|Soul|Token|carte|capacité|Esprit|Âme|Jeton|pièce|couloir|dégât"


def faults(line: str, locale: Locale) -> list[str]:
    """Return what is wrong with a printed line."""
    found = [sign for sign in _SIGNS if sign in line]
    if re.search(r"\bNone\b", line):
        found.append("None")
    if not line[0].isupper() and line[0] not in "+−123":
        found.append("begins small")
    if "·" not in line and not line.endswith((".", ")")):
        found.append("ends without a full stop")
    if re.search(rf"(?<![X0-9])\b1 ({_SEVERAL})\b", line):
        found.append("plural of one")
    if re.search(rf"\b[23] ({_ONE})\b", line):
        found.append("singular of several")
    if locale == "fr" and _NOT_FRENCH.search(line):
        found.append("elision or spacing")
    if locale == "en" and _NOT_ENGLISH.search(line):
        found.append("article")
    return found


def faults_of(lines: Iterable[Say], read: Callable[[str], str] = str) -> dict[str, list[str]]:
    """Return what is wrong with all that can be said, in any language, by how it is said."""
    told = [*afresh(lines)]
    assert len(told) > 1_000
    wrong: dict[str, list[str]] = {}
    for locale in LOCALES:
        said = [texts_in(locale).tell(line) for line in told]
        wrong |= {line: found for line in said if (found := faults(read(line), locale))}
    return wrong


def misprinted(
    cards: Mapping[str, Sequence[str]], locale: Locale, most: int, read: Callable[[str], str] = str
) -> dict[str, list[str]]:
    """Return what is wrong with cards, given with the lines on them: how these read, how many, how long."""
    assert len(cards) > 50
    wrong: dict[str, list[str]] = {}
    for card, lines in cards.items():
        found = [f"{line}: {fault}" for line in lines for fault in faults(read(line), locale)]
        if len("\n".join(lines)) > most:
            found.append("longer than there is room for")
        if len(lines) > len(set(lines)):
            found.append("says one thing twice")
        if found:
            wrong[card] = found
    return wrong


def afresh(lines: Iterable[Say]) -> Iterator[Say]:
    """Yield the lines in which something stands, with what stands in it and in that, as in none before."""
    seen: set[Any] = set()
    for line in lines:
        before = len(seen)
        _shapes(line, seen)
        if len(seen) > before:
            yield line


def _shapes(value: Any, seen: set[Any]) -> tuple[Any, Any, Any]:
    """Return what a part says alone, with what stands in it, and with what stands in that, which is noted."""
    if isinstance(value, Say):
        nearer: tuple[Any, ...] = (value.key,)
        farther = nearer
        for name, each in value.values.items():
            alone, around, _ = _shapes(each, seen)
            nearer += (name, alone)
            farther += (name, around)
        seen.add(farther)
        return value.key, nearer, farther
    if isinstance(value, list | tuple):
        alone, around, farther = (
            zip(*(_shapes(each, seen) for each in value), strict=True) if value else ((),) * 3
        )
        return alone, around, farther
    told = repr(value)
    return told, told, told
