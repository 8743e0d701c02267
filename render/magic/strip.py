"""The strip above a question: the players, their creatures, and the cards that may be played."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from PIL import Image

from render.magic.alt import strip_alt
from render.magic.scene import lay
from render.magic.strip_cards import HIGH as CARD_HIGH
from render.magic.strip_cards import draw_cards, placed
from render.magic.strip_field import HEAD, draw_head, draw_pieces, rows_of
from render.magic.strip_field import HIGH as PIECE_HIGH
from render.magic.strip_model import shown
from render.magic.theme_colors import look_of
from render.magic.words import drawn_names
from render.shared.box import Box
from render.shared.speech import SpeechText, recalled
from render.shared.strip import HIGH, WIDE, Strip

__all__ = ["draw_strip", "strip_alt", "strip_facts"]
_EDGE, _GAP = 14, 10
"""As far as the glow of a ring reaches; between the parts."""
_EMPTY = 110
"""Room to say that a hand is empty."""


def strip_facts(strip: Strip) -> Hashable:
    """Return what tells a strip from others of its match. Raises ValueError for a spectator's view."""
    return shown(strip)


def draw_strip(strip: Strip, names: Sequence[str], speech: SpeechText, theme: str) -> Image.Image:
    """Draw what the seat's question is about. Raises ValueError for a spectator's view."""
    found, view, speech = shown(strip), strip.view, recalled(speech)
    count = len(found.cards) + (found.entry is not None)
    inner = Box(_EDGE, _EDGE - 4, WIDE - 2 * _EDGE, HEAD)
    half = (inner.wide - 12) / 2
    heads = [inner.left(half), inner.right(half)][: len(found.sides)]
    rows = rows_of(found.sides, alone=not count)
    field = rows * (PIECE_HIGH + 6) - 6 if rows else 0
    foot = (inner.foot if heads else inner.y) + (_GAP + field if rows else 0)
    room = CARD_HIGH if found.in_a_row else HIGH - _EDGE - foot - _GAP
    cards = Box(_EDGE, foot + _GAP, inner.wide, room) if count else None
    if cards is not None:
        foot = max(box.foot for box in placed(count, cards))
    elif not heads:
        foot += _EMPTY
    scene = lay(WIDE, round(foot) + _EDGE, view.options, speech, theme)
    drawn = drawn_names(view, names, speech)
    for box, side in zip(heads, found.sides, strict=True):
        draw_head(scene, box, side, drawn[side.seat])
        draw_pieces(scene, Box(box.x, box.foot + _GAP, box.wide, field), side.pieces, rows)
    if cards is not None:
        draw_cards(scene, cards, found.entry, found.cards)
    elif not heads:
        text = speech.say("mn-picture-hand-empty")
        ink = look_of(scene.theme).quiet
        scene.canvas.text(WIDE / 2, foot / 2 + _EDGE / 2, text, 44, ink, "middle")
    return scene.canvas.image
