"""One player's side: hidden cards by their names, others as objects, and what is counted of them."""

from __future__ import annotations

from typing import Literal, TypeAlias

from engines.kernel.state.state_fields import AsMapping, new, numbered, state_part
from engines.magic.table.batch import Zone
from engines.magic.table.pieces import ZoneCard
from engines.magic.table.stops import DEFAULT_STOPS, Quiet

Cards: TypeAlias = list[str]
Pile: TypeAlias = Literal["graveyard", "exile", "command"]
"""Zones where objects lie that are no permanents."""
PILES: tuple[Pile, ...] = ("graveyard", "exile", "command")


@state_part
class Side(AsMapping):
    """A player."""

    seat: int = numbered()
    library: Cards = new(Cards)
    """The uppermost card last."""
    hand: Cards = new(Cards)
    """The oldest card first."""
    known: Cards = new(Cards)
    """Cards of the hand that the other has seen."""
    glimpsed: Cards = new(Cards)
    """Cards of the hand that only the other player has seen."""
    bottoms: int = 0
    """Cards at the bottom of the library that the owner knows."""
    looking: int = 0
    """How many of the own library lie open to the player now, from the top."""
    watched: int = 0
    """How many of it the other player knows, from the top."""
    bared: int = 0
    """How many of it everybody knows, from the top."""
    graveyard: list[ZoneCard] = new(list)
    """The lowest card first (404.2)."""
    exile: list[ZoneCard] = new(list)
    command: list[ZoneCard] = new(list)
    brought: tuple[str, ...] = ()
    """The deck as it is played in this game, sorted, the Noble in it."""
    sideboard: tuple[str, ...] = ()
    """What lies aside in this game, sorted (100.4)."""
    noble: str = ""
    """The Noble of the deck, wherever it lies: no other card of the deck has its name (MN-11)."""
    casts: int = 0
    """How many times it was cast from the command zone in this game (MN-R20)."""
    homeward: Zone = ""
    """Where it has just been put, and from where its owner may send it home (MN-R26)."""
    always: frozenset[str] = frozenset()
    """Orders about single abilities, by their keys: nobody else knows."""
    wins: int = 0
    """Games of this match that the player has won (MN-R11)."""
    life: int = 20
    """103.4."""
    mana: dict[int, int] = new(dict)
    """How much of each colour lies in the pool, by its mask and by what it may be spent on."""
    lands: int = 0
    """Lands played this turn (305.2a)."""
    overdrawn: bool = False
    """A card was to be drawn that was not there, since state-based actions were looked at last (704.5b)."""
    mulligans: int = 0
    kept: bool = False
    """The opening hand is kept (103.5)."""
    again: bool = False
    """In this round a mulligan has been declared."""
    stops: frozenset[str] = DEFAULT_STOPS
    """When the player wants to be asked: nobody else knows."""
    quiet: Quiet = ""
    """For how long the player has ordered to pass: nobody else knows."""
    hold: bool = False
    """Priority is kept after an own spell (117.3c): nobody else knows."""
    by_hand: bool = False
    """The player says what is tapped for mana (601.2g, MN-D7): nobody else knows."""

    trusts: bool = False
    """What the other does by hand is agreed to without a question (MN-R34): nobody else knows."""
    works: int = 0
    """How many times the player has begun to carry something out by hand this turn."""
    refusals: int = 0
    """How many times this turn the other has refused what the player asked to do by hand."""
    objections: int = 0
    """How many times in this match the player has objected to what the other did by hand."""

    def pile(self, name: Pile) -> list[ZoneCard]:
        """Return one of the piles."""
        return getattr(self, name)

    @property
    def has_hidden(self) -> bool:
        """Tell whether the player has cards that others do not know: a hand, a face-down Noble."""
        return bool(self.hand) or any(not each.up for each in self.command)
