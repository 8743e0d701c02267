"""Files: small, in 128 colours that hardly differ from what was drawn."""

from __future__ import annotations

from io import BytesIO
from itertools import islice

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.texts import texts_in
from render import THEMES, encode
from render.drawing.themes import theme_called
from render.process.encode import reduced
from render.soul_forger import draw_board, draw_hand, palette, warm_up
from tests.render.soul_forger import samples

KIB = 180
_COLOURS = 128
LOSS = 4.1
"""Of 255, on average: as much as the style sheet allows."""


def check(image: Image.Image) -> None:
    """Check that a picture is a small file in 128 colours, and looks as it was drawn."""
    loss = ImageStat.Stat(ImageChops.difference(image, reduced(image).convert("RGB"))).mean
    assert sum(loss) / 3 <= LOSS
    data, extension = encode(image)
    assert extension == "png"
    assert len(data) <= KIB * 1024
    with Image.open(BytesIO(data)) as file:
        assert (file.format, file.mode, file.size) == ("PNG", "P", image.size)
        assert len(file.getcolors() or ()) <= _COLOURS


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("sample", ["full", "finished"])
def test_a_board_survives_128_colours_and_stays_small(sample: str, theme: str) -> None:
    view = samples.BOARDS[sample]()
    check(draw_board(view, samples.names(view), texts_in("en"), theme))


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("sample", ["hand"])
def test_a_hand_survives_128_colours_and_stays_small(sample: str, theme: str) -> None:
    view = samples.HANDS[sample]()
    check(draw_hand(view, samples.names(view), texts_in("en"), theme))


@pytest.mark.parametrize("theme", THEMES)
def test_a_palette_has_128_colours(theme: str) -> None:
    assert len(palette(theme_called(theme)).getpalette() or []) <= 3 * _COLOURS


def test_warming_up_goes_on_piece_by_piece() -> None:
    assert len(list(islice(warm_up(theme_called("dark")), 12))) == 12


def test_a_spectator_has_no_hand() -> None:
    with pytest.raises(ValueError, match="spectator"):
        draw_hand(samples.start(), samples.NAMES, texts_in("en"), "dark")
