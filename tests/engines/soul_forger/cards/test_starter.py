"""The starter set: its size, its decks, the number guide."""

from __future__ import annotations

from collections import Counter
from typing import get_args

import pytest

from bot.texts import LOCALES
from engines.kernel.cards.packs import Name, parts
from engines.soul_forger.language import costs
from engines.soul_forger.language.actions import Manifest
from engines.soul_forger.language.pack import Creature, Equipment
from engines.soul_forger.language.parts import Faction
from tests.engines.soul_forger.cards.small_packs import COLLECTION
from tests.engines.soul_forger.starter import (
    ACTIONS,
    CARDS,
    CREATURES,
    DECKS,
    FORGED,
    GEAR,
    SET,
    TOKENS,
    WEAPONS,
)

MAIN = [*CREATURES, *ACTIONS]
RING = ("fire", "dark", "water", "earth", "light", "air")
PAIRS = {frozenset((one, RING[place - 1])) for place, one in enumerate(RING)}
STRONG = frozenset(("fast_hand", "flight", "impale", "range", "reflex", "hidden", "spell_proof", "protector"))


def test_nothing_in_it_is_without_meaning() -> None:
    assert COLLECTION.check(SET, ()) == []


def test_it_has_144_designs() -> None:
    sizes = (len(MAIN), len(FORGED), len(GEAR), len(TOKENS), len(SET.cards))
    assert sizes == (86, 32, 18, 8, 144)
    assert len({card.name.en for card in SET.cards}) == len({card.name.fr for card in SET.cards}) == 144


@pytest.mark.parametrize("faction", get_args(Faction))
def test_each_faction_has_its_share(faction: str) -> None:
    def own(cards: list[Creature] | list[Equipment] | list[object]) -> int:
        return sum(getattr(card, "factions", ()) == (faction,) for card in cards)

    assert [own([*cards]) for cards in (CREATURES, ACTIONS, FORGED, GEAR)] == [7, 5, 4, 3]
    assert own([*TOKENS]) >= 1
    equips = Counter(card.equip for card in FORGED if card.factions == (faction,))
    assert equips == {"weapon": 2, "armor": 1, "accessory": 1}


def test_what_has_no_faction_and_what_has_two() -> None:
    def of(cards: list[object], number: int) -> int:
        return sum(len(getattr(card, "factions", ())) == number for card in cards)

    assert [of([*cards], 0) for cards in (CREATURES, ACTIONS, FORGED)] == [5, 3, 6]
    assert [of([*cards], 2) for cards in (CREATURES, ACTIONS, FORGED)] == [3, 3, 2]
    assert {frozenset(card.factions) for card in MAIN if len(card.factions) == 2} == PAIRS
    assert {frozenset(card.factions) for card in FORGED if len(card.factions) == 2} <= PAIRS


# Decks


@pytest.mark.parametrize("key", DECKS)
def test_a_ready_made_deck_is_made_as_the_rules_page_says(key: str) -> None:
    deck = DECKS[key]
    counts = Counter(deck.cards)
    factions = Counter(faction for card in counts for faction in CARDS[card].factions)
    ((faction, _),) = factions.most_common(1)
    kinds = {
        "own": [counts[card] for card in counts if CARDS[card].factions == (faction,)],
        "none": [counts[card] for card in counts if not CARDS[card].factions],
        "two": [counts[card] for card in counts if len(CARDS[card].factions) == 2],
    }
    assert {name: sorted(found) for name, found in kinds.items()} == {
        "own": [2] * 3 + [4] * 9, "none": [4] * 3, "two": [3] * 2,
    }  # fmt: skip
    assert all(faction in CARDS[card].factions or not CARDS[card].factions for card in counts)
    creatures = sum(number for card, number in counts.items() if CARDS[card].type == "creature")
    assert 28 <= creatures <= 40
    own_forge = [card for card in deck.forge if CARDS[card].factions == (faction,)]
    assert Counter(Counter(own_forge).values()) == {2: 4}
    assert len(deck.forge) == 10
    assert all(CARDS[card].factions == (faction,) for card in deck.gear)
    assert deck.plan is not None


CURVE = {1: (12, 16), 2: (12, 20), 3: (8, 16), 4: (7, 12), 5: (4, 10), 6: (0, 4), 7: (2, 3)}
"""About 12, 14, 12, 9, 6, 4 and 3 cards of each Ronum; what has two factions is heavy, or light."""


@pytest.mark.parametrize("key", DECKS)
def test_a_deck_has_its_curve(key: str) -> None:
    found = Counter(min(7, CARDS[card].ronum) for card in DECKS[key].cards)
    assert [ronum for ronum, (low, high) in CURVE.items() if not low <= found[ronum] <= high] == []


# The number guide


GUIDE = {
    1: ((1, 1), (0, 1), (1, 2), (1, 1)),
    2: ((2, 2), (0, 1), (2, 3), (1, 2)),
    3: ((3, 3), (1, 1), (3, 4), (2, 3)),
    4: ((4, 5), (2, 2), (4, 5), (3, 4)),
    5: ((5, 6), (2, 3), (5, 6), (4, 4)),
    6: ((6, 7), (3, 3), (6, 7), (5, 5)),
    7: ((8, 9), (4, 5), (7, 8), (7, 8)),
}
"""On-guard and Off-guard Power, Endurance and Experience by Ronum."""
PRICES = {1: 0, 2: 0, 3: 0, 4: 1, 5: 1, 6: 2, 7: 2}


@pytest.mark.parametrize("card", CREATURES, ids=lambda card: card.id)
def test_creatures_keep_to_the_number_guide(card: Creature) -> None:
    powers, offs, endurances, experiences = GUIDE[min(7, card.ronum)]
    assert experiences[0] <= card.experience <= experiences[1]
    assert offs[0] - 1 <= card.off <= offs[1] + 1
    most = powers[1] + endurances[1]
    least = powers[0] + endurances[0] - 1 - (1 if card.abilities or card.keywords else 0)
    assert least - (1 if "pacifist" in card.keywords else 0) <= card.on + card.endurance <= most
    if STRONG & set(card.keywords):
        assert card.on + card.endurance < most or card.ronum >= 7


@pytest.mark.parametrize("card", CREATURES, ids=lambda card: card.id)
def test_creatures_cost_what_the_guide_says(card: Creature) -> None:
    amounts = {
        term.amount
        for row in (costs.read(card.cost).alternatives if card.cost else ())
        for term in row
        if term.unit == "card"
    }
    assert amounts == ({PRICES[min(7, card.ronum)]} - {0})


@pytest.mark.parametrize("card", TOKENS, ids=lambda card: card.id)
def test_tokens_are_small_and_made_by_something(card: Creature) -> None:
    assert (card.ronum, card.on, card.off, card.endurance) == (1, 1, 0, 1)
    assert card.experience in (0, 1)
    assert card.id in {part.token for each in SET.cards for part in parts(each) if isinstance(part, Manifest)}


@pytest.mark.parametrize("card", WEAPONS, ids=lambda card: card.id)
def test_weapons_keep_to_the_number_guide(card: Equipment) -> None:
    if card.starting_gear:
        assert (card.on, card.off, card.hands) in ((2, 1, 1), (3, 1, 2))
        return
    most = card.ronum + (card.hands or 0)
    spared = 1 if card.abilities or card.keywords else 0
    assert most - spared <= card.on <= most
    assert card.off <= (most + 1) // 2


@pytest.mark.parametrize("card", FORGED, ids=lambda card: card.id)
def test_equipment_costs_twice_its_ronum(card: Equipment) -> None:
    assert card.cost is not None
    ((term,),) = costs.read(card.cost).alternatives
    assert (term.amount, term.unit) == (2 * card.ronum, "ronum")
    assert set(term.factions) == set(card.factions)
    assert card.endurance_mod <= 5


@pytest.mark.parametrize("card", GEAR, ids=lambda card: card.id)
def test_starting_gear_has_ronum_0_and_no_cost(card: Equipment) -> None:
    assert (card.ronum, card.cost) == (0, None)


def test_every_design_but_gear_and_tokens_has_its_flavour() -> None:
    bare = {card.id for card in SET.cards if card.flavour is None}
    assert bare == {card.id for card in (*GEAR, *TOKENS)}
    words: list[Name] = [card.flavour for card in SET.cards if card.flavour is not None]
    assert all(len({getattr(one, locale) for one in words}) == len(words) for locale in LOCALES)


# The sample cards

SAMPLES = {
    "cinderpaw_kit": (("fire",), 1, (1, 0, 1, 1), None),
    "lamplighter_oda": (("light",), 4, (3, 2, 6, 3), "FHM: 1 Light card"),
    "galeweft_heron": (("air",), 3, (3, 1, 3, 2), None),
    "ore_licker": (("earth",), 2, (1, 1, 4, 1), None),
    "gravewick_usher": (("dark",), 2, (2, 0, 2, 1), None),
    "siltgate_colossus": (("earth", "water"), 6, (6, 4, 7, 5), "FHM: 2 Earth/Water cards"),
}


@pytest.mark.parametrize("key", SAMPLES)
def test_the_sample_creatures_are_as_the_rules_page_has_them(key: str) -> None:
    card = CARDS[key]
    assert isinstance(card, Creature)
    factions, ronum, stats, cost = SAMPLES[key]
    assert (set(card.factions), card.ronum, card.cost) == (set(factions), ronum, cost)
    assert (card.on, card.off, card.endurance, card.experience) == stats


def test_the_other_samples_are_as_the_rules_page_has_them() -> None:
    told = {
        key: CARDS[key].model_dump(exclude_defaults=True) for key in ("undertow_clause", "oath_of_open_sky")
    }
    clause, oath = told["undertow_clause"], told["oath_of_open_sky"]
    assert (clause["ronum"], clause["speed"], clause["cost"]) == (3, "reaction", "H: 1 Water card")
    assert (oath["ronum"], oath["speed"], oath["lingering"]) == (5, "instinct", True)
    assert oath["cost"] == "FH: 1 Light card, 1 Air card"
    maul = CARDS["brassbound_maul"]
    assert isinstance(maul, Equipment)
    assert (maul.ronum, maul.on, maul.off, maul.hands, maul.cost) == (4, 6, 2, 2, "HM: 8 ronum")
    assert maul.keywords == ("impale",)
