"""The strip above a question: the players, who fights for them, and the cards that may be played."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from PIL import Image

from render.drawing.themes import theme_called
from render.shared.box import Box
from render.shared.speech import SpeechText, recalled
from render.shared.strip import HIGH, WIDE, Strip
from render.soul_forger.ground import wall
from render.soul_forger.marks import put_anvil
from render.soul_forger.scene import Scene, lay
from render.soul_forger.strip_cards import HIGH as CARD_HIGH
from render.soul_forger.strip_cards import ROW, WIDTHS, draw_cards, put_card
from render.soul_forger.strip_field import draw_sides, halves
from render.soul_forger.strip_model import Shown, ShownCard, shown
from render.soul_forger.words import drawn_names

_EDGE, _GAP = 14, 10
"""As far as the glow of a ring reaches; between the parts."""
_ENTRY_ROW = 286


def strip_facts(strip: Strip) -> Hashable:
    """Return what tells a strip from others of its match. Raises ValueError for a spectator's view."""
    return shown(strip)


def draw_strip(strip: Strip, names: Sequence[str], speech: SpeechText, theme: str) -> Image.Image:
    """Draw what the seat's question is about. Raises ValueError for a spectator's view."""
    speech, view, look = recalled(speech), strip.view, theme_called(theme)
    found = shown(strip)
    box = Box(_EDGE, _EDGE - 4, WIDE - 2 * _EDGE, HIGH)
    places = halves(found, box)
    foot = round(max((row.foot for half in places for row in half.rows), default=places[0].head.foot))
    free = HIGH - foot - _GAP - _EDGE
    low = min(CARD_HIGH, free) if found.cards or found.entry is not None else 0
    high = foot + (_GAP + low if low else 0) + _EDGE
    scene = lay(wall(WIDE, high, look), view.options, speech, look)
    draw_sides(scene, found, places, drawn_names(view, names, speech))
    if low:
        _draw_cards(scene, found, Box(_EDGE, foot + _GAP, WIDE - 2 * _EDGE, low))
    return scene.canvas.image


def _draw_cards(scene: Scene, found: Shown, box: Box) -> None:
    """Draw what is answered, then the cards."""
    if found.entry is not None:
        upright = box.high >= CARD_HIGH
        spot = box.left(WIDTHS[1]) if upright else box.past(50).left(_ENTRY_ROW).top(ROW)
        put_card(scene, spot, ShownCard(found.entry, 1, ringed=False, held=False), upright=upright)
        put_anvil(scene, *((spot.end - 2, spot.y + 60) if upright else (box.x + 23, spot.middle)), 46)
        box = box.past(spot.end - box.x + 30)
    if found.cards:
        draw_cards(scene, box, found)
