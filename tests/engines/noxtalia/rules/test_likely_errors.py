"""Errors that are likely to be made, one test each."""

from __future__ import annotations

from engines.kernel import Result
from tests.engines.noxtalia.pack import act, attack, effect, support
from tests.engines.noxtalia.playing import new_match
from tests.engines.noxtalia.scenes import ME, YOU, ready, scene
from tests.rules import rule


@rule("NX-27", "NX-28")
def test_error_1_cycle_flipped_on_every_turn():
    match = new_match(ready(), 2, "cycle")
    cycles = []
    for _ in range(4):
        cycles.append(match.table.cycle)
        match.answer(match.table.active, "end")
    assert cycles == ["diurne", "diurne", "nocturne", "nocturne"]


@rule("NX-30")
def test_error_2_a_preparation_for_the_first_player():
    match = new_match(ready(opening_hand=2), 2, "first")
    side = match.table.sides[match.table.first]
    assert (side.pm, len(side.hand)) == (5, 2)


@rule("NX-89")
def test_error_3_the_robot_gaining_5_instead_of_up_to_5():
    s = scene(seats=1, your_pm=3, your_pile="nivelune_guard", your_hand="nivelune_wall").do("end")
    gain = next(e.facts for e in s.events("gain_pm") if e.facts["seat"] == YOU)
    assert (gain["amount"], gain["pm"]) == (2, 5)


@rule("NX-49")
def test_error_4_the_defence_compared_with_the_attacked_spirit():
    # Sylvestre is neutral to Orageux, the attacked Spirit, and weak against Glaciel, the Attack.
    s = scene(
        "nivelune voltaigle ondarque",
        "grondelin hurlebois granor",
        hand="nivelune_strike",
        your_hand="hurlebois_wall",
    )
    s.attacks("nivelune_strike", "1:0", "hurlebois_wall")
    seen = s.attack_seen()
    assert seen.defence is not None
    assert (seen.attack.chart, seen.defence.chart) == (-4, -4)


@rule("NX-63", "NX-62")
def test_error_5_running_out_only_on_a_failed_draw():
    one = support("one", effect(act("draw", number=1)), cost=0)
    s = scene(
        hand="one", pile="kelorn_blow", discard="granor_wall", exhaustions=(1, 0), cards=(one,)
    ).supports("one")
    assert s.match.result == Result((YOU,), "exhausted")


@rule("NX-R46")
def test_error_6_cards_being_used_shuffled_into_the_new_pile():
    dig = attack("dig", effect(act("draw", number=1)))
    s = scene(hand="dig", pile="kelorn_blow", discard="granor_wall granor_balm", cards=(dig,)).attacks(
        "dig", "1:0"
    )
    assert sorted(s.mine.pile) == ["granor_balm", "granor_wall"]
    s.do("none")
    assert s.mine.discard == ["dig"]


@rule("NX-R16")
def test_error_7_attached_cards_into_the_wrong_discard():
    s = scene(hand="kelorn_storm", pv={"1:0": 1}, attached={"1:0": "cendre_tenace:0"}).attacks(
        "kelorn_storm", "1:0", "none"
    )
    assert "cendre_tenace" in s.mine.discard
    assert s.yours.discard == []


@rule("NX-96", "NX-97")
def test_error_8_the_robot_recharging_before_it_heals():
    s = scene(seats=1, your_pile="", pv={"1:0": 10}, exhausted="1:0").do("end")
    assert s.pv()[0] == 10
    assert s.charged()[0]


@rule("NX-80")
def test_error_9_zone_for_each_opposing_spirit():
    s = scene("voltaigle nivelune ondarque", "kelorn hurlebois granor", hand="arc_fourchu")
    s.attacks("arc_fourchu", "1:0", "none", "1:1", "none")
    assert s.asks == (ME, "combat")
    assert s.pv()[2] == 20


@rule("NX-R27", "NX-54")
def test_error_10_a_window_for_a_target_that_is_gone():
    killer = attack("killer", effect(act("damage", who="target", value=20)))
    s = scene(hand="killer", your_hand="nivelune_guard", cards=(killer,)).attacks("killer", "1:0")
    assert s.asks == (ME, "combat")


@rule("NX-R51", "NX-24")
def test_error_11_the_match_over_before_the_second_players_last_turn():
    s = scene(turn=8).do("end")
    assert s.match.result is None
    s.do("end")
    assert s.match.result == Result((), "turn_limit")
