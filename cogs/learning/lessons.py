"""Presses of lessons and puzzles: begin, answer, go on, go back, look, and what comes after."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from typing import cast, get_args

from bot.discord.delivery.pictures import DEFAULT_THEME
from bot.errors import AlreadyAnswered, LessonChanged, NotAllowed, NotOurControl
from bot.learning.catalogue import lesson_of, taught_games
from bot.learning.shots import Look, in_words, names_at, shot
from bot.learning.teacher import Pupil
from bot.learning.views.pages import changed, first_page, games
from bot.learning.views.panel import IN_LESSON, PICTURE, panel
from bot.limits import Quota
from bot.matches.start.challenges import Invitation
from bot.table.action_id import ActionId
from bot.table.gathered import Gathered
from bot.table.message_view import Face
from bot.table.verbs import Verb
from cogs.components.answer import read_answer
from cogs.components.handler import Handler
from cogs.context import Visit
from cogs.starting import allow_challenge, check_place, person, post_challenge, public_locale
from engines.kernel import Answer
from engines.registry import GAMES

OF_MATCH = {in_lesson: verb for verb, in_lesson in IN_LESSON.items()}
"""What a control of a lesson is called in a match, where its answer is read."""
LOOKS: Sequence[Look] = get_args(Look)


async def show_lesson(visit: Visit, game: str, lesson: str, *, anew: bool = False) -> None:
    """Show somebody the step of a lesson at which he is. Raises NotOurControl for one that there is not."""
    row = await visit.teacher.enter(visit.user_id, game, lesson, anew=anew)
    try:
        async with visit.teacher.attending(row.id, visit.user_id) as pupil:
            await _show(visit, pupil)
    except LessonChanged:
        await visit.show(changed(row.game, row.lesson, visit.texts))


async def show_first_page(visit: Visit, game: str) -> None:
    """Show what somebody reads before a game's lesson, or all games where none is named."""
    standing = await visit.teacher.standing(visit.user_id)
    await visit.show(first_page(game, standing, visit.texts) if game else games(standing, visit.texts))


async def _show(visit: Visit, pupil: Pupil, look: Look | None = None, state: Gathered | None = None) -> None:
    """Show a lesson where the press was acknowledged."""
    course, texts = pupil.course, visit.texts
    look = look or course.now.picture
    names = names_at(texts, course.match.seats, person(visit.interaction.user).name)
    if visit.preferences.text_board:
        await visit.show(panel(pupil, texts, names, None, look, in_words(course, names, texts), state))
        return
    drawn = await shot(visit.bot.studio, course, look, names, texts, visit.preferences.theme or DEFAULT_THEME)
    face = Face(panel(pupil, texts, names, drawn, look, state=state), PICTURE, drawn)
    await visit.show(face.layout, attachments=[face.file()])


@asynccontextmanager
async def _attending(visit: Visit, action: ActionId) -> AsyncGenerator[Pupil]:
    """Hold the lesson of a control; one of before brings the message up to date, and is refused."""
    visit.spend(Quota.LOOK)
    await visit.acknowledge(private=not visit.in_private)
    teacher = visit.teacher
    try:
        async with teacher.attending(action.match, visit.user_id, action.number) as pupil:
            yield pupil
    except AlreadyAnswered:
        async with teacher.attending(action.match, visit.user_id) as pupil:
            await _show(visit, pupil)
        raise
    except LessonChanged:
        row = await visit.store.lessons.get(action.match)
        assert row is not None
        await visit.show(changed(row.game, row.lesson, visit.texts))


async def _learn(visit: Visit, action: ActionId) -> None:
    """Open a game's first page."""
    game = visit.chosen[0] if visit.chosen else action.detail
    if game and game not in taught_games():
        raise NotOurControl
    await visit.acknowledge(private=not visit.in_private)
    await show_first_page(visit, game)


async def _lesson(visit: Visit, action: ActionId) -> None:
    """Begin a lesson, or go on in it."""
    game, _, lesson = (visit.chosen[0] if visit.chosen else action.detail).partition("/")
    if lesson_of(game, lesson) is None:
        raise NotOurControl
    visit.spend(Quota.LOOK)
    await visit.acknowledge(private=not visit.in_private)
    await show_lesson(visit, game, lesson, anew=action.number == 1)


async def _answer(visit: Visit, action: ActionId) -> None:
    """Give an answer, or gather a part of one; a wrong one is told why, and changes nothing."""
    async with _attending(visit, action) as pupil:
        answers, state = _read(visit, action, pupil)
        if answers:
            await visit.teacher.answer(pupil, answers)
        await _show(visit, pupil, state=state)


def _read(visit: Visit, action: ActionId, pupil: Pupil) -> tuple[Sequence[Answer], Gathered | None]:
    """Read what was pressed. Raises NotOurControl, or NotAllowed for what no control of ours says."""
    course = pupil.course
    if not course.wanted:
        raise NotOurControl
    in_match = action._replace(verb=OF_MATCH[action.verb])
    try:
        answers, state = read_answer(in_match, visit.chosen, course.question, lambda: pupil.prompt)
    except (ValueError, IndexError) as error:
        raise NotAllowed from error
    if answers and not course.question.allows(answers[0]):
        raise NotAllowed
    return answers, state


async def _go_on(visit: Visit, action: ActionId) -> None:
    async with _attending(visit, action) as pupil:
        await visit.teacher.go_on(pupil)
        await _show(visit, pupil)


async def _go_back(visit: Visit, action: ActionId) -> None:
    async with _attending(visit, action) as pupil:
        await visit.teacher.go_back(pupil)
        await _show(visit, pupil)


async def _look(visit: Visit, action: ActionId) -> None:
    """Show the other picture."""
    if action.detail not in LOOKS:
        raise NotOurControl
    async with _attending(visit, action) as pupil:
        await _show(visit, pupil, cast("Look", action.detail))


async def _play(visit: Visit, action: ActionId) -> None:
    """Begin a match against the easy computer in this channel, for all to see."""
    if action.detail not in GAMES:
        raise NotOurControl
    game = GAMES[action.detail]
    invitation = Invitation(
        game=game,
        options=game.options(),
        clock="relaxed",
        challenger=person(visit.interaction.user),
        level="easy",
        guild_id=visit.server_id,
        channel_id=visit.interaction.channel_id or 0,
        locale=await public_locale(visit),
    )
    await check_place(visit)
    await allow_challenge(visit, visit.server_id)
    await visit.acknowledge()
    await post_challenge(visit, invitation)


HANDLERS: dict[Verb, Handler] = {
    Verb.LEARN: _learn,
    Verb.LESSON: _lesson,
    **dict.fromkeys(OF_MATCH, _answer),
    Verb.L_ON: _go_on,
    Verb.L_BACK: _go_back,
    Verb.L_LOOK: _look,
    Verb.L_PLAY: _play,
}
