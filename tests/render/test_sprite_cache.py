"""Pictures that are kept: within so many bytes, those that were used last; more of them packed."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Callable

import pytest
from PIL import Image

from render.drawing import sprite_cache
from render.drawing.felt import felt
from render.drawing.pen import Sprite
from render.drawing.sprite_cache import CacheShelf, Packed, cached_sprite, weight
from render.drawing.themes import theme_called
from render.dueling_nobles import ground as dueling_nobles
from render.magic import ground as magic
from render.neo_noble import ground as neo_noble
from render.soul_forger import ground as soul_forger


@pytest.fixture(autouse=True)
def shelf(monkeypatch: pytest.MonkeyPatch) -> CacheShelf:
    """Give a test a shelf for three sprites of ten pixels a side, one of them as it is."""
    small = CacheShelf(weight(_sprite()), 3 * Packed.of(_sprite()).weight)
    monkeypatch.setattr(sprite_cache, "shelf", small)
    return small


def _sprite() -> Sprite:
    return Sprite(Image.new("RGB", (10, 10)), Image.new("L", (10, 10)))


def test_what_is_kept_is_drawn_once() -> None:
    drawn: list[int] = []

    @cached_sprite
    def draw(number: int) -> Sprite:
        drawn.append(number)
        return _sprite()

    first = draw(1)
    assert draw(1) is first
    assert draw(2) is not first
    assert drawn == [1, 2]


def test_the_same_is_the_same_however_it_is_said() -> None:
    @cached_sprite
    def draw(wide: int, high: int = 10, *, dark: bool = False) -> Image.Image:
        return Image.new("L", (wide, high), 255 * (not dark))

    assert draw(10) is draw(10, 10) is draw(high=10, wide=10) is draw(10, dark=False)
    assert draw(10, dark=True) is not draw(10)


def test_what_was_used_longest_ago_makes_room(shelf: CacheShelf) -> None:
    drawn: list[int] = []

    @cached_sprite
    def draw(number: int) -> Sprite:
        drawn.append(number)
        return _sprite()

    for number in (1, 2, 3, 1, 4, 1, 2):
        draw(number)
    assert drawn == [1, 2, 3, 4, 2], "2 was used longest ago when 4 came, 1 was just used"
    assert shelf.packed.size == shelf.packed.most
    assert shelf.opened.size == shelf.opened.most


def test_what_was_packed_is_the_same_pixel_for_pixel() -> None:
    noise = Image.merge("RGBA", [Image.effect_noise((31, 17), 90) for _ in range(4)])
    for image in (noise, *(noise.convert(mode) for mode in ("L", "RGB"))):
        again = Packed.of(image).unpacked()
        assert isinstance(again, Image.Image)
        assert (again.mode, again.size, again.tobytes()) == (image.mode, image.size, image.tobytes())
    sprite = Packed.of(Sprite(noise.convert("RGB"), noise.getchannel("A"))).unpacked()
    assert isinstance(sprite, Sprite)
    assert sprite.image.tobytes() == noise.convert("RGB").tobytes()
    assert sprite.mask.tobytes() == noise.getchannel("A").tobytes()


def test_what_is_too_large_to_be_kept_is_drawn_all_the_same(shelf: CacheShelf) -> None:
    @cached_sprite
    def draw(wide: int) -> Image.Image:
        return Image.effect_noise((wide, 100), 90)

    assert draw(100).size == (100, 100)
    assert shelf.opened.size == shelf.packed.size == 0


def test_one_function_forgets_and_others_do_not(shelf: CacheShelf) -> None:
    @cached_sprite
    def one() -> Sprite:
        return _sprite()

    @cached_sprite
    def other() -> Sprite:
        return _sprite()

    first = one()
    one.forget()
    assert one() is not first
    other()
    assert shelf.packed.size == Packed.of(_sprite()).weight, "one has made room for the other"
    one.forget()
    assert other() is other()
    assert shelf.packed.size == 0
    assert shelf.opened.size == weight(other())


def test_three_bands_take_four_bytes_a_pixel() -> None:
    assert weight(Image.new("RGB", (10, 10))) == 400
    assert weight(Image.new("L", (10, 10))) == 100
    assert weight(Image.new("RGBA", (10, 10))) == 400
    assert weight(_sprite()) == 500


GROUNDS: dict[str, Callable[[int], Image.Image]] = {
    "tournament": lambda high: felt(120, high, theme_called("dark")),
    "dueling_nobles": lambda high: dueling_nobles.damask(120, high, theme_called("dark")),
    "magic": lambda high: magic.ground(120, high, theme_called("dark")),
    "neo_noble": lambda high: neo_noble.limbo(120, high, theme_called("dark")),
    "soul_forger": lambda high: soul_forger.wall(120, high, theme_called("dark")),
}


@pytest.mark.parametrize("game", GROUNDS)
def test_grounds_of_many_heights_are_let_go_when_there_is_no_room(game: str) -> None:
    """A strip is as high as what is on it: grounds by their number took half of all memory."""
    first = weakref.ref(GROUNDS[game](100))
    for high in range(104, 124, 4):
        GROUNDS[game](high)
    gc.collect()
    assert first() is None
