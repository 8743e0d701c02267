"""Options of a match: its length and the configurable rulings (NN-R…)."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from engines.kernel.cards.packs import Key, Part
from engines.kernel.state.options import BY_HOST, Options
from engines.neo_noble.language.pack import DECK_SIZE, RESERVE_SIZE, NeoNoblePack


class Domain(Part):
    """What a player comes with (NN-23 to NN-30); a repeated card is repeated."""

    noble: Key
    cards: Annotated[tuple[Key, ...], Field(min_length=DECK_SIZE, max_length=DECK_SIZE)]
    reserve: tuple[Key, ...] = Field(default=(), max_length=RESERVE_SIZE)


class NeoNobleOptions(Options):
    """The defaults are the rulings of `engines/neo_noble/book`."""

    best_of: Literal[1, 3] = 1
    """NN-R1."""
    next_first: Literal["random", "loser_choice"] = "random"
    """NN-R2."""
    reserve_noble: bool = False
    """NN-R4."""
    lane_geometry: Literal["facing", "mirrored"] = "facing"
    """NN-R5."""
    setup_channel: Literal["spent", "ready"] = "spent"
    """NN-R6."""
    channel_owner_peek: bool = False
    """NN-R10."""
    lingering_clear: Literal["own_end", "every_end"] = "own_end"
    """NN-R15."""
    dominance_soul: Literal["relinquish_ready", "spend_and_keep", "relinquish_any"] = "relinquish_ready"
    """NN-R16."""
    bargain_soul_any_time: bool = True
    """NN-R18."""
    haste_self_pay: bool = True
    """NN-R21."""
    check_scope: Literal["lane", "all"] = "lane"
    """NN-R24."""
    ambient_in_check: bool = True
    """NN-R25."""
    token_only_reap: Literal["deck_top", "none"] = "deck_top"
    """NN-R43."""
    end_turn_default: Literal["mandatory", "optional"] = "mandatory"
    """NN-R47."""
    channel_texts: Literal["income", "none", "income_ongoing"] = "income"
    """NN-R49: which texts of own face-up Channel cards work."""
    pay_windows: Literal["all", "own_action"] = "all"
    """NN-R48."""
    react_prompt: Literal["if_able", "always"] = "if_able"
    """NN-R56."""
    block_value: Literal["printed", "flat"] = "printed"
    """NN-R60."""
    block_flat: int = Field(default=1, ge=1, le=5)
    """NN-R60: what each card adds when `block_value` is flat."""
    block_max: int = Field(default=0, ge=0, le=10)
    """NN-R61; 0 is no limit."""
    reshuffle: Literal["lazy", "eager"] = "lazy"
    """NN-R70."""
    banish_return: Literal["explicit_only", "never"] = "explicit_only"
    """NN-R72."""
    shatter_is_sacrifice: bool = False
    """NN-R76."""
    open_lists: bool = False
    """NN-R75: deck lists are public."""

    decks: tuple[Domain | None, ...] = Field(default=(), max_length=2, json_schema_extra=BY_HOST)
    """By seat; a missing one is a ready-made one. Set by the host."""
    cards: NeoNoblePack | None = Field(default=None, json_schema_extra=BY_HOST)
    """Definitions of cards in the decks that the starter set does not hold. Set by the host."""
