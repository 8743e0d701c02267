"""Faults that a reader of printed cards would notice."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from bot.texts import LOCALES, Locale, texts_in
from engines.kernel import Say

FLOORS = 2
"""What is said is said with all that may stand in it, and in that."""

_SIGNS = ("{", "}", "nx-", "nn-", "sf-", "words-", "  ", " .", "..", " ,", "( ", " )", "()")
_NOT_FRENCH = re.compile(
    r"(?<=[ (])(de|le|la|que) [aeiouyhAEIOUÂâéÉê]|\bsi ils?\b|\b(à le|de le|à les|de les)\b|(?<!\u00a0)[:;?!]"
)
"""Elisions and contractions forgotten, and signs without their unbreakable space."""
_NOT_ENGLISH = re.compile(r"\ba [aeiouAEIO]|\ban [^aeiouAEIO]")
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
    """Yield the lines in which something stands, with what stands in it, that no line before has had."""
    seen: set[Any] = set()
    for line in lines:
        shapes = {_shape(part, FLOORS) for part in _parts(line)}
        if not shapes <= seen:
            seen |= shapes
            yield line


def _parts(value: Any) -> Iterator[Say]:
    if isinstance(value, Say):
        yield value
        for each in value.values.values():
            yield from _parts(each)
    elif isinstance(value, list | tuple):
        for each in value:
            yield from _parts(each)


def _shape(value: Any, floors: int) -> Any:
    """Return what a part says, so many floors down."""
    if isinstance(value, Say):
        if not floors:
            return value.key
        return value.key, *((name, _shape(each, floors - 1)) for name, each in value.values.items())
    if isinstance(value, list | tuple):
        return tuple(_shape(each, floors) for each in value)
    return repr(value)
