"""How a decision is put to a person: options with labels, groups, previews and reasons.

Prompts are made from a seat's view, only when somebody looks. Nothing here is
a sentence: a `Say` names a text and its values, and the edge puts it into the
reader's language.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from engines.kernel.decisions.answers import Answer

PLAYERS = frozenset({"seat", "other", "winner", "winners", "loser"})
"""Names of values in a `Say`, and of facts of an event, under which a number, or each of several, is a player
by their seat. Under any other name a number is a number: facts are plain JSON, which knows no kinds."""


SETTINGS = "settings"
"""The group of answers that only change how a seat is asked: they stand under *More…*, not with its deeds."""


@dataclass(frozen=True, slots=True)
class Say:
    """A text to be said in the reader's language: its key and the values in it."""

    key: str
    values: Mapping[str, Any] = field(default_factory=dict[str, Any])


@dataclass(frozen=True, slots=True)
class Option:
    """One answer as a person sees it, alone or with answers to the questions that follow it."""

    key: str
    label: Say
    group: str = ""
    """Options of one group stand together; a large group becomes a menu."""
    card: str | None = None
    """The card, noble or lane that the option concerns."""
    preview: Say | None = None
    """What it would lead to, such as the numbers before and after."""
    refused: Say | None = None
    """Why it is not allowed now; None when it is."""
    worth: int = 0
    """What it adds to the running total of an answer of several parts."""
    on: bool | None = None
    """Whether it holds now, of an order that can be switched; None of what is done once."""
    short: Say | None = None
    """What it is called beside what it leads to, where that can be said shorter."""
    button: Say | None = None
    """What stands on a button in its place: without what the picture above shows, such as costs."""
    brief: Say | None = None
    """What it would lead to, on a button: the numbers before and after alone, such as "20 → 7"."""
    gain: float = 0
    """How much it does, by the numbers of its preview: alike for all players, so it advises nobody."""
    leads: Mapping[str, Say] = field(default_factory=dict[str, Say])
    """What it would lead to by where it goes, where that is chosen too."""
    copies: tuple[str, ...] = ()
    """Answers that lead to the same as this one, which is among them: things that nobody can tell apart."""
    then: tuple[Answer, ...] = ()
    """What the same press answers to the seat's next questions, as far as they are put and allow it."""

    @property
    def beside(self) -> Say:
        """What it is called beside what it leads to."""
        return self.short or self.label

    @property
    def on_button(self) -> Say:
        """What it is called on a button."""
        return self.button or self.beside


class Forecast(NamedTuple):
    """What an answer would lead to."""

    preview: Say
    brief: Say | None = None
    gain: float = 0


class Proposal(NamedTuple):
    """A whole answer of several parts, and what it is called."""

    answer: tuple[str, ...] | tuple[int, ...]
    label: Say


@dataclass(frozen=True, slots=True)
class Prompt:
    """A decision as a person sees it."""

    title: Say
    options: tuple[Option, ...]
    default: Say | None = None
    """What happens when time runs out."""
    none: Say | None = None
    """What it is called to pick nothing, where that is allowed."""
    running: Say | None = None
    """What an answer of several parts comes to while it is put together: to its values, `so_far` among them,
    `total` is added, which is `so_far` and the worth of what has been chosen."""
    about: Say | None = None
    """What the card says that asks, where the question alone does not tell what it leads to."""
    proposals: tuple[Proposal, ...] = ()
    """Answers of several parts that suit: each is offered at one press, besides putting one together."""
    proposed: Forecast | None = None
    """What the proposal of a `Gather` comes to, where a press before gives it along; without it that press
    gives the only payment alone."""
    places: Mapping[str, Say] = field(default_factory=dict[str, Say])
    """What those things are called to which others are sent, by their keys."""
    groups: Mapping[str, Say] = field(default_factory=dict[str, Say])
    """What those groups are called that one answer has become, with what follows it."""

    def offered(self, answer: Answer) -> Answer:
        """Return the answer that is offered for this one: for a copy, the one that stands for all of them."""
        return next((option.key for option in self.options if answer in option.copies), answer)
