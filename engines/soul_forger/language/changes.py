"""What holds while something is in force: by `holds`, or for a time by an action's `change`."""

from __future__ import annotations

from typing import Annotated, Literal, Self, TypeAlias

from pydantic import Field, model_validator
from pydantic_core import PydanticCustomError

from engines.kernel.cards.packs import Part
from engines.kernel.effects.references import RefersTo
from engines.soul_forger.language import values
from engines.soul_forger.language.parts import Keyword, Player
from engines.soul_forger.language.selectors import CardFilter, PieceRef, Scope
from engines.soul_forger.language.values import Value

DamageKind: TypeAlias = Literal["combat", "other", "any"]
"""SF-R71."""


class Stat(Part):
    """Cards have more or less power (both powers: SF-55, SF-78), Endurance or Ronum."""

    change: Literal["power", "endurance", "ronum"]
    on: Scope
    value: Value


class SetRonum(Part):
    """Cards have this Ronum, before anything is added."""

    change: Literal["set_ronum"]
    on: Scope
    value: Annotated[int, Field(ge=0, le=20)]


class PlayerStat(Part):
    """Players have more or less Endurance (SF-R1), or power with every weapon (SF-R77)."""

    change: Literal["player_endurance", "player_power"]
    who: Player = "you"
    value: Value


class HasKeyword(Part):
    """Cards have a keyword, or lose it."""

    change: Literal["keyword", "no_keyword"]
    on: Scope
    keyword: Keyword


class FirstDamage(Part):
    """Cards deal their combat damage first, whatever their part (SF-111)."""

    change: Literal["first_damage"]
    on: Scope


class Cannot(Part):
    """Cards cannot do something."""

    change: Literal["cannot"]
    on: Scope
    what: Literal["attack", "block", "turn_on", "turn_off", "activate", "be_blocked"]


class Must(Part):
    """Cards attack, or block, if they can."""

    change: Literal["must"]
    on: Scope
    what: Literal["attack", "block"]


class ExtraAttack(Part):
    """Cards do not turn Off-guard by their first attack of a turn."""

    change: Literal["extra_attack"]
    on: Scope


class OfDamage(Part):
    """A change of damage, to cards and players."""

    on: Annotated[Scope | None, RefersTo("hurt")] = None
    """Of a word that may mean either, such as the target "you or a creature you control", whichever it is."""
    who: Player | None = None
    kind: DamageKind = "any"

    @model_validator(mode="after")
    def _says_whose(self) -> Self:
        if self.on is None and self.who is None:
            raise PydanticCustomError("sf-pack-nobody-hurt", "give on, who or both")
        return self


class Prevent(OfDamage):
    """Damage to cards and players is not dealt: all of it, or so much each time."""

    change: Literal["prevent"]
    value: Value | None = None
    """How much; all where it is not said."""
    next_only: bool = False
    """Only the next time."""


class ExtraDamage(OfDamage):
    """Damage to cards and players is more each time."""

    change: Literal["extra_damage"]
    value: Value


class Redirect(OfDamage):
    """Damage to cards and players is dealt to another instead."""

    change: Literal["redirect"]
    to: Annotated[PieceRef | Literal["you"], RefersTo("hurt")]


class CountsAs(Part):
    """The card counts as more Ronum when it pays for a card of the Forge Deck (SF-147, SF-R66)."""

    change: Literal["counts_as"]
    ronum: Annotated[int, Field(ge=1, le=10)]


class HandRonum(Part):
    """Cards that a player has not played yet have more or less Ronum."""

    change: Literal["hand_ronum"]
    who: Player = "you"
    filter: CardFilter = Field(default=CardFilter(), alias="is")
    value: Annotated[int, Field(ge=-5, le=5)]


class NoResponses(Part):
    """Players add nothing to the Flow."""

    change: Literal["no_responses"]
    who: Player = "opponents"


class PlayerCannot(Part):
    """Players cannot do something."""

    change: Literal["player_cannot"]
    who: Player
    what: Literal["summon", "play_actions", "forge", "attack", "heal", "gain_levels"]


class HandLimit(Part):
    """A player keeps more or fewer cards at the end of turn (SF-39)."""

    change: Literal["hand_limit"]
    who: Player = "you"
    value: Annotated[int, Field(ge=-4, le=4)]


Change: TypeAlias = Annotated[
    Stat | SetRonum | PlayerStat | HasKeyword | FirstDamage | Cannot | Must | ExtraAttack | Prevent
    | ExtraDamage | Redirect | CountsAs | HandRonum | NoResponses | PlayerCannot | HandLimit,
    Field(discriminator="change"),
]  # fmt: skip


def kind_of(change: Change) -> str:
    """Return as what a change is looked for: with its keyword, or with what cannot or must be done.

    What may take Endurance away is apart from what gives some: only the former can destroy what is whole.
    """
    if isinstance(change, Stat) and change.change == "endurance":
        return "endurance" if values.is_never_negative(change.value) else "endurance:less"
    if isinstance(change, HasKeyword):
        return f"{change.change}:{change.keyword}"
    if isinstance(change, Cannot | Must | PlayerCannot):
        return f"{change.change}:{change.what}"
    return change.change
