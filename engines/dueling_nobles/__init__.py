"""Dueling Nobles: a duel of courts for two players and 52 cards."""

from engines.dueling_nobles.game import DuelingNobles
from engines.dueling_nobles.options import NoblesOptions
from engines.dueling_nobles.seat.view import NoblesView

__all__ = ["DuelingNobles", "NoblesOptions", "NoblesView"]
