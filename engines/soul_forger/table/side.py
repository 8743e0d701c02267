"""One player's side: piles of cards by their names, and what is counted of them."""

from __future__ import annotations

from typing import Literal, TypeAlias

from engines.kernel.state.state_fields import AsMapping, new, numbered, state_part

Cards: TypeAlias = list[str]
Pile: TypeAlias = Literal["deck", "forge", "hand", "material", "grave", "removed"]
Quiet: TypeAlias = Literal["", "flow", "phase", "attacked", "turn", "end"]
"""For how long a player passes: for this Flow, until the phase is over, until attacked, until the own turn;
to the end of it, who has finished Combat and wants no Main Phase 2."""
PILES: tuple[Pile, ...] = ("deck", "forge", "hand", "material", "grave", "removed")

STOPS = (
    "own", "concern", "entry", "attacked", "fight", "other_fight", "step2", "before_me", "phase", "own_phase",
)  # fmt: skip
"""What a player can be asked for in windows; of others' entries only for what calls for them, or for each."""
DEFAULT_STOPS = frozenset({"concern", "attacked", "fight", "before_me"})


@state_part
class Side(AsMapping):
    """A player (SF-15, SF-27)."""

    seat: int = numbered()
    deck: Cards = new(Cards)
    """The Main Deck, the uppermost card last."""
    forge: Cards = new(Cards)
    """The Forge Deck, sorted: it is never shuffled (SF-17)."""
    hand: Cards = new(Cards)
    """The oldest card first."""
    material: Cards = new(Cards)
    grave: Cards = new(Cards)
    removed: Cards = new(Cards)
    list: tuple[str, ...] = ()
    """The Main Deck as it was brought, sorted."""
    known: Cards = new(Cards)
    """Cards of the hand that all know of."""
    tops: int = 0
    """Cards on top of the deck that the owner knows."""
    bottoms: int = 0
    """Cards at the bottom of the deck that the owner knows."""
    level: int = 1
    xp: int = 0
    damage: int = 0
    switched: int = 0
    """The turn in which the weapons were switched last (SF-R40)."""
    stops: frozenset[str] = DEFAULT_STOPS
    """When the player wants to be asked in windows: nobody else knows."""
    quiet: Quiet = ""
    """For how long the player has ordered to pass: nobody else knows."""

    def pile(self, name: Pile) -> Cards:
        """Return one of the piles."""
        return getattr(self, name)
