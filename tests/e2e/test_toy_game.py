"""Decisions of all kinds by clicks: a small game with secret bids, orders, numbers and shares."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PIL import Image

from bot.texts import Texts
from engines.registry import GAMES
from render import games
from tests.e2e.club import Club, words
from tests.e2e.play import challenge, play_out
from tests.engines.skirmish import Skirmish


def _picture(*_: Any) -> Image.Image:
    image = Image.new("RGB", (40, 30))
    image.info["theme"] = "dark"
    return image


def _told(view: Any, *_: Any) -> str:
    return f"Round {view.round}."


@pytest.fixture
def _skirmish(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Host the toy game for one test, with plain pictures and a name."""
    artist = games._Artist(_picture, _picture, _told, _told, _told)
    monkeypatch.setitem(games._ARTISTS, "skirmish", artist)  # pyright: ignore
    monkeypatch.setitem(GAMES, "skirmish", Skirmish())
    say = Texts.say

    def named(self: Texts, key: str, **values: Any) -> str:
        return "Skirmish" if key == "game-skirmish" else say(self, key, **values)

    monkeypatch.setattr(Texts, "say", named)
    yield


@pytest.mark.usefixtures("_skirmish")
@pytest.mark.parametrize("seed", [1, 2])
async def test_every_kind_of_decision_is_made_by_clicks(club: Club, seed: int) -> None:
    live = await challenge(club, game="skirmish")
    kinds: set[str] = set()
    give = live.match.answer

    def noted(seat: int, answer: Any) -> None:
        kinds.add(type(live.match.decision(seat)).__name__)
        give(seat, answer)

    object.__setattr__(live, "match", live.match)
    club.bot.desk._live[live.id] = live
    monkey = type(live.match)
    answer = monkey.answer

    def counted(self: Any, seat: int, given: Any) -> None:
        kinds.add(type(self.decision(seat)).__name__)
        answer(self, seat, given)

    monkey.answer = counted  # pyright: ignore
    try:
        await play_out(club, live, seed)
    finally:
        monkey.answer = answer  # pyright: ignore
    assert noted
    assert "Skirmish" in words(club.board())
    assert await club.waiting() == []
    assert kinds >= {"Choose", "Pick", "Number"}
