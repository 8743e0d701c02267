"""Noxtalia: the rules, the cards' language and the starter set."""

from engines.noxtalia.game import Noxtalia
from engines.noxtalia.options import NoxtaliaOptions
from engines.noxtalia.seat.view import NoxtaliaView

__all__ = ["Noxtalia", "NoxtaliaOptions", "NoxtaliaView"]
