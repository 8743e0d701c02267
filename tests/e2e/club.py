"""A thin layer over SimCord: the real bot in a simulated server, seen as people see it."""

from __future__ import annotations

import marshal
import pickle
import re
from collections import namedtuple
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from datetime import timedelta
from fnmatch import fnmatch
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import simcord
from simcord import _dpy_internals, _runtime, _settlement, components, env, gateway, results
from simcord.backend import serializers
from simcord.backend.models.channel import Channel
from simcord.http import router

from bot.app.client import Herald
from bot.host.opponents import Opponents
from bot.settings import Allowance, Settings
from bot.store import OutboxRow, Store
from bot.table.action_id import ActionId, is_ours
from bot.workers import WorkerPool
from cogs.access import VERBS, Where
from render import RenderService
from tests.e2e.wire import check_requests

RATES = (
    "rate_challenges", "rate_verifications", "rate_imports", "rate_decks", "rate_looks", "rate_completions",
)  # fmt: skip
"""Settings that would keep a test's quick fingers from going on."""
EPHEMERAL = 1 << 6
PATIENCE = 20.0
"""Seconds, by the clock on the wall, after which what does not come to rest is a failure."""


def _copied(payload: Any) -> Any:
    """Copy what is JSON in a seventh of the time: the simulator copies all that is sent several times."""
    try:
        return marshal.loads(marshal.dumps(payload))
    except ValueError:  # there are members of enumerations in it
        return pickle.loads(pickle.dumps(payload, pickle.HIGHEST_PROTOCOL))


def _monotonic() -> float:
    """Tell the time without the import that the simulator makes each time: each turn of the loop asks."""
    env = _runtime._selected_env(driver=False)
    return _dpy_internals._REAL_MONOTONIC() if env is None else env._virtual_time


_dpy_internals._clock_monotonic = _monotonic
env._SettlementState = namedtuple("_State", _settlement._SettlementState.__slots__)  # pyright: ignore
"""It is made for each task at each look, and was a dataclass."""
Channel.is_thread = property(lambda channel: channel.type in (10, 11, 12))  # pyright: ignore
"""Threads of announcements, type 10, are threads too."""
for module in (components, results, serializers):
    vars(module)["deepcopy"] = _copied
for module in (gateway, router):
    vars(module)["copy"] = SimpleNamespace(deepcopy=_copied)
_payload = serializers.message_payload
STRAY: set[str] = set()
"""Controls that were sent to where `cogs/access.py` lets nobody press them."""


def _looked_at(backend: Any, message: Any, **more: Any) -> Any:
    """Note the bot's controls that stand where none of their verb is to stand."""
    if message.components and message.author_id == backend.bot_user.id:
        in_dm = backend.channels[message.channel_id].type == discord.ChannelType.private.value
        where = Where.DM if in_dm else Where.PRIVATE if message.flags & EPHEMERAL else Where.CHANNEL
        for item in walk(message.components):
            custom_id = str(item.get("custom_id", ""))
            if is_ours(custom_id) and where not in VERBS[ActionId.parse(custom_id).verb].where:
                STRAY.add(f"{custom_id} in {where}")
    return _payload(backend, message, **more)


serializers.message_payload = _looked_at


def _settings(**chosen: Any) -> Settings:
    rates = dict.fromkeys(RATES, Allowance(1_000, 1_000, 60))
    return Settings(_env_file=None, shards=1, **{**rates, **chosen})  # pyright: ignore[reportCallIssue]


@cache
def _usual() -> Settings:
    """Return what most clubs have; to look for it in the environment is a tenth of opening one."""
    return _settings()


class Club:
    """A server of people who play."""

    def __init__(
        self,
        folder: Path,
        worker_pool: WorkerPool | None = None,
        renderer: type[RenderService] = RenderService,
        **settings: Any,
    ) -> None:
        self.folder = folder
        self.worker_pool = worker_pool
        self.renderer = renderer
        self.settings = settings
        """What differs from the defaults."""
        self.store: Store
        self.bot: Herald
        self.env: simcord.Env
        self.guild: simcord.GuildHandle
        self.channel: simcord.ChannelHandle
        self.ann: simcord.MemberActor
        self.bob: simcord.MemberActor
        self.cyd: simcord.MemberActor
        self.dan: simcord.MemberActor
        self.locales: dict[int, str] = {}
        """The language of a person's Discord, where it is not English."""
        self.guild_locale = "en-US"
        self.panels: dict[tuple[int, int], Any] = {}
        """The private panel that was opened last, by match and person."""
        self.pressed: dict[str, Any] = {}
        """The last interaction, as the bot received it."""

    @classmethod
    @asynccontextmanager
    async def open(cls, folder: Path, **settings: Any) -> AsyncIterator[Club]:
        club = await cls.begin(folder, **settings)
        try:
            yield club
        finally:
            await club.end()

    @classmethod
    async def begin(
        cls,
        folder: Path,
        worker_pool: WorkerPool | None = None,
        renderer: type[RenderService] = RenderService,
        **settings: Any,
    ) -> Club:
        club = cls(folder, worker_pool, renderer, **settings)
        bot = await club._new_bot()
        club.env = simcord.Env(bot, settle_timeout=PATIENCE)
        await club.env.start()
        club.guild = club.env.create_guild("club")
        club._speak()
        club.channel = club.guild.create_text_channel("table")
        club.ann, club.bob, club.cyd, club.dan = (
            club.guild.add_member(club.env.create_user(name)) for name in ("ann", "bob", "cyd", "dan")
        )
        await club.env.settle()
        return club

    async def _new_bot(self) -> Herald:
        self.store = await Store.open(self.folder / "club.sqlite3", self.folder)
        self.bot = Herald(
            _settings(**self.settings) if self.settings else _usual(),
            self.store,
            now=self.now,
            opponents=Opponents(0),
            renderer=self.renderer(),
            worker_pool=self.worker_pool or WorkerPool(0),
            lab_pool=WorkerPool(0),
            pace=0.0,
        )
        return self.bot

    def now(self) -> float:
        """The simulated time, as the bot sees it."""
        return self.env.now().timestamp()

    async def end(self) -> None:
        """Let the bot go, with those that draw and read for it: to be detached does not close it."""
        await self.env.shutdown()
        self.bot.renderer.close()
        self.bot.worker_pool.close()
        await self.store.close()
        self.env.raise_errors()
        stray, _ = sorted(STRAY), STRAY.clear()
        assert not stray, stray
        check_requests(self.env.http_requests)

    def _speak(self) -> None:
        """Let each interaction carry the languages of its person and its server."""
        emit = self.env.backend.emit

        def spoken(name: str, payload: Any, *args: Any, **kwargs: Any) -> Any:
            if name == "INTERACTION_CREATE":
                user = payload.get("user") or payload["member"]["user"]
                payload["locale"] = self.locales.get(int(user["id"]), "en-US")
                if "guild_id" in payload:
                    payload["guild_locale"] = self.guild_locale
                self.pressed = payload
            return emit(name, payload, *args, **kwargs)

        self.env.backend.emit = spoken  # pyright: ignore[reportAttributeAccessIssue]

    async def restart(self) -> None:
        """Stop the bot and start a new one on the same database."""
        old = self.store
        await self.bot.host.stop()
        await old.close()
        await self.env.restart_bot(await self._new_bot())
        await self.env.settle()

    async def settle(self) -> None:
        await self.env.settle()

    def deny(self, *permissions: str) -> dict[Any, discord.PermissionOverwrite]:
        """Overwrites that take permissions in a channel from everybody."""
        return {self.guild.default_role: discord.PermissionOverwrite(**dict.fromkeys(permissions, False))}

    def owner(self) -> Any:
        """A member who may manage the server."""
        role = self.guild.create_role("keepers", permissions=discord.Permissions(manage_guild=True))
        return self.guild.add_member(self.env.create_user("keeper"), roles=[role])

    async def press(self, person: Any, message: Any, custom_id: str, values: list[str] | None = None) -> Any:
        """Press what is no longer on the message, or never was: what a slow or a forged client sends."""
        stored = self.seen(message)
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": 3 if values else 2}
        if values:
            data["values"] = values
        self.env._begin_operation("press")
        try:
            return await simcord.actors._component_interaction(person, stored, data)
        finally:
            self.env._end_operation()

    async def late(self, person: Any, message: Any, custom_id: str) -> Any:
        """A press that reaches the bot after the three seconds that Discord gives."""
        created_at = discord.Interaction.created_at
        discord.Interaction.created_at = property(  # pyright: ignore[reportAttributeAccessIssue]
            lambda interaction: created_at.__get__(interaction) - timedelta(seconds=3)
        )
        try:
            return await self.press(person, message, custom_id)
        finally:
            discord.Interaction.created_at = created_at  # pyright: ignore[reportAttributeAccessIssue]

    async def again(self) -> None:
        """Deliver the last interaction once more, as Discord may."""
        self.env.backend.emit("INTERACTION_CREATE", self.pressed)
        await self.settle()

    async def state(self, session: Any) -> tuple[str, int, list[Any], Any]:
        """All that a refused press must leave as it is."""
        now = await self.session(session.id)
        answers = await self.store.moves.answers(session.id)
        return now.match.hash(), now.match.serial, answers, await self.store.matches.get(session.id)

    async def waiting(self) -> list[OutboxRow]:
        """What is still in the outbox, without taking it."""
        rows = await self.store.outbox.take(self.now() + 10**9, 100)
        self.store.outbox._let_go([row.id for row in rows])
        return rows

    def refuse_edits(self, path: str, times: int | None = 1, **answer: Any) -> None:
        """Let Discord answer so to edits of messages, by the bot and by presses alike."""
        for each in (path, "/webhooks/*/messages/@original"):
            self.env.inject_error("PATCH", each, times=times, **answer)

    def sent(self, method: str, path: str) -> list[Any]:
        """The bot's requests of one kind."""
        return [one for one in self.env.http_requests if one.method == method and fnmatch(one.path, path)]

    async def session(self, match_id: int) -> Any:
        """A match, which stays up to date until the bot restarts."""
        return await self.bot.host.match_service.session(match_id)

    # What people see

    async def aside(self, person: Any, channel: Any = None) -> Any:
        """A message that the person alone sees, on which to press what stands in private answers."""
        return (await person.slash(channel or self.channel, "help")).response

    def place(self, session: Any) -> Any:
        """The channel or thread of a match."""
        if session.place.channel_id == self.channel.id:
            return self.channel
        return next(thread for thread in self.channel.threads if thread.id == session.place.channel_id)

    async def hand(self, person: Any, session: Any) -> Any:
        """Press My Hand on the board and return the private panel."""
        board = self.board(self.place(session))
        mine = next(custom_id for custom_id in buttons(board).values() if ":hand:" in custom_id)
        (panel,) = (await person.click(board, custom_id=mine)).followups
        assert panel.ephemeral
        self.panels[session.id, person.id] = panel
        return panel

    def seen(self, message: Any) -> Any:
        """A message as its readers see it now. Raises BackendError for one that is gone."""
        return self.env.backend.get_message(_channel_of(message), message.id)

    def last(self, channel: Any = None) -> Any:
        """The newest message in a channel."""
        return next(self._newest(channel))

    def board(self, channel: Any = None) -> Any:
        """The newest board in a channel."""
        for message in self._newest(channel):
            if any(item.get("type") == 12 for item in walk(raw(message))):
                return message
        raise AssertionError("there is no board")

    def _newest(self, channel: Any = None) -> Iterator[Any]:
        """The messages in a channel, the newest first: its whole history takes longer than a press."""
        kept = self.env.backend.messages[(channel or self.channel).id]
        for _, message in sorted(kept.items(), reverse=True):
            if message.visible_to(None):
                yield results.to_discord_message(self.env, message)


def _channel_of(message: Any) -> int:
    return getattr(message, "channel_id", None) or message.channel.id


def raw(message: Any) -> list[dict[str, Any]]:
    """The components of a message, as Discord keeps them."""
    components = message.components
    return [item if isinstance(item, dict) else item.to_dict() for item in components]


def walk(components: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """All components, deep."""
    for component in components:
        yield component
        yield from walk(component.get("components", []))
        if "accessory" in component:
            yield component["accessory"]


def words(message: Any) -> str:
    """All text of a message."""
    return "\n".join(str(item["content"]) for item in walk(raw(message)) if item.get("type") == 10)


def said(result: Any) -> str:
    """The one private sentence that answers a press or a command."""
    told = list(result.followups)
    if not told and result._interaction.response_kind.value == "message":
        told = [result.response]
    assert len(told) == 1, result
    assert told[0].ephemeral
    return words(told[0])


def buttons(message: Any) -> dict[str, str]:
    """Enabled buttons: custom id by label; what is to be told apart has labels of its own.

    Beside a section that begins with a name, the name follows the label.
    """
    found: dict[str, str] = {}
    items = [*walk(raw(message))]
    named = {id(item["accessory"]): _named(item) for item in items if "accessory" in item}
    for item in items:
        if item.get("type") == 2 and not item.get("disabled") and item.get("custom_id"):
            label, custom_id = f"{item.get('label')}{named.get(id(item), '')}", str(item["custom_id"])
            assert found.setdefault(label, custom_id) == custom_id, f"two buttons are called {label}"
    return found


def _named(section: dict[str, Any]) -> str:
    begins = re.match(r"\*\*(.+?)\*\*", str(section["components"][0]["content"]))
    return f" {begins[1]}" if begins else ""


def emojis(message: Any) -> dict[str, str]:
    """The emoji of each button that has one, by its label."""
    items = (item for item in walk(raw(message)) if item.get("type") == 2 and item.get("emoji"))
    return {str(item.get("label")): str(item["emoji"]["name"]) for item in items}


def menus(message: Any) -> list[dict[str, Any]]:
    """Menus with their options."""
    return [item for item in walk(raw(message)) if item.get("type") == 3]


def stands(message: Any) -> dict[str, str]:
    """How each setting of a panel stands, by its name."""
    found = (
        re.match(r"\*\*(.+?)\*\* · (.*)", str(item["components"][0]["content"]))
        for item in walk(raw(message))
        if item.get("type") == 9
    )
    return {each[1]: each[2] for each in found if each}
