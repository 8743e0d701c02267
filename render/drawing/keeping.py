"""Pictures that are kept once they are drawn: all together within so many bytes, those used last."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import update_wrapper
from inspect import signature
from typing import Generic, ParamSpec, TypeAlias, TypeVar

from PIL import Image

from render.drawing.pen import Sprite

P = ParamSpec("P")
Drawn = TypeVar("Drawn", Sprite, Image.Image)
_Key: TypeAlias = tuple[Hashable, ...]

MOST = 176 * 2**20
"""Bytes that a process keeps: the art of all starter sets takes most of it, hands the rest."""
_BYTES = {"RGB": 4}
"""Of a pixel in memory, where it is not one for each band."""


class Shelf:
    """The pictures that were used last."""

    def __init__(self, most: int) -> None:
        """Keep at most so many bytes."""
        self.most = most
        self.size = 0
        """Bytes that are kept."""
        self._pictures: OrderedDict[_Key, Sprite | Image.Image] = OrderedDict()

    def take(self, key: _Key) -> Sprite | Image.Image | None:
        """Return a picture that is kept, and take it for one just used."""
        found = self._pictures.get(key)
        if found is not None:
            self._pictures.move_to_end(key)
        return found

    def put(self, key: _Key, picture: Sprite | Image.Image) -> None:
        """Keep a picture; those used longest ago make room for it."""
        self._pictures[key] = picture
        self.size += weight(picture)
        while self.size > self.most:
            self.size -= weight(self._pictures.popitem(last=False)[1])

    def clear(self, maker: Hashable) -> None:
        """Forget what a function has drawn."""
        for one in [one for one in self._pictures if one[0] is maker]:
            self.size -= weight(self._pictures.pop(one))


shelf = Shelf(MOST)
"""Of this process."""


class Kept(Generic[P, Drawn]):
    """A function that draws, whose pictures are kept; called with the same, it returns the same."""

    def __init__(self, make: Callable[P, Drawn]) -> None:
        """Keep what a function draws; all that it is given must be hashable."""
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


def kept(make: Callable[P, Drawn]) -> Kept[P, Drawn]:
    """Decorate a function that draws: what it has drawn is kept."""
    return Kept(make)


def weight(picture: Sprite | Image.Image) -> int:
    """Return how many bytes a picture takes in memory."""
    if isinstance(picture, Sprite):
        return weight(picture.image) + weight(picture.mask)
    return picture.width * picture.height * _BYTES.get(picture.mode, len(picture.getbands()))
