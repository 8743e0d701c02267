"""Cards that run wild: numbers stop at a bound, and a step that does too much changes nothing."""

from __future__ import annotations

from typing import Any

import pytest

from engines.kernel import Overrun, Pick, Result
from engines.kernel.state.limits import BOUND, MOST_KEPT
from engines.neo_noble.evaluation.powers import MOST_SPIRITS
from engines.neo_noble.table.state import CAPACITY
from tests.engines.neo_noble.pack import act, arbiter, errant, holds, noble, text, when
from tests.engines.neo_noble.scenes import ME, scene
from tests.engines.position import of
from tests.rules import rule

LINGERING = {"calc": "lingering"}
POWERS = {"calc": "product", "parts": [LINGERING] * 4}
COIN = {"coins": {"coin_of": "left"}}


def feeding_itself(*more: Any) -> Any:
    """Return a Noble whose two triggers set each other off, and do something more each time."""
    return noble(
        "again", when("dominance_lost", act("gain_coin", **COIN), *more),
        when("dominance_gained", act("neutral_coin", **COIN), *more),
    )  # fmt: skip


def nested(depth: int, leaf: Any) -> Any:
    return leaf if depth == 0 else {"calc": "sum", "parts": [nested(depth - 1, leaf)] * 4}


@rule("NN-R75")
def test_a_trigger_that_feeds_itself_ends_as_a_draw_with_a_bounded_number() -> None:
    again = feeding_itself(act("gain_souls", number=POWERS))
    s = scene(left="elder", hand="elder", souls=5, noble="again", nobles=(again,)).summons("elder", "left")
    assert s.match.result == Result((), "loop")
    assert s.mine.lingering == BOUND
    assert s.match.view(ME).sides[ME].lingering == BOUND  # type: ignore[attr-defined]


def test_powers_totals_and_costs_stop_at_the_bound() -> None:
    many = {"calc": "product", "parts": [30] * 4}
    much = arbiter("much", 1, 1, 1, holds("lane_stats", on="this", power=many, resolve=many),
                   holds("spirit_stats", on="self", power=many, resolve=many),
                   holds("cost", of="attack", value=many))  # fmt: skip
    s = scene(left="much", souls=9, cards=(much,))
    lane = s.match.view(ME).sides[ME].lanes[0]  # type: ignore[attr-defined]
    assert (lane.power, lane.resolve) == (BOUND, BOUND)
    assert (lane.spirits[0].power, lane.spirits[0].resolve) == (30**4 + 1, 30**4 + 1)
    assert "attack" not in s.keys, "it costs more than anybody has"


def test_a_million_souls_can_be_chosen_from_and_paid_with() -> None:
    dear = errant("dear", 1, 1, 1)
    rich = noble("rich", holds("cost", of="summon", value={"calc": "product", "parts": [30, 30]}))
    s = scene(hand="dear", souls=BOUND, noble="rich", nobles=(rich,), cards=(dear,), channel="fox")
    s.do("by_hand").summons("dear", "left")
    assert s.asked.kind == "souls"
    assert s.asked.count() < 10**12
    s.do(s.keys[: of(Pick, s.asked).least])
    assert s.mine.lingering == BOUND - 901
    assert s.lane("left") == ["dear"]


def test_so_many_tokens_are_created_as_there_is_room_for() -> None:
    many = {"calc": "product", "parts": [30] * 4}
    flood = errant("flood", 0, 1, 1, text("on_summon", act("create", token="pathpaws", number=many,
                   lane={"pick": "all", "whose": "own"})))  # fmt: skip
    s = scene(hand="flood", cards=(flood,)).summons("flood", "left").passes()
    assert [len(lane) for lane in s.mine.lanes] == [CAPACITY] * 3


def test_counts_within_counts_overrun_and_leave_the_match_as_it_was() -> None:
    every = {"pick": "all", "whose": "any", "layer": "any"}
    few = {"calc": "spirits", "of": {**every, "filter": {"max_power": 3}}}
    counts = {"test": "number", "of": nested(3, few), "at_least": 1}
    again = feeding_itself({"action": "if", "if": [counts], "do": [act("gain_souls", number=1)]})
    s = scene(left="elder", middle="fox fox", hand="elder", souls=5, noble="again", nobles=(again,))
    s.do("summon", "elder")
    before = s.match.hash(), len(s.match.events)
    for _ in range(2):
        with pytest.raises(Overrun):
            s.do(f"{ME}:0")
        assert (s.match.hash(), len(s.match.events)) == before
    s.do("back", "back", "end")
    assert s.match.result is None


FOR_EVER = [{"cost": "souls", "number": 1}]


def pumped(*deeds: Any, times: int) -> Any:
    """Use a PAY text that pays for itself again and again."""
    pump = noble("pump", text("pay", act("gain_souls", number=1), *deeds, cost=FOR_EVER))
    s = scene(left="pebble", souls=1, noble="pump", nobles=(pump,))
    for _ in range(times):
        s.do("pay", "noble:0")
    return s


def test_changes_of_one_text_on_the_same_things_are_one_change() -> None:
    stronger = act("change", what={"change": "lane_stats", "on": "left", "power": 1}, until="permanent")
    s = pumped(stronger, times=300)
    assert len(s.table.lasting) == 1
    before = scene(left="pebble").match.view(ME).sides[ME].lanes[0].power  # type: ignore[attr-defined]
    assert s.match.view(ME).sides[ME].lanes[0].power == before + 300


@pytest.mark.parametrize(
    ("deed", "kept"),
    [
        (act("change", what={"change": "extra_attack", "on": "left"}, until="permanent"), "lasting"),
        (act("later", when="turn_end", do=[act("draw")]), "later"),
    ],
)
def test_what_texts_leave_behind_does_not_grow_for_as_long_as_they_are_used(deed: Any, kept: str) -> None:
    s = pumped(deed, times=MOST_KEPT + 20)
    assert len(getattr(s.table, kept)) == MOST_KEPT
    assert s.match.result is None


def test_a_lane_does_not_grow_for_ever() -> None:
    wider = act("change", what={"change": "capacity", "on": "left", "value": 2}, until="permanent")
    token = act("create", token="pathpaws", lane="left", number=9)
    s = pumped(wider, token, times=40)
    assert len(s.mine.lanes[0]) == MOST_SPIRITS
