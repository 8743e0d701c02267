"""A lesson as it is played: the real rules, a script for the other seats, and one way on.

Where somebody stands in a lesson follows from the step and their answers so far: both are plain data, and
all else is played again from them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple, cast

from engines.kernel.decisions.answers import PASS, Answer
from engines.kernel.decisions.decisions import Decision, passive
from engines.kernel.match.game import Game
from engines.kernel.match.match import Match
from engines.kernel.match.observation import Refused
from engines.kernel.match.positions import begun_at
from engines.kernel.match.saving import dumped
from engines.kernel.play.compound_answers import compound_prompt
from engines.kernel.seat.interface import View
from engines.kernel.seat.prompts import Prompt
from engines.kernel.state.dice import Dice
from engines.kernel.state.events import Event
from engines.kernel.state.options import Options
from engines.kernel.teaching.lesson import LEARNER, Allowed, Asked, Lesson, LessonScene, Step

_SEED = "lesson"
"""Of all lessons: nothing in them is left to chance, but what nobody looks at."""
_MOST = 200
"""Answers of other seats in one step, after which its script leads nowhere."""
_PATH = re.compile(r"(?P<name>\w+)(?:\[(?P<key>\w+)=(?P<value>\w+)\])?")


class BadLesson(Exception):
    """The script does not fit the game: a question comes that it did not expect, or none does."""


class Progress(NamedTuple):
    """Where somebody stands in a lesson."""

    step: int = 0
    given: tuple[Answer, ...] = ()
    """All that they have answered, from the first step on."""


class Course:
    """Somebody's way through a lesson."""

    def __init__(self, game: Game[Any], lesson: Lesson, progress: Progress | None = None) -> None:
        """Play what was answered so far. Raises BadLesson where it leads nowhere any more."""
        self.game = game
        self.lesson = lesson
        self.match: Match[Any]
        self.step = -1
        self._given: list[Answer] = []
        self._begun = 0
        """How many answers were given before this step."""
        self._marks = [0]
        """How many events had happened when each step of this scene began."""
        self._others: list[Asked] = []
        self._replay(progress or Progress())

    def _replay(self, progress: Progress) -> None:
        given = iter(progress.given)
        try:
            self._begin(0)
            while self.step < progress.step:
                for _ in self.now.answers:
                    self._give(next(given))
                self._go_on()
            for answer in given:
                self._give(answer)
        except (Refused, IndexError, StopIteration) as error:
            raise BadLesson(f"{self.lesson.id}, step {self.step}") from error

    # What can be asked of it

    @property
    def progress(self) -> Progress:
        """Where the learner stands."""
        return Progress(self.step, tuple(self._given))

    @property
    def now(self) -> Step:
        """The step at which the learner is."""
        return self.lesson.steps[self.step]

    @property
    def is_over(self) -> bool:
        """Whether the last step is reached."""
        return self.step == len(self.lesson.steps) - 1

    @property
    def wanted(self) -> Sequence[Allowed]:
        """What is still to be answered at this step."""
        return self.now.answers[len(self._given) - self._begun :]

    @property
    def is_asked(self) -> bool:
        """Whether something is still to be answered at this step."""
        return bool(self.wanted)

    @property
    def seat(self) -> int:
        """Where the learner sits."""
        return LEARNER

    @property
    def view(self) -> View:
        """What the learner sees, with what the step points at: nothing else of the table is ever shown."""
        return self.match.view(self.seat).model_copy(update={"touched": self.now.ring})

    @property
    def is_fresh(self) -> bool:
        """Whether nothing has been done yet at this step."""
        return len(self._given) == self._begun

    @property
    def is_guided(self) -> bool:
        """Whether the step shows what is wanted of the learner."""
        return bool(self.wanted) and not (self.now.unaided or self.lesson.is_puzzle)

    @property
    def question(self) -> Decision:
        """The question that the learner is to answer. Raises NotAsked where the step is read."""
        return self.match.decision(self.seat)

    @property
    def prompt(self) -> Prompt:
        """The same in words, with all that one press can answer. Raises NotAsked."""
        return compound_prompt(self.match, self.seat)

    @property
    def recent(self) -> Sequence[Event]:
        """What has happened at this step, or where nothing has been done at it, at the one before."""
        return self.match.events[self._marks[-2 if self.is_fresh else -1 :][0] :]

    def figures(self) -> Mapping[str, Any]:
        """Return the numbers that are said at this step, as the learner sees them."""
        seen = self.view.model_dump(mode="json")
        return {name: found(seen, path) for name, path in self.now.figures.items()}

    # What can be done with it

    def answer(self, answers: Sequence[Answer]) -> bool:
        """Give answers, and go on when the step wants no more; False, and nothing done, if they are wrong."""
        right = self.is_right(answers)
        if right:
            self.take(answers)
        return right

    def take(self, answers: Sequence[Answer]) -> None:
        """Give answers that are right, and go on when the step wants no more."""
        for answer in answers:
            self._give(answer)
        if not self.wanted:
            self._go_on()

    def is_right(self, answers: Sequence[Answer]) -> bool:
        """Tell whether these are the next answers, or some of them, that the step wants."""
        wanted = self.wanted
        return 0 < len(answers) <= len(wanted) and all(
            answer in allowed.answers for answer, allowed in zip(answers, wanted, strict=False)
        )

    def go_on(self) -> None:
        """Go to the next step; what this one still wants is done for the learner."""
        if not self.is_over:
            for allowed in self.wanted:
                self._give(next(filter(self.question.allows, allowed.answers)))
            self._go_on()

    def before(self) -> Progress:
        """Return where the learner stands when they go back: at the start of this step, or of the last."""
        step = max(self.step - 1, 0) if self.is_fresh else self.step
        kept = sum(len(each.answers) for each in self.lesson.steps[:step])
        return Progress(step, tuple(self._given[:kept]))

    # How it is played

    def _give(self, answer: Answer) -> None:
        allowed = self.wanted[0]
        if answer not in allowed.answers:
            raise BadLesson(f"{self.now.id}: {answer!r} is not what is wanted")
        self._expect(allowed.kind)
        self._given.append(answer)
        self.match.answer(LEARNER, answer)
        self._let_others_play()

    def _go_on(self) -> None:
        """Leave a step of which all is done, and begin the next one."""
        if self._others:
            raise BadLesson(f"{self.now.id}: nobody asks for {self._others[0]}")
        self._begin(self.step + 1)

    def _begin(self, step: int) -> None:
        self.step = step
        self._begun = len(self._given)
        if self.now.scene is not None:
            self.match = staged(self.game, self.now.scene)
            self._marks = []
        self._marks.append(len(self.match.events))
        self._others = list(self.now.others)
        self._let_others_play()
        if self.now.answers:
            self._expect(self.now.answers[0].kind)

    def _expect(self, kind: str) -> None:
        asked = [each.kind for each in self.match.decisions if each.seat == LEARNER]
        if asked != [kind]:
            raise BadLesson(f"{self.now.id}: {kind} is not asked, but {asked}")

    def _let_others_play(self) -> None:
        """Answer for the other seats until the learner alone is asked, or nobody.

        What they may let pass, and the lesson does not speak of, they let pass.
        """
        for _ in range(_MOST):
            asked = next((each for each in self.match.decisions if each.seat != LEARNER), None)
            if asked is not None:
                listed = self._others[0].get(asked.kind) if self._others else None
                if listed is not None:
                    del self._others[0]
                self.match.answer(asked.seat, passive(asked) if listed is None else listed)
            elif any(each.default == PASS and not self._is_next(each) for each in self.match.decisions):
                self.match.answer(LEARNER, PASS)
            else:
                return
        raise BadLesson(f"{self.now.id}: the other seats play without end")

    def _is_next(self, asked: Decision) -> bool:
        """Tell whether a question is the next one of which the lesson speaks, be it at a later step."""
        later = (step.answers for step in self.lesson.steps[self.step + 1 :])
        allowed = next((wanted[0] for wanted in (self.wanted, *later) if wanted), None)
        return allowed is not None and allowed.kind == asked.kind and any(map(asked.allows, allowed.answers))


def staged(game: Game[Any], scene: LessonScene) -> Match[Any]:
    """Return a match that begins in a scene. Raises BadLesson."""
    options = _options(game, scene)
    table = game.rules.new(options, scene.seats, Dice(_SEED))
    data = laid_over(dumped(table), scene.table)
    match = begun_at(game, options, scene.seats, _SEED, data)
    match.table.dice.foretell([number - 1 for number in scene.dice])
    return match


def _options(game: Game[Any], scene: LessonScene) -> Options:
    """Return the options of a scene, with the decks that it names. Raises BadLesson."""
    options = game.options.model_validate(scene.options)
    if game.collection is None:
        return options
    ready = game.collection.ready_made([])
    if len(scene.decks) != scene.seats or not ready.keys() >= set(scene.decks):
        raise BadLesson(f"decks of a scene: {scene.decks}")
    return game.collection.seated(options, [ready[key].deck for key in scene.decks], [])


def laid_over(data: Any, over: Any) -> Any:
    """Return plain data with other data laid over it, part by part."""
    if not isinstance(over, dict):
        return over
    parts = cast("dict[str, Any]", over)
    if isinstance(data, list):
        row = list(cast("list[Any]", data))
        for place, part in parts.items():
            row[int(place)] = laid_over(row[int(place)], part)
        return row
    if isinstance(data, dict):
        kept = dict(cast("dict[str, Any]", data))
        for name, part in parts.items():
            if name not in kept:
                raise BadLesson(f"a table has no {name}")
            kept[name] = laid_over(kept[name], part)
        return kept
    return parts


def found(data: Any, path: str) -> Any:
    """Return what lies at a path such as `seats.0.courtyard[card=QH].wounds`. Raises BadLesson."""
    here = data
    for name, key, value in _parts(path):
        try:
            here = here[int(name) if name.isdecimal() else name]
            if key is not None:
                here = next(each for each in here if str(each[key]) == value)
        except (KeyError, IndexError, TypeError, StopIteration) as error:
            raise BadLesson(f"nothing is seen at {path}") from error
    return here


def _parts(path: str) -> Iterator[tuple[str, str | None, str | None]]:
    for part in path.split("."):
        read = _PATH.fullmatch(part)
        if read is None:
            raise BadLesson(f"no path: {path}")
        yield read["name"], read["key"], read["value"]
