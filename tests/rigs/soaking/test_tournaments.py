"""The soak of tournaments itself: a few small events, killed now and then, come to sound ends."""

from __future__ import annotations

from random import Random
from typing import Any

from bot.competition.setup import Setup, faults
from bot.competition.state import Format
from engines.registry import GAMES
from tests.rigs.soaking import tournaments


def test_events_by_chance_come_to_a_sound_end(monkeypatch: Any) -> None:
    monkeypatch.setattr(tournaments, "SIZES", {8: 1})
    tally = tournaments.play(20.0, 4, seed=7)
    assert sum(tally.events.values()) >= 4
    assert tally.tables > 20


def test_events_by_chance_go_by_every_choice() -> None:
    taken: set[str] = set()
    for seed in range(100):
        for format in Format:
            setup = Setup.model_validate(tournaments.choices(format, 8, Random(seed)))
            game = GAMES["noxtalia" if format is Format.PODS else "dueling_nobles"]
            assert list(faults(setup, game, 0.0)) == []
            taken.update(setup.kept(), {"format"} if format is not Format.SWISS else ())
    told = taken | tournaments.NOT_TAKEN.keys()
    assert Setup.model_fields.keys() - told == set(), "take it in `choices`, or say in NOT_TAKEN why not"
    assert taken & tournaments.NOT_TAKEN.keys() == set()
