"""The private menu of what a person brings to a match: opened, shown anew, closed."""

from __future__ import annotations

from functools import partial
from operator import methodcaller
from typing import cast

import discord

from bot.decks.offers import DeckOffer, offers
from bot.discord.deck_menus import OpenMenu
from bot.errors import NoDecks, NotYourSeat
from bot.matches.options import options_of
from bot.store import MatchRow, MatchStatus, SeatRow
from bot.table.challenge import outcome
from bot.table.deck_choice import deck_choice, first_match_offer
from bot.table.layout import MessageLayout
from cogs.context import InteractionContext
from engines.registry import GAMES


async def send_deck_menu(context: InteractionContext, match_id: int, *, first: bool = False) -> None:
    """Send the menu of what a person may bring; with `first` also the way to a prepared first match.

    Raises ChallengeOver, NotYourSeat or NoDecks.
    """
    layout = await _deck_menu(context, match_id)
    if first:
        first_match_offer(layout, match_id, context.texts)
    message = await context.interaction.followup.send(view=layout, ephemeral=True, wait=True)
    _opened(context, match_id, message)


async def show_deck_menu(context: InteractionContext, match_id: int, wanted: str = "") -> None:
    """Answer a press with that menu, or with what is wanted there to be confirmed.

    Raises ChallengeOver, NotYourSeat or NoDecks.
    """
    message = await context.show(await _deck_menu(context, match_id, wanted))
    _opened(context, match_id, message)


async def _deck_menu(context: InteractionContext, match_id: int, wanted: str = "") -> MessageLayout:
    row, seat, offered = await deck_offers(context, match_id)
    return deck_choice(row, seat, offered, context.texts, wanted)


def _opened(
    context: InteractionContext, match_id: int, message: discord.InteractionMessage | discord.WebhookMessage
) -> None:
    context.bot.deck_menus.opened(match_id, OpenMenu(context.interaction, message, context.texts))


async def close_deck_menus(context: InteractionContext, match_id: int) -> None:
    """Close the menus of a challenge that is no longer open, or of who has left it."""
    menus, matches = context.bot.deck_menus, context.store.matches
    row = cast(MatchRow, await matches.get(match_id))
    if row.status is not MatchStatus.CHALLENGE:
        await menus.close(match_id, partial(outcome, row))
        return
    seats = await matches.seats(match_id)
    if all(seat.user_id != context.user_id for seat in seats):
        await menus.close(match_id, methodcaller("say", "challenge-left"), context.user_id)


async def joined_seat(context: InteractionContext, match_id: int) -> tuple[MatchRow, SeatRow]:
    """Return an open challenge and the person's seat. Raises NoSuchMatch, ChallengeOver or NotYourSeat."""
    row = await context.challenges.waiting(match_id, context.press)
    seats = await context.store.matches.seats(match_id)
    seat = next((seat for seat in seats if seat.user_id == context.user_id and seat.joined), None)
    if seat is None:
        raise NotYourSeat
    return row, seat


async def deck_offers(
    context: InteractionContext, match_id: int
) -> tuple[MatchRow, SeatRow, list[DeckOffer]]:
    """Return a challenge, the person's seat in it, and what they may bring.

    Raises what `joined_seat` raises, and NoDecks.
    """
    row, seat = await joined_seat(context, match_id)
    game, options = GAMES[row.game], options_of(row)
    if not game.wants_decks(options):
        raise NoDecks
    shelf = await context.library.shelf(row.guild_id, game)
    return row, seat, await offers(context.store, shelf, context.user_id, options, context.texts)
