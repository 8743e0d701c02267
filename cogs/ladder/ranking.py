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
from bot.store import Board
from bot.table.layout import picture
from cogs.context import InteractionContext
from cogs.starting import account_name, person
from render.tournament import RankCard

log = logging.getLogger(__name__)

_THEME = "dark"


async def show_leaderboard(visit: InteractionContext, board: Board, page: int = 0) -> None:
    """Show a page of a leaderboard where an answer was acknowledged.

    Across servers people have the names of their accounts: what another server calls them stays there.
    """
    now = visit.bot.now()
    leaders = await Leaders.of(visit.store.leaderboards, board, now, page)
    users, store = [leader.user for leader in leaders.rows], visit.store.ratings
    accounts = await store.accounts(users, now) if board.is_across else {}
    names = await store.names(users, visit.server_id, accounts)
    await visit.show(leaderboard(leaders, names, board, visit.texts))


async def show_mine(visit: InteractionContext, game: str | None) -> None:
    """Show somebody's own ratings, with a picture of one of them."""
    visit.spend(Quota.LOOK)
    await visit.store.ratings.be_called(visit.user_id, account_name(visit.interaction.user))
    server = await _cards(visit, Board.of_guild(visit.server_id, "").scope)
    across = await _cards(visit, Board.across("").scope)
    drawn = next((card for card in server if card.game == game), None if game else next(iter(server), None))
    shot = await _drawn(visit, drawn) if drawn is not None else None
    if shot is None:
        await visit.show(mine(server, across, visit.texts, None))
        return
    above, file = shot
    await visit.show(mine(server, across, visit.texts, above), attachments=[file])


async def _cards(visit: InteractionContext, scope: str) -> list[RankCard]:
    """Return somebody's cards within a scope, the game that he has played most first."""
    store, now, made = visit.store, visit.bot.now(), list[RankCard]()
    own = await store.ratings.of_user(visit.user_id, scope)
    name = person(visit.interaction.user).name
    for game in sorted(own, key=lambda game: (-own[game].matches, game)):
        board = Board(scope, game)
        found = await store.leaderboards.of_user(board, now, visit.user_id)
        if found is not None:
            course = await store.ratings.course(board, visit.user_id)
            listed = await store.leaderboards.listed(board, now)
            made.append(rank_card(*found, listed, name, game, course))
    return made


async def _drawn(
    visit: InteractionContext, card: RankCard
) -> tuple[ui.MediaGallery[Any], discord.File] | None:
    """Return a card as a picture; None where words are wanted, or must do because it could not be drawn."""
    if visit.preferences.text_board:
        return None
    try:
        shot = await visit.bot.studio.rank(card, visit.texts, visit.preferences.theme or _THEME)
    except Exception as error:
        log_failure(log, error, "the picture of a rating could not be drawn")
        return None
    name = f"rank.{shot.extension}"
    return picture(name, shot.alt), discord.File(io.BytesIO(shot.data), name, description=shot.alt)
