"""Files: small, in 128 colours that hardly differ from what was drawn."""

from __future__ import annotations

from io import BytesIO
from itertools import islice

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.texts import texts_in
from render import THEMES, encode
from render.drawing.themes import theme_called
from render.dueling_nobles import draw_board, draw_hand, palette, warm_up
from render.process.encode import reduced
from tests.render import samples

BOARD, HAND = 160, 130
"""KiB: below the bar of 180, which other games need."""
_COLOURS = 128
LOSS = 4.1
"""Of 255, on average: as much as the style sheet allows."""


def check(image: Image.Image, kib: int) -> None:
    """Check that a picture is a small file in 128 colours, and looks as it was drawn."""
    loss = ImageStat.Stat(ImageChops.difference(image, reduced(image).convert("RGB"))).mean
    assert sum(loss) / 3 <= LOSS
    data, extension = encode(image)
    assert extension == "png"
    assert len(data) <= kib * 1024
    with Image.open(BytesIO(data)) as file:
        assert (file.format, file.mode, file.size) == ("PNG", "P", image.size)
        assert len(file.getcolors() or ()) <= _COLOURS


@pytest.mark.parametrize(
    ("sample", "theme"), [*(("jack_wins", name) for name in THEMES), ("six_each", "light")]
)
def test_a_board_survives_128_colours_and_stays_small(sample: str, theme: str) -> None:
    view = samples.BOARDS[sample]()
    check(draw_board(view, samples.NAMES, texts_in("en"), theme), BOARD)


@pytest.mark.parametrize(("sample", "theme"), [("hand_pick", "dark"), ("hand_forty", "colour_blind")])
def test_a_hand_survives_128_colours_and_stays_small(sample: str, theme: str) -> None:
    check(draw_hand(samples.HANDS[sample](), samples.NAMES, texts_in("en"), theme), HAND)


@pytest.mark.parametrize("theme", THEMES)
def test_a_palette_has_128_colours(theme: str) -> None:
    assert len(palette(theme_called(theme)).getpalette() or []) <= 3 * _COLOURS


def test_warming_up_goes_on_piece_by_piece() -> None:
    assert len(list(islice(warm_up(theme_called("dark")), 12))) == 12
