"""What a picture of a tournament is made of: plain data, with words already in the reader's language."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class SheetRow:
    """One entrant's line of the standings."""

    place: int | None
    """None for who holds none."""
    number: int
    """The entrant's: it stands for a name of which our font has no letter."""
    name: str
    cells: tuple[str, ...]
    gone: bool = False
    """Whether they have left."""


@dataclass(frozen=True, slots=True)
class Standings:
    """Who stands where."""

    title: str
    under: str
    heads: tuple[str, ...]
    """One for each cell; the first is what counts most."""
    rows: tuple[SheetRow, ...]
    cut: int = 0
    """After which place a line is drawn: who is above goes on."""
    own: int = 0
    """The number of who looks at it, if they take part: their line is marked."""
    crossed: bool = False
    """Whether all cells but the first are results against each, in the order of the rows."""


@dataclass(frozen=True, slots=True)
class SheetSide:
    """One side of a match."""

    number: int = 0
    """The entrant's; 0 while nobody is known."""
    name: str = ""
    hint: str = ""
    """Who comes there, while nobody is known: W5 is the winner of match 5."""
    score: str = ""
    won: bool = False


@dataclass(frozen=True, slots=True)
class SheetMatch:
    """One match of a bracket."""

    number: int
    sides: tuple[SheetSide, SheetSide]
    over: bool = False
    going_on: bool = False
    """Whether it is to be played now."""
    bye: bool = False
    """Whether one side stays empty: its place is kept, and nothing is drawn."""


@dataclass(frozen=True, slots=True)
class Round:
    """Matches of one column, from top to bottom: as many as in the column before, or half as many."""

    title: str
    matches: tuple[SheetMatch, ...]


@dataclass(frozen=True, slots=True)
class SheetPart:
    """The upper bracket, the lower, the finals, or a piece of them."""

    title: str
    rounds: tuple[Round, ...]


@dataclass(frozen=True, slots=True)
class BracketSheet:
    """Who meets whom."""

    title: str
    under: str
    parts: tuple[SheetPart, ...]
    champion: tuple[int, str] | None = None
    """Number and name of who has won it all."""
    own: int = 0
    """The number of who looks at it, if they take part: their path is marked."""
