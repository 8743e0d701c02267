"""The turning points of a finished match as a message, and what is written below each of its pictures."""

from __future__ import annotations

from collections.abc import Iterator

from discord import ui

from bot.matches.postgame.reel import Reel, Shot
from bot.store import MatchRow
from bot.table.history.replay import ending
from bot.table.layout import MessageLayout, picture
from bot.texts import Texts
from bot.texts.telling import story
from engines.registry import GAMES
from render import Still

FILM_FILE = "film"


def captions(row: MatchRow, reel: Reel, names: list[str], texts: Texts) -> list[Still]:
    """Write below each picture what had come to pass."""
    last = len(reel.shots) - 1
    return [
        Still(shot.view, tuple(_lines(row, reel, shot, place == last, names, texts)))
        for place, shot in enumerate(reel.shots)
    ]


def _lines(
    row: MatchRow, reel: Reel, shot: Shot, is_last: bool, names: list[str], texts: Texts
) -> Iterator[str]:
    if shot.turn == 0:
        yield texts.say("film-beginning", game=texts.game(row.game))
        yield " – ".join(names)
        return
    yield " · ".join(_heading(row, reel, shot, names, texts))
    if is_last and reel.whole and row.result is not None:
        yield ending(row, names, texts)
        return
    prefix = GAMES[row.game].prefix
    told = (story(texts, prefix, event, None, names) for event in shot.events)
    yield from (line for line in told if line)


def _heading(row: MatchRow, reel: Reel, shot: Shot, names: list[str], texts: Texts) -> Iterator[str]:
    """Yield which turn it is, and of which game, where the match has several."""
    yield texts.say("film-turn", turn=shot.turn, turns=reel.turns)
    standing = GAMES[row.game].seat_interface.standing(shot.view)
    if standing is not None:
        yield texts.tell(standing, names).replace("**", "")  # a picture has one kind of letters


def film(row: MatchRow, name: str, alt: str, texts: Texts) -> MessageLayout:
    """Return an animation as a message."""
    return MessageLayout(
        ui.Container(picture(name, alt), ui.TextDisplay(texts.say("film-title", code=row.code)))
    )
