"""The strip above a question: the hand, cut to its height."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from PIL import Image

from render.neo_noble.alt import hand_alt
from render.neo_noble.hand import draw_hand, hand_facts
from render.shared.speech import SpeechText
from render.shared.strip import HIGH, WIDE, Strip


def draw_strip(strip: Strip, names: Sequence[str], speech: SpeechText, theme: str) -> Image.Image:
    """Draw what the seat's question is about. Raises ValueError for a spectator's view."""
    return draw_hand(strip.view, names, speech, theme).crop((0, 0, WIDE, HIGH))


def strip_facts(strip: Strip) -> Hashable:
    """Return what tells a strip from others of its match. Raises ValueError for a spectator's view."""
    return hand_facts(strip.view)


def strip_alt(strip: Strip, names: Sequence[str], speech: SpeechText) -> str:
    """Describe the strip, in at most 1024 characters."""
    return hand_alt(strip.view, names, speech)
