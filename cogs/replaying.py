"""Looking at a finished match once more, for the command and its buttons alike."""

from __future__ import annotations

import io
from collections.abc import Hashable

import discord
from discord import ui

from bot.discord.delivery.pictures import DEFAULT_THEME
from bot.errors import NotOurControl, ReplayAfterwards
from bot.limits import Quota
from bot.matches.people import seated
from bot.matches.postgame.continuing import can_continue
from bot.store import MatchRow, MatchStatus, SeatRow
from bot.table.action_id import ActionId
from bot.table.history.replay import (
    EVERYBODY,
    REPLAY_FILE,
    REPLAY_HAND,
    SeenMoment,
    continue_button,
    ending,
    film_button,
    replay,
)
from bot.table.layout import picture, shorten
from bot.table.verbs import MatchVerb
from cogs.context import InteractionContext
from engines.registry import GAMES
from render import artist


async def show_moment(context: InteractionContext, row: MatchRow, number: int, seat: int | None) -> None:
    """Show a moment of a finished match, as a seat saw it or as everybody did.

    Raises ReplayAfterwards, NotOurControl or TookTooLong.
    """
    if row.status is not MatchStatus.FINISHED:
        raise ReplayAfterwards
    context.spend(Quota.LOOK)
    sitting = await context.store.matches.seats(row.id)
    eyes = await eyes_of(context, row, sitting)
    if seat is not None and seat not in eyes:
        raise NotOurControl
    moment = await context.bot.records.moment(row, number, seat)
    names = seated(GAMES[row.game], sitting).names(context.texts)
    own = next((each.seat for each in sitting if each.user_id == context.user_id), 0)
    is_open = context.guild_id is not None and len(eyes) == len(sitting) and can_continue(row)
    texts = context.texts
    beside = [film_button(row, texts)]
    if is_open:
        beside.insert(0, continue_button(row, moment, own if seat is None else seat, names, texts))
    title = texts.say("replay-title", code=row.code, moment=moment.number, last=moment.last)

    def way(to: int, what: str) -> ActionId:
        return ActionId(row.id, to, MatchVerb.REPLAY, what)

    seen = SeenMoment(row.game, title, ending(row, names, texts), moment, seat, eyes, names, way, beside)
    await show_seen(context, seen, row.id)


async def show_seen(context: InteractionContext, seen: SeenMoment, key: Hashable) -> None:
    """Show a moment of a match, in words or as a picture; `key` names the match to those who draw."""
    if context.preferences.text_board:
        words = artist(seen.game).board_text(seen.moment.view, seen.names, context.texts)
        await context.show(replay(seen, context.texts, ui.TextDisplay(shorten(words, 1_400))))
        return
    shots = await context.delivery.pictures.replayed(
        key, seen.moment.view, seen.names, context.texts, context.preferences.theme or DEFAULT_THEME
    )
    named = [
        (f"{name}.{shot.extension}", shot)
        for name, shot in zip((REPLAY_FILE, REPLAY_HAND), shots, strict=False)
    ]
    files = [discord.File(io.BytesIO(shot.data), name, description=shot.alt) for name, shot in named]
    shown = [picture(name, shot.alt) for name, shot in named]
    await context.show(replay(seen, context.texts, *shown), attachments=files)


async def eyes_of(context: InteractionContext, row: MatchRow, sitting: list[SeatRow]) -> list[int]:
    """Return the seats with whose eyes a person may look.

    What was hidden is shown to all once the match is over, as its record is; while a tournament goes on
    that it belongs to, which keeps its decks to itself, each sees with their own alone.
    """
    if await context.store.rounds.open_event_of(row.id) is None:
        return [seat.seat for seat in sitting]
    return [seat.seat for seat in sitting if seat.user_id == context.user_id]


def pressed(context: InteractionContext, action: ActionId) -> tuple[int, int | None]:
    """Read which moment was asked for, and with whose eyes. Raises NotOurControl."""
    what, _, seen_by = action.detail.partition("/")
    number, value = action.number, context.chosen[0] if context.chosen else ""
    try:
        if what == "eyes" and value:
            seen_by = value
        elif value:
            number = int(value)
        return max(number, 0), None if seen_by in ("", EVERYBODY) else int(seen_by)
    except ValueError as error:
        raise NotOurControl from error
