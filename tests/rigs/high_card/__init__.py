"""High Card, as small as a game can be: it shows what one must have, and what it may leave out.

It is registered nowhere; tests play it as they play every game.
"""

from tests.rigs.high_card.game import HighCard

__all__ = ["HighCard"]
