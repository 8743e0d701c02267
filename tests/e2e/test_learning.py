"""Lessons and puzzles as people see them: by presses, in both languages, with restarts in between."""

from __future__ import annotations

from typing import Any

import pytest

from bot.table.verbs import Verb
from bot.texts import texts_in
from engines.registry import GAMES
from tests.e2e.club import Club, buttons, raw, said, walk, words
from tests.e2e.school import Learner


@pytest.mark.parametrize("locale", ["en-US", "fr"])
@pytest.mark.parametrize("game", GAMES)
async def test_a_lesson_is_gone_through_by_presses(club: Club, game: str, locale: str) -> None:
    """At each step a wrong answer leads nowhere and says why; half-way the bot is restarted."""
    club.locales[club.ann.id] = locale
    texts = texts_in("fr" if locale == "fr" else "en")
    learner = await Learner.at(club, club.ann, game)
    steps = len((await learner.course()).lesson.steps)
    for step in range(steps - 1):
        if step == steps // 2:
            await club.restart()
        assert f"{step + 1}/{steps}" in words(learner.message)
        while (course := await learner.course()).step == step:
            if not course.wanted:
                await learner.to(texts.say("button-lesson-next"))
                continue
            before, wrong = course.progress, await learner.a_wrong_one()
            if wrong is not None:
                await learner.press(wrong)
                assert "↩️" in words(learner.message)
                assert (await learner.course()).progress == before
            await learner.do_right()
    assert f"{steps}/{steps}" in words(learner.message)
    row = (await club.store.lessons.of_user(club.ann.id))[0]
    assert row.done is not None
    assert await club.store.matches.of_user(club.ann.id) == []


async def test_a_learner_leaves_and_comes_back(club: Club) -> None:
    learner = await Learner.at(club, club.ann, "dueling_nobles")
    await learner.to("Next")
    await learner.to("Next")
    await learner.to("Leave")
    assert "You are at step 3" in words(learner.message)
    await club.restart()
    again = await Learner.at(club, club.ann, "dueling_nobles")
    assert "3/14" in words(again.message)
    await again.to("Back")
    assert "2/14" in words(again.message)
    page = (await club.ann.slash(club.channel, "learn", game="dueling_nobles")).response
    await club.ann.click(page, custom_id=buttons(page)["Begin Anew"])
    assert "1/14" in words(page)
