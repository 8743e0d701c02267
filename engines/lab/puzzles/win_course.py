"""A puzzle as somebody solves it: whatever keeps the win forced is right, and no script says what that is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from hashlib import blake2b
from typing import Any, Final

from engines.kernel import Answer, Dice, Game
from engines.kernel.match.observation import Refused
from engines.kernel.state.events import Event
from engines.kernel.teaching import BadLesson, Course, Lesson, Progress, Step
from engines.kernel.teaching.lesson import LessonScene
from engines.lab.puzzles.puzzle import SEED, Puzzle
from engines.lab.puzzles.search import OutOfNodes, WinSearch

NODES: Final = 6_000
"""Answers that may be tried to judge one: four times as many as prove a position when it is mined."""


class WinLesson(Lesson):
    """A puzzle among a game's lessons: one task, and a position in place of a scene."""

    puzzle: Puzzle

    @classmethod
    def of(cls, puzzle: Puzzle) -> WinLesson:
        """Return the lesson of a puzzle; its match's number names it, so that it stays when others go."""
        steps = (Step(id="task", scene=LessonScene(seats=puzzle.seats)), Step(id="solved"))
        return cls(id=f"win-{puzzle.id.rpartition(' ')[-1]}", steps=steps, puzzle=puzzle)

    @cached_property
    def digest(self) -> str:
        """Another one for each change of the position."""
        done = self.puzzle.model_dump_json(include={"options", "seats", "seat", "table"})
        return blake2b(done.encode(), digest_size=8).hexdigest()


class WinCourse(Course):
    """Somebody's way to a forced win. The other seats answer by preference: no answer saves them."""

    lesson: WinLesson

    def __init__(self, game: Game[Any], lesson: WinLesson, progress: Progress | None = None) -> None:
        """Play what was answered so far. Raises BadLesson where it leads nowhere any more."""
        self._turn = 0
        super().__init__(game, lesson, progress)

    def _replay(self, progress: Progress) -> None:
        self.match = self.lesson.puzzle.begun(self.game)
        self.step, self._turn = 0, self.match.turn
        try:
            for answer in progress.given:
                self._give(answer)
        except Refused as error:
            raise BadLesson(self.lesson.id) from error

    @property
    def seat(self) -> int:
        """Where the learner sits: who can win."""
        return self.lesson.puzzle.seat

    @property
    def is_asked(self) -> bool:
        """Whether the match is not won yet."""
        return not self.is_over

    @property
    def recent(self) -> Sequence[Event]:
        """What has happened since the last answer began, or before the first."""
        return self.match.events[self._marks[-1] :]

    def figures(self) -> Mapping[str, Any]:
        """Return how hard the puzzle is, in stars."""
        return {"stars": self.lesson.puzzle.stars}

    def is_right(self, answers: Sequence[Answer]) -> bool:
        """Tell whether the win is still forced after these answers: a search, of a second at the most."""
        if self.is_over:
            return False
        try:
            return bool(self._search().winning(self.match, [tuple(answers)], NODES))
        except OutOfNodes:
            return False

    def right_answer(self) -> Answer:
        """Return an answer that keeps the win forced: at first one that wins whatever is hidden.

        Raises BadLesson if there is none. A search, as `is_right`.
        """
        if self.is_fresh:
            return self.lesson.puzzle.first[0][0]
        serious = self._search().serious(self.match, self.question)
        found = next((answer for answer in serious if self.is_right([answer])), None)
        if found is None:
            raise BadLesson(self.lesson.id)
        return found

    def take(self, answers: Sequence[Answer]) -> None:
        """Give answers that are right."""
        for answer in answers:
            self._give(answer)

    def go_on(self) -> None:
        """Let the next answer be given for the learner."""
        if not self.is_over:
            self.take([self.right_answer()])

    def before(self) -> Progress:
        """Return where the learner stands without the last answer."""
        return Progress(0, tuple(self._given[:-1]))

    def _search(self) -> WinSearch:
        return WinSearch(self.seat, self._turn)

    def _give(self, answer: Answer) -> None:
        self._given.append(answer)
        self._marks.append(len(self.match.events))
        self.match.answer(self.seat, answer)
        self._let_others_play()
        self.step = int(self.match.result is not None)

    def _let_others_play(self) -> None:
        """Answer for the other seats until the learner is asked, or the match is over."""
        while self.match.decisions and not any(asked.seat == self.seat for asked in self.match.decisions):
            asked = self.match.decisions[0]
            self.match.answer(asked.seat, self.game.ai_support.prefer(self.match.table, asked, Dice(SEED)))
