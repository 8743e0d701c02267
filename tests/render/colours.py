"""How a picture looks to whoever cannot tell some colours apart."""

from __future__ import annotations

from PIL import Image, ImageChops

KINDS: dict[str, tuple[float, ...]] = {
    "protanopia": (
        0.152286, 1.052583, -0.204868, 0,
        0.114503, 0.786281, 0.099216, 0,
        -0.003882, -0.048116, 1.051998, 0,
    ),
    "deuteranopia": (
        0.367322, 0.860646, -0.227968, 0,
        0.280085, 0.672501, 0.047413, 0,
        -0.011820, 0.042940, 0.968881, 0,
    ),
    "tritanopia": (
        1.255528, -0.076749, -0.178779, 0,
        -0.078411, 0.930809, 0.147602, 0,
        0.004733, 0.691367, 0.303900, 0,
    ),
}  # fmt: skip
"""What red, green and blue become, by Machado, Oliveira and Fernandes (2009), at full severity."""
_FAINT = 24
"""Of 255: a difference in lightness that is not seen on a phone."""


def seen_apart(one: Image.Image, other: Image.Image) -> int:
    """Return in how many pixels two pictures differ in lightness for whoever sees least of it."""
    return min(_differing(one.convert("RGB", kind), other.convert("RGB", kind)) for kind in KINDS.values())


def _differing(one: Image.Image, other: Image.Image) -> int:
    difference = ImageChops.difference(one.convert("L"), other.convert("L"))
    return sum(difference.histogram()[_FAINT:])
