"""Colours of the factions. Signs tell them apart by shape; colours only help."""

from __future__ import annotations

from collections.abc import Sequence

from render.drawing.tones import Tint

_TINTS = {
    "fire": Tint(
        (92, 26, 22), (150, 44, 16), (226, 92, 40), (250, 170, 84), (254, 232, 212), (255, 222, 116)
    ),
    "light": Tint(
        (104, 80, 24), (122, 90, 8), (228, 186, 70), (248, 224, 142), (254, 247, 222), (255, 255, 240)
    ),
    "air": Tint(
        (48, 70, 118), (52, 84, 146), (122, 168, 222), (186, 214, 244), (234, 243, 252), (255, 244, 190)
    ),
    "earth": Tint(
        (58, 66, 34), (82, 88, 24), (140, 146, 72), (196, 196, 128), (240, 240, 218), (224, 152, 84)
    ),
    "dark": Tint(
        (40, 28, 60), (74, 44, 112), (116, 82, 158), (176, 150, 208), (236, 228, 246), (150, 226, 168)
    ),
    "water": Tint(
        (10, 52, 80), (8, 86, 110), (32, 138, 162), (120, 200, 208), (220, 243, 244), (250, 230, 186)
    ),
}
_FACTIONLESS = Tint(
    (62, 58, 60), (86, 78, 74), (150, 140, 130), (200, 192, 180), (242, 238, 230), (228, 182, 92)
)


def tint(faction: str) -> Tint:
    """Return a faction's colours; `""` is no faction."""
    return _TINTS.get(faction, _FACTIONLESS)


def tints(factions: Sequence[str]) -> tuple[Tint, Tint]:
    """Return the colours of a card's first and last faction: a card can have two (SF-91)."""
    first, last = (factions[0], factions[-1]) if factions else ("", "")
    return tint(first), tint(last)
