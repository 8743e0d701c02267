"""What organisers press to enter a result, or to give a table more time."""

from __future__ import annotations

from bot.errors import NotOurControl
from bot.table.action_id import ActionId
from bot.table.verbs import Verb
from bot.texts import nearest_locale, texts_in
from bot.tournaments.course.event import Tournament
from bot.tournaments.views.entering import (
    KEEP,
    MINUTES,
    VOID,
    WHYS,
    Entry,
    entering,
    giving_time,
    offered,
    place_of,
)
from bot.tournaments.views.organising import organising
from cogs.components.forms import Field, line_of, open_form
from cogs.components.handler import Handler
from cogs.context import InteractionContext
from cogs.tournaments.caller import caller
from cogs.tournaments.tournament import event_of

REASON = 200
"""Characters of a reason."""


async def _result(visit: InteractionContext, action: ActionId) -> None:
    """Take one more choice of a result; why comes last, and enters it."""
    event = await event_of(visit, action)
    field, entry = _read(action)
    if field == "reason":
        _check(event, entry)
        await open_form(visit, action, [Field("reason", most=REASON)])
        return
    await visit.acknowledge()
    if field == "why":
        why = _one(visit, WHYS)
        texts = texts_in(nearest_locale(event.row.locale))
        await _enter(visit, event, entry, texts.say(f"tournament-why-{why}"))
        return
    entry = _chosen(visit, field, entry)
    await visit.show(entering(event, entry, visit.texts))


async def _take_reason(visit: InteractionContext, action: ActionId) -> None:
    """Enter a result with a reason of one's own."""
    await visit.acknowledge()
    event = await event_of(visit, action)
    _, entry = _read(action)
    await _enter(visit, event, entry, line_of("reason", visit.fields, REASON))


async def _enter(visit: InteractionContext, event: Tournament, entry: Entry, reason: str) -> None:
    _check(event, entry)
    keep, void = entry.later == KEEP, entry.later == VOID
    place = place_of(event, entry)
    await visit.organiser.enter(place, caller(visit), entry.scores, reason, keep=keep, void=void)
    await _back(visit, event)


async def _extra(visit: InteractionContext, action: ActionId) -> None:
    """Take a choice of a table, then of minutes, which gives them."""
    await visit.acknowledge()
    event = await event_of(visit, action)
    field, entry = _read(action)
    if field != "minutes":
        await visit.show(giving_time(event, _chosen(visit, field, entry), visit.texts))
        return
    minutes = int(_one(visit, tuple(map(str, MINUTES))))
    await visit.organiser.tables.extra_time(place_of(event, entry), caller(visit), minutes)
    await _back(visit, event)


async def _back(visit: InteractionContext, event: Tournament) -> None:
    """Show the organisers' panel as it is now."""
    await visit.organiser.drive(event.id)
    event = await visit.organiser.office.read(event.id, visit.guild_id)
    await visit.show(organising(event, visit.texts))


def _read(action: ActionId) -> tuple[str, Entry]:
    """Return what is chosen and what was before: of a button that opens the page, nothing."""
    if not action.detail:
        return "", Entry()
    field, _, text = action.detail.partition(":")
    try:
        return field, Entry.read(text)
    except ValueError as error:
        raise NotOurControl from error


def _chosen(visit: InteractionContext, field: str, entry: Entry) -> Entry:
    """Return the entry with what a menu says. Raises NotOurControl."""
    if not field:
        return entry
    try:
        (value,) = visit.chosen
        return entry.chosen(field, value)
    except ValueError as error:
        raise NotOurControl from error


def _one(visit: InteractionContext, of: tuple[str, ...]) -> str:
    """Return the one that was chosen. Raises NotOurControl where it was never offered."""
    if len(visit.chosen) != 1 or visit.chosen[0] not in of:
        raise NotOurControl
    return visit.chosen[0]


def _check(event: Tournament, entry: Entry) -> None:
    """Raise NotOurControl where the page would not offer this, as things are now."""
    if not offered(event, entry):
        raise NotOurControl


HANDLERS: dict[Verb, Handler] = {Verb.T_RESULT: _result, Verb.T_EXTRA: _extra}
FORMS: dict[Verb, Handler] = {Verb.T_RESULT: _take_reason}
