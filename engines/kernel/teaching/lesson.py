"""What a lesson holds, as its file says it.

A game keeps its own in `engines/<game>/lessons`: `lesson.yaml`, a first game that is guided from its first
step to its last, and `puzzles.yaml`, a list of positions with what is asked in each. No sentence stands
there: what is said at a step is a text of the game, `dn-lesson-target`, by lesson and step.
"""

from __future__ import annotations

from functools import cached_property
from hashlib import blake2b
from pathlib import Path
from typing import Annotated, Any, Literal, Self, TypeAlias, cast

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, model_validator

from engines.kernel.decisions.answers import Answer, as_answer
from engines.kernel.state.yaml_file import read_yaml

_DONE = {"id", "scene", "answers", "others"}
"""What of a step says what is done in it; the rest only says how it is taught."""
LEARNER = 0
"""The seat of who learns; the others follow the script."""

Id: TypeAlias = Annotated[str, Field(pattern=r"^[a-z][a-z0-9-]{0,19}$")]
Given: TypeAlias = Annotated[Answer, BeforeValidator(as_answer)]
Asked: TypeAlias = dict[str, Given]
"""An answer by the kind of question that it answers: one pair, so that a script reads like a record."""


class _Part(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class LessonScene(_Part):
    """A table to begin with: a new one of these options, and what of it is otherwise."""

    options: dict[str, Any] = {}
    decks: tuple[str, ...] = ()
    """The ready-made decks of the seats, by their ids."""
    seats: int = 2
    table: dict[str, Any] = {}
    """Laid over the dump of a new table, part by part; numbers name places in its lists."""
    dice: tuple[int, ...] = ()
    """How the open dice fall from here on."""


class Allowed(_Part):
    """What may be answered to one question; the first is what is done for who skips it."""

    kind: str
    answers: tuple[Given, ...] = Field(min_length=1)


def _allowed(value: object) -> object:
    """Read `kind: answer`, or `kind: {any: [answer, answer]}`."""
    if not isinstance(value, dict):
        return value
    ((kind, answer),) = cast("dict[str, Any]", value).items()
    several: list[Any] = cast("dict[str, Any]", answer)["any"] if isinstance(answer, dict) else [answer]
    return {"kind": kind, "answers": several}


class Step(_Part):
    """One thing that is said, and what is to be done about it: nothing where it is only read."""

    id: Id
    scene: LessonScene | None = None
    """A table to go on from, where the last one has nothing more to show."""
    picture: Literal["board", "hand"] = "board"
    """What is looked at where the step is read; a question has a picture of its own."""
    ring: tuple[str, ...] = ()
    """What is marked on the table, by the keys that events have of it (`on`)."""
    cards: tuple[str, ...] = ()
    """Cards that are ringed where something is asked, by the keys that options have of them."""
    unaided: bool = False
    """Whether all that the rules allow stands open, and nothing tells what is wanted: "now you"."""
    offered: tuple[Given, ...] = ()
    """Answers that stand on buttons at such a step, where those that the rules allow are too many."""
    figures: dict[str, str] = {}
    """Numbers in what is said, by their names there: paths into what the learner sees."""
    answers: tuple[Annotated[Allowed, BeforeValidator(_allowed)], ...] = ()
    others: tuple[Asked, ...] = ()
    """What the other seats answer, in order, by kind; what stands here not they answer passively."""
    rules: tuple[str, ...] = ()
    """Statements of the book that the step teaches."""
    check: dict[str, Any] = {}
    """What the learner sees when the step is over, by path: a test asks for it."""


class Lesson(_Part):
    """A lesson, or a puzzle: a lesson of one task."""

    id: Id
    minutes: int = 0
    """How long it takes; a puzzle says nothing of it."""
    steps: tuple[Step, ...] = Field(min_length=2)

    @model_validator(mode="after")
    def _begins_and_ends(self) -> Self:
        if self.steps[0].scene is None:
            raise ValueError("the first step has no scene")
        if self.steps[-1].answers:
            raise ValueError("the last step is read")
        if len({step.id for step in self.steps}) < len(self.steps):
            raise ValueError("two steps have the same id")
        if any(step.offered and not step.unaided for step in self.steps):
            raise ValueError("answers are offered where one is shown")
        return self

    @property
    def is_puzzle(self) -> bool:
        """Whether it asks instead of teaching."""
        return not self.minutes

    @cached_property
    def digest(self) -> str:
        """Another one for each change of what is to be done in it."""
        done = self.model_dump_json(include={"id": True, "steps": {"__all__": _DONE}})
        return blake2b(done.encode(), digest_size=8).hexdigest()


class _File(_Part):
    lessons: tuple[Lesson, ...]


def lessons_in(folder: Path) -> dict[str, Lesson]:
    """Return the lessons of a game by id, the guided game first; a game may have none.

    Raises OSError, BadYaml or ValueError.
    """
    if not folder.exists():
        return {}
    lesson, _ = read_yaml((folder / "lesson.yaml").read_bytes())
    puzzles, _ = read_yaml((folder / "puzzles.yaml").read_bytes())
    read = _File.model_validate({"lessons": [lesson, *puzzles]})
    return {each.id: each for each in read.lessons}
