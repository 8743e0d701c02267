"""The buttons that turn the pages of leaderboards."""

from __future__ import annotations

from bot.errors import NotOurControl
from bot.ladder.verbs import LadderVerb
from bot.limits import Quota
from bot.store import LeaderboardKey
from bot.table.action_id import ActionId
from bot.table.verbs import Verb
from cogs.components.handler import Handler
from cogs.context import InteractionContext
from cogs.ladder.ranking import show_leaderboard
from engines.registry import GAMES


async def _turn(context: InteractionContext, action: ActionId) -> None:
    """Turn a page: a private one in place, of a public one in a private copy."""
    scope, _, game = action.detail.partition(":")
    if game not in GAMES or scope not in ("server", "across"):
        raise NotOurControl
    context.spend(Quota.LOOK)
    await context.acknowledge(private=not context.in_private)
    board = (
        LeaderboardKey.across(game) if scope == "across" else LeaderboardKey.of_guild(context.server_id, game)
    )
    await show_leaderboard(context, board, action.number)


HANDLERS: dict[Verb, Handler] = {LadderVerb.RANK: _turn}
