"""Pictures as files."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO

import pytest
from PIL import Image

from bot.texts import texts_in
from engines.kernel import View
from render import THEMES, artist, encode
from render.dueling_nobles import draw_hand
from render.process.encode import reduced
from render.tournament import draw_standings
from tests.render import samples
from tests.render.neo_noble import samples as neo_noble
from tests.render.noxtalia import samples as noxtalia
from tests.render.tournament.samples import table

_SAY = texts_in("en")
_PICTURES: dict[str, Callable[[str], Image.Image]] = {
    "a board": lambda theme: _board(samples.crowded(), theme),
    "a hand": lambda theme: draw_hand(samples.large_hand(40), samples.NAMES, _SAY, theme),
    "a painted board": lambda theme: _board(neo_noble.crowded(), theme),
    "standings": lambda theme: draw_standings(table(32, cut=8), None, _SAY, theme),
    "another": lambda theme: _board(noxtalia.zone(), theme),
}


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("picture", _PICTURES)
def test_a_file_read_back_is_the_picture(picture: str, theme: str) -> None:
    image = _PICTURES[picture](theme)
    _check(image)


@pytest.mark.parametrize("size", [(1, 1), (3, 2), (7, 300), (1201, 5)])
def test_a_picture_of_any_size_can_be_read_back(size: tuple[int, int]) -> None:
    image = Image.effect_noise(size, 60).convert("RGB")
    image.info |= {"game": "dueling_nobles", "theme": "dark"}
    _check(image)


def _board(view: View, theme: str) -> Image.Image:
    return artist(view.game).draw_board(view, samples.NAMES, _SAY, theme)


def _check(image: Image.Image) -> None:
    data, _ = encode(image)
    with Image.open(BytesIO(data)) as file:
        file.verify()  # the sums behind each part
    with Image.open(BytesIO(data)) as file:
        expected = reduced(image)
        assert (file.mode, file.size) == ("P", image.size)
        assert file.tobytes() == expected.tobytes()
        assert file.getpalette() == expected.getpalette()
