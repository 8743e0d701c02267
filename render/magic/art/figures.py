"""Which figure stands on which card: by what lives there first, then by what kind of card it is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from engines.kernel.cards.pictures import Picture
from engines.magic.cards.catalogue import FACE_DOWN, Card
from engines.magic.language.costs import BITS
from render.drawing.tones import number_of
from render.magic.art.tints import letters

FOLDER = Path(__file__).parent / "figures"

BY_SUBTYPE: Mapping[str, str] = {
    "angel": "angel", "archer": "archer", "bat": "bat", "bear": "bear", "beast": "hopper ram boar bear",
    "bird": "sparrow gull heron crane owl", "boar": "boar", "cat": "cat", "cleric": "cleric monk",
    "construct": "golem colossus wheel", "crab": "crab", "deer": "deer", "demon": "demon imp",
    "dragon": "dragon", "drake": "drake", "druid": "druid", "dwarf": "dwarf",
    "elemental": "flame drop puff lump storm", "elf": "elf", "faerie": "faerie", "fish": "fish pike",
    "fox": "fox", "frog": "frog", "giant": "giant menhir colossus peak", "goblin": "goblin imp",
    "golem": "golem colossus menhir", "horse": "horse rider", "hound": "hound",
    "human": "villager bell_ringer",
    "hydra": "hydra", "insect": "bee moth spider", "knight": "knight", "leech": "leech", "lizard": "lizard",
    "merfolk": "merfolk", "monk": "monk", "moth": "moth", "ogre": "ogre", "ox": "ox ram",
    "pegasus": "pegasus", "pirate": "pirate ship", "plant": "plant leaf hedge", "rat": "rat",
    "rogue": "rogue", "scout": "scout", "serpent": "serpent", "shade": "shade", "shaman": "shaman",
    "skeleton": "skeleton skull", "snake": "serpent", "soldier": "soldier", "spider": "spider",
    "spirit": "ghost mote fjord", "squirrel": "squirrel", "toad": "toad", "treefolk": "treefolk",
    "troll": "troll", "turtle": "turtle snail", "vampire": "vampire", "wall": "wall hedge keep gate",
    "warrior": "warrior", "whale": "whale", "wizard": "wizard scholar", "wolf": "wolf", "worm": "leech",
    "zombie": "zombie",
    # what owners’ cards bring along
    "advisor": "scholar king", "ape": "ogre", "archon": "angel", "army": "army", "artificer": "scholar dwarf",
    "assassin": "rogue", "badger": "bear rat", "barbarian": "warrior", "basilisk": "lizard",
    "berserker": "warrior", "camel": "horse", "centaur": "rider", "centipede": "spider", "citizen": "citizen",
    "crocodile": "lizard", "cyclops": "giant", "devil": "imp", "dinosaur": "lizard dragon",
    "djinn": "storm", "dog": "hound", "dryad": "elf plant", "eldrazi": "hydra", "elephant": "ox",
    "eye": "eye", "fungus": "plant lump", "gargoyle": "drake menhir", "gnome": "dwarf", "goat": "ram",
    "griffin": "pegasus drake", "hag": "vampire", "harpy": "gull", "hippo": "ox", "homunculus": "imp",
    "horror": "shade demon", "hyena": "hound", "illusion": "mask ghost", "imp": "imp", "jackal": "hound",
    "jellyfish": "drop", "kithkin": "villager", "kobold": "goblin", "kraken": "hydra", "lamia": "serpent",
    "lammasu": "cat", "leviathan": "whale serpent", "minion": "goblin", "minotaur": "ox ogre",
    "mercenary": "warrior pirate", "monkey": "squirrel", "mole": "rat", "mouse": "rat", "mutant": "troll",
    "myr": "golem", "naga": "serpent", "ninja": "rogue", "noble": "king queen", "octopus": "crab",
    "ooze": "drop lump", "orc": "ogre goblin", "otter": "squirrel", "oyster": "snail", "peasant": "villager",
    "phoenix": "flame crane", "phyrexian": "golem skeleton",
    "pilot": "scholar", "rabbit": "squirrel", "ranger": "archer scout",
    "rebel": "soldier", "rhino": "boar", "samurai": "knight", "saproling": "plant", "satyr": "ram",
    "scarecrow": "mask", "scorpion": "crab", "servo": "servo", "shapeshifter": "shapeshifter",
    "sheep": "ram", "siren": "merfolk", "slug": "leech",
    "snail": "snail", "specter": "shade", "sphinx": "cat", "sponge": "lump", "starfish": "star",
    "thopter": "moth", "thrull": "zombie", "unicorn": "horse", "viashino": "lizard", "warlock": "shaman",
    "weird": "storm", "werewolf": "wolf", "wolverine": "bear", "wraith": "shade ghost",
    "wurm": "leech serpent",
    "wyvern": "drake", "yeti": "ogre",
    # what no creature is
    "aura": "chain stars ring mask wing",
    "equipment": "sword axe spear bow hammer mail cloak boots shield crook",
    "plains": "plains", "island": "island", "swamp": "swamp", "mountain": "mountain", "forest": "forest",
    "blood": "drop chalice", "clue": "scroll", "food": "kettle", "gold": "coin", "lander": "ship",
    "treasure": "coin box", "vehicle": "ship wheel",
    "curse": "skull", "saga": "book",
}  # fmt: skip
"""The figures that may stand for a sub-type; the card’s name says which of them does."""
_PEOPLE = frozenset(
    ("human", "elf", "merfolk", "dwarf", "goblin", "giant", "treefolk", "spirit", "phyrexian")
)
"""Sub-types beside which a trade tells more."""
_CREATURES = {
    "W": "rider crowd villager queen", "U": "scholar whale two heron", "B": "shade rogue king bat",
    "R": "warrior imp two dragon",
    "G": "hopper bear villager deer",
    "C": "golem colossus wheel mask",
}  # fmt: skip
"""Of creatures whose sub-types say nothing, by colour."""
_SPELLS = {
    "W": "sun shield bell candle banner beacon feathers chalice",
    "U": "wave shards eye scroll whirl letter quill gust",
    "B": "skull hand moon scythe ledger rain dust hourglass",
    "R": "flames bolt rocks spark thunder swords star fist",
    "G": "leaf roots fist horn bear map stars hive",
    "C": "key scales mask dust book hourglass",
}  # fmt: skip
"""Of instants and sorceries, by colour."""
_LASTING = {
    "W": "banner bell beacon chalice sun", "U": "book eye ship moon map",
    "B": "skull hourglass ledger mask moon",
    "R": "flames star thunder chalice horn",
    "G": "hive roots leaf horn forest",
    "C": "stars wheel scales mask",
}  # fmt: skip
"""Of enchantments, by colour."""
_ARTIFACTS = (
    "lantern kettle bell wheel hourglass flask key compass anchor box ring charm coin scales map chalice"
)
_LANDS = "gate bridge keep beacon ship anchor"
_PLANESWALKERS = "king queen wizard mask"


class Subject(NamedTuple):
    """What a picture is of: all that it is made from."""

    name: str
    colours: str
    figures: tuple[str, ...]
    """Those that may stand on it."""
    picture: Picture | None = None
    """Its author's, which takes the place of ours."""

    @classmethod
    def of(cls, card: Card) -> Subject:
        """Return the subject of a card’s picture."""
        colours = letters(card.traits.colors)
        if card.is_land and colours == "C":
            colours = letters(mana_of(card))
        return cls(card.name.en, colours, tuple(figures_of(card)), card.picture)

    @property
    def figure(self) -> str:
        """The figure that its name chooses."""
        return self.figures[number_of(self.name, "figure") % len(self.figures)]


@lru_cache(maxsize=1_024)
def subject(card: Card) -> Subject:
    """Return the subject of a card’s picture, found once."""
    return Subject.of(card)


def mana_of(card: Card) -> int:
    """Return the colours of mana that a card gives by tapping, as a mask; what has none gives colourless."""
    found = card.traits.mana
    for text in card.texts:
        for way in text.giving.ways if text.giving is not None else ():
            for unit in way:
                found |= unit & ALL
    return found


ALL = sum(BITS.values())


def figures_of(card: Card) -> Iterator[str]:
    """Yield the figures that may stand on a card."""
    if card.id == FACE_DOWN:
        yield "mask"
        return
    named = [sub for sub in sorted(card.traits.subs) if sub in BY_SUBTYPE]
    telling = [sub for sub in named if sub not in _PEOPLE or len(named) == 1]
    for sub in telling or named:
        yield from BY_SUBTYPE[sub].split()
    if not named:
        yield from _by_kind(card)


def _by_kind(card: Card) -> Iterator[str]:
    """Yield the figures of a card of which its sub-types tell nothing."""
    colours, types = letters(card.traits.colors), card.traits.types
    for kind, known in (
        ("creature", _CREATURES),
        ("instant", _SPELLS),
        ("sorcery", _SPELLS),
        ("enchantment", _LASTING),
    ):
        if kind in types:
            for letter in colours:
                yield from known[letter].split()
            return
    yield from (
        _LANDS if "land" in types else _PLANESWALKERS if "planeswalker" in types else _ARTIFACTS
    ).split()
