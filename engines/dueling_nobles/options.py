"""Options of a match: the configurable rulings (DN-R…) and the house rules (H1 to H8)."""

from __future__ import annotations

from typing import Literal, Self

from pydantic import Field, model_validator
from pydantic_core import PydanticCustomError

from engines.kernel.state.options import BY_HOST, Options


class NoblesOptions(Options):
    """The defaults are the rulings of `engines/dueling_nobles/book`; house rules are off unless chosen."""

    first_player: Literal["random", "loser", "challenger"] = "random"
    """DN-R2. `loser` needs `previous_loser`; without one the draw is random. Seat 0 is the challenger."""
    previous_loser: int | None = Field(default=None, ge=0, le=1, json_schema_extra=BY_HOST)
    """Who lost the game before, in a rematch (DN-R2). Set by the host."""
    king_tax: Literal["per_king", "per_player"] = "per_king"
    """DN-R9."""
    king_tax_lethal: Literal["nonlast", "always", "never"] = "nonlast"
    """DN-R10."""
    boost_replace: Literal["no", "discard_old"] = "no"
    """DN-R12."""
    boost_suit_bonus: Literal["off", "on"] = "off"
    """DN-R14; `on` is house rule H6, sworn weapons."""
    suit_uses: Literal["each", "one_total"] = "each"
    """DN-R16."""
    triple_limit: Literal["none", "1"] = "none"
    """DN-R23."""
    spend_mode: Literal["joint", "nobles_first", "cards_first"] = "joint"
    """DN-R24."""
    double_ko: Literal["draw", "active_wins", "active_loses"] = "draw"
    """DN-R38."""
    stall_claim: int = Field(default=20, ge=0, le=1000)
    """DN-R41: turns without a duel after which a draw may be claimed; 0 is never."""
    stall_draw: int = Field(default=40, ge=0, le=1000)
    """DN-R41: turns without a duel after which the game is drawn; 0 is never."""

    best_of_three: bool = False
    """H1."""
    quick_duel: bool = False
    """H2."""
    glass_nobles: bool = False
    """H3, not together with H2."""
    compensation: bool = False
    """H4."""
    restless_courts: bool = False
    """H5, replaces DN-R41."""
    blind_cards: bool = False
    """H7."""
    open_draft: bool = False
    """H8."""

    @model_validator(mode="after")
    def _agree(self) -> Self:
        """Refuse options that contradict one another. The error's type is a text key."""
        if self.quick_duel and self.glass_nobles:
            raise PydanticCustomError("dn-options-quick-glass", "H2 and H3 are not to be combined")
        if self.quick_duel and self.open_draft:
            raise PydanticCustomError("dn-options-quick-draft", "H8 drafts three nobles each, H2 keeps two")
        if self.stall_claim and self.stall_draw and self.stall_claim > self.stall_draw:
            raise PydanticCustomError("dn-options-stall", "A claim must come before the automatic draw")
        return self
