"""A game of forty lines of rules, without pictures, puzzles or explained words, is played by clicks."""

from __future__ import annotations

import pytest

from tests.e2e import toys
from tests.e2e.club import Club, words
from tests.e2e.play import play_out
from tests.rigs.high_card import HighCard


async def test_the_smallest_game_is_played_to_its_end(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    toys.host(monkeypatch, HighCard())
    session = await toys.begin(club, "high_card", club.ann, club.bob)
    await play_out(club, session, 1)
    told = words(club.board())
    assert "High Card" in told
    assert "scores with card" in told
    assert "points." in told
    assert await club.waiting() == []
