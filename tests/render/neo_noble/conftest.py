"""What tests of Neo Noble's pictures share."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest
from PIL import Image

from render.drawing.pen import Sprite
from render.neo_noble import arch, cards, lanes, small, strip_cards, strip_field
from render.neo_noble.small import small_face


@cache
def _blank(wide: int, high: int) -> Sprite:
    return Sprite(Image.new("RGB", (wide, high)), Image.new("L", (wide, high), 255))


@pytest.fixture(scope="module")
def unpainted_table() -> Iterator[None]:
    """Leave out what is painted: texts and their room alone are looked at."""

    def blank(_what: object, wide: int, high: int, *_: object) -> Sprite:
        return _blank(wide, high)

    kept = (small_face, lanes.body, arch.arch, strip_cards.upright_card, strip_field.body)
    with pytest.MonkeyPatch.context() as patch:
        for module in (cards, small, lanes, arch, strip_cards, strip_field):
            patch.setattr(module, "broad_art", blank)
        patch.setattr(cards, "square_art", lambda _what, wide, _radius: _blank(wide, wide))
        for one in kept:
            one.forget()
        yield
    for one in kept:
        one.forget()
