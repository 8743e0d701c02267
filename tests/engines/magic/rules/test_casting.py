"""Lands, mana and casting: chapters 106, 305, 601, 608, MN-18 to MN-20."""

from __future__ import annotations

import pytest

from engines.kernel import PASS
from engines.magic.language.costs import BITS, read
from tests.engines.magic.scenes import OTHER, YOU, Duel, lies, side
from tests.rules import cr, rule


@cr("305.1", "116.2a")
def test_a_land_is_played_without_the_stack_and_its_player_goes_on() -> None:
    duel = Duel(side(["forest", "mouse"])).do("land:forest")
    assert [perm.card for perm in duel.sees().perms] == ["forest"]
    assert duel.asks == (YOU, "main")


@cr("305.9", "202.3")
@pytest.mark.parametrize(
    ("lands", "castable"),
    [("G", False), ("GG", True), ("GW", True), ("WW", False), ("GWW", True)],
)
def test_a_spell_is_cast_only_with_mana_of_its_colours(lands: str, castable: bool) -> None:
    assert ("cast:bear" in Duel(side(["bear"], lands=lands)).acts) is castable


@cr("305.6", "601.2g")
def test_a_land_of_two_basic_types_gives_the_colour_that_others_cannot() -> None:
    both = side(["hydra"], board=["grove", "spring", "grove"])  # green or red, green or blue, green or red
    assert Duel(both).acts == ["cast:hydra"]
    neither = side(["hydra"], board=["grove", "grove", "grove"])
    assert Duel(neither).acts == []


@cr("202.3", "601.2h")
@pytest.mark.parametrize(("lands", "castable"), [("GGGGR", False), ("GGGRR", True), ("RRRR", False)])
def test_each_symbol_of_a_colour_takes_mana_of_its_own(lands: str, castable: bool) -> None:
    assert ("cast:giant" in Duel(side(["giant"], lands=lands)).acts) is castable


@cr("601.2g")
def test_a_land_that_a_later_symbol_needs_is_given_up_for_another() -> None:
    duel = Duel(side(["satyr"], board=["grove", "spring"])).do("cast:satyr")
    assert duel.board(YOU) == ["grove", "spring", "satyr"]
    assert all(perm.tapped for perm in duel.sees().perms if perm.card != "satyr")


@cr("601.2h", "106.4")
def test_paying_taps_as_many_lands_as_the_cost_wants_and_leaves_no_mana() -> None:
    duel = Duel(side(["bear", "bear"], lands="GGG")).do("cast:bear")
    assert sum(perm.tapped for perm in duel.sees().perms) == 2
    assert duel.sees().sides[YOU].mana == ()


@cr("601.2g")
def test_the_last_land_of_a_colour_is_spared_for_what_only_it_can_pay() -> None:
    duel = Duel(side(["bear"], board=["grove", "plains", "forest"])).do("cast:bear")
    assert {perm.card for perm in duel.sees().perms if perm.tapped} == {"plains", "forest"}


@cr("601.2a", "405.1")
def test_a_spell_that_is_cast_lies_on_the_stack() -> None:
    duel = Duel(side(["bear"], lands="GG"), side(["bear"], lands="G")).do("cast:bear")
    assert [item.card for item in duel.sees().stack] == ["bear"]
    assert duel.asks == (OTHER, "priority")
    duel.do(PASS)
    assert duel.board(YOU) == ["bear"]
    assert duel.sees().stack == ()


@cr("608.3a", "117.3b")
def test_the_active_player_goes_on_after_a_creature_has_come() -> None:
    duel = Duel(side(["bear", "mouse"], lands="GG")).do("cast:bear")
    assert duel.board(YOU) == ["bear"]
    assert (duel.asks, duel.acts) == ((YOU, "main"), ["cast:mouse"])


@cr("117.3b")
def test_the_active_player_has_priority_first_after_a_spell_has_resolved() -> None:
    other = side(["bear"], lands="G", stops=frozenset({"other_main_1"}))
    duel = Duel(side(["bear", "mouse"], lands="GG"), other).do("cast:bear")
    duel.do(PASS)
    assert (duel.sees().holder, duel.sees().asked) == (YOU, (YOU, OTHER))


@rule("MN-D18")
@cr("117.3c")
def test_who_holds_priority_keeps_it_after_the_own_spell() -> None:
    duel = Duel(side(["bear", "mouse"], lands="GGG"))
    duel.match.order(YOU, "hold")
    duel.do("cast:bear")
    assert [item.card for item in duel.sees().stack] == ["bear"]
    assert (duel.asks, duel.acts) == ((YOU, "priority"), [])
    duel.do(PASS)
    assert duel.board(YOU) == ["bear"]


@cr("117.1a")
def test_creatures_and_lands_wait_for_the_own_main_phase() -> None:
    other = side(["mouse", "forest"], lands="G", stops=frozenset({"other_main_1", "other_end"}))
    duel = Duel(side(["bear"], lands="G"), other)
    duel.do(PASS)
    assert (duel.asked.seat, duel.acts) == (OTHER, [])


@cr("302.6")
def test_a_creature_does_not_attack_in_the_turn_in_which_it_came() -> None:
    duel = Duel(side(["bear"], lands="GG")).do("cast:bear")
    duel.passes("attackers")
    assert duel.sees().turn > 5
    assert duel.asked.seat == YOU


@cr("400.7")
def test_a_card_that_changes_zones_is_a_new_object() -> None:
    duel = Duel(side(["bear"], lands="GG"), side(["bear"], lands="G")).do("cast:bear")
    spell = duel.sees().stack[0].id
    duel.do(PASS)
    assert duel.perm("bear").id != spell


@rule("MN-18", "MN-R20")
def test_the_noble_is_cast_from_the_command_zone_for_its_printed_cost() -> None:
    assert Duel(side(["ox"], lands="B", noble="lord")).acts == []
    duel = Duel(side(["ox"], lands="BB", noble="lord"))
    assert duel.acts == ["noble"]
    duel.do("noble")
    assert duel.board(YOU) == ["lord"]
    assert duel.sees().sides[YOU].command == ()


@rule("MN-19")
def test_the_noble_keeps_to_the_timing_of_its_card() -> None:
    other = side(lands="BB", noble="lord", stops=frozenset({"other_end"}))
    duel = Duel(side(["ox"]), other, at="end")
    assert (duel.asked.seat, duel.acts) == (OTHER, [])


@rule("MN-R21")
def test_the_noble_is_face_up_from_its_announcement_on() -> None:
    duel = Duel(side(lands="BB", noble="lord"), side(["bear"], lands="G")).do("noble")
    assert duel.sees(OTHER).stack[0].card == "lord"


@rule("MN-R26")
def test_the_noble_goes_where_any_card_goes() -> None:
    duel = Duel(side(["ox"], board=[lies("lord", damage=2)]))
    assert duel.graveyard(YOU) == ["lord"]
    assert duel.sees().sides[YOU].command == ()


@cr("202.2", "202.3")
def test_a_cost_has_a_mana_value_and_colours() -> None:
    cost = read("2 B G")
    assert (cost.value, cost.colors) == (4, BITS["B"] | BITS["G"])
