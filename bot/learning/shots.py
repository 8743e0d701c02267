"""Pictures of a lesson's table: what its learner sees, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from bot.texts import Texts
from engines.kernel.teaching import Course
from render import RenderedPicture, RenderService, artist

Look: TypeAlias = Literal["board", "hand"]
"""Which picture."""


def names_at(texts: Texts, seats: int, learner: str | None = None) -> list[str]:
    """Return who sits at a lesson's table: its learner, and those who follow the script."""
    others = [texts.say("lesson-teacher", number=number) for number in range(1, seats)]
    return [texts.say("lesson-learner") if learner is None else learner, *others]


async def shot(
    renderer: RenderService, course: Course, look: Look, names: Sequence[str], texts: Texts, theme: str
) -> RenderedPicture:
    """Return the board, or the hand, as the learner sees it."""
    view = course.view
    found = artist(view.game)
    if look == "hand":
        return await renderer.hand(("lesson", found.hand_facts(view)), view, names, texts, theme)
    return await renderer.board(("lesson", found.board_facts(view)), view, names, texts, theme)


def in_words(course: Course, names: Sequence[str], texts: Texts) -> str:
    """Return the board in words, for those who want no pictures."""
    view = course.view
    return artist(view.game).board_text(view, names, texts)
