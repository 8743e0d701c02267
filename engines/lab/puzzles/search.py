"""Forced wins within a turn, by AND/OR search: an own answer must win against every answer of the others."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from typing import Any, TypeAlias

from engines.kernel import Answer, Choose, Decision, Dice, IllegalAnswer, Match, NotAsked, Overrun

WIDEST = 64
"""Answers of another seat, all of which are tried; where there are more, nothing is proved."""
TRIED = 24
"""Own answers that are tried, the preferred one first: a win that is missed proves nothing false."""

Deed: TypeAlias = tuple[Answer, ...]
"""A whole move: an answer, and those to the questions that follow before anything is done by it."""
_Claim: TypeAlias = Callable[[Match[Any]], bool]


class OutOfNodes(Exception):
    """The search may try no more answers."""


class WinSearch:
    """The search for one seat in one turn. What is known of a position serves later ones of that turn too."""

    def __init__(self, seat: int, turn: int) -> None:
        self.seat = seat
        self.turn = turn
        self.nodes = 0
        """Answers that may still be tried."""
        self._known: dict[str, bool] = {}
        self._own = Dice("puzzle")

    def wins(self, match: Match[Any], nodes: int) -> bool:
        """Tell whether the seat can force a win in this turn. Raises OutOfNodes after so many answers."""
        self.nodes = nodes
        return self._wins(match)

    def winning(self, match: Match[Any], deeds: Iterable[Deed], nodes: int) -> list[Deed]:
        """Return those of the deeds by which the seat forces a win now. Raises OutOfNodes."""
        self.nodes = nodes
        return [deed for deed in deeds if self._leads(match, self.seat, deed, self._wins)]

    def key(self, match: Match[Any], first: Sequence[Deed], nodes: int) -> Deed | None:
        """Return a deed that wins now and still after each of the others; None if there is none.

        So the others go only another way to it: they are done before it, or are of no use. Raises OutOfNodes.
        """
        self.nodes = nodes
        return next((deed for deed in first if self._outlasts(match, deed, first)), None)

    def deeds(self, match: Match[Any], nodes: int) -> list[Deed]:
        """Return what the seat can do at its open question, the preferred one first. Raises OutOfNodes."""
        self.nodes = nodes
        return [*self._deeds(match)]

    def serious(self, match: Match[Any], decision: Decision) -> Iterator[Answer]:
        """Yield an own question's answers, the preferred one first; none that changes only what is asked."""
        preferred = match.game.ai_support.prefer(match.table, decision, self._own)
        listed = (answer for answer in decision.answers() if answer not in match.game.conveniences)
        most = None if isinstance(decision, Choose) else TRIED
        yield from dict.fromkeys((preferred, *islice(listed, most)))

    def is_asked_on(self, match: Match[Any]) -> bool:
        """Tell whether the last answer was but a part of a deed."""
        return match.is_open and [asked.seat for asked in match.decisions] == [self.seat]

    def _deeds(self, match: Match[Any]) -> Iterator[Deed]:
        for answer in self.serious(match, match.decision(self.seat)):
            after = self._after(match, self.seat, (answer,))
            if after is None or not self.is_asked_on(after):
                yield (answer,)
            else:
                yield from ((answer, *others) for others in self._deeds(after))

    def _wins(self, match: Match[Any]) -> bool:
        if match.result is not None:
            return match.result.winners == (self.seat,)
        if match.turn != self.turn:
            return False
        key = match.hash()
        found = self._known.get(key)
        if found is None:
            self._known[key] = False  # who comes back here on the way has gone round in a circle
            found = self._known[key] = self._forced(match)
        return found

    def _forced(self, match: Match[Any]) -> bool:
        """Tell whether an own answer wins, or every answer of another seat loses."""
        own = [asked for asked in match.decisions if asked.seat == self.seat]
        if own:  # before others' secret answers, of which it knows nothing
            return any(
                self._leads(match, self.seat, (answer,), self._wins) for answer in self.serious(match, own[0])
            )
        return self._always(match, self._wins)

    def _outlasts(self, match: Match[Any], deed: Deed, first: Sequence[Deed]) -> bool:
        """Tell whether a deed still wins when any other of these has been done first."""
        known: dict[str, bool] = {}

        def still(after: Match[Any]) -> bool:
            key = after.hash()
            if key not in known:
                known[key] = False  # as in `_wins`
                known[key] = self._wins(after) and self._still_wins(after, deed, still)
            return known[key]

        return all(other == deed or self._leads(match, self.seat, other, still) for other in first)

    def _still_wins(self, match: Match[Any], deed: Deed, still: _Claim) -> bool:
        """Tell whether the seat, when it can do something again, can do this and wins by it."""
        if match.result is not None:
            return False
        own = [asked for asked in match.decisions if asked.seat == self.seat]
        if not own:
            return self._always(match, still)
        if own[0].allows(deed[0]):
            return self._leads(match, self.seat, deed, self._wins)
        return any(self._leads(match, self.seat, (each,), still) for each in self.serious(match, own[0]))

    def _always(self, match: Match[Any], holds: _Claim) -> bool:
        """Tell whether a claim holds after every answer of another seat."""
        asked = match.decisions[0]
        return asked.count() <= WIDEST and all(
            self._leads(match, asked.seat, (answer,), holds)
            for answer in asked.answers()
            if answer not in match.game.conveniences or asked.count() == 1
        )

    def _leads(self, match: Match[Any], seat: int, deed: Deed, to: _Claim) -> bool:
        """Tell whether a claim holds after a deed; none does where it cannot be done, or chance decides."""
        after = self._after(match, seat, deed)
        return after is not None and to(after)

    def _after(self, match: Match[Any], seat: int, deed: Deed) -> Match[Any] | None:
        """Return the match after a deed; None where it cannot be, or a die is rolled. Raises OutOfNodes."""
        if not self.nodes:
            raise OutOfNodes
        self.nodes -= 1
        after, rolled = match.copy(), match.table.dice.count
        try:
            for answer in deed:
                after.answer(seat, answer)
        except (Overrun, IllegalAnswer, NotAsked):
            return None
        return after if after.table.dice.count == rolled else None
