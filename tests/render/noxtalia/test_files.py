"""Files: small, in 128 colours that hardly differ from what was drawn, by day and by night."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.texts import texts_in
from render import THEMES, encode
from render.drawing.themes import theme_called
from render.noxtalia import draw_board, draw_hand, palette, warm_up
from render.process.encode import reduced
from tests.render.noxtalia import samples

KIB = 180
_COLOURS = 128
LOSS = 4.1
"""Of 255, on average: as much as the style sheet allows."""


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("sample", ["start", "spelled_out", "free_for_all", "robot_turns", "finished"])
def test_a_board_survives_128_colours_and_stays_small(sample: str, theme: str) -> None:
    view = samples.BOARDS[sample]()
    image = draw_board(view, samples.names(view), texts_in("en"), theme)
    loss = ImageStat.Stat(ImageChops.difference(image, reduced(image).convert("RGB"))).mean
    assert sum(loss) / 3 <= LOSS
    data, extension = encode(image)
    assert extension == "png"
    assert len(data) <= KIB * 1024
    with Image.open(BytesIO(data)) as file:
        assert (file.format, file.mode, file.size) == ("PNG", "P", (1200, 900))
        assert len(file.getcolors() or ()) <= _COLOURS


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("sample", samples.HANDS)
def test_a_hand_stays_small(sample: str, theme: str) -> None:
    view = samples.HANDS[sample]()
    data, _ = encode(draw_hand(view, samples.names(view), texts_in("en"), theme))
    assert len(data) <= KIB * 1024


@pytest.mark.parametrize("theme", THEMES)
def test_a_palette_has_128_colours(theme: str) -> None:
    colours = palette(theme_called(theme)).getpalette() or []
    assert len(colours) <= 3 * _COLOURS


def test_warming_up_ends() -> None:
    assert sum(1 for _ in warm_up(theme_called("dark"))) > 20
