"""A sheet on which authors see how each place will cut their pictures."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import blake2b
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from PIL import Image, ImageDraw

from engines.kernel.cards.packs import Name
from engines.kernel.cards.pictures import Picture
from render.drawing.lettering import plain
from render.drawing.pen import Sprite
from render.drawing.themes import THEMES, theme_called
from render.shared.canvas import Canvas
from render.shared.pictures import authored, draw_from, edges, whole_scan
from render.shared.speech import SpeechText

_WIDE, _ROW, _HEAD, _MARGIN = 1256, 250, 56, 16
_MOST = 40
"""Cards on one sheet."""
_FILE = (210, 200)
_LINE = (127, 240, 216)
_PLACES = (
    ("windows-hand", 240, 160),
    ("windows-look-up", 240, 180),
    ("windows-board", 176, 176),
    ("windows-gear", 98, 98),
    ("windows-strip", 180, 60),
)
"""What shows a picture, as it is called, and in which shape."""


class ShownWindow(NamedTuple):
    """A card whose picture is looked at."""

    name: Name
    picture: Picture
    data: bytes
    """The picture as it would be kept."""


def draw_windows(cards: Sequence[ShownWindow], speech: SpeechText) -> Iterator[Image.Image]:
    """Yield sheets: a row for each card, its file with the focus, then what each place shows of it."""
    with TemporaryDirectory() as folder:
        draw_from(Path(folder))
        for start in range(0, len(cards), _MOST):
            rows = cards[start : start + _MOST]
            image = Image.new("RGB", (_WIDE, _HEAD + len(rows) * _ROW), theme_called(THEMES[0]).panel)
            canvas = Canvas.upon(image, theme_called(THEMES[0]), speech)
            _draw_heads(canvas)
            for place, card in enumerate(rows):
                _draw_row(canvas, card, _HEAD + place * _ROW, Path(folder))
            yield image
        draw_from(None)


def _draw_heads(canvas: Canvas) -> None:
    canvas.text(_MARGIN, _HEAD / 2, canvas.speech.say("windows-file"), 24, canvas.theme.quiet, room=_FILE[0])
    for x, (place, wide, _) in _columns():
        label = canvas.speech.say(place)
        canvas.text(x, _HEAD / 2, label, 24, canvas.theme.quiet, room=max(wide, 120))


def _columns() -> Iterator[tuple[int, tuple[str, int, int]]]:
    x = 2 * _MARGIN + _FILE[0]
    for place in _PLACES:
        yield x, place
        x += place[1] + _MARGIN


def _draw_row(canvas: Canvas, card: ShownWindow, y: int, folder: Path) -> None:
    name = plain(canvas.speech.name(card.name)) or card.picture.file
    canvas.text(_MARGIN, y + 16, name, 28, canvas.theme.ink, room=_WIDE - 2 * _MARGIN)
    file = f"{blake2b(card.data, digest_size=16).hexdigest()}.webp"
    (folder / file).write_bytes(card.data)
    picture = card.picture.model_copy(update={"file": file})
    _draw_file(canvas, card, y + 36)
    for x, (place, wide, high) in _columns():
        sprite: Sprite | None = None
        if place in ("windows-hand", "look-up"):
            sprite = whole_scan(picture, wide, 200)
        sprite = sprite or authored(picture, wide, high)
        if sprite is not None:
            canvas.paste(sprite, x, y + 36)


def _draw_file(canvas: Canvas, card: ShownWindow, y: int) -> None:
    """Draw the whole file, around what the board shows of it a frame, and at the focus a cross."""
    with Image.open(BytesIO(card.data)) as opened:
        image = opened.convert("RGB")
    whole = image.size
    image.thumbnail(_FILE)
    canvas.image.paste(image, (_MARGIN, y))
    share = image.width / whole[0]
    left, top, right, foot = (round(edge * share) for edge in edges(whole, card.picture, 1, 1))
    frame = (_MARGIN + left, y + top, _MARGIN + right - 1, y + foot - 1)
    ImageDraw.Draw(canvas.image).rectangle(frame, outline=_LINE, width=3)
    if card.picture.focus is not None:
        x, at = (round(side * part / 100) for side, part in zip(image.size, card.picture.focus, strict=True))
        canvas.image.paste(_LINE, (_MARGIN + x - 10, y + at - 1, _MARGIN + x + 11, y + at + 2))
        canvas.image.paste(_LINE, (_MARGIN + x - 1, y + at - 10, _MARGIN + x + 2, y + at + 11))
