"""Pictures of a lesson's table: what its learner sees, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from bot.learning.asked import live_ways
from bot.learning.teacher import Pupil
from bot.texts import Texts
from engines.kernel.teaching import Course
from render import RenderedPicture, RenderService, Strip, artist

Look: TypeAlias = Literal["step", "board", "hand", "more"]
"""What is looked at: the step as it is taught, the whole table, the whole hand; or where one can go."""


def names_at(texts: Texts, course: Course, learner: str | None = None) -> list[str]:
    """Return who sits at a lesson's table: its learner, and those whom Herald plays."""
    names = [texts.say("lesson-teacher", number=number) for number in range(1, course.match.seats)]
    names.insert(course.seat, texts.say("lesson-learner") if learner is None else learner)
    return names


async def shot(
    renderer: RenderService, pupil: Pupil, look: Look, names: Sequence[str], texts: Texts, theme: str
) -> RenderedPicture:
    """Return what the learner looks at: at a step, what is asked about, or the part of the table it is on."""
    course = pupil.course
    view = course.view
    found = artist(view.game)
    match look:
        case "board":
            return await board(renderer, course, names, texts, theme)
        case "hand":
            return await renderer.hand(("lesson", found.hand_facts(view)), view, names, texts, theme)
        case _ if course.is_asked or course.now.picture == "hand":
            strip = strip_of(pupil)
            return await renderer.strip(("lesson", found.strip_facts(strip)), strip, names, texts, theme)
        case _:
            return await renderer.band(("lesson", found.board_facts(view)), view, names, texts, theme)


async def board(
    renderer: RenderService, course: Course, names: Sequence[str], texts: Texts, theme: str
) -> RenderedPicture:
    """Return the whole table, as the learner sees it."""
    view = course.view
    key = "lesson", artist(view.game).board_facts(view)
    return await renderer.board(key, view, names, texts, theme)


def strip_of(pupil: Pupil) -> Strip:
    """Return what the picture of a step's question shows, with what is wanted in rings."""
    course = pupil.course
    kind = course.question.kind if course.is_asked else None
    live = live_ways(course, pupil.prompt) if course.is_guided else ()
    cards = (option.card for option in live if option.card is not None)
    return Strip(course.view, kind, frozenset((*course.now.cards, *cards)))


def in_words(course: Course, names: Sequence[str], texts: Texts) -> str:
    """Return the board in words, for those who want no pictures."""
    view = course.view
    return artist(view.game).board_text(view, names, texts)
