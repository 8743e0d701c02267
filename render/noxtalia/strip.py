"""The strip above a question: the Spirits, an attack, the cards that may answer."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from PIL import Image

from engines.noxtalia.language.pack import FULL_PM
from render.noxtalia.art.emblems import kind_mark
from render.noxtalia.bars import put_plank
from render.noxtalia.places import LOW_TOTEM
from render.noxtalia.scene import DuelScene, face_of, lay
from render.noxtalia.sides import draw_spirit, put_role
from render.noxtalia.strip_cards import HIGH, ROW, draw_cards, put_card
from render.noxtalia.strip_field import draw_field, field_high
from render.noxtalia.strip_model import Blow, Shown, shown
from render.noxtalia.theme_colors import RIM
from render.noxtalia.tokens import burst, gem, medallion
from render.shared.box import Box
from render.shared.speech import SpeechText
from render.shared.strip import HIGH as STRIP_HIGH
from render.shared.strip import WIDE, Strip
from render.shared.theme_colors import WHITE
from render.shared.typeset import largest

_EDGE, _GAP = 15, 10
"""As far as the glow of a ring reaches; between the Spirits and the cards."""
_BARE = 64
"""Height of what stands in the place of an empty hand."""
_MANA = 126
_USED, _USED_ROW = 166, 300
"""Width of the card that is in use."""
_POWER = 120
"""Room for the power between an attack and its target."""


def strip_facts(strip: Strip) -> Hashable:
    """Return what tells a strip from others of its match. Raises ValueError for a spectator's view."""
    return shown(strip)


def draw_strip(strip: Strip, names: Sequence[str], speech: SpeechText, theme: str) -> Image.Image:
    """Draw what the seat's question is about. Raises ValueError for a spectator's view."""
    found = shown(strip)
    field = field_high(found)
    top = _EDGE + (field + _GAP if field else 0)
    low = min(STRIP_HIGH - top - _EDGE, HIGH) if found.cards or found.blow or found.used else _BARE
    scene = lay(top + low + _EDGE, strip.view, names, speech, theme)
    draw_field(scene, found, Box(9, _EDGE, WIDE - 18, field))
    _draw_lower(scene, found, Box(_EDGE, top, WIDE - 2 * _EDGE, low))
    return scene.canvas.image


def _draw_lower(scene: DuelScene, found: Shown, box: Box) -> None:
    """Draw the card in use or the attack, the cards, and the viewer's mana."""
    if box.high == _BARE:
        _draw_bare(scene, found, box)
        return
    _draw_mana(scene, found, box.right(_MANA))
    row = box.left(box.wide - _MANA - _EDGE)
    if found.blow is not None:
        row = _draw_blow(scene, found.blow, row)
    elif found.used is not None:
        upright = row.high >= HIGH
        spot = row.left(_USED) if upright else row.past(50).left(_USED_ROW).top(ROW)
        put_card(scene, found.used, spot, upright=upright)
        put_role(scene, *((spot.end - 4, spot.y + 10) if upright else (row.x + 24, spot.middle)), "acts", 50)
        row = row.past(spot.end - row.x + 2 * _EDGE)
    if found.cards:
        draw_cards(scene, row, found)
    elif found.blow is not None:
        _draw_unguarded(scene, row)


def _draw_blow(scene: DuelScene, blow: Blow, row: Box) -> Box:
    """Draw an attack: its card, its power, its target. Return the room that is left."""
    canvas, look = scene.canvas, scene.look
    card = row.left(_USED)
    put_card(scene, blow.card, card, upright=True)
    put_role(scene, card.end - 4, card.y + 64, "acts", 50)
    middle = card.end + _POWER / 2
    canvas.centre(burst(116, look.harm), middle, row.y + 74)
    text = str(blow.power)
    size = largest(text, (56, 48, 42), 70, "skranji")
    canvas.text(middle, row.y + 74, text, size, look.harm_ink, "middle", face=face_of(text))
    canvas.label(middle, row.y + 156, "→", 64, WHITE, RIM, "middle")
    side = scene.view.sides[blow.defender]
    target = Box(card.end + _POWER, row.y + 4, 190, row.high)
    draw_spirit(scene, side, blow.place, target, LOW_TOTEM, "aimed")
    return row.past(_USED + _POWER + 190 + _EDGE)


def _draw_unguarded(scene: DuelScene, row: Box) -> None:
    """Say that there is no Defence to play."""
    canvas, text = scene.canvas, scene.canvas.speech.say("nx-picture-defence-none")
    canvas.centre(kind_mark("defence", 84, WHITE), row.centre, row.middle - 34)
    canvas.label(row.centre, row.middle + 44, text, 36, WHITE, RIM, "middle", face=face_of(text))


def _draw_mana(scene: DuelScene, found: Shown, box: Box) -> None:
    """Draw the viewer's mana above the cycle."""
    canvas, look = scene.canvas, scene.look
    put_plank(scene, box)
    half = box.high / 2
    text = str(found.pm)
    size = largest(text, (64, 56, 48, 42), box.wide - 66)
    canvas.centre(gem(52), box.x + 34, box.y + half * 0.5)
    canvas.text(box.x + 90, box.y + half * 0.46, text, size, look.plank_ink, "middle")
    if box.high >= HIGH:
        canvas.text(box.x + 90, box.y + half * 0.88, f"/{FULL_PM}", 27, look.plank_quiet, "middle")
    disc = medallion(found.cycle, round(min(96, half - 14)), look.plank_line)
    canvas.centre(disc, box.centre, box.foot - half / 2 + 4)


def _draw_bare(scene: DuelScene, found: Shown, box: Box) -> None:
    """Say that there is no card to play, and how much mana there is."""
    canvas, look = scene.canvas, scene.look
    put_plank(scene, box)
    text = canvas.speech.say("nx-picture-hand-empty")
    canvas.text(box.x + 24, box.middle, text, 34, look.plank_ink, face=face_of(text), room=box.wide - 260)
    canvas.paste(gem(46), box.end - 176, box.middle - 23)
    canvas.text(box.end - 120, box.middle, f"{found.pm}/{FULL_PM}", 42, look.plank_ink, room=110)
