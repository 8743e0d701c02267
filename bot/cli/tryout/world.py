"""The simulated server of the try-out: its clock, its people, and what a press waits for."""

from __future__ import annotations

import contextvars
import time
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any, Literal

import discord
import simcord

from bot.app.client import Herald
from engines.registry import GAMES

PEOPLE = ("alpha", "beta", "gamma", "delta")
"""Who can be played; the first may change the server's settings. Four can hold an event."""
NEAR = 0.5
"""Seconds within which a timer must fall for a press to wait for it: the computers' pace is one."""
First = Literal["learn", "computer", "both"]
"""What a button of the greeting does."""
AT_ONCE = NEAR / 2
"""Seconds within which it is seen that nothing is under way, on a busy machine too."""
PATIENCE = 8.0
"""Seconds after which a press is over, whatever goes on: the page asks for what comes of it later."""


class WallClock:
    """The machine's clock in the place of the simulator's, which stands still between two timers."""

    def __init__(self) -> None:
        self._steady = time.monotonic  # the simulator replaces it while it runs

    @property
    def elapsed(self) -> float:
        """Seconds on a clock that nobody sets."""
        return self._steady()

    def now(self) -> datetime:
        """Return the time of day."""
        return datetime.now(UTC)

    def advance(self, seconds: float) -> None:
        """Do nothing: this clock goes by itself."""


class World(simcord.Env):
    """A simulated Discord whose presses wait for work that is under way, and not for time to pass.

    The simulator asks of both with one number: it waits so long for work, and
    takes every timer that falls within as long for work as well. Herald's
    clocks and watches are timers too, so that a press would wait for them.
    """

    def __init__(self, bot: discord.Client) -> None:
        super().__init__(bot, check_errors=False, settle_timeout=PATIENCE)
        self.backend.clock = WallClock()  # pyright: ignore[reportAttributeAccessIssue]
        self.shown = 0

    @property
    def said(self) -> int:
        """How many requests of the bot may have changed what people see."""
        return sum(request.method != "GET" for request in self.backend.http_requests)

    def _schedule_timer(
        self,
        record: Any,
        callback: Any,
        args: tuple[Any, ...],
        schedule_context: contextvars.Context | None,
    ) -> None:
        """Let a timer of the bot ring when its time has come.

        The simulator's own way is to move its clock there and to wait for what
        that leads to; what falls due meanwhile is left to the next press.
        """

        def ring() -> None:
            if not record.handle.cancelled():
                record.handle._run()

        assert self._runtime is not None
        # The bot's clock is the loop's own here, so that both mean the same time.
        record.real_handle = self._runtime.call_at(record.when, ring, context=schedule_context)

    async def _settle_internal(
        self,
        *,
        timeout: float | None = None,  # noqa: ASYNC109
        **how: Any,
    ) -> None:
        """Wait until nothing runs but timers that fall later than soon, or patience ends."""
        clock = self.backend.clock
        end = clock.elapsed + (PATIENCE if timeout is None else timeout)
        while clock.elapsed < end:
            begin = clock.elapsed
            with suppress(TimeoutError):
                await super()._settle_internal(timeout=NEAR, **how)
                if clock.elapsed - begin < AT_ONCE:
                    break  # else something was done meanwhile, which may have set timers of its own
        self.shown = self.said  # the page looks at the server next


class Town:
    """The server with its people, and the places where something can be seen."""

    def __init__(self, bot: Herald) -> None:
        self.bot = bot
        self.world = World(bot)
        self.world.backend.bot_user.name = "Herald"
        self.guild: simcord.GuildHandle
        self.channel: simcord.ChannelHandle
        """Where the page begins: for tournaments, searches and whatever is typed."""
        self.tables: dict[str, simcord.ChannelHandle] = {}
        """A channel a game, so that no game waits for another to end."""
        self.people: list[simcord.MemberActor] = []
        self.locale = "en-US"
        """The language that everybody's Discord speaks: the browser's."""

    async def begin(self) -> None:
        """Start the bot in a server with a channel and some people."""
        await self.world.start()
        self._speak()
        self.guild = self.world.create_guild("Herald's club")
        self.channel = self.guild.create_text_channel("lobby")
        self.tables = {game: self.guild.create_text_channel(game.replace("_", "-")) for game in sorted(GAMES)}
        keepers = self.guild.create_role("keepers", permissions=discord.Permissions(manage_guild=True))
        for name in PEOPLE:
            roles = [] if self.people else [keepers]
            self.people.append(self.guild.add_member(self.world.create_user(name), roles=roles))
        await self.world.settle()

    async def first(self, what: First, game: str, person: simcord.MemberActor) -> simcord.ChannelHandle:
        """Do for a person what most begin with, by the command they would type; return where it is seen."""
        said, table = self.world.said, self.tables[game]
        match what:
            case "learn":
                await person.slash(table, "learn", game=game)
            case "computer":
                again = await self.bot.store.statistics.has_finished(person.id, game)
                await person.slash(table, "play", game=game, computer="easy" if again else "gentle")
            case "both":
                other = next(each for each in self.people if each.id != person.id)
                await person.slash(table, "play", game=game, opponent=other)
        self.world.shown = said
        return await self._table_of(person, table) if what == "computer" else table

    async def _table_of(
        self, person: simcord.MemberActor, table: simcord.ChannelHandle
    ) -> simcord.ChannelHandle:
        """Return where a person's newest match is played: in a thread where its channel was busy."""
        newest = (await self.bot.store.matches.of_user(person.id, limit=1))[:1]
        places = {place.id: place for place in self.places()}
        return next((places[row.channel_id] for row in newest if row.channel_id in places), table)

    def _speak(self) -> None:
        """Let each interaction carry the language."""
        emit = self.world.backend.emit

        def spoken(name: str, payload: Any, *args: Any, **kwargs: Any) -> Any:
            if name == "INTERACTION_CREATE":
                payload["locale"] = payload["guild_locale"] = self.locale
            return emit(name, payload, *args, **kwargs)

        self.world.backend.emit = spoken  # pyright: ignore[reportAttributeAccessIssue]

    def places(self) -> list[simcord.ChannelHandle]:
        """Return the channels, and the threads in which tables have opened, the newest last."""
        channels = [self.channel, *self.tables.values()]
        threads = [thread for channel in channels for thread in channel.threads]
        return [*channels, *sorted(threads, key=lambda thread: thread.id)]
