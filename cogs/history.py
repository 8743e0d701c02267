"""A person's finished matches page by page, for the command and its buttons alike."""

from __future__ import annotations

from bot.limits import Quota
from bot.store.matches.statistics import MatchFilter
from bot.table.history.mine import Mine
from bot.table.history.stats import PAGE, history
from cogs.context import InteractionContext
from cogs.sight import eyes_of

FURTHEST = 10_000
"""Pages that somebody may turn to."""


async def show_history(context: InteractionContext, which: MatchFilter, page: int) -> None:
    """Show a page of a person's matches in this server, as far as the visitor may see them."""
    context.spend(Quota.LOOK)
    rows = await context.store.statistics.history(which, eyes_of(context.interaction), PAGE + 1, page * PAGE)
    found = [Mine(row, await context.store.matches.seats(row.id), None) for row in rows[:PAGE]]
    title = "stats-history-against" if which.against else "stats-history"
    who, other = map(context.texts.mention, (which.user, which.against))
    told = context.texts.say(title, who=who, other=other, page=page + 1)
    await context.show(history(told, which, page, found, len(rows) > PAGE, context.texts))
