"""The rules of a game, from its table alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from engines.kernel.decisions.answers import Answer
from engines.kernel.decisions.decisions import Decision, Play
from engines.kernel.state.dice import Dice
from engines.kernel.state.game_state import GameState, Result

T = TypeVar("T", bound=GameState)


def others_win(_: GameState, seat: int, seats: Sequence[int]) -> Result | None:
    """Return the result when a seat gives up and nobody plays on: `conceded` of games for two."""
    return Result(tuple(other for other in seats if other != seat), "concession")


def _no_orders(_: GameState, __: int, key: str) -> None:
    raise NotImplementedError(f"orders are offered, and no rule says what {key} does")


@dataclass(frozen=True, slots=True, kw_only=True)
class GameRules(Generic[T]):
    """How a game is played."""

    new: Callable[[Any, int, Dice], T]
    """Sets the table up by options and number of seats. What happens here is told to nobody: the first step
    may tell of it."""
    step: Callable[[T], Play[None]]
    """Plays from one quiet point to the next. Called again and again until the table has a result: a new call
    must be able to go on from the table alone."""
    load: Callable[[Mapping[str, Any], Any, int, Dice], T]
    """Rebuilds a table from what its `dump` gave, and from what `new` was given."""
    turn: Callable[[T], int]
    """Returns the number of the turn, so that nobody is called twice in one."""
    score: Callable[[T], tuple[float, ...]] = lambda _: ()
    """Returns how many games of a match of several each seat has won; nothing for one game."""
    order: Callable[[T, int, str], None] = _no_orders
    """Notes a seat's order: it changes nothing but what this seat is asked, tells nothing, rolls no die. Only
    a game whose seat interface has `orders` needs it."""
    covered: Callable[[T, Decision], Answer | None] = lambda _, __: None
    """Returns the answer that the seat's orders give to a question that was put before them, or None."""
    places: Callable[[T], tuple[int, ...]] = lambda _: ()
    """Returns who comes where if the match ends now without a winner, for `Result.places`."""
    claim: Callable[[T, int], Result | None] = lambda _, __: None
    """Returns the result that a seat may demand now, such as a draw by stalling, or None."""
    gone: Callable[[T], tuple[int, ...]] = lambda table: table.left
    """Returns the seats that are out of the match while others play on."""
    partners: Callable[[T, int], tuple[int, ...]] = lambda _, seat: (seat,)
    """Returns the seats that win together with a seat, itself among them."""
    conceded: Callable[[T, int, Sequence[int]], Result | None] = others_win
    """Returns the result when one of these seats gives up; None when the others play on. The seat is then in
    `table.left`, its questions are answered passively, and the rules take it out at the next quiet point."""
