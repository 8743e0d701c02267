"""A walk names what stands in a text as its author writes it."""

from __future__ import annotations

from pydantic import Field

from engines.kernel.cards.packs import Part
from engines.kernel.effects.traversal import inside


class Word(Part):
    """A word."""

    says: str


class Text(Part):
    """A text of words."""

    do: tuple[Word, ...]
    otherwise: tuple[str, ...] = Field(default=(), alias="else")
    once: bool = False


def test_rows_are_walked_one_by_one_under_the_names_that_authors_write() -> None:
    text = Text.model_validate({"do": [{"says": "a"}, {"says": "b"}], "else": ["c"]})
    assert [tuple(each) for each in inside(text, "texts.2")] == [
        ("do", Word(says="a"), "texts.2.do.0", 0),
        ("do", Word(says="b"), "texts.2.do.1", 1),
        ("otherwise", "c", "texts.2.else.0", 0),
        ("once", False, "texts.2.once", 0),
    ]
