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
