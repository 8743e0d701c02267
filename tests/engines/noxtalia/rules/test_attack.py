"""Attacking and defending, steps 1 to 4 (NX-36, NX-37, NX-40, NX-44 to NX-59, NX-75, NX-76, NX-85)."""

from __future__ import annotations

import pytest

from engines.kernel import IllegalAnswer
from tests.engines.noxtalia.pack import act, attack, chosen, defence, effect, support, worn
from tests.engines.noxtalia.scenes import ME, YOU, scene
from tests.rules import rule


@rule("NX-36", "NX-45", "NX-75", "NX-R23", "NX-40", "NX-D7", "NX-D9")
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


@rule("NX-37", "NX-44", "NX-85", "NX-R8", "NX-R11", "NX-D8")
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


@rule("NX-59", "NX-R26")
def test_rolls_of_attack_and_defence_are_shown_with_the_attack_others_are_not() -> None:
    roll = act("roll", results=[{"faces": [6], "do": [act("draw", number=1)]}])
    hit, block = attack("hit", effect(roll), cost=0), defence("block", effect(roll), cost=0, power=3)
    late = support("late", effect(roll, when="on_damage_taken"), keywords=["amelioration"])
    s = scene(hand="hit", your_hand="block", attached={"1:2": "late:1"}, cards=(hit, block, late))
    s.roll(3, 5, 2).attacks("hit", "1:2", "block")
    assert s.attack.rolls == [3, 5]


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


# What a choice would lead to


@rule("NX-D9")
def test_the_preview_of_a_spirits_attack_knows_what_lies_on_it() -> None:
    sharp = worn("sharp", act("power", value=4, on="attacks_by_host"))
    s = scene(attached={"0:2": "sharp:0"}, cards=(sharp,)).do("spirit", "0:2")
    preview = s.option("1:0").preview
    assert preview is not None
    assert preview.values == {"chart": "0", "power": 9, "before": 20, "after": 11}
    s = scene(attached={"0:2": "sharp:0"}, cards=(sharp,)).do("spirit", "0:1")
    preview = s.option("1:2").preview
    assert preview is not None
    assert preview.values == {"chart": "−4", "power": 1, "before": 20, "after": 19}


@rule("NX-D12", "NX-R25")
def test_the_preview_of_a_second_defence_counts_what_the_first_has_stopped() -> None:
    cover = defence("cover", effect(act("prevent_damage", value=2)), cost=0, power=3, element="rocheux")
    s = scene(
        hand="kelorn_storm", your_hand="cover ondarque_guard", cards=(cover,), options={"max_defences": 2}
    ).attacks("kelorn_storm", "1:2", "cover")
    preview = s.option("ondarque_guard").preview
    assert preview is not None
    assert preview.values == {"chart": "0", "power": 6, "damage": 0}
    s = scene(
        hand="kelorn_storm", your_hand="cover nivelune_legacy", cards=(cover,), options={"max_defences": 2}
    ).attacks("kelorn_storm", "1:2")
    first = s.option("nivelune_legacy").preview
    assert first is not None
    assert first.values == {"chart": "+4", "power": 13, "damage": 0}
    weak = s.option("cover").preview
    assert weak is not None
    assert weak.values["damage"] == 11 - weak.values["power"]
