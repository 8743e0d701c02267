"""Fields of a row of a bulk file, which may hold anything, read as what they must be."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from typing import Any, NoReturn, cast

from pydantic import TypeAdapter, ValidationError

from engines.kernel.cards.packs import Words
from engines.magic.cards.bulk.stream import JsonObject
from engines.magic.language.pack import Pool

MOST_TEXT = 4_000
"""Characters of a card's text, all faces together."""
MOST_LINE = 120
"""Characters of a type line, a cost, a keyword."""
MOST_FACES = 5
MOST_KEYWORDS = 40
_NAME: TypeAdapter[str] = TypeAdapter(Words)
_FORMATS: Mapping[str, Pool] = {"vintage": "eternal", "modern": "modern", "standard": "standard"}
_PLAYED = ("legal", "restricted")
"""MN-R15: what is restricted counts as normal."""


class OddRow(Exception):
    """A row that says nothing usable in a field."""


def odd(field: str) -> NoReturn:
    """Give a row up."""
    raise OddRow(field)


def text(row: Mapping[str, Any], field: str, most: int = MOST_LINE) -> str | None:
    """Return what a field says; None where it says nothing. Raises OddRow."""
    found = row.get(field)
    if found is None or found == "":
        return None
    if not isinstance(found, str) or len(found) > most:
        odd(field)
    return found


def needed(row: Mapping[str, Any], field: str) -> str:
    """Return what a field says. Raises OddRow where it says nothing."""
    return text(row, field) or odd(field)


def objects(row: Mapping[str, Any], field: str, most: int) -> list[JsonObject]:
    """Return the objects of a list; none where there is no list. Raises OddRow."""
    found: Any = row.get(field) or []
    if not isinstance(found, list) or len(cast("list[Any]", found)) > most:
        odd(field)
    if not all(isinstance(each, dict) for each in cast("list[Any]", found)):
        odd(field)
    return cast("list[JsonObject]", found)


def inner(row: Mapping[str, Any], field: str) -> JsonObject:
    """Return an object within a row; an empty one where there is none. Raises OddRow."""
    found: Any = row.get(field) or {}
    return cast("JsonObject", found) if isinstance(found, dict) else odd(field)


def words(row: Mapping[str, Any], field: str) -> tuple[str, ...]:
    """Return the words of a list. Raises OddRow."""
    found: Any = row.get(field) or []
    if not isinstance(found, list):
        odd(field)
    listed = cast("list[Any]", found)
    if len(listed) > MOST_KEYWORDS or not all(
        isinstance(one, str) and len(one) <= MOST_LINE for one in listed
    ):
        odd(field)
    return tuple(listed)


def name_in(written: str | None) -> str | None:
    """Return a name in plain letters and spaces; None for what is markup, or hides something."""
    if written is None:
        return None
    plain = " ".join(unicodedata.normalize("NFC", written).split())
    try:
        return _NAME.validate_python(plain)
    except ValidationError:
        return None


def pools_in(legalities: Mapping[str, Any]) -> tuple[Pool, ...]:
    """Return where a card may be played (MN-R15)."""
    return tuple(pool for format, pool in _FORMATS.items() if str(legalities.get(format)).lower() in _PLAYED)
