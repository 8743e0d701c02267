"""The organisers' panel: steps of the event, persons, the log."""

from __future__ import annotations

from bot.errors import NotOurControl
from bot.limits import Quota
from bot.store import OVER
from bot.table.action_id import ActionId
from bot.table.panel import notice
from bot.table.verbs import Verb
from bot.tournaments.verbs import TournamentVerb
from bot.tournaments.views.organising import choose_person, log_lines, organising
from bot.tournaments.views.steps import Decision, Form, StepButton
from cogs.components.forms import FormField, line_of, open_form
from cogs.components.handler import Handler
from cogs.context import InteractionContext
from cogs.starting import resolved, user_of
from cogs.tournaments import setting_up
from cogs.tournaments.caller import caller
from cogs.tournaments.entering import REASON
from cogs.tournaments.tournament import event_of


async def _panel(context: InteractionContext, action: ActionId) -> None:
    """Open the panel, or show it anew where it was pressed."""
    await context.acknowledge(private=not context.in_private)
    await context.show(organising(await event_of(context, action), context.texts))


async def _refresh(context: InteractionContext, action: ActionId) -> None:
    """Show the panel as it is after a step."""
    await context.tournament_service.drive(action.match)
    await context.show(organising(await event_of(context, action), context.texts))


async def _step(context: InteractionContext, action: ActionId) -> None:
    """Take a step of the event."""
    await context.acknowledge()
    rounds, by = context.tournament_service.rounds, caller(context)
    match action.detail:
        case StepButton.CHECK_IN:
            await rounds.open_check_in(action.match, by)
        case StepButton.NEXT:
            await rounds.make_next(action.match, by, action.number)
        case StepButton.UNDO:
            await rounds.undo(action.match, by, action.number)
        case StepButton.PAUSE:
            await rounds.pause(action.match, by, True)
        case StepButton.RESUME:
            await context.tournament_service.go_on(action.match, by)
        case StepButton.END:
            await rounds.end(action.match, by)
        case StepButton.DISCARD:
            await setting_up.draft_of(context, action)
            await rounds.cancel(action.match, by, "")
        case _:
            raise NotOurControl
    event = await event_of(context, action)
    if event.status in OVER:
        await context.show(notice(context.texts.say("tournament-is-over", name=event.row.name)))
    else:
        await _refresh(context, action)


async def _form(context: InteractionContext, action: ActionId) -> None:
    """Open a form."""
    what = action.detail
    if what in setting_up.FORMS:
        await setting_up.open_setup_form(context, action)
        return
    if what != Form.CANCEL:
        raise NotOurControl
    await open_form(context, action, [FormField("reason", most=REASON)])


async def _take_form(context: InteractionContext, action: ActionId) -> None:
    """Do what was written in a form."""
    what, _, rest = action.detail.partition(":")
    if what in setting_up.FORMS:
        await setting_up.take_setup_form(context, action)
        return
    await context.acknowledge()
    event = await event_of(context, action)
    tournament_service, by, reason = (
        context.tournament_service,
        caller(context),
        line_of("reason", context.fields, REASON),
    )
    match what:
        case Form.CANCEL:
            await tournament_service.rounds.cancel(event.id, by, reason)
            await tournament_service.drive(event.id)
            await context.show(notice(context.texts.say("tournament-is-over", name=event.row.name)))
            return
        case Form.DROP | Form.DISQUALIFY:
            out = what == Form.DISQUALIFY
            await tournament_service.leaving.remove(event.id, by, user_of([rest]), reason, disqualify=out)
        case _:
            raise NotOurControl
    await _refresh(context, action)


async def _person(context: InteractionContext, action: ActionId) -> None:
    """Ask whom, then why; a late entry needs no reason."""
    event = await event_of(context, action)
    word, _, chosen = action.detail.partition(":")
    if word not in tuple(Decision):
        raise NotOurControl
    what = Decision(word)
    if not chosen:
        await context.acknowledge(private=True)
        await context.show(choose_person(event, what, context.texts))
        return
    user_id = user_of(context.chosen)
    if what is not Decision.LATE:
        again = ActionId(event.id, 0, TournamentVerb.FORM, f"{what}:{user_id}")
        await open_form(context, again, [FormField("reason", most=REASON)])
        return
    await context.acknowledge()
    entry = await context.tournament_service.signup.add_late(
        event.id, caller(context), resolved(context, user_id)
    )
    said = context.texts.say("tournament-added", who=entry.name, number=entry.number, round=entry.from_round)
    await context.show(notice(said))


async def _log(context: InteractionContext, action: ActionId) -> None:
    context.spend(Quota.LOOK)
    await context.acknowledge(private=True)
    event = await event_of(context, action)
    log = await context.store.tournaments.log(event.id)
    await context.show(log_lines(log, context.texts))


HANDLERS: dict[Verb, Handler] = {
    TournamentVerb.FORM: _form,
    TournamentVerb.ORGANISE: _panel,
    TournamentVerb.STEP: _step,
    TournamentVerb.LOG: _log,
    TournamentVerb.PERSON: _person,
}
FORMS: dict[Verb, Handler] = {TournamentVerb.FORM: _take_form}
