"""Summoning, creating, placing; behaviours (NN-101 to NN-105, NN-120 to NN-125, NN-R29 to NN-R32)."""

from __future__ import annotations

import pytest

from bot.texts import texts_in
from engines.neo_noble.rules import summon
from engines.neo_noble.table.pieces import Place
from tests.engines.neo_noble.pack import act, arbiter, errant, noble, text, when
from tests.engines.neo_noble.scenes import ME, YOU, scene
from tests.rules import rule

GIVE = act("gain_souls", number=1)


@rule("NN-121", "NN-21", "NN-123", "NN-D11")
def test_a_card_of_the_hand_is_summoned_for_its_soul_cost():
    s = scene(hand="bear wolf", souls=2).do("summon")
    assert s.keys == ("wolf", "bear")
    s.do("bear", "0:1")
    assert s.lane("middle") == ["bear"]
    assert (s.mine.hand, s.mine.lingering) == (["wolf"], 0)
    spirit = s.spirit("middle")
    assert (spirit.origin, spirit.mode, spirit.arrived) == ("hand", "normal", 5)


@rule("NN-D13")
def test_a_lane_shows_its_totals_before_and_after_as_far_as_they_change():
    cloud = errant("cloud", 0, 0, 0)
    s = scene(hand="bear cloud hollow", middle="fox", souls=2, cards=(cloud,))

    def shown(card: str) -> list[str]:
        s.do("summon", card)
        previews = [option.preview for option in s.match.prompt(ME).options]
        s.do("back", "back")
        return [texts_in("en").tell(preview) for preview in previews if preview is not None]

    assert shown("bear") == ["Power 0 → 3", "Power 1 → 4, Resolve 2 → 4", "Power 0 → 3"]
    assert shown("cloud") == ["Resolve 2 → 0", "Power 1, Resolve 2", "Resolve 2 → 0"]
    assert shown("hollow")[1] == "Power 1 → 3, Resolve 2 → 0"


@rule("NN-21", "NN-R13")
def test_what_cannot_be_paid_for_cannot_be_summoned():
    s = scene(hand="wolf bear", souls=1).do("summon")
    assert s.keys == ("wolf",)


@rule("NN-14", "NN-12")
def test_a_card_without_text_matters_by_its_stats():
    s = scene(hand="bear", souls=2).summons("bear", "left")
    assert s.asks == (ME, "action")


@rule("NN-R30", "NN-114")
def test_back_is_free_until_it_is_paid():
    s = scene(hand="wolf", souls=1).do("summon", "wolf", "back", "back")
    assert s.asks == (ME, "action")
    assert (s.mine.hand, s.mine.lingering) == (["wolf"], 1)


@rule("NN-R30", "NN-93", "NN-100")
def test_no_step_of_a_summon_is_seen_before_it_is_paid():
    cult = errant("cult", 3, 1, 1, tribute=[{"cost": "discard"}])
    s = scene(hand="cult fox", left="wolf", souls=5, cards=(cult,))
    asked = []
    for answer in ("summon", "cult", "normal", f"{ME}:1"):
        assert s.asked.hidden, s.asked.kind
        asked.append(s.asked.kind)
        s.do(answer)
    assert asked == ["action", "summon", "mode", "lane"]


def test_the_sequence_of_a_summon():
    scout = errant("hawk", 1, 1, 3, text("on_summon", GIVE), behaviours=["pathfinder", "brittle"])
    s = scene(hand="hawk", souls=1, left="", deck="bear boar", cards=(scout,)).summons("hawk", "left")
    s.do("use")
    steps = ["paid", "summon", "channel", "activate", "souls", "sacrificed"]
    assert [event.kind for event in s.match.events if event.kind in steps] == steps
    assert s.coin("left") == "neutral", "it is gone before the check"


@rule("NN-122", "NN-R31", "NN-D12", "NN-120")
def test_tribute_replaces_the_soul_cost_completely():
    seraph = arbiter("seraph", 6, 6, 6, tribute=[{"cost": "discard", "number": 2}])
    s = scene(hand="seraph wolf fox", souls=6, cards=(seraph,)).do("summon", "seraph")
    assert (s.asks, s.keys) == ((ME, "mode"), ("normal", "tribute"))
    s.do("tribute", "0:0")
    assert s.lane("left") == ["seraph"]
    assert (s.mine.grave, s.mine.lingering) == (["wolf", "fox"], 6)
    assert s.spirit("left").mode == "tribute"


@rule("NN-122", "NN-R51")
def test_a_card_is_no_tribute_for_itself():
    seraph = arbiter("seraph", 6, 6, 6, tribute=[{"cost": "discard", "number": 2}])
    assert "summon" not in scene(hand="seraph wolf", cards=(seraph,)).keys


@rule("NN-R30", "NN-81", "NN-R81")
def test_a_tribute_from_the_lane_may_make_room():
    seraph = arbiter("seraph", 6, 6, 6, tribute=[{"cost": "sacrifice"}])
    full = "moth moth fox wolf"
    s = scene(hand="seraph", left=full, middle=full, right=full, cards=(seraph,))
    s.do("summon", "seraph", "0:0")
    assert s.lane("left") == ["moth", "moth", "fox", "seraph"], "of another lane it would make no room here"


@rule("NN-R30", "NN-89")
def test_a_shatter_chain_from_paying_is_over_before_the_card_arrives():
    seraph = arbiter("seraph", 6, 6, 6, tribute=[{"cost": "sacrifice"}])
    s = scene(hand="seraph", left="judge wolf", cards=(seraph,)).do("summon", "seraph", "0:0")
    assert s.lane("left") == ["seraph"]
    assert s.mine.grave == ["wolf", "judge"]


@rule("NN-93")
@pytest.mark.parametrize(("says", "asked"), [(None, False), ("must", False), ("may", True)])
def test_on_summon_is_mandatory_unless_it_says_you_may(says, asked):
    more = {} if says is None else {"says": says}
    giver = errant("giver", 0, 1, 1, text("on_summon", GIVE, **more))
    s = scene(hand="giver", cards=(giver,)).summons("giver", "left")
    assert (s.asked.kind == "may") is asked
    if asked:
        s.do("no")
    assert s.mine.lingering == (0 if asked else 1)


@rule("NN-12", "NN-93")
def test_on_summon_happens_once():
    giver = errant("giver", 0, 1, 1, text("on_summon", GIVE))
    s = scene(hand="giver", souls=1, cards=(giver,)).summons("giver", "left")
    assert s.mine.lingering == 2
    assert "manifest" not in s.keys


@rule("NN-R29")
def test_other_zones_need_a_behaviour_or_a_text():
    s = scene(souls=9, grave="wolf", banished="wolf", reaped="wolf", deck="wolf", channel="wolf:up wolf")
    assert "summon" not in s.keys


@rule("NN-R32", "NN-69")
def test_placing_is_no_summon():
    giver = errant("giver", 0, 1, 1, text("on_summon", GIVE))
    s = scene(cards=(giver,))
    spirit = summon.put(s.table, Place(ME, 0), "giver", "grave")
    assert spirit is not None
    assert spirit.mode is None
    assert s.mine.done.get("summon") is None
    assert not s.table.checks


@rule("NN-R32", "NN-15")
def test_creating_is_no_summon_but_is_checked():
    s = scene()
    spirit = summon.create(s.table, Place(ME, 0), "thicket")
    assert spirit is not None
    assert (spirit.mode, spirit.origin) == (None, "created")
    assert s.mine.done.get("summon") is None
    assert s.table.checks == [Place(ME, 0)]


@rule("NN-R32", "NN-81")
def test_creating_and_placing_need_room():
    s = scene(left="moth moth fox fox")
    assert summon.create(s.table, Place(ME, 0), "thicket") is None
    assert summon.put(s.table, Place(ME, 0), "wolf", "grave") is None
    assert len(s.lane("left")) == 4


# Behaviours


@rule("NN-103", "NN-R45", "NN-61", "NN-D20", "NN-101")
@pytest.mark.parametrize(("answer", "first"), [("use", "bear:spent"), ("skip", "-")])
def test_pathfinder_may_channel_a_card_spent_into_an_empty_lane(answer, first):
    s = scene(hand="scout", souls=1, deck="bear boar").summons("scout", "left")
    assert (s.asks, s.asked.default) == ((ME, "pathfinder"), "skip")
    s.do(answer)
    assert s.channel()[0] == first


@rule("NN-103", "NN-R45")
def test_pathfinder_needs_an_empty_lane_on_the_own_side():
    s = scene(hand="scout", souls=1, left="wolf").summons("scout", "left")
    assert s.asks == (ME, "action")
    s = scene(hand="scout", souls=1, your_right="wolf").summons("scout", "left")
    assert s.asks == (ME, "pathfinder")


@rule("NN-103", "NN-R32")
def test_a_token_that_is_created_finds_no_path():
    maker = noble("maker", text("manifest", act("create", token="pathpaws", lane="left")))
    s = scene(noble="maker", nobles=(maker,)).do("manifest", "noble:0")
    assert s.lane("left") == ["pathpaws"]
    assert s.asks == (ME, "action")


@rule("NN-103", "NN-R12")
def test_pathfinder_is_not_asked_about_when_the_channel_is_full():
    s = scene(hand="scout", souls=1, channel="fox:spent fox:spent fox:spent fox:spent")
    assert s.summons("scout", "left").asks == (ME, "action")


@rule("NN-105", "NN-R44")
def test_brittle_is_destroyed_when_its_effect_has_resolved():
    match = errant("match", 0, 3, 4, text("on_summon", GIVE), behaviours=["brittle"])
    s = scene(hand="match", cards=(match,)).summons("match", "left")
    assert s.mine.lingering == 1
    assert (s.lane("left"), s.mine.grave) == ([], ["match"])
    assert s.coin("left") == "neutral", "before the check"


@rule("NN-R44", "NN-86")
def test_brittle_may_uncover_an_own_arbiter():
    match = errant("match", 0, 3, 4, text("on_summon", GIVE), behaviours=["brittle"])
    s = scene(hand="match", left="judge", cards=(match,)).summons("match", "left")
    assert s.lane("left") == []
    assert s.mine.grave == ["match", "judge"]


@rule("NN-R44")
def test_brittle_stays_when_its_effect_was_declined_or_had_no_target():
    declined = errant("declined", 0, 3, 1, text("on_summon", GIVE, says="may"), behaviours=["brittle"])
    s = scene(hand="declined", cards=(declined,)).summons("declined", "left").do("no")
    assert s.lane("left") == ["declined"]
    target = {"target": "spirit", "whose": "opposing", "layer": "active"}
    aimless = errant(
        "aimless", 0, 3, 1, text("on_summon", act("destroy", who="target"), targets=[target]),
        behaviours=["brittle"],
    )  # fmt: skip
    s = scene(hand="aimless", cards=(aimless,)).summons("aimless", "left")
    assert s.lane("left") == ["aimless"]


@rule("NN-105")
def test_brittle_without_an_effect_stays():
    plain = errant("plain", 0, 3, 1, behaviours=["brittle"])
    assert scene(hand="plain", cards=(plain,)).summons("plain", "left").lane("left") == ["plain"]


@rule("NN-102", "NN-R46", "NN-101")
def test_a_behaviour_works_on_a_silenced_card():
    mute = noble("mute", {"type": "ongoing", "holds": [{"change": "silenced", "on": {
        "pick": "all", "whose": "any", "layer": "any"}}]})  # fmt: skip
    s = scene(hand="scout", souls=1, your_noble="mute", nobles=(mute,)).summons("scout", "left")
    assert s.asks == (ME, "pathfinder")


# Manifest


@rule("NN-94", "NN-117", "NN-R58")
def test_a_manifest_is_used_once_a_turn_also_in_the_turn_of_arrival():
    giver = arbiter("giver", 1, 1, 1, text("manifest", GIVE))
    s = scene(hand="giver", souls=1, cards=(giver,)).summons("giver", "left").do("manifest")
    s.do(*s.keys)
    assert s.mine.lingering == 1
    assert "manifest" not in s.keys


@rule("NN-119")
def test_cards_of_the_same_name_have_each_their_own_use():
    giver = arbiter("giver", 1, 1, 1, text("manifest", GIVE))
    s = scene(left="giver", middle="giver", cards=(giver,)).do("manifest")
    assert len(s.keys) == 2
    s.do(s.keys[0], "manifest")
    s.do(*s.keys)
    assert s.mine.lingering == 2


@rule("NN-117", "NN-4", "NN-5")
def test_a_nobles_abilities_are_usable_throughout():
    giver = noble("giver", text("manifest", GIVE), text("manifest", act("draw")))
    s = scene(noble="giver", nobles=(giver,)).do("manifest")
    assert s.keys == ("noble:0", "noble:1")
    s.do("noble:1", "manifest", "noble:0")
    assert (s.mine.lingering, len(s.mine.hand)) == (1, 1)


@rule("NN-97", "NN-R48")
def test_pay_texts_are_used_as_often_as_they_can_be_paid():
    seller = noble("seller", text("pay", act("draw"), cost=[{"cost": "souls", "number": 1}]))
    s = scene(noble="seller", nobles=(seller,), souls=2)
    for _ in range(2):
        s.do("pay", "noble:0")
    assert len(s.mine.hand) == 2
    assert "pay" not in s.keys


@rule("NN-125", "NN-69", "NN-R53")
def test_summoned_triggers_come_before_the_check():
    welcome = noble("welcome", when("summoned", act("destroy", who="that"), whose="opposing"))
    s = scene(hand="elder", souls=3, your_noble="welcome", nobles=(welcome,)).summons("elder", "left")
    assert s.lane("left") == []
    assert s.coin("left") == "neutral"
    assert s.mine.done["summon"] == 1
    assert YOU != ME


@rule("NN-R45", "NN-61")
def test_what_pathfinder_channels_in_an_income_phase_is_ready():
    lure = act("summon", price="free", lane="left", **{"from": {"zone": "hand", "whose": "own"}})
    usher = noble("usher", text("income", lure, says="may"))
    s = scene(stage="income", hand="scout", noble="usher", nobles=(usher,), deck="bear")
    s.do("noble:0")
    while s.asked.kind != "pathfinder":
        s.do(s.keys[0])
    s.do("use")
    assert s.mine.channel[0] is not None
    assert s.mine.channel[0].ready
