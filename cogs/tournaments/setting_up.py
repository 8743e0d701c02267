"""The private panel of a draft: menus, forms, preview, announce."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from typing import Any

from pydantic import ValidationError

from bot.app.client import Herald
from bot.competition.setup import Setup, Times, best_of
from bot.errors import NotOurControl
from bot.matches.options import changed as changed_options
from bot.matches.options import read_options, written
from bot.store import TournamentStatus
from bot.table.action_id import ActionId
from bot.table.panel import notice
from bot.table.verbs import Verb
from bot.texts import nearest_locale, texts_in
from bot.tournaments.course.errors import SetupUnreadable, TournamentBegun
from bot.tournaments.course.event import Tournament
from bot.tournaments.verbs import TournamentVerb
from bot.tournaments.views.setting_up import changed, group_of, setup_panel
from bot.tournaments.views.status import status
from cogs.components.forms import FormField, line_of, open_form
from cogs.components.handler import Handler
from cogs.context import InteractionContext
from cogs.tournaments.caller import caller
from cogs.tournaments.tournament import event_of

FORMS = ("name", "when", "times", "options")
_NAME, _TIME = 80, 20
_UNITS = {"": 1, "m": 1, "min": 1, "h": 60, "d": 1_440, "j": 1_440}


async def show_setup(context: InteractionContext, action: ActionId) -> None:
    """Show the panel as the draft now is, where the press was: the page on which that choice is made."""
    event = await event_of(context, action)
    group = action.detail if action.verb is TournamentVerb.GROUP else group_of(action.detail)
    await context.show(setup_panel(event, context.texts, context.bot.now(), group))


async def draft_of(context: InteractionContext, action: ActionId) -> Tournament:
    """Return an event that is still a draft. Raises TournamentBegun."""
    event = await event_of(context, action)
    if event.status is not TournamentStatus.DRAFT:
        raise TournamentBegun
    return event


async def _set(context: InteractionContext, action: ActionId) -> None:
    """Take a choice from a menu."""
    await context.acknowledge()
    event = await draft_of(context, action)
    try:
        setup, game = changed(event.setup, action.detail, context.chosen[0])
    except (ValueError, IndexError, KeyError) as error:
        raise NotOurControl from error
    await _save(context, event, setup, game=game or event.game.id)
    await show_setup(context, action)


async def _turn(context: InteractionContext, action: ActionId) -> None:
    """Turn to another page of choices."""
    await context.acknowledge()
    await draft_of(context, action)
    await show_setup(context, action)


async def _save(
    context: InteractionContext, event: Tournament, setup: Setup, name: str = "", game: str = ""
) -> None:
    rounds = context.tournament_service.rounds
    await rounds.configure(event, caller(context), name or event.row.name, game or event.game.id, setup)


async def open_setup_form(context: InteractionContext, action: ActionId) -> None:
    """Open one of the forms of the panel, filled with what is chosen."""
    event = await draft_of(context, action)
    setup, times = event.setup, event.setup.times
    fields: list[FormField]
    match action.detail:
        case "name":
            fields = [
                FormField("name", event.row.name, most=_NAME),
                FormField("most", str(_room(context, setup)), most=4),
            ]
        case "when":
            fields = [FormField("start", "", most=30, must=False)]
        case "times":
            fields = [FormField(name, str(value), most=_TIME) for name, value in times]
        case _:
            shown = " ".join(f"{written(name)}={value}" for name, value in setup.options.items())
            fields = [FormField("options", shown, most=400, must=False, long=True)]
    await open_form(context, action, fields)


async def take_setup_form(context: InteractionContext, action: ActionId) -> None:
    """Take what was written in a form of the panel. Raises SetupUnreadable or BadOptions."""
    await context.acknowledge()
    event = await draft_of(context, action)
    given, setup, name = context.fields, event.setup, event.row.name
    match action.detail:
        case "name":
            name = line_of("name", given, _NAME) or event.row.name
            most = _whole("most", given, context.bot.settings.most_entrants)
            if most != _room(context, setup):  # else it stays as many as the format takes
                setup = _with(setup, "most", most=most)
        case "when":
            setup = _with(setup, "start", start=_moment(given.get("start", ""), context.bot))
        case "times":
            times = {field: _minutes(field, given) for field in Times.model_fields}
            setup = _with(setup, "times", times=times)
        case _:
            options = read_options(event.game, given.get("options", ""))
            series = best_of(event.game, 1)
            kept = {field: value for field, value in changed_options(options).items() if field not in series}
            setup = _with(setup, "options", options=kept)
    await _save(context, event, setup, name=name)
    await show_setup(context, action)


def _room(context: InteractionContext, setup: Setup) -> int:
    """Return how many may enter as things are."""
    return min(setup.room, context.bot.settings.most_entrants)


def _with(setup: Setup, field: str, **change: Any) -> Setup:
    try:
        return Setup.model_validate({**setup.model_dump(), **change})
    except ValidationError as error:
        raise _unreadable(field) from error


def _unreadable(field: str) -> SetupUnreadable:
    return SetupUnreadable(field=field)


def _whole(field: str, given: dict[str, str], most: int) -> int:
    text = given.get(field, "").strip()
    if not text.isdecimal() or not 2 <= int(text) <= most:
        raise _unreadable(field)
    return int(text)


def _minutes(field: str, given: dict[str, str]) -> int:
    """Read minutes: 90, 2h, 3d; French days are j."""
    found = re.fullmatch(r"(\d{1,5})\s*([a-z]*)", given.get(field, "").strip().lower())
    if found is None or found[2] not in _UNITS:
        raise _unreadable("times")
    return int(found[1]) * _UNITS[found[2]]


def _moment(text: str, bot: Herald) -> float | None:
    """Read when it begins: nothing, so long from now, or a day and an hour of UTC."""
    text = text.strip().lower()
    if not text:
        return None
    if re.fullmatch(r"\d{1,5}\s*[a-z]*", text):
        return bot.now() + _minutes("start", {"start": text}) * 60.0
    try:
        return datetime.strptime(text, "%Y-%m-%d %H:%M").replace(tzinfo=UTC).timestamp()
    except ValueError as error:
        raise _unreadable("start") from error


async def _preview(context: InteractionContext, action: ActionId) -> None:
    """Show what would be announced, to the organiser alone."""
    await context.acknowledge(private=True)
    event = await draft_of(context, action)
    await context.show(status(event, texts_in(nearest_locale(event.row.locale))))


async def _announce(context: InteractionContext, action: ActionId) -> None:
    await context.acknowledge()
    event = await draft_of(context, action)
    await context.tournament_service.rounds.announce(event.id, caller(context))
    await context.show(notice(context.texts.say("tournament-announced", name=event.row.name)))


HANDLERS: dict[Verb, Handler] = {
    TournamentVerb.SET: _set,
    TournamentVerb.GROUP: _turn,
    TournamentVerb.PREVIEW: _preview,
    TournamentVerb.ANNOUNCE: _announce,
}
