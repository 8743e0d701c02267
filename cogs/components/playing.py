"""What a press in a match leads to: it is done, then how things stand is shown where it was pressed."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeAlias

import discord

from bot.discord.codes import UNKNOWN_MESSAGE
from bot.errors import AlreadyAnswered, NotYourSeat, NotYourTurn
from bot.matches.session import MatchSession
from bot.table.action_id import ActionId
from bot.table.gathered import Gathered
from bot.table.layout import MessageLayout
from bot.table.message_view import MessageView
from cogs.components.reply import Reply
from cogs.context import InteractionContext

PressEffect: TypeAlias = Callable[
    [InteractionContext, ActionId], Awaitable[tuple[MatchSession, Gathered | None]]
]
"""Does what was pressed; returns the match, and what has been gathered of an answer that is not whole yet."""

JUST_NOW = 30.0
"""Seconds within which a press in vain is the second one of two."""

PageOf: TypeAlias = Callable[[MatchSession, int], MessageLayout]
"""Makes a page of a match for one of its seats."""


async def play(context: InteractionContext, action: ActionId, do: PressEffect) -> None:
    """Do what was pressed on a panel or a board, then show there how things stand."""
    delivery, private = context.delivery, context.in_private
    async with Reply(context) as reply:
        held = (
            delivery.hands.panels.held(action.match, context.user_id)
            if private
            else delivery.table(action.match)
        )
        async with held:  # else the outbox would show the same at the same time
            try:
                session, state = await do(context, action)
            except AlreadyAnswered:
                if not await _refresh_stale(context, reply, action):
                    raise
                return
            except NotYourTurn:
                if private:
                    await _refresh_stale(context, reply, action)
                raise
            if private:
                await _show_panel(context, reply, session, state)
            elif state is not None:  # an answer of several presses, begun on the board, goes on in private
                await _open_beside(context, reply, session, state)
            elif context.interaction.message is not None:
                await delivery.boards.show_pressed(session, context.interaction.message.id, reply.edit)


async def open_panel(context: InteractionContext, action: ActionId) -> None:
    """Answer *My Hand* by a panel: on the board by one beside it, on a panel by the same one anew.

    So the board is edited by this press for a while, which Discord does not count.
    """
    async with Reply(context) as reply, context.delivery.hands.panels.held(action.match, context.user_id):
        session = (await context.match_service.session(action.match, context.guild_id)).snapshot()
        if context.in_private:
            await _show_panel(context, reply, session, None)
        else:
            await _open_beside(context, reply, session, None)


async def turn(context: InteractionContext, action: ActionId, page: PageOf) -> None:
    """Show a page on the panel that was pressed; for who pressed elsewhere, in a message of its own."""
    await context.acknowledge(private=not context.in_private)
    await turned(context, action, page)


async def turned(context: InteractionContext, action: ActionId, page: PageOf) -> None:
    """Show a page where a press has been acknowledged."""
    hands = context.delivery.hands
    async with hands.panels.held(action.match, context.user_id):
        session = (await context.match_service.session(action.match, context.guild_id)).snapshot()
        seat = session.people.seat_of(context.user_id)
        if seat is None:
            raise NotYourSeat
        message = await context.show(page(session, seat.number))
        await reading(context, session, message.id)


async def turn_playing(context: InteractionContext, action: ActionId, page: PageOf) -> None:
    """Show a page of what somebody may do who still plays. Raises as `MatchService.seated` does."""
    async with context.match_service.seated(action.match, context.press, standing_too=True):
        pass
    await turn(context, action, page)


async def reading(context: InteractionContext, session: MatchSession, message_id: int) -> None:
    """Let a page stand on a player's private message, which shows the game again when they are asked anew.

    The caller holds the person's `panels`.
    """
    seat = session.people.seat_of(context.user_id)
    if seat is not None:
        context.delivery.hands.turned(session, seat.number, message_id)
        if context.guild_id is not None:
            await _follow(context, session, message_id)


async def _panel(
    context: InteractionContext, session: MatchSession, state: Gathered | None, *, moved_on: bool = False
) -> MessageView:
    seat = session.people.seat_of(context.user_id)
    if seat is None:
        raise NotYourSeat
    await context.remember_language()
    return await context.delivery.hands.face(
        session, seat.number, context.preferences, state, moved_on=moved_on
    )


async def _show_panel(
    context: InteractionContext,
    reply: Reply,
    session: MatchSession,
    state: Gathered | None,
    *,
    moved_on: bool = False,
) -> None:
    """Show how things stand on the panel that was pressed; it is refreshed by this press from now on."""
    assert context.interaction.message is not None
    message_id = context.interaction.message.id
    face = await _panel(context, session, state, moved_on=moved_on)
    try:
        await context.delivery.hands.show_pressed(session, context.user_id, message_id, face, reply.edit)
    except discord.HTTPException as error:
        if error.code != UNKNOWN_MESSAGE:
            raise
        await _open_beside(context, reply, session, state)  # dismissed, or just replaced by a newer panel
        return
    if context.guild_id is not None:
        await _follow(context, session, message_id)


async def _follow(context: InteractionContext, session: MatchSession, message_id: int) -> None:
    """Let a panel follow its match, for as long as this interaction may change it."""
    if session.match.result is None:
        await context.delivery.hands.panels.opened(
            session.id,
            context.user_id,
            message_id,
            context.interaction.edit_original_response,
            context.interaction.delete_original_response,
        )


async def _open_beside(
    context: InteractionContext, reply: Reply, session: MatchSession, state: Gathered | None
) -> None:
    """Open a panel beside the board, maybe for the rest of an answer that was begun there."""
    delivery = context.delivery
    face = await _panel(context, session, state)
    sent = await reply.send_beside(face)
    delivery.showing(sent.id, face)
    if session.match.result is None:
        await delivery.hands.panels.opened(session.id, context.user_id, sent.id, sent.edit, sent.delete)


async def _refresh_stale(context: InteractionContext, reply: Reply, action: ActionId) -> bool:
    """Bring an old message up to date, so that the next press is no longer in vain.

    Tell whether a player has pressed: they need no sentence, as they see what has come instead.
    """
    delivery = context.delivery
    session = (await context.match_service.session(action.match, context.guild_id)).snapshot()
    seat = session.people.seat_of(context.user_id)
    if not context.in_private:
        await delivery.boards.refresh(session.id)
    elif seat is not None and context.interaction.message is not None:
        delivery.forget(context.interaction.message.id)
        moved_on = _moved_on(session, seat.number, context.match_service.now())
        await _show_panel(context, reply, session, None, moved_on=moved_on)
    return seat is not None


def _moved_on(session: MatchSession, seat: int, now: float) -> bool:
    """Tell whether somebody else's answer has changed a seat's question, and not a press of its own."""
    given = session.match.answers
    others = bool(given) and given[-1].seat != seat
    return others and session.asked(seat) and now - session.people.pressed.get(seat, 0.0) > JUST_NOW
