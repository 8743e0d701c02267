"""Buttons and menus with which players say what they are to be asked, or answer before they are."""

from __future__ import annotations

from bot.errors import NotAhead, NotOurControl, NotYourTurn
from bot.limits import Quota
from bot.matches.asking.ahead import leave, take_back
from bot.matches.asking.orders import answer_always, ask_again, turn_habit
from bot.matches.people import InAdvance
from bot.matches.session import MatchSession, waiting_names
from bot.table.action_id import ActionId
from bot.table.asking.ahead import ahead, label, may_be_left
from bot.table.asking.orders import AGAIN, always_label, orders
from bot.table.layout import MENU
from bot.table.panel import notice
from bot.table.verbs import MatchVerb, Verb
from cogs.components.handler import Handler
from cogs.components.playing import PageOf, turn, turn_playing, turned
from cogs.context import InteractionContext
from engines.kernel import Foreseen

LABEL = 200
"""Characters that are kept of what was pressed."""


def _orders(context: InteractionContext) -> PageOf:
    """Return the page of what the person can order."""
    return lambda session, seat: (
        orders(session, seat, context.texts) or notice(context.texts.say("orders-over"))
    )


async def _show_orders(context: InteractionContext, action: ActionId) -> None:
    await turn_playing(context, action, _orders(context))


async def _order(context: InteractionContext, action: ActionId) -> None:
    """Note an order, and show on the same page how they stand now."""
    key = context.chosen[0] if context.chosen else action.detail
    await context.match_service.order(action.match, key, context.press)
    await turn(context, action, _orders(context))


async def _habit(context: InteractionContext, action: ActionId) -> None:
    await turn_habit(context.match_service, action.match, context.press, action.detail)
    await turn(context, action, _orders(context))


async def _always(context: InteractionContext, action: ActionId) -> None:
    """Let a text have its answer always, or ask once more."""
    if action.detail == AGAIN:
        if len(context.chosen) != 1 or not context.chosen[0].isdecimal():
            raise NotOurControl
        await ask_again(context.match_service, action.match, context.press, int(context.chosen[0]))
    else:
        said = await _said(context, action)
        await answer_always(
            context.match_service, action.match, context.press, action.number, action.detail, said
        )
    await turn(context, action, _orders(context))


async def _said(context: InteractionContext, action: ActionId) -> str:
    """Return what the answer is called that a text is to have always. Raises NotYourTurn, NotAhead."""
    async with context.match_service.seated(action.match, context.press) as (session, seat):
        if not session.asked(seat.number):
            raise NotYourTurn(who=waiting_names(session))
        prompt = session.prompt(seat.number)
        option = next((each for each in prompt.options if each.key == action.detail), None)
        if option is None or session.question != action.number:
            raise NotAhead
        return always_label(session, prompt, option, context.texts)[:LABEL]


async def _look_ahead(
    context: InteractionContext, action: ActionId
) -> tuple[MatchSession, int, Foreseen | None]:
    """Return what the person will probably be asked. Raises NotAhead where it is too late."""
    async with context.match_service.seated(action.match, context.press) as (session, seat):
        if not may_be_left(session, seat.number):
            raise NotAhead
    return session, seat.number, await context.bot.host.computers.foresee(session, seat.number)


async def _ahead(context: InteractionContext, action: ActionId) -> None:
    context.spend(Quota.LOOK)
    await context.acknowledge(private=not context.in_private)
    _, _, found = await _look_ahead(context, action)
    await turned(context, action, lambda newest, seat: ahead(newest, seat, found, context.texts))


async def _leave(context: InteractionContext, action: ActionId) -> None:
    """Leave what was chosen, as long as the same question is open to others."""
    context.spend(Quota.LOOK)
    await context.acknowledge(private=not context.in_private)
    session, _, found = await _look_ahead(context, action)
    place = context.chosen[0] if len(context.chosen) == 1 else ""
    if found is None or not place.isdecimal() or int(place) >= len(found.options[:MENU]):
        raise NotAhead
    option = found.options[int(place)]
    left = InAdvance(
        kind=found.kind, answers=found.answers(option), label=label(option, session, context.texts)[:LABEL]
    )
    await leave(context.match_service, action.match, context.press, action.number, left)
    await turned(context, action, lambda newest, seat: ahead(newest, seat, found, context.texts))


async def _take_back(context: InteractionContext, action: ActionId) -> None:
    await context.acknowledge(private=not context.in_private)
    await take_back(context.match_service, action.match, context.press)
    _, _, found = await _look_ahead(context, action)
    await turned(context, action, lambda newest, seat: ahead(newest, seat, found, context.texts))


HANDLERS: dict[Verb, Handler] = {
    MatchVerb.ORDERS: _show_orders,
    MatchVerb.ORDER: _order,
    MatchVerb.HABIT: _habit,
    MatchVerb.ALWAYS: _always,
    MatchVerb.AHEAD: _ahead,
    MatchVerb.AHEAD_LEAVE: _leave,
    MatchVerb.AHEAD_BACK: _take_back,
}
