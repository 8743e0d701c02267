"""Looking at a match: board and log, for commands and buttons alike."""

from __future__ import annotations

import io
from collections.abc import Iterator
from typing import Any

import discord
from discord import ui

from bot.errors import NoSuchMatch, RecordAfterEvent, RecordAfterwards
from bot.limits import Quota
from bot.matches.session import MatchSession
from bot.store import MatchRow, MatchStatus
from bot.table.action_id import ActionId
from bot.table.layout import MessageLayout, button, menu, picture, shorten
from bot.table.pages import back
from bot.table.verbs import MatchVerb
from bot.texts.telling import story
from cogs.context import InteractionContext

LOG_LINES = 20
"""Events told on one page of the log."""
_LOG_TEXT = 3_500
WHOLE = "whole"
"""Stands for the whole board in the menu of its sides."""
_AT_ONCE = 100
"""Events put into words before others may go on: some milliseconds."""


async def row_of(context: InteractionContext, match_id: int) -> MatchRow:
    """Return a match as it is stored. Raises NoSuchMatch."""
    row = await context.store.matches.get(match_id)
    if row is None:
        raise NoSuchMatch
    return row


async def show_board(
    context: InteractionContext, session: MatchSession, side: int | None = None
) -> discord.InteractionMessage:
    """Show the board as the person may see it, in their language and colours, as picture or as words.

    With a `side`, show that seat's side alone, at double size.
    """
    context.spend(Quota.LOOK)
    shots, words = await context.delivery.board_for(
        session, context.user_id, context.preferences, context.texts, side
    )
    beside = "\n".join(_beside(session, context))
    if context.preferences.text_board:
        told = f"{words}\n\n{beside}".rstrip()
        return await context.show(
            MessageLayout(ui.TextDisplay(shorten(told, 4_000)), *_back(context, session))
        )
    named = [(f"board{place or ''}.{shot.extension}", shot) for place, shot in enumerate(shots)]
    files = [discord.File(io.BytesIO(shot.data), name, description=shot.alt) for name, shot in named]
    prefix = session.match.game.prefix
    signs = f"{prefix}-learn-signs"
    told = "\n".join(
        filter(None, (f"-# {context.texts.say(signs)}" if signs in context.texts else "", beside))
    )
    items: list[ui.Item[Any]] = [picture(name, shot.alt) for name, shot in named]
    if told:
        items.append(ui.TextDisplay(shorten(told, 4_000)))
    page = MessageLayout(*items, _sides(context, session, side), *_back(context, session))
    return await context.show(page, attachments=files)


def _sides(context: InteractionContext, session: MatchSession, shown: int | None) -> ui.ActionRow[Any]:
    """Return the menu of what of the board is shown: all of it, or one side by its player's name."""
    say, names = context.texts.say, session.people.names(context.texts)
    offered: list[tuple[str, str, str | None]] = [(WHOLE, say("board-whole"), None)]
    offered += [
        (str(seat), say("board-side", seat=seat, names=names), say("board-side-help"))
        for seat in range(len(names))
    ]
    custom_id = str(ActionId(session.id, 0, MatchVerb.VIEW, "side"))
    return menu(custom_id, say("board-sides"), offered, chosen=WHOLE if shown is None else str(shown))


def _back(context: InteractionContext, session: MatchSession) -> Iterator[ui.ActionRow[Any]]:
    """Yield the way back to the game, for who plays it."""
    seat = session.people.seat_of(context.user_id)
    if seat is not None and session.match.result is None:
        yield back(session, seat.number, context.texts)


def _beside(session: MatchSession, context: InteractionContext) -> Iterator[str]:
    """Yield what the person may look through, and the picture only counts."""
    seat = session.people.seat_of(context.user_id)
    view = session.view(seat.number if seat else None)
    for told in session.match.game.seat_interface.beside(view):
        yield context.texts.tell(told, session.people.names(context.texts))


async def give_record(context: InteractionContext, row: MatchRow) -> None:
    """Give the record of a finished match: everything needed to play it again and check it.

    Raises RecordAfterwards or RecordAfterEvent.
    """
    if row.status is not MatchStatus.FINISHED:
        raise RecordAfterwards
    if await context.store.rounds.open_event_of(row.id) is not None:
        raise RecordAfterEvent
    context.spend(Quota.VERIFY)
    record = await context.bot.records.of_match(row)
    name = f"herald-{row.code}.json"
    file = discord.File(io.BytesIO(record.encode()), name)
    layout = MessageLayout(
        ui.TextDisplay(context.texts.say("record-here", code=row.code)), ui.File(f"attachment://{name}")
    )
    await context.show(layout, attachments=[file])


async def log_page(
    context: InteractionContext, session: MatchSession, page: int
) -> discord.InteractionMessage:
    """Show a page of the log, as the person may know it; page 0 is the newest."""
    texts = context.texts
    context.spend(Quota.LOOK)
    lines = await _lines(context, session)
    pages = max(1, -(-len(lines) // LOG_LINES))
    page = min(page, pages - 1)
    end = len(lines) - page * LOG_LINES
    shown = lines[max(0, end - LOG_LINES) : end]
    title = texts.say("log-title", code=session.code, page=pages - page, pages=pages)
    items: list[ui.Item[Any]] = [ui.TextDisplay(shorten("\n".join([f"**{title}**", *shown]), _LOG_TEXT))]
    older = ActionId(session.id, page + 1, MatchVerb.LOG, "older")
    newer = ActionId(session.id, page - 1, MatchVerb.LOG, "newer")
    turns: list[ui.Button[Any]] = []
    if page < pages - 1:
        turns.append(button(str(older), texts.say("button-older")))
    if page > 0:
        turns.append(button(str(newer), texts.say("button-newer")))
    if turns:
        items.append(ui.ActionRow(*turns))
    return await context.show(MessageLayout(*items, *_back(context, session)))


async def _lines(context: InteractionContext, session: MatchSession) -> list[str]:
    seat = session.people.seat_of(context.user_id)
    names = session.people.names(context.texts)
    number = seat.number if seat else None
    lines: list[str] = []
    after = 0
    while True:
        stored = await context.store.moves.events(session.id, after, _AT_ONCE)
        for event in stored:
            line = story(context.texts, session.match.game.prefix, event.event, number, names)
            if line:
                lines.append(f"{event.number}. {line}")
        if not stored:
            return lines
        after = stored[-1].number
