"""What lies below cards: their shadows."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw, ImageFilter


@lru_cache(maxsize=64)
def shadow_mask(wide: int, high: int, strength: int) -> Image.Image:
    """Return a soft shadow, eight pixels larger than the card on each side."""
    mask = Image.new("L", (wide + 16, high + 16), 0)
    ImageDraw.Draw(mask).rounded_rectangle((8, 8, wide + 7, high + 7), 10, fill=strength)
    return mask.filter(ImageFilter.GaussianBlur(4))
