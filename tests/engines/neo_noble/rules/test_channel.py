"""Souls and the Channel (NN-54 to NN-65)."""

from __future__ import annotations

import pytest

from engines.neo_noble.evaluation import powers
from engines.neo_noble.rules import channel
from tests.engines.neo_noble.language import every
from tests.engines.neo_noble.pack import act, arbiter, holds, text, when
from tests.engines.neo_noble.scenes import ME, YOU, scene
from tests.rules import rule


@rule("NN-34", "NN-55", "NN-56", "NN-R11")
def test_channeling_takes_the_top_card_into_the_lowest_free_slot():
    s = scene(stage="channel", channel="wolf - fox -", deck="bear boar").do("channel")
    assert s.channel() == ["wolf", "bear", "fox", "-"]
    assert s.mine.deck == ["boar"]


@rule("NN-56", "NN-R12")
def test_a_full_channel_takes_no_card():
    s = scene(channel="wolf wolf fox fox")
    assert not channel.channel_top(s.table, s.mine, ready=True)
    assert len(s.mine.deck) == 5
    assert len(s.mine.channel) == 4


@rule("NN-58", "NN-57", "NN-54", "NN-59")
def test_each_ready_card_gives_one_soul_face_up_or_down():
    s = scene(hand="bear", channel="wolf fox:up").summons("bear", "left")
    assert s.lane("left") == ["bear"]
    assert s.channel() == ["wolf:spent", "fox:up:spent", "-", "-"]


@rule("NN-58", "NN-R13")
def test_spent_cards_give_nothing_and_what_cannot_be_met_cannot_be_begun():
    s = scene(hand="bear", channel="wolf:spent fox")
    assert "summon" not in s.keys


@rule("NN-R13", "NN-64")
def test_the_order_of_sources_is_lingering_then_face_down_then_face_up():
    s = scene(hand="bear", souls=1, channel="wolf:up fox boar").summons("bear", "left")
    assert s.mine.lingering == 0
    assert s.channel() == ["wolf:up", "fox:spent", "boar", "-"]


@rule("NN-R13", "NN-D14")
def test_who_pays_for_an_attack_by_hand_may_still_go_back():
    s = scene(left="wolf", souls=2, channel="fox boar").do("by_hand").attacks("left")
    assert (s.asks, s.asked.default) == ((ME, "souls"), "back")
    s.do("back", "back")
    assert (s.asks, s.mine.lingering, s.mine.attacks) == ((ME, "action"), 2, [0, 0, 0])


@rule("NN-R13", "NN-D14")
def test_who_pays_by_hand_picks_the_sources():
    s = scene(hand="wolf", souls=1, channel="fox:up boar").do("by_hand").summons("wolf", "left")
    assert (s.asks, s.keys) == ((ME, "souls"), ("soul", "slot:1", "slot:0"))
    s.do(("slot:0",))
    assert s.mine.lingering == 1
    assert s.channel() == ["fox:up:spent", "boar", "-", "-"]
    assert "auto" in s.keys


@rule("NN-R13", "NN-R17", "NN-76", "NN-64")
def test_coins_are_used_on_explicit_choice_alone():
    s = scene(hand="bear", souls=1, middle="wolf", coins={"middle": "mine ready"}).summons("bear", "left")
    assert (s.asks, s.keys) == ((ME, "souls"), ("soul", "coin:1"))
    assert s.asked.back
    s.do(("soul", "coin:1"))
    assert s.lane("left") == ["bear"]
    assert s.coin("middle") == "neutral"


@rule("NN-R13")
def test_coins_stay_where_other_sources_are_enough():
    s = scene(hand="wolf", souls=1, middle="wolf", coins={"middle": "mine ready"}).summons("wolf", "left")
    assert s.lane("left") == ["wolf"]
    assert s.coin("middle") == "mine ready"


@rule("NN-R13", "NN-D14")
def test_going_back_from_payment_costs_nothing():
    s = scene(hand="bear", souls=1, middle="wolf", coins={"middle": "mine ready"}).summons("bear", "left")
    s.do("back")
    assert s.asks == (ME, "summon")
    assert (s.mine.lingering, s.coin("middle"), s.mine.hand) == (1, "mine ready", ["bear"])


@rule("NN-R13")
def test_costs_never_fall_below_nothing_and_nothing_is_overpaid():
    cheap = arbiter("cheap", 1, 1, 1, holds("cost", of="summon", value=-5))
    s = scene(hand="bear", souls=1, middle="cheap", cards=(cheap,)).summons("bear", "left")
    assert s.lane("left") == ["bear"]
    assert s.mine.lingering == 1


@rule("NN-R14")
def test_dominance_does_not_pay_in_the_opponents_turn_but_the_channel_does():
    s = scene(left="bear", souls=2, your_hand="ambush", your_right="wolf", coins={"left": "yours ready"})
    s.attacks("left")
    assert s.keys == ("block", "pass", "pass_turn"), "the coin alone pays for no React Summon"
    s = scene(left="bear", souls=2, your_hand="ambush", your_right="wolf", your_channel="fox").attacks("left")
    assert s.keys[0] == "summon:ambush"
    s.do("summon:ambush", f"{YOU}:1")
    assert s.channel(YOU)[0] == "fox:spent"
    s.passes().do("end")
    assert s.channel(YOU)[0] == "fox:spent", "until the own End Phase"


@rule("NN-63", "NN-64")
def test_lingering_souls_are_tied_to_no_card():
    s = scene(hand="wolf", souls=1).summons("wolf", "left")
    assert s.mine.lingering == 0
    assert s.lane("left") == ["wolf"]


# Face-down cards


@rule("NN-R10", "NN-60")
def test_nobody_sees_a_card_that_is_channeled():
    s = scene(stage="channel", deck="bear boar").do("channel")
    (told,) = s.events("channel")
    assert not told.secret
    assert "card" not in told.facts
    assert channel.channel_top(s.table, s.mine, ready=True)
    assert not s.table.showing, "no seat has seen it"


@rule("NN-R10")
def test_the_owner_looks_where_the_match_has_it_so():
    s = scene(stage="channel", deck="bear boar", options={"channel_owner_peek": True}).do("channel")
    (told,) = s.events("channel")
    assert told.secret[ME]["card"]["id"] == "bear"
    assert YOU not in told.secret


@rule("NN-150", "NN-R10")
def test_a_revealed_card_is_known_to_all_and_stays_face_up():
    s = scene(channel="wolf fox")
    assert channel.reveal(s.table, s.mine, 1)
    assert s.channel() == ["wolf", "fox:up", "-", "-"]
    assert not channel.reveal(s.table, s.mine, 1), "it is face-up already"
    assert [(shown.way, shown.card, shown.seen_by) for shown in s.table.showing] == [
        ("channel", "fox", (-1,))
    ]


# HASTE


@rule("NN-62", "NN-104", "NN-R29")
def test_haste_summons_a_face_up_card_from_the_channel():
    s = scene(souls=1, channel="runner:up runner wolf:up").do("summon")
    assert s.keys == ("channel:0",), "face-up, and with HASTE"
    s.do("channel:0", f"{ME}:0")
    assert s.lane("left") == ["runner"]
    assert s.channel() == ["-", "runner", "wolf:up", "-"]


@rule("NN-R21")
def test_a_haste_card_may_pay_for_itself_and_be_spent_before():
    s = scene(channel="runner:up").do("summon", "channel:0", f"{ME}:0")
    assert s.lane("left") == ["runner"]
    s = scene(souls=1, channel="runner:up:spent").do("summon", "channel:0", f"{ME}:0")
    assert s.lane("left") == ["runner"]


@rule("NN-R21")
def test_a_haste_card_does_not_pay_for_itself_where_the_match_has_it_so():
    s = scene(channel="runner:up", options={"haste_self_pay": False})
    assert "summon" not in s.keys
    s = scene(channel="runner:up fox", options={"haste_self_pay": False})
    s.do("summon", "channel:0", f"{ME}:0")
    assert s.channel()[1] == "fox:spent"


SOUL = act("gain_souls", number=1)
INCOME = arbiter("giver", 1, 1, 1, text("income", SOUL), text("manifest", SOUL))
each_option = pytest.mark.parametrize("option", ["none", "income", "income_ongoing"])


@rule("NN-R49", "NN-62", "NN-92")
def test_income_texts_of_own_face_up_channel_cards_are_used_once_a_turn():
    s = scene(
        stage="income", channel="fox giver:up giver:up:spent giver", your_channel="giver:up", cards=(INCOME,)
    )
    assert (s.asks, s.keys) == ((ME, "income"), ("channel:1:0", "channel:2:0", "done"))
    assert s.option("channel:2:0").label.values["card"]["id"] == "giver"
    s.do("channel:2:0")
    assert s.keys == ("channel:1:0", "done"), "each has its own use (NN-119)"
    s.do("channel:1:0")
    assert (s.asks, s.mine.lingering) == ((ME, "harvest"), 2)
    s.do("skip", "skip")
    assert "manifest" not in s.keys
    s.do("end", "done", *["skip"] * 3, "end")
    assert s.keys == ("channel:1:0", "channel:2:0", "done"), "a new turn"


@rule("NN-R49")
@each_option
def test_the_match_says_which_texts_work_in_the_channel(option):
    crowd = arbiter("crowd", 1, 1, 1, holds("spirit_stats", on=every("own"), power=2), text("income", SOUL))
    fields = {"channel": "crowd:up", "left": "wolf", "cards": (crowd,), "options": {"channel_texts": option}}
    s = scene(stage="income", **fields)
    assert (s.asks == (ME, "income")) is (option != "none")
    s = scene(**fields)
    assert powers.power(s.table, s.spirit("left")) == (4 if option == "income_ongoing" else 2)


@rule("NN-R49", "NN-R53")
@each_option
def test_a_face_up_channel_card_waits_only_where_the_match_has_it_so(option):
    keen = arbiter("keen", 1, 1, 1, when("turn_start", SOUL))
    s = scene(stage="income", channel="keen:up", cards=(keen,), options={"channel_texts": option})
    assert s.mine.lingering == (option == "income_ongoing")


@rule("NN-R49", "NN-149")
def test_what_silences_the_noble_leaves_the_channel_its_texts():
    hush = arbiter("hush", 1, 1, 1, holds("silenced", on="opposing_noble"))
    s = scene(stage="income", channel="giver:up", your_left="hush", cards=(INCOME, hush))
    assert s.keys == ("channel:0:0", "done")


# Noble's Bargain


@rule("NN-65", "NN-R18", "NN-D25")
def test_the_bargain_gives_a_lingering_soul_once():
    s = scene(bargain=ME).do("bargain", "soul")
    assert s.mine.lingering == 1
    assert not s.mine.bargain
    assert "bargain" not in s.keys


@rule("NN-65", "NN-R19", "NN-18", "NN-R20")
def test_the_bargain_summons_pathpaws_and_leads_to_a_check():
    s = scene(bargain=ME).do("bargain", "pathpaws", f"{ME}:1", "skip")
    assert s.lane("middle") == ["pathpaws"]
    assert s.spirit("middle").mode == "effect"
    assert s.mine.done["summon"] == 1
    assert not s.mine.bargain
    assert s.coin("middle") == "neutral", "Resolve 1 against an empty lane's 2"


@rule("NN-R19", "NN-69")
def test_pathpaws_may_gain_dominance():
    s = scene(bargain=ME, middle="bear").do("bargain", "pathpaws", f"{ME}:1")
    assert s.coin("middle") == "mine spent", "2 and 1 are 3"


@rule("NN-65", "NN-D25")
def test_going_back_keeps_the_bargain():
    s = scene(bargain=ME).do("bargain", "pathpaws", "back", "back")
    assert s.mine.bargain
    assert s.asks == (ME, "action")


@rule("NN-R18", "NN-64")
def test_the_bargain_pays_in_either_turn():
    s = scene(left="bear", souls=2, your_hand="ambush", your_right="wolf", bargain=YOU).attacks("left")
    s.do("summon:ambush", f"{YOU}:1")
    assert (s.asks, s.keys) == ((YOU, "souls"), ("bargain",))
    s.do(("bargain",))
    assert s.lane("middle", YOU) == ["ambush"]
    assert not s.yours.bargain


@rule("NN-R18")
def test_the_bargain_waits_for_the_own_action_phase_where_the_match_has_it_so():
    s = scene(left="bear", souls=2, your_hand="ambush", your_right="wolf", bargain=YOU,
              options={"bargain_soul_any_time": False}).attacks("left")  # fmt: skip
    assert s.keys == ("block", "pass", "pass_turn")


@pytest.mark.parametrize("stage", ["income", "end"])
@rule("NN-R17", "NN-R18")
def test_bargain_and_coins_are_offered_in_the_action_phase_alone(stage):
    s = scene(stage=stage, bargain=ME, left="wolf", coins={"left": "mine ready"}, hand="wolf")
    while s.table.active == ME and s.match.decisions and s.asked.kind != "action":
        assert not {"bargain", "relinquish"} & set(s.keys)
        s.do(s.asked.default)
