"""Pictures and words of Soul-Forger: an `Artist`, also of cards."""

from render.soul_forger.alt import board_alt, hand_alt, strip_alt
from render.soul_forger.board import board_facts, draw_board, side_box
from render.soul_forger.face import card_alt, draw_card
from render.soul_forger.hand import draw_hand, hand_facts
from render.soul_forger.palette import palette
from render.soul_forger.strip import draw_strip, strip_facts
from render.soul_forger.text_board import board_text
from render.soul_forger.warm import warm_up

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
