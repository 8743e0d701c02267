"""Numbers and conditions of texts: chapters 107, 202, 608.2h, 700.5."""

from __future__ import annotations

from typing import Any

import pytest

from engines.magic.table.pieces import ZoneCard
from tests.engines.magic.pack import activated, creature, damage, life, permanent, spell, when
from tests.engines.magic.scenes import OTHER, YOU, Duel, lies, side
from tests.rules import cr


def gained(number: Any, **more: Any) -> int:
    """Return how much life a spell gains that reckons a number, in a rich position."""
    cure = spell("cure", "W", life(number), **more)
    lying = [ZoneCard(900, "bear"), ZoneCard(901, "bolt")]
    board = [lies("bear", counters=(("plus_one", 2),)), "giant", "ox"]
    duel = Duel(side(["cure", "ox"], lands="WRR", board=board, graveyard=lying, life=7), more=[cure])
    return duel.casts("cure").resolves().life(YOU) - 7


@cr("608.2h", "107.1")
@pytest.mark.parametrize(
    ("number", "is_"),
    [
        ({"count": {"type": "creature"}}, 3),
        ({"count": {"type": "creature"}, "whose": "opponent"}, 0),
        ({"count": {"type": "land", "tapped": True}}, 1),
        ({"count": {"power": {"at_least": 4}}}, 2),
        ({"count": {"counter": "plus_one"}}, 1),
        ({"count": {"any_type": ["land", "creature"], "color": "red"}}, 1),
        ({"count": {"super": "basic"}}, 3),
        ({"cards_in": "graveyard"}, 2),
        ({"cards_in": "graveyard", "is": {"type": "creature"}}, 1),
        ({"cards_in": "hand"}, 1),
        ({"life_of": "you"}, 7),
        ({"devotion": "red"}, 2),
        ({"calc": "product", "parts": [2, {"count": {"sub": "mountain"}}]}, 4),
        ({"calc": "difference", "parts": [10, {"life_of": "you"}]}, 3),
        ({"calc": "sum", "parts": [1, 2, 3]}, 6),
        ({"calc": "difference", "parts": [1, 5]}, 0),
    ],
)
def test_a_number_is_reckoned_as_the_text_is_done(number: Any, is_: int) -> None:
    assert gained(number) == is_


@cr("608.2c", "608.2h")
@pytest.mark.parametrize(
    ("test", "holds"),
    [
        ({"test": "number", "value": {"life_of": "you"}, "at_most": 7}, True),
        ({"test": "number", "value": {"count": {"type": "creature"}}, "equals": 2}, False),
        ({"test": "turn", "whose": "opponent"}, False),
        ({"test": "turn", "main": True}, True),
        ({"test": "not", "of": {"test": "turn"}}, False),
        ({"test": "any", "of": [{"test": "turn", "whose": "opponent"}, {"test": "turn"}]}, True),
        ({"test": "all", "of": [{"test": "turn", "whose": "opponent"}, {"test": "turn"}]}, False),
    ],
)
def test_a_part_under_a_condition_is_done_if_it_holds(test: Any, holds: bool) -> None:
    cure = spell("cure", "W", {"action": "if", "if": [test], "do": [life(1)], "else": [life(2)]})
    board = ["bear", "giant", "ox"]
    duel = Duel(side(["cure", "ox"], lands="W", board=board, life=7), more=[cure]).casts("cure").resolves()
    assert duel.life(YOU) == (8 if holds else 9)


@cr("608.2k", "608.2h")
def test_what_was_paid_with_is_remembered() -> None:
    altar = permanent(
        "pyrestone", "1", "artifact",
        activated({"sacrifice": {"type": "creature"}}, do=[life({"number": "power", "of": "paid"})]),
    )  # fmt: skip
    duel = Duel(side(["ox"], board=["pyrestone", "giant"]), more=[altar]).uses("pyrestone", 0).resolves()
    assert duel.life(YOU) == 25


@cr("202.3e", "107.3")
def test_x_counts_for_the_mana_value_on_the_stack_and_nowhere_else() -> None:
    hydra = creature("sprout", "X G", 1, 1)
    mirror = spell(
        "mirror", "U", life({"number": "mana_value", "of": "target"}), targets=[{"target": "spell"}]
    )
    duel = Duel(side(["sprout", "mirror", "ox"], lands="GGGU"), more=[hydra, mirror])
    duel.match.order(YOU, "hold")
    duel.casts("sprout", x=2).casts("mirror", duel.item("sprout")).do("pass")
    assert duel.life(YOU) == 23


@cr("608.2h", "122.1")
def test_608_2h_counters_of_what_has_left_are_counted_as_they_last_were() -> None:
    ash = creature("ash", "G", 1, 1, abilities=[
        when("dies", life({"number": "counters", "kind": "plus_one", "of": "that"}), this=True)])  # fmt: skip
    you = side(["kill", "ox"], lands="BB", board=[lies("ash", counters=(("plus_one", 3),))])
    assert Duel(you, more=[ash]).casts("kill", "ash").resolves().resolves().life(YOU) == 23


@cr("101.4")
def test_what_is_done_for_each_opponent_is_done_to_them_alone() -> None:
    curse = spell("curse", "G", {"action": "for_each", "of": "opponent", "do": [damage(2, "each")]})
    duel = Duel(side(["curse", "ox"], lands="G"), more=[curse]).casts("curse").resolves()
    assert (duel.life(YOU), duel.life(OTHER)) == (20, 18)


@cr("105.2", "202.2")
def test_105_2_what_is_not_of_a_colour_may_be_of_others_or_of_none() -> None:
    dread = spell(
        "dread", "B", {"action": "destroy", "what": {"every": {"type": "creature", "without_color": "black"}}}
    )
    golem = creature("golem", "2", 2, 2)
    duel = Duel(side(["dread", "ox"], lands="B"), side(board=["viper", "bear", "golem"]), more=[dread, golem])
    assert duel.casts("dread").resolves().board(OTHER) == ["viper"]
