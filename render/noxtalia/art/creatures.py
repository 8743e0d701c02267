"""Spirits of other packs: creatures put together from files by their id, in their element's colours."""

from __future__ import annotations

from random import Random

from PIL import Image

from render.drawing.raster import resized
from render.drawing.svg import figure
from render.drawing.tones import number_of
from render.noxtalia.art.emblems import emblem
from render.noxtalia.art.figures import FOLDER, PATTERN, STRANGERS, dyes
from render.noxtalia.art.tints import tint

LAYERS = (
    ("limbs", ("wings", "arms", "tail", "many_legs", "orbs")),
    ("crest", ("horns", "ears", "round_ears", "antlers", "crown", "tuft", "bare")),
    ("body", ("round", "tall", "block", "shard", "heap", "spiky")),
    ("eyes", ("1", "2", "3")),
)
"""What a creature is made of, from the back to the front, and which files there are of it."""
_WIDE, _HIGH = (0.74, 0.87, 1.0), (0.84, 0.92, 1.0)
"""How broad and high creatures may be."""


def creature(card: str, element: str, size: int) -> Image.Image:
    """Return the creature of an id: its parts, breadth, height and side are drawn by lot."""
    chance = Random(number_of(card, "creature"))
    parts = [f"{layer}_{chance.choice(names)}" for layer, names in LAYERS]
    images = [figure(FOLDER / STRANGERS / f"{part}.svg", size, dyes(PATTERN, element)) for part in parts]
    whole = images[0].copy()
    for image in images[1:]:
        whole.alpha_composite(image)
    badge = emblem(element, round(size * 0.2), tint(element).pale)
    spot = ((whole.width - badge.size[0]) // 2, round(size * 0.69))
    whole.paste(badge.image, spot, badge.mask)
    if chance.random() < 0.5:
        whole = whole.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
    wide, high = (
        round(side * chance.choice(shares)) for side, shares in zip(whole.size, (_WIDE, _HIGH), strict=True)
    )
    stood = Image.new("RGBA", whole.size)
    stood.paste(resized(whole, wide, high), ((whole.width - wide) // 2, whole.height - high))
    return stood
