"""Keyword abilities (702), and what a text says in a phrase of an object alone."""

from __future__ import annotations

from typing import NamedTuple

from engines.kernel.effects.exhaustiveness import complete
from engines.magic.language import abilities as have
from engines.magic.language.named import SAYS, NamedWord
from engines.magic.language.parts import PHRASES, Keyword

KEYWORDS: dict[Keyword, str] = {
    "changeling": "changeling",
    "deathtouch": "deathtouch",
    "defender": "defender",
    "devoid": "devoid",
    "double_strike": "double strike",
    "fear": "fear",
    "first_strike": "first strike",
    "flash": "flash",
    "flying": "flying",
    "forestwalk": "forestwalk",
    "haste": "haste",
    "hexproof": "hexproof",
    "horsemanship": "horsemanship",
    "indestructible": "indestructible",
    "intimidate": "intimidate",
    "islandwalk": "islandwalk",
    "lifelink": "lifelink",
    "menace": "menace",
    "mountainwalk": "mountainwalk",
    "plainswalk": "plainswalk",
    "protection_from_artifacts": "protection from artifacts",
    "protection_from_black": "protection from black",
    "protection_from_blue": "protection from blue",
    "protection_from_creatures": "protection from creatures",
    "protection_from_green": "protection from green",
    "protection_from_red": "protection from red",
    "protection_from_white": "protection from white",
    "reach": "reach",
    "shadow": "shadow",
    "shroud": "shroud",
    "skulk": "skulk",
    "swampwalk": "swampwalk",
    "trample": "trample",
    "vigilance": "vigilance",
    "wither": "wither",
}
"""As they stand in a line of keywords, and after "has", "gains" and "with"."""


class Phrase(NamedTuple):
    """What is said of one thing, and of many."""

    one: str
    many: str


PHRASED: dict[Keyword, Phrase] = {
    "blocks_only_flying": Phrase(
        "can block only creatures with flying", "can block only creatures with flying"
    ),
    "cant_attack": Phrase("can't attack", "can't attack"),
    "cant_be_countered": Phrase("can't be countered", "can't be countered"),
    "cant_block": Phrase("can't block", "can't block"),
    "doesnt_untap": Phrase(
        "doesn't untap during its controller's untap step",
        "don't untap during their controllers' untap steps",
    ),
    "enters_tapped": Phrase("enters tapped", "enter tapped"),
    "unblockable": Phrase("can't be blocked", "can't be blocked"),
}
"""Words of the language that are verbs in a text."""
LONGER: dict[type[have.Longer], str] = {
    have.Cycling: "cycling",
    have.Flashback: "flashback",
    have.Kicker: "kicker",
    have.Equip: "equip",
    have.Enchant: "enchant",
    have.Morph: "morph",
    have.Suspend: "suspend",
    have.Ward: "ward",
    have.Affinity: "affinity",
    have.Prowess: "prowess",
    have.JumpStart: "jump-start",
    have.Retrace: "retrace",
    have.Escape: "escape",
    have.Evoke: "evoke",
    have.Dash: "dash",
    have.Madness: "madness",
    have.Buyback: "buyback",
    have.Rebound: "rebound",
    have.Cascade: "cascade",
    have.Entwine: "entwine",
    have.Convoke: "convoke",
    have.Delve: "delve",
    have.Improvise: "improvise",
    have.Echo: "echo",
    have.Unearth: "unearth",
}
"""Keywords that say more than a word: what comes before the cost, the number or the kind."""
complete(have.Longer, LONGER, (have.NamedAbility,))
NAMED: dict[NamedWord, str] = {each: each.replace("_", " ") for each in SAYS}
"""Keywords that stand for abilities: what comes before a number or a cost."""
if KEYWORDS.keys() | PHRASED.keys() != set(Keyword.__args__) or PHRASED.keys() != PHRASES:
    raise TypeError("a keyword of the language is not spelt, or is spelt as what it is not")
