"""A person's finished matches page by page, for the command and its buttons alike."""

from __future__ import annotations

from bot.limits import Quota
from bot.store.matches.statistics import Filter
from bot.table.history.mine import Mine
from bot.table.history.stats import PAGE, history
from cogs.sight import eyes_of
from cogs.visit import Visit

FURTHEST = 10_000
"""Pages that somebody may turn to."""


async def show_history(visit: Visit, which: Filter, page: int) -> None:
    """Show a page of a person's matches in this server, as far as the visitor may see them."""
    visit.spend(Quota.LOOK)
    rows = await visit.store.statistics.history(which, eyes_of(visit.interaction), PAGE + 1, page * PAGE)
    found = [Mine(row, await visit.store.matches.seats(row.id), None) for row in rows[:PAGE]]
    title = "stats-history-against" if which.against else "stats-history"
    who, other = map(visit.texts.mention, (which.user, which.against))
    told = visit.texts.say(title, who=who, other=other, page=page + 1)
    await visit.show(history(told, which, page, found, len(rows) > PAGE, visit.texts))
