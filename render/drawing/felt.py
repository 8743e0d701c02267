"""The table: felt with a quiet vignette, drawn once for each theme and size."""

from __future__ import annotations

from PIL import Image

from render.drawing.raster import resized, toned
from render.drawing.sprite_cache import cached_sprite
from render.drawing.themes import Colour, Theme

STEPS = 28


@cached_sprite
def felt(wide: int, high: int, theme: Theme) -> Image.Image:
    """Return the bare table. Copy it before drawing."""
    light = resized(Image.radial_gradient("L"), wide, high)
    light = toned(light, [round(STEPS * min(1.0, max(0.0, n / 255 - 0.18) * 1.22)) for n in range(256)])
    tones = ramp(theme)
    tones += [tones[-1]] * (256 - len(tones))
    bands = [toned(light, [tone[band] for tone in tones]) for band in range(3)]
    return Image.merge("RGB", bands)


def ramp(theme: Theme) -> list[Colour]:
    """Return the tones of the felt from the middle to the edge; the palette of the files holds them all."""
    return [_blend(theme.felt, theme.felt_edge, step / STEPS) for step in range(STEPS + 1)]


def _blend(near: Colour, far: Colour, share: float) -> Colour:
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(near, far, strict=True))
    return red, green, blue
