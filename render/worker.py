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
from render.speech import Speech
from render.themes import THEMES

_Draw: TypeAlias = Callable[[Any, Any, Speech, str], Image.Image]
_Tell: TypeAlias = Callable[[Any, Any, Speech], str]

_NICE = 5


class Picture(NamedTuple):
    """A picture ready to send."""

    data: bytes
    extension: str
    alt: str


def settle_in() -> None:
    """Make a new process ready: it gives way to the bot, and ends with it."""
    os.nice(_NICE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches all processes of a terminal
    Thread(target=_end_with_the_bot, daemon=True).start()


def learn(speeches: Sequence[Speech]) -> None:
    """Draw ahead, in the colours of public boards, what the first frames would otherwise have to wait for."""
    games.warm_up(THEMES[0])
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
