"""Pictures and words of Noxtalia: an `Artist`, also of cards."""

from render.noxtalia.alt import board_alt, hand_alt, strip_alt
from render.noxtalia.board import board_facts, draw_board, side_box
from render.noxtalia.face import card_alt, draw_card
from render.noxtalia.hand import draw_hand, hand_facts
from render.noxtalia.palette import palette
from render.noxtalia.strip import draw_strip, strip_facts
from render.noxtalia.text_board import board_text
from render.noxtalia.warm import warm_up

__all__ = [
    "board_alt",
    "board_facts",
    "board_text",
    "card_alt",
    "draw_board",
    "draw_card",
    "draw_hand",
    "draw_strip",
    "hand_alt",
    "hand_facts",
    "palette",
    "side_box",
    "strip_alt",
    "strip_facts",
    "warm_up",
]
