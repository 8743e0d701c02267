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
from bot.table.layout import Layout, button, menu, picture, shorten
from bot.table.pages import back
from bot.table.verbs import Verb
from bot.texts.telling import story
from cogs.context import InteractionContext

LOG_LINES = 20
"""Events told on one page of the log."""
_LOG_TEXT = 3_500
WHOLE = "whole"
"""Stands for the whole board in the menu of its sides."""
_AT_ONCE = 100
"""Events put into words before others may go on: some milliseconds."""


async def row_of(visit: InteractionContext, match_id: int) -> MatchRow:
    """Return a match as it is stored. Raises NoSuchMatch."""
    row = await visit.store.matches.get(match_id)
    if row is None:
        raise NoSuchMatch
    return row


async def show_board(
    visit: InteractionContext, live: MatchSession, side: int | None = None
) -> discord.InteractionMessage:
    """Show the board as the person may see it, in his language and colours, as picture or as words.

    With a `side`, show that seat's side alone, at double size.
    """
    visit.spend(Quota.LOOK)
    shots, words = await visit.delivery.board_for(live, visit.user_id, visit.preferences, visit.texts, side)
    beside = "\n".join(_beside(live, visit))
    if visit.preferences.text_board:
        told = f"{words}\n\n{beside}".rstrip()
        return await visit.show(Layout(ui.TextDisplay(shorten(told, 4_000)), *_back(visit, live)))
    named = [(f"board{place or ''}.{shot.extension}", shot) for place, shot in enumerate(shots)]
    files = [discord.File(io.BytesIO(shot.data), name, description=shot.alt) for name, shot in named]
    prefix = live.match.game.prefix
    signs = f"{prefix}-learn-signs"
    told = "\n".join(filter(None, (f"-# {visit.texts.say(signs)}" if signs in visit.texts else "", beside)))
    items: list[ui.Item[Any]] = [picture(name, shot.alt) for name, shot in named]
    if told:
        items.append(ui.TextDisplay(shorten(told, 4_000)))
    page = Layout(*items, _sides(visit, live, side), *_back(visit, live))
    return await visit.show(page, attachments=files)


def _sides(visit: InteractionContext, live: MatchSession, shown: int | None) -> ui.ActionRow[Any]:
    """Return the menu of what of the board is shown: all of it, or one side by its player's name."""
    say, names = visit.texts.say, live.people.names(visit.texts)
    offered: list[tuple[str, str, str | None]] = [(WHOLE, say("board-whole"), None)]
    offered += [
        (str(seat), say("board-side", seat=seat, names=names), say("board-side-help"))
        for seat in range(len(names))
    ]
    custom_id = str(ActionId(live.id, 0, Verb.VIEW, "side"))
    return menu(custom_id, say("board-sides"), offered, chosen=WHOLE if shown is None else str(shown))


def _back(visit: InteractionContext, live: MatchSession) -> Iterator[ui.ActionRow[Any]]:
    """Yield the way back to the game, for who plays it."""
    seat = live.people.seat_of(visit.user_id)
    if seat is not None and live.match.result is None:
        yield back(live, seat.number, visit.texts)


def _beside(live: MatchSession, visit: InteractionContext) -> Iterator[str]:
    """Yield what the person may look through, and the picture only counts."""
    seat = live.people.seat_of(visit.user_id)
    view = live.view(seat.number if seat else None)
    for told in live.match.game.outlook.beside(view):
        yield visit.texts.tell(told, live.people.names(visit.texts))


async def give_record(visit: InteractionContext, row: MatchRow) -> None:
    """Give the record of a finished match: everything needed to play it again and check it.

    Raises RecordAfterwards or RecordAfterEvent.
    """
    if row.status is not MatchStatus.FINISHED:
        raise RecordAfterwards
    if await visit.store.rounds.open_event_of(row.id) is not None:
        raise RecordAfterEvent
    visit.spend(Quota.VERIFY)
    record = await visit.bot.records.of_match(row)
    name = f"herald-{row.code}.json"
    file = discord.File(io.BytesIO(record.encode()), name)
    layout = Layout(
        ui.TextDisplay(visit.texts.say("record-here", code=row.code)), ui.File(f"attachment://{name}")
    )
    await visit.show(layout, attachments=[file])


async def log_page(visit: InteractionContext, live: MatchSession, page: int) -> discord.InteractionMessage:
    """Show a page of the log, as the person may know it; page 0 is the newest."""
    texts = visit.texts
    visit.spend(Quota.LOOK)
    lines = await _lines(visit, live)
    pages = max(1, -(-len(lines) // LOG_LINES))
    page = min(page, pages - 1)
    end = len(lines) - page * LOG_LINES
    shown = lines[max(0, end - LOG_LINES) : end]
    title = texts.say("log-title", code=live.code, page=pages - page, pages=pages)
    items: list[ui.Item[Any]] = [ui.TextDisplay(shorten("\n".join([f"**{title}**", *shown]), _LOG_TEXT))]
    older = ActionId(live.id, page + 1, Verb.LOG, "older")
    newer = ActionId(live.id, page - 1, Verb.LOG, "newer")
    turns: list[ui.Button[Any]] = []
    if page < pages - 1:
        turns.append(button(str(older), texts.say("button-older")))
    if page > 0:
        turns.append(button(str(newer), texts.say("button-newer")))
    if turns:
        items.append(ui.ActionRow(*turns))
    return await visit.show(Layout(*items, *_back(visit, live)))


async def _lines(visit: InteractionContext, live: MatchSession) -> list[str]:
    seat = live.people.seat_of(visit.user_id)
    names = live.people.names(visit.texts)
    number = seat.number if seat else None
    lines: list[str] = []
    after = 0
    while True:
        stored = await visit.store.moves.events(live.id, after, _AT_ONCE)
        for event in stored:
            line = story(visit.texts, live.match.game.prefix, event.event, number, names)
            if line:
                lines.append(f"{event.number}. {line}")
        if not stored:
            return lines
        after = stored[-1].number
