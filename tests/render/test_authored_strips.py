"""Strips show the pictures that authors have brought for their cards."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageChops

from bot.texts import texts_in
from engines.kernel.cards.pictures import Picture, pictured_lists
from engines.magic.cards.catalogue import starter as starter_of_magic
from engines.soul_forger.cards.catalogue import starter as starter_of_soul_forger
from render import artist
from render.drawing.raster import toned
from render.shared.pictures import draw_from
from render.shared.strip import Strip
from tests.render.magic import samples as magic
from tests.render.neo_noble import samples as neo_noble
from tests.render.noxtalia import samples as noxtalia
from tests.render.soul_forger import samples as soul_forger

FILE = "d" * 32 + ".webp"
NAMES = ("Ada", "Bartholomé")
TABLES: dict[str, tuple[Any, Any, str]] = {
    "magic": (magic.mid_game(0), starter_of_magic(), "main"),
    "neo_noble": (neo_noble.mid_game(0), neo_noble.PACK, "action"),
    "noxtalia": (noxtalia.mid_game(0), noxtalia.PACK, "combat"),
    "soul_forger": (soul_forger.mid_game(0), starter_of_soul_forger()[0], "main"),
}
"""A table of each game, the pack of its cards, and what is asked."""


@pytest.fixture(autouse=True)
def _folder(tmp_path: Path) -> Iterator[None]:
    Image.new("RGB", (600, 800), (250, 0, 250)).save(tmp_path / FILE)
    draw_from(tmp_path)
    yield
    draw_from(None)


def bright(game: str, picture: Picture | None) -> int:
    """How many pixels of a strip have the colour of the picture, where each card of the pack has it."""
    view, pack, kind = TABLES[game]
    cards = {
        name: tuple(one.model_copy(update={"picture": picture}) for one in getattr(pack, name))
        for name in pictured_lists(type(pack))
    }
    options = view.options.model_copy(update={"cards": pack.model_copy(update=cards)})
    strip = Strip(view.model_copy(update={"options": options}), kind)
    red, green, _ = artist(game).draw_strip(strip, NAMES, texts_in("en"), "dark").convert("RGB").split()
    much, little = ([255 * (n > 200) for n in range(256)], [255 * (n < 60) for n in range(256)])
    return ImageChops.multiply(toned(red, much), toned(green, little)).histogram()[255]


@pytest.mark.parametrize("game", TABLES)
def test_a_strip_shows_the_pictures_of_authors(game: str) -> None:
    assert bright(game, Picture(file=FILE)) > 20_000
    assert bright(game, None) < 10_000
