"""The games that Herald hosts. A game that is listed here passes the conformance suite."""

from __future__ import annotations

from typing import Any

from engines.dueling_nobles import DuelingNobles
from engines.kernel import Game
from engines.magic import Magic
from engines.neo_noble import NeoNoble
from engines.noxtalia import Noxtalia
from engines.soul_forger import SoulForger

GAMES: dict[str, Game[Any]] = {
    "dueling_nobles": DuelingNobles(),
    "noxtalia": Noxtalia(),
    "neo_noble": NeoNoble(),
    "soul_forger": SoulForger(),
    "magic": Magic(),
}
