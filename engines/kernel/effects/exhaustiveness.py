"""A language's words: what may be written, and whether everything that may be written is known."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any, get_args

from pydantic import BaseModel

from engines.kernel.effects import logic, numbers

GRAMMAR = (
    *(numbers.Sum, numbers.Difference, numbers.Product, numbers.Least, numbers.Greatest),
    *(logic.AllOf, logic.AnyOf, logic.Not),
)
"""What all languages share: no game says anew what it means."""


def models(union: Any) -> frozenset[type[BaseModel]]:
    """Return the models of a union, such as all actions of a language."""
    return frozenset(_models(union))


def _models(union: Any) -> Iterator[type[BaseModel]]:
    if isinstance(union, type) and issubclass(union, BaseModel):
        yield union
        return
    for inside in get_args(union):
        yield from _models(inside)


def words(union: Any, tag: str) -> frozenset[str]:
    """Return the words that tell the models of a union apart; `tag` is their field, such as `action`."""
    return frozenset(word for model in models(union) for word in get_args(model.model_fields[tag].annotation))


def complete(union: Any, *rows: Collection[type[Any]]) -> None:
    """Make sure, when a game is loaded, that every model of a union stands in exactly one row.

    Raises TypeError with the names of those that do not: what may be written is done, and once.
    """
    own = {model for model in models(union) if not issubclass(model, GRAMMAR)}
    known = [model for row in rows for model in row]
    unknown = own - set(known)
    twice = {model for model in known if known.count(model) > 1}
    if unknown or twice:
        names = sorted(model.__name__ for model in unknown | twice)
        raise TypeError(f"not known, or known twice: {', '.join(names)}")
