"""The artist of a game that has no pictures yet: it writes down what a view says, field by field.

Names of fields stand as the view has them, in one language: a game needs pictures of its own before it is
offered to people.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, cast

from PIL import Image

from engines.kernel import View
from render.drawing.felt import felt
from render.drawing.lettering import ELLIPSIS
from render.drawing.themes import Theme, theme_called
from render.shared.box import Box
from render.shared.canvas import Canvas
from render.shared.palette import made_palette, plain_colours
from render.shared.sides import WIDE
from render.shared.speech import SpeechText
from render.shared.strip import HIGH, Strip
from render.shared.telling import TEXT_LIMIT, drawn_name, escaped, own_seat, shortened, within

PLAIN = "plain"
"""Names the colours of its files."""
_HIGH, _MARGIN, _ROW, _LETTERS = 900, 60, 64, 36
_ROWS = (_HIGH - 2 * _MARGIN) // _ROW
_UNSAID = {"game", "seat", "options", "touched"}
"""Fields of many views that do not lie on the table."""


class PlainArtist:
    """Draws any view of any game: what it says is also what it shows."""

    def draw_board(self, view: View, names: Sequence[str], speech: SpeechText, theme: str) -> Image.Image:
        """Write what the view says on the bare table."""
        canvas = Canvas(WIDE, _HIGH, theme_called(theme), speech, PLAIN)
        drawn = " · ".join(drawn_name(names, seat, speech) for seat in range(len(names)))
        for number, line in enumerate(_cut([drawn, *_lines(view)])):
            y = _MARGIN + (number + 0.5) * _ROW
            canvas.text(_MARGIN, y, line, _LETTERS, canvas.theme.ink, room=WIDE - 2 * _MARGIN)
        return canvas.image

    def draw_hand(self, view: View, names: Sequence[str], speech: SpeechText, theme: str) -> Image.Image:
        """Write what the seat's view says. Raises ValueError for a spectator's view."""
        own_seat(view)
        return self.draw_board(view, names, speech, theme)

    def draw_strip(self, strip: Strip, names: Sequence[str], speech: SpeechText, theme: str) -> Image.Image:
        """Write what the seat's view says, as far as it finds room."""
        return self.draw_hand(strip.view, names, speech, theme).crop((0, 0, WIDE, HIGH))

    def side_box(self, view: View, seat: int) -> Box:
        """Return the whole board: nothing tells which part of it is the seat's."""
        return Box(0, 0, WIDE, _HIGH)

    def board_facts(self, view: View) -> tuple[str, ...]:
        """Return all that is written."""
        return _lines(view)

    def hand_facts(self, view: View) -> tuple[str, ...]:
        """Return all that is written. Raises ValueError for a spectator."""
        own_seat(view)
        return _lines(view)

    def strip_facts(self, strip: Strip) -> tuple[str, ...]:
        """Return all that is written. Raises ValueError for a spectator."""
        return self.hand_facts(strip.view)

    def board_alt(self, view: View, names: Sequence[str], speech: SpeechText) -> str:
        """Say what is written."""
        return within([", ".join(names), *_lines(view)])

    def hand_alt(self, view: View, names: Sequence[str], speech: SpeechText) -> str:
        """Say what is written. Raises ValueError for a spectator."""
        own_seat(view)
        return self.board_alt(view, names, speech)

    def strip_alt(self, strip: Strip, names: Sequence[str], speech: SpeechText) -> str:
        """Say what is written. Raises ValueError for a spectator."""
        return self.hand_alt(strip.view, names, speech)

    def board_text(self, view: View, names: Sequence[str], speech: SpeechText) -> str:
        """Say what is written, line by line."""
        lines = [f"**{escaped(' · '.join(names))}**", *(f"- {escaped(line)}" for line in _lines(view))]
        return shortened("\n".join(lines), TEXT_LIMIT)

    def palette(self, theme: Theme) -> Image.Image:
        """Return an image that carries a theme's palette: its own colours, and the felt's."""
        return _palette(theme)

    def warm_up(self, theme: Theme) -> Iterator[None]:
        """Make the palette ahead."""
        _palette(theme)
        yield


def _lines(view: View) -> tuple[str, ...]:
    """Return what a view says, a line a field; a field that says nothing is left out."""
    fields = view.model_dump(mode="json", exclude=_UNSAID)
    return tuple(
        f"{name.replace('_', ' ')}: {_said(value)}" for name, value in fields.items() if value is not None
    )


def _said(value: Any) -> str:
    if isinstance(value, dict):
        pairs = cast("dict[str, Any]", value).items()
        return ", ".join(f"{name} {_said(each)}" for name, each in pairs)
    if isinstance(value, list):
        return ", ".join(map(_said, cast("list[Any]", value))) or "–"
    return "–" if value is None else str(value)


def _cut(lines: Sequence[str]) -> list[str]:
    return list(lines) if len(lines) <= _ROWS else [*lines[: _ROWS - 1], ELLIPSIS]


@lru_cache(maxsize=8)
def _palette(theme: Theme) -> Image.Image:
    return made_palette(theme, felt(WIDE, _HIGH, theme), plain_colours(theme))
