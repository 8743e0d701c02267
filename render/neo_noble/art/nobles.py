"""Nobles: ours have files of their own; those of other packs are put together from files by their id."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from random import Random
from typing import NamedTuple

from PIL import Image, ImageOps

from engines.neo_noble.language.parts import Fate
from render.drawing.pen import Pen
from render.drawing.strokes import around
from render.drawing.svg import drawn, figure
from render.drawing.tones import LINE, mixed, number_of
from render.neo_noble.art.figures import FOLDER, dyes
from render.neo_noble.art.scenes import VIEWS, draw_scene
from render.neo_noble.art.tints import DYES_EACH, dye, tint

_WIDE, _HIGH = 120, 90
OURS, STRANGERS = "nobles", "strangers"
"""The folders of our Nobles, and of what those of other packs are put together from."""
STANDS_IN: Mapping[str, int] = {"mother_hawthorn": 0, "corvane": 2, "dame_scoria": 1, "ilsabet": 1}
"""Our Nobles, each with the view of its Fate’s country behind it."""
BEHIND = (
    "wings", "bat_wings", "moth_wings", "window", "throne", "wheel", "roots", "flames", "bells", "stars",
)  # fmt: skip
HEADS = (
    "veil", "elder", "mask", "braids", "stag", "owl", "skull", "goat", "halo", "moon", "sun", "hood", "fox",
)  # fmt: skip
THINGS = (
    "staff", "scythe", "bell", "key", "crook", "sword", "scales", "hourglass", "trident", "horn", "lantern",
    "book", "cage", "star", "skull", "mirror", "torch", "chain",
)  # fmt: skip
"""What is held, each with the hand that holds it, on the right of the picture."""
_WORN = dye("ghostbound", 0)
"""What the files of strangers wear."""


class Regalia(NamedTuple):
    """What a Noble of another pack is made of."""

    behind: str
    head: str
    right: str
    left: str
    dye: int


@lru_cache(maxsize=256)
def regalia_of(card: str) -> Regalia:
    """Return what a Noble of another pack is made of, drawn by lot."""
    chance = Random(number_of(card, "regalia"))
    right, left = chance.sample(THINGS, 2)
    return Regalia(chance.choice(BEHIND), chance.choice(HEADS), right, left, chance.randrange(DYES_EACH))


def noble_figure(card: str, fate: Fate, wide: int) -> Image.Image:
    """Return a Noble alone."""
    if card in STANDS_IN:
        return drawn(FOLDER / OURS / f"{card}.svg", wide)
    first, *others = _parts(regalia_of(card), fate, wide)
    whole = first.copy()
    for part in others:
        whole.alpha_composite(part)
    return whole


def _parts(wears: Regalia, fate: Fate, wide: int) -> Iterator[Image.Image]:
    """Yield what a Noble is made of, from the back to the front."""

    def part(name: str) -> Image.Image:
        return figure(FOLDER / STRANGERS / f"{name}.svg", wide, dyes(_WORN, dye(fate, wears.dye)))

    yield part(f"behind_{wears.behind}")
    yield part("mantle")
    yield part(f"head_{wears.head}")
    yield part(f"crown_{fate}")
    yield part(f"thing_{wears.right}")
    yield ImageOps.mirror(part(f"thing_{wears.left}"))


def glory(card: str, fate: Fate, wide: int) -> Image.Image:
    """Return the ground behind a Noble: its Fate’s country at dusk, and a disc of light with rays."""
    colours = tint(fate)
    chance = Random(number_of(card, "scene"))
    view = STANDS_IN.get(card, number_of(card, "view") % VIEWS)
    pen = Pen(_WIDE, _HIGH, wide / _WIDE)
    draw_scene(pen, _WIDE, _HIGH, fate, view, "dusk", chance)
    for step in range(12):
        ends = [around(60, 44, 84, step * 30 + way) for way in (-6, 6)]
        pen.polygon([(60, 44), *ends], mixed(colours.light, colours.main, 0.55))
    pen.disc(60, 44, 39, mixed(colours.light, colours.main, 0.4), LINE, 1.8)
    pen.disc(60, 44, 36, colours.pale)
    return pen.sprite().image
