"""Decisions of all kinds by clicks: a small game with secret bids, orders, numbers and shares."""

from __future__ import annotations

from itertools import count
from types import SimpleNamespace
from typing import Any, cast

import pytest
from PIL import Image

from bot.matches.challenges import Invitation, Person
from bot.matches.desk import Press
from bot.store import MatchRow
from bot.texts import Texts
from engines.kernel import Match, View
from engines.registry import GAMES
from render import dueling_nobles
from render.process.artists import ARTISTS
from tests.e2e.club import Club, words
from tests.e2e.play import play_out
from tests.engines.skirmish import Skirmish


def _picture(*_: Any) -> Image.Image:
    image = Image.new("RGB", (40, 30))
    image.info |= {"game": "skirmish", "theme": "dark"}
    return image


def _told(view: Any, *_: Any) -> str:
    return f"Round {view.round}."


def _facts(view: View) -> str:
    return view.model_dump_json()


@pytest.fixture
def _skirmish(monkeypatch: pytest.MonkeyPatch) -> None:
    """Host the toy game for one test, with plain pictures and a name."""
    artist = SimpleNamespace(
        draw_board=_picture, draw_hand=_picture, board_facts=_facts, hand_facts=_facts,
        board_alt=_told, hand_alt=_told, board_text=_told, palette=dueling_nobles.palette,
    )  # fmt: skip
    monkeypatch.setitem(cast(dict[str, Any], ARTISTS), "skirmish", artist)
    monkeypatch.setitem(GAMES, "skirmish", Skirmish())
    say = Texts.say

    def named(self: Texts, key: str, **values: Any) -> str:
        return "Skirmish" if key == "game-skirmish" else say(self, key, **values)

    monkeypatch.setattr(Texts, "say", named)


_numbers = count(1)
"""Ids of interactions."""


async def begin(club: Club) -> Any:
    """Begin a match of the toy game, which `/play` does not offer."""
    game = GAMES["skirmish"]
    people = [Person(person.id, person.name) for person in (club.ann, club.bob)]
    invitation = Invitation(
        game=game, options=game.options(), clock="none", challenger=people[0], opponents=(people[1],),
        guild_id=club.guild.id, channel_id=club.channel.id, locale="en",
    )  # fmt: skip

    async def here(_: MatchRow) -> tuple[int, bool]:
        return club.channel.id, False

    with club.env._bot_scope():
        row = await club.bot.host.challenges.create(invitation, next(_numbers))
        press = Press(club.bob.id, club.guild.id, next(_numbers))
        live = await club.bot.host.challenges.accept(row.id, press, people[1], here)
    await club.settle()
    return live


@pytest.mark.usefixtures("_skirmish")
async def test_every_kind_of_decision_is_made_by_clicks(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    kinds: set[str] = set()
    answer = Match.answer

    def noted(match: Any, seat: int, given: Any) -> None:
        kinds.add(type(match.decision(seat)).__name__)
        answer(match, seat, given)

    monkeypatch.setattr(Match, "answer", noted)
    for seed in (1, 2, 3):
        live = await begin(club)
        await play_out(club, live, seed)
        assert "Skirmish" in words(club.board())
        assert await club.waiting() == []
        if kinds == {"Choose", "Pick", "Number", "Arrange", "Distribute"}:
            return
    raise AssertionError(kinds)
