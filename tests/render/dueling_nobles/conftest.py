"""What tests of Dueling Nobles' pictures share."""

from __future__ import annotations

from typing import Any

import pytest
from PIL import Image

from render.drawing.pen import Sprite
from render.dueling_nobles import board, courtyard, duel, hand, piles, strip
from render.dueling_nobles.cards import height
from render.dueling_nobles.places import DUELLIST, SLIM


@pytest.fixture
def unpainted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave the faces of cards out: texts upon the table alone are looked at."""

    def blank(wide: int, high: int) -> Sprite:
        return Sprite(Image.new("RGB", (wide, high)), Image.new("L", (wide, high), 255))

    def card(_card: str, _letter: str, wide: int, _theme: Any) -> Sprite:
        return blank(wide, height(wide))

    def slim(*_: Any) -> Sprite:
        return blank(*SLIM)

    def leaning(*_: Any) -> Sprite:
        return blank(DUELLIST, height(DUELLIST))

    for where in (courtyard, hand, piles, strip):
        monkeypatch.setattr(where, "card_sprite", card)
    for where in (board, courtyard, strip):
        monkeypatch.setattr(where, "slim_sprite", slim)
    monkeypatch.setattr(duel, "leaning", leaning)
