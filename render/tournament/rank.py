"""A person's rating at one game as a picture: the number, how sure it is, and how it went."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from render.drawing.lettering import plain
from render.drawing.pen import Pen
from render.drawing.themes import theme_called
from render.drawing.tones import mixed
from render.shared.box import Box
from render.shared.canvas import Canvas
from render.shared.speech import SpeechText

WIDE, HIGH = 1000, 620
MOST_SPOTS = 160
"""Points of a curve: more could not be told apart."""
_ALT = 1_024
_EDGE = 36
_CHART = Box(_EDGE, 266, WIDE - 2 * _EDGE, HIGH - 266 - _EDGE)
_LEFT, _PAD = 128, 24
"""Room for the numbers beside the curve, and around it."""


class RankPlace(NamedTuple):
    """A rating at one moment: the number as it is shown, and by how much it may be wrong."""

    rating: int
    band: int


class RankCard(NamedTuple):
    """What is shown of a person's rating."""

    game: str
    name: str
    rating: int
    band: int
    """By how much it may be wrong either way, in 19 cases of 20."""
    provisional: bool
    place: int | None
    """Among those who are sure; None for who is not, or is not listed."""
    listed: int
    matches: int
    wins: int
    course: tuple[RankPlace, ...]
    """After each match, the oldest first."""

    @property
    def number(self) -> str:
        """The rating as it is written."""
        return f"{self.rating}?" if self.provisional else str(self.rating)


def thinned(course: Sequence[RankPlace]) -> tuple[RankPlace, ...]:
    """Return as many points of a long course as a picture can show, the first and the last among them."""
    if len(course) <= MOST_SPOTS:
        return tuple(course)
    step = (len(course) - 1) / (MOST_SPOTS - 1)
    return tuple(course[round(number * step)] for number in range(MOST_SPOTS))


def draw_rank(card: RankCard, _: None, speech: SpeechText, theme: str) -> Image.Image:
    """Draw a person's card."""
    canvas = Canvas(WIDE, HIGH, theme_called(theme), speech, card.game)
    _head(canvas, card)
    _chart(canvas, card)
    return canvas.image


def rank_alt(card: RankCard, _: None, speech: SpeechText) -> str:
    """Say what a person's card shows."""
    said = [
        speech.say("rank-pic-alt", name=card.name, rating=card.number, band=card.band),
        f"{_place(card, speech)}. {speech.say('rank-matches', matches=card.matches, wins=card.wins)}.",
    ]
    if len(card.course) > 1:
        numbers = [spot.rating for spot in card.course]
        values = {"first": numbers[0], "last": numbers[-1], "low": min(numbers), "high": max(numbers)}
        worded = {name: str(value) for name, value in values.items()}
        said.append(speech.say("rank-pic-course", **worded))
    return " ".join(said)[:_ALT]


def _place(card: RankCard, speech: SpeechText) -> str:
    if card.provisional:
        return speech.say("rank-provisional")
    if card.place is None:
        return speech.say("rank-unlisted")
    return speech.say("rank-place", place=card.place, listed=card.listed)


def _head(canvas: Canvas, card: RankCard) -> None:
    theme, speech = canvas.theme, canvas.speech
    name = plain(card.name) or speech.say("rank-pic-somebody")
    end = WIDE - _EDGE
    number = canvas.text(end, 82, card.number, 104, theme.gold, "right", face="slab")
    canvas.text(end, 164, f"± {card.band}", 42, theme.quiet, "right")
    room = WIDE - 2 * _EDGE - max(number, 180) - 30
    canvas.text(_EDGE, 64, name, 60, theme.ink, room=room)
    canvas.text(_EDGE, 124, speech.say(f"game-{card.game.replace('_', '-')}"), 40, theme.quiet, room=room)
    wide = WIDE - 2 * _EDGE
    canvas.text(_EDGE, 178, _place(card, speech), 40, theme.ink, room=wide - 220)
    told = speech.say("rank-matches", matches=card.matches, wins=card.wins)
    canvas.text(_EDGE, 230, told, 40, theme.ink, room=wide)


def _chart(canvas: Canvas, card: RankCard) -> None:
    """Draw the curve within its band, on a scale of round numbers."""
    theme = canvas.theme
    canvas.panel(_CHART.x, _CHART.y, _CHART.wide, _CHART.high, theme.panel, theme.panel_line)
    low, high, step = _scale(card.course)
    inner_wide, inner_high = _CHART.wide - _LEFT - _PAD, _CHART.high - 2 * _PAD

    def y_of(value: float) -> float:
        return _PAD + inner_high * (high - value) / (high - low)

    pen = Pen(_CHART.wide, _CHART.high)
    for value in range(low, high + 1, step):
        y = y_of(value)
        pen.stroke([(_LEFT, y), (_LEFT + inner_wide, y)], theme.panel_line, 2)
    if card.course:
        count = max(1, len(card.course) - 1)
        xs = [_LEFT + inner_wide * number / count for number in range(len(card.course))]
        if len(xs) == 1:
            xs = [_LEFT + inner_wide / 2]
        upper = [(x, y_of(spot.rating + spot.band)) for x, spot in zip(xs, card.course, strict=True)]
        lower = [(x, y_of(spot.rating - spot.band)) for x, spot in zip(xs, card.course, strict=True)]
        if len(xs) > 1:
            pen.polygon([*upper, *reversed(lower)], mixed(theme.panel, theme.gold, 0.3))
        else:
            pen.stroke([upper[0], lower[0]], mixed(theme.panel, theme.gold, 0.3), 14)
        line = [(x, y_of(spot.rating)) for x, spot in zip(xs, card.course, strict=True)]
        if len(line) > 1:
            pen.stroke(line, theme.gold, 6)
        pen.disc(*line[-1], 10, theme.gold, theme.panel, 3)
    canvas.paste(pen.sprite(), _CHART.x, _CHART.y)
    for value in range(low, high + 1, step):
        canvas.text(_CHART.x + _LEFT - 16, _CHART.y + y_of(value), str(value), 38, theme.quiet, "right")
    if not card.course:
        x, y = _CHART.centre + _LEFT / 2, _CHART.middle + inner_high / 8
        none = canvas.speech.say("rank-pic-none")
        canvas.text(x, y, none, 40, theme.quiet, "middle", room=inner_wide)


def _scale(course: Sequence[RankPlace]) -> tuple[int, int, int]:
    """Return from where to where the numbers beside a curve go, and by what steps: at most six lines."""
    least = min((spot.rating - spot.band for spot in course), default=1_300)
    most = max((spot.rating + spot.band for spot in course), default=1_700)
    for step in (50, 100, 200, 250, 500, 1_000, 2_000):
        low, high = least // step * step, -(-most // step) * step
        if (high - low) // step <= 5:
            break
    return low, max(high, low + step), step
