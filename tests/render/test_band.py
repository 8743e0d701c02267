"""The part of a table around what is marked: low, and with all of the mark in it."""

from __future__ import annotations

from typing import Any

import pytest
from PIL import Image, ImageChops

from bot.learning.catalogue import lessons_of
from bot.texts import texts_in
from engines.kernel import Game
from engines.kernel.teaching import Course
from engines.registry import GAMES
from render import THEMES
from render.process.worker import draw_band, draw_board

NAMES = ("Ada", "Herald")
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)


def read_at(game: Game[Any]) -> list[Any]:
    """What the learner sees at the steps of a lesson that are read on the table."""
    course = Course(game, lessons_of(game.id)["lesson"])
    found: list[Any] = []
    while not course.is_over:
        if not course.wanted and course.now.picture == "board":
            found.append(course.view)
        course.go_on()
    return found


def changed(one: Image.Image, other: Image.Image) -> int:
    """How many pixels differ."""
    difference = ImageChops.difference(one.convert("RGB"), other.convert("RGB")).convert("L")
    return sum(difference.point(bool).histogram()[1:])


@every_game
def test_a_band_is_low_and_holds_what_is_marked(game: Game[Any]) -> None:
    for view in read_at(game):
        bare = view.model_copy(update={"touched": ()})
        band, board, other = (
            draw(each, NAMES, texts_in("en"), THEMES[0])
            for draw, each in ((draw_band, view), (draw_board, view), (draw_board, bare))
        )
        assert band.width == board.width
        assert band.height <= 0.5 * band.width
        tops = range(board.height - band.height + 1)
        (top,) = [
            top
            for top in tops
            if board.getpixel((0, top)) == band.getpixel((0, 0))
            and not changed(board.crop((0, top, board.width, top + band.height)), band)
        ]
        marks = changed(board, other)
        inside = (0, top, board.width, top + band.height)
        assert changed(board.crop(inside), other.crop(inside)) >= 0.97 * marks


@every_game
def test_where_nothing_is_marked_a_band_is_the_viewers_side(game: Game[Any]) -> None:
    view = read_at(game)[0].model_copy(update={"touched": ()})
    band, board = (draw(view, NAMES, texts_in("en"), THEMES[0]) for draw in (draw_band, draw_board))
    lowest = (0, board.height - band.height, board.width, board.height)
    assert not changed(band, board.crop(lowest))
