"""Objects, costs, life and zones: what chapters 1 to 4 say of them, a scene each."""

from __future__ import annotations

from typing import Any

import pytest

from engines.kernel import PASS, Pick
from engines.magic.table.pieces import ZoneCard
from engines.magic.table.stops import STOPPING, stop_at
from tests.engines.magic.pack import (
    ANY,
    CREATURE,
    TAP,
    activated,
    change,
    creature,
    damage,
    life,
    permanent,
    spell,
    static,
    when,
)  # fmt: skip
from tests.engines.magic.scenes import OTHER, YOU, Duel, lies, side
from tests.rules import cr

ALL = {"every": {"type": "creature"}}
DOOM = spell("doom", "B", {"action": "destroy", "what": ALL})
ROD = permanent("rod", "1", "artifact", activated(TAP, do=[{"action": "mana", "mana": "C"}]))
GOLEM = creature("golem", "2", 2, 2, types={"card": ["artifact", "creature"]})
RISE = spell("rise", "B", {"action": "move", "what": {"every": {}, "zone": "graveyard"}, "to": "battlefield"})


@cr("105.2c")
def test_105_2c_what_has_no_colour_is_colourless() -> None:
    pale_one = {"target": "permanent", "is": {"color": "colorless", "type": "creature"}}
    pale = spell("pale", "W", {"action": "destroy", "what": "target"}, targets=[pale_one])
    duel = Duel(side(["pale", "ox"], lands="W"), side(board=["golem", "bear"]), more=[pale, GOLEM])
    assert duel.casts("pale").resolves().board(OTHER) == ["bear"]


@cr("107.4b", "107.4c")
@pytest.mark.parametrize(("cost", "lands", "paid"), [("2", "GR", True), ("C", "G", False)])
def test_107_4_generic_mana_is_paid_by_any_and_colourless_by_its_own(
    cost: str, lands: str, paid: bool
) -> None:
    thing = permanent("thing", cost, "artifact")
    assert (Duel(side(["thing"], lands=lands), more=[thing]).acts == ["cast:thing"]) is paid
    if cost == "C":
        assert Duel(side(["thing"], board=["rod"]), more=[thing, ROD]).acts == ["cast:thing"]


@cr("108.3", "400.3")
def test_400_3_what_another_controls_goes_to_the_graveyard_of_its_owner() -> None:
    steal = spell("steal", "R", change({"control": "you"}), targets=[CREATURE])
    duel = Duel(side(["steal", "bolt", "ox"], lands="RR"), side(board=["bear"]), more=[steal])
    duel.casts("steal").resolves().casts("bolt", "bear").resolves()
    assert (duel.graveyard(OTHER), "bear" in duel.graveyard(YOU)) == (["bear"], False)


@cr("109.2")
def test_109_2_a_word_for_a_type_means_permanents_alone() -> None:
    other = side(board=["bear"], graveyard=[ZoneCard(900, "hawk")])
    duel = Duel(side(["doom", "ox"], lands="B"), other, more=[DOOM]).casts("doom").resolves()
    assert duel.graveyard(OTHER) == ["hawk", "bear"]


@cr("110.4", "304.4", "307.4", "400.4a")
def test_400_4a_an_instant_or_sorcery_stays_where_it_is_and_never_enters() -> None:
    you = side(
        ["rise", "ox"],
        lands="B",
        graveyard=[ZoneCard(900, "bolt"), ZoneCard(901, "think"), ZoneCard(902, "bear")],
    )
    duel = Duel(you, more=[RISE]).casts("rise").resolves()
    assert (duel.board(YOU), duel.graveyard(YOU)) == (["bear"], ["bolt", "think", "rise"])


@cr("111.3")
def test_111_3_a_token_is_what_made_it_says() -> None:
    made = {"id": "imp", "name": {"en": "Imp", "fr": "Diablotin"}, "pt": [1, 2], "keywords": ["flying"]}
    call = spell("call", "G", {"action": "token", "token": {**made, "colors": ["red"], "sub": ["goblin"]}})
    imp = Duel(side(["call", "ox"], lands="G"), more=[call]).casts("call").resolves().perm("call~imp")
    assert (imp.power, imp.toughness, imp.keywords, imp.types) == (1, 2, ("flying",), ("creature",))


@cr("113.6")
def test_113_6_a_static_ability_works_on_the_battlefield_alone() -> None:
    king = creature("king", "G", 1, 1, abilities=[static({"pt": [1, 1]}, what={**ALL, "whose": "you"})])
    you = side(["king"], board=["bear"], graveyard=[ZoneCard(900, "king")])
    assert Duel(you, more=[king]).size("bear") == (2, 2)


@cr("115.5")
def test_115_5_what_is_on_the_stack_is_no_target_for_itself() -> None:
    assert Duel(side(["deny"], lands="U")).acts == []
    duel = Duel(side(["bolt", "deny", "ox"], lands="RU", hold=True)).casts("bolt", "s1")
    assert "cast:deny" in duel.keys
    duel.do("cast:deny").resolves()
    assert duel.graveyard(YOU)[:1] == ["bolt"]


@cr("118.5")
def test_118_5_what_costs_nothing_is_still_cast_by_its_player_alone() -> None:
    duel = Duel(side(["mouse"]))
    assert (duel.acts, duel.board(YOU)) == (["cast:mouse"], [])
    assert duel.do("cast:mouse").resolves().board(YOU) == ["mouse"]


@cr("119.2", "120.3a")
def test_119_2_damage_lets_a_player_lose_as_much_life() -> None:
    assert Duel(side(["bolt", "ox"], lands="R")).casts("bolt", "s1").resolves().life(OTHER) == 17


@cr("119.4", "118.3b", "119.6", "704.5a")
@pytest.mark.parametrize(("have", "able"), [(2, False), (3, True), (4, True)])
def test_119_4_life_is_paid_by_who_has_as_much(have: int, able: bool) -> None:
    altar = permanent("well", "1", "artifact", activated({"life": 3}, do=[{"action": "draw"}]))
    duel = Duel(side(["ox"], board=["well"], life=have), more=[altar])
    assert bool(duel.acts) is able
    if have == 3:
        duel.uses("well", 0)
        assert duel.sees().result is not None


@cr("120.2b", "120.7")
def test_120_2b_a_text_says_which_object_deals_damage() -> None:
    punch = spell("punch", "G", {**damage({"number": "power", "of": "target"}, "target_2"), "from": "target"},
                  targets=[{**CREATURE, "whose": "you"}, CREATURE])  # fmt: skip
    duel = Duel(side(["punch", "ox"], lands="G", board=["nun"]), side(board=["bear"]), more=[punch])
    duel.casts("punch", "bear").resolves()
    assert (duel.graveyard(OTHER), duel.life(YOU)) == (["bear"], 22)  # by lifelink of what dealt it


@cr("121.1", "504.1")
def test_121_1_a_card_is_drawn_from_the_top_in_the_draw_step() -> None:
    duel = Duel(side(library=["forest", "ox", "hydra"]), at="draw", turn=4)
    assert duel.seen(YOU).hand == ("hydra",)


@cr("121.4", "704.5b")
def test_121_4_who_draws_from_an_empty_library_loses_the_game() -> None:
    duel = Duel(side(["think", "ox"], lands="UU", library=["bear"])).casts("think").resolves()
    result = duel.sees().result
    assert result is not None
    assert result.winners == (OTHER,)


@cr("122.2", "400.7")
def test_122_2_counters_are_gone_when_it_comes_again() -> None:
    you = side(["bounce", "ox"], lands="UGG", board=[lies("bear", counters=(("plus_one", 2),))])
    duel = Duel(you).casts("bounce", "bear").resolves().casts("bear").resolves()
    assert duel.size("bear") == (2, 2)


@cr("122.3", "704.5q")
def test_122_3_counters_of_both_kinds_take_one_another_away() -> None:
    duel = Duel(side(["ox"], board=[lies("giant", counters=(("minus_one", 1), ("plus_one", 3)))]))
    assert (duel.perm("giant").counters, duel.size("giant")) == ((("plus_one", 2),), (7, 7))


@cr("300.2")
def test_300_2_what_has_two_types_is_met_by_what_is_said_of_either() -> None:
    crush = spell("crush", "R", {"action": "destroy", "what": "target"},
                  targets=[{"target": "permanent", "is": {"type": "artifact"}}])  # fmt: skip
    for card in ("crush", "kill"):
        duel = Duel(side([card, "ox"], lands="RBB"), side(board=["golem"]), more=[crush, GOLEM])
        assert duel.casts(card, "golem").resolves().board(OTHER) == []


@cr("301.1", "302.1", "303.1", "307.1")
@pytest.mark.parametrize("card", ["rod", "bear", "hymn", "think"])
def test_301_1_what_is_no_instant_waits_for_the_own_main_phase_and_an_empty_stack(card: str) -> None:
    hymn = permanent("hymn", "G", "enchantment", when("dies", life(1)))
    you = side([card, "bolt"], lands="GGUUR", stops=frozenset({"own_upkeep", "own_main_1"}), hold=True)
    duel = Duel(you, at="upkeep", more=[ROD, hymn])
    assert f"cast:{card}" not in duel.keys
    duel.do(PASS)
    assert f"cast:{card}" in duel.keys
    assert f"cast:{card}" not in duel.casts("bolt", "s1").keys


@cr("304.1", "117.1a")
def test_304_1_an_instant_is_cast_in_the_turn_of_the_other_too() -> None:
    you = side(["bolt"], lands="R", stops=frozenset({"other_upkeep"}))
    assert Duel(you, active=OTHER, at="upkeep").acts == ["cast:bolt"]


@cr("305.3")
def test_305_3_no_land_is_played_in_the_turn_of_the_other() -> None:
    you = side(["forest", "bolt"], lands="R", stops=frozenset({"other_main_1"}))
    assert Duel(you, active=OTHER).passes("priority").acts == ["cast:bolt"]


@cr("305.4")
def test_305_4_a_land_that_is_put_there_is_not_the_one_that_is_played() -> None:
    grow = spell("sow", "G", {"action": "search", "is": {"type": "land"}, "to": "battlefield"})
    duel = Duel(side(["sow", "swamp"], lands="G"), more=[grow]).casts("sow").passes("search")
    duel.do((duel.keys[0],))
    assert "land:swamp" in duel.passes().keys


@cr("307.5", "602.5d")
def test_307_5_what_is_used_as_a_sorcery_waits_as_one() -> None:
    sword = permanent("sword", "1", "artifact", sub=["equipment"], keywords=[{"equip": "1"}])
    you = side(["bolt"], lands="RR", board=["sword", "bear"], stops=frozenset({"own_upkeep"}))
    assert not any(key.startswith("use:") for key in Duel(you, more=[sword], at="upkeep").keys)
    assert any(
        key.startswith("use:") for key in Duel(side(lands="R", board=["sword", "bear"]), more=[sword]).keys
    )


@cr("404.1", "404.2", "608.2n")
def test_404_1_what_comes_last_lies_on_top_of_the_graveyard() -> None:
    you = side(["bolt", "drain", "ox"], lands="RB", graveyard=[ZoneCard(900, "bear")])
    duel = Duel(you).casts("bolt", "s1").resolves().casts("drain", "s1").resolves()
    assert duel.graveyard(YOU) == ["bear", "bolt", "drain"]


@cr("405.2", "405.5")
def test_405_2_what_is_put_on_the_stack_last_lies_uppermost() -> None:
    you = side(["bolt", "drain", "bolt"], lands="RBR", hold=True)
    duel = Duel(you).casts("bolt", "s1").casts("drain", "s1")
    assert duel.stack() == ["bolt", "drain"]
    assert duel.do(PASS).life(OTHER) == 18


@cr("405.3", "603.3b", "101.4")
def test_405_3_of_triggers_of_both_those_of_the_active_player_lie_lowest() -> None:
    bell = permanent(
        "bell", "W", "enchantment", when("enters", life(1), whose="any", **{"is": {"type": "creature"}})
    )
    duel = Duel(
        side(["mouse", "bolt"], lands="R", board=["bell"]),
        side(["bolt"], lands="R", board=["bell"]),
        more=[bell],
    )
    duel.casts("mouse").resolves()
    assert [item.seat for item in duel.sees().stack] == [YOU, OTHER]


# Turns


STEPS = {
    "503.1": "upkeep", "504.2": "draw", "505.6": "main_1", "507.2": "begin_combat", "508.2": "attackers",
    "509.2": "blockers", "510.3": "damage", "511.1": "end_combat", "513.1": "end",
}  # fmt: skip


@pytest.mark.parametrize(
    ("number", "step"), [pytest.param(n, s, marks=pytest.mark.cr(n)) for n, s in STEPS.items()]
)
def test_5xx_the_active_player_gets_priority_first_in_each_step(number: str, step: str) -> None:
    stops = frozenset({f"own_{step}", f"other_{step}"})
    you, other = (
        side(["bolt"], lands="R", board=["bear"], stops=stops),
        side(["bolt"], lands="R", board=["ox"], stops=stops),
    )
    duel = Duel(you, other, at="upkeep")
    while duel.sees().step != step or duel.asked.kind not in ("priority", "main"):
        if duel.asked.kind == "attackers":
            duel.assigns({"bear": "s1"})
        elif duel.asked.kind == "blockers":
            duel.assigns({"ox": duel.key("bear")})
        else:
            duel.do(duel.asked.default)
    assert (number, duel.asked.seat, duel.sees().active) == (number, YOU, YOU)


@cr("500.2")
def test_500_2_an_empty_stack_alone_does_not_end_a_step() -> None:
    duel = Duel(side(["bolt", "bolt", "ox"], lands="RR")).casts("bolt", "s1").resolves()
    assert (duel.sees().step, duel.asked.seat) == ("main_1", YOU)


@cr("501.1", "505.1", "512.1", "506.1")
def test_500_1_steps_come_in_their_order() -> None:
    stops = frozenset(stop_at("own", step) for step in STOPPING)
    duel = Duel(side(["bolt"], lands="R", stops=stops), at="upkeep")
    seen: list[str] = []
    while duel.sees().turn == 5:
        if duel.sees().step not in seen:
            seen.append(duel.sees().step)
        duel.do(duel.asked.default)
    assert seen == [
        "upkeep",
        "draw",
        "main_1",
        "begin_combat",
        "attackers",
        "end_combat",
        "main_2",
        "end",
    ] or (seen == ["upkeep", "draw", "main_1", "begin_combat", "end_combat", "main_2", "end"])


@cr("701.21a")
def test_701_21a_nobody_sacrifices_what_he_does_not_control() -> None:
    rite = spell("rite", "B", {"action": "sacrifice", "what": "target"}, targets=[CREATURE])
    mine, theirs = (side(["rite", "ox"], lands="B", board=["bear"]), side(["ox"], board=["hare"]))
    duel = Duel(mine, theirs, more=[rite]).casts("rite", "hare").resolves()
    assert (duel.board(OTHER), duel.graveyard(YOU)) == (["hare"], ["rite"])
    duel = Duel(mine, theirs, more=[rite]).casts("rite", "bear").resolves()
    assert duel.graveyard(YOU) == ["bear", "rite"]


@cr("701.23b", "701.23d")
@pytest.mark.parametrize(("wanted", "least"), [({}, 1), ({"type": "creature"}, 0)])
def test_701_23d_a_search_for_any_card_finds_one(wanted: dict[str, Any], least: int) -> None:
    seek = spell("seek", "U", {"action": "search", "is": wanted})
    duel = Duel(side(["seek", "ox"], lands="U", library=["bear", "hare"]), more=[seek])
    duel.casts("seek").resolves()
    assert isinstance(duel.asked, Pick)
    assert duel.asked.least == least


@cr("506.4a")
def test_506_4a_who_attacks_already_goes_on_though_it_could_attack_no_more() -> None:
    daze = spell("daze", "U", change({"gains": ["cant_attack"]}), targets=[CREATURE])
    other = side(["daze"], lands="U")
    duel = Duel(side(board=["bear"]), other, more=[daze]).to_attack()
    duel.assigns({"bear": "s1"}).casts("daze").passes()
    assert duel.life(OTHER) == 18


@cr("506.4")
@pytest.mark.parametrize("changed", ["bear", "ox"])
def test_506_4_what_is_a_creature_no_more_fights_no_more(changed: str) -> None:
    stone = spell("stone", "U", change({"set_types": ["artifact"]}), targets=[CREATURE])
    you = side(["stone"], lands="U", board=["bear"], stops=frozenset({"own_blockers"}))
    duel = Duel(you, side(board=["ox"]), more=[stone]).to_attack()
    duel.assigns({"bear": "s1"}).passes("blockers").assigns({"ox": duel.key("bear")})
    duel.casts("stone", changed).passes()
    assert (duel.life(OTHER), duel.perm("bear").damage, duel.perm("ox").damage) == (20, 0, 0)


@cr("513.2")
def test_513_2_what_comes_in_the_end_step_waits_for_the_next_one() -> None:
    owl = creature("owl", "U", 1, 1, "flash", abilities=[when("step", life(3), step="end")])
    you = side(["owl", "ox"], lands="U", stops=frozenset({"own_end"}))
    duel = Duel(you, more=[owl], at="end").casts("owl").resolves()
    assert duel.life(YOU) == 20
    while duel.sees().turn < 7:
        duel.do(duel.asked.default)
    assert duel.life(YOU) == 23


# Abilities and effects


@cr("603.3c")
def test_603_3c_the_mode_of_a_trigger_is_chosen_as_it_goes_on_the_stack() -> None:
    modes = [{"do": [life(3)]}, {"do": [{"action": "draw"}]}]
    sage = creature("sage", "0", 1, 1, abilities=[when("enters", this=True, modes=modes)])
    duel = Duel(side(["sage", "ox"]), more=[sage]).casts("sage").passes("modes")
    assert duel.asks == (YOU, "modes")
    assert duel.do(("0",)).resolves().life(YOU) == 23


@cr("605.5a", "605.1a")
def test_605_5a_an_ability_with_a_target_uses_the_stack_though_it_adds_mana() -> None:
    tap = activated(TAP, do=[{"action": "mana", "mana": "R"}], targets=[ANY])
    duel = Duel(
        side(["ox"], board=["lamp"]),
        side(["bolt"], lands="R"),
        more=[permanent("lamp", "1", "artifact", tap)],
    )
    assert duel.uses("lamp", 0, "s1").stack() == ["lamp"]


@cr("605.5b")
def test_605_5b_a_spell_that_adds_mana_uses_the_stack() -> None:
    ritual = spell("ritual", "R", {"action": "mana", "mana": "R R R"})
    duel = Duel(side(["ritual", "ox"], lands="R"), side(["deny"], lands="U"), more=[ritual]).casts("ritual")
    assert (duel.stack(), duel.seen(YOU).mana) == (["ritual"], ())


@cr("609.3")
def test_609_3_what_cannot_be_done_whole_is_done_as_far_as_possible() -> None:
    strip = spell(
        "strip", "B", {"action": "discard", "who": "target", "number": 3}, targets=[{"target": "player"}]
    )
    duel = (
        Duel(side(["strip", "ox"], lands="B"), side(["hawk"]), more=[strip]).casts("strip", "s1").resolves()
    )
    assert duel.graveyard(OTHER) == ["hawk"]


@cr("604.4")
def test_604_4_equipment_that_moves_affects_its_new_bearer_alone() -> None:
    sword = permanent("sword", "1", "artifact", static({"pt": [2, 0]}, what="host"), sub=["equipment"],
                      keywords=[{"equip": "1"}])  # fmt: skip
    duel = Duel(side(["hawk"], lands="GG", board=["sword", "bear", "ox"]), more=[sword])
    duel.uses("sword", 1, "bear").resolves()
    assert (duel.size("bear"), duel.size("ox")) == ((4, 2), (2, 4))
    duel.uses("sword", 1, "ox").resolves()
    assert (duel.size("bear"), duel.size("ox")) == ((2, 2), (4, 4))


@cr("704.4")
def test_704_4_what_happens_within_a_resolution_is_looked_at_when_it_is_over() -> None:
    save = spell("save", "G", damage(2), change({"pt": [0, 3]}), targets=[CREATURE])
    duel = Duel(side(["save", "ox"], lands="G", board=["bear"]), more=[save]).casts("save").resolves()
    assert (duel.size("bear"), duel.perm("bear").damage) == ((2, 5), 2)


@cr("702.15f")
def test_702_15f_lifelink_from_two_sources_gains_life_but_once() -> None:
    bless = spell("bless", "W", change({"gains": ["lifelink"]}), targets=[CREATURE])
    duel = Duel(side(["bless", "ox"], lands="W", board=["nun"]), more=[bless]).casts("bless").resolves()
    assert duel.attacks("nun").life(YOU) == 22


@cr("708.6")
def test_708_6_what_lies_face_down_of_one_player_is_told_apart() -> None:
    pair = [creature(name, "4 G", 4, 4, {"morph": "G"}) for name in ("one", "two")]
    duel = Duel(side(["one", "two"], lands="GGGGGG"), more=pair)
    duel.do("down:one").resolves().do("down:two").resolves()
    assert [perm.nth for perm in duel.sees(OTHER).perms if perm.power == 2] == [1, 2]
