"""Files: small, in 128 colours that hardly differ from what was drawn."""

from __future__ import annotations

from itertools import islice

import pytest

from bot.texts import texts_in
from render import THEMES
from render.drawing.themes import theme_called
from render.dueling_nobles import draw_board, draw_hand, palette, warm_up
from tests.render import samples
from tests.render.files import check_file, check_palette

BOARD, HAND = 160, 130
"""KiB: below the bar of 180, which other games need."""


@pytest.mark.parametrize(
    ("sample", "theme"), [("jack_wins", "dark"), ("six_each", "light"), ("tie", "colour_blind")]
)
def test_a_board_survives_128_colours_and_stays_small(sample: str, theme: str) -> None:
    view = samples.BOARDS[sample]()
    check_file(draw_board(view, samples.NAMES, texts_in("en"), theme), BOARD)


@pytest.mark.parametrize(("sample", "theme"), [("hand_pick", "dark"), ("hand_forty", "colour_blind")])
def test_a_hand_survives_128_colours_and_stays_small(sample: str, theme: str) -> None:
    check_file(draw_hand(samples.HANDS[sample](), samples.NAMES, texts_in("en"), theme), HAND)


@pytest.mark.parametrize("theme", THEMES)
def test_a_palette_has_128_colours(theme: str) -> None:
    check_palette(palette(theme_called(theme)))


def test_warming_up_goes_on_piece_by_piece() -> None:
    assert len(list(islice(warm_up(theme_called("dark")), 12))) == 12
