"""How high each moment of the lessons and puzzles stands on a screen, what is live there, and what is ringed.

`python -m tests.rigs.lessons` goes through all of them, in both languages, with a wrong answer at each
question; pictures are drawn, as their height counts.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from statistics import median
from typing import Any, NamedTuple

from discord import ui

from bot.learning.asked import live_answers, live_ways
from bot.learning.catalogue import lessons_of, taught_games
from bot.learning.shots import names_at, shot, strip_of
from bot.learning.teacher import Pupil
from bot.learning.views.panel import IN_LESSON, PICTURE, panel
from bot.store import LessonRow
from bot.table.action_id import ActionId
from bot.table.screen.height import DESKTOP, PHONE, height
from bot.texts import LOCALES, Locale, texts_in
from engines.kernel import Game
from engines.kernel.teaching import Course, Lesson
from engines.registry import GAMES
from render import THEMES, RenderedPicture, RenderService, Strip

HIGHEST = {"desktop": (DESKTOP, 620), "phone": (PHONE, 1_100)}
"""Screens, and how high a moment may stand on them."""
ANSWERS = frozenset(IN_LESSON.values())


class Moment(NamedTuple):
    """What was found at a moment."""

    lesson: Lesson
    step: str
    wrong: bool
    guided: bool
    """Whether what is wanted is shown, and is no picking of several things."""
    live: int
    """Controls that answer."""
    heights: dict[str, float]
    corrected: bool
    """Whether a correction is the last thing that is said above the controls."""
    points: bool
    """Whether the step points at something."""
    ringed: bool
    """Whether that is seen on its picture."""


def pupil_at(course: Course, *, wrong: bool = False) -> Pupil:
    """Return somebody who is where the course is."""
    at = course.progress
    row = LessonRow(
        id=1, user_id=1, game=course.game.id, lesson=course.lesson.id, version="1", serial=1,
        step=at.step, given=at.given, helped=False, done=None,
    )  # fmt: skip
    return Pupil(row, course, wrong)


def gone_through(game: Game[Any], lesson: Lesson) -> Iterator[Course]:
    """Go through a lesson as its buttons lead: as many answers at a press as they give."""
    course = Course(game, lesson)
    yield course
    while not course.is_over:
        if course.wanted:
            (way, *_) = live_ways(course, course.prompt) or (None,)
            allowed = next(filter(course.question.allows, course.wanted[0].answers))
            assert course.answer((way.key, *way.then) if way is not None else (allowed,))
        else:
            course.go_on()
        yield course


def live(layout: ui.LayoutView) -> Sequence[ui.Button[Any] | ui.Select[Any]]:
    """Return the controls that answer."""
    controls = [item for item in layout.walk_children() if isinstance(item, ui.Button | ui.Select)]
    return [
        item
        for item in controls
        if item.custom_id and not item.disabled and ActionId.parse(item.custom_id).verb in ANSWERS
    ]


def is_corrected_last(layout: ui.LayoutView) -> bool:
    """Tell whether a correction ends the text that stands directly above the controls."""
    (box,) = (item for item in layout.children if isinstance(item, ui.Container))
    texts = [item for item in box.children if isinstance(item, ui.TextDisplay)]
    below = box.children[box.children.index(texts[-1]) + 1 :]
    return texts[-1].content.split("\n")[-1].startswith("↩️") and all(
        isinstance(item, ui.ActionRow) for item in below
    )


async def moments(renderer: RenderService, game: str, locale: Locale) -> list[Moment]:
    """Return what is found in all lessons of a game."""
    texts, found = texts_in(locale), list[Moment]()
    for lesson in lessons_of(game).values():
        for course in gone_through(GAMES[game], lesson):
            names = names_at(texts, course, "Ada")
            picture = await shot(renderer, pupil_at(course), "step", names, texts, THEMES[0])
            ringed = await _is_ringed(renderer, pupil_at(course), picture, names, locale)
            for wrong in {False, bool(course.wanted)}:
                layout = panel(pupil_at(course, wrong=wrong), texts, names, picture, "step")
                found.append(_moment(course, layout, picture, wrong=wrong, ringed=ringed))
    return found


def _moment(
    course: Course, layout: ui.LayoutView, picture: RenderedPicture, *, wrong: bool, ringed: bool
) -> Moment:
    payload: Any = layout.to_components()
    shares = {PICTURE: picture.share}
    pointed = course.wanted and (live_ways(course, course.prompt) or live_answers(course, course.prompt))
    return Moment(
        course.lesson, course.now.id, wrong, course.is_guided and bool(pointed), len(live(layout)),
        {name: height(payload, screen, shares) for name, (screen, _) in HIGHEST.items()},
        is_corrected_last(layout), bool(course.now.ring or course.now.cards), ringed,
    )  # fmt: skip


def pointing_nowhere(pupil: Pupil) -> Strip:
    """Return what the picture of a step's question would show if the step pointed at nothing.

    Where answers name nothing at all, what can be played is in a ring: here they name no card that there is.
    """
    bare = pupil.course.view.model_copy(update={"touched": ()})
    return Strip(bare, strip_of(pupil).kind, frozenset({"-"}))


async def _is_ringed(
    renderer: RenderService, pupil: Pupil, picture: RenderedPicture, names: Sequence[str], locale: Locale
) -> bool:
    """Tell whether the picture would be another one if the step pointed at nothing."""
    course, texts = pupil.course, texts_in(locale)
    bare, key = course.view.model_copy(update={"touched": ()}), ("bare", course.lesson.id, course.progress)
    if course.wanted or course.now.picture == "hand":
        strip = pointing_nowhere(pupil)
        return picture.data != (await renderer.strip(key, strip, names, texts, THEMES[0])).data
    return picture.data != (await renderer.band(key, bare, names, texts, THEMES[0])).data


def told(game: str, locale: Locale, found: Sequence[Moment]) -> Iterator[str]:
    """Yield a table's lines: lessons, then puzzles."""
    for what, some in (
        ("lesson", [each for each in found if not each.lesson.is_puzzle]),
        ("puzzles", [each for each in found if each.lesson.is_puzzle]),
    ):
        line = f"{game:15} {locale} {what:7} {len(some):3} moments"
        for name, (_, most) in HIGHEST.items():
            heights = sorted(each.heights[name] for each in some)
            within = sum(high <= most for high in heights) / len(heights)
            p95 = heights[int(len(heights) * 0.95)]
            line += f" | {name} {median(heights):.0f} {p95:.0f} {heights[-1]:.0f} within {within:.0%}"
        guided = [each for each in some if each.guided]
        wrong = [each for each in some if each.wrong]
        pointing = [each for each in some if each.points]
        yield (
            f"{line} | live where guided ≤ {max((each.live for each in guided), default=0)}"
            f" | corrected last {sum(each.corrected for each in wrong)}/{len(wrong)}"
            f" | ringed {sum(each.ringed for each in pointing)}/{len(pointing)}"
        )


async def main() -> None:
    """Print a table: median, 95 %, highest, and the share within."""
    renderer = RenderService()
    for game in taught_games():
        for locale in LOCALES:
            print(*told(game, locale, await moments(renderer, game, locale)), sep="\n", flush=True)
    renderer.close()


if __name__ == "__main__":
    asyncio.run(main())
