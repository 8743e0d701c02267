"""An announcement in parts, each a question to one seat; nothing is done before the last is answered.

So Back leads from each question to the one before it, and from the first out of the announcement.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from engines.kernel.decisions.answers import BACK, Answer
from engines.kernel.decisions.decisions import Decision, Play

Announced: TypeAlias = Mapping[str, Answer]
"""What has been answered so far, by the names of the parts; a part that was not asked is missing."""


class AnnouncingPart(NamedTuple):
    """One choice of an announcement."""

    name: str
    question: Callable[[Announced], Decision | None]
    """Makes it from the answers to those before it; None where there is nothing to choose. Allows Back."""


def announce(parts: Sequence[AnnouncingPart]) -> Play[Announced | None]:
    """Ask one part after the other; None when the player goes back from the first question."""
    answers: dict[str, Answer] = {}
    place = 0
    while place < len(parts):
        name, question = parts[place]
        decision = question(answers)
        answer = None if decision is None else (yield decision)
        if answer == BACK:
            if not answers:
                return None
            last, _ = answers.popitem()
            place = next(number for number, part in enumerate(parts) if part.name == last)
        else:
            if answer is not None:
                answers[name] = answer
            place += 1
    return answers
