"""An answer as an agent gives it: word by word, each out of a list that is never longer than `ACTIONS`."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from engines.kernel.decisions.answers import Answer, AnswerPart
from engines.kernel.decisions.decisions import Assign, Choose, Decision, Distribute

ACTIONS: Final = 128
"""How many words can be told apart at once."""
DONE: Final = "(done)"
"""The word that ends an answer which could be longer. No key has brackets, and none is called so."""
MORE: Final = "(more)"
"""The word that turns a list which is too long to its next page."""


class PartialAnswer:
    """The answer to one decision while it is given."""

    def __init__(self, decision: Decision, unused: Collection[str]) -> None:
        """Begin an answer; what is `unused` is not offered, where there is anything else."""
        self.decision = decision
        self.said: tuple[AnswerPart, ...] = ()
        """What of the answer has been given."""
        self.answer: Answer | None = None
        """The answer, once it is whole."""
        self.words: Sequence[AnswerPart] = ()
        """What may be said now; an action is a place in it."""
        self._unused = unused
        self._page = 0
        self._list()

    @property
    def subject(self) -> str | None:
        """Which key the next word is about, where each key is given a place or an amount."""
        if isinstance(self.decision, Assign | Distribute) and len(self.said) < len(self.decision.keys):
            return self.decision.keys[len(self.said)]
        return None

    def say(self, place: int) -> None:
        """Say a word, and then those that leave no choice. Raises IndexError where there is none."""
        if not 0 <= place < len(self.words):
            raise IndexError(f"action {place}, where there are {len(self.words)}")
        self._take(self.words[place])
        while self.answer is None and len(self.words) == 1:
            self._take(self.words[0])

    def _take(self, word: AnswerPart) -> None:
        if word == DONE:
            self.answer, self.words = self.decision.next(self.said).answer, ()
            return
        if word == MORE:
            self._page += 1
        else:
            self.said, self._page = (*self.said, word), 0
        self._list()

    def _list(self) -> None:
        """List what may be said now; the answer is whole where nothing may."""
        parts, answer = self.decision.next(self.said)
        if isinstance(self.decision, Choose) and self._unused:
            parts = [part for part in parts if part not in self._unused] or parts
        if not parts:
            self.answer, self.words = answer, ()
            return
        done = () if answer is None else (DONE,)
        if len(parts) + len(done) <= ACTIONS:
            self.words = (*parts, *done)
            return
        room = ACTIONS - 1 - len(done)
        pages = -(-len(parts) // room)
        begin = self._page % pages * room
        self.words = (*parts[begin : begin + room], *done, MORE)
