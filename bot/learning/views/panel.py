"""A lesson as its person sees it: a picture, what is taught, and directly below it what can be pressed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeAlias

import discord
from discord import ui

from bot.learning.asked import live_answers, live_ways, parts_of, shown_ways
from bot.learning.catalogue import FIRST, key_of, puzzles_of, title
from bot.learning.shots import Look
from bot.learning.teacher import Pupil
from bot.learning.verbs import LessonVerb
from bot.store import Solvers
from bot.table.action_id import ActionId
from bot.table.board import outcome
from bot.table.controls import Controls, controls
from bot.table.gathered import Gathered, value_of, whole
from bot.table.layout import MessageLayout, button, filled, picture, rows, shorten
from bot.table.panel import SCREEN
from bot.table.rules import statements_button
from bot.table.screen.height import DESKTOP, height
from bot.table.screen.labels import OptionLabels
from bot.table.verbs import MatchVerb, Verb
from bot.texts import Texts, dashed
from bot.texts.telling import story
from engines.kernel import Answer, Option, Prompt, Say
from engines.lab.puzzles.win_course import WinCourse
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
STORY_LINES = 3
"""What has happened is told in so many lines, or in as few as leave the answers on one screen."""
_LINE = 110
"""Longest line of what has happened, in characters."""
_TEXT = 3_800

Row: TypeAlias = "ui.ActionRow[Any]"


def panel(
    pupil: Pupil,
    texts: Texts,
    names: Sequence[str],
    shot: RenderedPicture | None,
    look: Look,
    words: str = "",
    state: Gathered | None = None,
) -> MessageLayout:
    """Return a lesson's message, with its picture attached; or with `words` in the place of one."""
    shown: ui.Item[Any] = (
        ui.TextDisplay(words) if shot is None else picture(f"{PICTURE}.{shot.extension}", shot.alt)
    )
    shares = {PICTURE: shot.share} if shot is not None else {}

    def with_story(lines: int) -> MessageLayout:
        maker = _Maker(pupil, texts, names, state or Gathered(), lines)
        made: Controls | None = None
        if look != "more" and pupil.course.is_asked:
            bare = maker.message(shown, look, len(words))
            made = maker.answers(SCREEN - height(bare.to_components(), DESKTOP, shares))
        return maker.message(shown, look, len(words), made)

    messages = map(with_story, range(STORY_LINES, 1, -1))
    fitting = (each for each in messages if height(each.to_components(), DESKTOP, shares) <= SCREEN)
    return next(fitting, None) or with_story(1)


class _Maker:
    def __init__(
        self, pupil: Pupil, texts: Texts, names: Sequence[str], state: Gathered, story_lines: int
    ) -> None:
        self.pupil, self.course, self.row = pupil, pupil.course, pupil.row
        self.texts, self.names, self.state = texts, names, state
        self.story_lines = story_lines

    def tell(self, say: Say) -> str:
        return self.texts.tell(say, self.names)

    def told(self, of_what: str) -> str | None:
        """Return what is said of a step besides what it teaches, where something is."""
        key = key_of(self.course.game, self.course.lesson, self.course.now, of_what)
        return self.texts.say(key, **self.course.figures()) if key in self.texts else None

    def to(self, verb: Verb, detail: str = "") -> str:
        return str(ActionId(self.row.id, self.row.serial, verb, detail))

    def message(
        self, shown: ui.Item[Any], look: Look, written: int, made: Controls | None = None
    ) -> MessageLayout:
        """Return the message, with these answers; `written` letters of it stand in the picture's place."""
        notes = made.notes if made is not None else ()
        said = "\n".join([*self.said(), *notes, *self.corrected()])
        text: ui.TextDisplay[Any] = ui.TextDisplay(shorten(said, _TEXT - written))
        buttons = self.elsewhere() if look == "more" else self.steps(look)
        answers = made.rows if made is not None else ()
        return MessageLayout(ui.Container(shown, text, *answers), *rows(buttons))

    # What is said

    def said(self) -> Iterator[str]:
        """Yield what has happened, where one is, what is taught there, and what is asked."""
        course = self.course
        if not self.pupil.wrong:
            yield from self.happened()
        steps = "" if course.lesson.is_puzzle else f" · {course.step + 1}/{len(course.lesson.steps)}"
        yield f"-# {title(course.game.id, course.lesson, self.texts)}{steps}"
        yield self.texts.say(key_of(course.game, course.lesson, course.now), **course.figures())
        if self.pupil.solvers is not None:
            yield from self.needed(self.pupil.solvers)
        if course.is_over and self.pupil.is_new and course.lesson.id == FIRST:
            yield self.texts.say("first-match")
        if course.is_asked and (self.controlled or not course.is_fresh):
            yield f"**{self.tell(self.pupil.prompt.title)}**"
            if self.pupil.prompt.about:
                yield f"-# {self.tell(self.pupil.prompt.about)}"

    def needed(self, solvers: Solvers) -> Iterator[str]:
        """Yield how many tries the person needed at a puzzle, and how many others did."""
        tries = self.row.tries
        if self.row.done is not None and tries:
            yield self.texts.say("puzzle-tries", tries=tries)
        if solvers.people:
            yield f"-# {self.texts.say('puzzle-solvers', people=solvers.people, tries=solvers.average)}"

    def happened(self) -> Iterator[str]:
        """Yield why the last answer was right, where its step says so; else the latest that has happened."""
        course = self.course
        if course.match.result is not None:
            yield outcome(course.match, self.names, self.texts)
            return
        if self.pupil.right and self.pupil.right in self.texts:
            yield f"✅ {self.texts.say(self.pupil.right)}"
            return
        prefix = course.game.prefix
        told = [story(self.texts, prefix, event, course.seat, list(self.names)) for event in course.recent]
        yield from [f"-# {shorten(line, _LINE)}" for line in told if line][-self.story_lines :]

    def corrected(self) -> Iterator[str]:
        """Yield why the last answer leads nowhere: the last thing above the buttons."""
        if self.pupil.wrong:
            general = "puzzle-wrong" if self.course.lesson.is_puzzle else "lesson-wrong"
            yield f"↩️ **{self.told('-wrong') or self.texts.say(general)}**"

    # What answers

    @property
    def controlled(self) -> bool:
        """Whether the question has all the controls that it has at a table."""
        course, prompt = self.course, self.pupil.prompt
        return not (live_answers(course, prompt) or (course.is_guided and live_ways(course, prompt)))

    def answers(self, space: float) -> Controls:
        """Return what answers a step, in the height that is left for it."""
        course, row = self.course, self.row
        if not self.controlled:
            return Controls(tuple(filled([*self.pointed()])), (), frozenset(), "")
        made = controls(
            row.id, row.serial, course.question, self.pupil.prompt, self.texts, self.names, self.state,
            course.game.prefix, course.game.seat_interface.use.get(course.question.kind), space,
        )  # fmt: skip
        return made._replace(rows=tuple(map(_of_lesson, made.rows)))

    def pointed(self) -> Iterator[ui.Button[Any]]:
        """Yield a button for each answer that a step lets its learner give, and others that are grey."""
        course, prompt = self.course, self.pupil.prompt
        live, labels = (
            live_ways(course, prompt),
            OptionLabels(prompt, self.texts, self.names, course.game.prefix),
        )
        for option in shown_ways(course, prompt) if live else ():
            yield button(
                self.to(LessonVerb.ANSWER, value_of(prompt, option)),
                labels.button(option) if option in live else self.begun(labels, option),
                discord.ButtonStyle.success if option in live else discord.ButtonStyle.secondary,
                disabled=option not in live,
            )
        style = discord.ButtonStyle.primary if course.now.unaided else discord.ButtonStyle.success
        for answer in live_answers(course, prompt):
            assert isinstance(answer, tuple)
            gathered = whole(course.question, answer)
            yield button(self.to(LessonVerb.DONE, str(gathered)), self.given(prompt, answer), style)

    def begun(self, labels: OptionLabels, option: Option) -> str:
        """Return what a way begins with: where it would go on to is not told of what cannot be pressed."""
        say = labels.prompt.groups.get(option.group, option.on_button)
        while say.key == "option-way":
            say = say.values["what"]
        return labels.in_a_line(say)

    def given(self, prompt: Prompt, answer: Answer) -> str:
        """Return what an answer of parts is called, or of none."""
        what = ", ".join(self.tell(say) for say in parts_of(self.course, prompt, answer))
        if not what:
            return self.tell(prompt.none) if prompt.none else self.texts.say("choose-none")
        key = f"lesson-{dashed(self.course.question.kind)}"
        return self.texts.say(key, what=what) if key in self.texts else what

    # Where one goes

    def steps(self, look: Look) -> Iterator[ui.Button[Any]]:
        """Yield what leads from step to step."""
        course = self.course
        if course.is_over:
            yield from _afterwards(self.pupil, self.texts)
        elif not course.is_asked:
            next_one = self.texts.say("button-lesson-next")
            yield button(self.to(LessonVerb.ON), next_one, discord.ButtonStyle.success)
        if course.progress.given or course.step:
            yield button(self.to(LessonVerb.BACK), self.texts.say("button-lesson-back"))
        if course.is_asked:
            yield button(self.to(LessonVerb.ON), self.texts.say(self.showing))
        if look != "step":
            yield self.looking("step")
        elif not course.is_over:
            yield self.looking("hand")
        yield self.looking("more")

    @property
    def showing(self) -> str:
        """What is written on the button that does what is asked."""
        if isinstance(self.course, WinCourse):
            return "button-puzzle-move"
        return "button-puzzle-solution" if self.course.lesson.is_puzzle else "button-lesson-show"

    def looking(self, look: Look) -> ui.Button[Any]:
        return button(self.to(LessonVerb.LOOK, look), self.texts.say(f"button-lesson-{look}"))

    def elsewhere(self) -> Iterator[ui.Button[Any]]:
        """Yield what else one may look at, and what leads out of the lesson."""
        course = self.course
        yield self.looking("step")
        yield self.looking("board")
        if course.now.rules:
            yield statements_button(self.row.id, course.game.id, course.now.rules, self.texts)
        leave = str(ActionId(0, 0, MatchVerb.LEARN, course.game.id))
        yield button(leave, self.texts.say("button-lesson-leave"))


def _of_lesson(row: Row) -> Row:
    """Let controls of a match answer in a lesson."""
    for item in row.children:
        if isinstance(item, ui.Button | ui.Select) and item.custom_id:
            action = ActionId.parse(item.custom_id)
            item.custom_id = str(action._replace(verb=IN_LESSON[action.verb]))
    return row


def _afterwards(pupil: Pupil, texts: Texts) -> Iterator[ui.Button[Any]]:
    """Yield what may be done after a lesson."""
    game, row = pupil.course.game.id, pupil.row
    if pupil.course.lesson.id == FIRST:
        play = str(ActionId(row.id, 0, LessonVerb.PLAY, game))
        label = texts.say("button-first-match" if pupil.is_new else "button-lesson-play")
        yield button(play, label, discord.ButtonStyle.success)
    if further := _next_puzzle(pupil):
        to = str(ActionId(0, 0, LessonVerb.BEGIN, f"{game}/{further}"))
        first = pupil.course.lesson.id == FIRST
        yield button(to, texts.say("button-puzzle-first" if first else "button-puzzle-next"))


def _next_puzzle(pupil: Pupil) -> str | None:
    """Return the puzzle that follows a lesson."""
    ids = [FIRST, *(puzzle.id for puzzle in puzzles_of(pupil.course.game.id))]
    place = ids.index(pupil.course.lesson.id) + 1
    return ids[place] if place < len(ids) else None
