"""Small games, hosted for one test, with a name but no pictures of their own: what `/play` does not offer."""

from __future__ import annotations

import inspect
from itertools import count
from pathlib import Path
from typing import Any, cast

import pytest

from bot.matches.clock import Preset
from bot.matches.service import Press
from bot.matches.start.challenges import Invitation, Person
from bot.store import MatchRow
from bot.texts import Locale, Texts, texts_in
from engines.kernel import Game
from engines.registry import GAMES
from tests.e2e.club import Club

_numbers = count(1)
"""Ids of interactions."""


def host(monkeypatch: pytest.MonkeyPatch, game: Game[Any]) -> None:
    """Host a game until the test is over."""
    monkeypatch.setitem(GAMES, game.id, game)
    folder = Path(inspect.getfile(type(game))).parent / "texts"
    for path in folder.glob("*/*.ftl"):
        texts_in(cast(Locale, path.parent.name))._resources.add(path)  # pyright: ignore[reportPrivateUsage]
    say = Texts.say

    def named(self: Texts, key: str, **values: Any) -> str:
        unnamed = key == f"game-{game.id}" and key not in self
        return game.id.capitalize() if unnamed else say(self, key, **values)

    monkeypatch.setattr(Texts, "say", named)


async def begin(
    club: Club, game: str, *persons: Any, clock: Preset = "none", takebacks: bool = False, **options: Any
) -> Any:
    """Begin a match between these people, with these options and this clock; return it live."""
    people = [Person(person.id, person.name) for person in persons]
    invitation = Invitation(
        game=GAMES[game], options=GAMES[game].options(**options), clock=clock, locale="en",
        seats=len(people), takebacks=takebacks,
        challenger=people[0], opponents=tuple(people[1:]), guild_id=club.guild.id, channel_id=club.channel.id,
    )  # fmt: skip

    async def here(_: MatchRow) -> tuple[int, bool]:
        return club.channel.id, False

    session = None
    with club.env._bot_scope():
        row = await club.bot.host.challenges.create(invitation, next(_numbers))
        for person in people[1:]:
            press = Press(person.id, club.guild.id, next(_numbers))
            session = await club.bot.host.challenges.accept(row.id, press, person, here)
    await club.settle()
    return session
