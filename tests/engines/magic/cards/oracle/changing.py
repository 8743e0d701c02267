"""Cards with one word of their model changed, and texts with one word changed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, get_args

from pydantic import BaseModel, ValidationError

from engines.kernel.effects.references import words as words_of
from engines.magic.language.pack import CardModel
from tests.engines.magic.cards.oracle.cards import Text

SAID = ("keywords", "additional", "abilities", "gives")
"""The fields of a card that its text says."""
MOST_WORDS = 60


def changed(card: CardModel) -> Iterator[tuple[str, CardModel]]:
    """Yield a card once for each word that can be another, with where that is."""
    for field in SAID:
        for where, value in _values(getattr(card, field), CardModel, field):
            try:
                other = CardModel.model_validate_json(
                    card.model_copy(update={field: value}).model_dump_json(by_alias=True)
                )
            except ValidationError:
                continue
            if other != card:
                yield where, other


def _values(value: Any, model: type[BaseModel], field: str) -> Iterator[tuple[str, Any]]:
    """Yield other values of a field, each with one word changed."""
    kind = model.model_fields[field].annotation
    where, words = f"{model.__name__}.{field}", words_of(kind)[:MOST_WORDS]
    match value:
        case bool():
            yield f"{where}: {not value}", not value
        case int():
            yield from ((f"{where}: {step:+}", value + step) for step in (1, -1))
        case str():
            yield from ((f"{where}: {value}, {word}", word) for word in words if word != value)
        case None:
            yield from ((f"{where}: {word}", word) for word in words)
            yield from [(f"{where}: True", True)] if bool in get_args(kind) else []
        case BaseModel():
            for inner in type(value).model_fields:
                for at, other in _values(getattr(value, inner), type(value), inner):
                    yield at, value.model_copy(update={inner: other})
        case tuple():
            yield from _rows(value, model, field, where, words)
        case _:
            pass


def _rows(
    row: tuple[Any, ...], model: type[BaseModel], field: str, where: str, words: Sequence[str]
) -> Iterator[tuple[str, Any]]:
    """Yield a row with one of its parts changed, left out, or exchanged with the next."""
    for place, part in enumerate(row):
        before, after = row[:place], row[place + 1 :]
        if isinstance(part, BaseModel | int):
            found = _values(part, model, field)
        else:
            found = ((f"{where}: {part}, {word}", word) for word in words if word not in row)
        yield from ((at, (*before, other, *after)) for at, other in found)
        if len(row) > 1:
            yield f"{where}: less", (*before, *after)
        if after and after[0] != part:
            yield f"{where}: exchanged", (*before, after[0], part, *after[1:])


def reworded(text: Text) -> Iterator[tuple[str, Text]]:
    """Yield a text once for each word that is left out, said twice or exchanged with the next."""
    for place, line in enumerate(text):
        words = line.split(" ")
        for at, word in enumerate(words):
            before, after = words[:at], words[at + 1 :]
            ways = {f"less {word}": [*before, *after], f"twice {word}": [*before, word, word, *after]}
            if after and after[0] != word:
                ways[f"{after[0]} before {word}"] = [*before, after[0], word, *after[1:]]
            for where, other in ways.items():
                yield where, (*text[:place], *([" ".join(other)] if other else []), *text[place + 1 :])
