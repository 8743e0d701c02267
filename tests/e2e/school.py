"""Somebody who learns by pressing what they see in a lesson."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from bot.learning.teacher import Pupil
from bot.learning.verbs import LessonVerb
from bot.table.action_id import ActionId
from bot.table.gathered import choices
from bot.table.verbs import Verb
from cogs.components.answer import read_answer
from cogs.learning.lessons import OF_MATCH
from engines.kernel import Answer, Decision, Pick
from engines.kernel.teaching import Course
from tests.e2e.club import Club, buttons, menus

Press = tuple[str, list[str] | None]
"""The id of a control, and what is chosen where it is a menu."""


class Learner:
    """A person with a lesson open."""

    def __init__(self, club: Club, person: Any, message: Any) -> None:
        self.club = club
        self.person = person
        self.message = message

    @classmethod
    async def at(cls, club: Club, person: Any, game: str, lesson: str = "lesson") -> Learner:
        """Begin a lesson, or go on in it, from the game's first page."""
        page = (await person.slash(club.channel, "learn", game=game)).response
        learner = cls(club, person, page)
        if lesson == "lesson":
            begin = next(each for each in buttons(page).values() if f":lesson:{game}/lesson" in each)
            await learner.press((begin, None))
        else:
            await learner.press((learner.control(LessonVerb.ABOUT), None))
            await learner.press((menus(page)[0]["custom_id"], [f"{game}/{lesson}"]))
        return learner

    async def press(self, press: Press) -> Any:
        """Press a control on the lesson's message."""
        custom_id, values = press
        if values is None:
            return await self.person.click(self.message, custom_id=custom_id)
        return await self.person.select(self.message, custom_id=custom_id, values=values)

    async def to(self, label: str) -> Any:
        """Press a button by its label."""
        return await self.press((buttons(self.message)[label], None))

    def control(self, verb: Verb) -> str:
        """The id of the button with this verb."""
        return next(each for each in buttons(self.message).values() if ActionId.parse(each).verb is verb)

    async def course(self) -> Course:
        """The course as the database has it."""
        return (await self._pupil()).course

    async def _pupil(self) -> Pupil:
        rows = await self.club.store.lessons.of_user(self.person.id)
        shown = {ActionId.parse(each).match for each in buttons(self.message).values()} - {0}
        row = next(each for each in rows if each.id in shown)
        return self.club.bot.learning.teacher._pupil(row)

    async def presses(self) -> list[tuple[Press, Sequence[Answer]]]:
        """All presses that answer the question, with what they answer."""
        return list(self._presses(await self._pupil()))

    def _presses(self, pupil: Pupil) -> Iterator[tuple[Press, Sequence[Answer]]]:
        controls: list[Press] = [(each, None) for each in buttons(self.message).values()]
        controls += [
            (menu["custom_id"], [option["value"]])
            for menu in menus(self.message)
            if menu["min_values"] <= 1
            for option in menu["options"]
        ]
        for custom_id, values in controls:
            action = ActionId.parse(custom_id)
            if action.verb in OF_MATCH:
                read = action._replace(verb=OF_MATCH[action.verb])
                question = pupil.course.question
                answers, _ = read_answer(read, values or [], question, lambda: pupil.prompt)
                if answers:
                    yield (custom_id, values), answers

    async def do_right(self) -> None:
        """Answer as the step wants, with as few presses as can be."""
        course = await self.course()
        wanted = course.wanted
        right = [
            (len(answers), press)
            for press, answers in await self.presses()
            if len(answers) <= len(wanted)
            and all(answer in allowed.answers for answer, allowed in zip(answers, wanted, strict=False))
        ]
        if right:
            await self.press(max(right, key=lambda each: each[0])[1])
            return
        answer = wanted[0].answers[0]
        assert isinstance(answer, tuple), (course.now.id, wanted, buttons(self.message))
        await self.pick(course.question, answer)

    async def pick(self, question: Decision, answer: tuple[Any, ...]) -> None:
        """Choose an answer of several parts in its menu, and press that it is done."""
        before = (await self.course()).progress
        (menu, *_) = (each for each in menus(self.message) if ":l_" in each["custom_id"])
        known = choices(question)
        places = [str(known.index(str(key))) for key in answer]
        is_whole = isinstance(question, Pick) and ":l_menu:" in menu["custom_id"]
        await self.press((menu["custom_id"], [*map(str, answer)] if is_whole else places))
        if (await self.course()).progress == before:
            await self.press((self.control(LessonVerb.DONE), None))

    async def a_wrong_one(self) -> Press | None:
        """A press that is allowed by the rules, and not what the step wants; None where there is none."""
        wanted = (await self.course()).wanted
        for press, answers in await self.presses():
            if len(answers) > len(wanted) or any(
                answer not in allowed.answers for answer, allowed in zip(answers, wanted, strict=False)
            ):
                return press
        return None
