"""Pictures (Pillow) and words of what one seat may see."""

from render.drawing.themes import THEMES
from render.process.encode import encode
from render.process.games import (
    board,
    board_alt,
    board_facts,
    board_text,
    card,
    card_alt,
    hand,
    hand_alt,
    hand_facts,
)
from render.process.studio import Studio
from render.process.worker import Picture
from render.shared.speech import Speech

__all__ = [
    "THEMES",
    "Picture",
    "Speech",
    "Studio",
    "board",
    "board_alt",
    "board_facts",
    "board_text",
    "card",
    "card_alt",
    "encode",
    "hand",
    "hand_alt",
    "hand_facts",
]
