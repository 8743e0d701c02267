"""What a question is about, by name: nothing of it is read by its place."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

Rest: TypeAlias = tuple[str | int | tuple[str, ...], ...]
"""What only one kind of question has: a game's own `NamedTuple` where it is read, else a row."""


class DecisionContext(NamedTuple):
    """What a question is about; what it is not about is left out. Written by name alone."""

    piece: str | None = None
    """What lies on the table, by its key."""
    card: str | None = None
    place: int | None = None
    """Of the text that asks, on that card."""
    verb: str | None = None
    """What is done."""
    rest: Rest = ()

    @property
    def the_piece(self) -> str:
        """The piece, of a question that is about one."""
        assert self.piece is not None
        return self.piece

    @property
    def the_card(self) -> str:
        """The card, of a question that is about one."""
        assert self.card is not None
        return self.card

    @property
    def row(self) -> list[str]:
        """What a match's hash holds of it."""
        found: list[str] = []
        for part in (self.piece, self.card, self.place, self.verb, *self.rest):
            if isinstance(part, tuple):
                found += part
            elif part is not None:
                found.append(str(part))
        return found


NOTHING = DecisionContext()
"""Of a question that is about nothing."""
