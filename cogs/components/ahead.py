"""Buttons and menus with which a player says in advance what he is to be asked, or answers before he is."""

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
from bot.table.verbs import Verb
from cogs.components.handler import Handler
from cogs.components.playing import PageOf, turn, turn_playing, turned
from cogs.context import InteractionContext
from engines.kernel import Foreseen

LABEL = 200
"""Characters that are kept of what was pressed."""


def _orders(visit: InteractionContext) -> PageOf:
    """Return the page of what the person can order."""
    return lambda live, seat: orders(live, seat, visit.texts) or notice(visit.texts.say("orders-over"))


async def _show_orders(visit: InteractionContext, action: ActionId) -> None:
    await turn_playing(visit, action, _orders(visit))


async def _order(visit: InteractionContext, action: ActionId) -> None:
    """Note an order, and show on the same page how they stand now."""
    await visit.desk.order(action.match, action.detail, visit.press)
    await turn(visit, action, _orders(visit))


async def _habit(visit: InteractionContext, action: ActionId) -> None:
    await turn_habit(visit.desk, action.match, visit.press, action.detail)
    await turn(visit, action, _orders(visit))


async def _always(visit: InteractionContext, action: ActionId) -> None:
    """Let a text have its answer always, or ask once more."""
    if action.detail == AGAIN:
        if len(visit.chosen) != 1 or not visit.chosen[0].isdecimal():
            raise NotOurControl
        await ask_again(visit.desk, action.match, visit.press, int(visit.chosen[0]))
    else:
        said = await _said(visit, action)
        await answer_always(visit.desk, action.match, visit.press, action.number, action.detail, said)
    await turn(visit, action, _orders(visit))


async def _said(visit: InteractionContext, action: ActionId) -> str:
    """Return what the answer is called that a text is to have always. Raises NotYourTurn, NotAhead."""
    async with visit.desk.seated(action.match, visit.press) as (live, seat):
        if not live.asked(seat.number):
            raise NotYourTurn(who=waiting_names(live))
        prompt = live.prompt(seat.number)
        option = next((each for each in prompt.options if each.key == action.detail), None)
        if option is None or live.question != action.number:
            raise NotAhead
        return always_label(live, prompt, option, visit.texts)[:LABEL]


async def _look_ahead(
    visit: InteractionContext, action: ActionId
) -> tuple[MatchSession, int, Foreseen | None]:
    """Return what the person will probably be asked. Raises NotAhead where it is too late."""
    async with visit.desk.seated(action.match, visit.press) as (live, seat):
        if not may_be_left(live, seat.number):
            raise NotAhead
    return live, seat.number, await visit.bot.host.computers.foresee(live, seat.number)


async def _ahead(visit: InteractionContext, action: ActionId) -> None:
    visit.spend(Quota.LOOK)
    await visit.acknowledge(private=not visit.in_private)
    _, _, found = await _look_ahead(visit, action)
    await turned(visit, action, lambda newest, seat: ahead(newest, seat, found, visit.texts))


async def _leave(visit: InteractionContext, action: ActionId) -> None:
    """Leave what was chosen, as long as the same question is open to others."""
    visit.spend(Quota.LOOK)
    await visit.acknowledge(private=not visit.in_private)
    live, _, found = await _look_ahead(visit, action)
    place = visit.chosen[0] if len(visit.chosen) == 1 else ""
    if found is None or not place.isdecimal() or int(place) >= len(found.options[:MENU]):
        raise NotAhead
    option = found.options[int(place)]
    left = InAdvance(
        kind=found.kind, answers=found.answers(option), label=label(option, live, visit.texts)[:LABEL]
    )
    await leave(visit.desk, action.match, visit.press, action.number, left)
    await turned(visit, action, lambda newest, seat: ahead(newest, seat, found, visit.texts))


async def _take_back(visit: InteractionContext, action: ActionId) -> None:
    await visit.acknowledge(private=not visit.in_private)
    await take_back(visit.desk, action.match, visit.press)
    _, _, found = await _look_ahead(visit, action)
    await turned(visit, action, lambda newest, seat: ahead(newest, seat, found, visit.texts))


HANDLERS: dict[Verb, Handler] = {
    Verb.ORDERS: _show_orders,
    Verb.ORDER: _order,
    Verb.HABIT: _habit,
    Verb.ALWAYS: _always,
    Verb.AHEAD: _ahead,
    Verb.AHEAD_LEAVE: _leave,
    Verb.AHEAD_BACK: _take_back,
}
