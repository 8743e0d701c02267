"""What a club evening makes of the process that draws, and how soon a bot that begins shows its boards.

An evening is matches of all games in both languages: the table and the strip of every question, and cards
laid out to be read.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import time
from collections.abc import Iterator
from functools import partial
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.discord.delivery.pictures import Pictures
from bot.table.gathered import Gathered
from bot.table.openings import openings
from bot.table.pages import spread
from bot.table.panel import asked_of
from bot.texts import LOCALES, Texts, texts_in
from bot.workers import workers
from engines.registry import GAMES
from render import THEMES, RenderService, artist
from render.shared.artist import CardArtist
from tests.rigs.measuring.figure import Figure, Size
from tests.rigs.measuring.house import House, sitting
from tests.rigs.measuring.loopback import Loopback
from tests.rigs.measuring.memory import resident
from tests.rigs.measuring.move import DATABASE, running
from tests.rigs.screen import Question, questions

MEBIBYTES = 350
"""That the process may use after an evening."""
FIRST_BOARD = 1.0
"""Seconds from when Discord has let the bot in until it has shown a board that waited for it."""
CARDS_EVERY = 5
"""Of so many questions, whoever is asked the last one looks their cards up."""
PATIENCE = 60.0


def measure(size: Size) -> Iterator[Figure]:
    """Measure memory, and the start."""
    yield asyncio.run(_evening(size))
    yield asyncio.run(_first_boards())


async def _evening(size: Size) -> Figure:
    """Draw what is seen in matches of all games, by one process; return how much memory it uses then."""
    renderer = RenderService(partial(workers, 1))
    pictures, drawn = Pictures(renderer), 0
    await asyncio.wrap_future(renderer.warm_up([texts_in(locale) for locale in LOCALES], openings()))
    (process,) = multiprocessing.active_children()
    before = resident(process.pid)
    for number in range(size.evening):
        locale, theme = LOCALES[number % len(LOCALES)], THEMES[number % len(THEMES)]
        for game in GAMES.values():
            asked = islice(questions(game, f"evening {number}", easy=True), size.frames)
            for place, question in enumerate(asked):
                looks_up = place % CARDS_EVERY == 0
                drawn += await _seen(pictures, question, texts_in(locale), theme, looks_up=looks_up)
    after = resident(process.pid)
    renderer.close()
    name = f"drawing: resident after {drawn} pictures of {size.evening} matches of each game"
    return Figure(name, after / 2**20, "MiB", before / 2**20, "once it has learnt the art", MEBIBYTES)


async def _seen(pictures: Pictures, question: Question, texts: Texts, theme: str, *, looks_up: bool) -> int:
    """Draw what all see of a question, and who is asked; return how many pictures these are."""
    session, seat = question
    made = asked_of(session, seat, texts, Gathered())
    assert made is not None
    await pictures.board(session, None, texts, theme)
    await pictures.strip(session, seat, made.named, texts, theme)
    cards = spread(session, seat, texts) if looks_up else None
    if cards is not None and isinstance(artist(session.match.game.id), CardArtist):
        await pictures.spread(session, cards, texts, theme)
    return 2 + looks_up


async def _first_boards() -> Figure:
    """Begin a match of each game, then the bot that has to show them all; return when the first is seen."""
    with TemporaryDirectory() as folder:
        database = Path(folder) / DATABASE
        house = await House.open(database)
        await house.sender.close()  # what is to be shown waits for the bot
        channels = range(101, 101 + len(GAMES))
        for channel, game in zip(channels, GAMES.values(), strict=True):
            await house.begin(channel, game)
        await house.close()
        discord = Loopback(
            [*channels], {user: name for each in channels for user, name in sitting(each).items()}
        )
        await discord.open()
        try:
            async with running(discord, database):
                begun, seen = time.monotonic(), list[float]()
                while len(seen) < len(channels) and time.monotonic() < begun + PATIENCE:
                    await asyncio.sleep(0.01)
                    shown = sum(discord.board_in(channel) is not None for channel in channels)
                    seen += [time.monotonic() - begun] * (shown - len(seen))
        finally:
            await discord.close()
    assert len(seen) == len(channels), "not all boards were shown"
    name = "drawing: from when the bot is let in to the first board"
    return Figure(name, seen[0], "s", seen[-1], f"to the last of {len(seen)}", FIRST_BOARD)
