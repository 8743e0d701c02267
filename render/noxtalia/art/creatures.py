"""Spirits of other packs: creatures put together by their id, in their element's colours."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple, TypeAlias

from render.drawing.pen import Pen, Point
from render.drawing.strokes import around, leaf, outlined, star
from render.drawing.tones import LINE, WHITE, Tint, mixed, number_of
from render.noxtalia.art.emblems import draw_emblem
from render.noxtalia.art.spirits import eye
from render.noxtalia.art.tints import tint


class Build(NamedTuple):
    """How a creature is built."""

    half: float
    """Half its width."""
    top: float
    """Where its body begins."""


_Part: TypeAlias = Callable[[Pen, Tint, Build], None]


def draw_creature(pen: Pen, card: str, element: str) -> None:
    """Draw the creature of an id: body, head-dress, limbs and eyes are drawn by lot."""
    chance = Random(number_of(card, "creature"))
    colours = tint(element)
    build = Build(chance.choice((20, 27, 34)), chance.choice((22.0, 34.0, 46.0)))
    limbs, crest = chance.choice(_LIMBS), chance.choice(_CRESTS)
    body, eyes = chance.choice(_BODIES), chance.randint(1, 3)
    limbs(pen, colours, build)
    crest(pen, colours, build)
    body(pen, colours, build)
    _face(pen, colours, build, eyes)
    size = build.half * 0.9
    draw_emblem(pen, element, 50 - size / 2, 108 - size - 4, size, colours.pale)


def _face(pen: Pen, t: Tint, body: Build, eyes: int) -> None:
    y = body.top + 20
    size = 4.4 + body.half * 0.07
    for index in range(eyes):
        eye(
            pen,
            50 + (index - (eyes - 1) / 2) * body.half * 0.62,
            y,
            size * (1.5 if eyes == 1 else 1),
            t.accent,
        )
    pen.stroke([(46, y + 12), (50, y + 14), (54, y + 12)], LINE, 1.6, bend=True)


def _bodies() -> tuple[_Part, ...]:
    def round_one(pen: Pen, t: Tint, body: Build) -> None:
        pen.oval((50 - body.half, body.top, 50 + body.half, 114), t.main, LINE, 2)

    def tall_one(pen: Pen, t: Tint, body: Build) -> None:
        pen.curve(
            [
                (50, body.top - 6),
                (50 + body.half * 0.7, body.top + 24),
                (50 + body.half, 112),
                (50 - body.half, 112),
                (50 - body.half * 0.7, body.top + 24),
            ],
            t.main,
            LINE,
            2,
        )

    def block(pen: Pen, t: Tint, body: Build) -> None:
        pen.panel((50 - body.half, body.top, 50 + body.half, 114), 6, t.main, LINE, 2)

    def shard(pen: Pen, t: Tint, body: Build) -> None:
        pen.polygon(
            [
                (50, body.top - 8),
                (50 + body.half, body.top + 22),
                (50 + body.half * 0.7, 114),
                (50 - body.half * 0.7, 114),
                (50 - body.half, body.top + 22),
            ],
            t.main,
            LINE,
            2,
        )

    def heap(pen: Pen, t: Tint, body: Build) -> None:
        step = (114 - body.top) / 3
        for level in (2, 1, 0):
            y, reach = body.top + step * (level + 0.5), body.half * (0.66 + 0.22 * level)
            pen.oval(
                (50 - reach, y - step * 0.8, 50 + reach, y + step * 0.52),
                mixed(t.main, t.light, 0.3 * (2 - level)),
                LINE,
                2,
            )

    def spiky(pen: Pen, t: Tint, body: Build) -> None:
        middle = (body.top + 114) / 2
        spikes = star(0, 0, 1, 0.8, 11)
        pen.polygon(
            [(50 + x * body.half * 1.2, middle + y * (114 - body.top) * 0.54) for x, y in spikes],
            t.main,
            LINE,
            2,
        )

    return round_one, tall_one, block, shard, heap, spiky


def _mirrored(points: Sequence[Point], way: int) -> list[Point]:
    return [(50 + way * (x - 50), y) for x, y in points]


def _crests() -> tuple[_Part, ...]:
    def horns(pen: Pen, t: Tint, body: Build) -> None:
        for way in (-1, 1):
            path: list[Point] = [
                (50 + body.half * 0.4, body.top + 14),
                (50 + body.half * 0.9, body.top - 2),
                (50 + body.half * 0.8, body.top - 17),
            ]
            outlined(pen, _mirrored(path, way), t.pale, 4)

    def ears(pen: Pen, t: Tint, body: Build) -> None:
        for way in (-1, 1):
            pen.polygon(
                _mirrored(
                    [
                        (52, body.top + 14),
                        (50 + body.half * 0.7, body.top - 18),
                        (52 + body.half, body.top + 20),
                    ],
                    way,
                ),
                t.main,
                LINE,
                2,
            )

    def round_ears(pen: Pen, t: Tint, body: Build) -> None:
        for way in (-1, 1):
            pen.disc(50 + way * body.half * 0.75, body.top + 4, 10, t.light, LINE, 2)

    def antlers(pen: Pen, t: Tint, body: Build) -> None:
        for way in (-1, 1):
            for path in (
                [(56, body.top + 12), (50 + body.half * 0.8, body.top - 4), (54 + body.half, body.top - 18)],
                [(50 + body.half * 0.7, body.top - 2), (58 + body.half, body.top + 2)],
            ):
                outlined(pen, _mirrored(path, way), t.pale, 3)

    def crown(pen: Pen, t: Tint, body: Build) -> None:
        for x in (-0.6, -0.3, 0, 0.3, 0.6):
            high = 22 - abs(x) * 14
            pen.polygon(
                [
                    (50 + x * body.half - 6, body.top + 14),
                    (50 + x * body.half, body.top - high),
                    (50 + x * body.half + 6, body.top + 14),
                ],
                t.accent,
                LINE,
                1.8,
            )

    def tuft(pen: Pen, t: Tint, body: Build) -> None:
        for turn in (-140, -90, -40):
            leaf(pen, 50, body.top + 8, 26, turn, t.light)

    def bare(pen: Pen, t: Tint, body: Build) -> None:
        pen.disc(50, body.top - 10, 5, t.accent, LINE, 1.8)

    return horns, ears, round_ears, antlers, crown, tuft, bare


def _limbs() -> tuple[_Part, ...]:
    def wings(pen: Pen, t: Tint, body: Build) -> None:
        for way in (-1, 1):
            shape: list[Point] = [
                (54, body.top + 44),
                (99, body.top + 4),
                (94, body.top + 24),
                (99, body.top + 34),
                (88, body.top + 46),
                (92, body.top + 58),
                (56, body.top + 62),
            ]
            pen.polygon(_mirrored(shape, way), t.light, LINE, 2)

    def arms(pen: Pen, t: Tint, body: Build) -> None:
        for way in (-1, 1):
            outlined(pen, _mirrored([(50, 80), (54 + body.half, 84), (60 + body.half, 66)], way), t.deep, 5)
            pen.disc(*_mirrored([(60 + body.half, 64)], way)[0], 5.4, t.light, LINE, 1.8)

    def tail(pen: Pen, t: Tint, body: Build) -> None:
        outlined(pen, [(50, 104), (56 + body.half, 106), (92, 88), (90, 68)], t.deep, 6)
        pen.polygon(star(90, 64, 10, 4.4, 5), t.accent, LINE, 1.8)

    def many_legs(pen: Pen, t: Tint, body: Build) -> None:
        for way in (-1, 1):
            for y in (70, 86, 100):
                outlined(
                    pen,
                    _mirrored([(50, y), (58 + body.half, y - 8), (64 + body.half, y + 14)], way),
                    t.deep,
                    3,
                )

    def orbs(pen: Pen, t: Tint, body: Build) -> None:
        for turn in (150, 200, -20, 30):
            x, y = around(50, 66, body.half + 15, turn)
            pen.disc(x, y, 5.4, t.accent, LINE, 1.8)
            pen.disc(x - 1.6, y - 1.6, 1.4, WHITE)

    return wings, arms, tail, many_legs, orbs


_BODIES, _CRESTS, _LIMBS = _bodies(), _crests(), _limbs()
