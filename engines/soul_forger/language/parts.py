"""Words that the whole card language shares."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal, TypeAlias, get_args

from pydantic import Field, WithJsonSchema

from engines.kernel.effects.references import RefersTo

CardType: TypeAlias = Literal["creature", "action", "equipment"]
"""SF-19."""
EquipType: TypeAlias = Literal["weapon", "armor", "accessory"]
ActionKind: TypeAlias = Literal["spell", "item", "quest"]
"""SF-R24: only a spell is a spell."""
Speed: TypeAlias = Literal["normal", "reaction", "instinct"]
"""SF-122 to SF-129."""
Faction: TypeAlias = Literal["fire", "light", "air", "earth", "dark", "water"]
"""SF-18."""
Guard: TypeAlias = Literal["on", "off"]
"""SF-21."""
Keyword: TypeAlias = Literal[
    "fast_hand", "reflex", "flight", "hidden", "impale", "pacifist", "protector", "range", "spell_proof",
    "unique",
]  # fmt: skip
"""Keywords that are one word and no more (SF-138 to SF-160); others name an ability, a filter or a number."""
_FIGHTS = frozenset(("creature", "weapon", "armor", "accessory"))
"""SF-R61."""
_LIES = _FIGHTS | {"action"}
KEYWORD_ON: Mapping[str, frozenset[str]] = {
    "fast_hand": _FIGHTS, "reflex": _FIGHTS, "flight": _FIGHTS, "hidden": _LIES, "impale": _FIGHTS,
    "pacifist": _FIGHTS, "protector": _FIGHTS, "range": _FIGHTS, "spell_proof": _LIES, "unique": _LIES,
}  # fmt: skip
"""The kinds of cards on which each keyword does something; on others it is neither printed nor given."""
KnownSubtype: TypeAlias = Literal[
    "angel", "artisan", "beast", "bird", "child", "construct", "demon", "dragon", "elemental", "fish",
    "giant", "goblin", "golem", "hunter", "insect", "knight", "mage", "merchant", "monk", "plant", "reptile",
    "revenant", "rogue", "sailor", "scholar", "serpent", "soldier", "spirit",
    "blade", "bow", "charm", "hammer", "lantern", "mail", "ring", "robe", "shield", "spear", "staff",
    "potion", "rite", "song", "trap",
]  # fmt: skip
"""Sub-types (SF-19), of creatures, of Equipment, of Actions. Both languages know their forms."""
SUBTYPES: tuple[str, ...] = get_args(KnownSubtype)
_WORDS = r"^[a-z]+(_[a-z]+)*$"
MOST_LETTERS = 30
"""Of a sub-type."""
Subtype: TypeAlias = Annotated[
    str,
    Field(pattern=_WORDS, max_length=MOST_LETTERS),
    WithJsonSchema(
        {"type": "string", "anyOf": [{"enum": SUBTYPES}, {"pattern": _WORDS, "maxLength": MOST_LETTERS}]}
    ),
]
"""A known one, or one that the pack declares with its forms: two words, `sea_wolf`, are one too."""
Phase: TypeAlias = Literal["ready", "side_quest", "main_1", "combat", "main_2", "end"]
"""SF-29."""
Counter: TypeAlias = Literal["ember", "growth", "tide", "charge", "grief"]
"""Kinds of counters; they do nothing but what a text says of them."""

Whose: TypeAlias = Literal["own", "opposing", "any"]
"""Seen from the one who controls the card that speaks."""
OnePlayer: TypeAlias = Annotated[
    Literal["you", "target", "target_2", "that", "attacking_player", "defending_player"], RefersTo("player")
]
"""`target` and `that` are a player, or the one who controls the card meant."""
OPPONENTS: tuple[str, str] = ("any_opponent", "every_opponent")
Asked: TypeAlias = OnePlayer | Literal["any_opponent", "every_opponent"]
"""In a condition: it holds for one of the opponents at least, or for each of them."""
Player: TypeAlias = OnePlayer | Literal["opponents", "everyone"]

Few: TypeAlias = Annotated[int, Field(ge=1, le=10)]
Until: TypeAlias = Literal["this_combat", "this_turn", "your_next_turn", "while_here", "permanent"]
"""How long a change holds: `your_next_turn` ends where that turn begins, `while_here` where the card that
speaks leaves the field, `permanent` where what is changed leaves it."""
