"""What `/rank` and its buttons share: ratings read and put into words and pictures."""

from __future__ import annotations

import io
import logging
from typing import Any

import discord
from discord import ui

from bot.backoff import log_failure
from bot.ladder.views.rank import Leaders, leaderboard, mine, rank_card
from bot.limits import Quota
from bot.store import LeaderboardKey
from bot.table.layout import picture
from cogs.context import InteractionContext
from cogs.starting import account_name, person
from render.tournament import RankCard

log = logging.getLogger(__name__)

_THEME = "dark"


async def show_leaderboard(context: InteractionContext, board: LeaderboardKey, page: int = 0) -> None:
    """Show a page of a leaderboard where an answer was acknowledged.

    Across servers people have the names of their accounts: what another server calls them stays there.
    """
    now = context.bot.now()
    leaders = await Leaders.of(context.store.leaderboards, board, now, page)
    users, store = [leader.user for leader in leaders.rows], context.store.ratings
    accounts = await store.accounts(users, now) if board.is_across else {}
    names = await store.names(users, context.server_id, accounts)
    await context.show(leaderboard(leaders, names, board, context.texts))


async def show_mine(context: InteractionContext, game: str | None) -> None:
    """Show somebody's own ratings, with a picture of one of them."""
    context.spend(Quota.LOOK)
    await context.store.ratings.be_called(context.user_id, account_name(context.interaction.user))
    server = await _cards(context, LeaderboardKey.of_guild(context.server_id, "").scope)
    across = await _cards(context, LeaderboardKey.across("").scope)
    drawn = next((card for card in server if card.game == game), None if game else next(iter(server), None))
    shot = await _drawn(context, drawn) if drawn is not None else None
    if shot is None:
        await context.show(mine(server, across, context.texts, None))
        return
    above, file = shot
    await context.show(mine(server, across, context.texts, above), attachments=[file])


async def _cards(context: InteractionContext, scope: str) -> list[RankCard]:
    """Return somebody's cards within a scope, the game that they have played most first."""
    store, now, made = context.store, context.bot.now(), list[RankCard]()
    own = await store.ratings.of_user(context.user_id, scope)
    name = person(context.interaction.user).name
    for game in sorted(own, key=lambda game: (-own[game].matches, game)):
        board = LeaderboardKey(scope, game)
        found = await store.leaderboards.of_user(board, now, context.user_id)
        if found is not None:
            course = await store.ratings.course(board, context.user_id)
            listed = await store.leaderboards.listed(board, now)
            made.append(rank_card(*found, listed, name, game, course))
    return made


async def _drawn(
    context: InteractionContext, card: RankCard
) -> tuple[ui.MediaGallery[Any], discord.File] | None:
    """Return a card as a picture; None where words are wanted, or must do because it could not be drawn."""
    if context.preferences.text_board:
        return None
    try:
        shot = await context.bot.renderer.rank(card, context.texts, context.preferences.theme or _THEME)
    except Exception as error:
        log_failure(log, error, "the picture of a rating could not be drawn")
        return None
    name = f"rank.{shot.extension}"
    return picture(name, shot.alt), discord.File(io.BytesIO(shot.data), name, description=shot.alt)
