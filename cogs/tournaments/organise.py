"""The organisers' panel: steps of the event, persons, the log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.errors import NotOurControl
from bot.limits import Quota
from bot.matches.start.challenges import Person
from bot.store import OVER
from bot.table.action_id import LARGEST, ActionId
from bot.table.panel import notice
from bot.table.verbs import Verb
from bot.texts.sanitising import safe
from bot.tournaments.views.organising import choose_person, log_lines, organising
from bot.tournaments.views.steps import Decision, Form, Step
from cogs.components.forms import Field, line_of, open_form
from cogs.components.handler import Handler
from cogs.context import InteractionContext
from cogs.tournaments import setting_up
from cogs.tournaments.caller import caller
from cogs.tournaments.entering import REASON
from cogs.tournaments.tournament import event_of
from render.drawing.scripts import is_written


async def _panel(visit: InteractionContext, action: ActionId) -> None:
    """Open the panel, or show it anew where it was pressed."""
    await visit.acknowledge(private=not visit.in_private)
    await visit.show(organising(await event_of(visit, action), visit.texts))


async def _refresh(visit: InteractionContext, action: ActionId) -> None:
    """Show the panel as it is after a step."""
    await visit.organiser.drive(action.match)
    await visit.show(organising(await event_of(visit, action), visit.texts))


async def _step(visit: InteractionContext, action: ActionId) -> None:
    """Take a step of the event."""
    await visit.acknowledge()
    rounds, by = visit.organiser.rounds, caller(visit)
    match action.detail:
        case Step.CHECK_IN:
            await rounds.open_check_in(action.match, by)
        case Step.NEXT:
            await rounds.make_next(action.match, by, action.number)
        case Step.UNDO:
            await rounds.undo(action.match, by, action.number)
        case Step.PAUSE:
            await rounds.pause(action.match, by, True)
        case Step.RESUME:
            await visit.organiser.go_on(action.match, by)
        case Step.END:
            await rounds.end(action.match, by)
        case Step.DISCARD:
            await setting_up.draft_of(visit, action)
            await rounds.cancel(action.match, by, "")
        case _:
            raise NotOurControl
    event = await event_of(visit, action)
    if event.status in OVER:
        await visit.show(notice(visit.texts.say("tournament-is-over", name=event.row.name)))
    else:
        await _refresh(visit, action)


async def _form(visit: InteractionContext, action: ActionId) -> None:
    """Open a form."""
    what = action.detail
    if what in setting_up.FORMS:
        await setting_up.open_setup_form(visit, action)
        return
    if what != Form.CANCEL:
        raise NotOurControl
    await open_form(visit, action, [Field("reason", most=REASON)])


async def _take_form(visit: InteractionContext, action: ActionId) -> None:
    """Do what was written in a form."""
    what, _, rest = action.detail.partition(":")
    if what in setting_up.FORMS:
        await setting_up.take_setup_form(visit, action)
        return
    await visit.acknowledge()
    event = await event_of(visit, action)
    organiser, by, reason = visit.organiser, caller(visit), line_of("reason", visit.fields, REASON)
    match what:
        case Form.CANCEL:
            await organiser.rounds.cancel(event.id, by, reason)
            await organiser.drive(event.id)
            await visit.show(notice(visit.texts.say("tournament-is-over", name=event.row.name)))
            return
        case Form.DROP | Form.DISQUALIFY:
            out = what == Form.DISQUALIFY
            await organiser.leaving.remove(event.id, by, _user_id([rest]), reason, disqualify=out)
        case _:
            raise NotOurControl
    await _refresh(visit, action)


async def _person(visit: InteractionContext, action: ActionId) -> None:
    """Ask whom, then why; a late entry needs no reason."""
    event = await event_of(visit, action)
    word, _, chosen = action.detail.partition(":")
    if word not in tuple(Decision):
        raise NotOurControl
    what = Decision(word)
    if not chosen:
        await visit.acknowledge(private=True)
        await visit.show(choose_person(event, what, visit.texts))
        return
    user_id = _user_id(visit.chosen)
    if what is not Decision.LATE:
        again = ActionId(event.id, 0, Verb.T_FORM, f"{what}:{user_id}")
        await open_form(visit, again, [Field("reason", most=REASON)])
        return
    await visit.acknowledge()
    entry = await visit.organiser.signup.add_late(event.id, caller(visit), _resolved(visit, user_id))
    said = visit.texts.say("tournament-added", who=entry.name, number=entry.number, round=entry.from_round)
    await visit.show(notice(said))


def _user_id(chosen: Sequence[str]) -> int:
    """Return who was chosen from a menu of persons. Raises NotOurControl."""
    if len(chosen) != 1 or not chosen[0].isdecimal() or int(chosen[0]) > LARGEST:
        raise NotOurControl
    return int(chosen[0])


def _resolved(visit: InteractionContext, user_id: int) -> Person:
    """Return a person from a menu of persons, as Discord describes him beside his id."""
    data: Any = visit.interaction.data or {}
    resolved = data.get("resolved", {})
    user = resolved.get("users", {}).get(str(user_id), {})
    member = resolved.get("members", {}).get(str(user_id), {})
    shown = member.get("nick"), user.get("global_name"), user.get("username"), str(user_id)
    name = next(each for each in shown if each and is_written(each))
    return Person(user_id, safe(name), bool(user.get("bot")))


async def _log(visit: InteractionContext, action: ActionId) -> None:
    visit.spend(Quota.LOOK)
    await visit.acknowledge(private=True)
    event = await event_of(visit, action)
    log = await visit.store.tournaments.log(event.id)
    await visit.show(log_lines(log, visit.texts))


HANDLERS: dict[Verb, Handler] = {
    Verb.T_FORM: _form,
    Verb.T_ORGANISE: _panel,
    Verb.T_STEP: _step,
    Verb.T_LOG: _log,
    Verb.T_PERSON: _person,
}
FORMS: dict[Verb, Handler] = {Verb.T_FORM: _take_form}
