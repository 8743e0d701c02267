"""What actions do with Spirits: how they arrive, move and leave."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engines.neo_noble.language import chosen, cost, every, in_zone, lanes, manifest, ruling, target
from tests.engines.neo_noble.pack import act, arbiter, errant, holds, noble, text, token, when
from tests.engines.neo_noble.scenes import ME, YOU, scene

# Arrival


@pytest.mark.rule("NN-123")
@pytest.mark.parametrize("zone", ["hand", "deck", "grave", "reap", "banished"])
def test_a_card_is_summoned_out_of_a_zone(zone: str) -> None:
    position: dict[str, Any] = {"deck": "fox", {"reap": "reaped"}.get(zone, zone): "judge"}
    s = manifest(
        act("summon", **{"from": in_zone(zone, filter={"type": ["arbiter"]})}), act("draw"),
        answers=("judge", "0:1") if zone in ("hand", "deck") else ("0:1",), **position,
    )  # fmt: skip
    assert s.lane("middle") == ["judge"]
    spirit = s.spirit("middle")
    assert (spirit.origin, spirit.mode) == (zone, "effect")
    assert s.mine.done["summon"] == 1


@pytest.mark.rule("NN-69", "NN-70")
def test_a_summon_by_a_text_leads_to_a_check_when_all_is_done() -> None:
    s = manifest(act("summon", lane="left", **{"from": in_zone("hand")}), hand="elder")
    assert s.lane("left") == ["elder"]
    assert s.coin("left") == "mine spent"


def test_a_summon_may_cost_all_less_or_nothing() -> None:
    def summoned(price: object, souls: int) -> int:
        s = manifest(
            act("summon", price=price, lane="left", **{"from": in_zone("hand")}), hand="elder", souls=souls
        )
        return s.mine.lingering if s.lane("left") else -1

    assert summoned("full", 3) == 0
    assert summoned("full", 2) == -1
    assert summoned(-2, 3) == 2
    assert summoned(-6, 0) == 0
    assert summoned("free", 1) == 1


def test_a_summon_may_cost_something_besides() -> None:
    s = manifest(
        act("summon", cost=[cost("discard")], lane="left",
            **{"from": in_zone("hand", filter={"min_cost": 4})}),
        hand="wolf giant", answers=("giant",),
    )  # fmt: skip
    assert (s.lane("left"), s.mine.grave) == (["giant"], ["wolf"])


@pytest.mark.rule("NN-62")
def test_a_face_up_card_of_the_channel_is_summoned() -> None:
    s = manifest(act("summon", lane="left", **{"from": "channel"}), channel="wolf bear:up")
    assert (s.lane("left"), s.channel()[:2]) == (["bear"], ["wolf", "-"])


@pytest.mark.rule("NN-R21")
def test_a_card_of_the_channel_pays_for_its_summon_by_a_text_where_the_match_has_it_so() -> None:
    def summoned(channel: str, pays_for_itself: bool) -> list[str]:
        summon = act("summon", price="full", lane="left", **{"from": "channel"})
        s = manifest(summon, channel=channel, options={"haste_self_pay": pays_for_itself})
        assert s.asks == (ME, "action")
        return s.lane("left")

    assert summoned("wolf:up", True) == ["wolf"]
    assert summoned("wolf:up", False) == []
    assert summoned("wolf:up fox", False) == ["wolf"]


@pytest.mark.rule("NN-R13")
def test_what_a_summon_by_a_text_costs_besides_pays_no_souls_too() -> None:
    summon = act(
        "summon", price="full", cost=[cost("channel_card", ready=True)], lane="left",
        **{"from": in_zone("hand")},
    )  # fmt: skip
    s = manifest(summon, hand="wolf", channel="fox")
    assert (s.asks, s.lane("left")) == ((ME, "action"), [])
    s = manifest(summon, hand="wolf", channel="fox bear", answers=("0:0",))
    assert (s.lane("left"), s.mine.grave, s.channel()[:2]) == (["wolf"], ["fox"], ["-", "bear:spent"])


def test_only_a_card_of_the_channel_that_fits_is_summoned() -> None:
    wanted = {"from": "channel", "filter": {"type": ["arbiter"]}}
    s = manifest(act("summon", lane="left", **wanted), channel="wolf:up judge:up judge")
    assert (s.lane("left"), s.channel()) == (["judge"], ["wolf:up", "-", "judge", "-"])


def test_the_very_card_of_an_event_is_summoned_again() -> None:
    phoenix = arbiter(
        "phoenix", 1, 1, 1, when("destroyed", act("summon", lane="right", **{"from": "this_card"}), this=True)
    )
    s = manifest(act("destroy", who=chosen("own")), left="phoenix", cards=(phoenix,))
    assert (s.lane("left"), s.lane("right"), s.mine.grave) == ([], ["phoenix"], [])


def test_the_top_of_the_deck_is_shown_and_stays_when_it_cannot_be_summoned() -> None:
    top = in_zone("deck", how="top")
    s = manifest(act("summon", lane="left", **{"from": top}), deck="wolf fox")
    assert s.lane("left") == ["wolf"]
    s = manifest(act("summon", price="full", lane="left", **{"from": top}), deck="giant fox")
    assert s.mine.deck[::-1] == ["giant", "fox"]
    assert s.mine.tops == [1, 1]


def test_several_are_summoned_one_after_the_other() -> None:
    s = manifest(
        act("summon", **{"from": in_zone("grave", number=2)}), grave="wolf fox moth",
        answers=("fox", "0:0", "moth", "0:0"),
    )  # fmt: skip
    assert (s.lane("left"), s.mine.grave) == (["fox", "moth"], ["wolf"])


@pytest.mark.rule("NN-R30", "NN-R50")
def test_a_summon_by_a_text_is_a_full_summon() -> None:
    herald = errant("herald", 1, 1, 1, text("on_summon", act("gain_souls", number=2)))
    s = manifest(act("summon", lane="left", **{"from": in_zone("hand")}), hand="herald", cards=(herald,))
    assert s.mine.lingering == 2


@pytest.mark.rule("NN-15", "NN-R32", "NN-69")
def test_tokens_are_created_with_a_check_but_without_a_summon() -> None:
    crier = token("crier", 0, 3, text("on_summon", act("gain_souls", number=9)))
    s = manifest(act("create", token="crier", lane="middle"), cards=(crier,))
    assert (s.lane("middle"), s.mine.lingering, s.coin("middle")) == (["crier"], 0, "mine spent")
    assert s.mine.done == {"coin": 1}


def test_tokens_are_created_where_the_player_likes_or_in_all_lanes() -> None:
    s = manifest(act("create", token="sapling", number=2), answers=("0:0", "0:2"))
    assert (s.lane("left"), s.lane("right")) == (["sapling"], ["sapling"])
    s = manifest(act("create", token="sapling", lane=lanes("own")), left="fox fox fox fox")
    assert [len(lane) for lane in s.mine.lanes] == [4, 1, 1]


@pytest.mark.rule("NN-R32", "NN-69")
def test_to_place_is_no_summon_and_makes_no_check() -> None:
    herald = errant("herald", 1, 1, 9, text("on_summon", act("gain_souls", number=2)))
    s = manifest(act("place", lane="left", **{"from": in_zone("hand")}), hand="herald", cards=(herald,))
    assert (s.lane("left"), s.mine.lingering, s.coin("left")) == (["herald"], 0, "neutral")
    s = manifest(act("place", **{"from": "deck_top"}), deck="wolf fox", answers=("0:2",))
    assert (s.lane("right"), s.mine.deck) == (["wolf"], ["fox"])


@pytest.mark.rule("NN-R73")
def test_a_card_is_placed_and_summoned_on_its_owners_side_alone() -> None:
    for verb in ("place", "summon"):
        s = manifest(act(verb, lane=lanes("opposing"), **{"from": in_zone("hand")}), hand="wolf")
        assert (s.mine.hand, s.lane("left", YOU)) == (["wolf"], [])
    s = manifest(act("create", token="sapling", lane=lanes("opposing", names=["left"])))
    assert s.lane("left", YOU) == ["sapling"]


# Moving


@pytest.mark.rule("NN-R32", "NN-R38")
def test_a_moved_spirit_uncovers_what_lay_beneath() -> None:
    s = manifest(act("move", who=chosen("own"), to="right"), left="judge wolf")
    assert (s.lane("left"), s.lane("right"), s.mine.grave) == ([], ["wolf"], ["judge"])
    s = manifest(act("move", who=chosen("own"), to="right", without_shatter=True), left="judge wolf")
    assert (s.lane("left"), s.lane("right")) == (["judge"], ["wolf"])
    assert s.coin("right") == "neutral"


@pytest.mark.rule("NN-R38")
def test_a_whole_link_moves_in_order_and_uncovers_nothing() -> None:
    s = manifest(
        act("move", who="target", link=True), left="judge wolf", middle="fox", answers=("0:1",),
        text_fields={"targets": [target("spirit", whose="own", layer="active", lane="left")]},
    )  # fmt: skip
    assert (s.lane("left"), s.lane("middle")) == ([], ["fox", "judge", "wolf"])


@pytest.mark.rule("NN-R38")
def test_a_covered_arbiter_that_is_moved_to_the_top_shatters() -> None:
    s = manifest(act("move", who=chosen("own", "covered"), to="right"), left="judge wolf")
    assert (s.lane("left"), s.lane("right"), s.mine.grave) == (["wolf"], [], ["judge"])


@pytest.mark.rule("NN-R38", "NN-87")
def test_an_arbiter_that_a_moved_spirit_covered_shatters_when_that_leaves() -> None:
    s = manifest(
        act("move", who=chosen("own", lane="left"), to="right"), act("bounce", who=chosen("own")),
        left="wolf", right="judge",
    )  # fmt: skip
    assert (s.mine.hand, s.mine.grave, s.lane("right")) == (["wolf"], ["judge"], [])


@pytest.mark.rule("NN-81")
def test_nothing_moves_to_a_full_lane() -> None:
    s = manifest(
        act("move", who=chosen("own", lane="left"), to="right"), left="wolf", right="fox fox fox fox"
    )
    assert s.lane("left") == ["wolf"]


def test_a_spirit_of_the_opponent_moves_on_its_own_side() -> None:
    s = manifest(act("move", who=chosen("opposing")), your_left="wolf", answers=("1:2",))
    assert s.lane("right", YOU) == ["wolf"]


# Removal


@pytest.mark.rule("NN-146", "NN-R34")
def test_any_spirit_or_only_an_active_one_is_destroyed() -> None:
    s = manifest(act("destroy", who=chosen("opposing")), your_left="fox wolf", your_right="bear")
    assert len(s.keys) == 2
    s = manifest(act("destroy", who=chosen("opposing", "any")), your_left="fox wolf", your_right="bear")
    assert len(s.keys) == 3
    s.do(s.spirit("left", YOU, 1).key)
    assert (s.lane("left", YOU), s.yours.grave) == (["wolf"], ["fox"])


@pytest.mark.rule("NN-90")
def test_a_text_may_spare_what_it_uncovers() -> None:
    s = manifest(act("destroy", who=chosen("opposing")), your_left="judge wolf")
    assert s.lane("left", YOU) == []
    s = manifest(act("destroy", who=chosen("opposing"), without_shatter=True), your_left="judge wolf")
    assert s.lane("left", YOU) == ["judge"]


@pytest.mark.rule("NN-147")
def test_who_sacrifices_picks() -> None:
    s = manifest(act("sacrifice", who="opponent"), your_left="wolf", your_right="fox bear")
    assert s.asks == (YOU, "pick_spirit")
    s.do(s.spirit("right", YOU).key)
    assert (s.lane("right", YOU), s.yours.grave) == (["fox"], ["bear"])
    s = manifest(act("sacrifice", who="you", layer="covered"), left="fox bear")
    assert s.lane("left") == ["bear"]
    s = manifest(act("sacrifice", who="you", up_to=True), left="fox", answers=((),))
    assert s.lane("left") == ["fox"]


@pytest.mark.rule("NN-148", "NN-40")
def test_spirits_are_reaped_into_their_owners_pile() -> None:
    s = manifest(act("reap", who=chosen("opposing")), your_left="wolf")
    assert s.yours.reaped == ["wolf"]
    s = manifest(act("reap_top", who="opponent"), your_deck="bear fox")
    assert (s.yours.reaped, s.yours.deck) == (["bear"], ["fox"])


@pytest.mark.rule("NN-R69")
def test_of_reaps_on_both_sides_the_opponents_comes_first() -> None:
    three = "fox fox fox"
    s = manifest(
        act("reap", who=every("any")), left="wolf", your_left="bear", reaped=three, your_reaped=three
    )
    assert s.match.result is not None
    assert s.match.result.winners == (ME,)
    s = manifest(act("reap_top", who="each"), reaped=three, your_reaped=three)
    assert s.match.result is not None
    assert s.match.result.winners == (ME,)


@pytest.mark.rule("NN-149")
def test_spirits_are_banished() -> None:
    s = manifest(act("banish", who=chosen("opposing"), without_shatter=True), your_left="judge wolf")
    assert (s.yours.banished, s.lane("left", YOU)) == (["wolf"], ["judge"])


@pytest.mark.parametrize("to", ["hand", "deck_top", "deck_bottom", "channel"])
def test_spirits_go_back_to_their_owners(to: str) -> None:
    s = manifest(act("bounce", who=chosen("opposing"), to=to), your_left="wolf", your_deck="fox")
    there = {
        "hand": s.yours.hand == ["wolf"],
        "deck_top": s.yours.deck == ["fox", "wolf"],
        "deck_bottom": s.yours.deck == ["wolf", "fox"],
        "channel": s.channel(YOU)[0] == "wolf:up:spent",
    }
    assert [name for name, true in there.items() if true] == [to]


@pytest.mark.rule("NN-R36")
def test_who_returns_is_new() -> None:
    s = manifest(act("bounce", who=chosen("own")), left="wolf", souls=1)
    before = "s1"
    s.summons("wolf", "left")
    assert s.lane("left") == ["wolf"]
    assert s.spirit("left").key != before


@pytest.mark.rule("NN-86", "NN-87")
def test_arbiters_are_made_to_shatter() -> None:
    s = manifest(
        act("shatter", who=every("opposing", "any")), your_left="warden judge", your_middle="wolf elder fox"
    )
    assert (s.lane("left", YOU), s.lane("middle", YOU)) == ([], ["wolf", "fox"])
    assert sorted(s.yours.grave) == ["elder", "judge", "warden"]


@pytest.mark.rule("NN-R39")
def test_what_spares_an_arbiter_spares_it_from_a_forced_shatter_too() -> None:
    s = manifest(
        act("shatter", who=chosen("opposing")), your_left="judge", your_noble="guardian",
        nobles=(noble("guardian", holds("no_shatter", lanes=lanes("own"))),),
    )  # fmt: skip
    assert s.lane("left", YOU) == ["judge"]


# Texts of others


@pytest.mark.rule("NN-R52")
def test_as_much_as_possible_is_done_of_many() -> None:
    s = manifest(act("destroy", who=chosen("opposing", number=3)), act("draw"), your_left="wolf", deck="fox")
    assert (s.yours.grave, s.mine.hand) == (["wolf"], ["fox"])


def test_another_spirits_text_is_done_as_though_it_stood_here() -> None:
    well = arbiter("well", 1, 1, 1, text("manifest", act("gain_souls", number=2), cost=[cost("discard")]))
    mirror = arbiter("mirror", 1, 1, 1, text("manifest", act("use_text", of="target"),
        targets=[target("spirit", whose="any", layer="active", filter={"other": True})]))  # fmt: skip
    s = ruling(left="mirror", your_right="well", cards=(well, mirror))
    s.do("manifest", f"{s.spirit('left').key}:0")
    assert s.mine.lingering == 2


def test_a_borrowed_text_has_targets_of_its_own_and_one_of_two_is_picked() -> None:
    killer = arbiter(
        "killer", 1, 1, 1,
        text("manifest", act("destroy", who="target"),
             targets=[target("spirit", whose="opposing", layer="active")]),
        text("on_summon", act("draw")),
    )  # fmt: skip
    mirror = arbiter("mirror", 1, 1, 1, text("manifest", act("use_text", of="top")),
                     when("summoned", act("use_text", of="that"), whose="own"))  # fmt: skip
    s = ruling(
        left="mirror", hand="killer", souls=1, your_left="wolf", your_right="fox", cards=(killer, mirror)
    )
    s.summons("killer", "middle")
    assert s.asks == (ME, "text")
    s.do("0", s.spirit("left", YOU).key)
    assert s.yours.grave == ["wolf"]
    s.do("manifest", f"{s.spirit('left').key}:0")
    assert s.yours.grave == ["wolf"]


def test_a_borrowed_text_borrows_no_further() -> None:
    mirror = arbiter("mirror", 1, 1, 1, text("manifest", act("use_text", of="target"), act("draw"),
        targets=[target("spirit", whose="any", layer="active", filter={"other": True})]))  # fmt: skip
    s = scene(left="mirror", your_right="mirror", deck="wolf fox bear", cards=(mirror,))
    s.do("manifest", f"{s.spirit('left').key}:0")
    assert sorted(s.mine.hand) == ["fox", "wolf"]


@pytest.mark.rule("NN-R12")
def test_what_cannot_return_into_a_full_channel_stays() -> None:
    back = act("bounce", who=every("own"), to="channel")
    s = manifest(back, left="wolf", middle="sapling", right="bear", channel="fox fox fox")
    assert s.channel() == ["fox", "fox", "fox", "wolf:up:spent"]
    assert (s.lane("middle"), s.lane("right"), s.mine.grave) == ([], ["bear"], [])
