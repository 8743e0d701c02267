"""The turning points of a finished match as an animation, for the command and its button alike."""

from __future__ import annotations

import io

import discord

from bot.discord.delivery.pictures import DEFAULT_THEME
from bot.limits import Quota
from bot.matches.people import seated
from bot.matches.postgame.errors import FilmAfterwards
from bot.store import MatchRow, MatchStatus
from bot.table.history.film import FILM_FILE, captions, film
from cogs.context import InteractionContext
from engines.registry import GAMES


def allow_film(context: InteractionContext, row: MatchRow) -> None:
    """Let somebody have a match shown, now and then. Raises FilmAfterwards or TooOften."""
    if row.status is not MatchStatus.FINISHED:
        raise FilmAfterwards
    context.spend(Quota.VERIFY)  # as there, a whole match is played again


async def show_film(context: InteractionContext, row: MatchRow) -> None:
    """Show a finished match in a few pictures, as everybody saw it. Raises TookTooLong."""
    reel = await context.bot.records.reel(row)
    sitting = await context.store.matches.seats(row.id)
    names = seated(GAMES[row.game], sitting).names(context.texts)
    stills = captions(row, reel, names, context.texts)
    theme = context.preferences.theme or DEFAULT_THEME
    shot = await context.delivery.pictures.filmed(stills, names, context.texts, theme)
    name = f"{FILM_FILE}.{shot.extension}"
    file = discord.File(io.BytesIO(shot.data), name, description=shot.alt)
    await context.show(film(row, name, shot.alt, context.texts), attachments=[file])
