"""Card packs: data files that anybody may write, read without trusting them.

A pack is YAML without tags, aliases or repeated keys, of limited size and
depth. A game derives its own `Pack` with typed cards.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, NamedTuple, TypeAlias, TypeVar

import yaml
from pydantic import BaseModel, ConfigDict, Field, ValidationError
from pydantic_core import ErrorDetails

from engines.kernel.prompts import Say
from engines.kernel.yaml_file import BadYaml, read_yaml

Key: TypeAlias = Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]{0,39}$")]
"""A name for machines: small letters, digits and underscores."""

Words: TypeAlias = Annotated[str, Field(min_length=1, max_length=200, pattern=r"^[^\n\r\t<>@`*_~|\\]+$")]
"""Text for people, without what Discord would take for markup or a mention."""


class Part(BaseModel):
    """A part of a card: read once, never changed, nothing in it that is not known."""

    model_config = ConfigDict(frozen=True, extra="forbid", populate_by_name=True)


def parts(model: BaseModel) -> Iterator[BaseModel]:
    """Yield a model of a card language and all models inside it."""
    yield model
    for _, value in model:
        # a model's fields are of any type, and so is what a tuple among them holds
        for part in value if isinstance(value, tuple) else (value,):  # pyright: ignore[reportUnknownVariableType]
            if isinstance(part, BaseModel):
                yield from parts(part)


class Name(BaseModel):
    """A name or a sentence in both languages."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    en: Words
    fr: Words


class Pack(BaseModel):
    """What every pack says of itself. A game adds its cards."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    game: Key
    id: Key
    name: Name
    version: int = Field(ge=1, le=9999)
    author: Words = "unknown"
    licence: Words | None = None


P = TypeVar("P", bound=Pack)


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
    try:
        return model.model_validate(data)
    except ValidationError as error:
        raise BadPack(_problems(error, node, source)) from error


def located(problems: Sequence[Problem], text: str | bytes, source: str) -> list[Problem]:
    """Return problems that were found among the cards read, with their file and lines."""
    _, node = read_yaml(text)
    return [problem._replace(source=source, line=_line(node, problem)) for problem in problems]


def _line(node: yaml.Node | None, problem: Problem) -> int | None:
    """Return the line of the field, or of what holds it; None when the card cannot be found."""
    place = _card_node(node, problem.card)
    path = tuple(int(part) if part.isdecimal() else part for part in problem.field.split("."))
    _, at = _place(place, path)
    return None if at is None else at.start_mark.line + 1


def _card_node(node: yaml.Node | None, card: str | None) -> yaml.Node | None:
    """Return the card with an id; the whole file for what lies in no card."""
    if card is None or not isinstance(node, yaml.MappingNode):
        return node
    for _, cards in node.value:
        for place in cards.value if isinstance(cards, yaml.SequenceNode) else ():
            name = _child(place, "id") if isinstance(place, yaml.MappingNode) else None
            if name is not None and name.value == card:
                return place
    return None


def _problems(error: ValidationError, node: yaml.Node | None, source: str) -> list[Problem]:
    """Say what is wrong in terms of the file: one problem for each place."""
    places: dict[tuple[str | int, ...], list[tuple[yaml.Node | None, ErrorDetails]]] = {}
    for found in error.errors(include_url=False):
        path, at = _place(node, found["loc"], missing=found["type"] == "missing")
        places.setdefault(path, []).append((at, found))
    inner = [
        path
        for path in places
        if not any(len(other) > len(path) and other[: len(path)] == path for other in places)
    ]
    problems: list[Problem] = []
    for path in inner:
        at, details = _most_telling(places[path])
        line = at.start_mark.line + 1 if at is not None else None
        card, field = _card(node, path)
        problems.append(Problem(source, line, card, field, _reason(details)))
    return problems


def _place(
    node: yaml.Node | None, loc: tuple[str | int, ...], *, missing: bool = False
) -> tuple[tuple[str | int, ...], yaml.Node | None]:
    """Follow pydantic's path through the file; what names a model there, but nothing here, is left out."""
    path: list[str | int] = []
    at = node
    for part in loc:
        if isinstance(at, yaml.SequenceNode) and isinstance(part, int) and part < len(at.value):
            at = at.value[part]
        elif isinstance(at, yaml.MappingNode) and (child := _child(at, str(part))) is not None:
            at = child
        else:
            continue
        path.append(part)
    if missing:
        path.append(loc[-1])
    return tuple(path), at


def _child(node: yaml.MappingNode, key: str) -> yaml.Node | None:
    return next((value for name, value in node.value if name.value == key), None)


def _most_telling(
    found: list[tuple[yaml.Node | None, ErrorDetails]],
) -> tuple[yaml.Node | None, ErrorDetails]:
    """Of the complaints of several alternatives about one place, return the one that fits what is there."""
    fitting = "literal_error" if isinstance(found[0][0], yaml.ScalarNode) else "union_tag"
    for at, details in found:
        if details["type"].startswith(fitting):
            return at, details
    return found[0]


def _card(node: yaml.Node | None, path: tuple[str | int, ...]) -> tuple[str | None, str]:
    """Return the id of the card that a path leads into, and the rest of the path."""
    if len(path) >= 2 and isinstance(path[1], int):
        _, card = _place(node, path[:2])
        if isinstance(card, yaml.MappingNode):
            name = _child(card, "id")
            if isinstance(name, yaml.ScalarNode):
                return str(name.value), ".".join(map(str, path[2:]))
    return None, ".".join(map(str, path))


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


def _reason(details: ErrorDetails) -> Say:
    key = _REASONS.get(details["type"])
    if key is None:
        own = "-pack-" in details["type"]
        return Say(details["type"] if own else "pack-invalid")
    about = details.get("ctx", {})
    values = {
        "found": str(about.get("tag", details["input"]))[:60],
        "allowed": about.get("expected") or about.get("expected_tags") or about.get("discriminator"),
        "limit": next(
            (about[name] for name in ("ge", "le", "min_length", "max_length") if name in about), None
        ),
    }
    return Say(
        key, {name: str(value).replace("'", "") for name, value in values.items() if value is not None}
    )
