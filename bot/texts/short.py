"""The short form of what is printed on a card, for a menu's description and wherever a line has to do."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bot.texts.texts import Texts, texts_in
from engines.kernel import Say

MOST = 100
"""Characters of a description in a menu of Discord."""
_MORE = " +"
"""What says that the card has more to it than there was room for."""
_ENDS = (re.compile(r"[.;]? · |\. |\s?; | / "), re.compile(r"[,:]? "))
"""Where a clause ends; and, for a clause that is too long by itself, a word."""


def short_form(printed: Sequence[Say], texts: Texts, most: int = MOST) -> str:
    """Return a card's text in one short line: whole if it fits, else its first clauses and a sign for more.

    `printed` are the lines below its name, the one of its kind and numbers first: a picture shows that.
    """
    told = map(texts_in(texts.locale, short=True).tell, printed[1:])
    return cut_short(" · ".join(line[:1].upper() + line[1:] for line in told if line), most)


def cut_short(text: str, most: int = MOST) -> str:
    """Return a text that is no longer than this: its first clauses, or of a long first clause whole words."""
    if len(text) <= most:
        return text
    room = most - len(_MORE)
    for end in _ENDS:
        whole = [found.start() for found in end.finditer(text) if found.start() <= room]
        if whole:
            return text[: whole[-1]] + _MORE
    return text[:room] + _MORE
