"""Cards that run wild: numbers stop at a bound, and a step that does too much changes nothing."""

from __future__ import annotations

from typing import Any

import pytest

from engines.kernel import Overrun
from engines.kernel.state.limits import BOUND
from tests.engines.noxtalia.pack import act, effect, every, support
from tests.engines.noxtalia.scenes import ME, guarded, scene, struck, used

HUGE = {"calc": "product", "parts": [{"calc": "product", "parts": [30] * 4}] * 4}


def nested(depth: int, leaf: Any) -> Any:
    return leaf if depth == 0 else {"calc": "sum", "parts": [nested(depth - 1, leaf)] * 4}


def test_powers_and_what_is_prevented_stop_at_the_bound() -> None:
    s = struck(act("power", value=HUGE), act("power", value=HUGE))
    assert s.attack_seen().attack.total == BOUND
    s = guarded(act("prevent_damage", value=HUGE), act("prevent_damage", value=HUGE))
    assert s.attack_seen().damage == 0
    assert s.attack_seen().prevented == BOUND


def test_pm_and_pv_without_limit_stop_at_the_bound() -> None:
    s = used(act("lift_limit", of="pm"), act("gain_pm", who="player", value=HUGE),
             act("gain_pm", who="player", value=HUGE))  # fmt: skip
    assert s.mine.pm == BOUND
    s = used(act("lift_limit", of="pv"), act("heal", who=every("ally"), value=HUGE))
    assert s.pv(ME) == [BOUND] * 3


def test_a_number_below_the_bound_is_held_too() -> None:
    less = {"calc": "difference", "parts": [0, HUGE, HUGE]}
    s = struck(act("power", value=less))
    assert s.attack_seen().attack.total == 0
    assert s.attack_seen().attack.modifiers[0].change == -BOUND


def test_counts_within_counts_overrun_and_leave_the_match_as_it_was() -> None:
    count = {"calc": "count", "of": every("enemy")}
    gain = act("gain_pm", who="player", value=nested(4, count))
    wild = support("wild", *[effect(*[gain] * 6)] * 4, cost=0)
    s = scene(hand="wild", cards=(wild,)).do("support")
    before = s.match.hash(), len(s.match.events)
    for _ in range(2):
        with pytest.raises(Overrun):
            s.do("wild")
        assert (s.match.hash(), len(s.match.events)) == before
    s.do("back", "end")
    assert s.match.result is None


def test_changes_of_costs_that_are_alike_are_one() -> None:
    dearer = [act("cost_change", who="opponent", value=1, until="end_of_next_turn")] * 6
    attacks = act("cost_change", who="opponent", value=1, until="end_of_next_turn", filter={"type": "attack"})
    pump = support("pump", effect(*dearer), effect(attacks, attacks), cost=0)
    s = scene(hand="pump pump", cards=(pump,)).supports("pump").supports("pump")
    assert sorted(change.value for change in s.table.changes) == [4, 12]


def test_changes_of_costs_do_not_grow_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engines.noxtalia.effects.rules.MOST_KEPT", 2)
    elements = [
        act("cost_change", who="opponent", value=1, filter={"element": [element]})
        for element in ("glaciel", "orageux", "cendre")
    ]
    s = scene(hand="pump", cards=(support("pump", effect(*elements), cost=0),)).supports("pump")
    assert [change.filter.element for change in s.table.changes] == [("glaciel",), ("orageux",)]
