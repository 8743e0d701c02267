"""Pictures and words of Neo Noble: an `Artist`, also of cards."""

from render.neo_noble.alt import board_alt, hand_alt
from render.neo_noble.board import board_facts, draw_board, side_box
from render.neo_noble.face import card_alt, draw_card
from render.neo_noble.hand import draw_hand, hand_facts
from render.neo_noble.palette import palette
from render.neo_noble.spread import draw_spread, spread_alt
from render.neo_noble.strip import draw_strip, strip_alt, strip_facts
from render.neo_noble.text_board import board_text
from render.neo_noble.warm import warm_up

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
