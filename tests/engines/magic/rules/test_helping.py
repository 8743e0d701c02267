"""What else than mana pays, and what is paid besides: convoke, delve, buyback (601.2b, 702.51, 702.66)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engines.magic.pack import CREATURE, TAP, activated, creature, damage, life, spell
from tests.engines.magic.rules.test_ways import lying, named
from tests.engines.magic.scenes import OTHER, YOU, Duel, lies, side
from tests.rules import cr

# Convoke, improvise, delve


def helpful(cost: str, *words: str, **more: Any) -> dict[str, Any]:
    return spell("choir", cost, life(3), keywords=[{word: True} for word in words], **more)


def tapped(duel: Duel) -> list[str]:
    return sorted(each.card for each in duel.sees().perms if each.tapped and each.seat == YOU)


@cr("702.51a")
def test_creatures_pay_for_generic_mana_or_for_mana_of_their_colours() -> None:
    choir = helpful("1 W", "convoke")
    assert "cast:choir" in Duel(side(["choir"], board=["ox", "bear"]), more=[choir]).keys
    assert "cast:choir" not in Duel(side(["choir"], board=["hare", "bear"]), more=[choir]).keys
    duel = Duel(side(["choir"], board=["ox", "bear"]), more=[choir]).do("cast:choir")
    if duel.asked.kind == "pay_help":
        duel.do("automatic")
    assert tapped(duel) == ["bear", "ox"]
    assert duel.resolves().life(YOU) == 23


@cr("702.51a")
def test_no_creature_pays_for_colourless_mana() -> None:
    golem = creature("golem", "3", 2, 2)
    choir = helpful("C", "convoke")
    assert "cast:choir" not in Duel(side(["choir"], board=["golem"]), more=[choir, golem]).keys


@cr("702.51a")
def test_a_creature_that_has_just_come_helps_and_a_tapped_one_does_not() -> None:
    choir = helpful("1", "convoke")
    for more, able in (({"since": 5}, True), ({"tapped": True}, False)):
        duel = Duel(side(["choir"], board=[lies("bear", **more)]), more=[choir])
        assert ("cast:choir" in duel.keys) is able


@cr("702.51b")
def test_convoke_pays_for_what_is_due_after_costs_were_raised_and_no_more() -> None:
    tax = {"type": "cost", "spells": {}, "whose": "any", "generic": 1}
    rule_ = creature("tollman", "W", 1, 1, abilities=[tax])
    choir = helpful("1", "convoke")
    duel = Duel(side(["choir"], board=["bear", "hare", "nun"]), side(board=["tollman"]), more=[choir, rule_])
    duel.do("cast:choir", "most")
    assert len(tapped(duel)) == 2


@cr("702.51c")
def test_a_creature_that_makes_mana_helps_in_one_way_alone() -> None:
    elf = creature("elf", "G", 1, 1, abilities=[activated(TAP, do=[{"action": "mana", "mana": "G"}])])
    two, one = helpful("2", "convoke"), helpful("1", "convoke")
    assert "cast:choir" not in Duel(side(["choir"], board=["elf"]), more=[two, elf]).keys
    assert "cast:choir" in Duel(side(["choir"], board=["elf"]), more=[one, elf]).keys


@cr("601.2h")
def test_who_pays_by_convoke_says_which_creature_is_tapped() -> None:
    choir = helpful("1", "convoke")
    duel = Duel(side(["choir", "ox"], lands="G", board=["bear", "hare"]), more=[choir]).do("cast:choir")
    assert duel.asked.kind == "pay_help"
    duel.do(duel.key("hare"))
    while duel.asked.kind == "pay_help":
        duel.do("automatic")
    assert tapped(duel) == ["hare"]


def test_a_plain_answer_pays_with_mana_where_that_is_enough() -> None:
    choir = helpful("1", "convoke")
    duel = Duel(side(["choir", "ox"], lands="G", board=["bear"]), more=[choir]).do("cast:choir", "automatic")
    assert tapped(duel) == ["forest"]


@cr("702.126a")
def test_artifacts_pay_for_generic_mana_alone() -> None:
    pan = creature("pan", "1", 1, 1, types={"card": ["artifact", "creature"]})
    for cost, able in (("1", True), ("W", False)):
        choir = helpful(cost, "improvise")
        assert ("cast:choir" in Duel(side(["choir"], board=["pan"]), more=[choir, pan]).keys) is able


@cr("702.66a")
def test_cards_of_the_graveyard_are_exiled_to_pay_for_generic_mana() -> None:
    choir = helpful("2 G", "delve")
    me = side(["choir", "ox"], lands="G", graveyard=lying("bear", "hare", "nun"))
    duel = Duel(me, more=[choir]).do("cast:choir", "automatic")
    assert len(named(duel, YOU, "exile")) == 2
    assert duel.resolves().life(YOU) == 23
    blue = helpful("2 U", "delve")
    assert "cast:choir" not in Duel(me, more=[blue]).keys


@cr("702.66b")
def test_delve_never_exiles_more_than_the_cost_asks_for() -> None:
    choir = helpful("1 G", "delve")
    me = side(["choir", "ox"], lands="GG", graveyard=lying("bear", "hare", "nun"))
    duel = Duel(me, more=[choir]).do("cast:choir", "most")
    assert len(named(duel, YOU, "exile")) == 1


@cr("117.1a")
def test_a_window_stays_open_for_what_can_be_cast_without_mana() -> None:
    choir = helpful("1", "convoke")
    other = side(["choir"], board=["bear"], stops=frozenset({"other_main_1"}))
    duel = Duel(side(["bolt"], lands="R"), other, more=[choir])
    duel.table.free = duel.table.catalogue.has_free_spells
    duel.casts("bolt", "s1")
    assert duel.asked.seat == OTHER
    assert "cast:choir" in duel.keys


# What is paid besides


@cr("702.27a")
@pytest.mark.parametrize(("answer", "back"), [("yes", True), ("no", False)])
def test_a_spell_that_was_bought_back_returns_to_hand_as_it_resolves(answer: str, back: bool) -> None:
    chant = spell("chant", "G", life(3), keywords=[{"buyback": "1"}])
    duel = Duel(side(["chant", "ox"], lands="GG"), more=[chant]).do("cast:chant", answer).resolves()
    assert duel.life(YOU) == 23
    assert ("chant" in (duel.seen(YOU).hand or ()), "chant" in duel.graveyard(YOU)) == (back, not back)


@cr("702.27a")
def test_a_spell_that_was_bought_back_and_has_lost_its_targets_goes_to_the_graveyard() -> None:
    chant = spell("chant", "G", damage(1), targets=[CREATURE], keywords=[{"buyback": "1"}])
    duel = Duel(side(["chant", "kill"], lands="GGBB", hold=True), side(board=["giant"]), more=[chant])
    duel.announces("cast:chant", "giant", buyback="yes")
    duel.casts("kill", "giant").resolves().resolves()
    assert "chant" in duel.graveyard(YOU)


@cr("601.2f")
def test_buyback_may_be_paid_with_more_than_mana() -> None:
    chant = spell("chant", "G", life(3), keywords=[{"buyback": [{"sacrifice": {"type": "land"}}]}])
    duel = Duel(side(["chant", "ox"], lands="GR"), more=[chant]).do("cast:chant", "yes")
    assert duel.asked.kind == "pay_sacrifice"
    duel.do((duel.key("mountain"),)).resolves()
    assert len([each for each in duel.sees().perms if each.seat == YOU]) == 1
    assert "chant" in (duel.seen(YOU).hand or ())


@cr("702.42a")
@pytest.mark.parametrize(("answer", "gained"), [("yes", 3), ("no", 2)])
def test_an_entwined_spell_does_all_of_its_modes(answer: str, gained: int) -> None:
    either = spell("both", "G", modes=[{"do": [life(1)]}, {"do": [life(2)]}], keywords=[{"entwine": "1"}])
    duel = Duel(side(["both", "ox"], lands="GG"), more=[either]).do("cast:both", answer)
    if duel.asked.kind == "modes":
        duel.do(("1",))
    assert duel.resolves().life(YOU) == 20 + gained


@cr("702.42b")
def test_a_spell_is_entwined_only_where_all_of_its_modes_find_targets() -> None:
    modes = [{"do": [life(1)]}, {"targets": [CREATURE], "do": [damage(1)]}]
    either = spell("both", "G", modes=modes, keywords=[{"entwine": "1"}])
    duel = Duel(side(["both", "ox"], lands="GG"), more=[either]).do("cast:both").resolves()
    assert duel.life(YOU) == 21


@cr("702.33a")
def test_a_kicker_may_be_paid_with_more_than_mana() -> None:
    chant = spell("chant", "G", life(3), {"action": "if", "if": [{"test": "kicked"}], "do": [life(2)]},
                  keywords=[{"kicker": [{"sacrifice": {"type": "creature"}}]}])  # fmt: skip
    duel = Duel(side(["chant", "ox"], lands="G", board=["bear"]), more=[chant]).do("cast:chant", "yes")
    assert duel.resolves().life(YOU) == 25
    assert duel.board(YOU) == []
    assert Duel(side(["chant"], lands="G"), more=[chant]).do("cast:chant").resolves().life(YOU) == 23
