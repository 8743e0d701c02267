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
from bot.table.layout import Layout
from bot.table.message_view import MessageView
from cogs.components.reply import Reply
from cogs.context import InteractionContext

Deed: TypeAlias = Callable[[InteractionContext, ActionId], Awaitable[tuple[MatchSession, Gathered | None]]]
"""Does what was pressed; returns the match, and what has been gathered of an answer that is not whole yet."""

PageOf: TypeAlias = Callable[[MatchSession, int], Layout]
"""Makes a page of a match for one of its seats."""


async def play(visit: InteractionContext, action: ActionId, do: Deed) -> None:
    """Do what was pressed on a panel or a board, then show there how things stand."""
    delivery, private = visit.delivery, visit.in_private
    async with Reply(visit) as reply:
        held = (
            delivery.hands.panels.held(action.match, visit.user_id)
            if private
            else delivery.table(action.match)
        )
        async with held:  # else the outbox would show the same at the same time
            try:
                live, state = await do(visit, action)
            except (AlreadyAnswered, NotYourTurn) as error:
                if private or isinstance(error, AlreadyAnswered):
                    await _refresh_stale(visit, reply, action)
                raise
            if private:
                await _show_panel(visit, reply, live, state)
            elif state is not None:  # an answer of several presses, begun on the board, goes on in private
                await _open_beside(visit, reply, live, state)
            elif visit.interaction.message is not None:
                await delivery.boards.show_pressed(live, visit.interaction.message.id, reply.edit)


async def open_panel(visit: InteractionContext, action: ActionId) -> None:
    """Answer *My Hand* by a panel: on the board by one beside it, on a panel by the same one anew.

    So the board is edited by this press for a while, which Discord does not count.
    """
    async with Reply(visit) as reply, visit.delivery.hands.panels.held(action.match, visit.user_id):
        live = (await visit.desk.live(action.match, visit.guild_id)).snapshot()
        if visit.in_private:
            await _show_panel(visit, reply, live, None)
        else:
            await _open_beside(visit, reply, live, None)


async def turn(visit: InteractionContext, action: ActionId, page: PageOf) -> None:
    """Show a page on the panel that was pressed; for who pressed elsewhere, in a message of its own."""
    await visit.acknowledge(private=not visit.in_private)
    await turned(visit, action, page)


async def turned(visit: InteractionContext, action: ActionId, page: PageOf) -> None:
    """Show a page where a press has been acknowledged."""
    hands = visit.delivery.hands
    async with hands.panels.held(action.match, visit.user_id):
        live = (await visit.desk.live(action.match, visit.guild_id)).snapshot()
        seat = live.people.seat_of(visit.user_id)
        if seat is None:
            raise NotYourSeat
        message = await visit.show(page(live, seat.number))
        await reading(visit, live, message.id)


async def turn_playing(visit: InteractionContext, action: ActionId, page: PageOf) -> None:
    """Show a page of what somebody may do who still plays. Raises as `MatchService.seated` does."""
    async with visit.desk.seated(action.match, visit.press, standing_too=True):
        pass
    await turn(visit, action, page)


async def reading(visit: InteractionContext, live: MatchSession, message_id: int) -> None:
    """Let a page stand on a player's private message, which shows the game again when he is asked anew.

    The caller holds the person's `panels`.
    """
    seat = live.people.seat_of(visit.user_id)
    if seat is not None:
        visit.delivery.hands.turned(live, seat.number, message_id)
        if visit.guild_id is not None:
            await _follow(visit, live, message_id)


async def _panel(visit: InteractionContext, live: MatchSession, state: Gathered | None) -> MessageView:
    seat = live.people.seat_of(visit.user_id)
    if seat is None:
        raise NotYourSeat
    await visit.remember_language()
    return await visit.delivery.hands.face(live, seat.number, visit.preferences, state)


async def _show_panel(
    visit: InteractionContext, reply: Reply, live: MatchSession, state: Gathered | None
) -> None:
    """Show how things stand on the panel that was pressed; it is refreshed by this press from now on."""
    assert visit.interaction.message is not None
    message_id = visit.interaction.message.id
    face = await _panel(visit, live, state)
    try:
        await visit.delivery.hands.show_pressed(live, visit.user_id, message_id, face, reply.edit)
    except discord.HTTPException as error:
        if error.code != UNKNOWN_MESSAGE:
            raise
        await _open_beside(visit, reply, live, state)  # dismissed, or just replaced by a newer panel
        return
    if visit.guild_id is not None:
        await _follow(visit, live, message_id)


async def _follow(visit: InteractionContext, live: MatchSession, message_id: int) -> None:
    """Let a panel follow its match, for as long as this interaction may change it."""
    if live.match.result is None:
        await visit.delivery.hands.panels.opened(
            live.id,
            visit.user_id,
            message_id,
            visit.interaction.edit_original_response,
            visit.interaction.delete_original_response,
        )


async def _open_beside(
    visit: InteractionContext, reply: Reply, live: MatchSession, state: Gathered | None
) -> None:
    """Open a panel beside the board, maybe for the rest of an answer that was begun there."""
    delivery = visit.delivery
    face = await _panel(visit, live, state)
    sent = await reply.send_beside(face)
    delivery.showing(sent.id, face)
    if live.match.result is None:
        await delivery.hands.panels.opened(live.id, visit.user_id, sent.id, sent.edit, sent.delete)


async def _refresh_stale(visit: InteractionContext, reply: Reply, action: ActionId) -> None:
    """Bring an old message up to date, so that the next press is no longer in vain."""
    delivery = visit.delivery
    live = (await visit.desk.live(action.match, visit.guild_id)).snapshot()
    if not visit.in_private:
        await delivery.boards.refresh(live.id)
    elif live.people.seat_of(visit.user_id) and visit.interaction.message is not None:
        delivery.forget(visit.interaction.message.id)
        await _show_panel(visit, reply, live, None)
