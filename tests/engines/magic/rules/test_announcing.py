"""Announcing: chapters 107, 115, 118, 601, 602 and 605, part by part, with Back from each."""

from __future__ import annotations

import pytest

from engines.kernel import BACK, PASS, Distribute, Number
from engines.magic.table.pieces import ZoneCard
from tests.engines.magic.pack import (
    ANY,
    TAP,
    activated,
    creature,
    damage,
    life,
    permanent,
    spell,
)
from tests.engines.magic.scenes import OTHER, YOU, Duel, lies, side
from tests.engines.position import of
from tests.rules import cr, rule

FOE = side(board=["bear"])


@cr("601.2c", "115.1a")
def test_a_target_is_chosen_as_the_spell_is_cast() -> None:
    duel = Duel(side(["bolt"], lands="R"), side(["ox"], lands="U", board=["bear"]))
    duel.casts("bolt", "bear")
    assert duel.sees().stack[0].targets == (duel.key("bear"),)
    assert duel.asks == (OTHER, "priority")
    duel.resolves()
    assert duel.graveyard(OTHER) == ["bear"]


@cr("115.4")
def test_any_target_is_a_creature_or_a_player() -> None:
    lying = side(board=["bear", lies("idol")], lands="U")
    duel = Duel(side(["bolt"], lands="R"), lying, more=[permanent("idol", "1", "artifact")])
    duel.do("cast:bolt")
    assert set(duel.keys) == {"s0", "s1", duel.key("bear")}


@cr("601.3", "115.1a")
def test_what_finds_no_target_cannot_be_cast() -> None:
    assert Duel(side(["kill"], lands="BB")).acts == []
    assert Duel(side(["kill"], lands="BB"), FOE).acts == ["cast:kill"]


@cr("115.3")
def test_one_object_may_be_chosen_for_two_words_but_not_twice_for_one() -> None:
    duel = Duel(side(["fork"], lands="R"), FOE)
    assert duel.acts == ["cast:fork"]
    duel.casts("fork").resolves()
    assert duel.graveyard(OTHER) == ["bear"]
    duel = Duel(side(["rain"], lands="RR"), FOE).do("cast:rain", "s1")
    assert "s1" not in duel.keys


@cr("115.6")
def test_a_target_that_is_optional_may_be_left() -> None:
    duel = Duel(side(["rain"], lands="RR"), FOE).casts("rain", "s1", "no_target").resolves()
    assert duel.life(OTHER) == 16


@cr("601.2d", "115.1")
def test_what_is_divided_gives_each_target_at_least_one() -> None:
    duel = Duel(side(["rain"], lands="RR"), FOE).do("cast:rain", "s1")
    duel.do(duel.key("bear"))
    asked = of(Distribute, duel.asked)
    assert set(asked.answers()) == {(1, 3), (2, 2), (3, 1)}
    duel.do((2, 2)).resolves()
    assert (duel.life(OTHER), duel.graveyard(OTHER)) == (18, ["bear"])


@cr("601.2b", "107.3a")
@pytest.mark.parametrize(("lands", "most"), [("R", 0), ("RRRR", 3)])
def test_x_is_as_much_as_can_be_paid(lands: str, most: int) -> None:
    duel = Duel(side(["blaze"], lands=lands)).do("cast:blaze")
    asked = of(Number, duel.asked)
    assert (asked.least, asked.most) == (0, most)


@cr("601.2b", "107.3")
def test_x_counts_in_cost_and_effect() -> None:
    duel = Duel(side(["blaze"], lands="RRRR")).casts("blaze", "s1", x=2).resolves()
    assert duel.life(OTHER) == 18
    assert sum(perm.tapped for perm in duel.sees().perms) == 3


@cr("601.5")
def test_x_is_at_least_what_the_targets_need() -> None:
    wanted = {"target": "permanent", "is": {"type": "creature", "mana_value": {"at_most": "x"}}}
    doom = spell("doom", "X B", {"action": "destroy", "what": "target"}, targets=[wanted])
    duel = Duel(side(["doom"], lands="BBBB"), FOE, more=[doom]).do("cast:doom")
    asked = of(Number, duel.asked)
    assert (asked.least, asked.most) == (2, 3)
    duel = Duel(side(["doom"], lands="BB"), FOE, more=[doom])
    assert duel.acts == []


@cr("700.2a", "601.2b")
def test_a_mode_without_a_legal_target_cannot_be_chosen() -> None:
    duel = Duel(side(["charm"], lands="G"), FOE).do("cast:charm")
    assert duel.keys == ("0", "1")
    duel.do(("1",)).resolves()
    assert duel.life(YOU) == 24


@cr("700.2a", "115.8")
def test_each_mode_has_targets_of_its_own() -> None:
    duel = Duel(side(["charm", "ox"], lands="G"), FOE).casts("charm", "bear", modes=("0",)).resolves()
    assert duel.size("bear") == (4, 4)


@cr("702.33a", "702.33d")
@pytest.mark.parametrize(("kick", "damage_"), [("no", 2), ("yes", 4)])
def test_kicker_is_an_additional_cost_that_may_be_paid(kick: str, damage_: int) -> None:
    duel = Duel(side(["burst"], lands="RRR"), side(board=["ox"])).casts("burst", "ox", kick=kick).resolves()
    assert duel.graveyard(OTHER) == (["ox"] if damage_ == 4 else [])
    assert sum(perm.tapped for perm in duel.sees().perms) == (3 if kick == "yes" else 1)


@cr("601.2h", "702.33a")
def test_who_cannot_pay_a_kicker_is_not_asked() -> None:
    duel = Duel(side(["burst"], lands="RR"), FOE).do("cast:burst")
    assert duel.stack() == []
    assert duel.graveyard(OTHER) == ["bear"]


@cr("118.8", "601.2b", "601.2h")
def test_an_additional_cost_must_be_paid() -> None:
    assert Duel(side(["altar"], lands="B")).acts == []
    duel = Duel(side(["altar"], lands="B", board=["bear", "ox"])).do("cast:altar")
    assert duel.asks == (YOU, "pay_sacrifice")
    duel.do((duel.key("ox"),))
    assert duel.graveyard(YOU) == ["ox", "altar"]
    assert duel.sees().sides[YOU].hand_size == 2


# Back


def scene_of_all_parts() -> Duel:
    """Return a duel with a spell that has a kicker, X, two targets and something to sacrifice."""
    all_of_it = spell(
        "storm", "X R", damage("x"), damage(1, "target_2"), targets=[ANY, ANY],
        keywords=[{"kicker": "R"}], additional=[{"sacrifice": {"type": "creature"}}],
    )  # fmt: skip
    return Duel(side(["storm"], lands="RRRR", board=["bear", "ox"]), FOE, more=[all_of_it])


@rule("MN-D6")
@cr("601.2b", "601.2c", "733.1")
@pytest.mark.parametrize("steps", range(5))
def test_back_leads_one_question_back_from_each_part_and_undoes_all_from_the_first(steps: int) -> None:
    duel = scene_of_all_parts()
    before = duel.match.hash()
    duel.do("cast:storm")
    answers = ["yes", 1, "s1", "s0"]
    kinds = [duel.asked.kind]
    for answer in answers[:steps]:
        duel.do(answer)
        kinds.append(duel.asked.kind)
    assert kinds == ["kick", "x", "aim", "aim", "pay_sacrifice"][: steps + 1]
    while steps:
        duel.do(BACK)
        steps -= 1
        assert duel.asked.kind == kinds[steps]
    duel.do(BACK)
    assert duel.match.hash() == before
    assert duel.acts == ["cast:storm"]


@cr("601.2i", "601.2h")
def test_all_parts_together_are_cast_and_paid_at_once() -> None:
    duel = scene_of_all_parts().do("cast:storm", "yes", 2, "s1", "s0")
    duel.do((duel.key("ox"),)).resolves()
    assert (duel.life(OTHER), duel.life(YOU), duel.board(YOU)) == (18, 19, ["bear"])


@rule("MN-D6")
def test_nobody_sees_anything_of_an_announcement_before_it_is_done() -> None:
    duel = scene_of_all_parts()
    before = duel.sees(OTHER), duel.sees()
    duel.do("cast:storm", "yes", 2, "s1")
    assert (duel.sees(OTHER), duel.sees()) == before


def test_an_announcement_that_is_left_in_the_middle_is_nothing() -> None:
    duel = scene_of_all_parts().do("cast:storm", "yes")
    assert duel.asked.default == BACK


# Activated abilities

PINGER = creature("pinger", "2 R", 1, 1, abilities=[activated(TAP, do=[damage(1)], targets=[ANY])])


@cr("602.2", "602.2a", "113.7a")
def test_an_activated_ability_goes_on_the_stack_and_resolves_though_its_source_has_left() -> None:
    duel = Duel(side(["ox"], board=["pinger"]), side(["kill"], lands="BB"), more=[PINGER])
    duel.uses("pinger", 0, "s1")
    assert (duel.stack(), duel.sees().stack[0].kind) == (["pinger"], "ability")
    duel.casts("kill").resolves()
    assert duel.graveyard(YOU) == ["pinger"]
    duel.resolves()
    assert duel.life(OTHER) == 19


@cr("602.5a", "302.6")
def test_a_creature_that_has_just_come_does_not_tap_for_its_ability() -> None:
    sick = lies("pinger", since=5)
    assert Duel(side(["ox"], board=[sick]), more=[PINGER]).acts == []
    assert len(Duel(side(["ox"], board=["pinger"]), more=[PINGER]).acts) == 1


@cr("602.5d")
def test_an_ability_for_the_time_of_a_sorcery_waits_for_the_own_main_phase() -> None:
    slow = creature("clerk", "W", 1, 1, abilities=[activated({"mana": "W"}, do=[life(1)], sorcery=True)])
    here = side(["ox"], lands="W", board=["clerk"], stops=frozenset({"own_end"}))
    duel = Duel(here, more=[slow])
    assert len(duel.acts) == 1
    duel = Duel(here, at="end", more=[slow])
    assert duel.sees().turn > 5 or duel.acts == []


@cr("602.5b")
def test_an_ability_for_once_a_turn_is_used_once_a_turn() -> None:
    once = creature("clerk", "W", 1, 1, abilities=[activated({"mana": "W"}, do=[life(1)], once=True)])
    duel = Duel(side(["ox"], lands="WW", board=["clerk"]), more=[once]).uses("clerk", 0).resolves()
    assert (duel.life(YOU), duel.acts) == (21, [])


@cr("118.3", "602.1a", "118.12")
@pytest.mark.parametrize(
    ("cost", "lost"),
    [
        ({"life": 3}, {"life": 17}),
        ({"discard": {}}, {"hand_size": 0}),
        ({"sacrifice": {"type": "creature", "other": True}}, {}),
        ({"give_back": {"type": "land"}}, {"hand_size": 2}),
        ({"tap": {"type": "creature"}}, {}),
        ({"this": "sacrifice"}, {}),
        ({"remove": "charge"}, {}),
        ({"exile": {"type": "creature"}}, {}),
    ],
)
def test_a_cost_of_any_kind_is_paid_or_the_ability_cannot_be_used(
    cost: dict[str, object], lost: dict[str, int]
) -> None:
    box = permanent("box", "1", "artifact", activated(cost, do=[life(5)]))
    duel = Duel(rich(), more=[box]).uses("box", 0).resolves()
    gained = {"life": 25, **lost}
    gained["life"] += 5 if "life" in lost else 0
    assert {what: getattr(duel.sees().sides[YOU], what) for what in gained} == gained
    poor = side(board=["box"], life=2, noble="lord")
    if cost != {"this": "sacrifice"}:
        assert Duel(poor, more=[box]).acts == []


def rich() -> dict[str, object]:
    """Return a side that can pay for all of it, in one way."""
    return side(
        ["ox"],
        lands="W",
        board=[lies("box", counters=(("charge", 1),)), "bear"],
        graveyard=[ZoneCard(900, "bear")],
    )


# Mana


@cr("605.1a", "605.3b")
def test_a_mana_ability_of_a_creature_pays_without_the_stack() -> None:
    elf = creature("elf", "G", 1, 1, abilities=[activated(TAP, do=[{"action": "mana", "mana": "G"}])])
    duel = Duel(side(["bear"], lands="G", board=["elf"]), more=[elf])
    assert duel.acts == ["cast:bear"]
    duel.do("cast:bear")
    assert duel.perm("elf").tapped
    sick = side(["bear"], lands="G", board=[lies("elf", since=5)])
    assert Duel(sick, more=[elf]).acts == []


@cr("106.6")
@pytest.mark.parametrize(("card", "castable"), [("bear", True), ("grow", False)])
def test_mana_for_creatures_pays_for_creatures_alone(card: str, castable: bool) -> None:
    grove = permanent("den", "1", "artifact", activated(TAP, do=[
        {"action": "mana", "mana": "G G", "only": "creatures"}]))  # fmt: skip
    duel = Duel(side([card], board=["den", "ox"]), more=[grove])
    assert (f"cast:{card}" in duel.acts) is castable


@cr("106.3", "605.3b", "106.4")
@pytest.mark.parametrize(("cost", "castable"), [("R R", True), ("G G", True), ("R G", False), ("2", True)])
def test_two_mana_of_one_colour_are_of_one_colour(cost: str, castable: bool) -> None:
    lotus = permanent("lotus", "1", "artifact", activated(TAP, do=[
        {"action": "mana", "mana": "RG RG", "alike": True}]))  # fmt: skip
    duel = Duel(side(["cub"], board=["lotus"]), more=[lotus, creature("cub", cost, 1, 1)])
    assert (duel.acts == ["cast:cub"]) is castable
    if castable:
        duel.do("cast:cub")
        assert duel.board(YOU) == ["lotus", "cub"]


@cr("107.4e")
@pytest.mark.parametrize(
    ("cost", "lands", "castable"),
    [("W/U", "U", True), ("W/U", "R", False), ("2/W", "W", True), ("2/W", "RR", True), ("2/W", "R", False)],
)
def test_a_hybrid_symbol_is_paid_in_either_way(cost: str, lands: str, castable: bool) -> None:
    duel = Duel(side(["cub"], lands=lands), more=[creature("cub", cost, 1, 1)])
    assert (duel.acts == ["cast:cub"]) is castable
    if castable:
        assert duel.do("cast:cub").board(YOU) == ["cub"]


@cr("107.4f", "601.2b")
def test_a_phyrexian_symbol_is_paid_by_mana_or_by_two_life() -> None:
    cub = creature("cub", "G/P", 1, 1)
    duel = Duel(side(["cub"], lands="G"), more=[cub]).do("cast:cub")
    assert (of(Number, duel.asked).least, of(Number, duel.asked).most) == (0, 1)
    duel.do(1)
    assert (duel.life(YOU), duel.board(YOU)) == (18, ["cub"])
    assert Duel(side(["cub"], life=1), more=[cub]).acts == []


@cr("605.3a", "605.3b", "117.1d")
def test_a_mana_ability_that_costs_more_than_tapping_is_used_by_hand() -> None:
    pearl = permanent("pearl", "0", "artifact", activated({"this": "sacrifice"}, do=[
        {"action": "mana", "mana": "WUBRG"}]))  # fmt: skip
    duel = Duel(side(["cub"], board=["pearl"]), more=[pearl, creature("cub", "B", 1, 1)])
    duel.announces(f"use:{duel.key('pearl')}:0", color="B")
    assert (duel.stack(), duel.sees().sides[YOU].mana) == ([], ((4, 1),))
    duel.do("cast:cub")
    assert duel.board(YOU) == ["cub"]


@cr("605.1a")
def test_what_could_move_a_card_from_a_library_is_no_mana_ability() -> None:
    well = permanent("well", "1", "artifact", activated(TAP, do=[
        {"action": "mana", "mana": "G"}, {"action": "draw"}]))  # fmt: skip
    duel = Duel(side(board=["well"]), side(["ox"], lands="U"), more=[well]).uses("well", 0)
    assert duel.stack() == ["well"]


@cr("601.2f", "118.7a")
def test_what_a_spell_costs_less_takes_generic_mana_alone() -> None:
    cheap = permanent("guild", "1", "artifact", {
        "type": "cost", "spells": {"type": "creature"}, "generic": -2})  # fmt: skip
    assert Duel(side(["bear"], lands="G", board=["guild"]), more=[cheap]).acts == ["cast:bear"]
    assert Duel(side(["satyr"], lands="G", board=["guild"]), more=[cheap]).acts == []


@cr("601.2f", "702.41a")
def test_raises_come_before_reductions() -> None:
    tax = permanent("tax", "1", "artifact", {
        "type": "cost", "spells": {}, "whose": "any", "generic": 1})  # fmt: skip
    golem = creature("golem", "1", 1, 1, keywords=[{"affinity": {"type": "artifact"}}])
    duel = Duel(side(["golem"], board=["tax", "tax"]), more=[tax, golem])
    assert duel.acts == []  # 1 and 2 more, less 2
    duel = Duel(side(["golem"], lands="W", board=["tax", "tax"]), more=[tax, golem])
    assert duel.acts == ["cast:golem"]


@cr("117.1a", "702.8a")
def test_instants_and_what_has_flash_are_cast_at_any_time() -> None:
    cat = creature("cat", "G", 1, 1, "flash")
    other = side(["cat", "bolt", "bear"], lands="GR", stops=frozenset({"other_main_1"}))
    duel = Duel(side(["mouse"]), other, more=[cat]).do(PASS)
    assert (duel.asked.seat, duel.acts) == (OTHER, ["cast:cat", "cast:bolt"])


SPRINKLE = spell(
    "sprinkle", "R", damage(2, divided=True), targets=[ANY, {**ANY, "optional": True, "another": True}]
)


@cr("601.2d")
def test_601_2d_where_each_target_can_get_but_one_nothing_is_asked() -> None:
    duel = Duel(side(["sprinkle", "ox"], lands="R"), FOE, more=[SPRINKLE])
    duel.casts("sprinkle", "bear", "s1").resolves()
    assert (duel.perm("bear").damage, duel.life(OTHER)) == (1, 19)


@cr("601.2d", "700.2d")
def test_601_2d_of_several_modes_one_that_divides_nothing_adds_nothing() -> None:
    both = spell("both", "R", choose=2, modes=[
        {"targets": [ANY, {**ANY, "optional": True, "another": True}], "do": [damage(3, divided=True)]},
        {"do": [{"action": "draw"}]},
        {"do": [life(1)]},
    ])  # fmt: skip
    duel = Duel(side(["both", "ox"], lands="R"), FOE, more=[both]).do("cast:both")
    duel.do(("0", "1")).do(duel.called("bear")).do("s1")
    assert (duel.asked.kind, of(Distribute, duel.asked).total) == ("divide", 3)


@cr("601.2b", "700.2a")
def test_601_2b_a_kicker_is_asked_for_where_one_mode_alone_can_be_chosen() -> None:
    rich = spell("rich", "G", keywords=[{"kicker": "G"}], modes=[
        {"targets": [{"target": "permanent", "is": {"type": "artifact"}}],
         "do": [{"action": "destroy", "what": "target"}]},
        {"do": [life(1), {"action": "if", "if": [{"test": "kicked"}], "do": [life(2)]}]},
    ])  # fmt: skip
    for kick, total in (("yes", 23), ("no", 21)):
        duel = Duel(side(["rich", "ox"], lands="GG"), more=[rich]).casts("rich", kick=kick).resolves()
        assert duel.life(YOU) == total
