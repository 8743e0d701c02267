"""The table of doors over a real line: the bot's own client, its requests and its gateway, on this machine.

The rows, and what is right, are those of `tests/e2e/doors.py`. What is sent and heard there goes through a
simulation within the process; here every press is bytes that the library reads, and every answer a request.
"""

from __future__ import annotations

import asyncio
import itertools
import time
from collections.abc import AsyncGenerator, Callable, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import discord
import pytest
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.app.client import Herald
from bot.competition.setup import Setup
from bot.discord.requests import speak_to
from bot.host.opponents import Opponents
from bot.matches.beginning.challenges import Invitation, Person
from bot.matches.desk import Press
from bot.settings import Allowance, Settings
from bot.store import MODERATORS, PLAYERS, GuildPreferences, MatchRow, NewTournament, Store
from bot.table.verbs import Verb
from bot.tournaments.course.office import Caller
from bot.workers import Crew
from engines.registry import GAMES
from tests.e2e.club import RATES
from tests.e2e.doors import Cell, answer_all, called, calls, pressed, presses, wrong
from tests.e2e.sketches import Sketches
from tests.measuring.loopback import EPHEMERAL, _role, walk
from tests.measuring.sharded import Interaction, Sharded

CLUB, ELSEWHERE = 1, 2
DEN, LOBBY, SQUARE = 101, 102, 201
_CHANNELS = {DEN: CLUB, LOBBY: CLUB, SQUARE: ELSEWHERE}
_DM = 1_000
"""With the number of a member, that of their direct messages."""
PLAYER, WARDEN, BLIND, KEEPER, RULER = range(11, 16)
_MEMBER = discord.Permissions(view_channel=True, send_messages=True)
_MANAGER = _MEMBER | discord.Permissions(manage_guild=True)
_VIEW = str(discord.Permissions(view_channel=True).value)


class Somebody(NamedTuple):
    """Who stands in front of the doors, and where."""

    number: int
    channel: int
    """Where they call, and press what stands in a server; an outsider's is that of direct messages."""
    roles: tuple[int, ...] = ()


PEOPLE = {
    "seat": Somebody(301, DEN, (PLAYER,)),
    "other seat": Somebody(302, DEN, (PLAYER,)),
    "member": Somebody(303, DEN, (PLAYER,)),
    "astray": Somebody(303, LOBBY, (PLAYER,)),
    "blind": Somebody(304, LOBBY, (PLAYER, BLIND)),
    "outsider": Somebody(305, _DM + 305),
    "banned": Somebody(306, DEN),
    "moderator": Somebody(307, DEN, (PLAYER, WARDEN)),
    "manager": Somebody(308, DEN, (KEEPER,)),
    "abroad": Somebody(309, SQUARE, (RULER,)),
}
_ROLES = {who.number: who.roles for who in PEOPLE.values()}


class Town(Sharded):
    """Two servers, one with a channel that not everybody sees, and people with roles."""

    def __init__(self) -> None:
        super().__init__(_CHANNELS, {who.number: name for name, who in PEOPLE.items()}, shards=1)

    def _roles(self, guild: int) -> list[dict[str, Any]]:
        plain, managing = str(_MEMBER.value), str(_MANAGER.value)
        own = (RULER,) if guild == ELSEWHERE else (PLAYER, WARDEN, BLIND, KEEPER)
        manages = (RULER, KEEPER)
        return [
            _role(guild, "@everyone", plain),
            *(_role(each, f"role {each}", managing if each in manages else "0") for each in own),
        ]

    def _channel(self, number: int) -> dict[str, Any]:
        hidden = {"id": str(BLIND), "type": 0, "allow": "0", "deny": _VIEW}
        return super()._channel(number) | {"permission_overwrites": [hidden] if number == DEN else []}

    def _member(self, member: int, guild: int) -> dict[str, Any]:
        roles = _ROLES[member]
        allowed = _MANAGER if {KEEPER, RULER} & {*roles} else _MEMBER
        payload = super()._member(member, guild)
        return payload | {"roles": [str(each) for each in roles], "permissions": str(allowed.value)}


class Scene:
    """The bot at its line, with a match and a tournament in the den, and all who press there."""

    def __init__(self, town: Town, bot: Herald) -> None:
        self.town, self.bot = town, bot
        self.match = self.event = 0
        self._presses = itertools.count(1)

    async def furnish(self) -> None:
        """Begin what is pressed about."""
        self.event = await self._announced()
        self.match = await self._begun()
        settings = {PLAYERS: [PLAYER], MODERATORS: WARDEN}
        await self.bot.store.preferences.set_guild(CLUB, GuildPreferences(settings=settings))

    async def _announced(self) -> int:
        organiser, setup = self.bot.tournaments.organiser, Setup()
        new = NewTournament(
            guild_id=CLUB, channel_id=DEN, name="Thursday", game="dueling_nobles", format=setup.format,
            options=setup.model_dump(mode="json", exclude={"format"}), creator_id=PEOPLE["manager"].number,
        )  # fmt: skip
        row = await self.bot.store.tournaments.create(new, organiser.office.act("create", self._keeper))
        await organiser.rounds.announce(row.id, self._keeper)
        for who in ("seat", "other seat"):
            await organiser.signup.register(row.id, self._press(who), _person(who), None)
        return row.id

    async def _begun(self) -> int:
        game, challenges = GAMES["dueling_nobles"], self.bot.host.challenges
        first, other = _person("seat"), _person("other seat")
        invitation = Invitation(
            game=game, options=game.options(), clock="live", challenger=first, opponents=(other,),
            decks={}, guild_id=CLUB, channel_id=DEN, locale="en-GB", seats=2,
        )  # fmt: skip
        row = await challenges.create(invitation, next(self._presses))
        await challenges.accept(row.id, self._press("other seat"), other, _here)
        return row.id

    @property
    def _keeper(self) -> Caller:
        return Caller(self._press("manager"), manages=True)

    def _press(self, who: str) -> Press:
        return Press(PEOPLE[who].number, CLUB, next(self._presses))

    async def press(self, who: str, place: str, verb: Verb) -> str:
        """Let somebody press on a message that stands there; return what they are told."""
        number, channel, _ = PEOPLE[who]
        if place == "dm":
            message = self.town.messages[self.town.lay(_DM + number, number)]
        else:
            message = self.town.messages[self.town.lay(channel)]
            message["flags"] |= EPHEMERAL if place == "private" else 0
        custom_id = pressed(verb, self.match, self.event)
        return _said(await self.town.pressed(number, message, custom_id, []))

    async def call(self, who: str, name: str) -> str:
        """Let somebody call a command where they are; return what they are told."""
        number, channel, _ = PEOPLE[who]
        return _said(await self.town.called(number, channel, called(name, PEOPLE["member"].number)))


def soak(tell: Callable[[str], object], cells: Iterable[Cell] | None = None) -> int:
    """Press all cells, or those named; return how many. Raises AssertionError with the wrong ones."""
    chosen = [*presses(), *calls()] if cells is None else [*cells]

    async def through(folder: Path) -> tuple[list[str], float]:
        async with opened(folder) as scene:
            began = time.monotonic()
            return await wrong(scene, chosen), time.monotonic() - began

    with TemporaryDirectory() as folder:
        found, seconds = asyncio.run(through(Path(folder)))
    tell(f"{len(chosen)} cells pressed over a real line in {seconds:.1f} s: {len(found)} wrong")
    assert not found, "\n".join(found)
    return len(chosen)


@asynccontextmanager
async def opened(folder: Path) -> AsyncGenerator[Scene]:
    """Open the town and connect the bot, until the end."""
    town = Town()
    await town.open()
    store = await Store.open(folder / "doors.sqlite3", folder)
    settings = Settings(
        _env_file=None,  # pyright: ignore[reportCallIssue]
        shards=1,
        **dict.fromkeys(RATES, Allowance(10_000, 10_000, 60)),
    )
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Route, "BASE", Route.BASE)  # to be set back
        speak_to(f"{town.url}/")
        patch.setattr(
            DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(town.url.replace("http:", "ws:")) / "gateway"
        )
        bot = Herald(settings, store, opponents=Opponents(0), studio=Sketches(), crew=Crew(0))
        bot._connection.guild_ready_timeout = 0.1  # seconds after the last server: here they come at once
        try:
            async with bot:
                await bot.login("a.token.of-nobody")
                connected = asyncio.create_task(bot.connect())
                await bot.wait_until_ready()
                scene = Scene(town, bot)
                await scene.furnish()
                answer_all(patch)
                yield scene
            await connected
        finally:
            await store.close()
            await town.close()
    assert not town.late, "an interaction was answered too late"
    assert not town.twice, "an interaction was answered twice"


def _person(who: str) -> Person:
    return Person(PEOPLE[who].number, who)


async def _here(row: MatchRow) -> tuple[int, bool]:
    return row.channel_id, False


def _said(interaction: Interaction) -> str:
    """Return the one private sentence that answers."""
    told = [each for each in interaction.said if each.get("components")]
    assert len(told) == 1, told
    assert told[0]["flags"] & EPHEMERAL, "not in private"
    return "\n".join(each["content"] for each in walk(told[0]["components"]) if each["type"] == 10)
