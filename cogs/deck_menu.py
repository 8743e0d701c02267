"""The private menu of what a person brings to a match: opened, shown anew, closed."""

from __future__ import annotations

from functools import partial
from operator import methodcaller
from typing import cast

import discord

from bot.decks.offers import Offer, offers
from bot.discord.deck_menus import OpenMenu
from bot.errors import NoDecks, NotYourSeat
from bot.matches.options import options_of
from bot.store import MatchRow, MatchStatus, SeatRow
from bot.table.challenge import outcome
from bot.table.deck_choice import deck_choice
from bot.table.layout import Layout
from cogs.context import InteractionContext
from engines.registry import GAMES


async def send_deck_menu(visit: InteractionContext, match_id: int) -> None:
    """Send the menu of what a person may bring. Raises ChallengeOver, NotYourSeat or NoDecks."""
    layout = await _deck_menu(visit, match_id)
    message = await visit.interaction.followup.send(view=layout, ephemeral=True, wait=True)
    _opened(visit, match_id, message)


async def show_deck_menu(visit: InteractionContext, match_id: int, wanted: str = "") -> None:
    """Answer a press with that menu, or with what is wanted there to be confirmed.

    Raises ChallengeOver, NotYourSeat or NoDecks.
    """
    message = await visit.show(await _deck_menu(visit, match_id, wanted))
    _opened(visit, match_id, message)


async def _deck_menu(visit: InteractionContext, match_id: int, wanted: str = "") -> Layout:
    row, seat, offered = await deck_offers(visit, match_id)
    return deck_choice(row, seat, offered, visit.texts, wanted)


def _opened(
    visit: InteractionContext, match_id: int, message: discord.InteractionMessage | discord.WebhookMessage
) -> None:
    visit.bot.deck_menus.opened(match_id, OpenMenu(visit.interaction, message, visit.texts))


async def close_deck_menus(visit: InteractionContext, match_id: int) -> None:
    """Close the menus of a challenge that is no longer open, or of who has left it."""
    menus, matches = visit.bot.deck_menus, visit.store.matches
    row = cast(MatchRow, await matches.get(match_id))
    if row.status is not MatchStatus.CHALLENGE:
        await menus.close(match_id, partial(outcome, row))
        return
    seats = await matches.seats(match_id)
    if all(seat.user_id != visit.user_id for seat in seats):
        await menus.close(match_id, methodcaller("say", "challenge-left"), visit.user_id)


async def joined_seat(visit: InteractionContext, match_id: int) -> tuple[MatchRow, SeatRow]:
    """Return an open challenge and the person's seat. Raises NoSuchMatch, ChallengeOver or NotYourSeat."""
    row = await visit.challenges.waiting(match_id, visit.press)
    seats = await visit.store.matches.seats(match_id)
    seat = next((seat for seat in seats if seat.user_id == visit.user_id and seat.joined), None)
    if seat is None:
        raise NotYourSeat
    return row, seat


async def deck_offers(visit: InteractionContext, match_id: int) -> tuple[MatchRow, SeatRow, list[Offer]]:
    """Return a challenge, the person's seat in it, and what he may bring.

    Raises what `joined_seat` raises, and NoDecks.
    """
    row, seat = await joined_seat(visit, match_id)
    game, options = GAMES[row.game], options_of(row)
    if not game.wants_decks(options):
        raise NoDecks
    shelf = await visit.library.shelf(row.guild_id, game)
    return row, seat, await offers(visit.store, shelf, visit.user_id, options, visit.texts)
