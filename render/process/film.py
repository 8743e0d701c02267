"""A few boards of a match as an animation: each with what came to pass written below it."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from typing import NamedTuple, cast

from PIL import Image

from engines.kernel import View
from render.drawing.lettering import wrapped
from render.drawing.raster import resized
from render.drawing.themes import theme_called
from render.process.encode import reduced
from render.process.worker import RenderedPicture, draw_board
from render.shared.canvas import Canvas
from render.shared.speech import SpeechText

WIDE = 800
"""Of the board in it: on a phone as large as the one that was played on."""
CAPTION = 120
MOST_BYTES = 4_000_000
"""What people without a subscription may send, and what loads while somebody still looks."""
_SHOWN, _LAST = 1_800, 5_000
"""Milliseconds for which each board, and the last one, is seen."""
_HEADING, _LETTERS = 30, 24
_ROWS = 2
_MARGIN = 20
_SMALLER = 0.75
_LONGEST_ALT = 1024


class Still(NamedTuple):
    """One board of an animation."""

    view: View
    lines: tuple[str, ...]
    """What is written below it: a heading, then what came to pass."""


def draw_still(still: Still, names: Sequence[str], speech: SpeechText, theme: str) -> bytes:
    """Draw one board with its caption, as a file in its game's colours."""
    colours = theme_called(theme)
    board = draw_board(still.view, names, speech, theme)
    high = round(WIDE * board.height / board.width)
    canvas = Canvas.upon(Image.new("RGB", (WIDE, high + CAPTION), colours.panel), colours, speech)
    canvas.image.info.update(board.info)
    canvas.image.paste(resized(board.convert("RGB"), WIDE, high))
    heading, *lines = still.lines
    room = WIDE - 2 * _MARGIN
    canvas.text(_MARGIN, high + 26, heading, _HEADING, colours.gold, room=room)
    for row, said in enumerate(wrapped(" ".join(lines), _LETTERS, room)[:_ROWS]):
        canvas.text(_MARGIN, high + 64 + row * 34, said, _LETTERS, colours.ink)
    file = BytesIO()
    reduced(canvas.image).save(file, "PNG", compress_level=1)
    return file.getvalue()


def join(stills: Sequence[bytes], told: Sequence[Sequence[str]]) -> RenderedPicture:
    """Make one animation of drawn boards; it becomes smaller where it would be too large a file.

    What is written stays where it is: above lower boards there is room.
    """
    frames = [Image.open(BytesIO(still)) for still in stills]
    high = max(frame.height for frame in frames)
    frames = [_filled_up(frame, high) for frame in frames]
    data = _animated(frames)
    while len(data) > MOST_BYTES:
        frames = [_smaller(frame) for frame in frames]
        data = _animated(frames)
    alt = " · ".join(" ".join(lines) for lines in told)
    return RenderedPicture(data, "gif", alt if len(alt) <= _LONGEST_ALT else f"{alt[: _LONGEST_ALT - 1]}…")


def _filled_up(frame: Image.Image, high: int) -> Image.Image:
    """Return a frame of this height, with room above its board in the colour below its caption."""
    if frame.height == high:
        return frame
    ground = frame.getpixel((0, frame.height - 1))
    filled = Image.new("P", (frame.width, high), cast("int", ground))
    filled.putpalette(frame.getpalette() or ())
    filled.paste(frame, (0, high - frame.height))
    return filled


def _smaller(frame: Image.Image) -> Image.Image:
    wide, high = (round(side * _SMALLER) for side in frame.size)
    return resized(frame.convert("RGB"), wide, high).quantize(palette=frame, dither=Image.Dither.NONE)


def _animated(frames: Sequence[Image.Image]) -> bytes:
    file = BytesIO()
    shown = [_SHOWN] * (len(frames) - 1) + [_LAST]
    frames[0].save(
        file, "GIF", save_all=True, append_images=frames[1:], duration=shown, loop=0, optimize=False
    )
    return file.getvalue()
