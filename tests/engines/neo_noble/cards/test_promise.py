"""Cards do what is printed on them: some shapes (all: `python -m tests.rigs.promise neo_noble`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engines.neo_noble.rules import channel, piles, souls, zones
from tests.engines.neo_noble.cards import promise
from tests.engines.neo_noble.cards.idle import idle
from tests.engines.neo_noble.cards.promise import Examination, examine, never_met
from tests.engines.neo_noble.language import chosen, in_zone
from tests.engines.neo_noble.pack import act


def test_a_sample_of_all_shapes_is_done_as_printed() -> None:
    assert examine(whole=False) == []


def test_a_shape_is_refused_or_played_and_read() -> None:
    examination = Examination()
    examination.examine(act("move", who=chosen("opposing"), to="left"), 0)
    examination.examine(act("draw", number=2), 0)
    assert examination.counts == {"shapes": 2, "refused": 1, "taken": 1, "read": 1}
    assert examination.faults == []


def test_what_nobody_reads_is_told_unless_it_is_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    shape = act("shuffle", who="you")
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


def nothing(*args: Any) -> int:
    return 0


BROKEN: list[tuple[dict[str, Any], Any, str, Callable[..., Any]]] = [
    (act("mill", who="you"), piles, "mill", nothing),
    (act("gain_souls", number=2), souls, "gain", nothing),
    (act("move_cards", cards=in_zone("grave"), to="hand"), zones, "lift", lambda *_: None),
    (act("reveal", slots={"pick": "all", "whose": "any", "face": "down"}), channel, "reveal", nothing),
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
