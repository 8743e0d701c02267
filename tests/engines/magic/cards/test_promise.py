"""Cards do what is printed on them: a sample of all shapes (all: `python -m tests.promise magic`)."""

from __future__ import annotations

import pytest

from engines.magic.rules import waking
from tests.engines.magic.cards.promise import Listener, examine, triggers


def test_a_sample_of_all_shapes_is_done_as_printed() -> None:
    assert examine(whole=False) == []


def test_an_ability_that_hears_what_it_does_not_wait_for_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    listener = Listener(0, {"event": "dies", "is": {"type": "creature"}, "whose": "you"})
    assert [*triggers([listener])] == []
    monkeypatch.setattr(waking, "is_whose", lambda *_: True)
    (fault,) = triggers([listener])
    assert fault.startswith("a creature you control dies | creatures are destroyed: 4 times, not 0")


def test_what_nobody_reads_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    listener = Listener(0, {"event": "attacks", "is": {}, "whose": "any"})
    monkeypatch.setattr(Listener, "clause", "the moon rises")
    faults = [*triggers([listener])]
    assert faults
    assert all(fault == "the moon rises | nobody reads the moon rises" for fault in faults)
