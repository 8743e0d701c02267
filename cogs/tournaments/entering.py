"""What organisers press to enter a result, or to give a table more time."""

from __future__ import annotations

from bot.errors import NotOurControl
from bot.table.action_id import ActionId
from bot.table.verbs import Verb
from bot.texts import nearest_locale, texts_in
from bot.tournaments.course.event import Tournament
from bot.tournaments.verbs import TournamentVerb
from bot.tournaments.views.entering import (
    KEEP,
    MINUTES,
    VOID,
    WHYS,
    EntryView,
    entering,
    giving_time,
    offered,
    place_of,
)
from bot.tournaments.views.organising import organising
from cogs.components.forms import FormField, line_of, open_form
from cogs.components.handler import Handler
from cogs.context import InteractionContext
from cogs.tournaments.caller import caller
from cogs.tournaments.tournament import event_of

REASON = 200
"""Characters of a reason."""


async def _result(context: InteractionContext, action: ActionId) -> None:
    """Take one more choice of a result; why comes last, and enters it."""
    event = await event_of(context, action)
    field, entry = _read(action)
    if field == "reason":
        _check(event, entry)
        await open_form(context, action, [FormField("reason", most=REASON)])
        return
    await context.acknowledge()
    if field == "why":
        why = _one(context, WHYS)
        texts = texts_in(nearest_locale(event.row.locale))
        await _enter(context, event, entry, texts.say(f"tournament-why-{why}"))
        return
    entry = _chosen(context, field, entry)
    await context.show(entering(event, entry, context.texts))


async def _take_reason(context: InteractionContext, action: ActionId) -> None:
    """Enter a result with a reason of one's own."""
    await context.acknowledge()
    event = await event_of(context, action)
    _, entry = _read(action)
    await _enter(context, event, entry, line_of("reason", context.fields, REASON))


async def _enter(context: InteractionContext, event: Tournament, entry: EntryView, reason: str) -> None:
    _check(event, entry)
    keep, void = entry.later == KEEP, entry.later == VOID
    place = place_of(event, entry)
    await context.tournament_service.enter(place, caller(context), entry.scores, reason, keep=keep, void=void)
    await _back(context, event)


async def _extra(context: InteractionContext, action: ActionId) -> None:
    """Take a choice of a table, then of minutes, which gives them."""
    await context.acknowledge()
    event = await event_of(context, action)
    field, entry = _read(action)
    if field != "minutes":
        await context.show(giving_time(event, _chosen(context, field, entry), context.texts))
        return
    minutes = int(_one(context, tuple(map(str, MINUTES))))
    await context.tournament_service.tables.extra_time(place_of(event, entry), caller(context), minutes)
    await _back(context, event)


async def _back(context: InteractionContext, event: Tournament) -> None:
    """Show the organisers' panel as it is now."""
    await context.tournament_service.drive(event.id)
    event = await context.tournament_service.unit_of_work.read(event.id, context.guild_id)
    await context.show(organising(event, context.texts))


def _read(action: ActionId) -> tuple[str, EntryView]:
    """Return what is chosen and what was before: of a button that opens the page, nothing."""
    if not action.detail:
        return "", EntryView()
    field, _, text = action.detail.partition(":")
    try:
        return field, EntryView.read(text)
    except ValueError as error:
        raise NotOurControl from error


def _chosen(context: InteractionContext, field: str, entry: EntryView) -> EntryView:
    """Return the entry with what a menu says. Raises NotOurControl."""
    if not field:
        return entry
    try:
        (value,) = context.chosen
        return entry.chosen(field, value)
    except ValueError as error:
        raise NotOurControl from error


def _one(context: InteractionContext, of: tuple[str, ...]) -> str:
    """Return the one that was chosen. Raises NotOurControl where it was never offered."""
    if len(context.chosen) != 1 or context.chosen[0] not in of:
        raise NotOurControl
    return context.chosen[0]


def _check(event: Tournament, entry: EntryView) -> None:
    """Raise NotOurControl where the page would not offer this, as things are now."""
    if not offered(event, entry):
        raise NotOurControl


HANDLERS: dict[Verb, Handler] = {TournamentVerb.RESULT: _result, TournamentVerb.EXTRA: _extra}
FORMS: dict[Verb, Handler] = {TournamentVerb.RESULT: _take_reason}
