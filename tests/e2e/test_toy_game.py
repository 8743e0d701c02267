"""Decisions of all kinds by clicks: a small game with secret bids, orders, numbers and shares."""

from __future__ import annotations

from typing import Any

import pytest

from engines.kernel import Match
from tests.e2e import toys
from tests.e2e.club import Club, words
from tests.e2e.play import play_out
from tests.engines.skirmish import Skirmish


async def test_every_kind_of_decision_is_made_by_clicks(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    toys.host(monkeypatch, Skirmish())
    kinds: set[str] = set()
    answer = Match.answer

    def noted(match: Any, seat: int, given: Any) -> None:
        kinds.add(type(match.decision(seat)).__name__)
        answer(match, seat, given)

    monkeypatch.setattr(Match, "answer", noted)
    for seed in (1, 2, 3):
        session = await toys.begin(club, "skirmish", club.ann, club.bob)
        await play_out(club, session, seed)
        assert "Skirmish" in words(club.board())
        assert await club.waiting() == []
        if kinds == {"Choose", "Pick", "Number", "Arrange", "Distribute"}:
            return
    raise AssertionError(kinds)
