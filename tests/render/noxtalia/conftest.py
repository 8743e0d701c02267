"""What tests of Noxtalia's pictures share."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from PIL import Image

from render.drawing.pen import Sprite
from render.noxtalia import cards, totems
from render.noxtalia.small import small_face


@cache
def _blank(wide: int, high: int) -> Sprite:
    return Sprite(Image.new("RGB", (wide, high)), Image.new("L", (wide, high), 255))


def _unpainted(*given: Any) -> Sprite:
    return _blank(*given[-3:-1])


@pytest.fixture(scope="module")
def unpainted_table() -> Iterator[None]:
    """Leave what is painted on cards and in totems out: texts and their room alone are looked at."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(cards, "illustration", _unpainted)
        patch.setattr(cards, "portrait", _unpainted)
        patch.setattr(totems, "portrait", _unpainted)
        yield
    for kept in (small_face, totems.totem):
        kept.forget()
