"""When texts are used, and when they must be."""

from __future__ import annotations

import pytest

from tests.engines.neo_noble.language import cost, ruling, target, test
from tests.engines.neo_noble.pack import act, arbiter, errant, text, when
from tests.engines.neo_noble.scenes import ME, scene

GAIN = act("gain_souls", number=1)


@pytest.mark.rule("NN-92", "NN-108")
def test_an_income_text_may_be_left_unless_it_says_you_must() -> None:
    s = ruling(text("income", GAIN), stage="income")
    assert s.asks == (ME, "income")
    assert "done" in s.keys
    forced = ruling(text("income", GAIN, says="must"), stage="income")
    assert forced.mine.lingering == 1


@pytest.mark.rule("NN-93")
def test_an_on_summon_text_must_be_used_unless_it_says_you_may() -> None:
    eager = errant("eager", 0, 1, 1, text("on_summon", GAIN))
    coy = errant("coy", 0, 1, 1, text("on_summon", GAIN, says="may"))
    s = scene(hand="eager coy", cards=(eager, coy)).summons("eager", "left")
    assert s.mine.lingering == 1
    s.summons("coy", "left")
    assert s.asks == (ME, "may")
    s.do("no")
    assert s.mine.lingering == 1


@pytest.mark.rule("NN-105", "NN-R44")
def test_brittle_asks_for_an_effect_that_was_activated() -> None:
    glass = errant("glass", 0, 1, 1, text("on_summon", GAIN, says="may"), behaviours=["brittle"])
    s = scene(hand="glass glass", cards=(glass,)).summons("glass", "left").do("no")
    assert s.lane("left") == ["glass"]
    s.summons("glass", "left").do("yes")
    assert (s.lane("left"), s.mine.grave) == (["glass"], ["glass"])


@pytest.mark.rule("NN-R44", "NN-R51")
def test_brittle_does_not_ask_for_an_effect_without_a_target() -> None:
    aimed = [target("spirit", whose="opposing", layer="active")]
    glass = errant("glass", 0, 1, 1, text("on_summon", GAIN, targets=aimed), behaviours=["brittle"])
    s = scene(hand="glass", cards=(glass,)).summons("glass", "left")
    assert (s.lane("left"), s.mine.lingering) == (["glass"], 0)
    s = scene(hand="glass", your_left="fox", cards=(glass,)).summons("glass", "left")
    assert (s.lane("left"), s.mine.lingering) == ([], 1)


@pytest.mark.rule("NN-R44", "NN-86")
def test_brittle_may_uncover_an_arbiter() -> None:
    glass = errant("glass", 0, 1, 1, text("on_summon", GAIN), behaviours=["brittle"])
    s = scene(hand="glass", left="judge", cards=(glass,)).summons("glass", "left")
    assert (s.lane("left"), sorted(s.mine.grave)) == ([], ["glass", "judge"])


@pytest.mark.rule("NN-96", "NN-R47")
def test_an_end_turn_text_must_be_used_unless_it_or_the_host_says_otherwise() -> None:
    s = ruling(text("end_turn", act("draw")), deck="wolf fox").do("end")
    assert s.mine.hand == ["wolf"]
    s = ruling(text("end_turn", act("draw"), says="may"), deck="wolf fox").do("end")
    assert s.asks == (ME, "end_turn")
    s = ruling(text("end_turn", act("draw")), options={"end_turn_default": "optional"}).do("end")
    assert "done" in s.keys


@pytest.mark.rule("NN-80", "NN-R49")
def test_only_nobles_and_active_spirits_have_working_texts() -> None:
    well = arbiter("well", 1, 1, 1, text("manifest", GAIN))
    assert "manifest" in scene(left="well", cards=(well,)).keys
    assert "manifest" not in scene(left="well fox", cards=(well,)).keys
    assert "manifest" not in scene(channel="well:up", hand="well", grave="well", cards=(well,)).keys


@pytest.mark.rule("NN-119", "NN-R58")
def test_two_spirits_of_one_name_have_a_use_each() -> None:
    well = arbiter("well", 1, 1, 1, text("manifest", GAIN))
    s = scene(left="well", right="well", cards=(well,))
    left, right = (f"{s.spirit(lane).key}:0" for lane in ("left", "right"))
    s.do("manifest", left, "manifest")
    assert s.keys == (right,)


@pytest.mark.rule("NN-R58")
def test_a_manifest_works_in_the_turn_in_which_its_spirit_arrives() -> None:
    well = arbiter("well", 0, 1, 1, text("manifest", GAIN))
    assert "manifest" in scene(hand="well", cards=(well,)).summons("well", "left").keys


def test_a_text_whose_conditions_do_not_hold_cannot_be_used() -> None:
    s = ruling(text("manifest", GAIN, **{"if": [test("lane_empty", lane="left")]}), left="wolf")
    assert "manifest" not in s.keys


@pytest.mark.rule("NN-R50")
def test_what_counts_as_an_activation() -> None:
    ear = arbiter("ear", 1, 1, 1, when("activated", act("draw"), whose="own"))
    glass = errant("glass", 0, 1, 1, text("on_summon", GAIN))
    s = ruling(
        text("manifest", GAIN), text("pay", GAIN, cost=[cost("souls", number=1)]), left="ear",
        hand="glass fox", cards=(ear, glass), deck="wolf wolf wolf bear", souls=1,
    )  # fmt: skip
    s.do("manifest", "noble:0")
    assert s.mine.hand.count("wolf") == 1
    s.summons("glass", "middle").do("pay", "noble:1")
    assert s.mine.hand.count("wolf") == 3
    s.summons("fox", "right")
    assert "bear" not in s.mine.hand
