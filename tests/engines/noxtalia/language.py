"""The card language as a whole: all of its words, and examples of everything that can be said in it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal, get_args, get_origin

from pydantic import BaseModel

from engines.noxtalia.language.actions import Action, On, Until
from engines.noxtalia.language.conditions import Condition
from engines.noxtalia.language.effects import Effect, When
from engines.noxtalia.language.parts import CardType, Cycle, Keyword
from engines.noxtalia.language.selectors import Selector
from engines.noxtalia.language.values import Value
from tests.engines.examples import examples

TAGS = ("action", "test", "pick", "calc")


def literals(kind: Any) -> set[str]:
    """The words of a type: of its literals, and the tags of its models."""
    if get_origin(kind) is Literal:
        return {word for word in get_args(kind) if isinstance(word, str)}
    if isinstance(kind, type) and issubclass(kind, BaseModel):
        tags = [kind.model_fields[tag].annotation for tag in TAGS if tag in kind.model_fields]
        return {word for tag in tags for word in get_args(tag)}
    return {word for part in get_args(kind) for word in literals(part)}


def words() -> set[str]:
    """Every word that a card can be written with, by what it is for."""
    whose = Effect.model_fields["whose"].annotation
    return {
        f"{use}: {word}"
        for use, kind in (
            ("action", Action), ("test", Condition), ("who", Selector), ("value", Value), ("when", When),
            ("whose", whose), ("until", Until), ("on", On), ("now", Cycle), ("keyword", Keyword),
            ("type", CardType),
        )
        for word in literals(kind)
    }  # fmt: skip


def used(model: BaseModel) -> set[str]:
    """The words that a card is written with."""
    found: set[str] = set()
    for part in parts(model):
        fields = {name: value for name, value in part if name in type(part).model_fields}
        for tag, use in (("action", "action"), ("test", "test"), ("pick", "who"), ("calc", "value")):
            if tag in fields:
                found.add(f"{use}: {fields[tag]}")
        for name, value in fields.items():
            for word in value if isinstance(value, tuple) else (value,):
                if not isinstance(word, str):
                    continue
                if name in ("when", "whose", "until", "on", "now", "type"):
                    found.add(f"{name}: {word}")
                elif name in ("who", "of"):
                    found.add(f"who: {word}")
                elif name == "keywords":
                    found.add(f"keyword: {word}")
                elif name in ("value", "parts", "at_least", "at_most", "equals"):
                    found.add(f"value: {word}")
    return found


def parts(model: BaseModel) -> Iterator[BaseModel]:
    """A model and all models inside it."""
    yield model
    for _, value in model:
        for part in value if isinstance(value, tuple) else (value,):
            if isinstance(part, BaseModel):
                yield from parts(part)


def effects() -> Iterator[Effect]:
    """Examples of all that can be said."""
    return examples(Effect, ("glaciel", "rocheux"))
