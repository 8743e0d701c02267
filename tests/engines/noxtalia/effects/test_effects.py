"""What words do at once: to powers, Spirits, MP and cards."""

from __future__ import annotations

import pytest

from tests.engines.noxtalia.pack import act, chosen, defence, effect, every, support
from tests.engines.noxtalia.scenes import ME, YOU, guarded, scene, struck, used
from tests.rules import rule

# Powers


def test_power_changes_attack_and_defence():
    assert struck(act("power", value=3)).attack_seen().attack.total == 12
    seen = guarded(act("power", value=2)).attack_seen()
    assert seen.defence is not None
    assert (seen.defence.total, seen.damage) == (5, 3)


def test_opposing_power_changes_the_other_side():
    seen = guarded(act("opposing_power", value=-4)).attack_seen()
    assert (seen.attack.total, seen.damage) == (4, 1)
    s = struck(act("opposing_power", value=-4), your_hand="ondarque_guard").do("ondarque_guard")
    seen = s.attack_seen()
    assert seen.defence is not None
    assert (seen.defence.total, seen.damage) == (2, 7)


@rule("NX-R4", "NX-74")
def test_chart_value_sets_the_only_chart_value():
    assert struck(act("chart_value", value=4)).attack_seen().attack.chart == 4
    assert struck(act("chart_value", value=-4), target="1:0").attack_seen().attack.chart == -4
    seen = guarded(act("chart_value", value=4)).attack_seen()
    assert seen.defence is not None
    assert seen.defence.chart == 4


def test_ignore_chart_takes_away_what_would_harm_or_any():
    assert struck(act("ignore_chart"), target="1:1").attack_seen().attack.chart == 0
    assert struck(act("ignore_chart"), target="1:0").attack_seen().attack.chart == 4
    assert struck(act("ignore_chart", only="any"), target="1:0").attack_seen().attack.chart == 0


def test_prevent_damage_lessens_what_gets_through():
    assert guarded(act("prevent_damage", value=3)).attack_seen().damage == 8 - 3 - 3
    assert guarded(act("prevent_damage", value=30)).attack_seen().damage == 0


@rule("NX-R28")
def test_damage_prevented_adds_up() -> None:
    s = guarded(act("prevent_damage", value=1), act("prevent_damage", value=2))
    assert s.attack_seen().damage == 8 - 3 - 3
    s = guarded(act("prevent_damage", value=-3))
    assert s.attack_seen().damage == 8 - 3


@rule("NX-74")
def test_no_defence_closes_the_window():
    s = struck(act("no_defence"), your_hand="ondarque_guard")
    assert s.asks == (ME, "combat")
    assert s.attack_seen().damage == 9


# Spirits


def test_damage_and_lost_pv_are_direct():
    s = used(act("damage", who=every("enemy"), value=4), act("lose_pv", who=chosen("enemy"), value=3))
    assert s.asks == (ME, "pick_spirit")
    s.do("1:1")
    assert s.pv() == [16, 13, 16]
    assert s.table.attack is None


@rule("NX-71")
def test_heal_stops_at_the_limit():
    s = used(act("heal", who=every("ally"), value=6), pv={"0:0": 3, "0:1": 17})
    assert s.pv(ME) == [9, 20, 20]


@rule("NX-85")
def test_exhaust_and_recharge_turn_spirits():
    s = used(act("exhaust", who=every("enemy")), act("recharge", who=every("ally")), exhausted="0:0 0:2")
    assert s.charged() == [False, False, False]
    assert s.charged(ME) == [True, True, True]


# MP


@rule("NX-72")
def test_pm_are_gained_lost_and_stolen():
    s = used(act("gain_pm", who="player", value=9), act("lose_pm", who="opponent", value=3), pm=4)
    assert (s.mine.pm, s.yours.pm) == (8, 5)
    s = used(act("steal_pm", value=3), pm=1, your_pm=2)
    assert (s.mine.pm, s.yours.pm) == (3, 0)
    s = used(act("gain_pm", who="opponent", value=1), act("lose_pm", who="player", value=2), pm=8, your_pm=1)
    assert (s.mine.pm, s.yours.pm) == (6, 2)


# Cards


def test_draw_for_either_player():
    s = used(act("draw", number=2), act("draw", who="opponent", number=1))
    assert (len(s.mine.hand), len(s.yours.hand)) == (2, 1)


@rule("NX-R66")
def test_discard_is_picked_by_the_hands_owner_or_the_dice():
    s = used(act("discard", who="opponent", number=1, how="chosen"), your_hand="nivelune_blow nivelune_wall")
    assert s.asks == (YOU, "forced_discard")
    assert s.asked.default is None
    s.do(("nivelune_wall",))
    assert s.yours.discard == ["nivelune_wall"]
    s = used(act("discard", who="player", number=1, how="chosen"), hand="kelorn_blow kelorn_wall")
    assert s.asks == (ME, "discard")
    hands = set()
    for count in range(12):
        s = scene(
            hand="card", your_hand="nivelune_blow nivelune_wall",
            cards=(support("card", effect(act("discard", who="opponent", number=1, how="random")), cost=0),),
        )  # fmt: skip
        s.table.dice.count = count * 9
        s.supports("card")
        assert s.asks == (ME, "combat"), "without a look, picks from a hidden hand are random"
        hands.add(tuple(s.yours.hand))
    assert len(hands) == 2


@rule("NX-73")
def test_too_few_cards_are_all_discarded():
    s = used(act("discard", who="opponent", number=3, how="chosen"), your_hand="nivelune_blow")
    assert (s.yours.hand, s.yours.discard) == ([], ["nivelune_blow"])


def test_mill_puts_the_top_into_the_discard():
    s = used(act("mill", who="opponent", number=2), your_pile="nivelune_blow nivelune_wall ondarque_wall")
    assert s.yours.discard == ["nivelune_blow", "nivelune_wall"]
    assert s.yours.pile == ["ondarque_wall"]


def test_return_to_hand_takes_a_fitting_card_of_ones_own_discard():
    s = used(
        act("return_to_hand", filter={"type": "defence"}),
        discard="kelorn_blow kelorn_guard kelorn_wall", your_discard="nivelune_guard",
    )  # fmt: skip
    assert (s.asks, s.keys) == ((ME, "fetch"), ("kelorn_guard", "kelorn_wall"))
    s.do(("kelorn_wall",))
    assert s.mine.hand == ["kelorn_wall"]
    assert s.mine.discard == ["kelorn_blow", "kelorn_guard", "card"]


@pytest.mark.parametrize("zone", ["hand", "discard"])
def test_to_bottom_puts_cards_under_ones_own_pile(zone):
    both = "kelorn_blow kelorn_guard"
    s = used(act("to_bottom", zone=zone), **{zone: both}, pile="granor_blow granor_wall")
    s.do(("kelorn_guard",))
    assert s.mine.pile == ["kelorn_guard", "granor_wall", "granor_blow"]
    assert s.view(ME).sides[ME].bottom == ("kelorn_guard",)
    told = s.events(f"sink_{zone}")[0]
    assert ("cards" in told.seen_by(YOU)) is (zone == "discard")


def test_remove_from_game_empties_a_discard():
    s = used(act("remove_from_game", who="opponent", number=1), your_discard="nivelune_blow nivelune_wall")
    assert s.asks == (ME, "banish")
    s.do(("nivelune_blow",))
    assert (s.yours.discard, s.yours.removed) == (["nivelune_wall"], ["nivelune_blow"])


def test_look_shows_a_hand_or_the_top_to_the_looker_alone():
    s = used(act("look", zone="hand"), your_hand="nivelune_blow nivelune_wall")
    assert s.view(ME).sides[YOU].seen_hand == ("nivelune_blow", "nivelune_wall")
    assert s.view(None).sides[YOU].seen_hand is None
    (event,) = s.events("look_hand")
    assert "cards" in event.seen_by(ME)
    assert "cards" not in event.seen_by(YOU)
    s = used(act("look", zone="pile", number=2), your_pile="nivelune_blow nivelune_wall ondarque_wall")
    assert s.view(ME).sides[YOU].top == ("nivelune_blow", "nivelune_wall")
    assert s.view(YOU).sides[YOU].top is None


@rule("NX-50", "NX-R18")
@pytest.mark.parametrize("when", ["on_use", "on_damage_taken"])
@pytest.mark.parametrize("who", ["target", "attacked"])
def test_the_target_of_a_defence_is_the_attacked_spirit(who, when):
    heal = effect(act("heal", who=who, value=4), when=when)
    guard = defence("guard", heal, cost=0, power=3, element="rocheux")
    s = scene(hand="kelorn_strike", your_hand="guard", pv={"1:2": 15}, cards=(guard,))
    s.attacks("kelorn_strike", "1:2", "guard")
    assert s.pv() == [20, 20, 15 + 4 - (8 - 3)]
