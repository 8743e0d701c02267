"""Costs are read by their grammar (SF-85 to SF-93), and written back."""

from __future__ import annotations

from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.soul_forger.language.costs import Cost, Term, read
from engines.soul_forger.language.parts import SUBTYPES, CardType, Faction
from tests.rules import rule

FIRE, WATER, DARK, EARTH = ("fire",), ("water",), ("dark",), ("earth",)


@rule("SF-85", "SF-88")
def test_a_cost_says_from_where_and_which() -> None:
    assert read("FHM: 1 Fire card") == Cost(frozenset("FHM"), ((Term(1, FIRE, "card"),),))
    assert read("M: 8 ronum") == Cost(frozenset("M"), ((Term(8, (), "ronum"),),))


@rule("SF-89", "SF-90", "SF-R34")
@pytest.mark.parametrize(
    ("text", "rows"),
    [
        ("H: 2 Dark/Water cards", [[Term(2, ("dark", "water"), "card")]]),
        ("HM: 1 Fire card, 1 Light card", [[Term(1, FIRE, "card"), Term(1, ("light",), "card")]]),
        ("HM: 6 Earth ronum / 2 Earth cards", [[Term(6, EARTH, "ronum")], [Term(2, EARTH, "card")]]),
        (
            "H: 2 Fire cards / 1 Water card, 1 card",
            [[Term(2, FIRE, "card"), Term(1, (), "card")], [Term(1, WATER, "card"), Term(1, (), "card")]],
        ),
        ("FHM: X Fire cards", [[Term("X", FIRE, "card")]]),
        ("F: 2 Goblin cards", [[Term(2, (), "card", "goblin")]]),
        ("F: 1 Dark Goblin card", [[Term(1, DARK, "card", "goblin")]]),
        ("F: 1 Dark/Water Sea Wolf card", [[Term(1, ("dark", "water"), "card", "sea_wolf")]]),
        ("M: X Firefly ronum", [[Term("X", (), "ronum", "firefly")]]),
    ],
)
def test_a_cost_has_a_row_for_each_way_to_pay(text: str, rows: list[list[Term]]) -> None:
    assert [list(row) for row in read(text).alternatives] == rows
    assert str(read(text)) == text


def test_a_cost_is_evened_out() -> None:
    assert str(read("MHF:2 Fire / Water cards/1 card")) == "FHM: 2 Fire/Water cards / 1 card"
    assert str(read("H: 1 Fire cards")) == "H: 1 Fire card"


@pytest.mark.parametrize(
    "text",
    ["", "1 card", "X: 1 card", "FF: 1 card", "H:", "H: 0 cards", "H: card", "H: 1 fire card",
     "H: 1 Fire/Fire card",
     "H: 1 Gold/Fire card", "H: 1 gold card", "H: 1 Sea wolf card", "H: 21 cards", "H: 1 card,",
     "H: 1 card / Fire", "H: 1 Sea_Wolf card", "H: -1 card"],
)  # fmt: skip
def test_what_is_no_cost_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r".*"):
        read(text)


@pytest.mark.parametrize(
    ("text", "wide"),
    [
        ("M: 20 Fire ronum, 20 Air ronum, X Dark ronum", False),
        ("M: 9 Fire ronum, 9 Air ronum, 9 Dark ronum, 9 Light cards", False),
        ("M: 9 Fire ronum, 9 Air ronum, 9 Dark ronum, 10 Light cards", True),
        ("M: 1 card, 20 ronum / 1 card, 20 Air ronum, X Dark ronum", True),
        ("H: 20 Fire cards, 20 Air cards, 20 Dark cards, 20 Light cards", False),
    ],
)
def test_a_row_with_ronum_asks_for_no_more_than_can_be_reckoned_with(text: str, wide: bool) -> None:
    assert read(text).is_wide == wide


def terms() -> st.SearchStrategy[Term]:
    factions = st.lists(st.sampled_from(get_args(Faction)), max_size=3, unique=True).map(tuple)
    amount: st.SearchStrategy[Any] = st.integers(1, 20) | st.just("X")
    subtype = st.none() | st.sampled_from([*SUBTYPES, "weasel", "sea_wolf", "firefly"])
    counted: list[tuple[Any, Any]] = [
        ("ronum", None),
        *(("card", each) for each in (None, *get_args(CardType))),
    ]
    return st.builds(
        lambda amount, factions, unit, subtype: Term(amount, factions, unit[0], subtype, unit[1]),
        amount, factions, st.sampled_from(counted), subtype,
    )  # fmt: skip


def costs() -> st.SearchStrategy[Cost]:
    group = st.lists(terms(), min_size=1, max_size=3).map(tuple)
    places = st.sets(st.sampled_from("FHM"), min_size=1).map(frozenset)
    return st.builds(Cost, places, st.lists(group, min_size=1, max_size=3).map(tuple))


@given(costs())
def test_every_cost_is_read_back_as_it_was_written(cost: Cost) -> None:
    assert read(str(cost)) == cost


@given(st.text(alphabet="FHMX123 :/,carden", max_size=40))
def test_whatever_is_read_is_written_alike_from_then_on(text: str) -> None:
    try:
        cost = read(text)
    except ValueError:
        return
    assert read(str(cost)) == cost
    assert str(read(str(cost))) == str(cost)
