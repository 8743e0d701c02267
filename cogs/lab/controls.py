"""Presses of the lab: how a run goes, its report, its end, a match of it."""

from __future__ import annotations

import io
import logging
from collections.abc import Sequence

import discord

from bot.discord.delivery.pictures import DEFAULT_THEME
from bot.errors import NotOurControl
from bot.lab.hosted.errors import NotComparable
from bot.lab.hosted.verbs import LabVerb
from bot.lab.hosted.views import DATA, PAGE, named, place_text, report, status
from bot.limits import Quota
from bot.store import LabRunRow
from bot.table.action_id import ActionId
from bot.table.history.replay import SeenMoment, ending_of
from bot.table.verbs import Verb
from cogs.components.handler import Handler
from cogs.context import InteractionContext
from cogs.replaying import pressed, show_seen
from engines.lab.showing import DealPlace
from render import RenderedPicture

log = logging.getLogger(__name__)

SEATS: Sequence[int] = (0, 1)


async def show_status(context: InteractionContext, run: LabRunRow) -> None:
    """Show how a run stands, and keep that up to date while the message can be edited."""

    async def show(now: LabRunRow) -> None:
        try:
            await context.show(status(now, context.texts))
        except discord.HTTPException as error:
            log.info("a message on run %d could not be edited: %s", now.id, error)

    if not run.status.is_over:
        context.lab.follow(run.id, show)
    await context.show(status(run, context.texts))


async def show_report(context: InteractionContext, run: LabRunRow, before: LabRunRow | None = None) -> None:
    """Show what a run has found; `before` is an earlier one with which it is compared.

    Raises NotComparable, NoReportYet, OldReport or TookTooLong.
    """
    if before is not None and (before.game != run.game or before.id == run.id):
        raise NotComparable
    lab, texts = context.lab, context.texts
    told = await lab.told(run, texts.locale, before)
    theme = context.preferences.theme or DEFAULT_THEME
    shots: list[RenderedPicture] = []
    if not context.preferences.text_board:
        shots = [await context.bot.renderer.lab(each, texts, theme) for each in told.pictures]
    files = [discord.File(io.BytesIO(shot.data), named(number, shot)) for number, shot in enumerate(shots)]
    files += [
        discord.File(io.BytesIO(told.page.encode()), PAGE),
        discord.File(io.BytesIO(told.data.encode()), DATA),
    ]
    layout = report(run, told, await lab.changed_packs(run), await lab.shown(run), shots, texts)
    await context.show(layout, attachments=files)


async def _status(context: InteractionContext, action: ActionId) -> None:
    context.spend(Quota.LOOK)
    await context.acknowledge()
    await show_status(context, await context.lab.run(context.server_id, action.match))


async def _report(context: InteractionContext, action: ActionId) -> None:
    context.spend(Quota.VERIFY)
    await context.acknowledge(private=True)
    await show_report(context, await context.lab.run(context.server_id, action.match))


async def _stop(context: InteractionContext, _action: ActionId) -> None:
    context.spend(Quota.LOOK)
    await context.acknowledge()
    await show_status(context, await context.lab.end(context.server_id))


async def _watch(context: InteractionContext, action: ActionId) -> None:
    """Show a moment of a match: the first where it was chosen from the menu of a report."""
    where, _, what = action.detail.partition("/")
    begins = not where and bool(context.chosen)
    place = _place(context.chosen[0] if begins else where)
    number, seat = (0, None) if begins else pressed(context, action._replace(detail=what))
    if seat is not None and seat not in SEATS:
        raise NotOurControl
    context.spend(Quota.VERIFY)
    await context.acknowledge(private=begins)
    run = await context.lab.run(context.server_id, action.match)
    found = await context.lab.watched(run, place, number, seat)
    texts, moment = context.texts, found.moment
    names = [texts.name(deck) for deck in found.decks]

    def way(to: int, word: str) -> ActionId:
        return ActionId(run.id, to, LabVerb.WATCH, f"{place_text(*place)}/{word}")

    title = texts.say("lab-watch-title", run=run.id, moment=moment.number, last=moment.last)
    told = ending_of(found.result, run.game, names, texts) or texts.say("lab-ending-endless")
    seen = SeenMoment(run.game, title, told, moment, seat, SEATS, names, way)
    await show_seen(context, seen, f"lab {run.id} {place_text(*place)}")


def _place(text: str) -> DealPlace:
    """Read the place of a match. Raises NotOurControl."""
    try:
        meeting, number = map(int, text.split("."))
    except ValueError as error:
        raise NotOurControl from error
    return DealPlace(meeting, number)


HANDLERS: dict[Verb, Handler] = {
    LabVerb.STATUS: _status,
    LabVerb.REPORT: _report,
    LabVerb.STOP: _stop,
    LabVerb.WATCH: _watch,
}
