"""What happens, as texts and REACT conditions speak of it."""

from __future__ import annotations

from typing import Literal, TypeAlias

from engines.kernel.cards.packs import Part
from engines.neo_noble.language.parts import Whose
from engines.neo_noble.language.selectors import CardFilter

EventKind: TypeAlias = Literal[
    "turn_start", "action_start", "end_start",
    "summoned", "created", "placed", "moved", "uncovered", "shattered", "destroyed", "sacrificed", "reaped",
    "banished", "bounced", "discarded", "block_discarded", "channeled", "revealed", "harvested", "focused",
    "drew", "activated", "attack", "blocked", "battle_won", "battle_lost", "dominance_gained",
    "dominance_lost", "relinquished", "dominance_readied", "reshuffled",
]  # fmt: skip
"""`drew` is a Draw action, once for all its cards (NN-116, NN-R23); `attack` is declared and paid, and
a player's own; `battle_won` is a successful attack for the attacker, a failed one for the defender."""

Reactable: TypeAlias = Literal[
    "attack", "activated", "summoned", "drew", "harvested", "focused", "blocked", "revealed", "reaped"
]
"""What opens a React window (NN-R54)."""


class React(Part):
    """When the card may be summoned in answer (NN-98, NN-R55)."""

    event: Reactable
    whose: Whose = "opposing"
    """Whose doing it must be; for `revealed` and `reaped`, whose card."""
    filter: CardFilter = CardFilter()
    """For the card that was summoned, activated, revealed or reaped."""
    income: bool = False
    """For `activated`: only INCOME texts."""
    number: int = 1
    """For `drew`: at least so many cards."""


class Trigger(Part):
    """When an ONGOING text does something by itself."""

    event: EventKind
    whose: Whose = "any"
    """Whose doing it is; where a card or coin is concerned, whose that is."""
    this: bool = False
    """Only when it concerns the very card, wherever it went by that (NN-R40 keeps Shatter out)."""
    here: bool = False
    """Only in the lane of the Spirit that speaks, or facing it in battle."""
    filter: CardFilter = CardFilter()
    once: bool = False
    """At most once in each turn."""
