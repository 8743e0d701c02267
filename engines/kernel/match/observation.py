"""What is known of a match in words that outlive it: answers, endings, refusals, what a seat is told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple, TypeAlias

from engines.kernel.decisions.answers import Answer
from engines.kernel.seat.interface import View
from engines.kernel.state.game_state import Stop
from engines.kernel.state.options import Options


class Refused(Exception):
    """An answer, or a wish, that the match does not accept. It has changed nothing."""


class NotAsked(Refused):
    """The seat has nothing to decide now."""


class IllegalAnswer(Refused):
    """The answer is none of the legal ones."""


class NothingToUndo(Refused):
    """The seat has no last answer of its own, or something was rolled or revealed since."""


class Given(NamedTuple):
    """An answer and who gave it."""

    seat: int
    answer: Answer


Surrender: TypeAlias = Literal["concede", "run_out", "desert", "leave", "disqualify"]
"""How a seat loses outside the rules' own course: of its own will, or as others have decided."""
LOST: Mapping[Surrender, str] = {
    "concede": "concession",
    "run_out": "out_of_time",
    "desert": "stayed_away",
    "leave": "left",
    "disqualify": "disqualified",
}
"""What the result of each calls it."""


class Ending(NamedTuple):
    """How a match was ended from outside its rules' own course, and by whom."""

    kind: Surrender | Stop | Literal["agree_draw", "claim", "time_up", "adjudicate"]
    seat: int | None


class Observation(NamedTuple):
    """All that a computer player is told: views and open facts, never the table."""

    game: str
    options: Options
    seats: int
    seat: int | None
    then: View
    """The seat's view at the last quiet point."""
    now: View
    since: tuple[tuple[int, Answer | None], ...]
    """Answers since the quiet point; None where another seat's answer stays hidden."""
    rolls: tuple[int, ...]
    """Open dice since the quiet point."""
    left: tuple[int, ...] = ()
    """Seats that had given up by the quiet point while the others play on."""
