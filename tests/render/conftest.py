"""What tests of pictures look at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PIL import Image

from render.drawing import sprite_cache
from render.drawing.pen import Sprite
from render.magic import scene as magic_scene
from render.neo_noble import face as neo_noble_face
from render.neo_noble import scene as neo_noble_scene
from render.neo_noble import small as neo_noble_small
from render.noxtalia import face as noxtalia_face
from render.shared.canvas import Canvas
from render.soul_forger import face as soul_forger_face
from render.soul_forger import scene as soul_forger_scene
from tests.render.letters import Written, noted_letters
from tests.render.room import Line, noted_lines, noted_on_cards

sprite_cache.shelf.opened.most = 2**29
"""Bytes: cards of all games, of which none is to be packed to make room for another's."""


@pytest.fixture
def lines(monkeypatch: pytest.MonkeyPatch) -> list[Line]:
    """Return the lines of text that are written upon a table from now on."""
    return noted_lines(monkeypatch)


@pytest.fixture
def letters(monkeypatch: pytest.MonkeyPatch) -> list[Written]:
    """Return what is written from now on, on whole tables and on cards."""
    return noted_letters(monkeypatch)


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, float, float, float]]:
    """Return the lines of text that are written upon a card from now on: text, right, lower end, size."""
    return noted_on_cards(monkeypatch)


@pytest.fixture
def unseen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nothing show upon whole tables, whatever is put there: texts and their room alone are looked at."""

    def bare(lay: Callable[..., Canvas]) -> Callable[..., Canvas]:
        def laid(*given: Any) -> Canvas:
            canvas = lay(*given)
            canvas.image.paste = lambda *_, **__: None
            return canvas

        return laid

    for scene, lay in ((neo_noble_scene, "upon"), (soul_forger_scene, "upon"), (magic_scene, "table")):
        monkeypatch.setattr(scene, lay, bare(getattr(scene, lay)))


@pytest.fixture
def unpainted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave the pictures on cards out: texts alone are looked at."""

    def blank(_card: Any, wide: int, _radius: int, high: int | None = None) -> Sprite:
        size = (wide, high or round(wide * 0.75))
        return Sprite(Image.new("RGB", size), Image.new("L", size, 255))

    monkeypatch.setattr(neo_noble_face, "card_art", blank)

    def broad(_subject: Any, wide: int, high: int, *_: Any) -> Sprite:
        return Sprite(Image.new("RGB", (wide, high)), Image.new("L", (wide, high), 255))

    monkeypatch.setattr(neo_noble_small, "broad_art", broad)

    def plain(*given: Any) -> Sprite:
        size = given[-3:-1]
        return Sprite(Image.new("RGB", size), Image.new("L", size, 255))

    monkeypatch.setattr(noxtalia_face, "painted", plain)
    monkeypatch.setattr(noxtalia_face, "portrait", plain)

    def bare(_subject: Any, wide: int, high: int, _radius: int = 6) -> Sprite:
        return Sprite(Image.new("RGB", (wide, high)), Image.new("L", (wide, high), 255))

    monkeypatch.setattr(soul_forger_face, "painted", bare)
    monkeypatch.setattr(soul_forger_face, "picture", bare)
