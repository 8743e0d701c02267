"""Pillow's ways with pixels whose types name NumPy, which need not be there."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image


def resized(image: Image.Image, wide: int, high: int) -> Image.Image:
    """Return a picture in another size."""
    return image.resize((wide, high), Image.Resampling.BICUBIC)  # pyright: ignore[reportUnknownMemberType]: Pillow leaves it unsaid


def thinned(image: Image.Image, wide: int, high: int) -> Image.Image:
    """Return a picture in another size, whose colours are all its own."""
    return image.resize((wide, high), Image.Resampling.NEAREST)  # pyright: ignore[reportUnknownMemberType]: Pillow leaves it unsaid


def toned(image: Image.Image, tones: Sequence[float]) -> Image.Image:
    """Return a picture in grey with another tone for each."""
    return image.point(tones)  # pyright: ignore[reportUnknownMemberType]: Pillow leaves it unsaid
