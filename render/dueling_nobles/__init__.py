"""Pictures and words of Dueling Nobles: an `Artist`."""

from render.dueling_nobles.alt import board_alt, hand_alt, strip_alt
from render.dueling_nobles.board import board_facts, draw_board, side_box
from render.dueling_nobles.hand import draw_hand, hand_facts
from render.dueling_nobles.palette import palette
from render.dueling_nobles.strip import draw_strip, strip_facts
from render.dueling_nobles.text_board import board_text
from render.dueling_nobles.warm import warm_up

__all__ = [
    "board_alt",
    "board_facts",
    "board_text",
    "draw_board",
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
