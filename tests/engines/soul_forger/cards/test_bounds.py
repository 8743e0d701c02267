"""Cards that run wild: what they leave on the table stops at a bound, and alike changes are one."""

from __future__ import annotations

from typing import Any

import pytest

from engines.kernel.state.limits import BOUND, MOST_KEPT
from engines.soul_forger.evaluation import powers
from tests.engines.soul_forger.deed import GAIN, does, play
from tests.engines.soul_forger.pack import creature
from tests.engines.soul_forger.scenes import YOU, Scene, lies
from tests.rules import rule

NEVER: dict[str, Any] = {"event": "destroyed", "whose": "opposing", "is": {"name": "giant"}}
LATER = {"action": "later", "when": NEVER, "until": "permanent", "do": [GAIN]}


def often(*do: dict[str, Any]) -> dict[str, Any]:
    within = {"action": "repeat", "number": 30, "do": do}
    return {"action": "repeat", "number": 30, "do": [within]}


def pumped(*do: dict[str, Any], times: int = 1, pieces: Any = (), more: Any = ()) -> Scene:
    """Use an ability again and again, each time four hundred times over."""
    pump = creature("pump", 1, 1, 0, 9, abilities=[
        {"cost": [{"cost": "experience", "number": 1}], "do": [often(*do)]}])  # fmt: skip
    story = Scene(lies("pump"), *pieces, more=(pump, *more), sides=[{"xp": times}])
    for _ in range(times):
        story.do("skill:p1:0").passes()
    return story


def change(what: dict[str, Any], until: str = "permanent") -> dict[str, Any]:
    return {"action": "change", "what": what, "until": until}


STRONGER = {"change": "power", "on": "self", "value": 1}


def test_what_is_put_off_does_not_grow_for_as_long_as_a_card_is_used() -> None:
    story = pumped(LATER, times=3)
    assert len(story.table.lasting) == MOST_KEPT
    assert story.match.result is None


def test_changes_of_one_text_on_the_same_card_are_one_change() -> None:
    story = pumped(change(STRONGER), times=3)
    assert len(story.table.lasting) == 1
    assert powers.power(story.table, story.piece("pump")) == 1 + 3 * 400


def test_a_number_that_grows_so_stops_at_the_bound() -> None:
    much = {"calc": "product", "parts": [30, 30, 30]}
    story = pumped(change({**STRONGER, "value": much}))
    assert story.table.lasting[0].value == BOUND


@pytest.mark.parametrize(
    "what",
    [
        {"change": "keyword", "on": "self", "keyword": "flight"},
        {"change": "cannot", "on": "self", "what": "attack"},
        {"change": "player_cannot", "who": "opponents", "what": "heal"},
        {"change": "set_ronum", "on": "self", "value": 2},
    ],
)
def test_what_holds_already_holds_no_more_often(what: dict[str, Any]) -> None:
    story = pumped(change(what))
    assert len(story.table.lasting) == 1


def test_of_two_ronum_the_one_that_came_last_holds() -> None:
    two, three = (change({"change": "set_ronum", "on": "self", "value": value}) for value in (2, 3))
    story = pumped(two, three)
    assert [held.at for held in story.table.lasting] == [0, 1], "each once, and the last stands last"
    assert powers.ronum(story.table, story.piece("pump")) == 3


def test_what_is_counted_one_by_one_is_kept_up_to_a_bound() -> None:
    shield = change({"change": "prevent", "who": "you", "value": 1, "next_only": True})
    assert len(pumped(shield, times=2).table.lasting) == MOST_KEPT


def test_things_put_off_leave_room_for_changes() -> None:
    story = pumped(LATER, change(STRONGER))
    assert [held.kind for held in story.table.lasting].count("later") == MOST_KEPT
    assert powers.power(story.table, story.piece("pump")) == 401


def test_no_more_waits_for_the_flow_than_a_table_keeps() -> None:
    """A listener would hear four hundred times at once, and the match would be drawn as a loop."""
    hears = creature("hears", 1, 1, 0, 9, abilities=[
        {"when": {"event": "experienced", "whose": "opposing"}, "do": [GAIN]}])  # fmt: skip
    story = pumped(GAIN, pieces=(lies("hears", YOU),), more=(hears,))
    assert (story.yours.xp, story.match.result) == (MOST_KEPT, None)


@rule("SF-64")
def test_tokens_without_ronum_do_not_fill_the_table_for_ever() -> None:
    dust = creature("dust", 0, 0, 0, 1, token=True)
    story = pumped({"action": "manifest", "token": "dust", "number": 20}, more=(dust,))
    assert len(story.table.pieces) <= MOST_KEPT + 1


@pytest.mark.parametrize(("times", "left"), [(1, []), (30, ["ox"])])
def test_control_is_not_taken_for_a_while_that_nothing_would_end(times: int, left: list[str]) -> None:
    """Where no more is kept, nobody would give it back."""
    shield = change({"change": "prevent", "who": "you", "value": 1, "next_only": True})
    take = {"action": "control", "who": {"pick": "all", "whose": "opposing"}, "until": "this_turn"}
    row = {"action": "repeat", "number": times, "do": [{"action": "repeat", "number": times, "do": [shield]}]}
    story = play(does(row, take), lies("ox", YOU))
    assert story.names(YOU) == left
