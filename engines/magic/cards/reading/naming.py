"""What the nouns of kinds ask for, and the adjectives before them: "another tapped artifact creature"."""

from __future__ import annotations

import re
from typing import Any

from engines.magic.cards.words import nouns
from engines.magic.cards.words.colours import COLORS, OF_COLORS
from engines.magic.cards.words.forms import turned
from engines.magic.cards.words.nouns import CARD_TYPES, OBJECTS, SUPERTYPES
from engines.magic.language.parts import PERMANENTS

_TYPES: dict[str, tuple[str, bool]] = {
    word: (kind, word != noun.one) for kind, noun in CARD_TYPES.items() for word in noun
}
_KINDS_OF_OBJECTS = {
    word: (name, word != OBJECTS[name].one)
    for name in ("permanent", "card", "spell", "token")
    for word in OBJECTS[name]
}
_COLORS: dict[str, str] = turned({**COLORS, **OF_COLORS})
_SUPERTYPES = turned(SUPERTYPES)
_STATES: dict[str, tuple[str, bool]] = {
    "tapped": ("tapped", True), "untapped": ("tapped", False), "attacking": ("attacking", True),
    "blocking": ("blocking", True), "nontoken": ("token", False),
}  # fmt: skip


def put(found: dict[str, Any], name: str, value: Any) -> bool:
    """Note what is asked for; False if something of the kind is asked for already, or nothing is."""
    if name in found or value is None:
        return False
    found[name] = value
    return True


def read_head(head: str, found: dict[str, Any], kind: dict[str, Any]) -> bool:
    """Note what a noun and the words before it ask for; return whether they are understood."""
    words = head.replace(", non", " non").split(" ")
    adjectives = False
    while words:
        word = words[0]
        if word in ("another", "other"):
            fits = put(found, "other", True)
        elif (either := _either(" ".join(words))) is not None:
            alternatives, length = either
            fits, adjectives = put(found, "any_of", alternatives), True
            words = words[length - 1 :]
        elif word in _STATES and len(words) > 1:
            name, value = _STATES[word]
            fits = put(found, name, value)
        elif word in _COLORS:
            fits, adjectives = put(found, "color", _COLORS[word]), True
        elif word in _SUPERTYPES:
            fits, adjectives = put(found, "super", _SUPERTYPES[word]), True
        elif word.startswith("non"):
            fits, adjectives = _read_contrary(word[3:], found), True
        else:
            break
        if not fits:
            return False
        words.pop(0)
    return bool(words) and _read_noun(words, found, kind, adjectives=adjectives)


LIST = "(?:, or |, and/or |, | or | and/or )"
_EITHER = re.compile(
    "|".join(
        rf"(?:(?:{one}){LIST})+(?:{one})(?= )"
        for one in (
            "|".join(COLORS.values()),
            "|".join(word for word in _STATES if not word.startswith("non")),
        )
    )
)
"""Adjectives of which one will do: "white or blue creature"."""


def _either(text: str) -> tuple[list[dict[str, Any]], int] | None:
    """Return what adjectives ask for of which one will do, and how many words they are."""
    said = _EITHER.match(text)
    if said is None:
        return None
    words = re.split(LIST, said[0])
    found = [dict((_STATES[word],)) if word in _STATES else {"color": _COLORS[word]} for word in words]
    return found, len(said[0].split(" "))


def _read_contrary(word: str, found: dict[str, Any]) -> bool:
    """Note what something is not; of several there is one list."""
    plain = word.removeprefix("-")
    for field, known in (("color", _COLORS if plain in COLORS.values() else {}), ("type", _ONE_TYPE)):
        if plain in known:
            return put(found, f"without_{field}", known[plain]) or _deny(found, {field: known[plain]})
    if plain in _SUPERTYPES:
        return _deny(found, {"super": _SUPERTYPES[plain]})
    sub = nouns.id_of(plain)
    return sub is not None and word != plain and _deny(found, {"sub": sub})


_ONE_TYPE: dict[str, str] = {word: kind for word, (kind, many) in _TYPES.items() if not many}


def _deny(found: dict[str, Any], what: dict[str, Any]) -> bool:
    row = found.setdefault("none_of", [])
    row.append(what)
    return what not in row[:-1]


def _read_noun(words: list[str], found: dict[str, Any], kind: dict[str, Any], *, adjectives: bool) -> bool:
    """Read the noun, which may be of a type, of a sub-type, and a card, a spell or a token."""
    noun, many = _KINDS_OF_OBJECTS.get(words[-1], ("", False))
    if noun in ("card", "spell") and words[-2:-1] == ["permanent"]:  # "Rebel permanent card"
        kind.update(noun=noun, many=many)
        fits = len(words) == 2 or _read_one(words[:-2], found, may_be_many=False) is False
        return fits and "type" not in found and put(found, "any_type", tuple(sorted(PERMANENTS)))
    if not noun:
        number = _read_types(words, found, adjectives=adjectives)
        kind["many"] = None if number == "either" else number
        return number != "no"
    kind["many"] = many
    if noun != "token":
        kind["noun"] = noun
    elif not put(found, "token", True):
        return False
    return len(words) == 1 or _read_types(words[:-1], found, adjectives=adjectives, before=many) is False


def _read_types(
    words: list[str], found: dict[str, Any], *, adjectives: bool, before: bool | None = None
) -> bool | str:
    """Read card types and sub-types; return whether they are in the plural, `either`, or `no`.

    `before` says that another noun follows, and whether that is in the plural: then they are not.
    """
    text = " ".join(words)
    listed = re.split(r", or |, and |, and/or |, | or | and/or | and ", text)
    if len(listed) == 1:
        return _read_one(words, found, may_be_many=before is None)
    together = " and " in text or "and/or" in text
    only_basic = found.get("super") == "basic" and found.keys() == {"super"} and before is not None
    if (adjectives and not only_basic) or len(set(listed)) < len(listed):
        return "no"
    if " " in listed[-1]:
        return _read_sub_types(listed, found, may_be_many=before is None)
    row: list[dict[str, Any]] = []
    forms: set[bool | str] = set()
    for each in listed:
        one: dict[str, Any] = {}
        forms.add(_read_one(each.split(" "), one, may_be_many=before is None))
        row.append(one)
    form = (forms - {"either"}).pop() if forms > {"either"} else next(iter(forms))
    are_many = form is not False if before is None else before
    if len(forms - {"either"}) > 1 or form == "no" or (together and not are_many):
        return "no"
    return form if _put_listed(row, found, alone=before is None) else "no"


def _read_sub_types(listed: list[str], found: dict[str, Any], *, may_be_many: bool) -> bool | str:
    """Read "Vampire or Wizard creature"; "artifact or enchantment creature" may be one kind or two."""
    *subs, last = (*listed[:-1], *listed[-1].split(" "))
    ids = [nouns.id_of(each) for each in subs]
    kind, many = _TYPES.get(last, ("", False))
    if not kind or None in ids or (many and not may_be_many):
        return "no"
    fits = put(found, "type", kind) and put(found, "any_of", [{"sub": each} for each in ids])
    return many if fits else "no"


def one_type(text: str) -> dict[str, Any] | None:
    """Return what "a Wolf" asks for, or "an artifact"."""
    one: dict[str, Any] = {}
    fits = _read_one(text.split(" ")[-1:], one, may_be_many=False) is False
    return one if fits else None


_OF_CREATURES = ("keyword", "without", "power", "toughness")
"""What only creatures have: said after a list, it is said of the last alone."""


def _put_listed(row: list[dict[str, Any]], found: dict[str, Any], *, alone: bool) -> bool:
    """Note that something is one of several kinds: by its types alone, if that is all."""
    of_last = {field: found.pop(field) for field in _OF_CREATURES if field in found}
    if of_last and not (alone and row[-1] == {"type": "creature"}):
        return False
    if not of_last and all(each.keys() == {"type"} for each in row):
        return put(found, "any_type", tuple(each["type"] for each in row))
    row[-1].update(of_last)
    return put(found, "any_of", row)


def _read_one(words: list[str], found: dict[str, Any], *, may_be_many: bool) -> bool | str:
    if len(words) > 2:
        return "no"
    *before, last = words
    if last in _TYPES:
        kind, many = _TYPES[last]
        if many and not may_be_many:
            return "no"
        found["type"] = kind
        if not before:
            return many
        first = before[0]
        if first in CARD_TYPES:  # "artifact creature"
            found["any_type"] = (first,)
            return many if first != kind else "no"
        sub = nouns.id_of(first)
        return many if sub is not None and put(found, "sub", sub) else "no"
    if before:
        return "no"
    one, several = nouns.id_of(last), nouns.singular(last) if may_be_many else None
    if several is not None and nouns.id_of(several) is not None:
        found["sub"] = nouns.id_of(several)
        return "either" if several == last else True
    if one is None:
        return "no"
    found["sub"] = one
    return False
