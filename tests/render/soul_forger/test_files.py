"""Files: small, in 128 colours that hardly differ from what was drawn."""

from __future__ import annotations

from itertools import islice

import pytest

from bot.texts import texts_in
from render import THEMES
from render.drawing.themes import theme_called
from render.soul_forger import draw_board, draw_hand, palette, warm_up
from tests.render.files import check_file, check_palette
from tests.render.soul_forger import samples

KIB = 180


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("sample", ["full", "finished"])
def test_a_board_survives_128_colours_and_stays_small(sample: str, theme: str) -> None:
    view = samples.BOARDS[sample]()
    check_file(draw_board(view, samples.names(view), texts_in("en"), theme), KIB)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("sample", ["hand"])
def test_a_hand_survives_128_colours_and_stays_small(sample: str, theme: str) -> None:
    view = samples.HANDS[sample]()
    check_file(draw_hand(view, samples.names(view), texts_in("en"), theme), KIB)


@pytest.mark.parametrize("theme", THEMES)
def test_a_palette_has_128_colours(theme: str) -> None:
    check_palette(palette(theme_called(theme)))


def test_warming_up_goes_on_piece_by_piece() -> None:
    assert len(list(islice(warm_up(theme_called("dark")), 12))) == 12


def test_a_spectator_has_no_hand() -> None:
    with pytest.raises(ValueError, match="spectator"):
        draw_hand(samples.start(), samples.NAMES, texts_in("en"), "dark")
