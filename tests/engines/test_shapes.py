"""Samples of a language's shapes leave out no word of it, and a new word moves hardly any other."""

from __future__ import annotations

import json
from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field

from tests.engines.shapes import MOST_PAIRS, Shapes, each_once, word_of

PLACES = tuple(f"place_{number}" for number in range(60))


def shapes_of(*words: str) -> list[dict[str, Any]]:
    """Return the shapes of a language with one rich change, and with these words that are chosen by name."""

    class Rich(BaseModel):
        change: Literal["rich"]
        at: Literal[PLACES]  # pyright: ignore[reportInvalidTypeForm]: as many as it takes

    class Plain(BaseModel):
        change: Literal["plain"]
        word: Literal[words]  # pyright: ignore[reportInvalidTypeForm]: they differ by test

    class Apply(BaseModel):
        action: Literal["change"]
        what: Annotated[Rich | Plain, Field(discriminator="change")]
        until: Literal[PLACES]  # pyright: ignore[reportInvalidTypeForm]
        twice: bool = False

    return each_once(Shapes({}, [1], {}, "").of(Apply))


OLD = ("one", "two", "three")


def test_a_sample_has_shapes_of_each_word_with_most_of_what_stands_beside_it() -> None:
    shapes = shapes_of(*OLD)
    assert len(shapes) < 1.2 * MOST_PAIRS, "it is a sample"
    plain = [shape for shape in shapes if word_of(shape) == "change: plain"]
    assert {(shape["what"]["word"], shape["until"]) for shape in plain} == {
        (word, place) for word in OLD for place in PLACES
    }


def test_a_new_word_leaves_nearly_all_other_shapes_as_they_are() -> None:
    before, after = ({json.dumps(shape) for shape in shapes_of(*words)} for words in (OLD, (*OLD, "four")))
    assert len(before) > 1000
    assert len(before - after) < 0.06 * len(before), "60 pairs with the new word take the places of others"
    new = {shape for shape in after - before if '"four"' not in shape}
    assert len(new) < 0.01 * len(before)
