"""The soak of tournaments itself: a few small events, killed now and then, come to sound ends."""

from __future__ import annotations

from typing import Any

from tests.rigs.soaking import tournaments


def test_events_by_chance_come_to_a_sound_end(monkeypatch: Any) -> None:
    monkeypatch.setattr(tournaments, "SIZES", {8: 1})
    tally = tournaments.play(20.0, 4, seed=7)
    assert sum(tally.events.values()) >= 4
    assert tally.tables > 20
