"""Which figure is on which Spirit: ours have files of their own, those of other packs get one by their id."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path
from random import Random
from typing import NamedTuple

from engines.neo_noble.language.parts import Fate
from render.drawing.svg import Dyes
from render.drawing.tones import number_of
from render.neo_noble.art.scenes import LIGHTS, VIEWS, Light
from render.neo_noble.art.starter_looks import STARTER
from render.neo_noble.art.tints import DYES, DYES_EACH, Dye, dye

FOLDER = Path(__file__).parent / "figures"
"""A folder for each Fate, with a file for each Spirit of the starter set; two for Nobles."""


class FigureLook(NamedTuple):
    """A figure, and how it stands in its picture."""

    file: Path
    worn: Dye
    """What it wears in its file."""
    dye: int
    view: int
    light: Light
    mirrored: bool = False
    size: float = 1
    """How much larger than its picture it is."""
    shift: float = 0.5
    """Which share of what finds no room is cut on its left."""

    def dyes(self, fate: Fate) -> Dyes:
        """Return what takes the place of the file’s colours on a card of a Fate."""
        return dyes(self.worn, dye(fate, self.dye))


@lru_cache(maxsize=64)
def dyes(worn: Dye, other: Dye) -> Dyes:
    """Return the colours of a dye, each with that of another."""
    return () if worn == other else tuple(zip(worn.tones, other.tones, strict=True))


@cache
def figures() -> Mapping[str, FigureLook]:
    """Return the Spirits of the starter set by the names of their files, which are their ids."""
    return {file.stem: _read(file, fate) for fate in DYES for file in sorted((FOLDER / fate).glob("*.svg"))}


def _read(file: Path, fate: Fate) -> FigureLook:
    """Read a row of the table: view and light, dye."""
    place, number = STARTER[file.stem].split()
    light: Light = next(light for light in LIGHTS if place.endswith(light))
    return FigureLook(file, dye(fate, int(number)), int(number), int(place[0]), light)


@lru_cache(maxsize=1024)
def look_of(card: str) -> FigureLook:
    """Return a Spirit’s look: ours is written, those of others are drawn by lot from all of ours."""
    return figures().get(card) or _by_lot(card)


def _by_lot(card: str) -> FigureLook:
    chance = Random(number_of(card, "look"))
    return chance.choice(list(figures().values()))._replace(
        dye=chance.randrange(DYES_EACH),
        view=chance.randrange(VIEWS),
        light=chance.choice(LIGHTS),
        mirrored=chance.random() < 0.5,
        size=chance.uniform(1, 1.14),
        shift=chance.random(),
    )
