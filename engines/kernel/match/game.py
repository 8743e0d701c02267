"""What a game must provide to be hosted."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from engines.kernel.cards.collection import Collection
from engines.kernel.decisions.answers import Answer
from engines.kernel.decisions.decisions import Decision, Play
from engines.kernel.match.ai_support import AiSupport
from engines.kernel.seat.interface import SeatInterface
from engines.kernel.seat.prompts import Say
from engines.kernel.state.dice import Dice
from engines.kernel.state.game_state import GameState, Result
from engines.kernel.state.limits import RECORD_ANSWERS
from engines.kernel.state.options import Options

T = TypeVar("T", bound=GameState)


class Game(ABC, Generic[T]):
    """The rules of one game. It has no state of its own: one object serves all matches.

    What has a value here, in `SeatInterface` or `AiSupport` may be left out; so may lessons, explained words.
    """

    id: ClassVar[str]
    """Name in addresses and records."""
    prefix: ClassVar[str]
    """Begins the keys of the game's texts."""
    rules_version: ClassVar[int]
    """Raised whenever the same answers could lead to another state."""
    seats: ClassVar[tuple[int, ...]]
    """How many players may sit down."""
    options: ClassVar[type[Options]]
    public_kinds: ClassVar[frozenset[str]]
    """Kinds of decisions whose options everybody may see: they may be put on the table itself."""
    reaction_kinds: ClassVar[frozenset[str]] = frozenset()
    """Kinds of decisions put to a seat during another's turn; the clock is shorter for them."""
    conveniences: ClassVar[frozenset[str]] = frozenset()
    """Answers that change only what their player is asked from then on; computer players do without them."""
    in_a_row: ClassVar[frozenset[str]] = frozenset()
    """Kinds of decisions that one press may answer in a row, though something is done by each: if a question
    of another kind comes between them, the press answers no more."""
    slow_kinds: ClassVar[frozenset[str]] = frozenset()
    """Kinds of decisions that take long to make: few are made for what one press answers, and none after."""
    quiet_questions: ClassVar[bool] = False
    """Whether every question begins a step, but those of one announcement by one seat, which does nothing
    before its last answer. Then who leaves cuts the step short: what was answered in it is asked anew."""
    decision_limit: ClassVar[int] = RECORD_ANSWERS // 2
    """Answers after which the match ends without winner, lest it go on for ever.

    What was taken back by Back, and orders, do not count; a record has to hold them too.
    """

    collection: ClassVar[Collection[Any] | None] = None
    """The game's own cards and decks; None for games of common cards."""
    seat_interface: ClassVar[SeatInterface[Any]]
    ai_support: ClassVar[AiSupport]

    @abstractmethod
    def new(self, options: Any, seats: int, dice: Dice) -> T:
        """Set the table up. What happens here is told to nobody: the first step may tell of it."""

    @abstractmethod
    def step(self, table: T) -> Play[None]:
        """Play from one quiet point to the next.

        Called again and again until the table has a result. A new call must
        be able to go on from the table alone.
        """

    @abstractmethod
    def load(self, data: Mapping[str, Any], options: Any, seats: int, dice: Dice) -> T:
        """Rebuild a table from `Table.dump`."""

    @abstractmethod
    def turn(self, table: T) -> int:
        """Return the number of the turn, so that nobody is called twice in one."""

    def score(self, table: T) -> tuple[float, ...]:
        """Return how many games of a match of several each seat has won; nothing for one game."""
        return ()

    def order(self, table: T, seat: int, key: str) -> None:
        """Note an order: it changes nothing but what this seat is asked, tells nothing, rolls no die.

        Only a game whose outlook has `orders` needs it.
        """
        raise NotImplementedError(f"{self.id} offers orders, and does not say what {key} does")

    def covered(self, table: T, decision: Decision) -> Answer | None:
        """Return the answer that the seat's orders give to a question that was put before them, or None."""
        return None

    def places(self, table: T) -> tuple[int, ...]:
        """Return who comes where if the match ends now without a winner, for `Result.places`."""
        return ()

    def claim(self, table: T, seat: int) -> Result | None:
        """Return the result that the seat may demand now, such as a draw by stalling, or None."""
        return None

    def stopped(self, table: T) -> Result:
        """Return the result when `decision_limit` is reached."""
        return Result((), "decision_limit", self.places(table))

    def gone(self, table: T) -> tuple[int, ...]:
        """Return the seats that are out of the match while others play on."""
        return table.left

    def bystanders(self, seats: int) -> tuple[Say, ...]:
        """Return what those are called who play without a seat, such as a robot; they follow the seats.

        The rules may ask them too, with one answer to give: so the host goes
        on at a pace at which people can follow.
        """
        return ()

    def seconds_to_decide(self, options: Any) -> int | None:
        """Return how long a decision may take by these options; None leaves it to the host's clock."""
        return None

    def seats_computers(self, options: Any) -> bool:
        """Tell whether computers can play with these options."""
        return True

    def is_rated(self, options: Any) -> bool:
        """Tell whether a match with these options may change a rating."""
        return True

    def draws_seats(self, seats: int, options: Any) -> bool:
        """Tell whether chance seats the players, not the order in which they came."""
        return False

    def wants_decks(self, options: Any) -> bool:
        """Tell whether each player brings a deck to a match with these options."""
        return self.collection is not None

    def partners(self, table: T, seat: int) -> tuple[int, ...]:
        """Return the seats that win together with this one, itself among them."""
        return (seat,)

    def conceded(self, table: T, seat: int, seats: Sequence[int]) -> Result | None:
        """Return the result when a seat gives up: the others win.

        None when the others play on. The seat is then in `table.left`, its
        questions are answered passively, and the rules take it out at the
        next quiet point.
        """
        return Result(tuple(other for other in seats if other != seat), "concession")
