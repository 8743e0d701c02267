"""Drawing off the event loop, each frame once."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import NamedTuple, TypeAlias

from PIL import Image

from engines.kernel import View
from render import games
from render.encode import encode
from render.palette import palette
from render.speech import Speech
from render.themes import THEMES, theme_called

_Draw: TypeAlias = Callable[[View, Sequence[str], Speech, str], Image.Image]
_Tell: TypeAlias = Callable[[View, Sequence[str], Speech], str]
_FrameKey: TypeAlias = tuple[Hashable, ...]

_THREADS = 2
_FRAMES = 256


class Picture(NamedTuple):
    """A picture ready to send."""

    data: bytes
    extension: str
    alt: str


class Studio:
    """A workshop of two threads with a store of finished frames.

    Drawing lets go of the interpreter's lock most of the time, but not all of
    it: the application should call `sys.setswitchinterval(0.001)` once, so
    that its event loop gets its turn within a millisecond.
    """

    def __init__(self, frames: int = _FRAMES) -> None:
        """Keep at most so many finished frames, about 90 KB each."""
        self._most = frames
        self._pool = ThreadPoolExecutor(_THREADS, thread_name_prefix="studio")
        self._frames: OrderedDict[_FrameKey, Picture] = OrderedDict()
        self._drawing: dict[_FrameKey, asyncio.Future[Picture]] = {}

    async def warm_up(self, themes: Sequence[str] = THEMES) -> None:
        """Draw the court and make the palettes, so that the first frames are quick too."""
        loop = asyncio.get_running_loop()
        for theme in themes:
            await loop.run_in_executor(self._pool, palette, theme_called(theme))

    async def board(
        self, key: Hashable, view: View, names: Sequence[str], speech: Speech, theme: str
    ) -> Picture:
        """Return the table's picture; `key` names match and step."""
        frame = ("board", key, view.seat, tuple(names), speech.locale, theme)
        return await self._frame(
            frame, partial(_make, games.board, games.board_alt, view, names, speech, theme)
        )

    async def hand(
        self, key: Hashable, view: View, names: Sequence[str], speech: Speech, theme: str
    ) -> Picture:
        """Return the picture of the viewer's hand; `key` names match and step."""
        frame = ("hand", key, view.seat, tuple(names), speech.locale, theme)
        return await self._frame(
            frame, partial(_make, games.hand, games.hand_alt, view, names, speech, theme)
        )

    def close(self) -> None:
        """Finish what is being drawn, drop what waits, and let the threads go."""
        self._pool.shutdown(wait=True, cancel_futures=True)

    async def _frame(self, key: _FrameKey, make: Callable[[], Picture]) -> Picture:
        finished = self._frames.get(key)
        if finished is not None:
            self._frames.move_to_end(key)
            return finished
        drawing = self._drawing.get(key)
        if drawing is None:
            drawing = asyncio.get_running_loop().run_in_executor(self._pool, make)
            self._drawing[key] = drawing
            drawing.add_done_callback(partial(self._keep, key))
        # One who stops waiting must not take the frame from the others.
        return await asyncio.shield(drawing)

    def _keep(self, key: _FrameKey, drawing: asyncio.Future[Picture]) -> None:
        del self._drawing[key]
        if drawing.cancelled() or drawing.exception() is not None:
            return
        self._frames[key] = drawing.result()
        while len(self._frames) > self._most:
            self._frames.popitem(last=False)


def _make(draw: _Draw, tell: _Tell, view: View, names: Sequence[str], speech: Speech, theme: str) -> Picture:
    data, extension = encode(draw(view, names, speech, theme))
    return Picture(data, extension, tell(view, names, speech))
