"""Soul-Forger: creatures, actions and forged gear for two to four; the last one standing wins."""

from engines.soul_forger.game import SoulForger
from engines.soul_forger.options import SoulForgerOptions
from engines.soul_forger.seat.view import SoulForgerView

__all__ = ["SoulForger", "SoulForgerOptions", "SoulForgerView"]
