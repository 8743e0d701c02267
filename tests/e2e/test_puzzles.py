"""Wins in a turn as people solve them: by presses, at their own pace, with restarts in between."""

from __future__ import annotations

from itertools import cycle
from typing import Any

import pytest

from bot.learning.catalogue import daily_puzzles_of, title
from bot.learning.daily import DAY, puzzle_of_day
from bot.learning.verbs import LessonVerb
from bot.texts import Texts, texts_in
from engines.kernel import Answer
from engines.lab.puzzles.win_course import WinCourse
from tests.e2e.club import Club, buttons, raw, said, walk, words
from tests.e2e.school import Learner, Press

WINS = ("neo_noble", "noxtalia", "soul_forger")
MOST = 40
"""Presses that solve a puzzle at the most."""


async def todays(club: Club, person: Any, game: str) -> Learner:
    return Learner(club, person, (await person.slash(club.channel, "puzzle", game=game)).response)


async def solver_of(learner: Learner) -> WinCourse:
    course = await learner.course()
    assert isinstance(course, WinCourse)
    return course


async def wrong_press(learner: Learner) -> Press | None:
    """A press whose answers let the win go; None where there is none."""
    course = await solver_of(learner)
    return next((press for press, answers in await learner.presses() if not course.is_right(answers)), None)


async def do_right(learner: Learner) -> None:
    """Press what keeps the win; a thing of several parts is picked in its menu, and done."""
    course = await solver_of(learner)
    presses = await learner.presses()
    right = next((press for press, answers in presses if course.is_right(answers)), None)
    if right is not None:
        await learner.press(right)
        return
    answer: Answer = course.right_answer()
    assert isinstance(answer, tuple)
    await learner.pick(course.question, answer)


async def solve(learner: Learner) -> None:
    for _ in range(MOST):
        if (await solver_of(learner)).is_over:
            return
        await do_right(learner)
    raise AssertionError("it comes to no end")


def texts_of(club: Club, locale: str) -> Texts:
    club.locales[club.ann.id] = locale
    return texts_in("fr" if locale == "fr" else "en")


@pytest.mark.parametrize(("game", "locale"), [*zip(WINS, cycle(("en-US", "fr")), strict=False)])
async def test_todays_win_is_solved_by_presses_and_the_tries_are_told(
    club: Club, game: str, locale: str
) -> None:
    """A wrong answer changes nothing and counts; half-way the bot is restarted."""
    texts = texts_of(club, locale)
    learner = await todays(club, club.ann, game)
    course = await solver_of(learner)
    assert course.lesson.id == puzzle_of_day(club.now(), game)[1]
    assert title(game, course.lesson, texts) in words(learner.message)
    assert texts.say("puzzle-win-task", stars=course.lesson.puzzle.stars)[:40] in words(learner.message)
    assert [item for item in walk(raw(learner.message)) if item["type"] == 12], "there is a picture"
    wrong = await wrong_press(learner)
    assert wrong is not None
    await learner.press(wrong)
    assert texts.say("puzzle-win-task-wrong") in words(learner.message)
    assert (await solver_of(learner)).progress == course.progress
    await do_right(learner)
    here = (await solver_of(learner)).progress
    await club.restart()
    assert (await solver_of(learner)).progress == here
    await solve(learner)
    told = words(learner.message)
    assert texts.say("puzzle-win-solved") in told
    assert texts.say("puzzle-tries", tries=2) in told
    assert texts.say("puzzle-solvers", people=1, tries=2.0) in told
    (row,) = await club.store.lessons.of_user(club.ann.id)
    assert row.done is not None
    assert row.tries == 2


async def test_all_have_the_same_puzzle_of_the_day_and_another_one_tomorrow(club: Club) -> None:
    ann, bob = [await solver_of(await todays(club, each, "neo_noble")) for each in (club.ann, club.bob)]
    assert ann.lesson.id == bob.lesson.id
    await club.env.advance_time(DAY)
    assert (await solver_of(await todays(club, club.cyd, "neo_noble"))).lesson.id != ann.lesson.id


async def test_a_puzzle_of_yesterday_goes_on_beside_that_of_today(club: Club) -> None:
    old = await todays(club, club.ann, "noxtalia")
    begun = await solver_of(old)
    await club.env.advance_time(DAY)
    new = await todays(club, club.ann, "noxtalia")
    assert (await solver_of(new)).lesson.id != begun.lesson.id
    await solve(old)
    assert "first try" in words(old.message)
    assert not (await solver_of(new)).is_over


async def test_once_it_is_solved_the_next_open_one_comes(club: Club) -> None:
    learner = await todays(club, club.ann, "noxtalia")
    first = (await solver_of(learner)).lesson.id
    await solve(learner)
    again = await todays(club, club.ann, "noxtalia")
    assert (await again.course()).lesson.id != first


async def test_the_solution_is_shown_move_by_move_and_does_not_count(club: Club) -> None:
    learner = await todays(club, club.ann, "noxtalia")
    for _ in range(MOST):
        if (await solver_of(learner)).is_over:
            break
        before = len((await solver_of(learner)).progress.given)
        await learner.to("Show Next Move")
        assert len((await solver_of(learner)).progress.given) == before + 1
    told = words(learner.message)
    assert "Solved." in told
    assert "try" not in told
    (row,) = await club.store.lessons.of_user(club.ann.id)
    assert (row.done, row.tries) == (None, None)
    await learner.to("‹ Back")
    assert not (await solver_of(learner)).is_over, "it can be tried again"


async def test_how_many_tries_people_needed_is_told_without_names(club: Club) -> None:
    for person, errors in ((club.ann, 0), (club.bob, 1)):
        learner = await todays(club, person, "noxtalia")
        for _ in range(errors):
            wrong = await wrong_press(learner)
            assert wrong is not None
            await learner.press(wrong)
        await solve(learner)
    told = words(learner.message)
    assert "You needed 2 tries." in told
    assert "2 people have solved it, in 1.5 tries on average." in told
    assert club.ann.user.name not in told


async def test_who_deletes_their_data_is_not_counted_any_more(club: Club) -> None:
    learner = await todays(club, club.ann, "noxtalia")
    lesson = (await solver_of(learner)).lesson.id
    await solve(learner)
    assert (await club.store.lessons.solvers("noxtalia", lesson)).people == 1
    await club.store.forgetting.forget(club.ann.id)
    assert (await club.store.lessons.solvers("noxtalia", lesson)).people == 0


async def test_nobody_presses_for_another(club: Club) -> None:
    learner = await todays(club, club.ann, "soul_forger")
    before = (await solver_of(learner)).progress
    for verb in (LessonVerb.ON, LessonVerb.LOOK):
        assert "out of date" in said(await club.press(club.bob, learner.message, learner.control(verb)))
    assert (await solver_of(learner)).progress == before


async def test_a_press_of_before_tries_nothing(club: Club) -> None:
    learner = await todays(club, club.ann, "noxtalia")
    wrong = await wrong_press(learner)
    assert wrong is not None
    await learner.press(wrong)
    await club.press(club.ann, learner.message, *wrong)
    (row,) = await club.store.lessons.of_user(club.ann.id)
    assert row.tries == 1


async def test_the_puzzle_of_a_channel_is_solved_where_nobody_sees_it(club: Club) -> None:
    owner = club.owner()
    await owner.slash(club.channel, "puzzle", game="neo_noble", daily="begin")
    await club.settle()
    posted = club.last()
    assert "you win this turn" in words(posted)
    result = await club.bob.click(posted, custom_id=buttons(posted)["Solve It"])
    assert result.ephemeral
    learner = Learner(club, club.bob, result.response)
    await solve(learner)
    assert words(club.seen(posted)) == words(posted)


@pytest.mark.parametrize("game", WINS)
def test_each_win_has_its_day(game: str) -> None:
    wins = daily_puzzles_of(game)
    assert {puzzle_of_day(DAY * day, game)[1] for day in range(len(wins))} == {win.id for win in wins}
