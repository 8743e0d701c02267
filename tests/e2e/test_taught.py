"""Who knows nothing but what a lesson has told them plays a whole match to its end."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import pytest

from bot.table.action_id import ActionId
from bot.table.verbs import MatchVerb
from engines.registry import GAMES
from tests.e2e.club import Club, buttons, menus, words
from tests.e2e.play import asked
from tests.e2e.school import Learner
from tests.profiles import sampled

FIRST, MOST = 10, 600
"""Presses that are looked at of each game in every run; presses within which a whole match must end."""
STEM = 5
"""Letters by which a word is known again: attack, attacks."""
ANSWERS = (MatchVerb.ANSWER, MatchVerb.MENU_ANSWER, MatchVerb.GATHER, MatchVerb.DONE)


class Control(NamedTuple):
    """A button, or a line of a menu."""

    custom_id: str
    says: str
    menu: dict[str, Any] | None = None
    value: str = ""


class Pupil:
    """A person who presses what names something that they have read of, and nothing else."""

    def __init__(self, club: Club, person: Any) -> None:
        self.club = club
        self.person = person
        self.known = {"done"}  # what any form says

    async def learn(self, game: str) -> Any:
        """Go through the lesson, and return its last page."""
        self.read((await self.person.slash(self.club.channel, "learn", game=game)).response)
        learner = await Learner.at(self.club, self.person, game)
        last = len((await learner.course()).lesson.steps) - 1
        while (course := await learner.course()).step < last:
            self.read(learner.message)
            if course.wanted:
                await learner.do_right()
            else:
                await learner.to("Next")
        self.read(learner.message)
        return learner.message

    def read(self, message: Any) -> None:
        """Remember every word that is shown."""
        for text in (words(message), *(control.says for control in controls(message))):
            self.known |= stems(text)

    def understands(self, control: Control, question: str) -> bool:
        """Tell whether a control, or the question that it answers, names what they have read of."""
        return bool((stems(control.says) | stems(question)) & self.known)

    async def press(self, message: Any, control: Control, chance: Random) -> None:
        """Press a control; of a menu of several, with as many others as it asks for."""
        if control.menu is None:
            await self.person.click(message, custom_id=control.custom_id)
            return
        others = [each["value"] for each in control.menu["options"] if each["value"] != control.value]
        more = chance.sample(others, max(0, control.menu["min_values"] - 1))
        await self.person.select(message, custom_id=control.custom_id, values=[control.value, *more])

    async def begin(self, page: Any) -> None:
        """Press what the lesson ends with, and choose the first deck where one is asked for."""
        await self.person.click(page, custom_id=buttons(page)["First Match"])
        await self.club.settle()
        for label, custom_id in buttons(self.club.last()).items():
            if label.startswith("Choose"):
                shown = (await self.person.click(self.club.last(), custom_id=custom_id)).response
                (menu, *_) = menus(shown)
                first = menu["options"][0]["value"]
                await self.person.select(shown, custom_id=menu["custom_id"], values=[first])
                await self.club.settle()

    async def play(self, chance: Random, most: int) -> int:
        """Play the match that runs, so many presses or to its end; return how many it took."""
        for number in range(most):
            running = await self.club.store.matches.of_user(self.person.id)
            if not running:
                return number
            await self.answer(running[0].id, chance)
        return most

    async def answer(self, match_id: int, chance: Random) -> None:
        """Press something that they understand of what they are asked."""
        panel: Any = await asked(self.club, self.person, await self.club.session(match_id))
        offered = [each for each in controls(panel) if ActionId.parse(each.custom_id).verb in ANSWERS]
        understood = [each for each in offered if self.understands(each, words(panel))]
        assert understood, (words(panel), [each.says for each in offered])
        ends = [each for each in offered if ActionId.parse(each.custom_id).verb is MatchVerb.DONE]
        await self.press(panel, chance.choice([*understood, *ends]), chance)  # who has put together ends
        await self.club.settle()


def controls(message: Any) -> Iterator[Control]:
    """Yield everything that can be pressed or chosen, with what it says."""
    for label, custom_id in buttons(message).items():
        yield Control(custom_id, label)
    for menu in menus(message):
        for option in menu["options"]:
            says = f"{option['label']} {option.get('description') or ''}"
            yield Control(menu["custom_id"], says, menu, option["value"])


def stems(text: str) -> set[str]:
    """Return the beginnings of the longer words of a text."""
    return {word.lower()[:STEM] for word in re.findall(r"[^\W\d_]{4,}", text)}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("most", sampled([FIRST, MOST]))
async def test_a_match_is_played_by_who_knows_the_lesson_alone(club: Club, game: str, most: int) -> None:
    pupil = Pupil(club, club.ann)
    await pupil.begin(await pupil.learn(game))
    presses = await pupil.play(Random(0), most)
    assert presses == most if most == FIRST else 5 < presses < most
