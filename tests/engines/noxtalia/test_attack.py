"""Attacking and defending, steps 1 to 4, Zone, Supports, attachments (NX-36 to NX-59, NX-75 to NX-85)."""

from __future__ import annotations

from typing import Any

import pytest

from engines.kernel import IllegalAnswer
from tests.engines.noxtalia.pack import act, attack, chosen, defence, effect, every, support
from tests.engines.noxtalia.scenes import ME, YOU, scene
from tests.rules import rule


@rule("NX-36", "NX-45", "NX-75", "NX-R23", "NX-40")
def test_step_1_card_and_target_are_one_act_and_back_is_free():
    s = scene(hand="kelorn_strike glaciation", pm=3)
    s.do("attack", "kelorn_strike")
    assert s.keys == ("1:0", "1:1", "1:2")
    assert s.mine.pm == 3, "nothing is paid yet"
    s.do("back", "back")
    assert s.asks == (ME, "combat")
    assert sorted(s.mine.hand) == ["glaciation", "kelorn_strike"]
    s.attacks("kelorn_strike", "1:1")
    assert s.mine.pm == 1
    assert s.asks == (YOU, "defend")


@rule("NX-R23", "NX-40")
def test_an_attack_that_cannot_be_paid_is_not_offered():
    s = scene(hand="kelorn_strike kelorn_blow", pm=1).do("attack")
    assert s.keys == ("kelorn_blow",)
    refused = s.option("kelorn_strike").refused
    assert refused is not None
    assert refused.values == {"cost": 2, "pm": 1}
    with pytest.raises(IllegalAnswer):
        s.do("kelorn_strike")
    assert "attack" not in scene(hand="kelorn_strike", pm=1).keys


@rule("NX-37", "NX-44", "NX-85", "NX-R8", "NX-R11")
def test_a_charged_spirit_attacks_and_is_exhausted_by_it():
    s = scene(turn=1)
    s.strikes("0:0", "1:2", "none")
    assert s.charged(ME) == [False, True, True]
    assert s.mine.pm == 6
    assert s.attack_seen().element == "glaciel"
    assert s.pv() == [20, 20, 15], "Glaciel against Abyssal is neutral: 5"
    assert s.mine.discard == [], "a Spirit card is never discarded"
    s.do("spirit")
    assert s.keys == ("0:1", "0:2"), "an exhausted Spirit may not attack"
    assert s.option("0:0").refused is not None


@rule("NX-37", "NX-R8")
def test_a_spirits_attack_must_be_paid():
    assert "spirit" not in scene(pm=1).keys
    assert "spirit" in scene(pm=2).keys


@rule("NX-4", "NX-R9", "NX-67")
def test_capacities_are_the_players_whatever_has_become_of_the_spirit():
    s = scene(hand="kelorn_strike hurlebois_strike", exhausted="0:0", dead="0:1")
    s.attacks("kelorn_strike", "1:0", "none").attacks("hurlebois_strike", "1:1", "none")
    assert s.mine.discard == ["kelorn_strike", "hurlebois_strike"]


@rule("NX-R9")
def test_an_exhausted_spirit_can_be_attacked_and_defended():
    s = scene(hand="kelorn_strike", your_hand="nivelune_guard", exhausted="1:0").attacks("kelorn_strike")
    assert "nivelune_guard" in s.keys
    s.do("nivelune_guard")
    assert s.attack_seen().damage == 12 - 10


@rule("NX-46", "NX-R1", "NX-R4")
@pytest.mark.parametrize(("target", "chart"), [("1:0", 4), ("1:1", -4), ("1:2", 0)])
def test_the_targets_element_changes_the_power(target, chart):
    s = scene(hand="kelorn_strike").attacks("kelorn_strike", target, "none")
    seen = s.attack_seen()
    assert (seen.attack.base, seen.attack.chart, seen.attack.total) == (8, chart, 8 + chart)
    assert seen.damage == 8 + chart


@rule("NX-R1", "NX-74")
def test_a_card_may_have_a_chart_of_its_own():
    odd = attack("odd", power=8, chart={"critical": ["abyssal"], "weak": ["glaciel"]})
    s = scene(hand="odd", cards=(odd,))
    assert s.attacks("odd", "1:2").attack_seen().attack.chart == 4
    assert scene(hand="odd", cards=(odd,)).attacks("odd", "1:0").attack_seen().attack.chart == -4
    assert scene(hand="odd", cards=(odd,)).attacks("odd", "1:1").attack_seen().attack.chart == -4


@rule("NX-49", "NX-48", "NX-R24")
def test_the_defences_modifier_comes_from_the_attacks_element():
    # Abyssal against Orageux would be -4 and against Glaciel 0; the attacked Spirit is Orageux.
    s = scene(hand="kelorn_storm", your_hand="ondarque_guard").attacks(
        "kelorn_storm", "1:1", "ondarque_guard"
    )
    seen = s.attack_seen()
    assert seen.defence is not None
    assert seen.defence.chart == 0
    assert seen.damage == (11 - 4) - 6


@rule("NX-R24", "NX-48", "NX-76")
def test_any_defence_in_hand_protects_any_spirit_at_its_cost():
    hand = "nivelune_guard ondarque_wall voltaigle_strike voltaigle_balm"
    s = scene(hand="kelorn_strike", your_hand=hand, your_pm=1, exhausted="1:1").attacks(
        "kelorn_strike", "1:1"
    )
    assert s.keys == ("none", "nivelune_guard"), "Defences that can be paid, and nothing else"
    assert s.option("ondarque_wall").refused is not None
    s.do("nivelune_guard")
    assert s.yours.pm == 0


@rule("NX-53", "NX-48")
def test_without_a_defence_the_full_power_hurts():
    s = scene(hand="kelorn_strike").attacks("kelorn_strike", "1:2", "none")
    assert s.pv() == [20, 20, 12]


@rule("NX-51", "NX-52", "NX-R7")
@pytest.mark.parametrize(
    ("card", "target", "damage"), [("kelorn_storm", "1:2", 5), ("kelorn_blow", "1:2", 0)]
)
def test_the_difference_hurts_and_a_surplus_is_lost(card, target, damage):
    s = scene(hand=card, your_hand="ondarque_guard").attacks(card, target, "ondarque_guard")
    assert s.attack_seen().damage == damage
    assert s.pv() == [20, 20, 20 - damage]
    assert s.pv(ME) == [20, 20, 20]


@rule("NX-R6")
def test_powers_are_never_below_0():
    feeble = attack("feeble", power=2)
    s = scene(hand="feeble", your_hand="", cards=(feeble,)).attacks("feeble", "1:1", "none")
    assert (s.attack_seen().attack.total, s.attack_seen().damage) == (0, 0)
    weak = defence("weak", power=2, element="sylvestre")
    s = scene(hand="kelorn_strike", your_hand="weak", cards=(weak,)).attacks("kelorn_strike", "1:2", "weak")
    seen = s.attack_seen()
    assert seen.defence is not None
    assert (seen.defence.total, seen.damage) == (0, 8), "a Defence hurts nobody it protects"


@rule("NX-47", "NX-R26")
def test_step_2_comes_before_the_defender_decides():
    s = scene(hand="glaciation", your_hand="nivelune_guard").roll(2).attacks("glaciation", "1:0")
    assert s.asks == (YOU, "defend")
    seen = s.attack_seen(YOU)
    assert (seen.card, seen.target, seen.attack.chart, seen.rolls, seen.attack.total) == (
        "glaciation", 0, 4, (2,), 17,
    )  # fmt: skip
    title = s.prompt().title
    assert title.values["power"] == 17
    preview = s.option("nivelune_guard").preview
    assert preview is not None
    assert preview.values == {"chart": "+4", "power": 10, "damage": 7}


@rule("NX-R27", "NX-47")
def test_a_target_destroyed_in_step_2_ends_the_attack():
    killer = attack("killer", effect(act("damage", who="target", value=3)))
    s = scene(hand="killer", your_hand="nivelune_guard", pv={"1:0": 3}, cards=(killer,)).attacks(
        "killer", "1:0"
    )
    assert s.asks == (ME, "combat"), "no window"
    assert not s.spirit("1:0").alive
    assert s.attack_seen().damage is None
    assert s.mine.discard == ["killer"], "step 4"
    assert "nivelune_guard" in s.yours.hand


@rule("NX-R28")
def test_step_2_effects_stand_though_the_attack_is_blocked():
    icy = attack(
        "icy",
        effect(act("exhaust", who="target")),
        effect(act("gain_pm", who="player", value=3), when="on_damage_dealt"),
    )
    s = scene(hand="icy", your_hand="nivelune_wall", cards=(icy,)).attacks("icy", "1:0", "nivelune_wall")
    assert s.attack_seen().damage == 0
    assert not s.spirit("1:0").charged
    assert s.mine.pm == 6, "an effect worded on damage waits for the comparison, and there was none"
    s = scene(hand="icy", your_hand="nivelune_wall", cards=(icy,)).attacks("icy", "1:0", "none")
    assert s.mine.pm == 8


@rule("NX-50", "NX-R29")
def test_defence_effects_come_before_the_comparison_and_the_attack_goes_on():
    thorns = defence(
        "thorns",
        effect(
            act("opposing_power", value=-3),
            act("exhaust", who="self_spirit"),
            act("damage", who="self_spirit", value=20),
        ),
        power=1,
    )
    s = scene(your_hand="thorns", cards=(thorns,)).strikes("0:0", "1:0", "thorns")
    assert not s.spirit("0:0").alive
    seen = s.attack_seen()
    assert seen.attack.total == 5 + 4 - 3
    assert seen.damage == 6 - 5, "the attack goes on without its Spirit"


@rule("NX-R25")
def test_one_defence_for_each_attack():
    hand = "nivelune_guard ondarque_guard voltaigle_guard"
    s = scene(hand="kelorn_storm", your_hand=hand).attacks("kelorn_storm", "1:0", "nivelune_guard")
    assert s.asks == (ME, "combat")
    s = scene(hand="kelorn_storm", your_hand=hand, options={"max_defences": 2})
    s.attacks("kelorn_storm", "1:0", "nivelune_guard")
    assert s.asks == (YOU, "defend")
    s.do("ondarque_guard")
    assert s.asks == (ME, "combat")
    assert s.attack_seen().damage == max(0, 15 - 10 - 6)


@rule("NX-R24", "NX-48")
def test_the_window_opens_also_for_an_empty_hand():
    s = scene(hand="kelorn_strike").attacks("kelorn_strike")
    assert s.asks == (YOU, "defend")
    assert s.keys == ("none",)
    assert s.asked.default == "none"
    s = scene(hand="kelorn_strike", options={"mask_empty_defence": False}).attacks("kelorn_strike")
    assert s.asks == (ME, "combat")
    options = {"mask_empty_defence": False}
    s = scene(hand="kelorn_strike", your_hand="nivelune_guard", options=options).attacks("kelorn_strike")
    assert s.asks == (YOU, "defend")


@rule("NX-54", "NX-78", "NX-R15")
def test_step_4_what_was_used_is_discarded_and_an_ultimate_leaves_the_game():
    s = scene(hand="dernier_grondement", your_hand="nivelune_guard").roll(2)
    s.attacks("dernier_grondement", "1:0", "nivelune_guard")
    assert s.mine.discard == []
    assert s.mine.removed == ["dernier_grondement"]
    assert s.yours.discard == ["nivelune_guard"]
    great = defence("great", keywords=["ultime"], power=30)
    s = scene(hand="kelorn_blow", your_hand="great", cards=(great,)).attacks("kelorn_blow", "1:0", "great")
    assert s.yours.removed == ["great"], "also if the use did nothing"


@rule("NX-59", "NX-R44")
def test_a_roll_is_made_for_each_instruction_openly():
    s = scene(hand="dernier_grondement", exhausted="0:0 0:1").roll(6).attacks("dernier_grondement", "1:0")
    assert s.asks == (ME, "pick_spirit")
    s.do("0:1")
    assert s.attack_seen().attack.total == 16 + 6 - 4
    (event,) = s.events("roll")
    assert event.facts["die"] == 6
    assert s.charged(ME) == [False, True, True]


@rule("NX-R5")
def test_base_then_chart_then_effects_in_printed_order_multiplications_after_sums():
    three = {"calc": "sum", "parts": [1, 2]}
    many = attack(
        "many",
        effect(act("power", value=1), act("power", value={"calc": "product", "parts": [2, three]})),
        effect(act("power", value=-2)),
    )  # fmt: skip
    s = scene(hand="many", cards=(many,)).attacks("many", "1:0")
    seen = s.attack_seen().attack
    assert (seen.base, seen.chart, [each.change for each in seen.modifiers], seen.total) == (
        9,
        4,
        [1, 6, -2],
        18,
    )


@rule("NX-73", "NX-R34")
def test_what_cannot_be_applied_is_skipped_and_the_rest_done():
    odd = attack("odd", effect(act("recharge", who=chosen("ally", charged=False)), act("power", value=2)))
    s = scene(hand="odd", cards=(odd,)).attacks("odd", "1:2", "none")
    assert s.attack_seen().damage == 11
    idle = support("idle", effect(act("heal", who=chosen("ally", wounded=True), value=5)))
    s = scene(hand="idle", cards=(idle,)).supports("idle")
    assert s.mine.discard == ["idle"], "it may be used without any effect"


# Zone


@rule("NX-79", "NX-80", "NX-R30", "NX-R31")
def test_zone_is_used_once_more_unpaid_on_another_spirit():
    s = scene(
        "voltaigle nivelune ondarque", "kelorn hurlebois granor",
        hand="arc_fourchu", your_hand="granor_guard kelorn_wall",
    ).attacks("arc_fourchu", "1:0", "kelorn_wall")  # fmt: skip
    assert s.mine.pm == 5
    assert s.mine.discard == [], "it is still in use"
    assert s.asks == (ME, "zone_target")
    assert s.keys == ("1:1", "1:2"), "a different Spirit"
    assert s.asked.default is None
    s.do("1:2")
    assert s.mine.pm == 5
    seen = s.attack_seen()
    assert (seen.second, seen.attack.chart) == (True, -4), "its own chart value: Orageux against Rocheux"
    assert s.asks == (YOU, "defend")
    assert "granor_guard" in s.keys, "a new window"
    s.do("none")
    assert s.asks == (ME, "combat"), "two targets in all"
    assert s.mine.discard == ["arc_fourchu"]
    assert s.pv() == [20, 20, 15]


@rule("NX-R31")
def test_zone_stops_where_nobody_else_lives_and_may_be_optional():
    start: dict[str, Any] = {
        "mine": "voltaigle nivelune ondarque",
        "yours": "kelorn hurlebois granor",
        "hand": "arc_fourchu",
    }
    s = scene(**start, dead="1:1 1:2").attacks("arc_fourchu", "1:0", "none")
    assert s.asks == (ME, "combat")
    assert s.mine.discard == ["arc_fourchu"]
    s = scene(**start, dead="1:1").attacks("arc_fourchu", "1:0", "none")
    assert s.asks == (YOU, "defend"), "only one is left: nothing to choose"
    s = scene(**start, options={"zone_optional": True}).attacks("arc_fourchu", "1:0", "none")
    assert s.keys == ("1:1", "1:2", "skip")
    s.do("skip")
    assert s.mine.discard == ["arc_fourchu"]
    assert s.asks == (ME, "combat")


@rule("NX-R15", "NX-78")
def test_an_ultimate_zone_leaves_after_its_last_use():
    great = attack("great", keywords=["ultime", "zone"])
    s = scene(hand="great", cards=(great,)).attacks("great", "1:0", "none")
    assert s.mine.removed == []
    s.do("1:1", "none")
    assert s.mine.removed == ["great"]


@rule("NX-R30")
def test_zone_repeats_its_effects_and_rolls():
    wild = attack(
        "wild",
        effect(act("roll", results=[{"faces": [6], "do": [act("power", value=5)]}])),
        keywords=["zone"],
    )
    s = scene(hand="wild", cards=(wild,)).roll(1, 6).attacks("wild", "1:2", "none", "1:0")
    assert s.attack_seen().rolls == (6,)
    assert s.attack_seen().attack.total == 9 + 4 + 5


@rule("NX-R33", "NX-66")
def test_linked_cards_that_arrive_between_two_uses_defend_at_once():
    s = scene(
        "voltaigle nivelune ondarque", "kelorn hurlebois granor", hand="arc_fourchu", pv={"1:0": 5}
    ).attacks("arc_fourchu", "1:0", "none")  # fmt: skip
    assert "serment_de_givre" in s.yours.hand
    s.do("1:1")
    assert "serment_de_givre" in s.keys


@rule("NX-R32", "NX-79")
def test_zone_on_a_support_repeats_if_it_is_aimed_at_opposing_spirits():
    rain = support("rain", effect(act("damage", who="target", value=3)), keywords=["zone"])
    s = scene(hand="rain", cards=(rain,)).supports("rain", "1:0", "1:2")
    assert s.pv() == [17, 20, 17]
    assert s.mine.pm == 7
    assert s.mine.discard == ["rain"]


@rule("NX-R19")
@pytest.mark.parametrize("keyword", ["amelioration", "affaiblissement"])
def test_zone_goes_with_no_attachment_and_on_no_defence(keyword):
    with pytest.raises(ValueError, match="Zone"):
        scene(cards=(attack("bad", keywords=["zone", keyword]),))
    with pytest.raises(ValueError, match="Zone"):
        scene(cards=(defence("bad", keywords=["zone"]),))


# Supports


@rule("NX-38", "NX-77", "NX-R10")
def test_a_support_is_paid_used_and_destroyed():
    s = scene(hand="kelorn_balm", pv={"0:1": 10})
    s.supports("kelorn_balm")
    assert s.pv(ME) == [20, 15, 20]
    assert s.mine.pm == 7
    assert s.mine.discard == ["kelorn_balm"]
    assert s.table.attack is None, "it starts no attack"
    assert s.asks == (ME, "combat"), "and nobody answers it"
    s = scene(hand="kelorn_balm", options={"support_after_use": "remove"}).supports("kelorn_balm")
    assert (s.mine.discard, s.mine.removed) == ([], ["kelorn_balm"])


@rule("NX-R10", "NX-78")
def test_an_ultimate_support_leaves_the_game():
    dawn = support("dawn", effect(act("gain_pm", who="player", value=1)), keywords=["ultime"])
    s = scene(hand="dawn", cards=(dawn,)).supports("dawn")
    assert s.mine.removed == ["dawn"]


@rule("NX-38", "NX-R23", "NX-77")
def test_a_support_may_be_taken_back_before_its_target_is_named():
    s = scene(hand="ecorce_de_granit")
    s.supports("ecorce_de_granit", "back", "back")
    assert s.asks == (ME, "combat")
    assert s.mine.pm == 8
    assert "support" not in scene(hand="ecorce_de_granit", pm=1).keys


# Attached capacities


@rule("NX-83", "NX-R18", "NX-R10", "NX-R5")
def test_an_enhancement_stays_on_an_allied_spirit():
    s = scene(hand="ecorce_de_granit").supports("ecorce_de_granit")
    assert s.keys == ("0:0", "0:1", "0:2")
    s.do("0:1")
    assert s.attached("0:1") == ["ecorce_de_granit"]
    assert s.mine.discard == []
    s.do("end")
    s.table.take(s.yours, "nivelune_strike")
    s.attacks("nivelune_strike", "0:1", "none")
    assert s.attack_seen().attack.total == 8 + 4 - 2


@rule("NX-84", "NX-R17", "NX-54")
def test_a_weakening_stays_on_the_attacks_target_whatever_got_through():
    s = scene(
        "escarbille ronceline grondelin", hand="cendre_tenace", your_hand="ondarque_wall"
    ).attacks("cendre_tenace", "1:1", "ondarque_wall")  # fmt: skip
    assert s.attack_seen().damage == 0
    assert s.attached("1:1") == ["cendre_tenace"]
    s.do("end", "end")
    assert s.pv()[1] == 18, "in its victim's turn"


@rule("NX-R17")
def test_a_weakening_without_its_target_is_discarded():
    s = scene("escarbille ronceline grondelin", hand="cendre_tenace", pv={"1:1": 3})
    s.attacks("cendre_tenace", "1:1", "none")
    assert s.mine.discard == ["cendre_tenace"]


@rule("NX-R18")
def test_where_an_enhancement_goes_from_each_type_of_card():
    bold = attack("bold", keywords=["amelioration"])
    s = scene(hand="bold", cards=(bold,)).attacks("bold", "1:0", "none")
    assert s.asks == (ME, "attach")
    assert s.keys == ("0:0", "0:1", "0:2"), "any living own Spirit"
    s.do("0:2")
    assert s.attached("0:2") == ["bold"]
    firm = defence("firm", keywords=["amelioration"])
    s = scene(hand="kelorn_strike", your_hand="firm", cards=(firm,)).attacks("kelorn_strike", "1:1", "firm")
    assert s.attached("1:1") == ["firm"], "a Defence: the attacked Spirit"


@rule("NX-68")
def test_a_spirit_bears_any_number_of_capacities():
    s = scene(hand="ecorce_de_granit", attached={"0:0": "cendre_tenace:1 cendre_tenace:0 glaciation:1"})
    s.supports("ecorce_de_granit", "0:0")
    assert len(s.attached("0:0")) == 4


@rule("NX-65", "NX-R16", "NX-R15", "NX-64")
def test_what_was_attached_goes_to_its_owners_discard():
    curse = support("curse", keywords=["affaiblissement"])
    last = support("last", keywords=["affaiblissement", "ultime"])
    s = scene(
        hand="kelorn_storm", pv={"1:0": 5}, attached={"1:0": "curse:0 last:0 ecorce_de_granit:1"},
        cards=(curse, last),
    ).attacks("kelorn_storm", "1:0", "none")  # fmt: skip
    assert not s.spirit("1:0").alive
    assert s.attached("1:0") == []
    assert s.mine.discard == ["curse", "kelorn_storm"]
    assert s.mine.removed == ["last"], "an Ultimate leaves the game when it leaves its Spirit"
    assert s.yours.discard == ["ecorce_de_granit"]


@rule("NX-64", "NX-66", "NX-67", "NX-R14")
def test_a_destroyed_spirit_leaves_its_linked_capacities_to_its_owners_hand():
    s = scene(
        "nivelune voltaigle ondarque", "kelorn hurlebois granor",
        hand="nivelune_storm nivelune_strike", your_hand="kelorn_guard", pv={"1:0": 3},
    ).attacks("nivelune_storm", "1:0", "none")  # fmt: skip
    assert s.pv() == [0, 20, 20]
    assert s.keys[0] == "attack"
    assert sorted(s.yours.hand) == ["kelorn_guard", "serment_de_givre"]
    s.attacks("nivelune_strike", "1:1")
    assert set(s.keys) == {"none", "kelorn_guard", "serment_de_givre"}
    s.do("serment_de_givre")
    assert s.yours.discard == ["serment_de_givre"], "an ordinary card from then on"
    assert "1:0" not in s.do("spirit", "0:0").keys, "it has left the field"


@rule("NX-66", "NX-R13")
def test_without_linked_capacities_none_come():
    s = scene(hand="kelorn_storm", pv={"1:0": 3}, options={"linked": False}).attacks(
        "kelorn_storm", "1:0", "none"
    )
    assert s.yours.hand == []


@rule("NX-22", "NX-64", "NX-R43")
def test_the_last_spirits_destruction_wins_at_once():
    s = scene(hand="kelorn_storm", pv={"1:0": 3}, dead="1:1 1:2").attacks("kelorn_storm", "1:0", "none")
    assert s.match.result == ((ME,), "destroyed")
    assert s.pv() == [0, 0, 0], "never below 0"
    assert s.match.decisions == ()


@rule("NX-R48", "NX-R49", "NX-22")
@pytest.mark.parametrize(
    ("option", "winners"), [("draw", ()), ("active_wins", (ME,)), ("active_loses", (YOU,))]
)
def test_both_sides_destroyed_at_one_check(option, winners):
    doom = support("doom", effect(act("lose_pv", who=every("enemy"), value=20)), cost=0)
    both = support(
        "both", effect(act("lose_pv", who=every("ally"), value=20), act("draw", number=1), when="on_detach"),
        keywords=["affaiblissement"],
    )  # fmt: skip
    blast = support(
        "blast", effect(act("damage", who={"pick": "all", "side": "enemy", "filter": {}}, value=9))
    )
    s = scene(
        hand="doom", cards=(doom, both, blast), options={"simultaneous": option}, dead="1:1 1:2 0:1 0:2"
    )
    s.table.spirit("0:0").pv = 0  # it falls at the same check
    s.supports("doom")
    assert s.match.result == (winners, "simultaneous")
    told = [event.facts["seat"] for event in s.events("destroyed")]
    assert told == [ME, YOU], "the active player's first"


@rule("NX-R48")
def test_several_spirits_fall_together():
    doom = support("doom", effect(act("lose_pv", who=every("enemy"), value=5)))
    s = scene(hand="doom", cards=(doom,), pv={"1:0": 5, "1:1": 4}).supports("doom")
    assert s.pv() == [0, 0, 15]
    kinds = [event.kind for event in s.match.events if event.kind in ("lose_pv", "destroyed", "linked")]
    assert kinds == ["lose_pv"] * 3 + ["destroyed", "linked"] * 2, "all PV first"
    assert sorted(s.yours.hand) == ["nivelune_legacy", "voltaigle_legacy"]
