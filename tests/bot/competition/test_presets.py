"""What clubs hold is ready to be announced, and keeps what is an event's own."""

from __future__ import annotations

import pytest

from bot.competition.setup import PRESETS, Setup, faults, preset, preset_of
from bot.competition.state import Format
from engines.registry import GAMES


@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_contradicts_nothing_in_a_game_that_has_such_tables(name: str) -> None:
    game = GAMES["soul_forger"]
    assert list(faults(PRESETS[name], game, 0.0)) == []


def test_a_preset_keeps_start_size_and_match_options() -> None:
    mine = Setup(format=Format.PODS, start=9.0, most=12, options={"lone_pass": "fast"}, late_until=2)
    league = preset(mine, "league")
    assert (league.start, league.most, league.options) == (9.0, 12, {"lone_pass": "fast"})
    assert (league.format, league.late_until, league.pace) == (Format.ROBIN, 0, "correspondence")


def test_a_setup_is_known_as_the_preset_that_it_is_and_else_as_none() -> None:
    for name in PRESETS:
        assert preset_of(preset(Setup(most=8), name)) == name
    assert preset_of(Setup(late_until=3)) is None
