"""What one press answers: whole Income Phases, and whole Blocks."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engines.neo_noble.asking import STEPS, asks, step, title, whole
from tests.engines.neo_noble.language import ruling
from tests.engines.neo_noble.pack import act, holds, when
from tests.engines.neo_noble.scenes import ME, YOU, scene
from tests.rules import rule


@rule("NN-D5", "NN-109")
def test_a_turn_begins_at_one_press_and_step_by_step_beside() -> None:
    s = scene(stage="harvest", channel="fox wolf:spent", turn=6, souls=1)
    asks(
        s, title("harvest", souls=2, lingering=1, turn=6),
        whole("channel-act", "skip", "channel", "skip"), whole("channel-focus", "skip", "channel", "focus"),
        whole("harvest-channel-act", "harvest", "channel", "skip"),
        whole("harvest-channel-focus", "harvest", "channel", "focus"),
        step("harvest"), step("skip"), default="harvest", groups=STEPS,
    )  # fmt: skip


@rule("NN-D5", "NN-D6")
def test_a_full_channel_is_kept_without_another_card_or_harvested_first() -> None:
    s = scene(stage="harvest", channel="fox fox:spent fox:up fox:up:spent")
    found = [(option.key, *option.then) for option in s.prompt().options if option.group == "whole"]
    assert found == [
        ("skip", "skip"), ("skip", "focus"), ("harvest", "channel", "skip"), ("harvest", "channel", "focus")
    ]  # fmt: skip


@rule("NN-112")
def test_no_beginning_holds_a_step_that_is_left_out() -> None:
    for left_out, left in (("focus", 2), ("channel", 4)):
        s = ruling(holds("skips", step=left_out, whose="own"), stage="harvest", channel="fox")
        found = [option.then for option in s.prompt().options if option.group == "whole"]
        assert len(found) == left
        assert not any(left_out in answers for answers in found)


@rule("NN-111")
def test_what_comes_to_light_by_a_press_asks_before_the_press_goes_on() -> None:
    """A text that the Channeled card sets off may ask; "skip" was not meant for that."""
    s = ruling(when("channeled", act("draw"), may=True), stage="channel").do("channel")
    assert s.asked.kind == "may"
    assert not s.match.can_follow("channel", ME, "no")
    assert s.match.can_follow("react", ME, "no")


@rule("NN-D18", "NN-133")
def test_an_attack_is_answered_by_a_whole_block_at_one_press() -> None:
    """Power 6 on Resolve 3: each Block holds, with no card too many, and the least comes first."""
    s = scene(left="giant", souls=2, your_hand="hollow fox elder moth fox", your_right="moth").attacks("left")
    offered = [option for option in s.prompt().options if option.group == "blocks"]
    assert [(option.key, *option.then) for option in offered] == [
        ("block", ("elder",)), ("block", ("moth", "fox")), ("block", ("fox", "fox#2"))
    ]  # fmt: skip
    (least, *_) = offered
    s.do(least.key, *least.then)
    assert s.table.sides[YOU].grave[-1:] == ["elder"]


@rule("NN-R60", "NN-D18")
@pytest.mark.parametrize(("most", "blocks"), [(1, [("elder",)]), (2, [("elder",), ("fox", "fox#2")])])
def test_no_whole_block_has_more_cards_than_the_match_allows(most: int, blocks: list[Any]) -> None:
    s = scene(
        left="giant", souls=2, your_hand="fox elder fox", your_right="moth", options={"block_max": most}
    ).attacks("left")  # fmt: skip
    assert [option.then[0] for option in s.prompt().options if option.group == "blocks"] == blocks


@rule("NN-R60")
def test_where_the_attack_fails_anyway_no_block_is_proposed() -> None:
    s = scene(left="fox", souls=2, your_hand="fox elder", your_right="giant").attacks("left")
    assert not any(option.then for option in s.prompt().options)
