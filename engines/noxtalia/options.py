"""Options of a match: modes, formats, the configurable rulings (NX-R…) and the house rules (NX-H…)."""

from __future__ import annotations

from typing import Annotated, Literal, Self

from pydantic import Field, model_validator
from pydantic_core import PydanticCustomError

from engines.kernel.cards.packs import Key, Part
from engines.kernel.state.options import BY_HOST, Options
from engines.noxtalia.language.pack import BASE_CAPACITIES, NoxtaliaPack

SPIRITS = 3
"""NX-7."""


class Member(Part):
    """A Spirit of a team and the six capacities that it brings (NX-19)."""

    spirit: Key
    capacities: tuple[Key, ...] = Field(min_length=BASE_CAPACITIES, max_length=BASE_CAPACITIES)


class Team(Part):
    """What a player comes with (NX-7): three Spirits and their capacities."""

    members: Annotated[tuple[Member, ...], Field(min_length=SPIRITS, max_length=SPIRITS)]


class NoxtaliaOptions(Options):
    """The defaults are the rulings of `engines/noxtalia/book`; house rules are off unless chosen.

    One seat plays Solo, two play one against one, three and four a free-for-all,
    four with `two_vs_two` in sides of two.
    """

    format: Literal["standard", "libre"] = "standard"
    """NX-11, NX-12."""
    difficulty: Literal["easy", "normal", "hard"] = "normal"
    """The Robot's, in Solo (NX-93 to NX-95)."""
    robot_team: Literal["other", "a", "b", "c", "random"] = "other"
    """The Robot's, in Solo (NX-14, NX-D4): `other` shares no Spirit with the human's."""
    linked: bool = True
    """NX-R13."""
    opening_hand: int = Field(default=5, ge=0, le=8)
    """NX-R12."""
    turn_limit: int = Field(default=8, ge=1, le=20)
    """NX-24, NX-R51."""
    mirror: bool = True
    """NX-R21."""
    max_defences: int = Field(default=1, ge=1, le=3)
    """NX-R25."""
    support_after_use: Literal["discard", "remove"] = "discard"
    """NX-R10."""
    zone_optional: bool = False
    """NX-R31."""
    empty_discard: Literal["pending", "lose"] = "pending"
    """NX-R47."""
    simultaneous: Literal["draw", "active_wins", "active_loses"] = "draw"
    """NX-R49."""
    robot_defence: Literal["stop_at_first", "all"] = "stop_at_first"
    """NX-R56."""
    mask_empty_defence: bool = True
    """NX-R24: ask for a Defence also where none can be played, so that nothing leaks."""
    open_lists: bool = False
    """NX-R66: Libre lists are public."""

    two_vs_two: bool = False
    """NX-H5, four seats."""
    ally_defence: bool = False
    """NX-H5."""
    share_hands: bool = False
    """NX-H6."""
    ffa_tiebreak: bool = False
    """NX-H4."""
    random_teams: bool = False
    """NX-H7, Random."""
    expert: bool = False
    """NX-H7: Libre, teams handed in secretly, 60 seconds a decision."""
    best_of_three: bool = False
    """NX-H8, Tournament."""

    teams: tuple[Team | None, ...] = Field(default=(), max_length=4, json_schema_extra=BY_HOST)
    """By seat, the Robot's last; a missing one is a ready-made one. Set by the host."""
    cards: NoxtaliaPack | None = Field(default=None, json_schema_extra=BY_HOST)
    """Definitions of cards in the teams that the starter set does not hold. Set by the host."""

    @model_validator(mode="after")
    def _agree(self) -> Self:
        """Refuse options that contradict one another. The error's type is a text key."""
        if self.expert and self.format == "standard":
            raise PydanticCustomError("nx-options-expert-format", "Expert is played in the Libre format")
        if self.expert and self.random_teams:
            raise PydanticCustomError("nx-options-random-expert", "Expert teams are chosen, not drawn")
        if self.random_teams and self.format == "libre":
            raise PydanticCustomError("nx-options-random-libre", "random teams keep their base capacities")
        if self.best_of_three and self.format == "libre":
            raise PydanticCustomError("nx-options-tournament", "a tournament match is Standard")
        return self
