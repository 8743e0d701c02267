"""Pictures and words of Dueling Nobles."""

from render.dueling_nobles.alt import board_alt, hand_alt
from render.dueling_nobles.board import draw_board
from render.dueling_nobles.hand import draw_hand, hand_facts
from render.dueling_nobles.text_board import board_text

__all__ = ["board_alt", "board_text", "draw_board", "draw_hand", "hand_alt", "hand_facts"]
