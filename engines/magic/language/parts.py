"""Words that the whole card language shares."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias, cast, get_args

from pydantic import BaseModel, Discriminator, Field, WithJsonSchema


def told_by(*fields: str, **others: str) -> Discriminator:
    """Tell alternatives apart by which field is written: its name is their tag, or what `others` say of it.

    So what is wrong is said of the one that was meant, not of all that could stand there.
    """
    tags = {**{field: field for field in fields}, **others}

    def tag(value: Any) -> str:
        if isinstance(value, BaseModel):
            written = list(type(value).model_fields)
        else:
            written = list(cast("dict[str, Any]", value)) if isinstance(value, dict) else [str(value)]
        return next((tags[field] for field in tags if field in written), next(iter(written), ""))

    return Discriminator(tag)


CardType: TypeAlias = Literal[
    "artifact", "creature", "enchantment", "instant", "kindred", "land", "planeswalker", "sorcery"
]
"""300; a kindred card has another type besides, and creature types (308)."""
PERMANENTS: frozenset[CardType] = frozenset(("artifact", "creature", "enchantment", "land", "planeswalker"))
"""110.4: the types of what can lie on the battlefield."""
Supertype: TypeAlias = Literal["basic", "legendary", "snow"]
"""205.4a."""
Rarity: TypeAlias = Literal["common", "uncommon", "rare", "mythic"]
"""MN-3, MN-13, MN-14; basic lands have none that counts (MN-R4)."""
Color: TypeAlias = Literal["white", "blue", "black", "red", "green"]
"""105.1."""
Keyword: TypeAlias = Literal[
    "blocks_only_flying", "cant_attack", "cant_be_countered", "cant_block", "changeling", "deathtouch",
    "defender", "devoid",
    "doesnt_untap", "double_strike", "enters_tapped", "fear", "first_strike", "flash", "flying",
    "forestwalk", "haste", "hexproof", "horsemanship", "indestructible", "intimidate", "islandwalk",
    "lifelink", "menace", "mountainwalk", "plainswalk", "protection_from_artifacts",
    "protection_from_black", "protection_from_blue", "protection_from_creatures",
    "protection_from_green", "protection_from_red", "protection_from_white", "reach", "shadow",
    "shroud", "skulk", "swampwalk", "trample", "unblockable", "vigilance", "wither",
]  # fmt: skip
"""702, and what a text says in a word of an object alone: that it cannot attack, that it enters tapped."""
PHRASES: frozenset[Keyword] = frozenset((
    "blocks_only_flying", "cant_attack", "cant_be_countered", "cant_block", "doesnt_untap",
    "enters_tapped", "unblockable",
))  # fmt: skip
"""Words that say what a thing does: given by an effect they are no abilities, and are not lost with those."""
KnownSubtype: TypeAlias = Literal[
    "angel", "archer", "bat", "bear", "beast", "bird", "boar", "cat", "cleric", "construct", "crab", "deer",
    "demon", "dragon", "drake", "druid", "dwarf", "elemental", "elf", "faerie", "fish", "fox", "frog",
    "giant", "goblin", "golem", "horse", "hound", "human", "hydra", "insect", "knight", "leech", "lizard",
    "merfolk", "monk", "moth", "ogre", "ox", "pegasus", "pirate", "plant", "rat", "rogue", "scout",
    "serpent", "shade", "shaman", "skeleton", "snake", "soldier", "spider", "spirit", "squirrel", "toad",
    "treefolk", "troll", "turtle", "vampire", "wall", "warrior", "whale", "wizard", "wolf", "worm", "zombie",
    "army", "centaur", "citizen", "devil", "dinosaur", "eldrazi", "elephant", "goat", "horror", "illusion",
    "kithkin", "myr", "ooze", "phyrexian", "samurai", "saproling", "satyr", "servo", "shapeshifter",
    "thopter",
    "aura", "blood", "clue", "equipment", "food", "gold", "lander", "treasure",
    "plains", "island", "swamp", "mountain", "forest",
]  # fmt: skip
"""Sub-types of which both languages know the forms."""
SUBTYPES: tuple[str, ...] = get_args(KnownSubtype)
_WORDS = r"^[a-z]+(_[a-z]+)*$"
MOST_LETTERS = 30
"""Of a sub-type, or of a counter."""
Subtype: TypeAlias = Annotated[
    str,
    Field(pattern=_WORDS, max_length=MOST_LETTERS),
    WithJsonSchema(
        {"type": "string", "anyOf": [{"enum": SUBTYPES}, {"pattern": _WORDS, "maxLength": MOST_LETTERS}]}
    ),
]
"""205.3: a known one, or one that the pack declares with its forms."""
ARTIFACT_TYPES: frozenset[Subtype] = frozenset((
    "blood", "clue", "equipment", "food", "gold", "lander", "treasure",
))  # fmt: skip
"""205.3g."""
EVERY_CREATURE_TYPE = "*"
"""Stands among sub-types for all creature types; no pack can declare it (702.73a)."""
NO_CREATURE_TYPES: frozenset[Subtype] = ARTIFACT_TYPES | {
    "attraction", "bobblehead", "contraption", "fortification", "incubator", "map", "powerstone",
    "spacecraft", "stone", "vehicle",
    "aura", "background", "cartouche", "case", "class", "curse", "role", "room", "rune", "saga", "shard",
    "shrine",
    "cave", "desert", "gate", "lair", "locus", "mine", "planet", "power_plant", "sphere", "tower", "town",
    "plains", "island", "swamp", "mountain", "forest",
    "adventure", "arcane", "lesson", "omen", "trap", "siege",
}  # fmt: skip
"""Sub-types of artifacts, enchantments, lands, spells and battles (205.3g to 205.3k, 205.3q)."""
BASIC_TYPES = {"plains": "W", "island": "U", "swamp": "B", "mountain": "R", "forest": "G"}
"""The basic land types, each with the mana that its ability adds (305.6)."""
KnownToken: TypeAlias = Literal["blood", "clue", "food", "gold", "lander", "treasure"]
"""111.10: tokens that the rules define."""
KnownCounter: TypeAlias = Literal[
    "plus_one", "minus_one", "charge", "time", "age", "depletion", "fade", "ki", "level", "quest", "spore",
    "storage", "verse", "shield", "stun", "finality", "deathtouch", "first_strike", "flying", "haste",
    "hexproof", "indestructible", "lifelink", "menace", "reach", "trample", "vigilance",
]  # fmt: skip
"""Counters for which both languages have words."""
COUNTERS: tuple[KnownCounter, ...] = get_args(KnownCounter)
KEYWORD_COUNTERS: frozenset[Keyword] = frozenset((
    "deathtouch", "first_strike", "flying", "haste", "hexproof", "indestructible", "lifelink", "menace",
    "reach", "trample", "vigilance",
))  # fmt: skip
"""122.1b: what has one has that keyword."""
Counter: TypeAlias = Annotated[
    str,
    Field(pattern=_WORDS, max_length=MOST_LETTERS),
    WithJsonSchema(
        {"type": "string", "anyOf": [{"enum": COUNTERS}, {"pattern": _WORDS, "maxLength": MOST_LETTERS}]}
    ),
]
"""122: of power and toughness, of a keyword, and others that only count; known, or declared by the pack."""
Whose: TypeAlias = Literal["you", "opponent", "any"]
"""Controlled by whom; of cards in other zones, owned."""
Place: TypeAlias = Literal["battlefield", "spell", "ability", "graveyard", "exile"]
"""Where an object lies that a text can mean: hidden zones have none, and no word means a commander."""
Pile: TypeAlias = Literal["graveyard", "exile", "hand", "library"]
Until: TypeAlias = Literal["end_of_turn", "end_of_combat", "your_next_turn", "while_here", "stays"]
"""611.2b: for how long something holds; `while_here` is as long as its source stays on the battlefield."""
Letters: TypeAlias = Annotated[str, Field(pattern=r"^[WUBRGC]{1,6}( [WUBRGC]{1,6})*$", max_length=40)]
"""Mana that is added: a word for each, with the letters of what it can be: `G`, `WU`, `R R`."""
