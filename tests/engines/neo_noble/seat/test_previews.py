"""Numbers before one decides: lane totals before an arrival, Power against Resolve before an attack."""

from __future__ import annotations

from typing import Any

import pytest

from engines.kernel import Option, Say
from tests.engines.in_full import in_full
from tests.engines.neo_noble.asking import about, asks, lane, title
from tests.engines.neo_noble.language import cost, ruling, test
from tests.engines.neo_noble.pack import arbiter, holds
from tests.engines.neo_noble.scenes import ME, YOU, scene
from tests.rules import rule

NAMES = ("left", "middle", "right")
SOUL = [cost("souls", number=1)]

PYRE = [cost("sacrifice")]


def arrival(now: tuple[int, int], then: tuple[int, int]) -> Say:
    """Power and Resolve of a lane before and after, and which of them is another."""
    changes = {(True, True): "both", (True, False): "power", (False, True): "resolve"}
    differ = now[0] != then[0], now[1] != then[1]
    values = {"power": now[0], "resolve": now[1], "new_power": then[0], "new_resolve": then[1]}
    return Say("nn-preview-arrival", {**values, "changes": changes.get(differ, "neither")})


def fight(power: int, resolve: int, outcome: str, cost: int = 2) -> Say:
    values = {"power": power, "resolve": resolve, "outcome": outcome, "cost": cost}
    return Say("nn-preview-attack", values)


def into(lane_of: str, preview: Say, seat: int = ME) -> Option:
    return Option(f"{seat}:{NAMES.index(lane_of)}", lane(lane_of), "lanes", preview=preview)


def refused(lane_of: str, reason: str, seat: int = ME) -> Option:
    key = f"{seat}:{NAMES.index(lane_of)}"
    return Option(key, lane(lane_of), "lanes", refused=Say(f"nn-refused-{reason}"))


# Before an arrival


@rule("NN-D13", "NN-79", "NN-84", "NN-85")
def test_each_lane_shows_its_totals_with_and_without_the_card() -> None:
    s = scene(hand="bear", souls=2, left="fox wolf", middle="hollow").do("summon", "bear")
    asks(
        s, about("bear", "lane", souls=2),
        into("left", arrival((3, 3), (6, 5))),
        into("middle", arrival((2, -2), (5, 0))),
        into("right", arrival((0, 2), (3, 2))), default="back",
    )  # fmt: skip


@rule("NN-D13", "NN-85")
@pytest.mark.parametrize(
    ("card", "there", "preview"),
    [
        ("moth", "", arrival((0, 2), (0, 2))),
        ("pebble", "", arrival((0, 2), (1, 1))),
        ("moth", "moth", arrival((0, 2), (0, 4))),
        ("wisp", "moth", arrival((0, 2), (3, 2))),
    ],
)
def test_only_what_changes_is_said_to_change(card: str, there: str, preview: Say) -> None:
    s = scene(hand=card, souls=1, left=there).do("summon", card)
    assert s.option("0:0").preview == preview


@rule("NN-D13", "NN-80", "NN-95")
def test_ongoing_texts_that_come_into_force_or_are_covered_count() -> None:
    banner = arbiter("banner", 0, 1, 1, holds("lane_stats", on="this", power=2, resolve=1))
    s = scene(hand="banner fox", souls=1, left="banner", middle="wolf", cards=(banner,))
    s.do("summon", "fox")
    assert s.option("0:0").preview == arrival((3, 2), (2, 3)), "the banner is covered"
    s.do("back", "banner")
    assert s.option("0:1").preview == arrival((2, 1), (5, 3))


@rule("NN-D13", "NN-R21", "NN-122")
def test_where_a_card_comes_from_and_how_counts() -> None:
    bold = holds("lane_stats", on="this", power=3)
    swift = arbiter(
        "swift", 0, 1, 2, {**bold, "if": [test("came_from", zone="channel")]}, behaviours=["haste"]
    )
    s = scene(hand="swift", channel="swift:up", cards=(swift,)).do("summon", "swift")
    assert s.option("0:0").preview == arrival((0, 2), (1, 2))
    s.do("back", "channel:0")
    assert s.option("0:0").preview == arrival((0, 2), (4, 2))
    dread = arbiter("dread", 0, 1, 2, {**bold, "if": [test("summoned_by", mode=["tribute"])]}, tribute=PYRE)
    s = scene(hand="dread", left="fox", cards=(dread,)).do("summon", "dread", "normal")
    assert s.option("0:1").preview == arrival((0, 2), (1, 2))
    s.do("back", "dread", "tribute")
    assert s.option("0:1").preview == arrival((0, 2), (4, 2))


@rule("NN-D13")
def test_to_look_at_lanes_changes_nothing() -> None:
    s = scene(hand="fox", souls=1, left="wolf").do("summon", "fox")
    before = s.match.view(ME)
    s.prompt()
    assert s.match.view(ME) == before
    assert not s.spirit("left").covered


@rule("NN-D13", "NN-81")
def test_a_full_lane_is_listed_with_its_reason() -> None:
    s = scene(hand="fox", souls=1, left="moth moth moth moth").do("summon", "fox")
    asks(
        s, about("fox", "lane", souls=1), into("middle", arrival((0, 2), (1, 2))),
        into("right", arrival((0, 2), (1, 2))), refused("left", "full"), default="back",
    )  # fmt: skip


@rule("NN-D13", "NN-R35")
def test_a_full_lane_is_one_that_texts_have_filled() -> None:
    s = ruling(holds("capacity", on="middle", value=-2), hand="fox", souls=1, middle="moth moth")
    assert in_full(s.do("summon", "fox").prompt()).options[2:] == (refused("middle", "full"),)


@rule("NN-D13", "NN-R55")
def test_a_card_that_answers_is_shown_in_its_owners_lanes() -> None:
    s = scene(left="bear", souls=2, your_hand="ambush", your_souls=1, your_right="moth").attacks("left")
    s.do("summon:ambush")
    empty = arrival((0, 2), (1, 3))
    asks(
        s, about("ambush", "lane", souls=1), into("left", empty, YOU), into("middle", empty, YOU),
        into("right", arrival((0, 2), (1, 5)), YOU),
    )  # fmt: skip


@rule("NN-D25", "NN-D13", "NN-R20")
def test_pathpaws_is_shown_in_every_lane_with_room() -> None:
    s = scene(bargain=ME, left="fox").do("bargain", "pathpaws")
    empty = arrival((0, 2), (1, 1))
    asks(
        s, about("pathpaws", "lane"), into("left", arrival((1, 2), (2, 3))), into("middle", empty),
        into("right", empty), default="back",
    )  # fmt: skip


# Before an attack


@rule("NN-D16", "NN-128", "NN-129", "NN-R5")
def test_each_lane_shows_its_power_against_the_resolve_that_it_meets() -> None:
    s = scene(
        left="bear", middle="bear", right="fox", souls=2, your_right="moth", your_middle="bear pebble"
    ).do("attack")
    asks(
        s, title("attack", souls=2), into("left", fight(3, 2, "ahead")), into("middle", fight(3, 3, "tie")),
        into("right", fight(1, 2, "behind")), default="back",
    )  # fmt: skip


@rule("NN-D16", "NN-R5")
def test_left_meets_left_where_the_match_has_it_so() -> None:
    s = scene(left="bear", souls=2, your_left="moth moth", options={"lane_geometry": "mirrored"})
    assert s.do("attack").option("0:0").preview == fight(3, 4, "behind")


@rule("NN-D16", "NN-127")
@pytest.mark.parametrize(
    ("change", "cost"),
    [
        (holds("cost", of="attack", value=1), 3),
        (holds("cost", of="attack", value=-1), 1),
        (holds("free_attack", on="left"), 0),
    ],
)
def test_an_attack_shows_its_present_price(change: dict[str, Any], cost: int) -> None:
    s = ruling(change, left="bear", souls=3).do("attack")
    assert s.option("0:0").preview == fight(3, 2, "ahead", cost)


@rule("NN-D16", "NN-126", "NN-130")
def test_lanes_that_cannot_attack_are_listed_with_their_reasons() -> None:
    s = scene(left="wolf", middle="bear", souls=4, your_right="titan").attacks("left").do("attack")
    asks(
        s, title("attack", souls=2), into("middle", fight(3, 2, "ahead")), refused("left", "lane-attacked"),
        refused("right", "lane-empty"), default="back",
    )  # fmt: skip


@rule("NN-D16", "NN-R74", "NN-127")
def test_a_forbidden_lane_and_one_that_costs_too_much_say_so() -> None:
    s = ruling(
        holds("no_attack", on="left"), holds("free_attack", on="middle"), left="wolf", middle="bear",
        right="wolf",
    ).do("attack")  # fmt: skip
    asks(
        s, title("attack"), into("middle", fight(3, 2, "ahead", 0)), refused("left", "lane-forbidden"),
        refused("right", "no-souls"), default="back",
    )  # fmt: skip


@rule("NN-R67", "NN-130")
def test_a_lane_with_an_extra_attack_is_refused_after_both() -> None:
    s = ruling(holds("extra_attack", on="left"), left="wolf", middle="fox", souls=6, your_right="titan")
    s.attacks("left").do("attack")
    assert s.option("0:0").preview == fight(2, 7, "behind")
    s.do("0:0", "attack")
    assert s.option("0:0").refused == Say("nn-refused-lane-attacked")
