"""Looking at a match: board and log, for commands and buttons alike."""

from __future__ import annotations

import io
from collections.abc import Iterator
from typing import Any

import discord
from discord import ui

from bot.errors import NoSuchMatch, RecordAfterwards
from bot.limits import Asked
from bot.matches.live import Live, story
from bot.store import MatchRow, MatchStatus
from bot.table.action_id import ActionId
from bot.table.layout import Layout, button, picture, shorten
from bot.texts import Texts
from cogs.reply import herald, texts_for

LOG_LINES = 20
"""Events told on one page of the log."""
_LOG_TEXT = 3_500
_AT_ONCE = 100
"""Events put into words before others may go on: some milliseconds."""


async def watched(interaction: discord.Interaction, match_id: int) -> Live:
    """Return a match for somebody who looks on. Raises NoSuchMatch.

    In a server everybody may watch its matches; in direct messages only players have their own.
    """
    live = await herald(interaction).desk.live(match_id, interaction.guild_id)
    if interaction.guild_id is None and live.seat_of(interaction.user.id) is None:
        raise NoSuchMatch
    return live


async def show_board(interaction: discord.Interaction, live: Live) -> None:
    """Show the board as the person may see it, in his language and colours, as picture or as words."""
    bot = herald(interaction)
    bot.allowances.spend(Asked.LOOK, interaction.user.id, interaction.guild_id)
    say = await texts_for(interaction)
    chosen = await bot.store.preferences.user(interaction.user.id)
    shot, words = await bot.delivery.board_for(live, interaction.user.id, say)
    beside = "\n".join(_beside(live, interaction.user.id, say))
    if chosen.text_board:
        told = f"{words}\n\n{beside}".rstrip()
        await interaction.edit_original_response(view=Layout(ui.TextDisplay(shorten(told, 4_000))))
        return
    name = f"board.{shot.extension}"
    file = discord.File(io.BytesIO(shot.data), name, description=shot.alt)
    items: list[ui.Item[Any]] = [picture(name, shot.alt)]
    if beside:
        items.append(ui.TextDisplay(shorten(beside, 4_000)))
    await interaction.edit_original_response(view=Layout(*items), attachments=[file])


def _beside(live: Live, user_id: int, say: Texts) -> Iterator[str]:
    """Yield what the person may look through, and the picture only counts."""
    seat = live.seat_of(user_id)
    view = live.view(seat.number if seat else None)
    for told in live.match.game.beside(view):
        yield say.tell(told, live.names(say))


async def give_record(interaction: discord.Interaction, row: MatchRow) -> None:
    """Give the record of a finished match: everything needed to play it again and check it.

    Raises RecordAfterwards.
    """
    if row.status is not MatchStatus.FINISHED:
        raise RecordAfterwards
    bot = herald(interaction)
    bot.allowances.spend(Asked.VERIFY, interaction.user.id, interaction.guild_id)
    record = await bot.records.of_match(row)
    say = await texts_for(interaction)
    name = f"herald-{row.code}.json"
    file = discord.File(io.BytesIO(record.encode()), name)
    layout = Layout(ui.TextDisplay(say.say("record-here", code=row.code)), ui.File(f"attachment://{name}"))
    await interaction.edit_original_response(view=layout, attachments=[file])


async def log_page(interaction: discord.Interaction, match_id: int, page: int) -> None:
    """Show a page of the log, as the person may know it; page 0 is the newest."""
    herald(interaction).allowances.spend(Asked.LOOK, interaction.user.id, interaction.guild_id)
    live = await watched(interaction, match_id)
    say = await texts_for(interaction)
    lines = await _lines(interaction, live, say)
    pages = max(1, -(-len(lines) // LOG_LINES))
    page = min(page, pages - 1)
    end = len(lines) - page * LOG_LINES
    shown = lines[max(0, end - LOG_LINES) : end]
    title = say.say("log-title", code=live.code, page=pages - page, pages=pages)
    items: list[ui.Item[Any]] = [ui.TextDisplay(shorten("\n".join([f"**{title}**", *shown]), _LOG_TEXT))]
    turns: list[ui.Button[Any]] = []
    if page < pages - 1:
        turns.append(button(str(ActionId(match_id, page + 1, "log", "older")), say.say("button-older")))
    if page > 0:
        turns.append(button(str(ActionId(match_id, page - 1, "log", "newer")), say.say("button-newer")))
    if turns:
        items.append(ui.ActionRow(*turns))
    await interaction.edit_original_response(view=Layout(*items), attachments=[])


async def _lines(interaction: discord.Interaction, live: Live, say: Texts) -> list[str]:
    seat = live.seat_of(interaction.user.id)
    names = live.names(say)
    number = seat.number if seat else None
    lines: list[str] = []
    after = 0
    while True:
        stored = await herald(interaction).store.moves.events(live.id, after, _AT_ONCE)
        for event in stored:
            line = story(say, live.match.game.prefix, event.event, number, names)
            if line:
                lines.append(f"{event.number}. {line}")
        if not stored:
            return lines
        after = stored[-1].number
