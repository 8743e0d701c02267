"""Neo Noble: Shattered Souls – the rules and the cards' language."""

from engines.neo_noble.game import NeoNoble
from engines.neo_noble.options import NeoNobleOptions
from engines.neo_noble.seat.view import NeoNobleView

__all__ = ["NeoNoble", "NeoNobleOptions", "NeoNobleView"]
