"""What would never hold, or never be, is refused by name."""

from __future__ import annotations

from typing import Any

import pytest

from bot.texts import texts_in
from engines.magic.cards import card_validation
from engines.magic.cards.printed import Definitions, rules_text
from engines.magic.language.pack import CardModel
from tests.engines.magic.pack import MINE, activated, change, creature, permanent, spell, static, when

HERE = change({"pt": [1, 1]}, what=MINE, until="while_here")
COUNT = {"count": {"type": "creature"}}


def refused(card: dict[str, Any]) -> list[tuple[str, str]]:
    """Return where something is refused, and why."""
    return [(each.field, each.reason.key) for each in card_validation.of_card(CardModel.model_validate(card))]


NEVER_HERE = [
    spell("call", "W", HERE),
    creature("call", "W", 1, 1, abilities=[when("dies", HERE, this=True)]),
    creature("call", "W", 1, 1, abilities=[activated({"this": "sacrifice"}, do=[HERE])]),
    creature("call", "W", 1, 1, abilities=[activated({"this": "discard"}, do=[HERE], zone="hand")]),
]


@pytest.mark.parametrize("card", NEVER_HERE)
def test_nothing_lasts_as_long_as_what_speaks_stays_where_that_never_lies_there(card: dict[str, Any]) -> None:
    assert refused(card) == [("abilities.0.do.0.until", "mn-pack-gone")]


def test_what_lies_there_may_let_something_last_as_long_as_it_stays() -> None:
    abilities = [when("enters", HERE, this=True), when("dies", HERE), activated({"this": "tap"}, do=[HERE])]
    assert refused(creature("call", "W", 1, 1, abilities=abilities)) == []


def test_a_size_is_said_to_be_a_card_s_own_of_that_card_alone() -> None:
    own = {"size": [COUNT, COUNT], "defines": True}
    assert refused(creature("call", "W", 0, 0, abilities=[static(own)])) == []
    every = creature("call", "W", 0, 0, abilities=[static(own, what=MINE)])
    assert refused(every) == [("abilities.0.changes", "mn-pack-defines")]
    assert refused(spell("call", "W", change(own, what=MINE))) == [
        ("abilities.0.do.0.changes", "mn-pack-defines")
    ]


def test_states_of_permanents_are_asked_neither_of_cards_nor_of_what_enters() -> None:
    tapped = {"type": "creature", "tapped": True}
    goes = {"type": "replacing", "what": {"instead": "goes", "is": tapped}}
    enters = {"type": "replacing", "what": {"instead": "enters", "this": False, "is": tapped, "number": 1}}
    for ability in (goes, enters):
        found = refused(permanent("law", "W", "enchantment", ability))
        assert found == [("abilities.0.what.is.tapped", "mn-pack-no-permanent")]
    assert (
        refused(permanent("law", "W", "enchantment", {**goes, "what": {**goes["what"], "dies": True}})) == []
    )
    discards = spell("call", "W", HERE | {"until": "end_of_turn"}, additional=[{"discard": {"tapped": True}}])
    assert refused(discards) == [("additional.0.discard.tapped", "mn-pack-no-permanent")]


def test_nothing_is_another_object_than_itself() -> None:
    condition = {"test": "is", "is": {"type": "creature", "other": True}}
    card = creature("call", "W", 1, 1, abilities=[static({"pt": [1, 1]}, what=MINE, **{"if": [condition]})])
    assert refused(card) == [("abilities.0.if.0.is.other", "mn-pack-none-such")]


@pytest.mark.parametrize(("size", "said"), [
    ([COUNT, 0], "+1/+0 for each creature you control"),
    ([COUNT, COUNT], "+1/+1 for each creature you control"),
    ([COUNT, 1], "+X/+1, where X is the number of creatures you control"),
    ([1, COUNT], "+1/+X, where X is the number of creatures you control"),
])  # fmt: skip
def test_what_is_counted_for_one_number_is_not_said_of_both(size: list[Any], said: str) -> None:
    card = CardModel.model_validate(creature("call", "W", 1, 1, abilities=[static({"pt": size}, what=MINE)]))
    (line,) = rules_text(card, Definitions())
    assert texts_in("en").tell(line) == f"Creatures you control get {said}."
