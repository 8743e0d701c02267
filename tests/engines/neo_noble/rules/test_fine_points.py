"""Fine points where two rules meet: costs and arrival, battles inside battles, replacements, marks."""

from __future__ import annotations

from typing import Any

import pytest

from engines.neo_noble.evaluation import powers
from engines.neo_noble.seat.look import look
from engines.neo_noble.table.contexts import Answering
from tests.engines.neo_noble.language import calc as counted
from tests.engines.neo_noble.language import change, chosen, cost, every, in_zone, manifest, ruling, test
from tests.engines.neo_noble.pack import act, arbiter, errant, holds, noble, text, when
from tests.engines.neo_noble.scenes import ME, YOU, Scene, scene

GAIN = act("gain_souls", number=1)
SELLER = noble("seller", text("pay", act("draw"), cost=[cost("souls", number=1)]))
IF_DONE = act("if", **{"if": [test("done")]}, do=[act("gain_souls", number=5)])
FULL = "moth moth fox fox"


# Arrival


@pytest.mark.rule("NN-103", "NN-R45", "NN-R30")
def test_a_lane_that_paying_has_emptied_is_empty_for_pathfinder() -> None:
    guide = arbiter("guide", 6, 1, 1, tribute=[cost("sacrifice")], behaviours=["pathfinder"])
    s = scene(hand="guide", left="fox", cards=(guide,)).do("summon", "guide", "0:0")
    assert s.asks == (ME, "pathfinder")
    s.do("use")
    assert (s.lane("left"), s.channel()[0]) == (["guide"], "fox:spent")


@pytest.mark.rule("NN-120", "NN-122")
def test_a_tribute_summon_is_the_next_summon_too() -> None:
    seraph = arbiter("seraph", 6, 6, 6, tribute=[cost("discard")])
    s = manifest(
        change("cost", of="summon", value=-1, next_only=True), hand="seraph fox wolf", souls=1,
        cards=(seraph,),
    ).do("summon", "seraph", "0:0", "fox")  # fmt: skip
    s.summons("wolf", "right")
    assert s.mine.lingering == 0, "the wolf is the summon after"


@pytest.mark.rule("NN-81", "NN-R30", "NN-R81")
def test_a_tribute_opens_only_the_full_lane_that_it_is_taken_from() -> None:
    seraph = arbiter("seraph", 6, 6, 6, tribute=[cost("sacrifice", filter={"type": ["arbiter"]})])
    s = scene(hand="seraph", left=FULL, middle="moth moth fox judge", right=FULL, cards=(seraph,))
    s.do("summon", "seraph")
    assert s.keys == ("0:1",)
    s.do("0:1")
    assert [s.lane(lane) for lane in ("left", "middle")] == [FULL.split(), ["moth", "moth", "fox", "seraph"]]


@pytest.mark.rule("NN-81", "NN-R31", "NN-R81")
def test_a_tribute_of_souls_alone_opens_lanes_with_room_only() -> None:
    seraph = arbiter("seraph", 6, 6, 6, tribute=[cost("souls", number=2)])
    s = scene(hand="seraph", left=FULL, souls=2, cards=(seraph,)).do("summon", "seraph")
    assert s.keys == ("0:1", "0:2")
    s = scene(hand="seraph", left=FULL, middle=FULL, right=FULL, souls=2, cards=(seraph,))
    assert "summon" not in s.keys


@pytest.mark.rule("NN-R81", "NN-81")
def test_what_keeps_room_in_a_lane_is_no_tribute_for_that_lane() -> None:
    bearer = arbiter("bearer", 1, 1, 1, holds("capacity", on="left", value=1))
    seraph = arbiter("seraph", 6, 6, 6, tribute=[cost("sacrifice")])
    s = scene(hand="seraph", left=FULL, middle="bearer", cards=(bearer, seraph))
    s.do("summon", "seraph", "0:0")
    assert (s.lane("left"), s.lane("middle")) == (["moth", "moth", "fox", "seraph"], ["bearer"])


@pytest.mark.rule("NN-81", "NN-R35", "NN-R30")
def test_room_that_goes_with_the_souls_that_are_paid_is_looked_for_elsewhere() -> None:
    """The very coin that pays keeps the fifth place of the lane open."""
    wide = {**holds("capacity", on="left", value=1), "if": [test("holds_coin", lane="left")]}
    s = ruling(wide, hand="wolf", left=FULL, coins={"left": "mine ready"}).do("summon", "wolf", "0:0")
    if s.asked.kind == "souls":
        s.do(("coin:0",))
    assert (s.asked.kind, s.keys) == ("lane", ("0:1", "0:2"))
    s.do("0:2")
    assert [len(lane) for lane in s.mine.lanes] == [4, 0, 1]


# Answers


@pytest.mark.rule("NN-R54", "NN-R48")
def test_whoever_was_answered_may_answer_the_same_event_too() -> None:
    lurker = errant("lurker", 0, 1, 3, react={"event": "drew"})
    s = scene(souls=4, your_hand="lurker lurker", noble="seller", nobles=(SELLER,), cards=(lurker,))
    s.do("draw", 1)
    assert s.asks == (YOU, "react")
    s.do("summon:lurker", "1:0")
    assert (s.asks, s.asked.about.rest) == ((ME, "react"), Answering(("summoned",)))
    s.do("pass")
    assert (s.asks, s.asked.about.rest, s.keys) == (
        (ME, "react"),
        Answering(("drew",)),
        ("pay:noble:0", "pass"),
    )
    s.do("pay:noble:0")
    assert (s.asks, s.asked.about.rest) == ((YOU, "react"), Answering(("drew",))), "and is answered in turn"


# Triggers


@pytest.mark.rule("NN-R53")
def test_what_was_due_before_a_summon_by_a_text_waits_until_that_text_is_done() -> None:
    s = ruling(
        text("manifest", act("discard", who="you"), act("summon", lane="right", **{"from": in_zone("grave")}),
             act("gain_souls", number=counted("cards", zone="hand"))),
        when("discarded", act("draw")), hand="wolf",
    ).do("manifest", "noble:0")  # fmt: skip
    assert s.lane("right") == ["wolf"]
    assert (s.mine.lingering, s.mine.hand) == (0, ["fox"])


@pytest.mark.rule("NN-R77", "NN-105")
def test_what_a_brittle_card_has_set_off_finds_it_gone() -> None:
    torch = errant("torch", 0, 3, 4, text("on_summon", act("discard", who="you")), behaviours=["brittle"])
    s = ruling(
        when("discarded", act("gain_souls", number=counted("cards", zone="grave"))), hand="torch fox",
        cards=(torch,),
    ).summons("torch", "left")  # fmt: skip
    assert s.mine.lingering == 2


# Battles


@pytest.mark.rule("NN-R80", "NN-R59")
def test_the_outer_battle_is_under_way_again_when_the_inner_one_is_over() -> None:
    rage = noble("rage", when("attack", act("attack", lane="middle"), whose="own", once=True))
    shield = errant("shield", 0, 0, 0, text("on_summon", act("fail_attack")), react={"event": "attack"})
    s = scene(left="giant", middle="boar", souls=2, your_right="fox", your_middle="wolf", noble="rage",
              nobles=(rage,), your_hand="shield", cards=(shield,)).attacks("left")  # fmt: skip
    s.do("pass")
    assert (s.yours.reaped, s.asks) == (["wolf"], (YOU, "react"))
    s.do("summon:shield", "1:0").passes()
    assert s.yours.reaped == ["wolf"], "the outer attack was made to fail"


# Dominance


NOTHING_GAINED = text("pay", act("draw"), cost=[cost("souls", number=1)], **{"if": [test("gained_no_coin")]})


@pytest.mark.rule("NN-72", "NN-R27")
def test_a_coin_gained_by_a_text_has_been_gained_in_this_turn() -> None:
    gains = text("manifest", act("gain_coin", coins={"coin_of": "left"}))
    s = ruling(gains, NOTHING_GAINED, left="fox", souls=1)
    assert "pay" in s.keys
    s.do("manifest", "noble:0")
    assert s.coin("left") == "mine spent"
    assert "pay" not in s.keys


@pytest.mark.parametrize(("keeper", "lane"), [("mine", "right"), ("yours", "left")])
def test_a_coin_is_kept_by_whichever_side_keeps_it(keeper: str, lane: str) -> None:
    miser = noble("miser", holds("keeps_coin", on=lane))
    who: Any = {"noble": "miser"} if keeper == "mine" else {"your_noble": "miser"}
    s = scene(hand="titan", right="fox", your_left="wolf", coins={"right": "yours ready"}, souls=5,
              nobles=(miser,), **who)  # fmt: skip
    s.summons("titan", "right")
    assert s.coin("right") == "yours ready"
    assert s.lane("right") == ["fox", "titan"]


# Leaving and moving


@pytest.mark.rule("NN-R41", "NN-16")
@pytest.mark.parametrize("to", ["hand", "deck_top", "deck_bottom", "channel"])
def test_a_token_returns_to_no_zone(to: str) -> None:
    s = manifest(act("bounce", who=chosen("own"), to=to), left="sapling", deck="fox wolf")
    assert (s.lane("left"), s.mine.deck, s.mine.hand) == ([], ["wolf", "fox"], [])
    assert s.channel() == ["-", "-", "-", "-"]


@pytest.mark.rule("NN-R41", "NN-R52")
def test_a_token_whose_channel_is_full_leaves_all_the_same() -> None:
    s = manifest(act("bounce", who=chosen("own"), to="channel"), left="sapling", channel=FULL)
    assert (s.lane("left"), s.channel()) == ([], FULL.split())


def test_both_players_know_what_returns_to_the_top_of_a_deck() -> None:
    s = manifest(act("bounce", who=chosen("own"), to="deck_top"), act("draw"), left="wolf", deck="fox")
    assert (s.mine.hand, s.mine.deck) == (["wolf"], ["fox"])
    s = manifest(act("bounce", who=chosen("opposing"), to="deck_top"), your_left="wolf")
    assert [look(s.table, seat).sides[YOU].top for seat in (ME, YOU)] == [("wolf",), ("wolf",)]


@pytest.mark.rule("NN-R52", "NN-D22")
def test_a_reap_that_goes_elsewhere_is_not_done() -> None:
    def reaps(*more: Any) -> Scene:
        saint = noble("saint", *more)
        return manifest(act("reap", who=chosen("opposing")), IF_DONE, your_left="fox", your_noble="saint",
                        nobles=(saint,))  # fmt: skip

    s = reaps(holds("instead", of="reaped", to="hand", on={"pick": "all", "whose": "own", "layer": "any"}))
    assert (s.yours.hand, s.yours.reaped, s.mine.lingering) == (["fox"], [], 0)
    assert reaps().mine.lingering == 5


@pytest.mark.rule("NN-R36", "NN-R58", "NN-117")
def test_who_moves_has_used_what_was_used() -> None:
    seer = arbiter("seer", 1, 1, 1, text("manifest", GAIN))
    s = ruling(text("manifest", act("move", who=chosen("own"), to="right")), left="seer", cards=(seer,))
    s.do("manifest", "s1:0").do("manifest", "noble:0")
    assert s.lane("right") == ["seer"]
    assert "manifest" not in s.keys


# What is paid


@pytest.mark.rule("NN-76", "NN-R17", "NN-127")
def test_a_coin_given_for_an_attack_is_relinquished_as_any_other() -> None:
    s = ruling(when("relinquished", act("draw"), whose="own"), left="giant", souls=1, your_right="fox",
               coins={"left": "mine ready"})  # fmt: skip
    s.attacks("left").do(("soul", "coin:0"))
    assert (s.yours.reaped, s.mine.hand) == (["fox"], ["fox"])


@pytest.mark.rule("NN-76", "NN-R53")
def test_the_opponent_sees_a_coin_given_for_an_attack_before_the_attack_goes_on() -> None:
    miser = noble("miser", when("relinquished", act("draw"), whose="opposing"))
    s = scene(left="giant", souls=1, your_right="fox", coins={"left": "mine ready"}, your_noble="miser",
              nobles=(miser,)).attacks("left")  # fmt: skip
    s.do(("soul", "coin:0"))
    assert (s.yours.hand, s.asks) == (["fox"], (YOU, "react")), "and may Block with what was drawn"


# Numbers


def stats(s: Scene, lane: str) -> tuple[int, int]:
    spirit = s.spirit(lane)
    return powers.power(s.table, spirit), powers.resolve(s.table, spirit)


@pytest.mark.rule("NN-R37", "NN-95")
def test_what_lasts_comes_before_what_is_ongoing() -> None:
    ongoing = (holds("spirit_stats", on=every("own"), power=10), holds("swap_stats", on=every("own")))
    s = ruling(*ongoing, left="wolf")
    assert stats(s, "left") == (1, 12), "among ONGOING ones what adds comes first"
    herald = arbiter("herald", 0, 3, 5, text("manifest", change("spirit_stats", on="self", power=1)))
    s = ruling(*ongoing, left="herald", cards=(herald,))
    s.do("manifest", f"{s.spirit('left').key}:0")
    assert stats(s, "left") == (5, 3 + 1 + 10)


def test_an_ongoing_text_sets_numbers_on_the_spirits_that_it_names_alone() -> None:
    s = ruling(
        holds("set_stats", on=every("own", filter={"max_power": 1}), power=7), left="wolf", right="fox"
    )
    assert (stats(s, "left"), stats(s, "right")) == ((2, 1), (7, 2))
