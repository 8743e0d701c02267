"""What computer players discard to Block."""

from __future__ import annotations

from typing import Any

import pytest

from engines.kernel import Answer, Dice, choose
from engines.neo_noble.players.blocking import offers
from tests.engines.neo_noble.scenes import GAME, YOU, Scene, scene


def prefers(s: Scene) -> Answer:
    return GAME.ai_support.prefer(s.table, s.asked, Dice("own"))


def test_it_blocks_when_that_saves_a_reap_at_a_fair_price() -> None:
    s = (
        scene(left="bear", channel="fox fox", your_right="fox", your_hand="boar titan")
        .attacks("left")
        .do("block")
    )
    assert s.asks == (YOU, "block")
    assert prefers(s) == ("boar",), "1 is enough, and the poorer card gives it"


@pytest.mark.parametrize(
    ("reaped", "right", "hand", "blocks"),
    [
        ("", "fox", "bear bear", False),
        ("", "fox", "bear bear bear", False),
        ("fox fox", "elder", "bear bear bear", True),
        ("fox fox fox", "fox", "bear bear", True),
    ],
)
def test_it_does_not_empty_its_hand_for_a_reap_that_matters_little(
    reaped: str, right: str, hand: str, blocks: bool
) -> None:
    """It takes two cards to stop the attack."""
    left = {"fox": "boar wolf", "elder": "titan"}[right]
    s = scene(left=left, channel="fox fox", your_right=right, your_hand=hand, your_reaped=reaped)
    given = prefers(s.attacks("left").do("block"))
    assert isinstance(given, tuple)
    assert (len(given) == 2) is blocks


def test_it_does_not_give_its_last_card_for_an_empty_lane() -> None:
    attack: dict[str, Any] = {"left": "bear", "channel": "fox fox"}
    for hand, answer in (("pebble", ()), ("pebble fox", ("pebble",))):
        assert prefers(scene(**attack, your_hand=hand).attacks("left").do("block")) == answer


def test_it_does_not_block_in_vain_nor_when_the_attack_fails_anyway() -> None:
    s = scene(left="titan titan titan", channel="fox fox", your_right="fox", your_hand="fox").attacks("left")
    assert prefers(s.do("block")) == ()
    s = scene(left="fox", channel="fox fox", your_right="titan", your_hand="boar").attacks("left")
    assert prefers(s.do("block")) == ()


def test_it_gives_everything_to_save_the_last_card() -> None:
    dear: dict[str, Any] = {
        "your_hand": "titan giant",
        "your_right": "fox",
        "left": "titan bear",
        "channel": "fox fox",
    }
    s = scene(**dear).attacks("left").do("block")
    assert prefers(s) == (), "two great cards for one small"
    s = scene(**dear, your_reaped="fox fox fox").attacks("left").do("block")
    assert prefers(s) == ("giant", "titan")


# Those who think ahead


def weighed(s: Scene) -> list[Answer]:
    """Return what a player who thinks ahead gives a thought."""
    found = offers(s.table, s.asked)
    assert found is not None
    return list(found)


def attacked(**position: Any) -> Scene:
    """Ask the defender what is discarded, after an attack from my Left on a fox."""
    return scene(channel="fox fox", your_right="fox", **position).attacks("left").do("block")


@pytest.mark.parametrize(
    ("left", "hand", "sensible"),
    [("boar wolf", "bear bear", {()}), ("bear", "boar titan", {("boar",), ("titan",)})],
)
def test_a_medium_player_does_not_give_its_whole_hand_for_a_reap_that_matters_little(
    left: str, hand: str, sensible: set[Answer]
) -> None:
    """Neither two cards for the first reap, nor a second card where one suffices."""
    s = attacked(left=left, your_hand=hand)
    observation = s.match.observation(YOU)
    assert {choose(GAME, observation, s.asked, "medium", f"x{number}") for number in range(20)} <= sensible


def test_no_block_is_thought_of_that_stops_nothing_or_gives_too_much() -> None:
    enough = weighed(attacked(left="bear", your_hand="boar titan pebble"))
    assert enough == [(), ("pebble",), ("boar",), ("titan",)]
    assert weighed(attacked(left="titan titan titan", your_hand="fox bear")) == [()]
    assert weighed(attacked(left="boar wolf", your_hand="bear bear fox")) == [()], "two cards for one"


def test_the_last_cards_are_thought_of_where_the_match_is_at_stake() -> None:
    dear: dict[str, Any] = {"left": "boar wolf", "your_hand": "bear bear"}
    assert weighed(attacked(**dear)) == [()]
    assert weighed(attacked(**dear, your_reaped="fox fox fox")) == [(), ("bear", "bear#2")]
