"""Bulk files of invented sets, as Scryfall and as MTGJSON would write them."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, cast

from engines.magic.cards.bulk.gathering import RealCard
from engines.magic.cards.bulk.reading import read_bulk

LEGAL = {"vintage": "legal", "modern": "not_legal", "standard": "not_legal"}


@dataclass(frozen=True)
class OneFace:
    """A face as both files tell of it."""

    name: str
    line: str
    cost: str = ""
    text: str = ""
    pt: tuple[str, str] | None = None
    fr: str = ""
    keywords: tuple[str, ...] = ()


@dataclass(frozen=True)
class Invented:
    """A card of an invented set."""

    number: int
    faces: tuple[OneFace, ...]
    layout: str = "normal"
    legal: Mapping[str, str] | None = None

    @property
    def oracle_id(self) -> str:
        return f"{self.number:08d}-0000-4000-8000-000000000000"

    @property
    def name(self) -> str:
        return " // ".join(face.name for face in self.faces)


@dataclass(frozen=True)
class OnePrinting:
    """A printing of a card in a set."""

    card: Invented
    rarity: str = "common"
    in_set: str = "INV"
    set_type: str = "expansion"
    media: tuple[str, ...] = ("paper", "mtgo")
    border: str = "black"
    oversized: bool = False
    lang: str = "en"
    also: str = ""


def card(
    number: int, name: str, line: str = "Creature — Lanternist", cost: str = "{1}{G}", **more: Any
) -> Invented:
    """Return a card with one face."""
    legal = more.pop("legal", None)
    layout = more.pop("layout", "normal")
    pt = more.pop("pt", ("2", "2") if "Creature" in line else None)
    return Invented(number, (OneFace(name, line, cost, pt=pt, **more),), layout, legal)


def scryfall(
    printings: Sequence[OnePrinting], *, french: bool = False, padding: Mapping[str, Any] | None = None
) -> str:
    """Return `default_cards`; with `french` also the rows that only `all_cards` has."""
    rows = [_row(each) | {**(padding or {})} for each in printings]
    if french:
        rows += [_french_row(each) for each in printings if each.card.faces[0].fr and each.lang == "en"]
    return "[\n" + ",\n".join(json.dumps(row, ensure_ascii=False) for row in rows) + "\n]\n"


def _row(each: OnePrinting) -> dict[str, Any]:
    of = each.card
    row: dict[str, Any] = {
        "object": "card", "id": "0", "lang": each.lang, "released_at": "2020-01-01", "layout": of.layout,
        "name": of.name, "set": each.in_set.lower(), "set_type": each.set_type, "rarity": each.rarity,
        "games": list(each.media), "border_color": each.border, "oversized": each.oversized,
        "legalities": dict(of.legal or LEGAL), "prices": {"eur": "0.05"},
        "keywords": sorted({word for face in of.faces for word in face.keywords}),
    }  # fmt: skip
    if each.also:
        row["flavor_name"] = each.also
    faces = [_scryfall_face(face) for face in of.faces]
    if of.layout == "reversible_card":
        return row | {"card_faces": [face | {"oracle_id": of.oracle_id} for face in faces * 2]}
    row["oracle_id"] = of.oracle_id
    return row | (faces[0] if len(faces) == 1 else {"card_faces": faces})


def _scryfall_face(face: OneFace) -> dict[str, Any]:
    made = {"name": face.name, "type_line": face.line, "mana_cost": face.cost, "oracle_text": face.text}
    return made | ({"power": face.pt[0], "toughness": face.pt[1]} if face.pt else {})


def _french_row(each: OnePrinting) -> dict[str, Any]:
    row = _row(each) | {"lang": "fr"}
    if len(each.card.faces) == 1:
        return row | {"printed_name": each.card.faces[0].fr}
    made = cast("list[dict[str, Any]]", row["card_faces"])
    named = zip(made, each.card.faces, strict=True)
    faces: list[dict[str, Any]] = [face | {"printed_name": of.fr} for face, of in named]
    return row | {"card_faces": faces}


def mtgjson(printings: Sequence[OnePrinting]) -> str:
    """Return `AllPrintings`."""
    sets: dict[str, dict[str, Any]] = {}
    for each in printings:
        found = sets.setdefault(
            each.in_set,
            {"baseSetSize": 1, "booster": {"play": {"sheets": {"c": {"cards": {"0": 1}}}}}, "cards": [],
             "code": each.in_set, "releaseDate": "2020-01-01", "tokens": [{"name": "Wisp"}],
             "type": each.set_type},
        )  # fmt: skip
        found["cards"] += [_mtgjson_row(each, place) for place in range(len(each.card.faces))]
    return json.dumps({"meta": {"version": "1"}, "data": sets}, ensure_ascii=False)


def _mtgjson_row(each: OnePrinting, place: int) -> dict[str, Any]:
    of, face = each.card, each.card.faces[place]
    row: dict[str, Any] = {
        "identifiers": {"scryfallOracleId": of.oracle_id, "scryfallId": "0"}, "name": of.name,
        "layout": of.layout, "type": face.line, "rarity": each.rarity, "availability": list(each.media),
        "borderColor": each.border, "language": "English" if each.lang == "en" else "Japanese",
        "keywords": list(face.keywords), "number": "1",
        "legalities": {
            name: word.capitalize() for name, word in (of.legal or LEGAL).items() if word != "not_legal"
        },
        "foreignData": [{"language": "German", "name": "Irgendwas"}],
    }  # fmt: skip
    if face.fr:
        whole = " // ".join(each_face.fr for each_face in of.faces)
        row["foreignData"].append({"language": "French", "name": whole, "faceName": face.fr})
    if len(of.faces) > 1:
        row |= {"faceName": face.name, "side": "ab"[place]}
    for name, value in (("manaCost", face.cost), ("text", face.text), ("flavorName", each.also)):
        if value:
            row[name] = value
    if each.oversized:
        row["isOversized"] = True
    return row | ({"power": face.pt[0], "toughness": face.pt[1]} if face.pt else {})


def read(file: str, names: str = "", piece: int = 1_000) -> list[RealCard]:
    """Read a file in small pieces."""
    return list(read_bulk(pieces(file, piece), pieces(names, piece)).cards)


def pieces(file: str, size: int) -> list[str]:
    return [file[at : at + size] for at in range(0, len(file), size)]
