"""The strip above a question: the lanes or the attack, and the cards that may be played."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from PIL import Image

from render.drawing.themes import theme_called
from render.neo_noble.alt import strip_alt
from render.neo_noble.ground import limbo
from render.neo_noble.scene import lay, named
from render.neo_noble.strip_cards import HIGH as CARD_HIGH
from render.neo_noble.strip_cards import draw_cards, placed
from render.neo_noble.strip_field import ATTACK, HEAD, LANES, draw_columns, draw_head
from render.neo_noble.strip_model import Shown, shown
from render.neo_noble.theme_colors import look_of
from render.neo_noble.words import drawn_names
from render.shared.box import Box
from render.shared.speech import SpeechText, recalled
from render.shared.strip import WIDE, Strip

__all__ = ["draw_strip", "strip_alt", "strip_facts"]
_EDGE, _GAP = 14, 10
"""As far as the glow of a ring reaches; between the parts."""
_LANES_WIDE, _NARROW, _ATTACK_WIDE = 716, 568, 420
"""Room for three lanes beside a few cards and beside more, and for an attack."""
_FEW = 6
_EMPTY = 110
"""Room to say that a hand is empty."""


def strip_facts(strip: Strip) -> Hashable:
    """Return what tells a strip from others of its match. Raises ValueError for a spectator's view."""
    return shown(strip)


def draw_strip(strip: Strip, names: Sequence[str], speech: SpeechText, theme: str) -> Image.Image:
    """Draw what the seat's question is about. Raises ValueError for a spectator's view."""
    found, view, look, speech = shown(strip), strip.view, theme_called(theme), recalled(speech)
    heads, field, cards = _parts(found)
    foot = max([0.0, *(box.foot for box in (*heads, *field, *cards))])
    high = round(foot) + (_EDGE if field or cards else _EMPTY)
    scene = lay(limbo(WIDE, high, look), view.options, speech, look)
    drawn = drawn_names(view, names, speech)
    for box, side in zip(heads, found.sides, strict=True):
        draw_head(scene, box, side, "" if side.own else drawn[side.seat])
    for box in field:
        draw_columns(scene, box, found.columns)
    if not field and not cards:
        text = speech.say("nn-picture-hand-empty")
        scene.canvas.text(
            WIDE / 2, foot + _EMPTY / 2, text, 44, look_of(look).quiet, "middle", face=named(text)
        )
    for box in cards:
        draw_cards(scene, box, found.entry, found.cards)
    return scene.canvas.image


def _parts(found: Shown) -> tuple[list[Box], list[Box], list[Box]]:
    """Return where players, lanes and cards lie."""
    inner = Box(_EDGE, _EDGE - 4, WIDE - 2 * _EDGE, HEAD)
    half = (inner.wide - 12) / 2
    heads = [inner.left(half), inner.right(half)][: len(found.sides)]
    y = inner.foot + _GAP if heads else inner.y + 4
    count = len(found.cards) + (found.entry is not None)
    field: list[Box] = []
    room = Box(_EDGE, y, inner.wide, LANES if found.columns else CARD_HIGH)
    if found.columns:
        fights = len(found.columns) == 1
        wide = _ATTACK_WIDE if fights else _NARROW if count > _FEW else _LANES_WIDE if count else inner.wide
        field = [room.left(wide).top(ATTACK if fights else LANES)]
        room = room.past(wide + _EDGE + 6)
    if not count:
        return heads, field, []
    spots = placed(count, room._replace(high=CARD_HIGH))
    if len(spots) == count and spots[0].high == CARD_HIGH:
        room = room._replace(high=CARD_HIGH)
    elif not found.columns:
        room = room._replace(high=LANES)
    return heads, field, [room]
