"""Forced wins within a turn, by AND/OR search: an own answer must win against every answer of the others."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any

from engines.kernel import Answer, Choose, Decision, Dice, Match, Overrun

WIDEST = 64
"""Answers of another seat, all of which are tried; where there are more, nothing is proved."""
TRIED = 24
"""Own answers that are tried, the preferred one first: a win that is missed proves nothing false."""


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

    def winning(self, match: Match[Any], answers: Iterable[Answer], nodes: int) -> list[Answer]:
        """Return those of the answers to the seat's open question that force a win. Raises OutOfNodes."""
        self.nodes = nodes
        decision = match.decision(self.seat)
        return [answer for answer in answers if self._leads(match, decision, answer)]

    def serious(self, match: Match[Any], decision: Decision) -> Iterator[Answer]:
        """Yield an own question's answers, the preferred one first; none that changes only what is asked."""
        preferred = match.game.ai_support.prefer(match.table, decision, self._own)
        listed = (answer for answer in decision.answers() if answer not in match.game.conveniences)
        most = None if isinstance(decision, Choose) else TRIED
        yield from dict.fromkeys((preferred, *islice(listed, most)))

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
            return any(self._leads(match, own[0], answer) for answer in self.serious(match, own[0]))
        asked = match.decisions[0]
        return asked.count() <= WIDEST and all(
            self._leads(match, asked, answer)
            for answer in asked.answers()
            if answer not in match.game.conveniences or asked.count() == 1
        )

    def _leads(self, match: Match[Any], decision: Decision, answer: Answer) -> bool:
        """Tell whether this answer leads to a win; whatever chance decides does not."""
        if not self.nodes:
            raise OutOfNodes
        self.nodes -= 1
        after, rolled = match.copy(), match.table.dice.count
        try:
            after.answer(decision.seat, answer)
        except Overrun:
            return False
        return after.table.dice.count == rolled and self._wins(after)
