"""Battle (NN-126 to NN-134, NN-R59 to NN-R67)."""

from __future__ import annotations

import pytest

from engines.kernel import Pick, Result
from tests.engines.neo_noble.pack import act, arbiter, errant, holds, noble, text, when
from tests.engines.neo_noble.scenes import ME, YOU, scene
from tests.engines.position import of
from tests.rules import rule


@rule("NN-126", "NN-127", "NN-D16")
def test_lanes_with_a_spirit_may_attack_for_two_souls():
    s = scene(left="wolf", right="fox", souls=3).do("attack")
    assert s.keys == ("0:0", "0:2")
    s.do("0:2")
    assert s.mine.lingering == 1


@rule("NN-126", "NN-127")
def test_no_attack_without_spirits_or_souls():
    assert "attack" not in scene(souls=4).keys
    assert "attack" not in scene(left="wolf", souls=1).keys


@rule("NN-130", "NN-114")
def test_each_lane_attacks_once_a_turn():
    s = scene(left="moth", middle="moth", souls=6).attacks("left").do("attack")
    assert s.keys == ("0:1",)
    s.do("0:1")
    assert "attack" not in s.keys


@rule("NN-130", "NN-R67")
def test_an_extra_attack_is_paid_for():
    keen = noble("keen", holds("extra_attack", on="left", value=1))
    s = scene(left="moth", souls=5, noble="keen", nobles=(keen,)).attacks("left").do("attack")
    assert s.keys == ("0:0",)
    s.do("0:0")
    assert s.mine.lingering == 1
    assert "attack" not in s.keys


@rule("NN-R59", "NN-127")
def test_back_from_an_attack_is_free():
    s = scene(left="wolf", souls=2).do("attack", "back")
    assert s.mine.lingering == 2
    assert s.mine.attacks == [0, 0, 0]


@rule("NN-128", "NN-R5", "NN-7")
def test_an_attack_challenges_the_opposing_lane_alone():
    s = scene(left="wolf", souls=2, your_left="fox", your_right="pebble", your_hand="fox").attacks("left")
    battle = s.table.battle
    assert battle is not None
    assert (battle.attacker, battle.defender) == ((ME, 0), (YOU, 2))
    s.passes()
    assert s.yours.reaped == ["pebble"]


@rule("NN-129", "NN-132", "NN-R64")
@pytest.mark.parametrize(
    ("mine", "reaped"), [("pebble", []), ("wolf", []), ("wisp", ["fox"]), ("giant", ["fox"])]
)
def test_power_must_be_one_more_than_resolve(mine, reaped):
    s = scene(left=mine, souls=2, your_right="fox").attacks("left")
    assert s.yours.reaped == reaped
    assert s.lane("left") == [mine], "the attacker loses nothing"
    assert s.lane("right", YOU) == ([] if reaped else ["fox"])


@rule("NN-R64", "NN-130", "NN-127")
def test_a_failed_attack_uses_up_souls_and_attack():
    s = scene(left="moth", souls=2, your_right="fox").attacks("left")
    assert s.mine.lingering == 0
    assert s.mine.attacks == [1, 0, 0]


@rule("NN-79", "NN-129")
def test_totals_count_all_linked_spirits():
    s = scene(left="pebble wolf", souls=2, your_right="hollow fox").attacks("left")
    assert s.yours.reaped == ["fox"], "3 against 0"


@rule("NN-R62", "NN-132")
def test_only_the_active_spirit_is_reaped():
    s = scene(left="titan", souls=2, your_right="wolf moth fox").attacks("left")
    assert s.yours.reaped == ["fox"]
    assert s.lane("right", YOU) == ["wolf", "moth"]


@rule("NN-R66", "NN-148")
def test_what_is_reaped_is_not_destroyed():
    sturdy = arbiter(
        "sturdy", 1, 1, 1, holds("indestructible", on="self"), when("destroyed", act("draw"), this=True)
    )
    s = scene(left="titan", souls=2, your_right="sturdy", cards=(sturdy,)).attacks("left")
    assert s.yours.reaped == ["sturdy"]
    assert s.yours.hand == []


@rule("NN-84", "NN-129", "NN-R63")
@pytest.mark.parametrize(("mine", "reaped"), [("wolf", []), ("wisp", ["bear"])])
def test_an_empty_lane_defends_with_two_and_then_the_deck_is_reaped(mine, reaped):
    s = scene(left=mine, souls=2, your_deck="bear boar").attacks("left")
    assert s.yours.reaped == reaped


@rule("NN-R63", "NN-145", "NN-R70")
def test_an_empty_deck_is_formed_anew_for_the_reap():
    s = scene(left="wisp", souls=2, your_deck="", your_grave="bear").attacks("left")
    assert s.yours.reaped == ["bear"]
    assert s.match.result is None


@rule("NN-144", "NN-R63", "NN-R71")
def test_an_empty_lane_before_empty_deck_and_graveyard_loses():
    s = scene(left="wisp", souls=2, your_deck="").attacks("left")
    assert s.match.result == Result((ME,), "deck_out")


@rule("NN-144")
def test_an_attack_that_fails_does_not_win_so():
    assert scene(left="wolf", souls=2, your_deck="").attacks("left").match.result is None


@rule("NN-131")
def test_a_battle_is_over_before_another_action():
    s = scene(left="giant", middle="giant", souls=4, your_right="fox", your_hand="fox").attacks("left")
    assert s.table.stage == "battle"
    assert s.asked.seat == YOU
    s.passes()
    assert s.asks == (ME, "action")


# Block


@rule("NN-133", "NN-R61", "NN-D18", "NN-R60")
def test_any_number_of_hand_cards_block_with_their_resolve():
    s = scene(left="bear", souls=2, your_right="pebble", your_hand="wolf fox fox").attacks("left").do("block")
    asked = of(Pick, s.asked)
    assert (asked.kind, asked.least, asked.most, asked.default, asked.hidden) == ("block", 0, 3, (), True)
    assert s.keys == ("wolf", "fox", "fox#2")
    s.do(("wolf", "fox"))
    assert s.yours.reaped == [], "3 against 1 and 3"
    assert s.yours.grave == ["wolf", "fox"]
    assert s.yours.hand == ["fox"]


@rule("NN-R60")
@pytest.mark.parametrize(("card", "held"), [("wolf", False), ("fox", True), ("hollow", False)])
def test_a_block_card_adds_its_printed_resolve_never_less_than_nothing(card, held):
    s = scene(left="bear", souls=2, your_right="pebble", your_hand=card).attacks("left").do("block", (card,))
    assert (s.yours.reaped == []) is held
    assert s.events("battle")[0].facts["resolve"] == {"wolf": 2, "fox": 3, "hollow": 1}[card]


@rule("NN-R60")
def test_each_card_adds_a_flat_number_where_the_match_has_it_so():
    options = {"block_value": "flat", "block_flat": 2}
    s = scene(left="bear", souls=2, your_right="pebble", your_hand="hollow", options=options).attacks("left")
    s.do("block", ("hollow",))
    assert s.events("battle")[0].facts["resolve"] == 3


@rule("NN-R61")
def test_the_number_of_block_cards_is_limited_where_the_match_has_it_so():
    s = (
        scene(left="bear", souls=2, your_hand="wolf fox fox", options={"block_max": 2})
        .attacks("left")
        .do("block")
    )
    assert of(Pick, s.asked).most == 2


@rule("NN-R61", "NN-84")
def test_an_empty_lane_is_blocked_for_too():
    s = scene(left="bear", souls=2, your_hand="pebble").attacks("left").do("block", ("pebble",))
    assert s.events("battle")[0].facts["resolve"] == 3
    assert s.yours.reaped == []


@rule("NN-R61")
def test_block_cards_are_discarded_not_destroyed_and_cost_no_souls():
    mourner = noble("mourner", when("destroyed", act("gain_souls", number=1)))
    s = scene(left="bear", souls=2, your_hand="pebble", your_souls=1, your_noble="mourner", nobles=(mourner,))
    s.attacks("left").do("block", ("pebble",))
    assert s.yours.lingering == 1
    assert not s.events("destroyed")


@rule("NN-R61")
def test_the_bonus_is_for_this_battle_alone():
    s = (
        scene(left="bear", souls=2, your_right="pebble", your_hand="fox")
        .attacks("left")
        .do("block", ("fox",))
    )
    assert s.table.battle is not None
    assert s.table.battle.step == "over"
    s = s.do("end")
    assert s.table.battle is None


@rule("NN-R61", "NN-R59")
def test_block_comes_after_react():
    s = scene(left="bear", souls=2, your_hand="ambush fox", your_souls=1).attacks("left")
    s.do("summon:ambush", f"{YOU}:0", "block")
    assert (s.asks, s.keys) == ((YOU, "block"), ("fox",))


@rule("NN-R59")
def test_the_nine_steps_in_order():
    herald = noble("herald", when("attack", act("gain_souls", number=1), whose="own"))
    guard = noble("guard", when("attack", act("gain_souls", number=1), whose="opposing"),
                  when("battle_lost", act("gain_souls", number=1), whose="own"))  # fmt: skip
    s = scene(left="titan", souls=2, your_right="judge fox", your_hand="ambush pebble",
              noble="herald", your_noble="guard", nobles=(herald, guard),
              coins={"left": "yours ready"})  # fmt: skip
    s.attacks("left").do("summon:ambush", f"{YOU}:0").do("block", ("pebble",))
    steps = ("paid", "attack", "souls", "summon", "block", "battle", "reaped", "shattered", "neutral")
    told = [(event.kind, event.facts["seat"]) for event in s.match.events if event.kind in steps]
    assert told == [
        ("paid", ME), ("attack", ME), ("souls", ME), ("souls", YOU), ("paid", YOU), ("summon", YOU),
        ("block", YOU), ("battle", ME), ("reaped", YOU), ("shattered", YOU), ("neutral", YOU), ("souls", YOU),
    ]  # fmt: skip


@rule("NN-R65")
def test_the_attack_fails_when_the_attacking_lane_is_empty_by_then():
    target = {"target": "spirit", "whose": "opposing", "layer": "active"}
    snare = errant("snare", 0, 0, 0, text("on_summon", act("destroy", who="target"), targets=[target]),
                   react={"event": "attack"})  # fmt: skip
    s = scene(left="giant", souls=2, your_right="hollow hollow", your_hand="snare", cards=(snare,)).attacks(
        "left"
    )
    s.do("summon:snare", f"{YOU}:0")
    assert s.lane("left") == []
    assert s.yours.reaped == [], "0 against -4, but nobody attacks"
    assert s.events("battle")[0].facts["outcome"] == "failed"


@rule("NN-R65")
def test_the_defending_lane_counts_as_it_is_when_compared():
    s = scene(left="bear", souls=2, your_hand="ambush", your_souls=1).attacks("left")
    s.do("summon:ambush", f"{YOU}:2")
    assert s.events("battle")[0].facts["resolve"] == 3, "the sum, not 2"


@rule("NN-R59", "NN-R69")
def test_the_fourth_reap_ends_the_game_before_anything_else():
    s = scene(left="titan", souls=2, your_right="judge fox", your_reaped="pebble moth wolf").attacks("left")
    assert s.match.result == Result((ME,), "reaped")
    assert s.lane("right", YOU) == ["judge"], "nothing Shatters any more"


@rule("NN-74", "NN-75", "NN-R59")
def test_an_emptied_lane_loses_its_coin():
    s = scene(left="titan", souls=2, your_right="fox", coins={"left": "yours spent"}).attacks("left")
    assert s.coin("left") == "neutral"


@rule("NN-R33", "NN-82")
def test_no_spirit_changes_lanes_in_battle():
    s = scene(left="titan", middle="wolf", souls=2, your_right="fox", your_middle="moth").attacks("left")
    assert (s.lane("left"), s.lane("middle"), s.lane("middle", YOU)) == (["titan"], ["wolf"], ["moth"])


@rule("NN-133")
def test_attacks_on_some_lanes_cannot_be_blocked():
    rush = noble("rush", holds("no_block", on={"pick": "all", "whose": "opposing"}))
    s = scene(left="bear", souls=2, your_hand="fox", noble="rush", nobles=(rush,)).attacks("left").do("pass")
    assert s.asks == (ME, "action")


@rule("NN-R59", "NN-R30")
def test_win_and_lose_triggers_come_last():
    victor = noble("victor", when("battle_won", act("draw"), whose="own"))
    s = scene(left="titan", souls=2, your_right="fox", noble="victor", nobles=(victor,)).attacks("left")
    assert len(s.mine.hand) == 1
    s = scene(left="moth", souls=2, your_right="fox", your_noble="victor", nobles=(victor,)).attacks("left")
    assert len(s.yours.hand) == 1, "a failed attack is won by the defender"


@rule("NN-R59", "NN-R37")
def test_what_holds_for_this_battle_ends_with_it():
    stronger = {"change": "lane_stats", "on": "left", "power": 5}
    rage = noble("rage", when("attack", act("change", what=stronger, until="this_battle"), whose="own"))
    s = scene(left="pebble", souls=2, your_right="bear", noble="rage", nobles=(rage,)).attacks("left")
    assert s.yours.reaped == ["bear"], "6 against 2"
    assert s.table.lasting == []


# This battle


STRONGER = {"change": "lane_stats", "on": "left", "power": 5}


@rule("NN-R80")
@pytest.mark.parametrize(
    "deed",
    [
        act("change", what=STRONGER, until="this_battle"),
        act("later", when="battle_won", do=[act("draw")]),
        act("raise_block", value=3),
        act("change", what={"change": "lane_stats", "on": "attacking", "power": 5}, until="this_turn"),
        act("change", what={"change": "lane_stats", "on": "defending", "resolve": 5}, until="this_turn"),
    ],
)
@pytest.mark.parametrize("fought", [False, True])
def test_what_speaks_of_this_battle_does_nothing_without_one(deed, fought):
    rage = noble("rage", text("manifest", deed))
    s = scene(left="pebble", souls=2, your_right="titan", noble="rage", nobles=(rage,))
    if fought:
        s.attacks("left").passes()
    s.do("manifest", "noble:0")
    assert (s.table.lasting, s.table.later) == ([], [])


@rule("NN-R80")
def test_how_far_the_last_attack_was_ahead_is_nothing_after_the_battle():
    rage = noble("rage", text("manifest", act("gain_souls", number="battle_margin")))
    s = scene(left="titan", souls=2, your_right="fox", noble="rage", nobles=(rage,)).attacks("left")
    s.do("manifest", "noble:0")
    assert s.mine.lingering == 0


@rule("NN-R80", "NN-R59")
def test_the_battle_is_under_way_until_its_last_triggers_are_done():
    rage = noble("rage", when("battle_won", act("gain_souls", number="battle_margin"), whose="own"))
    s = scene(left="titan", souls=2, your_right="fox", noble="rage", nobles=(rage,)).attacks("left")
    assert s.mine.lingering == 5


@rule("NN-R80", "NN-R59")
@pytest.mark.parametrize(
    ("defended", "reaped", "souls"), [("bear", ["fox", "bear"], 1), ("titan", ["fox"], 0)]
)
def test_a_battle_inside_another_leaves_the_changes_of_the_outer_one(defended, reaped, souls):
    """The Left attack lets the Middle attack at once: what it has for this battle waits for its own end."""
    rage = noble(
        "rage",
        when(
            "attack",
            act("change", what=STRONGER, until="this_battle"),
            act("later", when="battle_won", do=[act("gain_souls", number=1)]),
            act("attack", lane="middle"),
            whose="own", once=True,
        ),
    )  # fmt: skip
    s = scene(left="pebble", middle="boar", souls=2, your_right=defended, your_middle="fox", noble="rage",
              nobles=(rage,)).attacks("left")  # fmt: skip
    assert (s.yours.reaped, s.mine.lingering) == (reaped, souls)
    assert (s.table.lasting, s.table.later) == ([], [])


@rule("NN-R80")
def test_a_battle_inside_another_has_its_own_changes():
    rage = noble(
        "rage",
        when("attack", act("attack", lane="middle"), whose="own", once=True),
        when("attack", act("change", what=STRONGER, until="this_battle"), whose="own"),
    )
    s = scene(left="pebble", middle="boar", souls=2, your_right="bear", your_middle="fox", noble="rage",
              nobles=(rage,)).attacks("left")  # fmt: skip
    s.do("noble:0")
    assert s.yours.reaped == ["fox", "bear"], "what was made inside has ended, the outer attack makes it anew"
    assert s.table.lasting == []
