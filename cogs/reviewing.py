"""Looking through a finished match with the hard computer, for the command and its buttons alike."""

from __future__ import annotations

from bot.errors import NoComputers, NotOurControl
from bot.limits import Quota
from bot.matches.people import seated
from bot.matches.postgame.continuing import can_continue
from bot.matches.postgame.errors import NothingToReview, ReviewAfterwards
from bot.store import MatchRow, MatchStatus
from bot.table.history.review import Reviewed, review
from bot.table.panel import notice
from cogs.context import InteractionContext
from cogs.replaying import eyes_of
from engines.registry import GAMES


async def show_review(context: InteractionContext, row: MatchRow, seat: int | None) -> None:
    """Show where a computer would have chosen otherwise than a seat did; without one, the person's own.

    Raises ReviewAfterwards, NoComputers, NotOurControl, and what `Reviews.of` raises.
    """
    if row.status is not MatchStatus.FINISHED:
        raise ReviewAfterwards
    if not can_continue(row):
        raise NoComputers
    sitting = await context.store.matches.seats(row.id)
    eyes = await eyes_of(context, row, sitting)
    seats = [each.seat for each in sitting if each.user_id is not None and each.seat in eyes]
    if not seats:
        raise NothingToReview
    if seat is None:
        seat = next((each.seat for each in sitting if each.user_id == context.user_id), seats[0])
    if seat not in seats:
        raise NotOurControl
    context.spend(Quota.LOOK)

    async def tell(looked: int, choices: int) -> None:
        await context.show(notice(context.texts.say("review-under-way", looked=looked, choices=choices)))

    made = await context.bot.reviews.of(row, seat, tell)
    names = seated(GAMES[row.game], sitting).names(context.texts)
    await context.show(review(Reviewed(row, made, seat, seats, names), context.texts))
