"""Deeds by hand as texts and events carry them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, get_args

from engines.kernel.cards.wording import dashed
from engines.magic.cards.catalogue import COLOR_BITS, Named
from engines.magic.cards.printed.parts import Definitions
from engines.magic.language.parts import PHRASES, CardType
from engines.magic.rules.by_hand.deeds import AIMS, EVERY, OTHER, of, said
from engines.magic.table import keys as naming

THINGS = (
    "permanent", "permanents", "object", "objects", "lying", "attached", "lies_on", "item", "hurt", "hand",
    "known", "creature", "vehicle", "copied", "spell", "down", "own_down",
)  # fmt: skip
"""Questions that name what a deed is done to."""
_PLAIN = ("number", "power", "toughness", "take", "sides")
_SILENT: dict[str, Any] = {
    "card": None, "host": None, "whom": "none", "number": 0, "until": "none", "keyword": "none",
    "noun": "none", "color": "none", "word": "none", "to": "none", "phrase": "no", "many": "no", "power": 0,
    "toughness": 0, "sides": 0, "take": 0, "sub": "none",
}  # fmt: skip
"""What a deed says where nothing was answered."""


def facts(key: str, seat: int, named: Callable[[str], Named | None]) -> dict[str, Any]:
    """Return a seat's deed as texts and events carry it; `named` says what an object is called by its key."""
    found = {**_SILENT, "seat": seat, "other": 1 - seat, "deed": dashed(naming.hand_verb(key))}
    for part, word in zip(of(key).parts, said(key), strict=False):
        found |= _fact(part, word, named)
    return found


def _fact(part: str, word: str, named: Callable[[str], Named | None]) -> dict[str, Any]:
    match part:
        case "whom":
            return {"whom": word}
        case "size" if word != OTHER:
            power, toughness = word.split("_")
            return {"power": int(power), "toughness": int(toughness), "until": "end-of-turn"}
        case "keyword" | "token_keyword" | "lost":
            return {
                "keyword": dashed(word),
                "phrase": "yes" if word in PHRASES else "no",
                "noun": "permanent",
            }
        case "type":
            return {"noun": word}
        case "sub":
            return {"sub": subtype_noun(word)}
        case "token":
            return {"noun": subtype_noun(word)}
        case "color":
            return {"color": word}
        case "token_color":
            return {"color": dashed(word)}
        case "mana":
            return {"word": f"{{{word}}}"}
        case "word":
            return _noted(word)
        case "rest" | "found" | "place" | "goes" | "end" | "face":
            return {"to": dashed(word)}
        case "depth":
            return {"number": int(word)}
        case "counter":
            return {"word": word}
        case _ if part in AIMS:
            return {}
        case _ if part in THINGS:
            whole = word in ("you", "opponent", *EVERY)
            return {"whom": dashed(word)} if whole else {"card": named(word)}
        case "host" | "rival":
            return {"host": named(word)}
        case _ if part in _PLAIN:
            return {part: int(word)}
        case _:
            return {part: dashed(word)}


def _noted(word: str) -> dict[str, Any]:
    """Return a color, a card type, a number, or what a player or the time becomes, that is noted."""
    if word in COLOR_BITS:
        return {"color": word}
    if word.isdecimal():
        return {"number": int(word)}
    return {"noun": word} if word in get_args(CardType) else {"word": word}


def subtype_noun(word: str) -> str:
    """Return the noun for a sub-type of which both languages know the forms, or for a card type."""
    noun = Definitions().subtype(word)
    return noun if isinstance(noun, str) else word
