"""What has to be known of a game to count what its cards do in matches."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Any, Literal, NamedTuple, TypeAlias, cast

from engines.kernel.state.events import Event

How: TypeAlias = Literal["played", "spent"]
"""Whether a card is used as it is printed, or used up otherwise: to pay, to block, to be discarded."""


class CardUse(NamedTuple):
    """How an event uses cards of its `seat`."""

    how: How
    card: str = "card"
    """The fact that names the card, or several."""
    only: Mapping[str, Collection[Any]] = {}
    """Facts without one of these values make the event no use."""


class Does(NamedTuple):
    """Where an event says how much damage a card has done."""

    source: str
    """The fact that names the card; where there is none, nobody knows it, or the rules have done it."""
    number: str


class Traces(NamedTuple):
    """What cards leave behind in a match. It reads the table and events, and changes nothing."""

    lists: Callable[[Any, int], Sequence[str]]
    """Returns the cards of a seat's deck that are drawn, from the options of the match."""
    order: Callable[[Any, int], Sequence[str]]
    """Returns a seat's cards as they were dealt, before any question: its hand, then its pile."""
    held: Callable[[Any, int], Sequence[str]]
    """Returns the cards that a seat could use now, whatever it costs."""
    uses: Mapping[str, CardUse]
    """The kinds of events that use a card."""
    does: Mapping[str, Does] = {}
    """The kinds of events that say how much damage a card has done."""
    exchangeable: frozenset[str] | None = frozenset()
    """The sections of a deck whose places may go to other cards of the section; None for all of them."""
    exchanging: Mapping[str, Any] = {}
    """The options of a match in which they do, where others hold decks to their lists."""

    def used(self, event: Event) -> Iterator[tuple[int, str, How]]:
        """Yield the cards that an event uses, each with its seat and how."""
        use = self.uses.get(event.kind)
        if use is None or any(event.facts.get(fact) not in values for fact, values in use.only.items()):
            return
        seat = event.facts["seat"]
        named = event.seen_by(seat)[use.card]
        for card in cast("list[Mapping[str, str]]", named if isinstance(named, list) else [named]):
            yield seat, card["id"], use.how

    def done(self, event: Event) -> tuple[str, int] | None:
        """Return the card that has done damage by an event, and how much."""
        does = self.does.get(event.kind)
        if does is None or does.source not in event.facts:
            return None
        return event.facts[does.source]["id"], event.facts[does.number]
