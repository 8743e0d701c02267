"""A bracket as a picture: rounds from left to right, lines from match to match."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from render.drawing.lettering import width
from render.drawing.themes import Theme, theme_called
from render.shared.canvas import Canvas
from render.shared.speech import SpeechText
from render.tournament.head import HEAD, MARGIN, WIDE, draw_head, draw_own, entrant
from render.tournament.palette import wire, won
from render.tournament.sheets import BracketSheet, SheetMatch, SheetPart, SheetSide

_TITLE = 54
"""The line above a part."""
_ROUNDS = 40
"""The line of the names of its rounds."""
_NUMBER = 26
"""The line above a match, with its number."""
_BETWEEN = 12
_FOOT = 14


class _Size(NamedTuple):
    """How large matches are, by how many rounds stand side by side."""

    letters: int
    line: int
    gap: int
    """Between two columns."""


_SIZES = {5: _Size(28, 40, 26), 4: _Size(32, 44, 34), 3: _Size(36, 50, 46)}


class _Grid(NamedTuple):
    """Where the columns of a page are."""

    size: _Size
    columns: int

    @property
    def step(self) -> float:
        """From column to column."""
        return (WIDE - 2 * MARGIN + self.size.gap) / self.columns

    @property
    def wide(self) -> float:
        """How wide a match is."""
        return self.step - self.size.gap

    @property
    def pitch(self) -> float:
        """From match to match of a first round."""
        return _NUMBER + 2 * self.size.line + _BETWEEN

    def high(self, part: SheetPart) -> float:
        """How high a part is."""
        return _TITLE * bool(part.title) + _ROUNDS + len(part.rounds[0].matches) * self.pitch + _FOOT


def draw_bracket(bracket: BracketSheet, _: None, speech: SpeechText, theme: str) -> Image.Image:
    """Draw a page of a bracket, as `pages.bracket_pages` cuts it."""
    columns = max([3, *(len(part.rounds) for part in bracket.parts)])
    grid = _Grid(_SIZES[columns], columns)
    high = round(HEAD + sum(grid.high(part) for part in bracket.parts) + _FOOT)
    canvas = Canvas(WIDE, high, theme_called(theme), speech, "tournament")
    champion = entrant(*bracket.champion, speech) if bracket.champion else None
    draw_head(canvas, bracket.title, bracket.under, champion)
    y = float(HEAD)
    for part in bracket.parts:
        _draw_part(canvas, part, y, grid, bracket.own)
        y += grid.high(part)
    return canvas.image


def _draw_part(canvas: Canvas, part: SheetPart, y: float, grid: _Grid, own: int) -> None:
    theme = canvas.theme
    if part.title:
        reach = canvas.text(MARGIN + 6, y + _TITLE / 2, part.title, 32, theme.gold, face="slab")
        line = round(MARGIN + reach + 26), round(y + _TITLE / 2), WIDE - MARGIN, round(y + _TITLE / 2) + 2
        canvas.image.paste(theme.thread, line)
        y += _TITLE
    middles: list[float] = []
    for column, each in enumerate(part.rounds):
        x = MARGIN + column * grid.step
        canvas.text(x + 4, y + _ROUNDS / 2, each.title, 26, theme.quiet, room=grid.wide)
        before, middles = middles, _middles(middles, len(each.matches), y + _ROUNDS, grid)
        if column:
            earlier = part.rounds[column - 1].matches
            _draw_lines(canvas, earlier, each.matches, before, middles, x, grid)
        for match, middle in zip(each.matches, middles, strict=True):
            if not match.bye:
                _draw_match(canvas, match, x, middle, grid, own)


def _middles(before: list[float], count: int, top: float, grid: _Grid) -> list[float]:
    """Return at what height the matches of a column are: between those that lead to them."""
    if not before:
        first = top + _NUMBER + grid.size.line
        return [first + index * grid.pitch for index in range(count)]
    if len(before) == count:
        return before
    each = len(before) // count
    return [sum(before[index * each : (index + 1) * each]) / each for index in range(count)]


def _draw_lines(
    canvas: Canvas,
    earlier: tuple[SheetMatch, ...],
    matches: tuple[SheetMatch, ...],
    before: list[float],
    middles: list[float],
    x: float,
    grid: _Grid,
) -> None:
    """Draw the lines from a column to the next, which begins at `x`."""
    each = max(1, len(earlier) // len(matches))
    turn = round(x - grid.size.gap / 2)
    for index, (match, middle) in enumerate(zip(matches, middles, strict=True)):
        come = range(index * each, (index + 1) * each)
        ends = [round(before[one]) for one in come if not earlier[one].bye]
        if match.bye or not ends:
            continue
        ground, level = wire(canvas.theme), round(middle)
        for end in ends:
            canvas.image.paste(ground, (round(x - grid.size.gap), end - 1, turn + 1, end + 2))
        canvas.image.paste(ground, (turn - 1, min(level, *ends) - 1, turn + 2, max(level, *ends) + 2))
        canvas.image.paste(ground, (turn, level - 1, round(x), level + 2))


def _draw_match(canvas: Canvas, match: SheetMatch, x: float, middle: float, grid: _Grid, own: int) -> None:
    """Draw a match: its number, and a line for each side."""
    theme, line = canvas.theme, grid.size.line
    top = middle - line
    edge = theme.gold if match.going_on else theme.panel_line
    canvas.text(
        x + 4, top - _NUMBER / 2 + 1, str(match.number), 21, theme.gold if match.going_on else theme.quiet
    )
    canvas.panel(x, top, grid.wide, 2 * line, theme.panel, edge, 10, 3 if match.going_on else 2)
    for index, side in enumerate(match.sides):
        _draw_side(canvas, side, match.over, x, top + index * line, grid)
        if own and side.number == own:
            draw_own(canvas, x + 4, top + index * line + 6, line - 11)
    canvas.image.paste(
        theme.panel_line, (round(x + 3), round(middle), round(x + grid.wide - 3), round(middle) + 1)
    )


def _draw_side(canvas: Canvas, side: SheetSide, over: bool, x: float, y: float, grid: _Grid) -> None:
    theme, (letters, line, _) = canvas.theme, grid.size
    middle = y + line / 2
    if side.won:
        canvas.panel(x + 3, y + 3, grid.wide - 6, line - 5, won(theme), won(theme), 7, 1)
    score = width(side.score, letters) + 10 if side.score else 0.0
    room = grid.wide - 30 - score
    if side.number:
        name = entrant(side.number, side.name, canvas.speech)
        canvas.text(x + 18, middle, name, letters, _ink(theme, side, over), room=room)
    else:
        canvas.text(x + 18, middle, side.hint or "–", letters - 6, theme.quiet, room=room)
    if side.score:
        tone = theme.gold if side.won else theme.quiet
        canvas.text(x + grid.wide - 12, middle, side.score, letters, tone, "right")


def _ink(theme: Theme, side: SheetSide, over: bool) -> tuple[int, int, int]:
    return theme.quiet if over and not side.won else theme.ink
