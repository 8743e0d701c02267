"""Why something is not among the answers: what a player looks for is listed with its reason."""

from __future__ import annotations

from typing import Any

import pytest

from engines.kernel import Option, Say
from tests.engines.in_full import in_full
from tests.engines.neo_noble.asking import asks, card, numbers, of_card, setting, title, verb
from tests.engines.neo_noble.language import cost, lanes, ruling
from tests.engines.neo_noble.pack import errant, holds
from tests.engines.neo_noble.scenes import ME, Scene, scene
from tests.rules import rule

FULL: dict[str, Any] = {
    "left": "moth moth moth moth",
    "middle": "moth moth moth moth",
    "right": "moth moth moth moth",
}


def refusals(s: Scene) -> dict[str, str]:
    """What is not allowed and why, without the common beginning of the keys."""
    return {
        option.key: option.refused.key.removeprefix("nn-refused-")
        for option in in_full(s.prompt()).options
        if option.refused is not None
    }


def no(key: str, reason: str) -> Option:
    """An action that is not open."""
    return Option(key, Say(f"nn-option-{key}"), "actions", refused=Say(f"nn-refused-{reason}"))


# The actions


@rule("NN-D8")
def test_with_nothing_at_hand_each_action_says_why_not() -> None:
    s = scene(deck="")
    asks(
        s, title("action", turn=5), setting("by_hand"), verb("end"), no("summon", "empty-hand"),
        no("attack", "no-spirit"), no("draw", "no-cards"), default="action",
    )  # fmt: skip


@rule("NN-D8", "NN-64")
def test_without_souls_each_action_says_that_it_costs_too_much() -> None:
    s = scene(hand="fox", left="wolf", channel="fox:spent")
    assert refusals(s) == {"summon": "too-dear", "attack": "no-souls", "draw": "no-souls"}


@rule("NN-D8")
def test_what_can_be_done_is_not_refused() -> None:
    assert refusals(scene(hand="fox", left="wolf", souls=2)) == {}
    assert refusals(scene(hand="pebble", channel="fox")) == {"attack": "no-spirit", "draw": "no-souls"}


@rule("NN-D8", "NN-64")
def test_coins_and_bargain_count_as_souls_that_can_be_paid() -> None:
    assert refusals(scene(hand="fox", left="wolf", bargain=ME, coins={"left": "mine ready"})) == {}


@rule("NN-81", "NN-121")
def test_without_room_nothing_is_summoned() -> None:
    s = scene(hand="fox", souls=3, **FULL)
    assert refusals(s) == {"summon": "no-room"}
    almost: dict[str, Any] = {**FULL, "middle": "moth moth moth"}
    assert refusals(scene(hand="giant", souls=3, **almost)) == {"summon": "too-dear"}
    assert refusals(scene(souls=3, **FULL)) == {"summon": "empty-hand"}, "there is not even a card"


@rule("NN-126", "NN-127", "NN-130")
def test_an_attack_says_whether_lanes_souls_or_attacks_are_wanting() -> None:
    s = scene(left="wolf", right="fox", souls=4, your_right="titan", your_left="titan", hand="fox")
    s.attacks("left")
    assert "attack" not in refusals(s), "the right lane has not attacked"
    s.attacks("right")
    assert refusals(s) == {"summon": "too-dear", "attack": "all-attacked", "draw": "no-souls"}


@rule("NN-R67", "NN-127")
def test_a_lane_with_an_attack_left_wants_souls() -> None:
    s = ruling(holds("extra_attack", on="left"), left="wolf", souls=2, your_right="titan").attacks("left")
    assert refusals(s)["attack"] == "no-souls"


@rule("NN-R67", "NN-127")
def test_of_two_lanes_one_may_attack_free_and_the_other_wants_souls() -> None:
    more, free = holds("extra_attack", on="left"), holds("free_attack", on="middle")
    s = ruling(more, free, left="wolf", middle="fox", souls=2, your_right="titan").attacks("left")
    assert refusals(s.do("attack")) == {"0:0": "no-souls", "0:2": "lane-empty"}


@rule("NN-126", "NN-R74")
@pytest.mark.parametrize(
    ("forbidden", "souls", "reason"),
    [(["left"], 2, "no-attack-allowed"), (["left"], 0, "no-attack-allowed"), (["right"], 0, "no-souls")],
)
def test_a_text_that_forbids_to_attack_is_the_reason_where_it_does(
    forbidden: list[str], souls: int, reason: str
) -> None:
    s = ruling(holds("no_attack", on=lanes("any", names=forbidden)), left="wolf", souls=souls)
    assert refusals(s)["attack"] == reason


@rule("NN-130", "NN-R74")
def test_one_lane_that_has_attacked_and_one_that_must_not() -> None:
    s = ruling(holds("no_attack", on="left"), left="wolf", middle="fox", souls=4, your_middle="titan")
    assert refusals(s.attacks("middle"))["attack"] == "no-attack-allowed"


@rule("NN-115", "NN-R70", "NN-R71")
@pytest.mark.parametrize(
    ("deck", "grave", "souls", "reason"),
    [("", "", 2, "no-cards"), ("", "", 0, "no-cards"), ("", "fox", 1, "no-souls"), ("fox", "", 1, "no-souls"),
     ("", "fox", 2, None)],
)  # fmt: skip
def test_a_draw_says_whether_cards_or_souls_are_wanting(
    deck: str, grave: str, souls: int, reason: str | None
) -> None:
    assert refusals(scene(deck=deck, grave=grave, souls=souls)).get("draw") == reason


# The cards of a hand


def dear(key: str, price: int) -> Option:
    """A card that cannot be paid for."""
    return Option(key, card(key, price), "cards", key, refused=Say("nn-refused-price", {"cost": price}))


@rule("NN-D11", "NN-121")
def test_cards_that_cost_too_much_are_listed_once_with_their_price() -> None:
    s = scene(hand="fox bear giant giant", souls=1).do("summon")
    asks(
        s, title("summon", souls=1), of_card("fox", card("fox")), dear("bear", 2), dear("giant", 4),
        default="back",
    )  # fmt: skip


@rule("NN-D11", "NN-R13")
def test_the_price_is_what_it_costs_at_present() -> None:
    s = ruling(holds("cost", of="summon", value=2), hand="pebble fox", souls=2).do("summon")
    asks(s, title("summon", souls=2), of_card("pebble", card("pebble", 2)), dear("fox", 3), default="back")


@rule("NN-D11", "NN-81", "NN-R30")
def test_a_card_without_room_says_so_where_another_makes_room() -> None:
    seraph = errant("seraph", 6, 6, 6, tribute=[cost("sacrifice")])
    s = scene(hand="seraph fox giant", souls=1, cards=(seraph,), **FULL).do("summon")
    assert s.keys == ("seraph",)
    without = Option("fox", card("fox"), "cards", "fox", refused=Say("nn-refused-no-room"))
    asks(
        s, title("summon", souls=1), of_card("seraph", numbers("seraph", 6, 6, 6)), without,
        dear("giant", 4), default="back",
    )  # fmt: skip


# Elsewhere


@rule("NN-D5", "NN-D7")
@pytest.mark.parametrize(
    ("stage", "fields"),
    [("harvest", {"channel": "fox"}), ("channel", {"channel": "fox"}), ("focus", {}), ("discard", {})],
)
def test_other_questions_list_only_what_may_be_answered(stage: str, fields: dict[str, Any]) -> None:
    s = scene(stage=stage, hand="fox fox fox fox wolf wolf", **fields)
    assert [option.key for option in s.prompt().options if not option.then] == list(s.keys)
    assert refusals(s) == {}


@rule("NN-D17")
def test_a_window_does_not_list_what_cannot_answer() -> None:
    s = scene(left="wolf", souls=2, your_hand="ambush fox").attacks("left")
    assert [option.key for option in s.prompt().options] == ["block", "pass", "pass_turn"]
