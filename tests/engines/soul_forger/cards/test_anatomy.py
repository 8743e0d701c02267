"""What a card and a player's table are made of (SF-15, SF-20)."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest

import bot.texts
from engines.soul_forger.language import costs
from engines.soul_forger.language.parts import CardType, Faction, Phase
from engines.soul_forger.table.pieces import Zone
from engines.soul_forger.table.side import PILES
from tests.engines.soul_forger.starter import CARDS, CREATURES, WEAPONS
from tests.rules import rule


@rule("SF-18")
def test_there_are_six_factions_and_cards_of_none_and_of_two() -> None:
    assert set(get_args(Faction)) == {"fire", "light", "air", "earth", "dark", "water"}
    assert {len(card.factions) for card in CARDS.values()} == {0, 1, 2}


@rule("SF-19")
def test_a_card_is_of_one_of_three_types_and_may_have_a_sub_type() -> None:
    assert set(get_args(CardType)) == {"creature", "action", "equipment"}
    assert {card.type for card in CARDS.values()} == {"creature", "action", "equipment"}
    assert {bool(card.subtypes) for card in CARDS.values()} == {True, False}


@rule("SF-20")
def test_what_is_printed_on_cards() -> None:
    kit = next(card for card in CREATURES if card.id == "cinderpaw_kit")
    assert (kit.ronum, kit.on, kit.off, kit.endurance, kit.experience) == (1, 1, 0, 1, 1)
    assert kit.factions == ("fire",)
    assert {weapon.hands for weapon in WEAPONS} == {1, 2}


@rule("SF-15")
def test_a_player_has_the_zones_of_the_manual() -> None:
    assert set(PILES) == {"deck", "forge", "hand", "material", "grave", "removed"}
    assert set(get_args(Zone)) == {"field", "armor", "primary", "secondary", "accessory", "action"}


@rule("SF-91")
def test_a_card_of_two_factions_costs_cards_of_both() -> None:
    cost = CARDS["oath_of_open_sky"].cost
    assert cost is not None
    (row,) = costs.read(cost).alternatives
    assert [term.factions for term in row] == [("light",), ("air",)]


# One word for one thing


@rule("SF-R23")
@pytest.mark.parametrize(
    ("locale", "others"),
    [
        ("en", ("battle phase", "activation flow", "attribute", "battle")),
        ("fr", ("phase de bataille", "flux d’activation", "attribut", "bataille")),
    ],
)
def test_what_has_two_names_in_the_manual_has_one_here(locale: str, others: tuple[str, ...]) -> None:
    folder = Path(bot.texts.__file__).parent / locale
    told = "\n".join(path.read_text("utf-8").lower() for path in sorted(folder.glob("soul_forger*.ftl")))
    said = [line for line in told.splitlines() if not line.startswith("#")]
    for word in others:
        assert not [line for line in said if word in line], word
    assert get_args(Phase) == ("ready", "side_quest", "main_1", "combat", "main_2", "end")
