"""What a game must provide to be hosted."""

from __future__ import annotations

from typing import Any, ClassVar, Generic, TypeVar

from engines.kernel.cards.collection import Collection
from engines.kernel.match.ai_support import AiSupport
from engines.kernel.match.rules import GameRules
from engines.kernel.match.traces import Traces
from engines.kernel.seat.interface import SeatInterface
from engines.kernel.seat.prompts import Say
from engines.kernel.state.game_state import GameState
from engines.kernel.state.limits import RECORD_ANSWERS
from engines.kernel.state.options import Options

T = TypeVar("T", bound=GameState)


class Game(Generic[T]):
    """One game as it is hosted. It has no state of its own: one object serves all matches.

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
    disputed_kinds: ClassVar[frozenset[str]] = frozenset()
    """Kinds of decisions by which players who differ about what was done say how to go on: all are asked the
    same, and somebody who does not play may answer for them."""
    lone_kinds: ClassVar[frozenset[str]] = frozenset()
    """Kinds of decisions that no press before them answers: what they ask needs a look of its own."""
    quiet_questions: ClassVar[bool] = False
    """Whether every question begins a step, but those of one announcement by one seat, which does nothing
    before its last answer. Then who leaves cuts the step short: what was answered in it is asked anew."""
    decision_limit: ClassVar[int] = RECORD_ANSWERS // 2
    """Answers after which the match ends without winner, lest it go on for ever.

    What was taken back by Back, and orders, do not count; a record has to hold them too.
    """

    collection: ClassVar[Collection[Any] | None] = None
    """The game's own cards and decks; None for games of common cards."""
    traces: ClassVar[Traces | None] = None
    """How what cards do is counted; None for games of common cards."""
    rules: GameRules[T]
    seat_interface: ClassVar[SeatInterface[Any]]
    ai_support: ClassVar[AiSupport]

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

    def first(self, table: T) -> int:
        """Return the seat that began, as the first round tells."""
        return 0

    def rounds(self, table: T) -> int:
        """Return the number of the round: each seat has one turn in it."""
        return self.rules.turn(table)
