"""The other side of the studio: a process that draws and does nothing else."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Sequence
from threading import Thread
from typing import Any, NamedTuple, TypeAlias

from PIL import Image

from render import games
from render.encode import encode
from render.palette import palette
from render.speech import Speech
from render.themes import THEMES, theme_called

_Draw: TypeAlias = Callable[[Any, Any, Speech, str], Image.Image]
_Tell: TypeAlias = Callable[[Any, Any, Speech], str]

_NICE = 5


class Picture(NamedTuple):
    """A picture ready to send."""

    data: bytes
    extension: str
    alt: str


def settle_in() -> None:
    """Make a new process ready: it gives way to the bot, ends with it, and draws its first frame quickly."""
    os.nice(_NICE)
    signal.signal(
        signal.SIGINT, signal.SIG_IGN
    )  # Ctrl-C goes to all of a terminal's processes; the bot ends us
    Thread(target=_end_with_the_bot, daemon=True).start()
    make_palettes()


def make_palettes() -> None:
    """Draw the court and make every theme's palette, which takes longer than a frame."""
    for theme in THEMES:
        palette(theme_called(theme))


def learn(speeches: Sequence[Speech]) -> None:
    """Make what all games need and name a card in each language, for which a frame would otherwise wait."""
    for theme in THEMES:
        games.warm_up(theme)
    for speech in speeches:
        speech.card("QH")


def make(draw: _Draw, tell: _Tell, what: Any, beside: Any, speech: Speech, theme: str) -> Picture:
    """Draw, encode and describe: a view and the players' names, or a card and what it refers to."""
    data, extension = encode(draw(what, beside, speech, theme))
    return Picture(data, extension, tell(what, beside, speech))


def _end_with_the_bot() -> None:
    """Wait until the bot is gone, then go too.

    A bot that is killed says nothing, and the queue of work does not end with
    it, for this process holds the queue's writing end as well.
    """
    bot = multiprocessing.parent_process()
    assert bot is not None
    bot.join()
    os._exit(1)
