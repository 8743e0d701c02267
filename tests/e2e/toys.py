"""Small games, hosted for one test with plain pictures and a name: what `/play` does not offer."""

from __future__ import annotations

from itertools import count
from types import SimpleNamespace
from typing import Any, cast

import pytest
from PIL import Image

from bot.matches.clock import Preset
from bot.matches.service import Press
from bot.matches.start.challenges import Invitation, Person
from bot.store import MatchRow
from bot.texts import Texts
from engines.kernel import Game, View
from engines.registry import GAMES
from render import dueling_nobles
from render.process.artists import ARTISTS
from tests.e2e.club import Club

_numbers = count(1)
"""Ids of interactions."""


def host(monkeypatch: pytest.MonkeyPatch, game: Game[Any]) -> None:
    """Host a game until the test is over."""
    artist = SimpleNamespace(
        draw_board=_picture, draw_hand=_picture, board_facts=_facts, hand_facts=_facts,
        board_alt=_told, hand_alt=_told, board_text=_told, palette=dueling_nobles.palette,
    )  # fmt: skip
    monkeypatch.setitem(cast(dict[str, Any], ARTISTS), game.id, artist)
    monkeypatch.setitem(GAMES, game.id, game)
    say = Texts.say

    def named(self: Texts, key: str, **values: Any) -> str:
        return game.id.capitalize() if key == f"game-{game.id}" else say(self, key, **values)

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


def _picture(view: View, *_: Any) -> Image.Image:
    image = Image.new("RGB", (40, 30))
    image.info |= {"game": view.game, "theme": "dark"}
    return image


def _told(view: Any, *_: Any) -> str:
    return f"Round {getattr(view, 'round', 0)}."


def _facts(view: View) -> str:
    return view.model_dump_json()
