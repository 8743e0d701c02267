"""Where everything lies upon the table."""

from __future__ import annotations

from typing import NamedTuple

from render.drawing.signs import Role
from render.dueling_nobles.ground import YARD
from render.shared.box import Box

WIDE, HIGH = 1200, 774
_MARGIN, _BAR = 6, 66
WHOLE, SLIM = (126, 176), (76, 158)
"""Nobles of a court: up to seven, more."""
_MOST_WHOLE = 7
MOST = 12
"""Nobles that there are."""
_WIDEST_STEP = 250
_COURT = (6.0, 988.0)
"""Left end and width of the courts; the piles stand to their right."""
COLUMN = Box(998, 78, 198, 618)
PILE = (108, 151)
SMALL_PILE = (64, 90)
DUELLIST = 126
"""Width of a noble in the yard."""


def place_of_bar(near: bool) -> Box:
    """Return where a player's bar is."""
    return Box(_MARGIN, HIGH - _MARGIN - _BAR if near else _MARGIN, WIDE - 2 * _MARGIN, _BAR)


def side(near: bool) -> Box:
    """Return the part of the board that is one seat's, with its bar."""
    return Box(0, YARD[1] + 14, WIDE, HIGH - YARD[1] - 14) if near else Box(0, 0, WIDE, YARD[0] - 8)


def court(near: bool) -> Box:
    """Return where a seat's nobles lie, without what hangs from them."""
    left, wide = _COURT
    top = YARD[1] + 16 if near else COLUMN.y
    return Box(left, top, wide, WHOLE[1])


def nobles(near: bool, count: int) -> list[Box]:
    """Return where so many nobles lie, as large as there is room."""
    wide, high = WHOLE if count <= _MOST_WHOLE else SLIM
    return _row(court(near).top(high), count, wide, high, _WIDEST_STEP if wide != SLIM[0] else 90)


def open_nobles(count: int) -> list[Box]:
    """Return where nobles that are drafted lie: in the yard."""
    left, wide = _COURT
    return _row(Box(left, YARD[0] + 8, wide, YARD[1] - YARD[0] - 28), count, *SLIM, 90)


def _row(box: Box, count: int, wide: int, high: int, widest: float) -> list[Box]:
    step = min(box.wide / max(1, count), widest)
    start = box.centre - step * count / 2
    top = round(box.middle - high / 2)
    return [Box(round(start + step * n + (step - wide) / 2), top, wide, high) for n in range(count)]


class Stand(NamedTuple):
    """Where one side of a duel has its things in the yard."""

    card: Box
    """Of the noble, before it leans."""
    sums: Box
    """What its total is made of; the first row, above the totals, may reach further."""
    total: float
    """The middle of its total."""
    role: Role
    sign: tuple[float, float]
    """The middle of its role's disc."""
    lean: float
    """Degrees."""


_YARD_MIDDLE = (YARD[0] + YARD[1]) / 2


def stands() -> tuple[Stand, Stand]:
    """Return the attacker's place and the defender's."""
    high = round(DUELLIST * 1.4)
    top, sums, sign = _YARD_MIDDLE - high / 2 - 3, (YARD[0] + 10, 190), YARD[0] + 34
    return (
        Stand(Box(24, top, DUELLIST, high), Box(180, sums[0], 166, sums[1]), 421, "acts", (150, sign), 3),
        Stand(Box(848, top, DUELLIST, high), Box(662, sums[0], 166, sums[1]), 585, "aimed", (964, sign), -3),
    )


class Pile(NamedTuple):
    """Where a pile lies."""

    card: Box
    number: tuple[float, float]
    """The middle of its disc."""
    label: Box


def piles(ruled: bool) -> tuple[Pile, Pile, Pile]:
    """Return where nobles, number cards and discards lie; closer where house rules are listed below."""
    if ruled:
        wide, high = SMALL_PILE
        return tuple(
            Pile(Box(1010, y, wide, high), (1010 + wide + 60, y + 32), Box(1010 + wide + 4, y + 66, 114, 30))
            for y in (82.0, 180.0, YARD[0] + 14.0)
        )  # pyright: ignore[reportReturnType]: there are three of them
    wide, high = PILE
    return tuple(
        Pile(Box(1028, y, wide, high), (1138, y + high - 36), Box(COLUMN.x, y + high + 4, 170, 30))
        for y in (82.0, YARD[0] + 12.0, YARD[1] + 16.0)
    )  # pyright: ignore[reportReturnType]: there are three of them


def house(count: int) -> Box:
    """Return where so many house rules are listed."""
    return Box(COLUMN.x, YARD[0] + 116, COLUMN.wide, 48 + min(count * 32, 200))


# A hand

_CARDS = ((286, 4), (272, 4), (230, 5), (182, 6), (136, 8), (108, 10), (94, 11))
"""Widths of cards in a hand and how many stand in a row, from a small hand to forty cards."""
SEEN = 94
_SEEN_ROW = 11
_TOP, _GAP, _SHELF = 90, 10, 52
_EMPTY = 170
_HIGHEST = 900
"""Height of a picture of a hand, at the most."""


class Page(NamedTuple):
    """Where a hand's cards lie on its picture."""

    wide: int
    high: int
    cards: list[Box]
    empty: Box
    """Where it is said that there are none."""
    shelf: Box | None
    """The title of what has been seen of the other's hand."""
    seen: list[Box]


def page_of(count: int, seen: int | None) -> Page:
    """Return the page of so many cards, and of those seen in the other's hand, as large as there is room."""
    rows = -(-(seen or 0) // _SEEN_ROW)
    wide = row = lines = high = foot = 0
    shelf = 0 if seen is None else _SHELF + _GAP + rows * (round(SEEN * 1.4) + _GAP)
    for wide, row in _CARDS:
        lines = max(1, -(-count // row))
        high = round(wide * 1.4)
        foot = _TOP + (lines * (high + _GAP + 8) if count else _EMPTY)
        fits = count <= row if wide == _CARDS[0][0] else True
        if fits and foot + shelf <= _HIGHEST:
            break
    cards = _lines(count, -(-count // lines), wide, high, _TOP, 8)
    title = None if seen is None else Box(_MARGIN, foot, WIDE - 2 * _MARGIN, _SHELF)
    below = _lines(seen or 0, _SEEN_ROW, SEEN, round(SEEN * 1.4), foot + _SHELF + _GAP, 0)
    return Page(WIDE, round(foot + shelf), cards, Box(0, _TOP, WIDE, _EMPTY - _GAP), title, below)


def _lines(count: int, row: int, wide: int, high: int, top: float, more: int) -> list[Box]:
    """Return so many boxes in rows about equally long, each in the middle."""
    boxes: list[Box] = []
    for start in range(0, count, max(1, row)):
        line = min(row, count - start)
        left = (WIDE - line * (wide + _GAP) + _GAP) / 2
        y = top + start // row * (high + _GAP + more)
        boxes += [Box(left + place * (wide + _GAP), y, wide, high) for place in range(line)]
    return boxes
