"""Words that the whole card language shares."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

CardType: TypeAlias = Literal[
    "artifact", "creature", "enchantment", "instant", "land", "planeswalker", "sorcery"
]
"""300."""
Supertype: TypeAlias = Literal["basic", "legendary", "snow"]
"""205.4a."""
Rarity: TypeAlias = Literal["common", "uncommon", "rare", "mythic"]
"""MN-3, MN-13, MN-14; basic lands have none that counts (MN-R4)."""
Keyword: TypeAlias = Literal[
    "deathtouch", "defender", "first_strike", "flying", "haste", "lifelink", "menace", "reach", "trample",
    "vigilance",
]  # fmt: skip
"""702."""
Subtype: TypeAlias = Annotated[str, Field(pattern=r"^[a-z]+(_[a-z]+)*$", max_length=30)]
"""205.3."""
BASIC_TYPES = {"plains": "W", "island": "U", "swamp": "B", "mountain": "R", "forest": "G"}
"""The basic land types, each with the mana that its ability adds (305.6)."""
