"""Short names by rule, for where a whole one finds no room: on buttons."""

from __future__ import annotations

import re

LONG = 14
"""Signs up to which a name is short enough as it is."""
_NUMBER = re.compile(r" [#№]?\d+$")
"""What tells namesakes apart: it is never left out."""
_TAIL = {
    "en": re.compile(
        r" (?:of|at|from|under|over|among|in|into|on|to|for|with|without|down|up|through|behind|beside"
        r"|between|beneath|by|who|that|and) .*"
    ),
    "fr": re.compile(r" (?:d[eu]s?|à|aux?|en|sous|sur|dans|parmi|pour|avec|sans|qui|et) .*| (?:d|à l)’.*"),
}
"""From where on a name only says more of what has been named."""
_BEFORE_NOUN = re.compile(
    r"(?:l’|(?:l[ea]s?|une?|des|petite?s?|grande?s?|vieux|vieil|vieille|jeunes?|beau|belle|bonne?|gros|grosse"
    r"|haute?s?|longue?|premiers?|première|derniers?|dernière|double|mille|deux|trois|quatre|cinq) )+",
    re.IGNORECASE,
)
"""What stands before a French noun."""


def short_name(name: str, locale: str) -> str:
    """Return a name in at most some fourteen signs, where the rule finds so short a part of it.

    What stands before a comma; then before "of", "at", "from" and their like; then the noun: in English
    the last word, in French the first.
    """
    number = found[0] if (found := _NUMBER.search(name)) else ""
    said = name.removesuffix(number)
    if len(said) > LONG:
        said = said.split(",")[0]
    if len(said) > LONG:
        said = _TAIL[locale].sub("", said) or said
    if len(said) > LONG:
        said = _noun(said, locale)
    return said + number


def _noun(said: str, locale: str) -> str:
    if locale == "en":
        return said.split(" ")[-1]
    rest = _BEFORE_NOUN.sub("", said, count=1) if _BEFORE_NOUN.match(said) else said
    noun = (rest or said).split(" ")[0]
    return noun[:1].upper() + noun[1:]
