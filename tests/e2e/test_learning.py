"""Lessons and puzzles as people see them: by presses, in both languages, with restarts in between."""

from __future__ import annotations

import logging
from itertools import cycle
from typing import Any

import pytest

from bot.learning import teacher
from bot.learning.catalogue import puzzles_of
from bot.learning.verbs import LessonVerb
from bot.matches.start.first_matches import is_first
from bot.table.action_id import ActionId
from bot.texts import texts_in
from engines.kernel import commitment
from engines.registry import GAMES
from tests.e2e.club import Club, buttons, menus, raw, said, walk, words
from tests.e2e.play import challenge
from tests.e2e.school import Learner

PICKED = frozenset({"triple"})
"""Steps that show what is wanted, and have several things picked: the menu holds wrong ones too."""


@pytest.mark.parametrize(("game", "locale"), [*zip(GAMES, cycle(("en-US", "fr")), strict=False)])
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
            assert wrong is None or not course.is_guided or course.now.id in PICKED
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
    await learner.to("More…")
    await learner.to("Leave Lesson")
    await learner.to("More About the Game")
    assert "You are at step 3" in words(learner.message)
    await club.restart()
    again = await Learner.at(club, club.ann, "dueling_nobles")
    assert "3/15" in words(again.message)
    await again.to("‹ Back")
    assert "2/15" in words(again.message)
    page: Any = (await club.ann.slash(club.channel, "learn", game="dueling_nobles")).response
    await club.ann.click(page, custom_id=buttons(page)["Start Over"])
    assert "1/15" in words(page)


async def test_all_games_are_offered_with_how_far_one_is(club: Club) -> None:
    learner = await Learner.at(club, club.ann, "noxtalia")
    await learner.to("Next")
    page: Any = (await club.ann.slash(club.channel, "learn")).response
    told = words(page)
    assert "You are at step 2 of" in told
    assert told.count("-minute lesson") == len(GAMES) - 1
    await club.ann.select(page, custom_id=menus(page)[0]["custom_id"], values=["soul_forger"])
    assert "Soul-Forger" in words(page)
    await club.ann.click(page, custom_id=buttons(page)["More About the Game"])
    await club.ann.click(page, custom_id=buttons(page)["Show All Games"])
    assert words(page) == told


async def test_a_press_of_before_changes_nothing_and_shows_where_one_is(club: Club) -> None:
    learner = await Learner.at(club, club.ann, "dueling_nobles")
    old = buttons(learner.message)["Next"]
    await learner.to("Next")
    await learner.to("Next")
    course = await learner.course()
    result = await club.press(club.ann, learner.message, old)
    assert not result.followups, "what has come instead says it"
    assert (await learner.course()).progress == course.progress
    assert "3/15" in words(learner.message)
    await club.again()
    assert (await learner.course()).progress == course.progress


async def test_two_lessons_at_once_do_not_meet(club: Club) -> None:
    one = await Learner.at(club, club.ann, "dueling_nobles")
    other = await Learner.at(club, club.ann, "noxtalia")
    await one.to("Next")
    await other.to("Next")
    await one.to("Next")
    assert "3/15" in words(one.message)
    assert "2/15" in words(other.message)
    twice = await Learner.at(club, club.ann, "dueling_nobles")  # the same lesson in a second message
    await twice.do_right()
    pressed = await club.press(club.ann, one.message, (await one.presses())[0][0][0])
    assert not pressed.followups
    assert "4/15" in words(one.message), "the older message is brought up to date, and nothing is done"


async def test_nobody_goes_on_in_the_lesson_of_another(club: Club) -> None:
    learner = await Learner.at(club, club.ann, "dueling_nobles")
    before = (await learner.course()).progress
    assert "out of date" in said(
        await club.press(club.bob, learner.message, buttons(learner.message)["Next"])
    )
    assert (await learner.course()).progress == before


async def test_a_lesson_that_has_changed_says_so_and_offers_to_begin_anew(
    club: Club, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    learner = await Learner.at(club, club.ann, "dueling_nobles")
    await learner.to("Next")
    monkeypatch.setattr(teacher, "version", lambda *_: "of tomorrow")
    await club.restart()
    result = await learner.to("Next")
    assert not result.followups
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert "has changed since you started" in words(learner.message)
    await learner.to("Start Over")
    assert "1/15" in words(learner.message)
    await learner.to("Next")
    assert "2/15" in words(learner.message)


@pytest.mark.parametrize(
    ("locale", "solved", "again"), [("en-US", "solved", "1 of 5"), ("fr", "résolue", "1 sur 5")]
)
async def test_a_puzzle_is_solved_and_stays_so(club: Club, locale: str, solved: str, again: str) -> None:
    club.locales[club.ann.id] = locale
    texts = texts_in("fr" if locale == "fr" else "en")
    message = (await club.ann.slash(club.channel, "puzzle", game="dueling_nobles", number=1)).response
    learner = Learner(club, club.ann, message)
    wrong = await learner.a_wrong_one()
    assert wrong is not None
    await learner.press(wrong)
    assert "↩️" in words(message)
    await club.restart()
    while not (await learner.course()).is_over:
        await learner.do_right()
    assert texts.say("dn-puzzle-1-solved")[:20] in words(message)
    await learner.to(texts.say("button-puzzle-next"))
    assert texts.say("puzzle-title", game=texts.game("dueling_nobles"), number=2) in words(message)
    await learner.to(texts.say("button-puzzle-solution"))
    await learner.to(texts.say("button-lesson-more"))
    await learner.to(texts.say("button-lesson-leave"))
    await learner.to(texts.say("button-lesson-about"))
    assert again in words(message), "who looks at the solution has not solved it"
    states = [option["description"] for option in menus(message)[0]["options"]]
    assert states[0] == solved
    assert len(set(states[1:])) == 1


async def test_a_puzzle_is_found_by_its_number(club: Club) -> None:
    shown = (await club.ann.slash(club.channel, "puzzle", game="noxtalia", number=5)).response
    assert "Noxtalia · puzzle 5" in words(shown)
    most = len(puzzles_of("noxtalia"))
    beyond = await club.ann.slash(club.channel, "puzzle", game="noxtalia", number=most + 1)
    assert f"from 1 to {most}" in said(beyond)


async def away(club: Club, seconds: float) -> None:
    """Let time go by while the bot does not run, and start it."""
    await club.bot.host.stop()
    await club.env.advance_time(seconds)
    await club.restart()
    await club.settle()


async def test_a_channel_gets_a_puzzle_each_day_until_it_wants_none(club: Club) -> None:
    refused = said(await club.ann.slash(club.channel, "puzzle", daily="begin"))
    assert "manage this channel" in refused
    owner = club.owner()
    await owner.slash(club.channel, "puzzle", game="dueling_nobles", daily="begin")
    await club.settle()
    first = club.last()
    assert "Puzzle of the day" in words(first)
    assert "puzzle 1" in words(first)
    await away(club, 86_400 - 60)
    assert club.last().id == first.id
    await club.env.advance_time(120)
    await club.settle()
    second = club.last()
    assert "puzzle 2" in words(second)
    result = await club.bob.click(second, custom_id=buttons(second)["Solve It"])
    assert result.ephemeral
    learner = Learner(club, club.bob, result.response)
    while not (await learner.course()).is_over:
        await learner.do_right()
    assert [row.done is not None for row in await club.store.lessons.of_user(club.bob.id)] == [True]
    assert words(club.seen(second)) == words(second), "nobody sees in the channel who solves it"
    await owner.slash(club.channel, "puzzle", daily="stop")
    await away(club, 3 * 86_400)
    assert club.last().id == second.id


async def test_days_that_nobody_was_there_for_are_not_made_up_for(club: Club) -> None:
    owner = club.owner()
    await owner.slash(club.channel, "puzzle", daily="begin")
    await club.settle()
    before = len(club.channel.history())
    await away(club, 5 * 86_400 + 3_600)
    assert len(club.channel.history()) == before + 1
    (channel,) = await club.store.puzzle_channels.of_guild(club.guild.id)
    assert 0 < channel.due - club.now() <= 86_400


async def test_a_channel_that_takes_no_puzzle_gets_none_any_more(club: Club) -> None:
    owner, quiet = club.owner(), club.guild.create_text_channel("quiet")
    await owner.slash(quiet, "puzzle", daily="begin")
    await club.settle()
    assert "Puzzle of the day" in words(quiet.last_message)
    await club.env.bot.get_channel(quiet.id).delete()  # pyright: ignore
    await away(club, 86_400 + 60)
    await club.settle()
    assert await club.store.puzzle_channels.of_guild(club.guild.id) == []
    assert await club.waiting() == []


async def test_after_a_lesson_one_plays_the_computer_where_all_can_see(club: Club) -> None:
    learner = await Learner.at(club, club.ann, "dueling_nobles")
    while not (await learner.course()).is_over:
        await learner.press((learner.control(LessonVerb.ON), None))
    await learner.to("First Match")
    await club.settle()
    (row,) = await club.store.matches.of_user(club.ann.id)
    seats = await club.store.matches.seats(row.id)
    assert [seat.level or "person" for seat in seats] == ["person", "gentle"]
    assert is_first(row)
    assert row.origin is None
    assert row.commitment == commitment(row.seed)
    assert buttons(club.board())
    await club.bot.host.match_service.end(row.id, lambda match: match.adjudicate(0))
    await club.settle()
    learner = await Learner.at(club, club.ann, "dueling_nobles")
    while not (await learner.course()).is_over:
        await learner.press((learner.control(LessonVerb.ON), None))
    await learner.to("Play the Computer (Easy)")
    await club.settle()
    row = (await club.store.matches.of_user(club.ann.id))[0]
    assert not is_first(row)
    assert sorted(seat.level or "person" for seat in await club.store.matches.seats(row.id)) == [
        "easy",
        "person",
    ]


async def test_a_lesson_counts_for_nothing(club: Club) -> None:
    learner = await Learner.at(club, club.ann, "soul_forger")
    while not (await learner.course()).is_over:
        await learner.press((learner.control(LessonVerb.ON), None))
    reader = club.store._reader
    for table in ("matches", "seats", "answers", "events", "rating_events", "ratings", "season_events"):
        assert await reader.rows(f"SELECT * FROM {table}") == [], table


async def test_the_statements_of_a_step_are_read_beside_it(club: Club) -> None:
    learner = await Learner.at(club, club.ann, "dueling_nobles")
    await learner.to("More…")
    result = await learner.to("Show These Rules")
    assert result.ephemeral
    assert "DN-62" in words(result.followups[0] if result.followups else result.response)
    assert "1/15" in words(learner.message)


async def test_a_control_that_stood_there_yesterday_answers_still(club: Club) -> None:
    """What was live before only what is asked was: a wrong answer is corrected, both pictures are shown."""
    learner = await Learner.at(club, club.ann, "dueling_nobles")
    for _ in range(2):
        await learner.to("Next")
    shown = ActionId.parse(learner.control(LessonVerb.ON))
    button, menu = (shown._replace(verb=each) for each in (LessonVerb.ANSWER, LessonVerb.MENU_ANSWER))
    for old, chosen in ((button._replace(detail="QS"), None), (menu._replace(detail="1/0"), ["QS"])):
        await club.press(club.ann, learner.message, str(old), chosen)
        assert words(learner.message).rstrip("*").endswith("K♥.")
        assert "↩️" in words(learner.message)
    for look in ("hand", "board"):
        await club.press(club.ann, learner.message, str(shown._replace(verb=LessonVerb.LOOK, detail=look)))
        assert "3/15" in words(learner.message)
    await club.press(club.ann, learner.message, str(shown))
    assert "4/15" in words(learner.message)


async def test_the_other_picture_is_one_press_away_and_words_are_there_for_who_wants_none(club: Club) -> None:
    learner = await Learner.at(club, club.ann, "dueling_nobles")

    def alt() -> str:
        return next(
            item["items"][0]["description"] for item in walk(raw(learner.message)) if item["type"] == 12
        )

    board = alt()
    await learner.to("Hand")
    assert alt() != board
    await learner.to("Back to Step")
    assert alt() == board
    await learner.to("More…")
    await learner.to("Board")
    assert alt() == board
    await club.ann.slash(club.channel, "settings mine", **{"text-boards": True})
    await learner.to("Next")
    assert not [item for item in walk(raw(learner.message)) if item["type"] == 12]


async def test_lessons_work_in_direct_messages(club: Club) -> None:
    page = (await club.ann.user.slash("learn", game="dueling_nobles")).response
    await club.ann.user.click(page, custom_id=buttons(page)["Start Lesson"])
    assert "1/15" in words(page)
    await club.ann.user.click(page, custom_id=buttons(page)["Next"])
    assert "2/15" in words(page)


async def test_a_game_is_learnt_from_where_one_meets_it(club: Club) -> None:
    session = await challenge(club)
    board = club.board(club.place(session))
    more: Any = (await club.cyd.click(board, custom_id=buttons(board)["More…"])).response
    assert more.ephemeral
    await club.cyd.click(more, custom_id=buttons(more)["Learn This Game"])
    assert "Start Lesson" in buttons(more)
    rules: Any = (await club.ann.slash(club.channel, "rules", game="noxtalia")).response
    await club.ann.click(rules, custom_id=buttons(rules)["Learn This Game"])
    assert "Noxtalia" in words(rules)
    helped: Any = (await club.ann.slash(club.channel, "help")).response
    await club.ann.click(helped, custom_id=buttons(helped)["Learn a Game"])
    await club.ann.select(helped, custom_id=menus(helped)[0]["custom_id"], values=["neo_noble"])
    assert "Start Lesson" in buttons(helped)
