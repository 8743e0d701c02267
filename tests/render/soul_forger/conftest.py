"""What tests of Soul-Forger's pictures share."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest
from PIL import Image

from render.drawing.pen import Sprite
from render.soul_forger import band, cards, strip_cards, tiles
from render.soul_forger.face import small_face


@cache
def _blank(wide: int, high: int) -> Sprite:
    return Sprite(Image.new("RGB", (wide, high)), Image.new("L", (wide, high), 255))


@pytest.fixture(scope="module")
def unpainted_table() -> Iterator[None]:
    """Leave out what is painted: texts and their room alone are looked at."""

    def blank(_what: object, wide: int, high: int, _radius: int = 6) -> Sprite:
        return _blank(wide, high)

    kept = (small_face, tiles.body, strip_cards.upright_card)
    with pytest.MonkeyPatch.context() as patch:
        for module in (band, cards, strip_cards, tiles):
            for name in ("picture", "grey_picture"):
                patch.setattr(module, name, blank, raising=False)
        for one in kept:
            one.forget()
        yield
    for one in kept:
        one.forget()
