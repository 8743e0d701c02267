"""Options of a match: the configurable rulings (MN-R…). Clocks are the host's."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from engines.kernel.cards.packs import Key, Part
from engines.kernel.state.options import BY_HOST, Options
from engines.magic.language.pack import LEAST_CARDS, MOST_CARDS, SIDEBOARD, MagicPack


class Loadout(Part):
    """What a player comes with (MN-5, MN-7), the Noble in the deck; a repeated card is repeated."""

    deck: Annotated[tuple[Key, ...], Field(min_length=LEAST_CARDS, max_length=MOST_CARDS)]
    noble: Key
    """The only rare card of the deck (MN-12)."""
    sideboard: tuple[Key, ...] = Field(default=(), max_length=SIDEBOARD)


class MagicOptions(Options):
    """The defaults are the rulings of `engines/magic/book`."""

    rarity_basis: Literal["lowest", "any", "printing"] = "lowest"
    """MN-R1."""
    rarity_sources: Literal["paper_and_online", "paper"] = "paper_and_online"
    """MN-R2."""
    basics: Literal["supertype", "five_names"] = "supertype"
    """MN-R5."""
    sideboard: Literal["exact15", "max15"] = "exact15"
    """MN-R10."""
    deck_max: int = Field(default=MOST_CARDS, ge=LEAST_CARDS, le=MOST_CARDS)
    """MN-R12."""
    pool: Literal["eternal", "modern", "standard", "custom"] = "eternal"
    """MN-R15."""
    banlist: bool = True
    """MN-R15."""
    tax: Literal[0, 2] = 0
    """MN-R20."""
    noble_land: Literal["strict", "land_drop", "reject"] = "strict"
    """MN-R25."""
    noble_returns: Literal["no", "commander_style"] = "no"
    """MN-R26."""
    reveal_at_end: bool = True
    """MN-R30."""
    by_hand: Literal["none", "agreed"] = "none"
    """MN-R31: whether cards are played whose texts their players carry out themselves."""
    open_decklists: Literal["no", "noble_hidden", "noble_shown"] = "no"
    """MN-R30: whether both see what the other's deck holds, and the Noble with it."""
    loop_cap: int = Field(default=200, ge=50, le=1000)
    """What may go on the stack between two questions before it is a loop (104.4b)."""
    best_of: Literal[1, 3] = 1
    """MN-R11."""
    chooser: Annotated[int, Field(ge=0, le=1)] | None = Field(default=None, json_schema_extra=BY_HOST)
    """Who says who begins, as the loser of the game before (MN-R17). Set by the host."""
    decks: tuple[Loadout | None, ...] = Field(default=(), max_length=2, json_schema_extra=BY_HOST)
    """By seat; a missing one is a ready-made one. Set by the host."""
    cards: MagicPack | None = Field(default=None, json_schema_extra=BY_HOST)
    """Definitions of cards in the decks that the starter set does not hold. Set by the host."""
    imagined: MagicPack | None = Field(default=None, json_schema_extra=BY_HOST)
    """Commons of which computers make up decks that they do not know; none are the starter set's. All may
    know them, so they tell nothing of the decks. Set by the host."""
