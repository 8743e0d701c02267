"""Foresight: what a seat will probably be asked next, found on tables that it cannot tell from the real one.

Others play on there as they like it, and what is hidden is dealt anew. What all these tables ask alike can be
answered in advance; what differs between them is not known yet, and is not told.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from engines.kernel.decisions.answers import Answer
from engines.kernel.decisions.decisions import Choose, Decision, Pick, sole_answer
from engines.kernel.match.game import Game
from engines.kernel.match.match import Match
from engines.kernel.match.observation import Observation, Refused
from engines.kernel.seat.prompts import Option, Prompt, Say
from engines.kernel.state.dice import Dice

TABLES = 6
"""Tables that are played on."""
FAR = 200
"""Answers of others after which a table tells nothing."""


class Foreseen(NamedTuple):
    """A question that will probably be put."""

    kind: str
    title: Say | None
    """As it will be put; None where its words are not known yet."""
    options: tuple[Option, ...]
    """What can be answered in advance, without what it would lead to."""

    def answers(self, option: Option) -> tuple[Answer, ...]:
        """Return what an option answers, to the question and to those after it."""
        first: Answer = option.key if not option.group.startswith(_PICKED) else _picked(option.key)
        return (first, *option.then)


_PICKED = "picked:"
"""Begins the group of what is answered to a `Pick`."""


def foresee(game: Game[Any], observation: Observation, seed: str) -> Foreseen | None:
    """Return what the situation's seat will probably be asked with a choice; None where it cannot be told."""
    deal = game.ai_support.sampler(observation.then, observation.now)
    asked = list[tuple[str, Prompt]]()
    for number in range(TABLES):
        try:
            match = Match[Any].imagine(game, observation, Dice(f"{seed}/{number}"), deal)
        except Refused:
            continue
        if (decision := _next(match, observation, Dice(f"{seed}/{number}/others"))) is not None:
            asked.append((decision.kind, _prompt(match, decision)))
    if not asked:
        return None
    kind, _ = Counter(kind for kind, _ in asked).most_common(1)[0]
    return _alike(kind, [prompt for each, prompt in asked if each == kind])


def _next(match: Match[Any], observation: Observation, dice: Dice) -> Decision | None:
    """Let others play on until the seat is asked with a choice that can be answered at one press."""
    assert observation.seat is not None
    for _ in range(FAR):
        if not match.decisions:
            return None
        own = next((each for each in match.decisions if each.seat == observation.seat), None)
        if own is not None and sole_answer(own) is None:
            return own if isinstance(own, Choose) or (isinstance(own, Pick) and own.least <= 1) else None
        decision = own or match.decisions[0]
        match.answer(decision.seat, match.game.ai_support.prefer(match.table, decision, dice))
    return None


def _prompt(match: Match[Any], decision: Decision) -> Prompt:
    """Return the question as its seat would read it, with its answers of one part."""
    prompt = match.prompt(decision.seat)
    options = [option for option in prompt.options if option.refused is None]
    if isinstance(decision, Pick):
        options = [replace(option, group=_PICKED + option.group) for option in options]
        if decision.least == 0:
            options.append(Option("", prompt.none or Say("choose-none"), _PICKED))
    return replace(prompt, options=tuple(options))


def _alike(kind: str, prompts: Sequence[Prompt]) -> Foreseen | None:
    """Return what these questions share."""
    first, *others = prompts
    everywhere = [{(option.key, option.then) for option in prompt.options} for prompt in others]
    options = tuple(
        replace(option, preview=None, brief=None, gain=0)
        for option in first.options
        if all((option.key, option.then) in keys for keys in everywhere)
    )
    title = first.title if all(prompt.title == first.title for prompt in others) else None
    return Foreseen(kind, title, options) if options else None


def _picked(key: str) -> tuple[str, ...]:
    return (key,) if key else ()
