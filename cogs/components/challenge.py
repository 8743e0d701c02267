"""Buttons of challenges: accept, decline, leave, cancel, and play again."""

from __future__ import annotations

import discord

from bot.limits import require_room
from bot.matches.start.again import again
from bot.table.action_id import ActionId
from bot.table.challenge import wants_decks
from bot.table.verbs import Verb
from cogs.components.handler import Handler
from cogs.context import InteractionContext
from cogs.deck_menu import close_deck_menus, joined_seat, send_deck_menu
from cogs.starting import allow_challenge, person, place_finder, post_challenge
from engines.kernel import NONCE_LENGTH, SEAL_LENGTH


async def _accept(visit: InteractionContext, action: ActionId) -> None:
    await visit.acknowledge()
    await _join(visit, action.match)


async def _accept_with_luck(visit: InteractionContext, action: ActionId) -> None:
    """Take the form in which a person accepts with words of his own for the dice."""
    await visit.acknowledge()
    await _join(visit, action.match, visit.written)


async def _join(visit: InteractionContext, match_id: int, luck: str = "") -> None:
    """Let a person join; `luck` are words of his own for the dice."""
    bot = visit.bot
    await require_room(visit.store, bot.settings, visit.user_id, None)
    await visit.remember_language()
    begun = await visit.challenges.accept(
        match_id, visit.press, person(visit.interaction.user), place_finder(visit), luck
    )
    if begun is None:
        await _ask_for_deck(visit, match_id)
    await close_deck_menus(visit, match_id)


async def _ask_for_deck(visit: InteractionContext, match_id: int) -> None:
    """Ask a person who has just joined what he brings, unless that is known already."""
    row, seat = await joined_seat(visit, match_id)
    if wants_decks(row) and seat.deck is None:
        await send_deck_menu(visit, match_id)


async def _ask_for_luck(visit: InteractionContext, action: ActionId) -> None:
    """Open the form in which a person accepts with words of his own for the dice, or a seal over them."""
    await _ask_for_words(visit, action, "luck-title", "luck-label", SEAL_LENGTH)


async def _ask_to_open(visit: InteractionContext, action: ActionId) -> None:
    """Open the form in which a person opens the words that he has sealed."""
    await _ask_for_words(visit, action, "open-words-title", "open-words-label", NONCE_LENGTH)


async def _ask_for_words(
    visit: InteractionContext, action: ActionId, title: str, label: str, most: int
) -> None:
    await visit.challenges.waiting(action.match, visit.press)
    custom_id = str(ActionId(action.match, 0, action.verb))
    form = discord.ui.Modal(title=visit.texts.say(title), custom_id=custom_id)
    words = discord.ui.TextInput[discord.ui.Modal](
        label=visit.texts.say(label), custom_id="text", max_length=most
    )
    await visit.interaction.response.send_modal(form.add_item(words))


async def _open_words(visit: InteractionContext, action: ActionId) -> None:
    """Take the form in which a person opens the words that he has sealed."""
    await visit.acknowledge()
    await visit.challenges.open_words(action.match, visit.press, visit.written, place_finder(visit))


async def _decline(visit: InteractionContext, action: ActionId) -> None:
    await visit.acknowledge()
    await visit.challenges.decline(action.match, visit.press)
    await close_deck_menus(visit, action.match)


async def _leave(visit: InteractionContext, action: ActionId) -> None:
    await visit.acknowledge()
    await visit.challenges.leave(action.match, visit.press)
    await close_deck_menus(visit, action.match)


async def _cancel(visit: InteractionContext, action: ActionId) -> None:
    await visit.acknowledge()
    await visit.challenges.cancel(action.match, visit.press)
    await close_deck_menus(visit, action.match)


async def _rematch(visit: InteractionContext, action: ActionId) -> None:
    await visit.acknowledge()
    swapped, harder = action.verb is Verb.SWAP_DECKS, action.verb is Verb.HARDER
    invitation = await again(visit.desk, action.match, visit.press, swapped=swapped, harder=harder)
    await allow_challenge(visit, invitation.guild_id)
    await post_challenge(visit, invitation)


HANDLERS: dict[Verb, Handler] = {
    Verb.ACCEPT: _accept,
    Verb.LUCK: _ask_for_luck,
    Verb.OPEN_WORDS: _ask_to_open,
    Verb.DECLINE: _decline,
    Verb.LEAVE: _leave,
    Verb.CANCEL: _cancel,
    Verb.REMATCH: _rematch,
    Verb.SWAP_DECKS: _rematch,
    Verb.HARDER: _rematch,
}
FORMS: dict[Verb, Handler] = {Verb.LUCK: _accept_with_luck, Verb.OPEN_WORDS: _open_words}
