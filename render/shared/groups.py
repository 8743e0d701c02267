"""A page of groups of cards: one's own hand in rows, and below it what else one knows."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple, TypeAlias

from render.drawing.lettering import width
from render.playing_cards.marks import eye, fan
from render.shared.canvas import Canvas

WIDE = 1200
BAR = 68
"""Height of the bar over one's own hand."""
BAR_Y = 6.0
_GAP = 10
_MOST_HIGH = 900
FACES = (224, 184, 150, 120)
"""Widths of faces, from a small hand to a huge one: few, so that sprites are shared."""
_KNOWN_MOST = 7
_TITLE_ROOM = 560
_TITLE = 22

DrawFace: TypeAlias = Callable[[str, float, float, int], None]
"""Puts a card with its corner at a point, so wide."""


class Group(NamedTuple):
    """Cards that belong together."""

    title: str
    cards: tuple[str, ...]
    size: int
    """How many there are; more than are drawn, perhaps."""

    @classmethod
    def of(cls, title: str, held: Sequence[str]) -> Group:
        """Return a group of which all is known."""
        return cls(title, tuple(held), len(held))


class Style(NamedTuple):
    """What a game gives its pages."""

    face_high: float
    """Height of a face, in widths."""
    known: int
    """Width of faces outside one's own hand."""
    foot: int
    """Height of what lies along the lower edge."""
    most_rows: int
    """Rows of groups below one's own hand."""

    @property
    def known_high(self) -> int:
        """Height of a row of groups with their titles."""
        return round(self.known * self.face_high) + 56

    def known_wide(self, group: Group) -> float:
        """Return how wide a group is with its title, which is cut when it is very long."""
        title = min(width(group.title, _TITLE) + 40, _TITLE_ROOM)
        return max(title, len(group.cards) * (self.known + _GAP) - _GAP)


class Page(NamedTuple):
    """Where the cards of all groups lie."""

    style: Style
    own: Group
    wide: int
    """Width of the faces in one's own hand."""
    known: list[tuple[int, float, Group]]
    """Row and left end of each other group."""

    @classmethod
    def of(cls, style: Style, own: Group, others: Sequence[Group]) -> Page:
        """Lay out a page that is not too high: smaller faces first, then fewer of them."""
        known = _laid_out(style, [group for group in others if group.cards])
        page = cls(style, own, FACES[0], known)
        for wide in FACES:
            page = page._replace(wide=wide)
            if page.high <= _MOST_HIGH:
                return page
        while page.high > _MOST_HIGH and len(page.own.cards) > page.per_row:
            page = page._replace(own=page.own._replace(cards=page.own.cards[:-1]))
        return page

    @property
    def per_row(self) -> int:
        """How many cards of one's own stand in a row, so that all rows are about equally long."""
        count = len(self.own.cards)
        most = (WIDE - 24 + _GAP) // (self.wide + _GAP)
        return math.ceil(count / math.ceil(count / most)) if count else 1

    @property
    def row_high(self) -> int:
        """How high a row of one's own hand is."""
        return round(self.wide * self.style.face_high) + _GAP

    @property
    def known_y(self) -> float:
        """Where the other groups begin."""
        rows = max(1, math.ceil(len(self.own.cards) / self.per_row))
        return BAR_Y + BAR + 2 * _GAP + rows * self.row_high

    @property
    def foot_y(self) -> float:
        """Where what lies along the lower edge begins."""
        rows = max((row + 1 for row, _, _ in self.known), default=0)
        return self.known_y + rows * self.style.known_high

    @property
    def high(self) -> int:
        """Height of the page."""
        return round(self.foot_y) + self.style.foot + 10

    def places(self) -> Iterator[tuple[str, float, float]]:
        """Yield each card of one's own hand with its corner."""
        y = BAR_Y + BAR + _GAP
        for start in range(0, len(self.own.cards), self.per_row):
            row = self.own.cards[start : start + self.per_row]
            left = (WIDE - len(row) * (self.wide + _GAP) + _GAP) / 2
            for index, card in enumerate(row):
                yield card, left + index * (self.wide + _GAP), y
            y += self.row_high

    def draw_bar(self, canvas: Canvas, room: float) -> float:
        """Draw title and size of one's own hand. Return where the size begins."""
        theme, middle = canvas.theme, BAR_Y + BAR / 2
        canvas.panel(12, BAR_Y, WIDE - 24, BAR, theme.panel, theme.panel_line)
        canvas.text(32, middle, self.own.title, 38, theme.ink, room=room)
        hidden = self.own.size - len(self.own.cards)
        count = f"{len(self.own.cards)} +{hidden}" if hidden else str(self.own.size)
        right = WIDE - 36 - width(count, 46)
        canvas.text(right, middle, count, 46, theme.ink)
        canvas.paste(fan(54, theme), right - 64, BAR_Y + 7)
        return right

    def draw_emptiness(self, canvas: Canvas, text: str) -> None:
        """Say that one's own hand is empty."""
        y = BAR_Y + BAR + _GAP + (self.row_high - _GAP) / 2
        canvas.text(WIDE / 2, y, text, 44, canvas.theme.quiet, "middle")

    def draw_known(self, canvas: Canvas, draw: DrawFace) -> None:
        """Draw the groups below one's own hand."""
        for row, x, group in self.known:
            self._draw_group(canvas, draw, group, x, self.known_y + row * self.style.known_high)

    def _draw_group(self, canvas: Canvas, draw: DrawFace, group: Group, x: float, y: float) -> None:
        theme, room = canvas.theme, self.style.known_wide(group)
        canvas.paste(eye(30, theme.gold), x, y + 4)
        hidden = group.size - len(group.cards)
        title = f"{group.title} (+{hidden})" if hidden else group.title
        canvas.text(x + 38, y + 19, title, _TITLE, theme.ink, room=room - 38)
        for index, card in enumerate(group.cards):
            draw(card, x + index * (self.style.known + _GAP), y + 40, self.style.known)


def _laid_out(style: Style, groups: Sequence[Group]) -> list[tuple[int, float, Group]]:
    """Give each group that is known beside one's own hand its row and left end."""
    places: list[tuple[int, float, Group]] = []
    row, x = 0, 14.0
    for group in groups:
        shown = group._replace(cards=group.cards[:_KNOWN_MOST])
        wide = style.known_wide(shown) + 24
        if x > 14 and x + wide > WIDE:
            row, x = row + 1, 14.0
        if row == style.most_rows:
            break
        places.append((row, x, shown))
        x += wide
    return places
