"""Card types, sub-types, zones and the other nouns of the rules, in singular and plural."""

from __future__ import annotations

import re

from engines.magic.cards.words.forms import Noun
from engines.magic.language.parts import MOST_LETTERS, CardType, Pile, Supertype

CARD_TYPES: dict[CardType, Noun] = {
    "artifact": Noun("artifact", "artifacts"),
    "creature": Noun("creature", "creatures"),
    "enchantment": Noun("enchantment", "enchantments"),
    "instant": Noun("instant", "instants"),
    "kindred": Noun("kindred", "kindred"),
    "land": Noun("land", "lands"),
    "planeswalker": Noun("planeswalker", "planeswalkers"),
    "sorcery": Noun("sorcery", "sorceries"),
}
"""300."""
FORMER_TYPES: dict[str, CardType] = {"tribal": "kindred"}
"""What types were called before (308.2)."""
SUPERTYPES: dict[Supertype, str] = {"basic": "basic", "legendary": "legendary", "snow": "snow"}
"""205.4a."""
OBJECTS: dict[str, Noun] = {
    "permanent": Noun("permanent", "permanents"),
    "card": Noun("card", "cards"),
    "spell": Noun("spell", "spells"),
    "ability": Noun("ability", "abilities"),
    "token": Noun("token", "tokens"),
    "source": Noun("source", "sources"),
    "counter": Noun("counter", "counters"),
    "player": Noun("player", "players"),
    "opponent": Noun("opponent", "opponents"),
    "controller": Noun("controller", "controllers"),
    "owner": Noun("owner", "owners"),
    "target": Noun("target", "targets"),
}
"""What the rules call objects and players (109, 111, 112, 113, 102)."""
PILES: dict[Pile, Noun] = {
    "graveyard": Noun("graveyard", "graveyards"),
    "hand": Noun("hand", "hands"),
    "library": Noun("library", "libraries"),
    "exile": Noun("exile", "exile"),
}
"""Zones that a text speaks of besides the battlefield (400)."""

SAME_IN_PLURAL = frozenset((
    "Aetherborn", "Azra", "Deer", "Eldrazi", "Fish", "Jellyfish", "Kavu", "Kithkin", "Kor", "Merfolk",
    "Moonfolk", "Myr", "Nephilim", "Ninja", "Plains", "Samurai", "Sheep", "Starfish", "Surrakar", "Thalakos",
    "Treefolk", "Vedalken",
))  # fmt: skip
"""Sub-types that are many as they are one."""
IRREGULAR = {
    "Cyclops": "Cyclopes", "Dwarf": "Dwarves", "Elf": "Elves", "Faerie": "Faeries", "Fungus": "Fungi",
    "Homunculus": "Homunculi", "Horse": "Horses", "Mongoose": "Mongooses", "Mouse": "Mice", "Ooze": "Oozes",
    "Ox": "Oxen",
    "Pegasus": "Pegasi", "Werewolf": "Werewolves", "Wolf": "Wolves", "Zombie": "Zombies",
}  # fmt: skip
"""Sub-types with plurals of their own, or whose plural would be taken for that of another word."""
_SINGULARS = {many: one for one, many in IRREGULAR.items()}
OWN_RULES = frozenset((
    "Adventure", "Attraction", "Background", "Case", "Class", "Contraption", "Fortification", "Omen", "Room",
    "Saga", "Siege", "Spacecraft", "Vehicle",
))  # fmt: skip
"""Sub-types that stand for rules of their own, whatever the text says (301, 303, 310, 714 and on)."""
PLAYED_BY_HAND = frozenset(("Background", "Case", "Class", "Saga", "Vehicle"))
"""Those of them whose rules two people keep with deeds: counters, a crew, what each chapter or level says."""
_SUBTYPE = re.compile(r"[A-Z][a-z]+(-[A-Z]?[a-z]+)*")


def plural(subtype: str) -> str:
    """Return the plural of a sub-type as it is written: `Elf` to `Elves`."""
    if subtype in SAME_IN_PLURAL:
        return subtype
    if subtype in IRREGULAR:
        return IRREGULAR[subtype]
    if subtype.endswith("y") and subtype[-2:-1] not in "aeiou":
        return subtype[:-1] + "ies"
    return subtype + ("es" if subtype.endswith(("s", "x", "z", "ch", "sh")) else "s")


def singular(many: str) -> str | None:
    """Return the sub-type of which this is the plural; None if it is none."""
    if many in SAME_IN_PLURAL:
        return many
    if many in IRREGULAR or many.endswith(("us", "ss")):  # it is one: Pegasus
        return None
    if many in _SINGULARS:
        return _SINGULARS[many]
    tried = (many[:-3] + "y", many[:-2], many[:-1])
    return next((one for one in tried if one and plural(one) == many), None)


def id_of(subtype: str) -> str | None:
    """Return the word of the language for a sub-type as it is written; None where none can be."""
    fits = _SUBTYPE.fullmatch(subtype) is not None and len(subtype) <= MOST_LETTERS
    return subtype.lower().replace("-", "_") if fits else None


HYPHENS = {"assembly_worker": "Assembly-Worker", "power_plant": "Power-Plant"}
"""Sub-types of two words; `id_of` is turned round by this table alone."""


def written(subtype: str) -> str:
    """Return a sub-type of the language as the publisher writes it."""
    return HYPHENS.get(subtype, subtype.capitalize())
