"""A lesson as its person sees it: what is taught, and below it the panel that every match has."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import discord
from discord import ui

from bot.learning.catalogue import FIRST, key_of, puzzles_of, title
from bot.learning.teacher import Pupil
from bot.learning.verbs import LessonVerb
from bot.table.action_id import ActionId
from bot.table.board import outcome
from bot.table.controls import Controls, controls
from bot.table.gathered import Gathered
from bot.table.layout import MessageLayout, button, picture, rows, shorten
from bot.table.rules import statements_button
from bot.table.verbs import MatchVerb, Verb
from bot.texts import Texts
from bot.texts.telling import story
from engines.kernel.teaching.lesson import LEARNER
from render import RenderedPicture

PICTURE = "lesson"
"""What the picture's file is called."""
IN_LESSON: Mapping[Verb, Verb] = {
    MatchVerb.ANSWER: LessonVerb.ANSWER,
    MatchVerb.MENU_ANSWER: LessonVerb.MENU_ANSWER,
    MatchVerb.GATHER: LessonVerb.GATHER,
    MatchVerb.PAGE: LessonVerb.PAGE,
    MatchVerb.FOLD: LessonVerb.FOLD,
    MatchVerb.DONE: LessonVerb.DONE,
}
"""What a control of a match is called in a lesson."""
_LINES = 5
_LINE = 300
"""Longest line of what has happened, in characters."""


def panel(
    pupil: Pupil,
    texts: Texts,
    names: Sequence[str],
    shot: RenderedPicture | None,
    look: str,
    words: str = "",
    state: Gathered | None = None,
) -> MessageLayout:
    """Return a lesson's message, with its picture attached; or with `words` in the place of one."""
    course = pupil.course
    taught: ui.TextDisplay[Any] = ui.TextDisplay(shorten("\n".join(_taught(pupil, texts)), 1_800))
    shown: ui.Item[Any] = (
        ui.TextDisplay(words) if shot is None else picture(f"{PICTURE}.{shot.extension}", shot.alt)
    )
    lines = [f"-# {line}" for line in _story(pupil, texts, names)]
    made: Controls | None = None
    if course.match.result is not None:
        lines.append(outcome(course.match, names, texts))
    elif course.wanted:
        prompt = pupil.prompt
        made = controls(
            pupil.row.id, pupil.row.serial, course.question, prompt, texts, names, state or Gathered(),
            course.game.prefix, course.game.seat_interface.use.get(course.question.kind),
        )  # fmt: skip
        lines.append(f"**{made.asked}**")
        if prompt.about:
            lines.append(f"-# {texts.tell(prompt.about, names)}")
        lines += made.notes
    items: list[ui.Item[Any]] = [taught, shown]
    if lines:
        items.append(ui.TextDisplay(shorten("\n".join(lines), 3_800 - len(taught.content) - len(words))))
    answers = [_of_lesson(row) for row in made.rows] if made is not None else []
    return MessageLayout(ui.Container(*items), *answers, *rows(_steps(pupil, texts, look)))


def _taught(pupil: Pupil, texts: Texts) -> Iterator[str]:
    """Yield what is said at a step, and why the last answer leads nowhere."""
    course, step = pupil.course, pupil.course.now
    name = title(course.game.id, course.lesson, texts)
    steps = "" if course.lesson.is_puzzle else f" · {course.step + 1}/{len(course.lesson.steps)}"
    yield f"-# {name}{steps}"
    yield texts.say(key_of(course.game, course.lesson, step), **course.figures())
    if pupil.wrong:
        key = key_of(course.game, course.lesson, step, "-wrong")
        why = (
            texts.say(key, **course.figures())
            if key in texts
            else texts.say("puzzle-wrong" if course.lesson.is_puzzle else "lesson-wrong")
        )
        yield f"\n↩️ {why}"


def _story(pupil: Pupil, texts: Texts, names: Sequence[str]) -> list[str]:
    """Return what has happened since the learner answered last, as they may know it."""
    prefix = pupil.course.game.prefix
    told = (story(texts, prefix, event, LEARNER, list(names)) for event in pupil.course.recent)
    return [shorten(line, _LINE) for line in told if line][-_LINES:]


def _of_lesson(row: ui.ActionRow[Any]) -> ui.ActionRow[Any]:
    """Let controls of a match answer in a lesson."""
    for item in row.children:
        if isinstance(item, ui.Button | ui.Select) and item.custom_id:
            action = ActionId.parse(item.custom_id)
            item.custom_id = str(action._replace(verb=IN_LESSON[action.verb]))
    return row


def _steps(pupil: Pupil, texts: Texts, look: str) -> Iterator[ui.Button[Any]]:
    """Yield what leads from step to step, and out of the lesson."""
    course, row = pupil.course, pupil.row

    def to(verb: Verb, detail: str = "") -> str:
        return str(ActionId(row.id, row.serial, verb, detail))

    if course.is_over:
        yield from _afterwards(pupil, texts)
    elif not course.wanted:
        yield button(to(LessonVerb.ON), texts.say("button-lesson-next"), discord.ButtonStyle.success)
    if course.progress.given or course.step:
        yield button(to(LessonVerb.BACK), texts.say("button-lesson-back"))
    if course.wanted:
        shown = "button-puzzle-solution" if course.lesson.is_puzzle else "button-lesson-skip"
        yield button(to(LessonVerb.ON), texts.say(shown))
    if not course.is_over:
        other = "board" if look == "hand" else "hand"
        yield button(to(LessonVerb.LOOK, other), texts.say(f"button-lesson-{other}"))
    if course.now.rules:
        yield statements_button(row.id, course.game.id, course.now.rules, texts)
    yield button(str(ActionId(0, 0, MatchVerb.LEARN, course.game.id)), texts.say("button-lesson-leave"))


def _afterwards(pupil: Pupil, texts: Texts) -> Iterator[ui.Button[Any]]:
    """Yield what may be done after a lesson."""
    game, row = pupil.course.game.id, pupil.row
    if pupil.course.lesson.id == FIRST:
        play = str(ActionId(row.id, 0, LessonVerb.PLAY, game))
        yield button(play, texts.say("button-lesson-play"), discord.ButtonStyle.success)
    if further := _next_puzzle(pupil):
        to = str(ActionId(0, 0, LessonVerb.BEGIN, f"{game}/{further}"))
        first = pupil.course.lesson.id == FIRST
        yield button(to, texts.say("button-puzzle-first" if first else "button-puzzle-next"))


def _next_puzzle(pupil: Pupil) -> str | None:
    """Return the puzzle that follows a lesson."""
    ids = [FIRST, *(puzzle.id for puzzle in puzzles_of(pupil.course.game.id))]
    place = ids.index(pupil.course.lesson.id) + 1
    return ids[place] if place < len(ids) else None
