"""Faults that a reader of printed cards would notice."""

from __future__ import annotations

import re

from bot.texts import Locale

_SIGNS = ("{", "}", "nx-", "nn-", "sf-", "words-", "None", "  ", " .", "..", " ,", "( ", " )", "()")
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
