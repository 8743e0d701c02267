"""What lies on the table: the state that a game's rules work on."""

from __future__ import annotations

from collections.abc import Collection, Generator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Literal, NamedTuple, TypeAlias

from engines.kernel.state.dice import Dice
from engines.kernel.state.events import Event
from engines.kernel.state.limits import STEP_DEEDS
from engines.kernel.state.state_fields import AsMapping, given, kept, scratch, state_part

_NOTHING: Mapping[int, Mapping[str, Any]] = {}


Stop: TypeAlias = Literal["call_off", "moderate", "overrule"]
"""How a match is stopped that counts for nobody: its players agree, a moderator or an organiser decides."""
STOPS: Mapping[Stop, str] = {"call_off": "called_off", "moderate": "moderated", "overrule": "overruled"}
"""What the result of each calls it."""


class Result(NamedTuple):
    """How a match ended. Nobody in `winners` means a draw."""

    winners: tuple[int, ...]
    reason: str
    places: tuple[int, ...] = ()
    """Where each seat came, from 1: who drew share a place, who fell has the one at which they fell. Empty
    where the winners say it all."""

    @property
    def counts_for_nobody(self) -> bool:
        """Whether the match was stopped, as if it had never been."""
        return self.reason in STOPS.values()

    def place(self, seat: int) -> int:
        """Return where the seat came: without places, winners come first and all others behind them."""
        if self.places:
            return self.places[seat]
        return 1 if not self.winners or seat in self.winners else 1 + len(self.winners)


def placed(groups: Sequence[Collection[int]]) -> tuple[int, ...]:
    """Return every seat's place from the groups that share one, the best first."""
    places: dict[int, int] = {}
    for group in groups:
        places |= dict.fromkeys(group, len(places) + 1)
    return tuple(places[seat] for seat in sorted(places))


class Overrun(Exception):
    """A step of the rules did more than `STEP_DEEDS` deeds. The match stays as it was before the answer."""


@state_part
class GameState(AsMapping):
    """Base of every game's state: plain data, the dice, and a journal of events.

    At a quiet point what is saved of it must suffice to go on. A game declares its own fields (`plain`).
    """

    dice: Dice = given()
    journal: list[Event] | None = scratch(None)
    """None where nobody listens. What is told often looks here first: facts cost more than moves."""
    result: Result | None = kept(None)
    opened: bool = scratch(False)
    """Whether the last answer may be taken back, as far as the rules are concerned."""
    deeds: int = scratch(0)
    """What the rules have done since they asked last, or a view has reckoned."""
    left: tuple[int, ...] = kept(())
    """Seats that gave up while the others play on; the rules see to them at the next quiet point."""
    void: list[int] = scratch(list)
    """Numbers of the answers since the last quiet point that were taken back by `BACK`, where the rules
    note them: other seats never learn of those."""

    def tell(self, kind: str, secret: Mapping[int, Mapping[str, Any]] | None = None, **facts: Any) -> None:
        """Write an event down. `secret` gives more facts to single seats: they have learnt something."""
        if secret:
            self.opened = False
        if self.journal is not None:
            self.journal.append(Event(kind, facts, secret or _NOTHING))

    def open(self) -> None:
        """Let the answer that led here be taken back: by it its seat has learnt nothing that was hidden.

        Without this no answer can, unless the next question to the same seat
        offers `BACK`. What is rolled, shuffled or told in secret, or asked of
        another seat, closes it again.
        """
        self.opened = True

    def tick(self, deeds: int = 1) -> None:
        """Count what is done: a trigger looked at, a selection made, a number reckoned. Raises Overrun."""
        self.deeds += deeds
        if self.deeds > STEP_DEEDS:
            raise Overrun

    @contextmanager
    def aside(self) -> Generator[None]:
        """Reckon what is told alone: a match that nobody hears of does just as many deeds."""
        deeds, self.deeds = self.deeds, 0
        try:
            yield
        finally:
            self.deeds = deeds
