"""An open card list, read as packs: all printed fields, and what still has to be written of each text.

A list is JSON: its cards as objects, each field under a name that a small file declares. Texts are not
understood: a card whose text is more than keywords becomes an unfinished one, with its text beside it.
Sub-types that the language does not know become the packs' own.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, Literal, TypeAlias, cast, get_args

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from engines.kernel import Say
from engines.kernel.cards.collection import CardList
from engines.kernel.cards.packs import BadPack, Problem
from engines.soul_forger.cards import list_words as words_of
from engines.soul_forger.cards.list_words import Subtypes
from engines.soul_forger.cards.subtypes import why_not
from engines.soul_forger.language import costs
from engines.soul_forger.language.parts import KEYWORD_ON, SUBTYPES, ActionKind, EquipType, Faction, Speed

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
_UNPAID = {"creature": "token", "equipment": "starting gear"}
"""What may stand for the cost of a card that is never paid for (SF-13, SF-R42)."""


def read_list(data: object, names: object, pack: str, source: str) -> CardList:
    """Return the packs of a list. Raises BadPack with everything that is wrong; what is unknown is told."""
    declared = _declared(names, source)
    entries = _entries(data, declared.cards, source)
    readers = [_Reader(entry, declared) for entry in entries]
    subtypes = Subtypes(word for reader in readers for word in reader.subtypes())
    cards: list[tuple[_Card, str]] = []
    problems: list[Problem] = []
    ids: set[str] = set()
    for number, reader in enumerate(readers, 1):
        card, wrongs = reader.card(subtypes)
        called = str(reader.maybe("name") or f"#{number}")
        problems += (Problem(source, None, called, wrong.field, wrong.reason) for wrong in wrongs)
        if not wrongs:
            card["id"] = _free(card["id"], ids)
            cards.append((card, reader.text))
    if problems:
        raise BadPack(problems)
    parts = [cards[start : start + IN_A_PACK] for start in range(0, len(cards), IN_A_PACK)]
    ids_of = [pack] if len(parts) == 1 else [f"{pack}_{number}" for number in range(1, len(parts) + 1)]
    return CardList(
        {each: _written(each, part, subtypes) for each, part in zip(ids_of, parts, strict=True)},
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
        self.text = ""
        """What the card says, in one line."""

    def card(self, subtypes: Subtypes) -> tuple[_Card, list[_Wrong]]:
        """Return a card as a pack holds it, and all that is wrong with it."""
        card: _Card = {}
        wrongs: list[_Wrong] = []
        for read in (
            self._type, self._name, self._factions, partial(self._subtypes, subtypes), self._ronum,
            partial(self._cost, subtypes), self._numbers, self._texts,
        ):  # fmt: skip
            try:
                read(card)
            except _Wrong as wrong:
                wrongs.append(wrong)
        return {field: value for field, value in card.items() if value is not False and value != []}, wrongs

    def subtypes(self) -> list[str]:
        """Return the words of the sub-types; none where they cannot be read."""
        try:
            return self._listed("subtypes")
        except _Wrong:
            return []  # told when the card is read

    # Values

    def maybe(self, field: ListField) -> object:
        """Return what the list tells, with its words put into ours; None for nothing."""
        value = _within(self._entry, _called(self._declared, field))
        words = self._declared.words.get(field, {})
        return words.get(str(value), value) if isinstance(value, str | int) else value

    def _told(self, field: ListField) -> str:
        value = self.maybe(field)
        if value is None:
            return ""
        if not isinstance(value, str | int):
            raise _Wrong(field, "sf-list-word", found=_shown(value))
        return str(value).strip()

    def _optional(self, field: ListField) -> str:
        return " ".join(self._told(field).split())

    def _words(self, field: ListField) -> str:
        found = self._optional(field)
        if not found:
            raise _Wrong(field, "sf-list-missing", found=_called(self._declared, field))
        return found

    def _listed(self, field: ListField) -> list[str]:
        """Return the values of a field in which several may stand, as a list or in one text."""
        value = self.maybe(field)
        rows = [str(each) for each in cast("list[object]", value)] if isinstance(value, list) else None
        words = self._declared.words.get(field, {})
        parts = [part for row in rows or [self._told(field)] for part in words_of.split(row)]
        return [word for part in parts for word in words_of.split(words.get(part, part))]

    def _several(self, field: ListField, allowed: Sequence[str]) -> list[str]:
        found: list[str] = []
        for word in self._listed(field):
            if (key := words_of.key_of(word)) not in allowed:
                raise _Wrong(field, "sf-list-none-of", found=_shown(word), allowed=", ".join(allowed))
            found.append(key)
        return list(dict.fromkeys(found))

    def _one(self, field: ListField, allowed: Sequence[str], word: str) -> str:
        if not word:
            raise _Wrong(field, "sf-list-missing", found=_called(self._declared, field))
        if word.lower() not in allowed:
            raise _Wrong(field, "sf-list-none-of", found=_shown(word), allowed=", ".join(allowed))
        return word.lower()

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

    # What every card has

    def _type(self, card: _Card) -> None:
        card |= _TYPES[self._one("type", list(_TYPES), self._optional("type"))]

    def _name(self, card: _Card) -> None:
        name = self._words("name")
        words = "_".join(
            re.findall(r"[a-z0-9]+", words_of.plain(self._optional("id") or name).replace("'", ""))
        )
        card["id"] = (words if words[:1].isalpha() else f"card_{words}")[:36].rstrip("_")
        card["name"] = {"en": name, "fr": self._optional("name_fr") or name}

    def _factions(self, card: _Card) -> None:
        card["factions"] = self._few("factions", self._several("factions", get_args(Faction)))

    def _subtypes(self, subtypes: Subtypes, card: _Card) -> None:
        found: list[str] = []
        for word in self._listed("subtypes"):
            key = subtypes.find(word)
            if key is None:
                raise _Wrong("subtypes", "sf-list-subtype", found=_shown(word))
            if key not in SUBTYPES and (reason := why_not(key)) is not None:
                raise _Wrong("subtypes", reason.key, **reason.values)
            found.append(key)
        card["subtypes"] = self._few("subtypes", list(dict.fromkeys(found)))

    def _few(self, field: ListField, found: list[str]) -> list[str]:
        if len(found) > 2:
            raise _Wrong(field, "sf-list-several", found=", ".join(found))
        return found

    def _ronum(self, card: _Card) -> None:
        card["ronum"] = self._number("ronum")

    def _cost(self, subtypes: Subtypes, card: _Card) -> None:
        """Put the cost as packs write it: the places of another field before it (SF-85)."""
        what = self._optional("cost")
        if what in ("", "-", "–", "0") or self._unpaid(card):
            return
        places, colon, what = what.rpartition(":")
        try:
            card["cost"] = str(costs.read(f"{places if colon else self._places()}: {subtypes.cost(what)}"))
        except words_of.UnknownKind as error:
            raise _Wrong("cost", "sf-list-cost", found=_shown(error)) from error
        except ValueError as error:
            raise _Wrong("cost", "sf-pack-cost") from error

    def _unpaid(self, card: _Card) -> bool:
        """Tell whether the words for the cost say that the card is a Token, or Starting Gear."""
        what = self._optional("cost").lower()
        return what == _UNPAID.get(card["type"]) if "type" in card else what in _UNPAID.values()

    def _places(self) -> str:
        where = self._optional("cost_from")
        words = re.split(r"[/,;+ ]+", where.lower().replace("material zone", "material"))
        letters = "".join(_PLACES.get(word, "?") for word in words if word)
        return where.upper() if "?" in letters else letters  # the letters alone, such as FHM

    # What the cards of a type have

    def _numbers(self, card: _Card) -> None:
        match card.get("type"):
            case "creature":
                self._creature(card)
            case "action":
                self._action(card)
            case "equipment":
                self._equipment(card)
            case _:
                pass

    def _power(self) -> tuple[int, int]:
        both = re.fullmatch(r"([0-9]{1,2}) ?/ ?([0-9]{1,2})", self._optional("power"))
        return (int(both[1]), int(both[2])) if both else (self._number("on"), self._number("off"))

    def _creature(self, card: _Card) -> None:
        card["token"] = card.get("token", False) or self._is("token") or self._unpaid(card)
        card["on"], card["off"] = self._power()
        card["endurance"] = self._number("endurance")
        card["experience"] = self._number("experience", 0)  # SF-R15: blank is none

    def _action(self, card: _Card) -> None:
        card["kind"] = card.get("kind") or self._one("kind", get_args(ActionKind), self._optional("kind"))
        speeds = [word for word in self._listed("speed") if word.lower() != "lingering"]
        card["speed"] = self._one("speed", get_args(Speed), ", ".join(speeds))
        card["lingering"] = self._is("lingering") or len(speeds) < len(self._listed("speed"))

    def _equipment(self, card: _Card) -> None:
        card["equip"] = card.get("equip") or self._equip()
        card["starting_gear"] = self._is("starting_gear") or self._unpaid(card)
        if card["equip"] == "weapon":
            card["hands"] = self._number("hands")
            card["on"], card["off"] = self._power()
        elif self._number("hands", 0):
            raise _Wrong("hands", "sf-pack-weapon")
        if bonus := self._number("endurance_mod", 0):
            card["endurance_mod"] = bonus

    def _equip(self) -> str:
        """Return what Equipment is: with hands a weapon, whatever blanks mean otherwise."""
        told = _within(self._entry, _called(self._declared, "equip"))
        if told in (None, "") and self._number("hands", 0):
            return "weapon"
        return self._one("equip", get_args(EquipType), self._optional("equip"))

    # What it says

    def _texts(self, card: _Card) -> None:
        text, flavour = self._told("text"), self._optional("flavour")
        if not flavour and (flavour := words_of.quoted(text)):
            text = ""
        self.text = " ".join(text.split())
        printed, is_done = words_of.keywords_of(text)
        listed, waits = self._keywords()
        keywords = dict.fromkeys([*listed, *printed])
        action = card.get("type") == "action"
        if action:  # what it lists beside its text is what it gives or takes
            keywords = [each for each in keywords if card.get("lingering") and "action" in KEYWORD_ON[each]]
        card["keywords"] = list(keywords)
        card["unfinished"] = action or waits or not is_done
        if flavour:
            card["flavour"] = {"en": flavour, "fr": flavour}

    def _keywords(self) -> tuple[list[str], bool]:
        """Return the keywords beside a text, and whether others are there that have to be written."""
        found = [words_of.key_of(word) for word in self._listed("keywords")]
        for word in found:
            if word not in words_of.KEYWORDS and not words_of.is_written(word):
                allowed = ", ".join((*words_of.KEYWORDS, *words_of.WRITTEN))
                raise _Wrong("keywords", "sf-list-none-of", found=_shown(word), allowed=allowed)
        known = [word for word in found if word in words_of.KEYWORDS]
        return known, len(known) < len(found)


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


# Writing


_TO_WRITE = "the list's words: look at their plurals, and write their French forms and gender"


def _written(pack: str, cards: Sequence[tuple[_Card, str]], subtypes: Subtypes) -> str:
    """Return a pack as text: its sub-types, then a card a paragraph, above it what its printed text says."""
    named = json.dumps(pack.replace("_", " ").capitalize(), ensure_ascii=False)
    head = f"game: soul_forger\nid: {pack}\nname: {{en: {named}, fr: {named}}}\nversion: 1\n\n"
    head += "".join(_subtypes(cards, subtypes)) + "cards:\n"
    return head + "\n".join(paragraph for card, text in cards for paragraph in _paragraph(card, text))


def _subtypes(cards: Sequence[tuple[_Card, str]], subtypes: Subtypes) -> Iterator[str]:
    """Yield the lines that declare the sub-types of these cards which the language does not know."""
    named = {key for card, _ in cards for key in card.get("subtypes", ())}
    named |= {key for card, _ in cards if "cost" in card for key in costs.read(card["cost"]).subtypes}
    own = {key: subtypes.own[key] for key in sorted(named & subtypes.own.keys())}
    if own:
        yield f"subtypes:  # {_TO_WRITE}\n"
        for key, word in own.items():
            forms = json.dumps(list(dict.fromkeys((word, words_of.plural(word)))), ensure_ascii=False)
            yield f"  {key}: {{en: {forms}, fr: {forms}, gender: m}}\n"
        yield "\n"


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
