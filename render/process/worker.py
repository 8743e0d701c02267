"""The other side of the studio: a process that draws and does nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from PIL import Image, ImageChops

from engines.kernel import View
from render.drawing.themes import THEMES
from render.process.artists import artist, card_artist, warm_up
from render.process.encode import AUTHORED, encode
from render.process.trimming import trim
from render.shared.pictures import is_pictured
from render.shared.sides import SidePart, enlarged
from render.shared.speech import SpeechText
from render.shared.spread import Spread
from render.shared.strip import Strip
from render.shared.telling import shortened

_Draw: TypeAlias = Callable[[Any, Any, SpeechText, str], Image.Image]
_Tell: TypeAlias = Callable[[Any, Any, SpeechText], str]

_DONE = object()
_HALO = 16
"""Pixels by which a mark may stand out of its side."""


class RenderedPicture(NamedTuple):
    """A picture ready to send."""

    data: bytes
    extension: str
    alt: str
    share: float = 0.75
    """Its height by its width."""


_lessons: Iterator[None] | None = None


def learn(speeches: Sequence[SpeechText]) -> bool:
    """Draw ahead one piece of what the first frames would otherwise wait for; tell whether there is more."""
    global _lessons
    if _lessons is None:
        _lessons = _all_lessons(speeches)
    if next(_lessons, _DONE) is _DONE:
        _lessons = None
        return False
    return True


def _all_lessons(speeches: Sequence[SpeechText]) -> Iterator[None]:
    yield from warm_up(THEMES[0])  # the colours of public boards
    for speech in speeches:
        speech.card("QH")
        yield


def prewarm(view: View, names: Sequence[str], speech: SpeechText) -> bool:
    """Draw what is seen of a table, for all that this keeps; there is nothing more to learn."""
    draw = draw_board if view.seat is None else draw_hand
    draw(view, names, speech, THEMES[0])
    return False


def draw_board(view: View, names: Sequence[str], speech: SpeechText, theme: str) -> Image.Image:
    """Draw the table as its artist does."""
    image = artist(view.game).draw_board(view, names, speech, theme)
    return _in_colours(image, is_pictured(view))


def draw_band(view: View, names: Sequence[str], speech: SpeechText, theme: str) -> Image.Image:
    """Draw the table, and return the part of it, across, in which what is marked lies (`touched`).

    It is the viewer's side or the others', with the middle of the table; where marks are on both, half of it.
    A piece that bears another mark already, as a target does, is taken for one of the others.
    """
    board = draw_board(view, names, speech, theme)
    bare = draw_board(view.model_copy(update={"touched": ()}), names, speech, theme)
    marked = ImageChops.difference(board.convert("RGB"), bare.convert("RGB")).getbbox()
    found, own = artist(view.game), view.seat or 0
    others = [found.side_box(view, seat) for seat in range(len(names)) if seat != own]
    begins, ends = round(found.side_box(view, own).y), round(max(side.foot for side in others))
    _, above, _, below = marked or ((0, 0, 0, 0) if view.touched else (0, ends, 0, board.height))
    if above >= ends - _HALO:
        return board.crop((0, ends, board.width, board.height))
    if below <= begins + _HALO:
        return board.crop((0, 0, board.width, begins))
    high = board.width // 2
    top = min(max((above + below - high) // 2, 0), board.height - high)
    return board.crop((0, top, board.width, top + high))


def draw_hand(view: View, names: Sequence[str], speech: SpeechText, theme: str) -> Image.Image:
    """Draw a hand as its artist does."""
    image = artist(view.game).draw_hand(view, names, speech, theme)
    return _in_colours(image, is_pictured(view))


def draw_strip(strip: Strip, names: Sequence[str], speech: SpeechText, theme: str) -> Image.Image:
    """Draw a strip as its artist does."""
    image = artist(strip.view.game).draw_strip(strip, names, speech, theme)
    return _in_colours(image, is_pictured(strip.view))


def draw_card(game: str, card: Any, parts: Mapping[str, Any], speech: SpeechText, theme: str) -> Image.Image:
    """Draw a card as its artist does."""
    return _in_colours(card_artist(game).draw_card(card, parts, speech, theme), card.picture is not None)


def draw_spread(spread: Spread, _: None, speech: SpeechText, theme: str) -> Image.Image:
    """Draw cards to be read as their artist does."""
    image = card_artist(spread.view.game).draw_spread(spread, speech, theme)
    return _in_colours(image, is_pictured(spread.view))


def spread_alt(spread: Spread, _: None, speech: SpeechText) -> str:
    """Say which cards lie there."""
    return card_artist(spread.view.game).spread_alt(spread, speech)


def _in_colours(image: Image.Image, full: bool) -> Image.Image:
    """Note of a picture whether it is to keep all its colours."""
    image.info[AUTHORED] = full
    return image


def draw_part(
    part: SidePart, view: View, names: Sequence[str], speech: SpeechText, theme: str
) -> Image.Image:
    """Draw the table, and return a part of it at double size."""
    box = artist(view.game).side_box(view, part.seat)
    image = enlarged(draw_board(view, names, speech, theme), box, part.place)
    image.info.update(game=view.game, theme=theme)
    return _in_colours(image, is_pictured(view))


def part_alt(part: SidePart, view: View, names: Sequence[str], speech: SpeechText) -> str:
    """Say which part of the table it is; the first one tells what lies on the whole of it."""
    found = artist(view.game)
    where = part.words(found.side_box(view, part.seat), names, speech)
    told = found.board_alt(view, names, speech) if part.place == 0 else ""
    return shortened(f"{where} {told}".rstrip())


def make(draw: _Draw, tell: _Tell, what: Any, beside: Any, speech: SpeechText, theme: str) -> RenderedPicture:
    """Draw, encode and describe: a view and the players' names, or a card and what it refers to."""
    image = draw(what, beside, speech, theme)
    data, extension = encode(image)
    trim()
    return RenderedPicture(data, extension, tell(what, beside, speech), image.height / image.width)
