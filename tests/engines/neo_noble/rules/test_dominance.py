"""Dominance: coins and checks (NN-66 to NN-77)."""

from __future__ import annotations

import pytest

from engines.neo_noble.rules import dominance, lanes, summon
from engines.neo_noble.table.pieces import Place
from tests.engines.neo_noble.pack import act, errant, noble, text
from tests.engines.neo_noble.scenes import ME, YOU, scene
from tests.rules import rule

LEFT, MIDDLE, RIGHT = Place(ME, 0), Place(ME, 1), Place(ME, 2)


@rule("NN-37", "NN-R5")
def test_lanes_face_each_other_across_the_board():
    table = scene().table
    assert [table.facing(Place(ME, lane)) for lane in range(3)] == [(YOU, 2), (YOU, 1), (YOU, 0)]
    assert [table.column(Place(YOU, lane)) for lane in range(3)] == [2, 1, 0]
    mirrored = scene(options={"lane_geometry": "mirrored"}).table
    assert [mirrored.facing(Place(ME, lane)) for lane in range(3)] == [(YOU, 0), (YOU, 1), (YOU, 2)]
    assert [mirrored.column(Place(YOU, lane)) for lane in range(3)] == [0, 1, 2]


@rule("NN-69", "NN-71", "NN-72", "NN-125")
def test_a_summon_gains_a_neutral_coin_and_it_turns_spent_at_once():
    s = scene(hand="elder", souls=3).summons("elder", "left")
    assert s.coin("left") == "mine spent"
    assert "relinquish" not in s.keys, "only a Ready coin can be relinquished"


@rule("NN-71", "NN-72", "NN-R27")
def test_a_higher_total_takes_the_coin_straight_from_the_opponent():
    s = scene(hand="elder", souls=3, your_right="warden", coins={"left": "yours ready"})
    s.summons("elder", "left")
    assert s.coin("left") == "mine spent"
    assert s.mine.done["coin"] == 1


@rule("NN-71", "NN-R27")
def test_keeping_a_coin_keeps_its_state():
    s = scene(hand="elder", souls=3, left="wolf", coins={"left": "mine ready"}).summons("elder", "left")
    assert s.coin("left") == "mine ready"


@rule("NN-73")
@pytest.mark.parametrize("coin", ["mine ready", "yours spent"])
def test_equal_totals_change_nothing(coin):
    s = scene(
        hand="elder", souls=3, left="hollow hollow", your_right="pebble hollow wolf", coins={"left": coin}
    )
    s.summons("elder", "left")
    assert s.coin("left") == coin


@rule("NN-R25", "NN-84", "NN-71")
@pytest.mark.parametrize(
    ("card", "after"), [("wolf", "neutral"), ("fox", "neutral"), ("warden", "mine spent")]
)
def test_against_an_empty_side_three_are_needed(card, after):
    s = scene(hand=card, souls=5).summons(card, "left")
    assert s.coin("left") == after


@rule("NN-R25", "NN-74")
def test_the_empty_side_never_gains_the_coin():
    s = scene(hand="wolf", souls=1, left="hollow").summons("wolf", "left")
    assert s.coin("left") == "neutral", "-1 against 2"


@rule("NN-R25")
def test_an_empty_side_counts_for_nothing_where_the_match_has_it_so():
    s = scene(hand="wolf", souls=1, options={"ambient_in_check": False}).summons("wolf", "left")
    assert s.coin("left") == "mine spent"


@rule("NN-R26", "NN-85")
def test_a_weak_summon_may_lose_the_own_coin():
    s = scene(hand="hollow", souls=1, left="warden", your_right="fox", coins={"left": "mine ready"})
    s.summons("hollow", "left")
    assert s.coin("left") == "yours spent", "3 and -2 are 1"


@rule("NN-R24")
def test_only_the_lane_of_the_arrival_is_checked():
    s = scene(hand="elder", souls=3, left="warden").summons("elder", "middle")
    assert s.coin("left") == "neutral"
    assert s.coin("middle") == "mine spent"


@rule("NN-R24")
def test_all_lanes_are_checked_where_the_match_has_it_so():
    s = scene(hand="elder", souls=3, left="warden", options={"check_scope": "all"}).summons("elder", "middle")
    assert [s.coin(lane) for lane in ("left", "middle", "right")] == ["mine spent", "mine spent", "neutral"]


@rule("NN-69", "NN-R32")
def test_placing_and_moving_lead_to_no_check():
    s = scene(middle="warden elder", hand="wolf", souls=1)
    table = s.table
    summon.put(table, LEFT, "elder", "grave")
    lanes.move(table, [s.spirit("middle")], RIGHT)
    assert table.checks == []
    s.summons("wolf", "middle")
    assert [s.coin(lane) for lane in ("left", "right")] == ["neutral", "neutral"]


@rule("NN-69", "NN-R32")
def test_creating_leads_to_a_check():
    maker = errant("maker", 1, 0, 0, text("on_summon", act("create", token="thicket", lane="left")))
    s = scene(hand="maker", souls=1, cards=(maker,)).summons("maker", "middle")
    assert s.lane("left") == ["thicket"]
    assert s.coin("left") == "mine spent"


@rule("NN-70")
def test_the_check_comes_when_on_summon_has_resolved():
    stronger = {"change": "spirit_stats", "on": "self", "resolve": 5}
    weak = errant("weak", 1, 0, 1, text("on_summon", act("change", what=stronger, until="this_turn")))
    s = scene(hand="weak", souls=1, cards=(weak,)).summons("weak", "left")
    assert s.coin("left") == "mine spent"


@rule("NN-R28")
def test_several_arrivals_are_checked_once_each_in_order_when_all_is_over():
    twice = [act("create", token="thicket", lane="left")] * 2
    maker = errant("maker", 1, 0, 3, text("on_summon", *twice))
    s = scene(hand="maker", souls=1, cards=(maker,)).summons("maker", "right")
    gained = [event.facts["lane"] for event in s.events("dominance")]
    assert gained == [2, 0]


@rule("NN-74", "NN-75")
def test_the_coin_returns_to_neutral_when_its_holders_side_is_empty():
    s = scene(left="bear", souls=2, your_right="moth", coins={"left": "yours ready"}).attacks("left").passes()
    assert s.lane("right", YOU) == []
    assert s.coin("left") == "neutral"


@rule("NN-75")
def test_the_coin_stays_while_a_spirit_is_left():
    s = scene(left="giant", souls=2, your_right="wolf moth", coins={"left": "yours ready"})
    s.attacks("left").passes()
    assert s.lane("right", YOU) == ["wolf"]
    assert s.coin("left") == "yours ready"


@rule("NN-R27", "NN-74")
def test_an_empty_lane_gains_no_coin_by_a_card():
    table = scene(left="wolf").table
    assert not dominance.gain(table, MIDDLE)
    assert dominance.gain(table, LEFT)
    assert table.coins[0] == (ME, False)


@rule("NN-67", "NN-68", "NN-R27")
def test_neutral_coins_have_no_state():
    table = scene(left="wolf", coins={"left": "mine ready"}).table
    assert dominance.to_neutral(table, 0)
    assert table.coins[0] == (-1, False)
    assert not dominance.set_ready(table, 0, ready=True)
    assert not dominance.to_neutral(table, 0)


# Relinquishing


@rule("NN-76", "NN-R16", "NN-R17", "NN-D26")
def test_a_ready_coin_is_relinquished_for_a_lingering_soul():
    s = scene(left="wolf", middle="wolf", coins={"left": "mine ready", "middle": "mine spent"})
    s.do("relinquish")
    assert s.keys == ("coin:0",)
    s.do("coin:0")
    assert s.coin("left") == "neutral"
    assert s.mine.lingering == 1
    assert s.coin("middle") == "mine spent"


@rule("NN-D26")
def test_back_from_relinquishing_is_free():
    s = scene(left="wolf", coins={"left": "mine ready"}).do("relinquish", "back")
    assert (s.coin("left"), s.mine.lingering) == ("mine ready", 0)


@rule("NN-R17")
def test_relinquishing_causes_no_check():
    s = scene(left="elder", coins={"left": "mine ready"}).do("relinquish", "coin:0")
    assert s.coin("left") == "neutral"


@rule("NN-R16")
def test_coins_are_spent_and_kept_where_the_match_has_it_so():
    options = {"dominance_soul": "spend_and_keep"}
    s = scene(left="wolf", coins={"left": "mine ready"}, options=options).do("relinquish")
    assert s.keys == ("coin:0", "keep:0")
    s.do("keep:0")
    assert (s.coin("left"), s.mine.lingering) == ("mine spent", 1)
    assert "relinquish" not in s.keys
    s = scene(left="wolf", hand="wolf", coins={"left": "mine ready"}, options=options)
    s.summons("wolf", "middle").do(("coin:0",))
    assert s.coin("left") == "mine spent"


@rule("NN-R16")
def test_spent_coins_too_are_relinquished_where_the_match_has_it_so():
    s = scene(left="wolf", coins={"left": "mine spent"}, options={"dominance_soul": "relinquish_any"})
    s.do("relinquish", "coin:0")
    assert (s.coin("left"), s.mine.lingering) == ("neutral", 1)


@rule("NN-77", "NN-139")
def test_own_coins_are_readied_in_the_own_end_phase_not_the_opponents():
    s = scene(left="wolf", your_middle="wolf", coins={"left": "mine spent", "middle": "yours spent"}).do(
        "end"
    )
    assert s.coin("left") == "mine ready"
    assert s.coin("middle") == "yours spent"


@rule("NN-R28", "NN-R30")
def test_a_react_summon_is_checked_before_what_it_answers_goes_on():
    s = scene(middle="giant", souls=2, your_hand="ambush fox", your_souls=1).attacks("middle")
    s.do("summon:ambush", f"{YOU}:2")
    assert s.coin("left") == "yours spent", "3 against an empty lane's 2"
    assert not s.events("battle"), "the attack has not been compared yet"


@rule("NN-70", "NN-R28")
def test_an_answer_does_not_bring_the_check_of_what_it_answers_forward():
    dud = errant("dud", 0, 1, 4, text("on_summon", act("destroy", who="self")))
    lurker = errant("lurker", 0, 1, 1, react={"event": "summoned"})
    s = scene(hand="dud", your_hand="lurker", cards=(dud, lurker)).summons("dud", "left")
    s.do("summon:lurker", f"{YOU}:1")
    assert s.lane("left") == []
    assert not s.events("dominance"), "4 would have gained it before the effect"


@rule("NN-R17", "NN-76")
def test_a_coin_pays_for_nothing_outside_the_action_phase():
    buyer = noble("buyer", text("income", act("draw"), cost=[{"cost": "souls", "number": 1}]))
    fields = {"left": "wolf", "coins": {"left": "mine ready"}, "noble": "buyer", "nobles": (buyer,)}
    assert scene(stage="income", **fields).asks == (ME, "channel")
    assert scene(stage="income", channel="fox", **fields).asks == (ME, "income")
