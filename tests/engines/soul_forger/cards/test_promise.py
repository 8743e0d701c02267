"""Cards do what is printed on them: some shapes (all: `python -m tests.rigs.promise soul_forger`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engines.soul_forger.evaluation import selectors
from engines.soul_forger.rules import zones
from tests.engines.soul_forger.cards import promise
from tests.engines.soul_forger.cards.idle import idle
from tests.engines.soul_forger.cards.promise import Examination, examine, never_met
from tests.engines.watching import unmoved


def test_a_sample_of_all_shapes_is_done_as_printed() -> None:
    assert examine(whole=False) == []


def test_a_shape_is_refused_or_played_and_read() -> None:
    examination = Examination()
    examination.examine({"action": "draw", "number": 0}, 0)
    examination.examine({"action": "draw", "number": 2}, 0)
    assert examination.counts == {"shapes": 2, "refused": 1, "taken": 1, "read": 1}
    assert examination.faults == []


def test_what_nobody_reads_is_told_unless_it_is_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    shape = {"action": "change", "what": {"change": "hand_limit", "who": "attacking_player", "value": 2}}
    examination = Examination()
    examination.examine(shape, 0)
    assert examination.counts["not read"]
    assert examination.faults == []
    monkeypatch.setattr(promise, "UNREAD", {"draw": "in vain"})
    examination.examine(shape, 0)
    (fault,) = examination.faults
    assert "nobody reads it" in fault
    examination.read["draw"] = 1
    assert len(never_met(examination, {"draw", *examination.unread})) == 2


def nothing(*args: Any, **more: Any) -> int:
    return 0


BROKEN: list[tuple[dict[str, Any], Any, str, Callable[..., Any]]] = [
    ({"action": "draw", "number": 2}, zones, "draw", nothing),
    ({"action": "gain_experience"}, zones, "gain_experience", nothing),
    ({"action": "discard", "who": "opponents"}, zones, "discard", nothing),
    (
        {"action": "destroy", "who": {"pick": "all", "whose": "opposing"}},
        selectors,
        "is_whose",
        lambda *_: True,
    ),
]


@pytest.mark.parametrize(("shape", "module", "name", "instead"), BROKEN)
def test_what_is_not_done_as_printed_is_told(
    shape: dict[str, Any], module: Any, name: str, instead: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, name, instead)
    examination = Examination()
    examination.examine(shape, 0)
    assert len(examination.faults) == 1


def test_each_deed_that_is_taken_changes_some_table() -> None:
    assert idle(whole=False) == []


def test_a_deed_that_does_nothing_is_told() -> None:
    cases = {"heal who=target": [1], "heal who=self": [2], "heal who=that": [3]}
    found = {1: True, 2: False, 3: None}
    assert [*unmoved(cases, found.__getitem__)] == ["heal who=self | no table is otherwise after it"]
