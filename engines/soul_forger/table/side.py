"""One player's side: piles of cards by their names, and what is counted of him."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

Pile: TypeAlias = Literal["deck", "forge", "hand", "material", "grave", "removed"]
Quiet: TypeAlias = Literal["", "flow", "phase", "attacked", "turn", "end"]
"""For how long a player passes: for this Flow, until the phase is over, until attacked, until the own turn;
to the end of it, who has finished Combat and wants no Main Phase 2."""
PILES: tuple[Pile, ...] = ("deck", "forge", "hand", "material", "grave", "removed")

STOPS = (
    "own", "concern", "entry", "attacked", "fight", "other_fight", "step2", "before_me", "phase", "own_phase",
)  # fmt: skip
"""What a player can be asked for in windows; of others' entries only for what calls for him, or for each."""
DEFAULT_STOPS = frozenset({"concern", "attacked", "fight", "before_me"})


class Side:
    """A player (SF-15, SF-27)."""

    __slots__ = (
        "bottoms", "damage", "deck", "forge", "grave", "hand", "known", "level", "list", "material", "quiet",
        "removed", "seat", "stops", "switched", "tops", "xp",
    )  # fmt: skip

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.list: tuple[str, ...] = ()
        """The Main Deck as it was brought, sorted."""
        self.deck: list[str] = []
        """The Main Deck, the uppermost card last."""
        self.forge: list[str] = []
        """The Forge Deck, sorted: it is never shuffled (SF-17)."""
        self.hand: list[str] = []
        """The oldest card first."""
        self.material: list[str] = []
        self.grave: list[str] = []
        self.removed: list[str] = []
        self.known: list[str] = []
        """Cards of the hand that all know of."""
        self.tops = 0
        """Cards on top of the deck that the owner knows."""
        self.bottoms = 0
        """Cards at the bottom of the deck that the owner knows."""
        self.level = 1
        self.xp = 0
        self.damage = 0
        self.switched = 0
        """The turn in which the weapons were switched last (SF-R40)."""
        self.stops = DEFAULT_STOPS
        """When the player wants to be asked in windows: nobody else knows."""
        self.quiet: Quiet = ""
        """For how long the player has ordered to pass: nobody else knows."""

    def pile(self, name: Pile) -> list[str]:
        """Return one of the piles."""
        return getattr(self, name)

    def copy(self) -> Side:
        """Return the same for another table."""
        twin = Side.__new__(Side)
        twin.seat = self.seat
        twin.list = self.list
        twin.deck = self.deck[:]
        twin.forge = self.forge[:]
        twin.hand = self.hand[:]
        twin.material = self.material[:]
        twin.grave = self.grave[:]
        twin.removed = self.removed[:]
        twin.known = self.known[:]
        twin.tops, twin.bottoms = self.tops, self.bottoms
        twin.level, twin.xp, twin.damage = self.level, self.xp, self.damage
        twin.switched = self.switched
        twin.stops = self.stops
        twin.quiet = self.quiet
        return twin

    def dump(self) -> dict[str, Any]:
        """Return plain JSON values."""
        piles: dict[str, Any] = {name: self.pile(name) for name in PILES}
        return {
            **piles, "list": list(self.list), "known": self.known, "tops": self.tops, "bottoms": self.bottoms,
            "level": self.level, "xp": self.xp, "damage": self.damage, "switched": self.switched,
            "stops": sorted(self.stops), "quiet": self.quiet,
        }  # fmt: skip

    @staticmethod
    def load(seat: int, data: dict[str, Any]) -> Side:
        """Rebuild a side from `dump`."""
        side = Side(seat)
        for name in PILES:
            side.pile(name)[:] = data[name]
        side.list, side.known = tuple(data["list"]), list(data["known"])
        for name in ("tops", "bottoms", "level", "xp", "damage", "switched", "quiet"):
            setattr(side, name, data[name])
        side.stops = frozenset(data["stops"])
        return side
