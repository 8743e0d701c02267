"""Whether what a card does has changed anything: nothing is accepted that leaves every table as it was."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from random import Random
from typing import Any, TypeVar, cast

from engines.kernel.effects.references import parts_within, role_of, words_of
from tests.engines.shapes import word_of

T = TypeVar("T")


class Watch:
    """Looks at tables before and after each deed of a kind of actions."""

    def __init__(self, facts: Callable[[Any], Any], table: Callable[..., Any]) -> None:
        self._facts = facts
        """What of a table counts."""
        self._table = table
        """Finds the table among what a deed is given."""
        self.done: set[str] = set()
        """Actions that have been carried out, as they are written."""
        self.changed: set[str] = set()
        """Those of them after which a table was another."""

    @contextmanager
    def over(self, *rows: Mapping[type[Any], Callable[..., Any]]) -> Iterator[None]:
        """Look at all deeds of some rows."""
        before = [dict(row) for row in rows]
        for row in rows:
            for kind, deed in row.items():
                row[kind] = self._watched(deed)  # pyright: ignore[reportIndexIssue]: rows of deeds are dicts
        try:
            yield
        finally:
            for row, was in zip(rows, before, strict=True):
                row.update(was)  # pyright: ignore[reportAttributeAccessIssue]

    def _watched(self, deed: Callable[..., Any]) -> Callable[..., Any]:
        def watched(*given: Any) -> Any:
            table, action = self._table(*given), given[-1]
            before = self._facts(table)
            result = yield from deed(*given)
            self.done.add(key := written(action))
            if self._facts(table) != before:
                self.changed.add(key)
            return result

        return watched


def written(action: Any) -> str:
    """Return an action as it is written, however little of it was said."""
    return action.model_dump_json(by_alias=True)


TRIES = 60
"""So many shapes of one deed are played in a sample; else all of them, before it counts as idle."""


def unmoved(
    cases: Mapping[str, Sequence[T]], changes: Callable[[T], bool | None], most: int | None = None
) -> Iterator[str]:
    """Yield the deeds after which no table is otherwise: `changes` plays a case; None where it never begins.

    Of all deeds, or of so many: the same ones each time.
    """
    chance = Random("unmoved")
    keys = sorted(cases) if most is None else chance.sample(sorted(cases), min(most, len(cases)))
    for key in keys:
        row = chance.sample(cases[key], len(cases[key]) if most is None else min(TRIES, len(cases[key])))
        found: list[bool | None] = []
        for case in row:
            found.append(changes(case))
            if found[-1]:
                break
        if False in found and True not in found:
            yield f"{key} | no table is otherwise after it"


def spoken(language: Any, roles: Collection[str]) -> frozenset[str]:
    """Return the words of a language that stand for objects."""
    return frozenset(
        word
        for part in parts_within(language)
        for field in part.model_fields
        if role_of(part, field) in roles
        for word in words_of(part, field)
    )


def deeds_of(shape: Mapping[str, Any], words: Collection[str]) -> list[str]:
    """Return what a shape is about: its word with each word for an object in it, and with each zone."""
    named = sorted(set(_pointing(shape, words)))
    return [f"{word_of(dict(shape))} {each}" for each in named] or [word_of(dict(shape))]


def _pointing(part: Any, words: Collection[str], field: str = "") -> Iterator[str]:
    if isinstance(part, str):
        if part in words or field == "zone":
            yield f"{field}={part}"
    elif isinstance(part, Mapping):
        for name, value in cast("Mapping[str, Any]", part).items():
            yield from _pointing(value, words, name)
    elif isinstance(part, list | tuple):
        for value in cast("Sequence[Any]", part):
            yield from _pointing(value, words, field)
