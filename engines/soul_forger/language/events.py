"""What happens, as abilities that wait for it speak of it."""

from __future__ import annotations

from typing import Literal, TypeAlias

from pydantic import Field

from engines.kernel.cards.packs import Part
from engines.soul_forger.language.parts import Guard, Phase, Whose
from engines.soul_forger.language.selectors import PieceFilter

EventKind: TypeAlias = Literal[
    "damaged", "player_damaged", "healed", "destroyed", "entered", "left", "played", "activated", "resolved",
    "negated", "paid", "guard_changed", "drew", "discarded", "leveled", "experienced", "phase_ending",
    "attack_declared", "blocked", "turn_began", "turn_ended", "targeted", "attacked", "player_attacked",
    "unblocked", "player_healed", "phase_began",
]  # fmt: skip
"""`damaged` is a card's, on Equipment its controller's (SF-R61); `drew`, `leveled`, `experienced` and
`player_damaged` are a player's, once for the whole number; `paid` is a card sent as payment;
`attack_declared` concerns the attacker, `blocked` the blocker, `unblocked` an attacker that nothing blocks;
`attacked` is a creature's, `player_attacked` a player's, as the attack is declared; `targeted` is a card's,
as an entry that is aimed at it comes into the Flow; `turn_began` is SF-32, `turn_ended` SF-37."""


OF_PLAYERS: frozenset[EventKind] = frozenset(
    (
        "player_damaged",
        "drew",
        "leveled",
        "experienced",
        "turn_began",
        "turn_ended",
        "phase_ending",
        "player_attacked",
        "player_healed",
        "phase_began",
    )
)
"""Those in which `that` is a player."""


class Trigger(Part):
    """When an ability starts by itself."""

    event: EventKind
    whose: Whose = "any"
    """Whose card or player it concerns, whose turn or phase it is."""
    this: bool = False
    """Only when it concerns the very card."""
    filter: PieceFilter = Field(default=PieceFilter(), alias="is")
    by: Literal["any", "this", "own", "opposing"] = "any"
    """For damage, destruction, attacks and targets: what did it (SF-R69)."""
    combat: bool | None = None
    """For damage: combat damage, or only other damage (SF-R71)."""
    to: Guard | None = None
    """For `guard_changed`."""
    for_: Literal["any", "forge"] = Field(default="any", alias="for")
    """For `paid`: only for a card of the Forge Deck (SF-147)."""
    phase: Phase | None = None
    """For `phase_ending` and `phase_began`: which."""
    once: bool = False
    """At most once in each turn."""
