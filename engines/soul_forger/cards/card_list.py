"""An open card list, read as packs: all printed fields, and what still has to be written of each text.

A list is JSON: its cards as objects, each field under a name that a small file declares. Texts are not
understood: a card whose text is more than keywords becomes an unfinished one, with its text beside it.
"""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Literal, TypeAlias, cast, get_args

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from engines.kernel import Say
from engines.kernel.collection import CardList
from engines.kernel.packs import BadPack, Problem
from engines.soul_forger.cards.language import costs
from engines.soul_forger.cards.language.parts import SUBTYPES, ActionKind, EquipType, Faction, Keyword, Speed

ListField: TypeAlias = Literal[
    "id", "name", "name_fr", "type", "kind", "speed", "equip", "hands", "starting_gear", "token", "lingering",
    "factions", "subtypes", "ronum", "cost", "cost_from", "power", "on", "off", "endurance", "endurance_mod",
    "experience", "keywords", "text", "flavour",
]  # fmt: skip
"""What a list can tell of a card; `power` is `on` and `off` in one, such as 4/2."""
MOST_CARDS = 5_000
IN_A_PACK = 200
"""Cards of one pack, with room for their effects."""
_TEXT = 600
"""Characters of a text that are kept."""

_Card: TypeAlias = dict[str, Any]


class ListNames(BaseModel):
    """How a list calls what it tells: what is not declared has the name that it has here."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    cards: str = ""
    """Where the cards lie, such as `data.cards`; nothing where the list is the cards."""
    fields: dict[ListField, str] = Field(default={})
    """The list's name of each field; dots lead into what lies within."""
    words: dict[ListField, dict[str, str]] = Field(default={})
    """By field, what the list's words mean here; a word that means nothing is left out."""
    ignored: tuple[str, ...] = ()
    """Fields of the list that need not be told of."""


class _Wrong(Exception):
    def __init__(self, field: str, reason: str, **values: Any) -> None:
        super().__init__(field)
        self.field = field
        self.reason = Say(reason, values)


_TYPES: Mapping[str, _Card] = {
    "creature": {"type": "creature"},
    "token": {"type": "creature", "token": True},
    "action": {"type": "action"},
    "equipment": {"type": "equipment"},
    **{kind: {"type": "action", "kind": kind} for kind in get_args(ActionKind)},
    **{equip: {"type": "equipment", "equip": equip} for equip in get_args(EquipType)},
}
"""What a card is, by the word for its type or its kind."""
_PLACES = {"field": "F", "hand": "H", "material": "M", "material zone": "M", "f": "F", "h": "H", "m": "M"}


def read_list(data: object, names: object, pack: str, source: str) -> CardList:
    """Return the packs of a list. Raises BadPack with everything that is wrong; what is unknown is told."""
    declared = _declared(names, source)
    entries = _entries(data, declared.cards, source)
    cards: list[tuple[_Card, str]] = []
    problems: list[Problem] = []
    ids: set[str] = set()
    for number, entry in enumerate(entries, 1):
        reader = _Reader(entry, declared)
        try:
            card, text = reader.card()
            card["id"] = _free(card["id"], ids)
            cards.append((card, text))
        except _Wrong as wrong:
            called = reader.maybe("name") or f"#{number}"
            problems.append(Problem(source, None, str(called), wrong.field, wrong.reason))
    if problems:
        raise BadPack(problems)
    parts = [cards[start : start + IN_A_PACK] for start in range(0, len(cards), IN_A_PACK)]
    ids_of = [pack] if len(parts) == 1 else [f"{pack}_{number}" for number in range(1, len(parts) + 1)]
    return CardList(
        {each: _written(each, part) for each, part in zip(ids_of, parts, strict=True)},
        len(cards),
        sum("unfinished" in card for card, _ in cards),
        tuple(sorted({name for entry in entries for name in entry} - _known(declared))),
    )


def _declared(names: object, source: str) -> ListNames:
    try:
        return ListNames.model_validate(names if names is not None else {})
    except ValidationError as error:
        raise BadPack(
            [
                Problem(source, None, None, ".".join(map(str, found["loc"])), Say("sf-list-names"))
                for found in error.errors(include_url=False)
            ]
        ) from error


def _entries(data: object, where: str, source: str) -> list[_Card]:
    found = _within(data, where) if where else data
    listed = cast("list[object]", found) if isinstance(found, list) else []
    entries = [cast("_Card", each) for each in listed if isinstance(each, dict)]
    if not entries or len(entries) < len(listed) or len(entries) > MOST_CARDS:
        reason = Say("sf-list-cards", {"found": where or "-", "most": MOST_CARDS})
        raise BadPack([Problem(source, None, None, "", reason)])
    return entries


def _within(data: object, path: str) -> object:
    for part in path.split("."):
        data = cast("_Card", data).get(part) if isinstance(data, dict) else None
    return data


def _known(declared: ListNames) -> set[str]:
    """Return the list's fields that are read, or need not be."""
    own = (_called(declared, field) for field in get_args(ListField))
    return {name.partition(".")[0] for name in own} | set(declared.ignored)


def _called(declared: ListNames, field: ListField) -> str:
    return declared.fields.get(field, field)


class _Reader:
    """One entry of a list."""

    def __init__(self, entry: _Card, declared: ListNames) -> None:
        self._entry = entry
        self._declared = declared

    def card(self) -> tuple[_Card, str]:
        """Return a card as a pack holds it, and its text. Raises _Wrong."""
        name = self._words("name")
        card: _Card = {**self._type(), "id": self._id(name)}
        card["name"] = {"en": name, "fr": self._optional("name_fr") or name}
        card["factions"] = self._several("factions", get_args(Faction))
        card["subtypes"] = self._several("subtypes", SUBTYPES)
        card["ronum"] = self._number("ronum")
        if (cost := self._cost()) is not None:
            card["cost"] = cost
        {"creature": self._creature, "action": self._action, "equipment": self._equipment}[card["type"]](card)
        text = self._optional("text")
        keywords, is_done = _keywords(text)
        listed = self._several("keywords", get_args(Keyword))
        card["keywords"] = list(dict.fromkeys([*listed, *keywords]))
        if not is_done or card["type"] == "action":
            card["unfinished"] = True
        if flavour := self._optional("flavour"):
            card["flavour"] = {"en": flavour, "fr": flavour}
        return {field: value for field, value in card.items() if value is not False and value != []}, text

    def maybe(self, field: ListField) -> object:
        """Return what the list tells, with its words put into ours; None for nothing."""
        value = _within(self._entry, _called(self._declared, field))
        words = self._declared.words.get(field, {})
        if isinstance(value, list):
            return [words.get(str(each), each) for each in cast("list[object]", value)]
        return words.get(str(value), value) if isinstance(value, str | int) else value

    def _words(self, field: ListField) -> str:
        found = self._optional(field)
        if not found:
            raise _Wrong(field, "sf-list-missing", found=_called(self._declared, field))
        return found

    def _optional(self, field: ListField) -> str:
        value = self.maybe(field)
        if value is None:
            return ""
        if not isinstance(value, str | int):
            raise _Wrong(field, "sf-list-word", found=_shown(value))
        return " ".join(str(value).split())

    def _id(self, name: str) -> str:
        plain = unicodedata.normalize("NFKD", self._optional("id") or name).encode("ascii", "ignore").decode()
        words = "_".join(re.findall(r"[a-z0-9]+", plain.lower().replace("'", "")))
        return (words if words[:1].isalpha() else f"card_{words}")[:36].rstrip("_")

    def _type(self) -> _Card:
        word = self._words("type").lower()
        if word not in _TYPES:
            raise _Wrong("type", "sf-list-none-of", found=word, allowed=", ".join(_TYPES))
        return dict(_TYPES[word])

    def _several(self, field: ListField, allowed: Sequence[str]) -> list[str]:
        value = self.maybe(field)
        listed = (
            cast("list[object]", value)
            if isinstance(value, list)
            else re.split(r"[/,;]", self._optional(field))
        )
        mapped = self._declared.words.get(field, {})
        found: list[str] = []
        for each in listed:
            word = str(each).strip()
            word = mapped.get(word, word).lower().replace(" ", "_").replace("-", "_")
            if word in ("", "none", "factionless"):
                continue
            if word not in allowed:
                raise _Wrong(field, "sf-list-none-of", found=_shown(each), allowed=", ".join(allowed))
            found.append(word)
        return list(dict.fromkeys(found))

    def _one(self, field: ListField, allowed: Sequence[str]) -> str:
        word = self._words(field).lower()
        if word not in allowed:
            raise _Wrong(field, "sf-list-none-of", found=word, allowed=", ".join(allowed))
        return word

    def _number(self, field: ListField, default: int | None = None) -> int:
        word = self._optional(field)
        if word in ("", "-", "–"):
            if default is None:
                raise _Wrong(field, "sf-list-missing", found=_called(self._declared, field))
            return default
        if not re.fullmatch(r"[+-]?[0-9]{1,3}", word):
            raise _Wrong(field, "sf-list-number", found=_shown(word))
        return int(word)

    def _is(self, field: ListField) -> bool:
        value = self.maybe(field)
        if isinstance(value, str):
            value = {"true": True, "yes": True, "1": True}.get(value.lower(), False)
        return bool(value)

    def _cost(self) -> str | None:
        """Return the cost as packs write it: the places of another field before it (SF-85)."""
        what = self._optional("cost")
        if what in ("", "-", "–", "0"):
            return None
        if ":" not in what:
            where = self._optional("cost_from")
            words = re.split(r"[/,;+ ]+", where.lower().replace("material zone", "material"))
            letters = "".join(_PLACES.get(word, "?") for word in words if word)
            if "?" in letters:  # the letters alone, such as FHM
                letters = where.upper()
            what = f"{letters}: {what}"
        try:
            return str(costs.read(what))
        except ValueError as error:
            raise _Wrong("cost", "sf-pack-cost") from error

    def _power(self) -> tuple[int, int]:
        both = re.fullmatch(r"([0-9]{1,2}) ?/ ?([0-9]{1,2})", self._optional("power"))
        return (int(both[1]), int(both[2])) if both else (self._number("on"), self._number("off"))

    def _creature(self, card: _Card) -> None:
        card["token"] = card.get("token", False) or self._is("token")
        card["on"], card["off"] = self._power()
        card["endurance"] = self._number("endurance")
        card["experience"] = self._number("experience", 0)  # SF-R15: blank is none

    def _action(self, card: _Card) -> None:
        card["kind"] = card.get("kind") or self._one("kind", get_args(ActionKind))
        card["speed"] = self._one("speed", get_args(Speed))
        card["lingering"] = self._is("lingering")

    def _equipment(self, card: _Card) -> None:
        card["equip"] = card.get("equip") or self._one("equip", get_args(EquipType))
        card["starting_gear"] = self._is("starting_gear")
        if card["equip"] == "weapon":
            card["hands"] = self._number("hands")
            card["on"], card["off"] = self._power()
        if bonus := self._number("endurance_mod", 0):
            card["endurance_mod"] = bonus


def _shown(value: object) -> str:
    return str(value)[:40]


def _free(wanted: str, taken: set[str]) -> str:
    """Return an id that no card before has."""
    number, found = 1, wanted
    while found in taken:
        number += 1
        found = f"{wanted}_{number}"
    taken.add(found)
    return found


def _keywords(text: str) -> tuple[list[str], bool]:
    """Return the keywords that a text begins with, and whether there is nothing else in it."""
    words = [word.strip().lower().replace(" ", "_").replace("-", "_") for word in re.split(r"[.,;]", text)]
    words = [word for word in words if word]
    found: list[str] = []
    for word in words:
        if word not in get_args(Keyword):
            break
        found.append(word)
    return found, len(found) == len(words)


# Writing


def _written(pack: str, cards: Sequence[tuple[_Card, str]]) -> str:
    """Return a pack as text: a card a paragraph, above it what its printed text says."""
    named = json.dumps(pack.replace("_", " ").capitalize(), ensure_ascii=False)
    head = f"game: soul_forger\nid: {pack}\nname: {{en: {named}, fr: {named}}}\nversion: 1\n\ncards:\n"
    return head + "\n".join(paragraph for card, text in cards for paragraph in _paragraph(card, text))


def _paragraph(card: _Card, text: str) -> Iterator[str]:
    if card.get("unfinished"):
        kept = "".join(sign for sign in text if sign.isprintable())[:_TEXT]
        yield f"  # {kept}" if kept else "  #"
    first = True
    for field, value in card.items():
        mark, first = ("- " if first else "  "), False
        yield f"  {mark}{field}: {_value(value)}"
    yield ""


def _value(value: object) -> str:
    """Return a value as YAML: JSON is some."""
    plain: Callable[[object], str] = lambda each: json.dumps(each, ensure_ascii=False)  # noqa: E731
    if isinstance(value, dict):
        pairs = cast("dict[str, object]", value).items()
        return "{" + ", ".join(f"{key}: {plain(each)}" for key, each in pairs) + "}"
    return plain(value)
