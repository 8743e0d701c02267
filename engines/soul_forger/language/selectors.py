"""Which cards, players and entries of the Flow a text means."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from engines.kernel.cards.packs import Key, Part
from engines.kernel.effects.references import RefersTo
from engines.soul_forger.language.parts import (
    ActionKind,
    CardType,
    Counter,
    EquipType,
    Faction,
    Few,
    Guard,
    Keyword,
    OnePlayer,
    Player,
    Speed,
    Subtype,
    Whose,
)

Ronum: TypeAlias = Annotated[int, Field(ge=0, le=20)] | Annotated[Literal["x", "level"], RefersTo("number")]
"""`x` is what was named with the cost, `level` that of the one who controls the card that speaks."""


class CardFilter(Part):
    """Cards to choose among. What is not said does not matter."""

    type: CardType | None = None
    kind: ActionKind | None = None
    speed: Speed | None = None
    equip: EquipType | None = None
    faction: tuple[Faction, ...] = Field(default=(), max_length=6)
    """One of these."""
    subtype: Subtype | None = None
    keyword: Keyword | None = None
    name: Key | None = None
    """The card of this id, or of its name."""
    min_ronum: Ronum | None = None
    max_ronum: Ronum | None = None


class PieceFilter(CardFilter):
    """Cards on the field, by what they are now."""

    guard: Guard | None = None
    attacking: bool = False
    blocking: bool = False
    damaged: bool | None = None
    token: bool | None = None
    starting_gear: bool | None = None
    max_power: Annotated[int, Field(ge=0, le=20)] | None = None
    min_power: Annotated[int, Field(ge=0, le=20)] | None = None
    counter: Counter | None = None
    other: bool = False
    """Not the card that speaks."""


# On the field

PieceRef: TypeAlias = Annotated[
    Literal[
        "self", "target", "target_2", "that", "source", "attacker", "blocker", "attacked", "each", "made"
    ],
    RefersTo("piece"),
]
"""`self` speaks, or has what was attuned to it; `that` is the card of the event, `source` what did it;
`attacker`, `blocker` and `attacked` belong to the combat; `each` is the one for which a part is done,
`made` what the action before brought to the field."""


class ChosenPieces(Part):
    """Cards on the field that a player picks when the text resolves, or chance does."""

    pick: Literal["chosen", "random"]
    whose: Whose = "own"
    filter: PieceFilter = Field(default=PieceFilter(), alias="is")
    number: Few = 1
    up_to: bool = False
    by: Player = "you"
    """Who picks, each as many; `own` and `opposing` are seen from there."""


class AllPieces(Part):
    """Every card on the field that fits."""

    pick: Literal["all"]
    whose: Whose = "any"
    filter: PieceFilter = Field(default=PieceFilter(), alias="is")


Pieces: TypeAlias = PieceRef | Annotated[ChosenPieces | AllPieces, Field(discriminator="pick")]
Scope: TypeAlias = PieceRef | AllPieces
"""Cards that nobody need pick."""

_HurtPlayer: TypeAlias = Literal[
    "you", "opponents", "everyone", "attacking_player", "defending_player", "controller_of_target",
    "controller_of_that", "controller_of_source",
]  # fmt: skip
Struck: TypeAlias = Annotated[PieceRef | _HurtPlayer | AllPieces, RefersTo("hurt")]
"""Cards, or players, that nobody need pick; `target` and `that` are whichever they are."""
Hurt: TypeAlias = Annotated[PieceRef | _HurtPlayer | AllPieces | ChosenPieces, RefersTo("hurt")]
"""What is dealt damage or healed."""


# Cards elsewhere

Zone: TypeAlias = Literal["hand", "deck", "forge", "grave", "material", "removed"]
"""`deck` and `forge` are looked through by the one who picks."""
Public: TypeAlias = Literal["grave", "material", "removed"]


class CardsIn(Part):
    """Cards of a zone."""

    zone: Zone
    of: OnePlayer = "you"
    how: Literal["chosen", "random", "top", "all"] = "chosen"
    """`top` is for the Main Deck alone."""
    filter: CardFilter = Field(default=CardFilter(), alias="is")
    number: Few = 1
    up_to: bool = False


Cards: TypeAlias = Annotated[Literal["self", "target", "target_2", "that"], RefersTo("card")] | CardsIn
"""`self` is the card that speaks, `that` the card of the event, wherever they went; and so is a target that
lay on the field."""


# Targets: chosen as the entry is announced, or enters the Flow (SF-96, SF-R58)


class _Target(Part):
    optional: bool = False
    """It need not be chosen; what is done to it is done to nothing then."""


class PieceTarget(_Target):
    """A card on the field; an Action may be a Lingering or a set one."""

    target: Literal["creature", "equipment", "action"]
    whose: Whose = "any"
    filter: PieceFilter = Field(default=PieceFilter(), alias="is")


class SideTarget(_Target):
    """A player or a creature: with `own` you or a creature you control."""

    target: Literal["side"]
    whose: Whose = "any"


class PlayerTarget(_Target):
    """A player."""

    target: Literal["player"]
    whose: Literal["opposing", "any"] = "opposing"


class EntryTarget(_Target):
    """An entry of the Flow (SF-130)."""

    target: Literal["entry"]
    entry: Literal["any", "action", "summon", "forge", "ability"] = "any"
    whose: Whose = "any"
    filter: CardFilter = Field(default=CardFilter(), alias="is")
    """For the card that was played, or that speaks."""


class CardTarget(_Target):
    """A card of an open pile; "a name and its owner" (SF-R58 as amended)."""

    target: Literal["card"]
    zone: Public
    whose: Whose = "own"
    filter: CardFilter = Field(default=CardFilter(), alias="is")


Target: TypeAlias = Annotated[
    PieceTarget | SideTarget | PlayerTarget | EntryTarget | CardTarget, Field(discriminator="target")
]
