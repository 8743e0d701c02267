"""One effect of a card: when it happens, on which conditions, what it does."""

from __future__ import annotations

from typing import Literal, TypeAlias

from pydantic import ConfigDict, Field

from engines.kernel.cards.packs import Part
from engines.noxtalia.language.actions import Action
from engines.noxtalia.language.conditions import Condition
from engines.noxtalia.language.moments import schema

When: TypeAlias = Literal[
    "on_use",
    "after_comparison",
    "on_damage_dealt",
    "on_damage_taken",
    "turn_start",
    "turn_end",
    "on_attach",
    "on_detach",
    "on_destroyed",
    "on_cycle_change",
    "while_attached",
]
"""`on_use` is step 2 of an attack, the effects of a Defence, or a Support. `while_attached` holds
as long as the card is attached; for a Spirit's passive, as long as the Spirit lives."""


class Effect(Part):
    """One effect. Its actions are done in the order written.

    What makes sense in which moment, and which moments which card knows, is in `card_validation`.
    """

    model_config = ConfigDict(json_schema_extra=schema)

    when: When = "on_use"
    whose: Literal["host", "owner", "each"] = "host"
    """For `turn_start` and `turn_end`: the turns of the host's controller, of the card's owner, or all
    (NX-R39)."""
    conditions: tuple[Condition, ...] = Field(default=(), alias="if", max_length=4)
    do: tuple[Action, ...] = Field(min_length=1, max_length=6)
    otherwise: tuple[Action, ...] = Field(default=(), alias="else", max_length=6)
