"""Options of a match: the configurable rulings (SF-R…). How many sit down and clocks are the host's."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from engines.kernel.cards.packs import Key, Part
from engines.kernel.state.options import BY_HOST, Options
from engines.soul_forger.language.pack import FORGE_SIZE, MAIN_SIZES, SoulForgerPack

MOST_PLAYERS = 4
"""SF-R8."""


class Loadout(Part):
    """What a player comes with (SF-4 to SF-11); a repeated card is repeated."""

    main: Annotated[tuple[Key, ...], Field(min_length=MAIN_SIZES[0], max_length=MAIN_SIZES[1])]
    forge: tuple[Key, ...] = Field(default=(), max_length=FORGE_SIZE)
    gear: tuple[Key, Key, Key]
    """Armor, weapon, accessory."""


class SoulForgerOptions(Options):
    """The defaults are the rulings of `engines/soul_forger/book`."""

    player_endurance: int = Field(default=30, ge=5, le=100)
    """SF-R1."""
    guard_reset: Literal["own_ready", "own_end", "every_turn"] = "own_ready"
    """SF-R4."""
    first_player: Literal["random", "host", "loser"] = "random"
    """SF-R7."""
    first_turn_attack: bool = True
    """SF-R8."""
    side_quest_xp_only: bool = False
    """SF-R11."""
    empty_deck_damage: int = Field(default=5, ge=0, le=30)
    """SF-R13."""
    multi_level_end: bool = True
    """SF-R14."""
    xp_on_defense: bool = False
    """SF-R16."""
    action_zones: int = Field(default=5, ge=1, le=5)
    """SF-R26."""
    payment_to: Literal["graveyard", "removed"] = "graveyard"
    """SF-R30."""
    equipment_as_payment: bool = True
    """SF-R31."""
    cancel_keeps_guard: bool = False
    """SF-R50."""
    hand_limit: int = Field(default=8, ge=1, le=20)
    """SF-R57."""
    loop_cap: int = Field(default=200, ge=50, le=1000)
    """SF-R74."""

    first_seat: Annotated[int, Field(ge=0, lt=MOST_PLAYERS)] | None = Field(
        default=None, json_schema_extra=BY_HOST
    )
    """Who begins where `first_player` is not random: the host's, or the last loser's. Set by the host."""
    decks: tuple[Loadout | None, ...] = Field(default=(), max_length=MOST_PLAYERS, json_schema_extra=BY_HOST)
    """By seat; a missing one is a ready-made one. Set by the host."""
    cards: SoulForgerPack | None = Field(default=None, json_schema_extra=BY_HOST)
    """Definitions of cards in the decks that the starter set does not hold. Set by the host."""
