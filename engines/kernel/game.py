"""What a game must provide to be hosted."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, ClassVar, Generic, Literal, TypeAlias, TypeVar

from pydantic import BaseModel, ConfigDict, field_serializer

from engines.kernel.answers import Answer, Chance
from engines.kernel.collection import Collection
from engines.kernel.decisions import Decision, Play
from engines.kernel.dice import Dice
from engines.kernel.levels import BUDGETS, Budget, Level
from engines.kernel.limits import RECORD_ANSWERS
from engines.kernel.options import Options
from engines.kernel.prompts import Prompt, Say
from engines.kernel.table import Result, Table

T = TypeVar("T", bound=Table)

LonePass: TypeAlias = Literal["bluff", "fast", "full"]
"""What becomes of a seat that can only pass. `bluff`: the host passes for it, after as long as others think.
`fast`: at once, so that the time tells. `full`: it is asked like any other."""


class View(BaseModel):
    """What one seat may see, or what everyone may see when `seat` is None. A game derives its own."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    game: str
    seat: int | None
    result: Result | None

    @field_serializer("result")
    def _without_empty_places(self, result: Result | None) -> tuple[Any, ...] | None:
        return result[:2] if result is not None and not result.places else result


class Game(ABC, Generic[T]):
    """The rules of one game. It has no state of its own: one object serves all matches."""

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
    computer_orders: ClassVar[tuple[str, ...]] = ()
    """Orders that a computer player gives as a match begins: it never tires of being asked."""
    plain_kinds: ClassVar[frozenset[str]] = frozenset()
    """Kinds of decisions on which little hangs: searching players answer them by preference."""
    quiet_questions: ClassVar[bool] = False
    """Whether every question begins a step, but those of one announcement by one seat, which does nothing
    before its last answer. Then who leaves cuts the step short: what was answered in it is asked anew."""
    budgets: ClassVar[Mapping[Level, Budget]] = BUDGETS
    """How long the searching players think, by level."""
    decision_limit: ClassVar[int] = RECORD_ANSWERS // 2
    """Answers after which the match ends without winner, lest it go on for ever.

    What was taken back by Back, and orders, do not count; a record has to hold them too.
    """

    collection: ClassVar[Collection[Any] | None] = None
    """The game's own cards and decks; None for games of common cards."""

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
    def view(self, table: T, seat: int | None) -> View:
        """Return what the seat may see; None is a spectator."""

    @abstractmethod
    def prompt(self, view: Any, decision: Decision) -> Prompt:
        """Describe a decision to its seat, from that seat's view alone."""

    @abstractmethod
    def sample(self, then: Any, now: Any, dice: Dice) -> T:
        """Return a table that the seat cannot tell from the real one.

        `then` is the seat's view at the last quiet point: the table returned
        stands there. `now` is its view at this moment, so that cards shown
        since then lie where they came from. What is hidden from the seat is
        dealt anew by `dice`, which the table also keeps as its own. Works for
        spectators' views too.
        """

    def sampler(self, then: Any, now: Any) -> Callable[[Dice], T]:
        """Return what deals such tables, for who wants many: what all have in common is reckoned once."""
        return partial(self.sample, then, now)

    def offers(self, table: T, decision: Decision) -> Sequence[Answer] | None:
        """Return the answers that a search tries: none that is foolish, no more than it can. None is all.

        Like `prefer` it must be quick and look at nothing hidden.
        """
        return None

    @abstractmethod
    def prefer(self, table: T, decision: Decision, dice: Dice) -> Answer:
        """Return a sensible answer by ordered preferences, from what the decision's seat knows.

        It serves the easy computer player and the playouts of the stronger
        ones, so it must be quick. It must not look at hidden things, nor
        change the table: between computers alone it is asked at the real one.
        """

    @abstractmethod
    def evaluate(self, table: T, seat: int) -> float:
        """Estimate the seat's chance to win, from 0 to 1. Finished tables never come here."""

    def known_options(self, options: Any, view: Any) -> Options:
        """Return the options as a viewer may know them: without the lists and cards that others hide."""
        return options

    def suppose(self, table: T, decision: Decision, chance: Chance) -> Answer:
        """Return what another seat may have answered unseen, in an imagined table: any, if nothing tells."""
        return decision.any(chance)

    @abstractmethod
    def turn(self, table: T) -> int:
        """Return the number of the turn, so that nobody is called twice in one."""

    def default_label(self, decision: Decision) -> Say | None:
        """Return what the default answer is called, where taking it tells nothing of a hand; else None."""
        return None

    def openly(self, decision: Decision) -> Say | None:
        """Return what a seat that is asked in private does, in words that give nothing away, or None."""
        return None

    def score(self, table: T) -> tuple[float, ...]:
        """Return how many games of a match of several each seat has won; nothing for one game."""
        return ()

    def standing(self, view: Any) -> Say | None:
        """Return how a match of several games stands, in words; None for one game."""
        return None

    def beside(self, view: Any) -> Sequence[Say]:
        """Return what the viewer may look through and pictures only count, such as open piles."""
        return ()

    def orders(self, view: Any) -> Sequence[str]:
        """Return what the seat may order at any moment of what it is asked from then on.

        What another seat may take back must not change it.
        """
        return ()

    def order_sheet(self, view: Any) -> Prompt | None:
        """Return how the orders are put to the viewer, an option for each; None where there are none.

        An option that is on or off is a switch: its order turns it. Hosts may do so as a match begins, so
        that it stands as its player left it in the last one.
        """
        return None

    def order(self, table: T, seat: int, key: str) -> None:
        """Note an order: it changes nothing but what this seat is asked, tells nothing, rolls no die.

        Only a game that has `orders` needs it.
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

    def lone_pass(self, options: Any) -> LonePass:
        """Return what becomes of a seat that is asked in a window and can only pass."""
        return "bluff"

    def draws_seats(self, seats: int, options: Any) -> bool:
        """Tell whether chance seats the players, not the order in which they came."""
        return False

    def wants_decks(self, options: Any) -> bool:
        """Tell whether each player brings a deck to a match with these options."""
        return self.collection is not None

    def conceded(self, table: T, seat: int, seats: Sequence[int]) -> Result | None:
        """Return the result when a seat gives up: the others win.

        None when the others play on. The seat is then in `table.left`, its
        questions are answered passively, and the rules take it out at the
        next quiet point.
        """
        return Result(tuple(other for other in seats if other != seat), "concession")
