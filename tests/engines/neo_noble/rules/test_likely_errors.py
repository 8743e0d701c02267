"""Errors that the rules make likely: each test fails when its error is put in."""

from __future__ import annotations

from collections import Counter

from engines.kernel import Pick
from engines.neo_noble.rules import channel, lanes, summon
from engines.neo_noble.table.pieces import Place
from tests.engines.neo_noble.pack import errant
from tests.engines.neo_noble.scenes import ME, YOU, new_match, scene
from tests.engines.position import of
from tests.rules import rule


@rule("NN-69", "NN-R32")
def test_no_check_after_placing_or_moving():
    s = scene(left="elder", stage="action", hand="moth")
    lanes.move(s.table, [s.spirit("left")], Place(ME, 1))
    summon.put(s.table, Place(ME, 2), "elder", "grave")
    s.summons("moth", "left")
    assert [s.coin(lane) for lane in ("left", "middle", "right")] == ["neutral"] * 3


@rule("NN-72", "NN-R16", "NN-R27")
def test_a_gained_coin_gives_no_soul_in_the_same_turn():
    s = scene(hand="elder", souls=3).summons("elder", "left")
    assert s.coin("left") == "mine spent"
    assert "relinquish" not in s.keys
    s.do("end")
    assert s.coin("left") == "mine ready"


@rule("NN-R14", "NN-139")
def test_the_opponents_end_phase_readies_nothing_of_mine():
    s = scene(channel="wolf", hand="fox", left="bear", coins={"left": "mine spent"}).summons("fox", "left")
    assert s.channel()[0] == "wolf:spent"
    s.do("end")
    assert s.channel()[0] == "wolf", "my own"
    table = s.table
    slot = table.sides[ME].channel[0]
    assert slot is not None
    slot.ready = False
    while table.active == YOU:
        s.do(s.asked.default)
    assert s.channel()[0] == "wolf:spent"


@rule("NN-R10")
def test_the_owner_does_not_see_face_down_channel_cards():
    s = scene(stage="channel", deck="bear boar fox").do("channel", "focus")
    assert not any(event.secret for event in s.events("channel"))
    channel.channel_top(s.table, s.mine, ready=True)
    assert not s.table.showing


@rule("NN-85", "NN-84")
def test_a_weak_spirit_is_not_added_to_the_ambient_two():
    s = scene(left="wolf", souls=2, your_right="pebble").attacks("left")
    assert s.yours.reaped == ["pebble"], "2 against 1, where an empty lane would have held"


@rule("NN-91", "NN-141")
def test_four_shattered_arbiters_lose_no_game():
    s = scene(left="titan titan", souls=2, your_right="judge warden elder fox", your_reaped="moth moth")
    s.attacks("left")
    assert s.match.result is None
    assert s.yours.reaped == ["moth", "moth", "fox"]
    assert s.yours.grave == ["elder", "warden", "judge"]


@rule("NN-53")
def test_the_cards_of_a_mulligan_are_not_redrawn():
    for n in range(6):
        match = new_match(f"mulligan {n}")
        first = match.table.first
        side = match.table.sides[first]
        top = side.deck[-1]
        key = of(Pick, match.decision(first)).keys[0]
        before = Counter(side.hand)
        match.answer(first, (key,))
        assert Counter(side.hand) == before - Counter([key]) + Counter([top])


@rule("NN-R22")
def test_focus_is_not_refused_after_a_harvest():
    s = scene(stage="harvest", channel="wolf").do("harvest")
    assert s.keys == ("channel", "skip")
    assert "focus" in s.do("channel").keys


@rule("NN-R56")
def test_the_prompts_of_an_attack_do_not_tell_what_the_defender_holds():
    faces = []
    for hand in ("fox", "ambush"):
        s = scene(left="wolf", souls=2, your_hand=hand, your_souls=1).attacks("left")
        asked = [(s.asked.seat, s.asked.kind)]
        s.do("block")
        asked.append((s.asked.seat, s.asked.kind))
        faces.append(asked)
    assert faces[0] == faces[1] == [(YOU, "react"), (YOU, "block")]


@rule("NN-R56")
def test_what_is_asked_in_the_own_turn_depends_on_what_everybody_sees():
    for hand in ("", "wolf", "ambush runner"):
        s = scene(stage="income", channel="fox", hand=hand)
        kinds = []
        while s.table.active == ME:
            kinds.append(s.asked.kind)
            s.do(s.asked.default)
        assert kinds == ["harvest", "channel", "focus", "action"]


@rule("NN-R62", "NN-129")
def test_a_tie_fails_and_a_success_reaps_one():
    s = scene(left="fox wolf", middle="titan", souls=4, your_right="bear pebble", your_middle="fox fox")
    s.attacks("left")
    assert s.yours.reaped == [], "3 against 3"
    s.attacks("middle")
    assert s.yours.reaped == ["fox"]


@rule("NN-R30", "NN-70")
def test_the_check_is_not_made_before_the_effect():
    dud = errant("dud", 0, 1, 4, {"type": "on_summon", "do": [{"action": "destroy", "who": "self"}]})
    s = scene(hand="dud", cards=(dud,)).summons("dud", "left")
    assert s.coin("left") == "neutral"
