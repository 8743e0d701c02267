"""Leaded glass: cells of a card's colours between lines of lead, as its name alone decides."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from random import Random
from typing import TypeAlias

from PIL import Image, ImageChops, ImageDraw

from render.drawing.pen import Point
from render.drawing.raster import resized, toned
from render.drawing.themes import Colour
from render.drawing.tones import LINE, WHITE, darker, number_of
from render.magic.art.tints import shades, tints_of

Cell: TypeAlias = Sequence[Point]
"""The corners of a pane, in a square of one unit."""
_FINE = 3
"""How many times too large glass is drawn."""
_LEAD = 0.012
"""How thick lead is, of the longer side."""
_LEAST_LEAD = 1.3
_RINGS, _GLOW = 4, 96
"""Of light in the middle, and how strong it is, of 255."""


def glass(name: str, colours: str, wide: int, high: int) -> Image.Image:
    """Return a window of glass: light in the middle, where the figure stands."""
    chance = Random(number_of(name, "glass"))
    lay = chance.choice(LAYS)
    turned = chance.random() < 0.5
    cells = [_turned(cell) if turned else cell for cell in lay(chance)]
    first, last = (shades(tint) for tint in tints_of(colours))
    image = Image.new("RGB", (wide * _FINE, high * _FINE), first[2])
    pen = ImageDraw.Draw(image)
    lead = max(_LEAST_LEAD, _LEAD * max(wide, high)) * _FINE
    placed = [[(x * wide * _FINE, y * high * _FINE) for x, y in cell] for cell in cells]
    for cell, corners in zip(cells, placed, strict=True):
        pen.polygon(corners, fill=_tone(chance, cell, first, last))
    for corners in placed:
        pen.line([*corners, corners[0]], fill=darker(LINE, 0.1), width=round(lead), joint="curve")
    return _lit(image.reduce(_FINE))


def _tone(chance: Random, cell: Cell, first: Sequence[Colour], last: Sequence[Colour]) -> Colour:
    """Return the tone of a pane: of two colours each has its side, and some panes of the other."""
    x = sum(corner[0] for corner in cell) / len(cell)
    y = sum(corner[1] for corner in cell) / len(cell)
    far = math.hypot(x - 0.5, y - 0.5) / 0.6
    other = x + (y - 0.5) * 0.3 + chance.uniform(-0.12, 0.12) > 0.5
    row = last if other else first
    return row[min(len(row) - 1, max(0, round(far * 2.2 + chance.uniform(-0.8, 1.1))))]


def _turned(cell: Cell) -> Cell:
    """Return a pane as it is seen in a mirror."""
    return [(1 - x, y) for x, y in cell]


# How panes are laid


def _web(chance: Random) -> Iterator[Cell]:
    """Lay panes around a point, in rings."""
    spokes, rings = chance.randint(9, 12), chance.randint(3, 4)
    cx, cy, start = chance.uniform(0.35, 0.65), chance.uniform(0.35, 0.6), chance.uniform(0, math.tau)
    angles = [start + math.tau * (step + chance.uniform(-0.22, 0.22)) / spokes for step in range(spokes)]
    reach = [
        [0.0, *(0.95 * (ring + chance.uniform(-0.18, 0.18)) / rings for ring in range(1, rings)), 1.2]
        for _ in angles
    ]

    def at(spoke: int, ring: int) -> Point:
        angle, far = angles[spoke % spokes], reach[spoke % spokes][ring]
        return cx + far * math.cos(angle), cy + far * math.sin(angle)

    for spoke in range(spokes):
        for ring in range(rings):
            yield [at(spoke, ring), at(spoke, ring + 1), at(spoke + 1, ring + 1), at(spoke + 1, ring)]


def _lattice(chance: Random) -> Iterator[Cell]:
    """Lay panes in crooked rows, some cut across."""
    across, down = chance.randint(4, 5), chance.randint(4, 5)
    lean = chance.uniform(-0.25, 0.25)
    corners = [
        [
            (
                (column + chance.uniform(-0.26, 0.26)) / across + lean * (row / down - 0.5),
                (row + chance.uniform(-0.26, 0.26)) / down,
            )
            for column in range(-1, across + 2)
        ]
        for row in range(-1, down + 2)
    ]
    for upper, lower in pairwise(corners):
        for place in range(len(upper) - 1):
            quad = [upper[place], upper[place + 1], lower[place + 1], lower[place]]
            if chance.random() < 0.4:
                cut = chance.randrange(2)
                yield [quad[cut], quad[cut + 1], quad[(cut + 2) % 4]]
                yield [quad[cut], quad[(cut + 2) % 4], quad[(cut + 3) % 4]]
            else:
                yield quad


def _rays(chance: Random) -> Iterator[Cell]:
    """Lay panes as rays of a low sun, cut by waves."""
    count, waves = chance.randint(8, 11), chance.randint(3, 4)
    cx, cy = chance.uniform(0.2, 0.8), chance.uniform(0.95, 1.2)
    angles = [math.pi + math.pi * (step + chance.uniform(-0.2, 0.2)) / count for step in range(-1, count + 2)]
    far = [0.0, *(1.5 * (ring + 0.4 + chance.uniform(-0.12, 0.12)) / waves for ring in range(waves)), 1.9]

    def at(ray: int, wave: int) -> Point:
        bend = far[wave] * (1 + 0.08 * math.sin(2.3 * ray + wave)) if 0 < wave < len(far) - 1 else far[wave]
        return cx + bend * math.cos(angles[ray]), cy + bend * math.sin(angles[ray])

    yield [(-0.1, cy - 0.1), (1.1, cy - 0.1), (1.1, 1.1), (-0.1, 1.1)]
    for ray in range(len(angles) - 1):
        for wave in range(len(far) - 1):
            yield [at(ray, wave), at(ray, wave + 1), at(ray + 1, wave + 1), at(ray + 1, wave)]


LAYS: tuple[Callable[[Random], Iterator[Cell]], ...] = (_web, _web, _lattice, _rays)


# Light


def _lit(image: Image.Image) -> Image.Image:
    """Return glass with light that falls through its middle."""
    lit = ImageChops.multiply(image, _shade(*image.size))
    lit.paste(WHITE, (0, 0), _glow(*image.size))
    return lit


@lru_cache(maxsize=64)
def _shade(wide: int, high: int) -> Image.Image:
    """Return how much light is left at each point: less towards the edges."""
    far = resized(Image.radial_gradient("L"), wide, high)
    return toned(far, [255 - max(0, round((n - 130) * 0.6)) for n in range(256)]).convert("RGB")


@lru_cache(maxsize=64)
def _glow(wide: int, high: int) -> Image.Image:
    """Return where light falls through most: in rings around the middle, as glass is blown."""
    far = resized(Image.radial_gradient("L"), wide, high)
    return toned(far, [max(0, round((120 - n) / 120 * _RINGS)) * _GLOW // _RINGS for n in range(256)])
