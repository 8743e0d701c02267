"""Card packs: data files that anybody may write, read without trusting them.

A pack is YAML without tags, aliases or repeated keys, of limited size and
depth. A game derives its own `Pack` with typed cards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Annotated, Any, Literal, NamedTuple, Self, TypeAlias, TypeVar, cast
from zlib import compress, decompressobj

import yaml
from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationError
from pydantic_core import ErrorDetails

from engines.kernel.seat.prompts import Say
from engines.kernel.state.limits import PACK_CARDS, PACKS_KEPT, PROBLEMS_TOLD
from engines.kernel.state.weighted_cache import kept_by_weight
from engines.kernel.state.words import readable, without_disguise
from engines.kernel.state.yaml_file import BadYaml, read_yaml

Key: TypeAlias = Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]{0,39}$")]
"""A name for machines: small letters, digits and underscores."""

_HARMLESS = r"^[^\n\r\t<>@`*_~|\\\[\]]+$"
Words: TypeAlias = Annotated[
    str, Field(min_length=1, max_length=200, pattern=_HARMLESS), AfterValidator(readable)
]
"""Text for people, without what Discord would take for markup, a link or a mention, and without disguise."""
Form: TypeAlias = Annotated[
    str, Field(min_length=1, max_length=30, pattern=_HARMLESS), AfterValidator(readable)
]
"""A form of a word."""
Forms: TypeAlias = Annotated[tuple[Form, ...], Field(min_length=1, max_length=2)]
"""Singular and plural; one form alone where both are alike."""


class Part(BaseModel):
    """A part of a card: read once, never changed, nothing in it that is not known."""

    model_config = ConfigDict(frozen=True, extra="forbid", populate_by_name=True)


def parts(model: BaseModel) -> Iterator[BaseModel]:
    """Yield a model of a card language and all models inside it, in the order in which they are written."""
    left: list[BaseModel] = [model]
    while left:
        part = left.pop()
        yield part
        inner: list[BaseModel] = []
        for value in vars(part).values():
            if type(value) is tuple:
                # a model's fields are of any type, and so is what a tuple among them holds
                inner += [each for each in value if isinstance(each, BaseModel)]  # pyright: ignore[reportUnknownVariableType]
            elif type(value) not in _PLAIN and isinstance(value, BaseModel):
                inner.append(value)
        left += reversed(inner)


_PLAIN = frozenset((bool, int, str, type(None)))
"""Types of most fields, none of which is a model: to ask a class of models takes much longer."""


class Name(BaseModel):
    """A name or a sentence in both languages."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    en: Words
    fr: Words


class Noun(BaseModel):
    """A word of a pack's own for a kind of things, with all that texts must know to let others agree."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    en: Forms
    fr: Forms
    gender: Literal["f", "m"]
    """Its gender in French."""


class Pack(BaseModel):
    """What every pack says of itself. A game adds its cards.

    Packs are alike when they hold the same, and go between processes as a parcel that each opens once.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    game: Key
    id: Key
    name: Name
    version: int = Field(ge=1, le=9999)
    author: Words = "unknown"
    licence: Words | None = None

    @cached_property
    def parcel(self) -> bytes:
        """All that the pack holds, compressed: some 8 KB for the cards of two decks."""
        return compress(self.model_dump_json().encode())

    @cached_property
    def weight(self) -> int:
        """Characters of all that the pack holds: what caches count."""
        return len(_unpacked(self.parcel))

    def model_copy(self, *, update: Mapping[str, Any] | None = None, deep: bool = False) -> Self:
        """Return a pack that differs in these fields; they are not checked."""
        copied = super().model_copy(update=update, deep=deep)
        for derived in ("parcel", "weight"):
            vars(copied).pop(derived, None)
        return copied

    def __hash__(self) -> int:
        return hash(self.parcel)

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Pack) and self.parcel == other.parcel)

    def __reduce__(self) -> tuple[Callable[..., Pack], tuple[type[Pack], bytes]]:
        return opened, (type(self), self.parcel)

    def __setstate__(self, state: Any) -> None:
        """Refuse: who has opened a parcel has a pack that others hold too."""
        raise TypeError("a pack has no other state than its parcel")


P = TypeVar("P", bound=Pack)
_PARCEL_HOLDS = 64 * 2**20
"""Bytes of a pack at most, far beyond the largest."""


def weight_of(*arguments: object) -> int:
    """Return the characters of all packs among some arguments, or in tuples among them: for caches."""
    return sum(
        weight_of(*cast("tuple[object, ...]", each)) if isinstance(each, tuple) else each.weight
        for each in arguments
        if isinstance(each, Pack | tuple)
    )


def _unpacked(parcel: bytes) -> bytes:
    """Return what a parcel holds. A small one that says it holds very much comes from no pack."""
    unpacking = decompressobj()
    data = unpacking.decompress(parcel, _PARCEL_HOLDS)
    if not unpacking.eof:
        raise ValueError(f"a parcel holds more than {_PARCEL_HOLDS} bytes")
    return data


def _characters(_model: type[Pack], parcel: bytes) -> int:
    return len(_unpacked(parcel))


@kept_by_weight(PACKS_KEPT, _characters)
def opened(model: type[Pack], parcel: bytes) -> Pack:
    """Return the pack in a parcel, which all who open it share."""
    return model.model_validate_json(_unpacked(parcel))


_Path: TypeAlias = "tuple[str | int, ...]"
_Place: TypeAlias = "tuple[_Path, yaml.Node | None]"

_COMPLAINTS = 5_000
"""Complaints of pydantic's that are looked at; each problem has one for every alternative there."""


class Problem(NamedTuple):
    """One thing that is wrong with a pack."""

    source: str
    """The file."""
    line: int | None
    card: str | None
    """The id of the card, when it lies in one."""
    field: str
    """Where in the card, such as `effects.0.do.1.value`."""
    reason: Say


class BadPack(Exception):
    """A pack that is refused, with everything that is wrong with it."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__(problems)
        self.problems = problems


def read_pack(text: str | bytes, model: type[P], source: str) -> P:
    """Read a pack. Raises BadPack with every problem found."""
    try:
        data, node = read_yaml(text)
    except BadYaml as error:
        raise BadPack([Problem(source, error.line, None, "", Say(error.reason, error.values))]) from error
    entries = sum(len(cast("list[Any]", part)) for part in _values(data) if isinstance(part, list))
    if entries > PACK_CARDS:
        raise BadPack([Problem(source, None, None, "", Say("pack-too-many", {"limit": PACK_CARDS}))])
    try:
        return model.model_validate(data)
    except ValidationError as error:
        raise BadPack(_problems(error, node, source)) from error


def _values(data: Any) -> Iterator[Any]:
    """Yield the values of a mapping; nothing of what is none."""
    if isinstance(data, dict):
        yield from cast("dict[Any, Any]", data).values()


def located(problems: Sequence[Problem], text: str | bytes, source: str) -> list[Problem]:
    """Return problems found among the cards read, as many as are told, with their file and lines."""
    _, node = read_yaml(text)
    file = _File(node)
    return [
        problem._replace(source=source, line=file.line(problem.card, problem.field))
        for problem in problems[:PROBLEMS_TOLD]
    ]


def _problems(error: ValidationError, node: yaml.Node | None, source: str) -> list[Problem]:
    """Say what is wrong in terms of the file: one problem for each place, as many as are told."""
    file = _File(node)
    places: dict[_Path, list[tuple[yaml.Node | None, ErrorDetails]]] = {}
    for found in error.errors(include_url=False)[:_COMPLAINTS]:
        path, at = file.place(found["loc"], missing=found["type"] == "missing")
        places.setdefault(path, []).append((at, found))
    outer = {path[:length] for path in places for length in range(len(path))}
    problems: list[Problem] = []
    for path in [path for path in places if path not in outer][:PROBLEMS_TOLD]:
        at, details = _most_telling(places[path])
        line = at.start_mark.line + 1 if at is not None else None
        card, field = file.card(path)
        reason = _reason(details)
        if details["type"] == "literal_error":
            reason = _among(reason, [each for _, each in places[path]])
        problems.append(Problem(source, line, card, field, reason))
    return problems


class _File:
    """The nodes of a file, found by the path of their fields and places in lists."""

    def __init__(self, node: yaml.Node | None) -> None:
        self._node = node
        self._fields: dict[int, dict[str, yaml.Node]] = {}
        self._cards: dict[str, yaml.Node] | None = None

    def place(self, loc: _Path, *, missing: bool = False, within: yaml.Node | None = None) -> _Place:
        """Follow pydantic's path; what names a model there, but nothing here, is left out."""
        path: list[str | int] = []
        at = within or self._node
        for part in loc:
            if isinstance(at, yaml.SequenceNode) and isinstance(part, int) and part < len(at.value):
                at = at.value[part]
            elif isinstance(at, yaml.MappingNode) and (child := self._field(at, str(part))) is not None:
                at = child
            else:
                continue
            path.append(part)
        if missing:
            path.append(loc[-1])
        return tuple(path), at

    def card(self, path: _Path) -> tuple[str | None, str]:
        """Return the id of the card that a path leads into, and the rest of the path."""
        if len(path) >= 2 and isinstance(path[1], int):
            _, card = self.place(path[:2])
            if isinstance(card, yaml.MappingNode):
                name = self._field(card, "id")
                if isinstance(name, yaml.ScalarNode):
                    return str(name.value), ".".join(map(str, path[2:]))
        return None, ".".join(map(str, path))

    def line(self, card: str | None, field: str) -> int | None:
        """Return the line of a card's field, or of what holds it; None when the card cannot be found."""
        within = self._node if card is None else self._by_id().get(card)
        if within is None:
            return None
        path = tuple(int(part) if part.isdecimal() else part for part in field.split("."))
        _, at = self.place(path, within=within)
        return None if at is None else at.start_mark.line + 1

    def _by_id(self) -> dict[str, yaml.Node]:
        """Return the cards by their ids; of two with the same, the first."""
        if self._cards is None:
            self._cards = {}
            for _, cards in self._node.value if isinstance(self._node, yaml.MappingNode) else ():
                for card in cards.value if isinstance(cards, yaml.SequenceNode) else ():
                    name = self._field(card, "id") if isinstance(card, yaml.MappingNode) else None
                    if isinstance(name, yaml.ScalarNode):
                        self._cards.setdefault(str(name.value), card)
        return self._cards

    def _field(self, node: yaml.MappingNode, key: str) -> yaml.Node | None:
        fields = self._fields.get(id(node))
        if fields is None:
            fields = self._fields[id(node)] = {name.value: value for name, value in reversed(node.value)}
        return fields.get(key)


def _most_telling(
    found: list[tuple[yaml.Node | None, ErrorDetails]],
) -> tuple[yaml.Node | None, ErrorDetails]:
    """Of the complaints of several alternatives about one place, return the one that fits what is there."""
    fitting = "literal_error" if isinstance(found[0][0], yaml.ScalarNode) else "union_tag"
    for at, details in found:
        if details["type"].startswith(fitting):
            return at, details
    return found[0]


_REASONS = {
    "missing": "pack-missing",
    "extra_forbidden": "pack-unknown-field",
    "literal_error": "pack-not-among",
    "union_tag_invalid": "pack-not-among",
    "union_tag_not_found": "pack-untyped",
    "greater_than_equal": "pack-too-small",
    "less_than_equal": "pack-too-great",
    "too_short": "pack-too-few",
    "too_long": "pack-too-many",
    "string_too_short": "pack-empty",
    "string_too_long": "pack-too-long",
    "string_pattern_mismatch": "pack-characters",
    "pack_blank": "pack-empty",
    "pack_disguise": "pack-disguise",
    "pack_no_bound": "pack-no-bound",
    "pack_picture_outside": "pack-picture-outside",
    "pack_picture_window": "pack-picture-window",
    "int_type": "pack-not-number",
    "int_parsing": "pack-not-number",
    "int_from_float": "pack-not-number",
    "string_type": "pack-not-text",
    "bool_type": "pack-not-yes-no",
    "bool_parsing": "pack-not-yes-no",
    "tuple_type": "pack-not-list",
    "model_type": "pack-not-fields",
    "model_attributes_type": "pack-not-fields",
}
"""Text keys by pydantic's kinds of errors; a check of our own names its text key itself."""


def _among(reason: Say, found: Sequence[ErrorDetails]) -> Say:
    """Return a reason with all that could stand there: words of every alternative, and a number."""
    words = dict.fromkeys(
        word
        for details in found
        if details["type"] == "literal_error"
        for word in _reason(details).values["allowed"].split(", ")
    )
    number = any(_REASONS.get(details["type"]) == "pack-not-number" for details in found)
    key = "pack-not-among-numbers" if number else reason.key
    return Say(key, {**reason.values, "allowed": ", ".join(words)})


def _reason(details: ErrorDetails) -> Say:
    key = _REASONS.get(details["type"])
    if key is None:
        own = "-pack-" in details["type"]
        return Say(details["type"] if own else "pack-invalid")
    about = details.get("ctx", {})
    # pydantic joins the last two words in English
    expected = str(about.get("expected", "")).replace(" or ", ", ")
    values = {
        "found": without_disguise(str(about.get("tag", details["input"]))[:60]),
        "allowed": expected or about.get("expected_tags") or about.get("discriminator"),
        "limit": next(
            (about[name] for name in ("ge", "le", "min_length", "max_length") if name in about), None
        ),
    }
    return Say(
        key, {name: str(value).replace("'", "") for name, value in values.items() if value is not None}
    )
