"""Pictures (Pillow) and words of what one seat may see."""

from render.encode import encode
from render.games import board, board_alt, board_facts, board_text, card, card_alt, hand, hand_alt, hand_facts
from render.speech import Speech
from render.studio import Studio
from render.themes import THEMES
from render.worker import Picture

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
