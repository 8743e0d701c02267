"""A puzzle as it is kept: a position in which a seat can force a win in this turn, and how it begins."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, TypeAlias

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field

from engines.kernel import Answer, Game, Match, as_answer
from engines.kernel.match.positions import begun_at

SEED = "puzzle"
"""Of all puzzles: no solution rolls a die."""
_Part: TypeAlias = Annotated[Answer, BeforeValidator(as_answer)]


class Puzzle(BaseModel):
    """A position, its proof and what is known of how hard it is."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    id: str
    """The seed of the match from which it comes."""
    rules: int
    """The version of the rules by which it was proved."""
    options: dict[str, Any]
    """Those that are not the game's own defaults."""
    seats: int
    seat: int
    """Who can win."""
    table: dict[str, Any]
    """At a quiet point, from which the step of the question begins: `dumped`."""
    first: tuple[tuple[_Part, ...], ...]
    """Deeds that win in every table which the seat cannot tell from this one, or answers that begin them."""
    choices: int
    """Own questions with a choice on the way."""
    luck: float = Field(ge=0, le=1)
    """The share of random own lines that win."""
    stars: int = Field(ge=1, le=4)
    """1 if the easy player finds it, 2 if the medium one does, else 3; one more from seven choices on."""

    def begun(self, game: Game[Any]) -> Match[Any]:
        """Return a match that begins at the position."""
        return begun_at(game, game.options.model_validate(self.options), self.seats, SEED, self.table)


def puzzles_in(file: Path) -> Sequence[Puzzle]:
    """Return the puzzles of a file, one in a line."""
    return [Puzzle.model_validate_json(line) for line in file.read_text(encoding="utf-8").splitlines()]
