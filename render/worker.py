"""The other side of the studio: a process that draws and does nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeAlias

from PIL import Image

from render import games
from render.encode import encode
from render.speech import Speech
from render.themes import THEMES

_Draw: TypeAlias = Callable[[Any, Any, Speech, str], Image.Image]
_Tell: TypeAlias = Callable[[Any, Any, Speech], str]


class Picture(NamedTuple):
    """A picture ready to send."""

    data: bytes
    extension: str
    alt: str


def learn(speeches: Sequence[Speech]) -> None:
    """Draw ahead, in the colours of public boards, what the first frames would otherwise have to wait for."""
    games.warm_up(THEMES[0])
    for speech in speeches:
        speech.card("QH")


def make(draw: _Draw, tell: _Tell, what: Any, beside: Any, speech: Speech, theme: str) -> Picture:
    """Draw, encode and describe: a view and the players' names, or a card and what it refers to."""
    data, extension = encode(draw(what, beside, speech, theme))
    return Picture(data, extension, tell(what, beside, speech))
