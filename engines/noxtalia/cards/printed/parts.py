"""What every word of the card language leans on in print: the card that speaks, and the elements."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, TypeAlias

from engines.kernel import Say
from engines.kernel.cards.wording import chained, listed
from engines.noxtalia.language.pack import Element
from engines.noxtalia.language.parts import CardType

Elements: TypeAlias = Mapping[str, Element]
Bearer: TypeAlias = Literal["host", "self", "attacked"]
"""Which Spirit lasting effects speak of: the one that the card is attached to, the Spirit itself, or the
one that a Defence is played for."""


class Words:
    """The words for one card: what "this Attack" and "the host" are on it."""

    def __init__(self, elements: Elements, kind: CardType, bearer: Bearer, *, attached: bool = False) -> None:
        self.elements = elements
        self.kind: CardType = kind
        self.bearer: Bearer = bearer
        self.attached = attached
        """Whether the card comes to lie on a Spirit when it has been used."""
        self.spoken_of: list[str] = []
        """The Spirits that a sentence has named so far, by their references."""
        self.lasting = False
        """Whether the effect being worded lasts beyond the card's use."""

    def among(self, elements: Sequence[str], word: Literal["or", "nor"]) -> Say:
        """Return the names of elements in a row."""
        names = [Say("nx-element", {"element": self.elements[key].name}) for key in elements]
        return chained("words-nor", names) if word == "nor" else listed(names, word)
