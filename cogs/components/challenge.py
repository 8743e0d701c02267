"""Buttons of challenges: accept, decline, leave, cancel, and play again."""

from __future__ import annotations

import discord

from bot.errors import ChallengeOver, NotOurControl
from bot.limits import require_room
from bot.matches.agreements.draws import call_off_alone
from bot.matches.start.again import again
from bot.store import MatchStatus
from bot.table.action_id import ActionId
from bot.table.challenge import wants_decks
from bot.table.verbs import MatchVerb, Verb
from cogs.components.handler import Handler
from cogs.context import InteractionContext
from cogs.deck_menu import close_deck_menus, joined_seat, send_deck_menu
from cogs.starting import (
    allow_challenge,
    check_place,
    first_invitation,
    is_new,
    person,
    place_finder,
    post_challenge,
)
from engines.kernel import NONCE_LENGTH, SEAL_LENGTH


async def _accept(context: InteractionContext, action: ActionId) -> None:
    await context.acknowledge()
    await _join(context, action.match)


async def _accept_with_luck(context: InteractionContext, action: ActionId) -> None:
    """Take the form in which a person accepts with words of their own for the dice."""
    await context.acknowledge()
    await _join(context, action.match, context.written)


async def _join(context: InteractionContext, match_id: int, luck: str = "") -> None:
    """Let a person join; `luck` are words of their own for the dice."""
    bot = context.bot
    await require_room(context.store, bot.settings, context.user_id, None)
    await context.remember_language()
    begun = await context.challenges.accept(
        match_id, context.press, person(context.interaction.user), place_finder(context), luck
    )
    if begun is None:
        await _ask_for_deck(context, match_id)
    await close_deck_menus(context, match_id)


async def _ask_for_deck(context: InteractionContext, match_id: int) -> None:
    """Ask a person who has just joined what they bring, unless that is known already."""
    row, seat = await joined_seat(context, match_id)
    if wants_decks(row) and seat.deck is None:
        await send_deck_menu(context, match_id)


async def _ask_for_luck(context: InteractionContext, action: ActionId) -> None:
    """Open the form in which a person accepts with words of their own for the dice, or a seal over them."""
    await _ask_for_words(context, action, "luck-title", "luck-label", SEAL_LENGTH)


async def _ask_to_open(context: InteractionContext, action: ActionId) -> None:
    """Open the form in which a person opens the words that they have sealed."""
    await _ask_for_words(context, action, "open-words-title", "open-words-label", NONCE_LENGTH)


async def _ask_for_words(
    context: InteractionContext, action: ActionId, title: str, label: str, most: int
) -> None:
    await context.challenges.waiting(action.match, context.press)
    custom_id = str(ActionId(action.match, 0, action.verb))
    form = discord.ui.Modal(title=context.texts.say(title), custom_id=custom_id)
    words = discord.ui.TextInput[discord.ui.Modal](
        label=context.texts.say(label), custom_id="text", max_length=most
    )
    await context.interaction.response.send_modal(form.add_item(words))


async def _open_words(context: InteractionContext, action: ActionId) -> None:
    """Take the form in which a person opens the words that they have sealed."""
    await context.acknowledge()
    await context.challenges.open_words(action.match, context.press, context.written, place_finder(context))


async def _decline(context: InteractionContext, action: ActionId) -> None:
    await context.acknowledge()
    await context.challenges.decline(action.match, context.press)
    await close_deck_menus(context, action.match)


async def _leave(context: InteractionContext, action: ActionId) -> None:
    await context.acknowledge()
    await context.challenges.leave(action.match, context.press)
    await close_deck_menus(context, action.match)


async def _cancel(context: InteractionContext, action: ActionId) -> None:
    await context.acknowledge()
    await context.challenges.cancel(action.match, context.press)
    await close_deck_menus(context, action.match)


async def _rematch(context: InteractionContext, action: ActionId) -> None:
    await context.acknowledge()
    swapped, harder = action.verb is MatchVerb.SWAP_DECKS, action.verb is MatchVerb.HARDER
    invitation = await again(
        context.match_service, action.match, context.press, swapped=swapped, harder=harder
    )
    await allow_challenge(context, invitation.guild_id)
    await post_challenge(context, invitation)


async def _first(context: InteractionContext, action: ActionId) -> None:
    """Play a prepared first match in place of a challenge that waits for the person's deck alone.

    So too in place of a match that has just begun without one.
    """
    row = await context.store.matches.get(action.match)
    began = row is not None and row.status is MatchStatus.RUNNING
    if row is None or not began:
        row, _ = await joined_seat(context, action.match)
    if row.challenger_id != context.user_id or not await is_new(context, row.game):
        raise NotOurControl
    await check_place(context)
    await allow_challenge(context, context.server_id)
    await context.acknowledge()
    if began:
        await call_off_alone(context.match_service, row.id, context.press)
    elif await context.challenges.withdraw(row.id):
        await close_deck_menus(context, row.id)
    else:  # the second one of two presses
        raise ChallengeOver
    await post_challenge(context, await first_invitation(context, row.game))


HANDLERS: dict[Verb, Handler] = {
    MatchVerb.ACCEPT: _accept,
    MatchVerb.LUCK: _ask_for_luck,
    MatchVerb.OPEN_WORDS: _ask_to_open,
    MatchVerb.DECLINE: _decline,
    MatchVerb.LEAVE: _leave,
    MatchVerb.CANCEL: _cancel,
    MatchVerb.REMATCH: _rematch,
    MatchVerb.SWAP_DECKS: _rematch,
    MatchVerb.HARDER: _rematch,
    MatchVerb.FIRST: _first,
}
FORMS: dict[Verb, Handler] = {MatchVerb.LUCK: _accept_with_luck, MatchVerb.OPEN_WORDS: _open_words}
