"""Matches whose rules fail, as their people see it."""

from __future__ import annotations

from typing import Any

import pytest

from bot.matches import service as desks
from bot.store import MatchStatus
from engines.kernel import Match
from tests.e2e.club import Club, said
from tests.e2e.play import challenge
from tests.e2e.test_places import dms
from tests.e2e.test_trouble import press_one


async def test_what_can_no_longer_be_read_is_told_and_can_be_left(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await challenge(club)
    club.bot.host.match_service.forget(session.id)
    monkeypatch.setattr(desks, "revive", lambda _: 1 / 0)
    for _ in range(2):
        assert "went wrong" in said(await club.ann.slash(club.channel, "match board"))
    await club.settle()
    for person in (club.ann, club.bob):
        assert any(f"{session.code} was stopped" in text for text in dms(person))
    assert "not playing" in said(await club.cyd.slash(club.channel, "match concede"))
    left = said(await club.bob.slash(club.channel, "match concede"))
    assert f"{session.code} could no longer be read" in left
    row = await club.store.matches.get(session.id)
    assert row is not None
    assert row.status is MatchStatus.CANCELLED
    monkeypatch.undo()
    assert (await challenge(club)).id != session.id


async def test_a_match_that_cannot_be_shown_is_put_aside_and_told(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await challenge(club)
    view = Match[Any].view

    def breaks(self: Match[Any], seat: int | None) -> Any:
        if self.serial:
            raise ZeroDivisionError("unseen")
        return view(self, seat)

    monkeypatch.setattr(Match, "view", breaks)
    await press_one(club, session)
    await club.settle()
    row = await club.store.matches.get(session.id)
    assert row is not None
    assert row.status is MatchStatus.STRANDED
    assert any("was stopped" in text for text in dms(club.bob))
    monkeypatch.undo()
    assert len(await club.store.moves.answers(session.id)) == 1
