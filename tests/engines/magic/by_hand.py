"""Decks of cards that are played by hand: what tests and matches of hostile players are told with."""

from __future__ import annotations

from typing import Any

from engines.kernel import Deck, Section
from engines.magic.cards import decks as building
from engines.magic.language.pack import MagicPack
from engines.magic.options import MagicOptions
from tests.engines.magic.pack import creature, name, permanent, when


def hand(key: str, cost: str, kind: str = "instant", *keywords: Any, **more: Any) -> dict[str, Any]:
    """Return a card that is played by hand; a creature is 2/2 unless its size is said."""
    card = {
        "id": key, "name": name(key), "cost": cost, "types": {"card": [kind], "sub": more.pop("sub", [])},
        "keywords": keywords, "by_hand": True, **more,
    }  # fmt: skip
    return {"pt": [2, 2], **card} if kind == "creature" else card


CARDS = (
    hand("smite", "W"),
    hand("insight", "U", "sorcery"),
    hand("surge", "G"),
    hand("blast", "R"),
    hand("toll", "B", "sorcery", {"flashback": "1 B"}),
    hand("oracle", "1 G", "creature", "vigilance"),
    hand("imp", "B", "creature", "flying"),
    hand("relic", "1", "artifact"),
    hand("creed", "1 W", "enchantment"),
    hand("mail", "1", "artifact", {"equip": "1"}, sub=["equipment"]),
    hand("stranger", "2 U", "creature", {"morph": "1 U"}),
    hand("regent", "2 R", "creature", "haste", rarity="rare"),
    hand("sage", "1 U", "planeswalker", loyalty=3),
    hand("coach", "1", "artifact", sub=["vehicle"], pt=[3, 2]),
    hand(
        "veil",
        "W",
        "enchantment",
        {"enchant": {"target": "permanent", "is": {"type": "creature"}}},
        sub=["aura"],
    ),
)
READ = (
    creature("cub", "1 G", 2, 2),
    creature("kite", "1 U", 1, 3, "flying"),
    creature("widow", "B", 1, 1, abilities=[when("dies", {"action": "draw"})]),
    permanent("tomb", "2", "artifact", when("to_graveyard", {"action": "gain_life", "number": 1})),
)
"""Cards that Herald knows, two of which see what is done by hand."""
LANDS = ("plains", "island", "swamp", "mountain", "forest")


def deck() -> dict[str, Any]:
    """Return a deck of these as a player brings it: the Noble is played by hand too."""
    spells = [card["id"] for card in CARDS if card["id"] != "regent"]
    cards = ["regent", *spells * 3, *(card["id"] for card in READ)]
    lands = [LANDS[number % len(LANDS)] for number in range(60 - len(cards))]
    return {"deck": [*cards, *lands], "noble": "regent"}


def pack() -> MagicPack:
    """Return all these cards. None is called as a type of creatures is, which deeds may name."""
    return MagicPack.model_validate(
        {
            "game": "magic", "id": "hands", "name": name("hands"), "version": 1, "author": "Herald",
            "licence": "MIT", "cards": [*CARDS, *READ],
        }
    )  # fmt: skip


def options(**more: Any) -> MagicOptions:
    """Return the options of a match with two such decks."""
    said = {"by_hand": "agreed", "cards": pack(), "decks": [deck(), deck()], **more}
    return MagicOptions.model_validate(said)


def brought() -> Deck:
    """Return such a deck as a player builds it."""
    cards = tuple(deck()["deck"])
    sections = {building.NOBLE: cards[:1], building.MAIN: cards[1:]}
    return Deck(
        game="magic",
        name="By Hand",
        sections=tuple(Section(heading=key, cards=found) for key, found in sections.items()),
    )
