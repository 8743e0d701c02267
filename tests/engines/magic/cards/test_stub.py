"""Cards that are played by hand: their heads are the owner's facts, and nothing is said of their texts."""

from __future__ import annotations

import json

import pytest

from bot.real.importing import kept_keywords
from engines.magic.cards.catalogue import Card
from engines.magic.cards.exact import read_exactly
from engines.magic.cards.facts import CardFacts, Face
from engines.magic.cards.stub import nouns, stub
from engines.magic.language.pack import Printing
from tests.rules import rule

FACTS = CardFacts(
    "1",
    "normal",
    (Face("Lamp Warden", "Gardienne", "{2}{W/U}{G/P}", "Legendary Creature — Human Lanternist", "2", "3"),),
    ("vigilance", "flying"),
    (Printing(rarity="rare"), Printing(rarity="uncommon", on="online")),
    ("eternal",),
)


def changed(**face: str | None) -> CardFacts:
    return CardFacts("1", "normal", (FACTS.faces[0]._replace(**face),))


@rule("MN-R31")
def test_a_card_by_hand_has_its_head_and_the_keywords_that_were_understood() -> None:
    card = stub("real_lamp_warden", FACTS, ("vigilance", "banding"))
    assert card is not None
    assert (card.by_hand, card.name.en, card.name.fr) == (True, "Lamp Warden", "Gardienne")
    assert (card.cost, card.pt, card.types.super) == ("2 W/U G/P", (2, 3), ("legendary",))
    assert (card.keywords, card.abilities, card.pools) == (("vigilance",), (), ("eternal",))
    assert (card.rarity, [each.rarity for each in card.printings]) == ("rare", ["uncommon"])
    assert Card(card).cost.value == 4


@rule("MN-R31")
@pytest.mark.parametrize(
    "face",
    [
        {"type_line": "Artifact — Contraption"},
        {"type_line": "Legendary Planeswalker — Anybody", "power": None, "toughness": None},
        {"type_line": "Legendary Planeswalker — Anybody", "power": None, "toughness": None, "loyalty": "X"},
        {"type_line": "Conspiracy"},
        {"type_line": "Enchantment — Aura", "power": None, "toughness": None},
        {"type_line": ""},
        {"cost": None},
        {"cost": "{S}"},
        {"cost": "{C/W}"},
        {"cost": "two mana"},
        {"power": "*"},
        {"power": "1+*"},
        {"power": None},
        {"toughness": "100"},
    ],
    ids=str,
)
def test_what_wants_rules_of_its_own_or_is_not_fixed_is_not_played_by_hand(
    face: dict[str, str | None],
) -> None:
    assert stub("real_lamp_warden", changed(**face)) is None


NO_SIZE = {"power": None, "toughness": None}


@rule("MN-R31")
def test_a_planeswalker_has_its_loyalty() -> None:
    card = stub("real_sage", changed(type_line="Planeswalker — Anybody", loyalty="4", **NO_SIZE))
    assert card is not None
    assert (card.types.card, card.loyalty, card.pt) == (("planeswalker",), 4, None)


@rule("MN-R31")
def test_a_vehicle_has_its_size_and_is_no_creature() -> None:
    card = stub("real_coach", changed(type_line="Artifact — Vehicle"))
    assert card is not None
    assert (card.types.card, card.types.sub, card.pt) == (("artifact",), ("vehicle",), (2, 3))


@rule("MN-R31")
@pytest.mark.parametrize("sub", ["Saga", "Class", "Case", "Background"])
def test_what_two_people_count_is_played_by_hand(sub: str) -> None:
    card = stub("real_tale", changed(type_line=f"Enchantment — {sub}", **NO_SIZE))
    assert card is not None
    assert (card.by_hand, card.types.sub) == (True, (sub.lower(),))


@rule("MN-R31")
def test_an_aura_is_played_by_hand_where_what_it_enchants_was_understood() -> None:
    """As it is kept: read from the text, written as JSON, read again."""
    facts = changed(type_line="Enchantment — Aura", **NO_SIZE)
    reading = read_exactly(facts, "Enchant creature\nWhenever the moon is full, sing.")
    assert reading.definition is None
    kept = json.loads(json.dumps(kept_keywords(reading)))
    card = stub("real_song", facts, kept)
    assert card is not None
    enchants = Card(card).enchants
    assert enchants is not None
    assert (enchants.target, enchants.filter.type) == ("permanent", "creature")


@rule("MN-R31")
def test_a_card_of_another_layout_is_not_played_by_hand() -> None:
    two = CardFacts("1", "split", FACTS.faces * 2)
    assert stub("real_lamp_warden", two) is None


def test_unknown_sub_types_get_words_from_how_they_are_written() -> None:
    card = stub("real_lamp_warden", FACTS)
    assert card is not None
    words = nouns([card])
    assert words.keys() == {"lanternist"}
    assert words["lanternist"].en == ("Lanternist", "Lanternists")
