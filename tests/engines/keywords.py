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
    foretold: bool | None = None
    """Whether what a question foretells of a fight differs by it; None in games that do not ask for it."""
    unprinted: str = ""
    """Why no card that is printed has it, if none has."""


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
    assert row is not None, f"{word}: write its row, with its rule and a scene that ends otherwise without it"
    assert word in {*known}, f"{word}: no card can have it; take its row away, or let it be written"
    assert row.rules, f"{word}: its row names no rule"
    assert row.with_it != row.without, f"{word}: by its row the scene ends alike with it and without it"
    ended, before = row.play(given), row.play()
    assert ended == row.with_it, f"{word}: with it the scene ends with {ended}, not {row.with_it}"
    assert before == row.without, f"{word}: without it the scene ends with {before}, not {row.without}"
