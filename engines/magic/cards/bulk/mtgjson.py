"""MTGJSON's `AllPrintings`: an object of sets, each with a list of faces of printings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, cast

from engines.kernel import Say
from engines.kernel.cards.owned import BadBulk
from engines.magic.cards.bulk import fields
from engines.magic.cards.bulk.fields import OddRow
from engines.magic.cards.bulk.gathering import NO_CARDS, REVERSIBLE, Gathering, RowKind, counted
from engines.magic.cards.bulk.stream import JsonStream
from engines.magic.cards.facts import Face

_LAYOUTS = {"aftermath": "split"}
"""Layouts that Scryfall calls otherwise."""
_ALONE = "meld"
"""The layout of cards whose two halves are one each."""
_MOST_ID = 40
_MOST_LANGUAGES = 40
_ENGLISH, _FRENCH = "English", "French"


class _Release(NamedTuple):
    """What stands beside the cards of a set, before or after them."""

    set_type: str
    released: str


def read(stream: JsonStream, into: Gathering, *, names_only: bool = False) -> None:
    """Read all sets of a file. Raises BadBulk."""
    found = False
    for member in stream.members():
        if member != "data":
            stream.skip()
            continue
        found = True
        for _ in stream.members():
            _read_set(stream, into, names_only=names_only)
    if not found:
        raise BadBulk(Say("real-bad-kind"))


def _read_set(stream: JsonStream, into: Gathering, *, names_only: bool) -> None:
    """Read a set. What it says of itself may stand after its cards, which are kept until then."""
    told: dict[str, Any] = {}
    rows: list[dict[str, Any]] = []
    for member in stream.members():
        if member == "cards":
            for _ in stream.entries():
                into.next_row()
                rows.append(_slim(stream.object()))
        elif member in ("type", "releaseDate"):
            told[member] = stream.value()
        else:
            stream.skip()
    for row in rows:
        try:
            release = _Release(fields.text(told, "type") or "", fields.text(told, "releaseDate") or "")
            _take(row, release, into, names_only=names_only)
        except OddRow as error:
            into.give_up(str(error))


_WANTED = frozenset((
    "identifiers", "name", "faceName", "side", "layout", "manaCost", "type", "text", "power", "toughness",
    "loyalty", "keywords", "legalities", "rarity", "availability", "isOversized", "borderColor", "language",
    "foreignData", "flavorName", "faceFlavorName",
))  # fmt: skip


def _slim(row: dict[str, Any]) -> dict[str, Any]:
    """Return what is wanted of a row: a set of them is held at once, and the rest is ten times as much."""
    kept = {name: value for name, value in row.items() if name in _WANTED}
    foreign = row.get("foreignData")
    if isinstance(foreign, list):
        kept["foreignData"] = [each for each in cast("list[Any]", foreign) if _is_french(each)]
    return kept


def _is_french(each: Any) -> bool:
    return isinstance(each, dict) and cast("dict[str, Any]", each).get("language") == _FRENCH


def _take(row: Mapping[str, Any], release: _Release, into: Gathering, *, names_only: bool) -> None:
    oracle_id = fields.needed(fields.inner(row, "identifiers"), "scryfallOracleId")[:_MOST_ID]
    layout = fields.needed(row, "layout")
    if layout in NO_CARDS:
        return
    side = fields.text(row, "side") or "a"
    if layout != REVERSIBLE:
        _name(row, side, release, oracle_id, into)
        if names_only:
            return
        _describe(row, layout, side, oracle_id, into)
    elif names_only:
        return
    kind = RowKind(
        set_type=release.set_type,
        media=frozenset(fields.words(row, "availability")),
        oversized=row.get("isOversized") is True,
        border=fields.text(row, "borderColor") or "",
        language="en" if _is_english(row) else "",
    )
    legal = fields.pools_in(fields.inner(row, "legalities"))
    printed = counted(kind, fields.text(row, "rarity") or "", played="eternal" in legal)
    if printed is not None:
        into.of(oracle_id).print_as(printed)


def _describe(row: Mapping[str, Any], layout: str, side: str, oracle_id: str, into: Gathering) -> None:
    """Note what is the same on all printings of a card: of the side in this row."""
    card = into.of(oracle_id)
    if side in card.faces:
        return
    whole = fields.needed(row, "name")
    written = fields.text(row, "faceName") or whole
    face = Face(
        name=fields.name_in(written) or fields.odd("name"),
        name_fr=None,
        cost=fields.text(row, "manaCost"),
        type_line=fields.needed(row, "type"),
        power=fields.text(row, "power"),
        toughness=fields.text(row, "toughness"),
        loyalty=fields.text(row, "loyalty"),
    )
    card.describe(side, face, fields.text(row, "text", fields.MOST_TEXT) or "")
    card.layout = _LAYOUTS.get(layout, layout)
    card.sides = 1 if layout == _ALONE else min(whole.count(" // ") + 1, fields.MOST_FACES)
    card.keywords |= {word.lower() for word in fields.words(row, "keywords")}
    card.pools = fields.pools_in(fields.inner(row, "legalities"))


def _is_english(row: Mapping[str, Any]) -> bool:
    return (fields.text(row, "language") or _ENGLISH) == _ENGLISH


def _name(row: Mapping[str, Any], side: str, release: _Release, oracle_id: str, into: Gathering) -> None:
    """Note the names that stand on this printing alone."""
    for field in ("flavorName", "faceFlavorName"):
        name = fields.name_in(fields.text(row, field))
        if name is not None and _is_english(row):
            into.of(oracle_id).also |= {name}
    for each in fields.objects(row, "foreignData", _MOST_LANGUAGES):
        name = fields.name_in(fields.text(each, "faceName") or fields.text(each, "name"))
        if name is not None:
            into.called(oracle_id, side, name, release.released)
