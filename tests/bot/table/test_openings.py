"""Tables that are drawn ahead."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.table.openings import openings
from engines.registry import GAMES
from tests.engines.skirmish import Skirmish, SkirmishOptions


class Brief(SkirmishOptions):
    health: int = 1


class Short(Skirmish):
    options = Brief


@pytest.fixture
def alone(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Host a short game alone."""
    for game in list(GAMES):
        monkeypatch.delitem(GAMES, game)
    monkeypatch.setitem(GAMES, "skirmish", Short())
    openings.cache_clear()
    yield
    openings.cache_clear()


def test_a_game_that_is_over_within_a_few_answers_has_its_first_tables_too(alone: None) -> None:
    board, hand = openings()
    assert (board.view.seat, hand.view.seat) == (None, 0)
    assert board.view.result is not None
