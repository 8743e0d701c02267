"""What is on the picture of each card: a table for the starter set, lots drawn by the id for all others."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from random import Random
from typing import NamedTuple

from render.drawing.tones import number_of
from render.neo_noble.art.backdrops import BACKDROPS
from render.neo_noble.art.bodies import BODIES
from render.neo_noble.art.heads import HEADS
from render.neo_noble.art.scenes import LIGHTS, VIEWS, Light
from render.neo_noble.art.starter_looks import STARTER
from render.neo_noble.art.things import THINGS


class Pose(NamedTuple):
    """How a figure stands in its picture."""

    shift: float = 0
    """To the right, of 120 units."""
    size: float = 1.3
    """At most: a tall figure is smaller, so that its head is not cut off."""
    lean: float = 0
    """Degrees, clockwise."""
    mirrored: bool = False


class Look(NamedTuple):
    """One picture."""

    body: str
    head: str
    thing: str
    backdrop: str
    view: int
    light: Light
    dye: int
    pose: Pose


_POSES: Mapping[str, Pose] = {
    "front": Pose(),
    "turned": Pose(mirrored=True),
    "left": Pose(-20),
    "right": Pose(20, mirrored=True),
    "leaning": Pose(-8, lean=9),
    "bowed": Pose(8, lean=-10, mirrored=True),
    "far": Pose(6, 0.84),
    "away": Pose(-10, 0.84, mirrored=True),
}


@lru_cache(maxsize=1024)
def look_of(card: str) -> Look:
    """Return what is on a card's picture."""
    written = STARTER.get(card)
    return _read(written) if written is not None else _by_lot(card)


def _read(written: str) -> Look:
    """Read a row of the table: body, head, thing, backdrop, view and light, dye, pose."""
    body, head, thing, backdrop, place, dye, pose = written.split()
    light: Light = next(light for light in LIGHTS if place.endswith(light))
    return Look(body, head, thing, backdrop, int(place[0]), light, int(dye), _POSES[pose])


def _by_lot(card: str) -> Look:
    chance = Random(number_of(card, "look"))
    pose = Pose(
        chance.uniform(-18, 18), chance.uniform(0.85, 1.3), chance.uniform(-9, 9), chance.random() < 0.5
    )
    return Look(
        chance.choice(list(BODIES)),
        chance.choice([head for head in HEADS if head != "nothing"]),
        chance.choice(list(THINGS)),
        chance.choice(list(BACKDROPS)),
        chance.randrange(VIEWS),
        LIGHTS[chance.randrange(len(LIGHTS))],
        chance.randrange(4),
        pose,
    )
