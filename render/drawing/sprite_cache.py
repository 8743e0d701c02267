"""Pictures that are kept once they are drawn: the last ones as they are, many more packed."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import update_wrapper
from inspect import signature
from typing import Generic, NamedTuple, ParamSpec, Self, TypeAlias, TypeVar

import deflate
from PIL import Image

from render.drawing.pen import Sprite

P = ParamSpec("P")
Drawn = TypeVar("Drawn", Sprite, Image.Image)
Thing = TypeVar("Thing")
_Key: TypeAlias = tuple[Hashable, ...]
_Either: TypeAlias = Sprite | Image.Image

OPEN = 48 * 2**20
"""Bytes that a process keeps of pictures as they are: those of some dozen tables."""
PACKED = 64 * 2**20
"""Bytes of packed ones, a sixth as large: the art and the hands of all starter sets have room."""
_BYTES = {"RGB": 4}
"""Of a pixel in memory, where it is not one for each band."""
_LEVEL = 1
"""Of compression: to unpack takes a fiftieth of the time of drawing, and higher levels hardly save more."""


def weight(picture: _Either) -> int:
    """Return how many bytes a picture takes in memory."""
    if isinstance(picture, Sprite):
        return weight(picture.image) + weight(picture.mask)
    return picture.width * picture.height * _BYTES.get(picture.mode, len(picture.getbands()))


class Packed(NamedTuple):
    """A picture as bytes: a sprite's colours and its mask, or an image."""

    parts: tuple[tuple[str, tuple[int, int], bytes], ...]
    """Of each its mode and size."""

    @classmethod
    def of(cls, picture: _Either) -> Self:
        """Pack a picture."""
        images = (picture.image, picture.mask) if isinstance(picture, Sprite) else (picture,)
        return cls(tuple((one.mode, one.size, _deflated(one.tobytes())) for one in images))

    def unpacked(self) -> _Either:
        """Return the picture as it was."""
        images = [Image.frombytes(mode, size, _inflated(data, mode, size)) for mode, size, data in self.parts]
        return Sprite(*images) if len(images) == 2 else images[0]

    @property
    def weight(self) -> int:
        """How many bytes it takes."""
        return sum(len(data) for _, _, data in self.parts)


class CacheRow(Generic[Thing]):
    """The things that were used last, all together within so many bytes."""

    def __init__(self, most: int, weigh: Callable[[Thing], int]) -> None:
        self.most = most
        self.size = 0
        """Bytes that are kept."""
        self._weigh = weigh
        self._things: OrderedDict[_Key, Thing] = OrderedDict()

    def take(self, key: _Key) -> Thing | None:
        """Return what is kept, and take it for what was used last."""
        found = self._things.get(key)
        if found is not None:
            self._things.move_to_end(key)
        return found

    def put(self, key: _Key, thing: Thing) -> list[tuple[_Key, Thing]]:
        """Keep a thing, and return those used longest ago, which have made room for it."""
        self._things[key] = thing
        self.size += self._weigh(thing)
        left: list[tuple[_Key, Thing]] = []
        while self.size > self.most:
            left.append(self._things.popitem(last=False))
            self.size -= self._weigh(left[-1][1])
        return left

    def clear(self, maker: Hashable) -> None:
        """Forget what a function has drawn."""
        for one in [one for one in self._things if one[0] is maker]:
            self.size -= self._weigh(self._things.pop(one))


class CacheShelf:
    """All pictures that are kept: those used last as they are, the others packed once they make room."""

    def __init__(self, opened: int, packed: int) -> None:
        """Keep at most so many bytes of each."""
        self.opened = CacheRow[_Either](opened, weight)
        self.packed = CacheRow[Packed](packed, lambda one: one.weight)

    def take(self, key: _Key) -> _Either | None:
        """Return a picture that is kept, and take it for one just used."""
        found = self.opened.take(key)
        if found is None and (packed := self.packed.take(key)) is not None:
            found = packed.unpacked()
            self.put(key, found)
        return found

    def put(self, key: _Key, picture: _Either) -> None:
        """Keep a picture; what was unpacked need not be packed again."""
        for other, left in self.opened.put(key, picture):
            if self.packed.take(other) is None:
                self.packed.put(other, Packed.of(left))

    def clear(self, maker: Hashable) -> None:
        """Forget what a function has drawn."""
        self.opened.clear(maker)
        self.packed.clear(maker)


shelf = CacheShelf(OPEN, PACKED)
"""Of this process."""


class CacheEntry(Generic[P, Drawn]):
    """A function that draws, whose pictures are kept; called with the same, it returns the same."""

    def __init__(self, make: Callable[P, Drawn]) -> None:
        """Keep what a function draws; all that it is given must be hashable, and equal to what is alike."""
        self.make = make
        """The function itself, for what need not be kept."""
        self._asked = [(one.name, one.default) for one in signature(make).parameters.values()]
        update_wrapper(self, make)

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> Drawn:
        """Return a picture that was drawn before, or draw it."""
        rest = (kwargs.get(name, default) for name, default in self._asked[len(args) :])
        key = (self.make, *args, *rest)
        found = shelf.take(key)
        if found is None:
            found = self.make(*args, **kwargs)
            shelf.put(key, found)
        return found  # pyright: ignore[reportReturnType]: of the kind that this function draws

    def forget(self) -> None:
        """Forget all that this function has drawn."""
        shelf.clear(self.make)


def cached_sprite(make: Callable[P, Drawn]) -> CacheEntry[P, Drawn]:
    """Decorate a function that draws: what it has drawn is kept."""
    return CacheEntry(make)


def _deflated(data: bytes) -> bytes:
    return bytes(deflate.deflate_compress(data, _LEVEL))  # pyright: ignore[reportUnknownMemberType]: of a buffer


def _inflated(data: bytes, mode: str, size: tuple[int, int]) -> bytes:
    whole = size[0] * size[1] * Image.getmodebands(mode)
    return bytes(deflate.deflate_decompress(data, whole))  # pyright: ignore[reportUnknownMemberType]: of a buffer
