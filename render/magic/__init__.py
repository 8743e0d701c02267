"""Pictures and words of Magic (Noble): an `Artist`, also of cards."""

from render.magic.alt import board_alt, hand_alt
from render.magic.board import board_facts, draw_board, side_box
from render.magic.face import card_alt, draw_card
from render.magic.hand import draw_hand, hand_facts
from render.magic.palette import palette
from render.magic.spread import draw_spread, spread_alt
from render.magic.strip import draw_strip, strip_alt, strip_facts
from render.magic.text_board import board_text
from render.magic.warm import warm_up

__all__ = [
    "board_alt",
    "board_facts",
    "board_text",
    "card_alt",
    "draw_board",
    "draw_card",
    "draw_hand",
    "draw_spread",
    "draw_strip",
    "hand_alt",
    "hand_facts",
    "palette",
    "side_box",
    "spread_alt",
    "strip_alt",
    "strip_facts",
    "warm_up",
]
