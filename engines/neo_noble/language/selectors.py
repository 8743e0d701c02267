"""Which Spirits, lanes, cards, Channel slots and coins a text means."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from engines.kernel.cards.packs import Part
from engines.kernel.effects.references import RefersTo
from engines.neo_noble.language.parts import CardType, Fate, Few, Keyword, LaneName, Whose


class CardFilter(Part):
    """Cards to choose among. What is not said does not matter."""

    type: tuple[CardType, ...] = ()
    fate: tuple[Fate, ...] = ()
    max_cost: int | None = Field(default=None, ge=0, le=12)
    min_cost: int | None = Field(default=None, ge=0, le=12)
    behaviour: Keyword | None = None
    react: bool = False
    """Only cards with a REACT condition."""
    same_name: bool = False
    """Only cards of the same name as the card that speaks."""


class SpiritFilter(CardFilter):
    """Spirits to choose among, by present numbers where these count."""

    max_power: int | None = Field(default=None, ge=-20, le=20)
    min_power: int | None = Field(default=None, ge=-20, le=20)
    max_resolve: int | None = Field(default=None, ge=-20, le=20)
    other: bool = False
    """Not the Spirit that speaks."""


# Lanes

LaneRef: TypeAlias = Annotated[
    Literal[
        "this", "facing", "target", "target_2", "that", "attacking", "defending", "left", "middle", "right"
    ],
    RefersTo("lane"),
]
"""`this` is the lane of the Spirit that speaks, `facing` the one opposing it, `that` the lane of the
event, `attacking` and `defending` those of the battle; names are those of the player who has the card."""


class ChosenLane(Part):
    """A lane that the player picks when the text resolves."""

    pick: Literal["chosen"]
    whose: Whose
    names: tuple[LaneName, ...] = ()
    other: bool = False
    """Not the lane of the Spirit that speaks."""
    empty: bool | None = None


class AllLanes(Part):
    """Every lane that fits."""

    pick: Literal["all"]
    whose: Whose
    names: tuple[LaneName, ...] = ()
    other: bool = False
    empty: bool | None = None


Lanes: TypeAlias = LaneRef | Annotated[ChosenLane | AllLanes, Field(discriminator="pick")]
LaneScope: TypeAlias = LaneRef | AllLanes
"""Lanes that nobody need pick."""


# Spirits

SpiritRef: TypeAlias = Annotated[Literal["self", "target", "target_2", "that", "top"], RefersTo("spirit")]
"""`self` is the Spirit that speaks, `that` the one of the event, `top` the Active Spirit of its lane."""
Layer: TypeAlias = Literal["active", "covered", "any"]
"""NN-R34: cards always say which."""


class ChosenSpirits(Part):
    """Spirits that a player picks when the text resolves."""

    pick: Literal["chosen"]
    whose: Whose
    layer: Layer
    lane: LaneRef | None = None
    filter: SpiritFilter = SpiritFilter()
    number: Few = 1
    up_to: bool = False
    by: Literal["you", "opponent"] = "you"


class AllSpirits(Part):
    """Every Spirit that fits."""

    pick: Literal["all"]
    whose: Whose
    layer: Layer
    lane: LaneRef | None = None
    filter: SpiritFilter = SpiritFilter()


Spirits: TypeAlias = SpiritRef | Annotated[ChosenSpirits | AllSpirits, Field(discriminator="pick")]
SpiritScope: TypeAlias = (
    Annotated[Literal["self", "target", "target_2", "that"], RefersTo("spirit")] | AllSpirits
)
"""Spirits that nobody need pick."""


# Cards outside the Battlefield

Zone: TypeAlias = Literal["hand", "deck", "grave", "reap", "banished"]
"""`deck` is looked at privately by the one who picks."""


class CardsIn(Part):
    """Cards of a zone."""

    zone: Zone
    whose: Literal["own", "opposing"] = "own"
    how: Literal["chosen", "random", "top", "all"] = "chosen"
    """`top` is for the deck alone."""
    by: Literal["you", "opponent"] = "you"
    filter: CardFilter = CardFilter()
    number: Few = 1
    up_to: bool = False


Cards: TypeAlias = Annotated[Literal["target", "target_2", "that", "this_card"], RefersTo("card")] | CardsIn
"""`that` is the card of the event, `this_card` the one that speaks, wherever it went."""


# Channel slots


class ChosenSlots(Part):
    """Channel cards."""

    pick: Literal["chosen", "all", "random"]
    whose: Whose
    face: Literal["up", "down", "any"] = "any"
    state: Literal["ready", "spent", "any"] = "any"
    filter: CardFilter = CardFilter()
    """For face-up cards only."""
    number: Few = 1
    up_to: bool = False


Slots: TypeAlias = Annotated[Literal["target", "target_2", "that"], RefersTo("slot")] | ChosenSlots


# Dominance coins

CoinState: TypeAlias = Literal["ready", "spent", "any"]
Holder: TypeAlias = Literal["own", "opposing", "neutral", "any"]


class ChosenCoins(Part):
    """Dominance coins; `lane` names the one of a lane."""

    pick: Literal["chosen", "all"]
    held: Holder
    state: CoinState = "any"
    number: Annotated[int, Field(ge=1, le=3)] = 1
    up_to: bool = False


class CoinOf(Part):
    """The coin of a lane."""

    coin_of: LaneRef


Coins: TypeAlias = ChosenCoins | CoinOf


# Targets: what is chosen when a text is activated, before anybody reacts (NN-100, NN-R51)


class SpiritTarget(Part):
    """A Spirit."""

    target: Literal["spirit"]
    whose: Whose
    layer: Layer
    lane: LaneRef | None = None
    filter: SpiritFilter = SpiritFilter()


class NobleTarget(Part):
    """A Noble (NN-8)."""

    target: Literal["noble"]
    whose: Whose


class LaneTarget(Part):
    """A lane."""

    target: Literal["lane"]
    whose: Whose
    names: tuple[LaneName, ...] = ()
    other: bool = False
    empty: bool | None = None


class SlotTarget(Part):
    """A Channel card."""

    target: Literal["slot"]
    whose: Whose
    face: Literal["up", "down", "any"] = "any"
    state: Literal["ready", "spent", "any"] = "any"


class CardTarget(Part):
    """A card in a public zone."""

    target: Literal["card"]
    zone: Literal["grave", "reap", "banished"]
    whose: Whose
    filter: CardFilter = CardFilter()


class PlayerTarget(Part):
    """A player."""

    target: Literal["player"]


Target: TypeAlias = Annotated[
    SpiritTarget | NobleTarget | LaneTarget | SlotTarget | CardTarget | PlayerTarget,
    Field(discriminator="target"),
]
