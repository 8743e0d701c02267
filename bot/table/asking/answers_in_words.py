"""Answers as their question calls them."""

from __future__ import annotations

from collections.abc import Sequence

from bot.texts import Texts
from engines.kernel import Answer, Assign, Decision, Distribute, Prompt


def in_words(decision: Decision, prompt: Prompt, answer: Answer, names: Sequence[str], texts: Texts) -> str:
    """Say an answer as the prompt calls it."""
    labels = {option.key: texts.tell(option.label, names) for option in prompt.options}
    if not isinstance(answer, tuple):
        return labels.get(str(answer), str(answer))

    def told(what: str, to: str) -> str:
        place = prompt.places.get(to)
        if isinstance(decision, Assign) and len({to for tos in decision.places for to in tos}) == 1:
            return what  # it could go nowhere else
        return texts.say(
            "option-way", what=what, to=texts.tell(place, names) if place else labels.get(to, to)
        )

    match decision:
        case Assign(keys=keys):
            parts = [told(labels.get(key, key), str(to)) for key, to in zip(keys, answer, strict=True) if to]
        case Distribute(keys=keys):
            parts = [told(str(amount), key) for key, amount in zip(keys, answer, strict=True) if amount]
        case _:
            parts = [labels.get(str(key), str(key)) for key in answer]
    if parts:
        return ", ".join(parts)
    return texts.tell(prompt.none, names) if prompt.none else texts.say("choose-none")
