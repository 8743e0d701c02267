"""Presses of lessons and puzzles: begin, answer, go on, go back, look, and what comes after."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import cast, get_args

from bot.discord.delivery.pictures import DEFAULT_THEME
from bot.errors import AlreadyAnswered, LessonChanged, NotAllowed, NotOurControl
from bot.learning.catalogue import lesson_of, taught_games
from bot.learning.shots import Look, in_words, names_at, shot
from bot.learning.teacher import Pupil
from bot.learning.verbs import LessonVerb
from bot.learning.views.pages import changed, first_page, games, sheet
from bot.learning.views.panel import IN_LESSON, PICTURE, panel
from bot.limits import Quota
from bot.matches.start.challenges import Invitation
from bot.table.action_id import ActionId
from bot.table.gathered import Gathered
from bot.table.message_view import MessageView
from bot.table.verbs import MatchVerb, Verb
from cogs.components.answer import read_answer
from cogs.components.handler import Handler
from cogs.context import InteractionContext
from cogs.starting import (
    allow_challenge,
    check_place,
    first_invitation,
    is_new,
    person,
    post_challenge,
    public_locale,
)
from engines.kernel import Answer
from engines.registry import GAMES

OF_MATCH = {in_lesson: verb for verb, in_lesson in IN_LESSON.items()}
"""What a control of a lesson is called in a match, where its answer is read."""
LOOKS: Sequence[Look] = get_args(Look)


async def show_lesson(context: InteractionContext, game: str, lesson: str, *, anew: bool = False) -> None:
    """Show somebody the step of a lesson at which they are. Raises NotOurControl for an unknown one."""
    row = await context.teacher.enter(context.user_id, game, lesson, anew=anew)
    try:
        async with context.teacher.attending(row.id, context.user_id) as pupil:
            await _show(context, pupil)
    except LessonChanged:
        await context.show(changed(row.game, row.lesson, context.texts))


async def show_first_page(context: InteractionContext, game: str) -> None:
    """Show what somebody reads before a game's lesson, or all games where none is named."""
    standing = await context.teacher.standing(context.user_id)
    await context.show(first_page(game, standing, context.texts) if game else games(standing, context.texts))


async def _show(
    context: InteractionContext, pupil: Pupil, look: Look = "step", state: Gathered | None = None
) -> None:
    """Show a lesson where the press was acknowledged."""
    course, texts = pupil.course, context.texts
    await context.teacher.look_round(pupil)
    pupil.is_new = course.is_over and await is_new(context, course.game.id)
    names = names_at(texts, course, person(context.interaction.user).name)
    if context.preferences.text_board:
        await context.show(panel(pupil, texts, names, None, look, in_words(course, names, texts), state))
        return
    drawn = await shot(
        context.bot.renderer, pupil, look, names, texts, context.preferences.theme or DEFAULT_THEME
    )
    face = MessageView(panel(pupil, texts, names, drawn, look, state=state), PICTURE, drawn)
    await context.show(face.layout, attachments=[face.file()])


async def _attend(
    context: InteractionContext, action: ActionId, do: Callable[[Pupil], Awaitable[None]]
) -> None:
    """Let a press do something in its lesson; one of before brings the message up to date, without a word."""
    context.spend(Quota.LOOK)
    await context.acknowledge(private=not context.in_private)
    teacher = context.teacher
    try:
        async with teacher.attending(action.match, context.user_id, action.number) as pupil:
            await do(pupil)
    except AlreadyAnswered:
        async with teacher.attending(action.match, context.user_id) as pupil:
            await _show(context, pupil)
    except LessonChanged:
        row = await context.store.lessons.get(action.match)
        assert row is not None
        await context.show(changed(row.game, row.lesson, context.texts))


async def _learn(context: InteractionContext, action: ActionId) -> None:
    """Open a game's first page."""
    game = context.chosen[0] if context.chosen else action.detail
    if game and game not in taught_games():
        raise NotOurControl
    await context.acknowledge(private=not context.in_private)
    await show_first_page(context, game)


async def _about(context: InteractionContext, action: ActionId) -> None:
    """Show what there is to know of a game before its lesson."""
    if action.detail not in taught_games():
        raise NotOurControl
    await context.acknowledge(private=not context.in_private)
    standing = await context.teacher.standing(context.user_id)
    await context.show(sheet(action.detail, standing, context.texts))


async def _lesson(context: InteractionContext, action: ActionId) -> None:
    """Begin a lesson, or go on in it."""
    game, _, lesson = (context.chosen[0] if context.chosen else action.detail).partition("/")
    if lesson_of(game, lesson) is None:
        raise NotOurControl
    context.spend(Quota.LOOK)
    await context.acknowledge(private=not context.in_private)
    await show_lesson(context, game, lesson, anew=action.number == 1)


async def _answer(context: InteractionContext, action: ActionId) -> None:
    """Give an answer, or gather a part of one; a wrong one is told why, and changes nothing."""

    async def answer(pupil: Pupil) -> None:
        answers, state = _read(context, action, pupil)
        if answers:
            await context.teacher.answer(pupil, answers)
        await _show(context, pupil, state=state)

    await _attend(context, action, answer)


def _read(
    context: InteractionContext, action: ActionId, pupil: Pupil
) -> tuple[Sequence[Answer], Gathered | None]:
    """Read what was pressed. Raises NotOurControl, or NotAllowed for what no control of ours says."""
    course = pupil.course
    if not course.is_asked:
        raise NotOurControl
    in_match = action._replace(verb=OF_MATCH[action.verb])
    try:
        answers, state = read_answer(in_match, context.chosen, course.question, lambda: pupil.prompt)
    except (ValueError, IndexError) as error:
        raise NotAllowed from error
    if answers and not course.question.allows(answers[0]):
        raise NotAllowed
    return answers, state


async def _go_on(context: InteractionContext, action: ActionId) -> None:
    async def go_on(pupil: Pupil) -> None:
        await context.teacher.go_on(pupil)
        await _show(context, pupil)

    await _attend(context, action, go_on)


async def _go_back(context: InteractionContext, action: ActionId) -> None:
    async def go_back(pupil: Pupil) -> None:
        await context.teacher.go_back(pupil)
        await _show(context, pupil)

    await _attend(context, action, go_back)


async def _look(context: InteractionContext, action: ActionId) -> None:
    """Show another picture, or where one can go."""
    if action.detail not in LOOKS:
        raise NotOurControl
    await _attend(context, action, lambda pupil: _show(context, pupil, cast("Look", action.detail)))


async def _play(context: InteractionContext, action: ActionId) -> None:
    """Begin a match against the computer in this channel, for all to see: a prepared one at first."""
    if action.detail not in GAMES:
        raise NotOurControl
    if await is_new(context, action.detail):
        invitation = await first_invitation(context, action.detail)
    else:
        invitation = await _usual(context, action.detail)
    await check_place(context)
    await allow_challenge(context, context.server_id)
    await context.acknowledge()
    await post_challenge(context, invitation)


async def _usual(context: InteractionContext, game: str) -> Invitation:
    """Return the invitation to a match against the easy computer."""
    return Invitation(
        game=GAMES[game],
        options=GAMES[game].options(),
        clock="relaxed",
        challenger=person(context.interaction.user),
        level="easy",
        guild_id=context.server_id,
        channel_id=context.interaction.channel_id or 0,
        locale=await public_locale(context),
    )


HANDLERS: dict[Verb, Handler] = {
    MatchVerb.LEARN: _learn,
    LessonVerb.ABOUT: _about,
    LessonVerb.BEGIN: _lesson,
    **dict.fromkeys(OF_MATCH, _answer),
    LessonVerb.ON: _go_on,
    LessonVerb.BACK: _go_back,
    LessonVerb.LOOK: _look,
    LessonVerb.PLAY: _play,
}
