"""Keywords that do what their rule says: the same scene ends otherwise without the word."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

import pytest


class Word(NamedTuple):
    """A keyword, the rules that it stands for, and a scene in which it counts."""

    rules: str
    """Their ids, with spaces between."""
    play: Callable[..., Any]
    """Plays the scene with the keywords that are given, and returns what it has come to."""
    with_it: Any
    without: Any


def table_of(words: Iterable[str], rows: Mapping[str, Word], mark: Callable[..., Any]) -> list[Any]:
    """Return a case for each word that may be written; each proves the rules of its row.

    A word without a row is a word without a rule, and so is a row without a word.
    """
    found: list[Any] = []
    for word in sorted({*words, *rows}):
        row = rows.get(word)
        marks = [mark(*row.rules.split())] if row is not None else []
        found.append(pytest.param(word, row, id=word, marks=marks))
    return found


def check(word: str, row: Word | None, known: Iterable[str], given: Any) -> None:
    """Make sure that a keyword has a rule and that its scene shows it; `given` is what cards have by it."""
    assert row is not None, f"{word}: no rule and no scene in which it counts stands in this table"
    assert word in {*known}, f"{word}: no card can have it"
    assert row.rules
    assert row.with_it != row.without
    assert row.play(given) == row.with_it
    assert row.play() == row.without
