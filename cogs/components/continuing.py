"""*Continue from Here*: a match against computers, out of a replay."""

from __future__ import annotations

from bot.errors import NotOurControl, ReplayAfterwards
from bot.limits import Quota
from bot.matches.postgame.continuing import Wish, continue_from
from bot.matches.postgame.errors import PlayedElsewhere
from bot.store import MatchStatus
from bot.table.action_id import ActionId
from bot.table.panel import notice
from bot.table.verbs import MatchVerb, Verb
from bot.texts import nearest_locale, texts_in
from cogs.components.handler import Handler
from cogs.context import InteractionContext
from cogs.looking import row_of
from cogs.sight import is_for_all
from cogs.starting import allow_challenge, check_place, person, place_finder, public_locale, usual_clock


async def _continue(context: InteractionContext, action: ActionId) -> None:
    await context.acknowledge()
    row = await row_of(context, action.match)
    if row.status is not MatchStatus.FINISHED:
        raise ReplayAfterwards
    if not is_for_all(context.interaction, row):
        raise PlayedElsewhere
    seats = len(await context.store.matches.seats(row.id))
    if action.detail not in map(str, range(seats)):
        raise NotOurControl
    await check_place(context)
    context.spend(Quota.VERIFY)
    await allow_challenge(context, context.server_id)
    locale = await public_locale(context)
    await context.remember_language()
    who = person(context.interaction.user)
    wish = Wish(row, action.number, int(action.detail), who, locale, await usual_clock(context))
    place = await place_finder(context)(row)
    session = await continue_from(context.match_service, context.bot.records, wish, context.press, place)
    told = texts_in(nearest_locale(locale)).say(
        "continued", who=who.name, moment=action.number, code=row.code, new=session.code
    )
    await context.interaction.followup.send(view=notice(told))


HANDLERS: dict[Verb, Handler] = {MatchVerb.CONTINUE: _continue}
