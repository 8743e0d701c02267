"""Scryfall's files: a list of printings, each an object (`default_cards`; `all_cards` for names)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engines.magic.cards.bulk import fields
from engines.magic.cards.bulk.fields import OddRow
from engines.magic.cards.bulk.gathering import NO_CARDS, REVERSIBLE, GatheredCard, Gathering, RowKind, counted
from engines.magic.cards.bulk.stream import JsonStream
from engines.magic.cards.facts import Face

_SIDES = "abcde"
_MOST_ID = 40


def read(stream: JsonStream, into: Gathering, *, names_only: bool = False) -> None:
    """Read all rows of a file. Raises BadBulk."""
    for _ in stream.entries():
        row = stream.object()
        into.next_row()
        try:
            _take(row, into, names_only=names_only)
        except OddRow as error:
            into.give_up(str(error))


def _take(row: Mapping[str, Any], into: Gathering, *, names_only: bool) -> None:
    layout = fields.needed(row, "layout")
    if layout in NO_CARDS:
        return
    sides = fields.objects(row, "card_faces", fields.MOST_FACES)
    if layout == REVERSIBLE and sides:
        if not names_only:
            _print(row, into.of(fields.needed(sides[0], "oracle_id")[:_MOST_ID]))
        return
    oracle_id = fields.needed(row, "oracle_id")[:_MOST_ID]
    faces: Sequence[Mapping[str, Any]] = sides or [row]
    _name(row, faces, oracle_id, into)
    if names_only:
        return
    card = into.of(oracle_id)
    if not card.faces:
        _describe(row, faces, layout, card)
    _print(row, card)


def _describe(
    row: Mapping[str, Any], faces: Sequence[Mapping[str, Any]], layout: str, card: GatheredCard
) -> None:
    """Note what is the same on all printings of a card."""
    made = [(_face(face), fields.text(face, "oracle_text", fields.MOST_TEXT) or "") for face in faces]
    card.keywords |= {word.lower() for word in fields.words(row, "keywords")}
    card.pools = fields.pools_in(fields.inner(row, "legalities"))
    card.layout, card.sides = layout, len(made)
    for side, (face, text) in zip(_SIDES, made, strict=False):
        card.describe(side, face, text)


def _face(face: Mapping[str, Any]) -> Face:
    return Face(
        name=fields.name_in(fields.text(face, "name")) or fields.odd("name"),
        name_fr=None,
        cost=fields.text(face, "mana_cost"),
        type_line=fields.needed(face, "type_line"),
        power=fields.text(face, "power"),
        toughness=fields.text(face, "toughness"),
        loyalty=fields.text(face, "loyalty"),
    )


def _print(row: Mapping[str, Any], card: GatheredCard) -> None:
    legal = fields.inner(row, "legalities")
    kind = RowKind(
        set_type=fields.text(row, "set_type") or "",
        media=frozenset(fields.words(row, "games")),
        oversized=row.get("oversized") is True,
        border=fields.text(row, "border_color") or "",
        language=fields.text(row, "lang") or "en",
    )
    printed = counted(kind, fields.text(row, "rarity") or "", played="eternal" in fields.pools_in(legal))
    if printed is not None:
        card.print_as(printed)


def _name(
    row: Mapping[str, Any], faces: Sequence[Mapping[str, Any]], oracle_id: str, into: Gathering
) -> None:
    """Note the names that stand on this printing alone."""
    language = row.get("lang")
    if language == "fr":
        released = fields.text(row, "released_at") or ""
        for side, face in zip(_SIDES, faces, strict=False):
            name = fields.name_in(fields.text(face, "printed_name"))
            if name is not None:
                into.called(oracle_id, side, name, released)
    elif language in ("en", None):
        for face in faces if faces[0] is row else [row, *faces]:
            name = fields.name_in(fields.text(face, "flavor_name"))
            if name is not None:
                into.of(oracle_id).also |= {name}
