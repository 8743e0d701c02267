"""Colours of the Fates. Signs tell them apart by shape; colours only help."""

from __future__ import annotations

from typing import NamedTuple

from engines.neo_noble.language.parts import Fate
from render.drawing.themes import Colour
from render.drawing.tones import Tint, darker, lighter


class Dye(NamedTuple):
    """What a figure wears."""

    cloth: Colour
    dark: Colour
    trim: Colour
    glow: Colour
    """Eyes, flames, what shines."""
    skin: Colour

    @property
    def tones(self) -> tuple[Colour, ...]:
        """All colours of it in a file: its own, and those that are lighter and darker."""
        return (
            *self,
            lighter(self.cloth, 0.35),
            darker(self.cloth, 0.2),
            darker(self.dark, 0.25),
            lighter(self.trim, 0.3),
            darker(self.trim, 0.3),
            lighter(self.skin, 0.45),
            darker(self.skin, 0.3),
            lighter(self.glow, 0.45),
        )


_TINTS: dict[Fate, Tint] = {
    "earthbound": Tint(
        (34, 54, 36), (38, 92, 44), (98, 150, 74), (178, 206, 128), (234, 243, 218), (240, 196, 92)
    ),
    "ghostbound": Tint(
        (44, 36, 78), (88, 54, 148), (126, 104, 186), (188, 176, 226), (237, 232, 250), (150, 240, 214)
    ),
    "hellbound": Tint(
        (62, 24, 28), (160, 32, 34), (196, 62, 48), (240, 150, 92), (253, 232, 220), (255, 206, 84)
    ),
    "heavenbound": Tint(
        (84, 66, 36), (124, 84, 8), (222, 176, 74), (248, 222, 148), (255, 247, 222), (255, 252, 236)
    ),
}

DYES: dict[Fate, tuple[Dye, ...]] = {
    "earthbound": (
        Dye((104, 132, 66), (66, 88, 48), (222, 190, 110), (255, 224, 120), (206, 164, 120)),
        Dye((146, 104, 66), (100, 70, 48), (186, 208, 120), (255, 236, 150), (178, 132, 96)),
        Dye((214, 178, 104), (162, 122, 62), (92, 122, 62), (236, 255, 170), (128, 96, 78)),
        Dye((82, 96, 92), (54, 64, 66), (226, 140, 74), (255, 196, 92), (224, 196, 160)),
    ),
    "ghostbound": (
        Dye((112, 92, 168), (74, 60, 124), (208, 198, 238), (160, 250, 220), (214, 214, 236)),
        Dye((226, 224, 246), (170, 164, 214), (120, 96, 176), (120, 226, 255), (238, 236, 252)),
        Dye((58, 62, 104), (38, 40, 74), (156, 140, 208), (255, 236, 150), (186, 196, 220)),
        Dye((92, 142, 156), (58, 98, 116), (226, 220, 246), (206, 255, 240), (200, 220, 226)),
    ),
    "hellbound": (
        Dye((172, 44, 42), (112, 28, 34), (240, 178, 76), (255, 222, 96), (198, 110, 84)),
        Dye((66, 54, 60), (42, 34, 42), (226, 84, 44), (255, 170, 64), (132, 92, 88)),
        Dye((226, 116, 52), (164, 70, 34), (84, 40, 44), (255, 244, 170), (232, 150, 108)),
        Dye((122, 60, 72), (82, 38, 54), (236, 208, 170), (255, 120, 80), (226, 200, 184)),
    ),
    "heavenbound": (
        Dye((250, 244, 226), (214, 198, 160), (226, 176, 66), (255, 240, 170), (240, 206, 172)),
        Dye((228, 178, 72), (174, 124, 42), (255, 250, 232), (255, 255, 240), (196, 146, 108)),
        Dye((116, 160, 208), (74, 112, 164), (244, 208, 112), (255, 246, 190), (248, 220, 190)),
        Dye((186, 148, 104), (134, 100, 70), (246, 238, 214), (255, 232, 140), (138, 100, 80)),
    ),
}
DYES_EACH = 4
"""How many dyes a Fate has."""


def tint(fate: Fate) -> Tint:
    """Return a Fate's colours."""
    return _TINTS[fate]


def dye(fate: Fate, number: int) -> Dye:
    """Return one of the Fate's dyes."""
    return DYES[fate][number]
