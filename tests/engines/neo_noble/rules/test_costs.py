"""What is paid for texts and Tributes besides the Soul cost of a card."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engines.neo_noble.language import calc, change, cost, ruling
from tests.engines.neo_noble.pack import act, arbiter, errant, holds, text
from tests.engines.neo_noble.scenes import ME, Scene, scene

GAIN = act("gain_souls", number=5)


def offering(*costs: dict[str, Any], **position: Any) -> Scene:
    """My Noble gives Souls for a price."""
    return ruling(text("manifest", GAIN, cost=list(costs)), **position)


def payable(s: Scene) -> bool:
    return "manifest" in s.keys


def paid(s: Scene, *answers: Any) -> Scene:
    return s.do("manifest", "noble:0", *answers)


@pytest.mark.rule("NN-118", "NN-R13", "NN-R51")
def test_souls_are_paid_or_the_text_cannot_be_used() -> None:
    assert not payable(offering(cost("souls", number=2), souls=1))
    assert paid(offering(cost("souls", number=2), souls=2)).mine.lingering == 5


@pytest.mark.rule("NN-147")
def test_spirits_are_sacrificed() -> None:
    assert not payable(offering(cost("sacrifice", number=2), left="wolf fox"))
    s = paid(offering(cost("sacrifice"), left="wolf", right="fox"))
    assert s.asks == (ME, "pick_spirit")
    s.do(s.spirit("right").key)
    assert (s.mine.grave, s.mine.lingering) == (["fox"], 5)


@pytest.mark.rule("NN-R34")
def test_the_layer_of_a_sacrifice_and_its_filter_are_obeyed() -> None:
    s = paid(offering(cost("sacrifice", layer="covered"), left="wolf fox"))
    assert (s.lane("left"), s.mine.grave) == (["fox"], ["wolf"])
    s = paid(
        offering(cost("sacrifice", layer="any", filter={"type": ["arbiter"]}), left="judge fox", right="wolf")
    )
    assert s.mine.grave == ["judge"]
    assert not payable(offering(cost("sacrifice", filter={"type": ["token"]}), left="wolf"))


def test_the_spirit_that_speaks_is_sacrificed() -> None:
    martyr = arbiter("martyr", 1, 1, 1, text("manifest", GAIN, cost=[cost("sacrifice", this=True)]))
    s = scene(left="martyr", right="fox", cards=(martyr,))
    s.do("manifest", f"{s.spirit('left').key}:0")
    assert (s.mine.grave, s.mine.lingering) == (["martyr"], 5)


def test_cards_are_discarded() -> None:
    assert not payable(offering(cost("discard", filter={"type": ["arbiter"]}), hand="wolf"))
    s = paid(offering(cost("discard", number=2), hand="wolf wolf fox"), ("wolf", "wolf#2"))
    assert (s.mine.hand, s.mine.lingering) == (["fox"], 5)


@pytest.mark.rule("NN-R16")
def test_dominance_is_relinquished_or_spent() -> None:
    held = {"coins": {"left": "mine spent"}, "left": "wolf"}
    s = paid(offering(cost("relinquish"), **held))
    assert (s.coin("left"), s.mine.lingering) == ("neutral", 5)
    assert not payable(offering(cost("spend_dominance"), **held))
    s = paid(offering(cost("spend_dominance"), left="wolf", coins={"left": "mine ready"}))
    assert s.coin("left") == "mine spent"


def test_channel_cards_are_given() -> None:
    s = paid(offering(cost("channel_card", ready=True), channel="wolf:spent fox"))
    assert (s.channel()[:2], s.mine.grave) == (["wolf:spent", "-"], ["fox"])
    assert not payable(offering(cost("channel_card", face="up"), channel="wolf"))


@pytest.mark.rule("NN-R13")
def test_one_source_does_not_pay_twice() -> None:
    both = (cost("souls", number=1), cost("channel_card", ready=True))
    assert not payable(offering(*both, channel="wolf"))
    s = paid(offering(*both, channel="wolf fox"), "0:0")
    assert (s.mine.grave, s.channel()[:2]) == (["wolf"], ["-", "fox:spent"])
    coins = (cost("souls", number=1), cost("relinquish"))
    assert not payable(offering(*coins, left="wolf", coins={"left": "mine ready"}))
    twice = (cost("sacrifice"), cost("return"))
    assert not payable(offering(*twice, left="wolf"))


@pytest.mark.rule("NN-R13", "NN-R17")
def test_a_coin_that_gives_no_soul_now_is_given_beside_souls() -> None:
    both = [cost("souls", number=1), cost("relinquish")]
    s = ruling(
        text("income", GAIN, cost=both), stage="income", left="wolf", coins={"left": "mine ready"}, souls=1
    )
    assert s.asks == (ME, "income"), "coins give Souls in the Action Phase alone"
    s.do("noble:0")
    assert (s.coin("left"), s.mine.lingering) == ("neutral", 5)


@pytest.mark.rule("NN-R13")
def test_what_is_given_first_does_not_change_the_souls_that_are_due() -> None:
    both = [cost("souls", number=1), cost("channel_card", ready=True)]
    dear = holds("cost", of="pay", value=calc("cards", zone="grave"))
    s = ruling(text("pay", act("draw"), cost=both), dear, channel="wolf fox", deck="bear")
    s.do("pay", "noble:0", "0:0")
    assert (s.mine.hand, s.mine.grave, s.channel()[:2]) == (["bear"], ["wolf"], ["-", "fox:spent"])


def test_cards_of_the_graveyard_are_banished() -> None:
    s = paid(offering(cost("banish", number=2), grave="wolf fox"))
    assert (s.mine.grave, sorted(s.mine.banished)) == ([], ["fox", "wolf"])
    assert not payable(offering(cost("banish"), your_grave="wolf"))


def test_active_spirits_are_returned() -> None:
    s = paid(offering(cost("return"), left="wolf fox"))
    assert (s.lane("left"), s.mine.hand, s.mine.known) == (["wolf"], ["fox"], ["fox"])


@pytest.mark.rule("NN-R74")
def test_what_cannot_be_destroyed_cannot_be_sacrificed() -> None:
    stone = arbiter(
        "stone", 1, 1, 1, {"type": "ongoing", "holds": [{"change": "indestructible", "on": "self"}]}
    )
    assert not payable(offering(cost("sacrifice"), left="stone", cards=(stone,)))


@pytest.mark.rule("NN-122", "NN-R31")
def test_a_card_is_no_tribute_for_itself() -> None:
    lord = errant("lord", 9, 1, 1, tribute=[cost("discard")])
    assert "summon" not in scene(hand="lord", cards=(lord,)).keys
    s = scene(hand="lord lord wolf", cards=(lord,)).do("summon", "lord", "0:0")
    assert sorted(s.keys) == ["lord", "wolf"]
    s.do("wolf")
    assert (s.lane("left"), s.mine.hand) == (["lord"], ["lord"])


@pytest.mark.rule("NN-122", "NN-104")
def test_a_card_in_the_channel_is_no_tribute_for_itself() -> None:
    lord = errant("lord", 9, 1, 1, tribute=[cost("channel_card")], behaviours=["haste"])
    assert "summon" not in scene(channel="lord:up", cards=(lord,)).keys
    s = scene(channel="lord:up fox", cards=(lord,)).do("summon", "channel:0", "0:0")
    assert (s.lane("left"), s.mine.grave, s.channel()[:2]) == (["lord"], ["fox"], ["-", "-"])


@pytest.mark.rule("NN-97")
def test_a_pay_text_is_used_again_and_again_unless_it_says_once() -> None:
    pay = [cost("souls", number=1)]
    s = ruling(text("pay", act("draw"), cost=pay), souls=2, deck="wolf fox").do(
        "pay", "noble:0", "pay", "noble:0"
    )
    assert len(s.mine.hand) == 2
    s = ruling(text("pay", act("draw"), cost=pay, once=True), souls=2).do("pay", "noble:0")
    assert "pay" not in s.keys


def test_texts_change_what_pay_texts_cost() -> None:
    pay = text("pay", act("draw"), cost=[cost("souls", number=2)])
    s = ruling(text("manifest", change("cost", of="pay", value=-1, next_only=True)), pay, souls=3)
    s.do("manifest", "noble:0", "pay", "noble:1")
    assert s.mine.lingering == 2
    s.do("pay", "noble:1")
    assert s.mine.lingering == 0


def test_a_standing_text_makes_the_first_pay_text_of_each_turn_cheaper() -> None:
    pay = text("pay", act("draw"), cost=[cost("souls", number=2)])
    s = ruling(holds("cost", of="pay", value=-1, next_only=True), pay, souls=3).do("pay", "noble:1")
    assert s.mine.lingering == 2
    s.do("pay", "noble:1")
    assert s.mine.lingering == 0


# Costs of several parts (NN-R81)


@pytest.mark.rule("NN-R81", "NN-118")
def test_two_parts_take_two_spirits_before_anything_is_uncovered() -> None:
    both = (cost("sacrifice"), cost("sacrifice", layer="covered"))
    s = paid(offering(*both, left="judge fox"))
    assert (sorted(s.mine.grave), s.mine.lingering) == (["fox", "judge"], 5)
    assert [event.kind for event in s.events("sacrificed", "shattered")] == ["sacrificed"] * 2


@pytest.mark.rule("NN-R81")
def test_what_is_returned_uncovers_nothing_that_is_sacrificed() -> None:
    both = (cost("return"), cost("sacrifice", layer="covered"))
    s = paid(offering(*both, left="judge fox"))
    assert (s.mine.hand, s.mine.grave, s.mine.lingering) == (["fox"], ["judge"], 5)
    assert not s.events("shattered")


@pytest.mark.rule("NN-R81")
def test_a_spirit_that_another_part_needs_cannot_be_chosen() -> None:
    both = (cost("sacrifice"), cost("sacrifice", filter={"type": ["arbiter"]}))
    s = paid(offering(*both, left="judge", right="fox"))
    assert (sorted(s.mine.grave), s.mine.lingering) == (["fox", "judge"], 5), "there was nothing to choose"
    assert not payable(offering(*both, left="judge"))


@pytest.mark.rule("NN-R81")
def test_cards_that_other_parts_need_are_chosen_one_by_one() -> None:
    both = (cost("discard", number=2), cost("discard", filter={"type": ["arbiter"]}))
    s = paid(offering(*both, hand="judge warden fox wolf"))
    assert s.keys == ("wolf", "fox", "judge", "warden")
    s.do("judge")
    assert s.keys == ("wolf", "fox"), "the other Arbiter is due"
    s.do("fox")
    assert s.keys == ("warden",), "how many Arbiters the hand holds is hidden, so there is a question"
    s.do("warden")
    assert (s.mine.hand, s.mine.lingering) == (["wolf"], 5)


@pytest.mark.rule("NN-R81", "NN-R16")
def test_a_spent_coin_is_relinquished_where_a_ready_one_gives_the_soul() -> None:
    both = (cost("relinquish"), cost("souls", number=1))
    held = {"left": "wolf", "right": "wolf", "coins": {"left": "mine spent", "right": "mine ready"}}
    s = paid(offering(*both, **held))
    assert s.asks == (ME, "souls"), (
        "of the coins, the Spent one had to be relinquished; the Soul is asked for"
    )
    assert s.keys == ("coin:2",)
    s.do(("coin:2",))
    assert (s.coin("left"), s.coin("right"), s.mine.lingering) == ("neutral", "neutral", 5)
    channel = {"left": "wolf", "coins": {"left": "mine spent"}, "channel": "fox"}
    s = paid(offering(*both, **channel))
    assert (s.coin("left"), s.channel()[0], s.mine.lingering) == ("neutral", "fox:spent", 5)


@pytest.mark.rule("NN-R81", "NN-75")
def test_a_coin_and_the_spirit_that_holds_its_lane_are_both_given() -> None:
    s = paid(offering(cost("sacrifice"), cost("relinquish"), left="wolf", coins={"left": "mine ready"}))
    assert (s.coin("left"), s.mine.grave, s.mine.lingering) == ("neutral", ["wolf"], 5)


@pytest.mark.rule("NN-R81")
def test_a_spent_channel_card_is_not_given_too() -> None:
    both = (cost("channel_card"), cost("souls", number=1))
    assert not payable(offering(*both, channel="wolf"))
    s = paid(offering(*both, channel="wolf fox:spent"))
    assert (s.mine.grave, s.channel()[:2]) == (["fox"], ["wolf:spent", "-"])


@pytest.mark.rule("NN-R81")
def test_what_one_part_gives_is_nothing_for_another() -> None:
    assert not payable(offering(cost("discard"), cost("banish"), hand="wolf"))
    assert not payable(offering(cost("return"), cost("discard"), left="wolf"))
    s = paid(offering(cost("discard"), cost("banish"), hand="wolf", grave="fox"))
    assert (s.mine.grave, s.mine.banished) == (["wolf"], ["fox"])


@pytest.mark.rule("NN-R81", "NN-R51")
def test_the_spirit_that_speaks_is_no_sacrifice_where_it_cannot_be_destroyed() -> None:
    stone = holds("indestructible", on="self")
    idol = arbiter("idol", 1, 1, 1, stone, text("manifest", GAIN, cost=[cost("sacrifice", this=True)]))
    assert not payable(scene(left="idol", cards=(idol,)))


FULL = "moth moth fox wolf"
NARROW = holds("capacity", on={"pick": "all", "whose": "own"}, value=-2)
WIDE = {
    "type": "ongoing",
    "holds": [{"change": "capacity", "on": {"pick": "all", "whose": "own"}, "value": 1}],
}


def tribute(*costs: dict[str, Any], ability: dict[str, Any] | None = None, **position: Any) -> Scene:
    """I hold a card that can be summoned by Tribute alone."""
    lord = errant("lord", 9, 1, 1, tribute=list(costs))
    cards = (*position.pop("cards", ()), lord)
    hand = f"lord {position.pop('hand', '')}"
    if ability is None:
        return scene(hand=hand, cards=cards, **position)
    return ruling(ability, hand=hand, cards=cards, **position)


@pytest.mark.rule("NN-R81", "NN-R30")
def test_no_tribute_is_paid_where_all_lanes_stay_full() -> None:
    full: dict[str, Any] = {"left": FULL, "middle": FULL, "right": FULL}
    assert "summon" not in tribute(cost("discard"), hand="bear", **full).keys
    assert "summon" not in tribute(cost("sacrifice"), ability=NARROW, **full).keys
    s = tribute(cost("sacrifice"), **{**full, "right": "moth moth moth judge"})
    s.do("summon", "lord")
    assert s.keys == ("0:0", "0:1", "0:2")


@pytest.mark.rule("NN-R81", "NN-R35", "NN-89")
def test_a_shatter_chain_makes_room_for_a_tribute_summon_too() -> None:
    crowded: dict[str, Any] = {"left": "judge judge judge", "middle": "moth moth", "right": "moth moth"}
    s = tribute(cost("sacrifice"), ability=NARROW, **crowded)
    s.do("summon", "lord", "0:0")
    assert (s.lane("left"), s.mine.grave) == (["lord"], ["judge", "judge", "judge"])


@pytest.mark.rule("NN-R81", "NN-R35")
def test_a_tribute_that_takes_the_room_away_cannot_be_chosen() -> None:
    beacon = arbiter("beacon", 1, 1, 1, WIDE)
    full: dict[str, Any] = {"left": FULL, "middle": FULL, "right": "moth moth moth moth beacon"}
    s = tribute(cost("sacrifice"), cards=(beacon,), **full)
    s.do("summon", "lord", "0:0")
    assert s.asks == (ME, "pick_spirit")
    assert s.keys == (s.spirit("left").key, s.spirit("middle").key), "without the beacon all lanes are full"
