"""The organisers' panel: steps of the event, results, extra time, persons, the log."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from bot.errors import NotOurControl
from bot.matches.beginning.challenges import Person
from bot.store import OVER, Place
from bot.table.action_id import LARGEST, ActionId
from bot.table.panel import notice
from bot.table.verbs import Verb
from bot.texts import LOCALES, texts_in
from bot.texts.strangers import safe
from bot.tournaments.course.errors import BadScore, LaterUnreadable, NoSuchTable, SetupUnreadable
from bot.tournaments.course.event import Stage, Tournament
from bot.tournaments.faces.organising import choose_person, log_lines, organising
from bot.tournaments.faces.steps import Decision, Form, Step
from cogs.presses.forms import Field, line_of, open_form
from cogs.presses.handler import Handler
from cogs.tournaments import setting_up
from cogs.tournaments.caller import caller
from cogs.tournaments.tournament import event_of
from cogs.visit import Visit

_REASON = 200


async def organised(visit: Visit, action: ActionId) -> Tournament:
    """Return an event for one of its organisers. Raises NotOrganiser."""
    event = await event_of(visit, action)
    await visit.organiser.office.check(caller(visit), event.row)
    return event


async def _panel(visit: Visit, action: ActionId) -> None:
    """Open the panel, or show it anew where it was pressed."""
    await visit.acknowledge(private=not visit.in_private)
    await visit.show(organising(await organised(visit, action), visit.texts))


async def _refresh(visit: Visit, action: ActionId) -> None:
    """Show the panel as it is after a step."""
    await visit.organiser.drive(action.match)
    await visit.show(organising(await organised(visit, action), visit.texts))


async def _step(visit: Visit, action: ActionId) -> None:
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
    event = await organised(visit, action)
    if event.status in OVER:
        await visit.show(notice(visit.texts.say("tournament-is-over", name=event.row.name)))
    else:
        await _refresh(visit, action)


async def _form(visit: Visit, action: ActionId) -> None:
    """Open a form."""
    what = action.detail
    if what in setting_up.FORMS:
        await setting_up.open_setup_form(visit, action)
        return
    await organised(visit, action)
    reason = Field("reason", most=_REASON)
    table = Field("table", most=8)
    fields = {
        Form.RESULT: [table, Field("score", most=12), reason, Field("later", most=10, must=False)],
        Form.EXTRA: [table, Field("minutes", "10", most=5)],
        Form.CANCEL: [reason],
    }
    if what not in tuple(fields):
        raise NotOurControl
    await open_form(visit, action, fields[Form(what)])


async def _take_form(visit: Visit, action: ActionId) -> None:
    """Do what was written in a form."""
    what, _, rest = action.detail.partition(":")
    if what in setting_up.FORMS:
        await setting_up.take_setup_form(visit, action)
        return
    await visit.acknowledge()
    event, given = await organised(visit, action), visit.fields
    organiser, by, reason = visit.organiser, caller(visit), line_of("reason", given, _REASON)
    match what:
        case Form.RESULT:
            keep, void = _later(given)
            scores = _scores(given.get("score", ""))
            await organiser.enter(_place(event, given), by, scores, reason, keep=keep, void=void)
        case Form.EXTRA:
            minutes = given.get("minutes", "").strip()
            if not minutes.isdecimal() or not 1 <= int(minutes) <= 99_999:
                raise SetupUnreadable(field="times")
            await organiser.tables.extra_time(_place(event, given), by, int(minutes))
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


def _later(given: dict[str, str]) -> tuple[bool, bool]:
    """Read whether the later round is kept, or void; neither pairs it again. Raises LaterUnreadable."""
    written = given.get("later", "").strip()
    keep, void = (_means(written.casefold(), f"tournament-later-{word}") for word in ("keep", "void"))
    if written and not (keep or void):
        raise LaterUnreadable(written=safe(written))
    return keep, void


def _means(written: str, word: str) -> bool:
    """Tell whether somebody has written a word of our texts, in whatever language."""
    return written in {texts_in(locale).say(word).casefold() for locale in LOCALES}


def _place(event: Tournament, given: dict[str, str]) -> Place:
    """Read a table: its number in this wave, or a round's and its own, as 2/7. Raises NoSuchTable."""
    text = given.get("table", "").strip()
    found = re.fullmatch(r"(?:(\d{1,3})\s*/\s*)?(\d{1,4})", text)
    if found is None:
        raise NoSuchTable(table=safe(text))
    number = int(found[2])
    for table in reversed(event.tables):
        place = table.place
        if place.table_no != number or len(table.table.seats) < 2:
            continue
        if place.stage != Stage.ROUNDS and (event.bracket is not None and not found[1]):
            return place
        wanted = int(found[1]) if found[1] else len(event.played)
        if place.stage == Stage.ROUNDS and place.round == wanted:
            return place
    raise NoSuchTable(table=safe(text))


def _scores(text: str) -> list[int]:
    parts = re.split(r"[-:\s]+", text.strip())
    if not all(part.isdecimal() and len(part) == 1 for part in parts):
        raise BadScore(example="2-1")
    return [int(part) for part in parts]


async def _person(visit: Visit, action: ActionId) -> None:
    """Ask whom, then why; a late entry needs no reason."""
    event = await organised(visit, action)
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
        await open_form(visit, again, [Field("reason", most=_REASON)])
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


def _resolved(visit: Visit, user_id: int) -> Person:
    """Return a person from a menu of persons, as Discord describes him beside his id."""
    data: Any = visit.interaction.data or {}
    resolved = data.get("resolved", {})
    user = resolved.get("users", {}).get(str(user_id), {})
    member = resolved.get("members", {}).get(str(user_id), {})
    name = member.get("nick") or user.get("global_name") or user.get("username") or str(user_id)
    return Person(user_id, safe(name), bool(user.get("bot")))


async def _log(visit: Visit, action: ActionId) -> None:
    await visit.acknowledge(private=True)
    event = await organised(visit, action)
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
