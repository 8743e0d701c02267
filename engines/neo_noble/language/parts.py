"""Words that the whole card language shares."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from engines.kernel.effects.references import RefersTo

CardType: TypeAlias = Literal["noble", "arbiter", "errant", "token"]
"""NN-3."""
Fate: TypeAlias = Literal["earthbound", "ghostbound", "hellbound", "heavenbound"]
"""NN-22."""
Colour: TypeAlias = Literal["green", "violet", "red", "gold"]
"""NN-R9: a field of its own, without a rule."""
Keyword: TypeAlias = Literal["pathfinder", "haste", "brittle"]
"""NN-103 to NN-105."""
Mode: TypeAlias = Literal["normal", "tribute", "react", "effect"]
"""NN-120; `effect` is a summon that a text does or allows by itself."""
LaneName: TypeAlias = Literal["left", "middle", "right"]
"""NN-36, as the owner of the lane names it."""

Player: TypeAlias = Annotated[Literal["you", "opponent", "each", "target"], RefersTo("player")]
"""`you` has the card that speaks; `target` is the player that the text has picked."""
Whose: TypeAlias = Literal["own", "opposing", "any"]
"""Seen from the one who has the card that speaks."""

Few: TypeAlias = Annotated[int, Field(ge=1, le=10)]
Until: TypeAlias = Literal["this_battle", "this_turn", "your_next_turn", "in_lane", "permanent"]
"""How long a change holds: `your_next_turn` ends where that turn begins, `in_lane` where the
Spirit leaves its lane, `permanent` where it leaves the Battlefield (NN-R36, NN-R37)."""
