"""What one seat of a game sees, is asked and is told."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, NamedTuple, Self, TypeVar

from pydantic import BaseModel, ConfigDict, field_serializer

from engines.kernel.decisions.decisions import Decision
from engines.kernel.seat.prompts import Prompt, Say
from engines.kernel.state.events import Event
from engines.kernel.state.game_state import Result
from engines.kernel.state.options import Options

V = TypeVar("V", bound="View")


class View(BaseModel):
    """What one seat may see, or what everyone may see when `seat` is None. A game derives its own."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    game: str
    seat: int | None
    result: Result | None
    touched: tuple[str, ...] = ()
    """Keys of what the last change was done to, as its events tell (`on`): who shows a moment puts them in by
    `after`, and pictures mark it until the next change."""

    def after(self, events: Iterable[Event]) -> Self:
        """Return the same view with what these events were done to: all may know of that."""
        keys = dict.fromkeys(str(event.facts["on"]) for event in events if "on" in event.facts)
        return self.model_copy(update={"touched": tuple(keys)}) if keys else self

    @field_serializer("result")
    def _without_empty_places(self, result: Result | None) -> tuple[Any, ...] | None:
        return result[:2] if result is not None and not result.places else result


def options_seen(_: Any, view: Any) -> Options:
    """Return the options that a view holds: `known_options` of games with lists and cards of their own."""
    return view.options


class VisiblePile(NamedTuple):
    """Cards that lie together and that a viewer may read."""

    kind: str
    """Where they lie: names a text, `heap-hand`."""
    seat: int
    """Whose they are."""
    cards: tuple[str, ...]
    """Ids in the order in which a reader looks for them."""


@dataclass(frozen=True, slots=True)
class Habit:
    """An order that stands until it is taken back: questions go by with their default answers."""

    key: str
    """Names a text of the game, `habit-<key>`."""
    lets_go: Callable[[Any, Decision], bool]
    """Tells whether a question goes by, from what everybody sees: so that it tells nothing of a hand."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RecapStats:
    """What counts when a finished match is looked back at: kinds of events, all may know of them."""

    blows: Mapping[str, str]
    """Kinds in which their `seat` suffers, each with the fact that says how much; empty is once."""
    acts: Mapping[str, str]
    """Kinds in which their `seat` acts, each with the fact that names the card with which it does; empty is
    with none. What others suffer before the next act is that card's doing."""
    by_times: bool = False
    """Whether the best card is the one that acted most often, where blows do not tell whose they are."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatInterface(Generic[V]):
    """What a seat of a game sees, is asked and is told: all of it from its view."""

    view: Callable[[Any, int | None], V]
    """Returns what a seat may see of a table; None is a spectator."""
    prompt: Callable[[V, Decision], Prompt]
    """Describes a decision to its seat, from that seat's view."""
    known_options: Callable[[Any, V], Options] = lambda options, _: options
    """Returns the options as a viewer may know them: without the lists and cards that others hide."""
    default_label: Callable[[Decision], Say | None] = lambda _: None
    """Returns what the default answer is called, where taking it tells nothing of a hand; else None."""
    openly: Callable[[Decision], Say | None] = lambda _: None
    """Returns what a seat that is asked in private does, in words that give nothing away, or None."""
    standing: Callable[[V], Say | None] = lambda _: None
    """Returns how a match of several games stands, in words; None for one game."""
    beside: Callable[[V], Iterable[Say]] = lambda _: ()
    """Returns what the viewer may look through and pictures only count, such as open piles."""
    heaps: Callable[[V], Iterable[VisiblePile]] = lambda _: ()
    """Returns the cards that the viewer may read: their own hand first, none of them empty."""
    habits: tuple[Habit, ...] = ()
    """What a player may order once of questions that come again."""
    asking: frozenset[str] = frozenset()
    """Kinds of questions in which a text asks a yes or no: a player may answer one text always alike."""
    orders: Callable[[V], Sequence[str]] = lambda _: ()
    """Returns what the viewer may order at any moment of what their seat is asked from then on.

    What another seat may take back must not change it.
    """
    order_sheet: Callable[[V], Prompt | None] = lambda _: None
    """Returns how the orders are put to the viewer, an option for each; None where there are none.

    An option that is on or off is a switch: its order turns it. Hosts may do so as a match begins, so that
    it stands as its player left it in the last one.
    """
    use: Mapping[str, Mapping[str, float]] = field(default_factory=dict[str, Mapping[str, float]])
    """How often a question is answered from each group of options, of verbs with each: see `use_of`.

    Hosts offer first what is used most, where not everything finds room."""
    tally: RecapStats | None = None
    """What counts when a finished match is looked back at; None where nothing is told of it."""
