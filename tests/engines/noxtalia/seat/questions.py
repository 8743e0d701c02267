"""Questions with their answers, as a person reads them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from bot.texts import texts_in
from engines.kernel import Option, Say
from tests.engines.in_full import in_full
from tests.engines.noxtalia.scenes import Scene

NAMES = ("Ada", "Bob", "Cem", "Dee")
Question: TypeAlias = tuple[Callable[[], Scene], str, str, list[Any]]
"""How a question comes up, the question, what happens when time runs out, and the answers."""


def say(said: Say | None) -> str | None:
    return None if said is None else texts_in("en").tell(said, names=NAMES)


def face(option: Option) -> tuple[str, str, str, str | None, str | None, str | None]:
    """An answer: its key, its words, its group, the card that it shows, what it leads to, why not."""
    return (
        option.key, str(say(option.label)), option.group, option.card, say(option.preview),
        say(option.refused),
    )  # fmt: skip


def asked(s: Scene) -> tuple[str | None, str | None, list[Any]]:
    """The open question, what happens when time runs out, and the answers."""
    prompt = in_full(s.prompt())
    return say(prompt.title), say(prompt.default), [face(option) for option in prompt.options]
