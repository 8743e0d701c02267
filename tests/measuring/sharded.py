"""A stand-in for Discord with several shards: who hears what, who may log in, and which answers it takes.

What happens in a server reaches the sessions of its shard, and all direct messages those of shard 0. Two
sessions of one shard both hear: a process that was stopped hears, when it wakes, what it has missed.
"""

from __future__ import annotations

import asyncio
import json
import time
import zlib
from collections import Counter, defaultdict, deque
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import aiohttp
from aiohttp import web

from tests.measuring.loopback import (
    ALL_PERMISSIONS,
    BOT,
    NOW,
    UPDATED,
    Loopback,
    _channel,
    _member,
    _role,
    _user,
)

APART = 5.0
"""Seconds between two logins of a bucket."""
WITHIN = 3.0
"""Seconds in which an interaction must be answered."""
SEEN_WITHIN = 15.0
"""Seconds after which who has pressed takes it that nothing changes any more."""
_KEPT = 500
"""Events that a session may have missed and still take up again."""
_READS, _LOGS_IN, _RESUMES = 1, 2, 6
_INVALID = 9
_COMMAND, _PRESS = 2, 3
"""Kinds of interactions."""
_DEFERS = 6
"""The kind of answer to a press that promises one."""
_GONE, _AGAIN, _NO_WEBHOOK, _NO_MESSAGE = 10_062, 40_060, 10_015, 10_008


@dataclass(eq=False)
class Session:
    """A shard of a process, as long as its line stands, and some events longer."""

    number: int
    shard: int
    line: asyncio.Queue[dict[str, Any]]
    sequence: int = 0
    sent: deque[dict[str, Any]] = field(default_factory=lambda: deque[dict[str, Any]](maxlen=_KEPT))
    is_open: bool = True

    def hear(self, name: str, data: dict[str, Any]) -> None:
        """Take in an event; what comes while the line is down waits until it is taken up again."""
        self.sequence += 1
        event = {"op": 0, "t": name, "s": self.sequence, "d": data}
        self.sent.append(event)
        if self.is_open:
            self.line.put_nowait(event)


@dataclass(eq=False)
class Interaction:
    """A press, and what has come of it."""

    number: int
    """Its id."""
    member: int
    message: dict[str, Any]
    began: float
    answered: float | None = None
    """When it was acknowledged, by the monotonic clock."""
    said: list[Any] = field(default_factory=list[Any])
    """The messages that the person alone was sent as answers."""
    seen: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when its message has changed, or an answer was said."""

    @property
    def took(self) -> float | None:
        """Seconds until it was acknowledged."""
        return None if self.answered is None else self.answered - self.began


class Sharded(Loopback):
    """One run of the stand-in: tables in channels of servers, each server on its shard."""

    def __init__(self, guilds: dict[int, int], members: dict[int, str], shards: int) -> None:
        """`guilds` holds the server of each channel."""
        super().__init__(list(guilds), members)
        self.guilds = guilds
        self.shards = shards
        self.sessions: dict[int, Session] = {}
        """By their numbers."""
        self.remaining = 1_000
        """Logins that are left for this day."""
        self.identified, self.resumed, self.refused_logins = 0, 0, 0
        self.late, self.twice = 0, 0
        """Answers to presses that came too late, and once more."""
        self.counted: Counter[int] = Counter()
        """Requests of each second, without those that are not counted."""
        self._interactions: dict[str, Interaction] = {}
        self._newest: dict[int, dict[str, Any]] = {}
        """The newest message of each channel."""
        self._channels: dict[int, list[int]] = defaultdict(list)
        """The channels of each server."""
        for channel, guild in guilds.items():
            self._channels[guild].append(channel)
        self._latest_login: dict[int, float] = {}

    def shard_of(self, guild: int) -> int:
        """Return the shard of a server."""
        return (guild >> 22) % self.shards

    def newest(self, channel: int) -> dict[str, Any] | None:
        """Return the newest message of a channel."""
        return self._newest.get(channel)

    def hand_of(self, member: int) -> dict[str, Any] | None:
        """Return the newest message in a member's DMs."""
        return self._newest.get(self._dms.get(member, 0))

    def presses_of(self, member: int) -> list[str]:
        """Return the tokens of what a member has pressed."""
        return [token for token, press in self._interactions.items() if press.member == member]

    def is_heard(self, shard: int) -> bool:
        """Tell whether any process hears a shard."""
        return bool(self.hearing(shard))

    def hearing(self, shard: int) -> set[int]:
        """Return the sessions, by number, in which a shard is heard."""
        return {
            session.number for session in self.sessions.values() if session.is_open and session.shard == shard
        }

    def most_counted(self) -> int:
        """Return how many counted requests came in the busiest second."""
        return max(self.counted.values(), default=0)

    # People

    def lay(self, channel: int, member: int | None = None) -> int:
        """Lay an empty message into a channel, or a member's DMs, as if we had sent it; return its id."""
        if member is not None:
            self._dms[member] = channel
        message = self._empty(channel)
        number = int(message["id"])
        self.messages[number] = self._newest[channel] = message
        return number

    def _empty(self, channel: int) -> dict[str, Any]:
        return {
            "id": str(self._snowflake()), "channel_id": str(channel), "author": _user(BOT, self.members),
            "content": "", "timestamp": NOW, "edited_timestamp": None, "tts": False,
            "mention_everyone": False, "mentions": [], "mention_roles": [], "embeds": [], "pinned": False,
            "type": 0, "attachments": [], "components": [], "flags": 1 << 15,
        }  # fmt: skip

    async def pressed(
        self, member: int, message: dict[str, Any], custom_id: str, values: list[str]
    ) -> Interaction:
        """Let a member press a control, and wait until he sees what that does, or nothing comes of it."""
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": 3 if values else 2}
        if values:
            data["values"] = values
        return await self._interact(member, _PRESS, data, message)

    async def called(self, member: int, channel: int, data: dict[str, Any]) -> Interaction:
        """Let a member call a command in a channel, and wait until he is answered."""
        return await self._interact(member, _COMMAND, data, self._empty(channel))

    async def _interact(
        self, member: int, kind: int, data: dict[str, Any], message: dict[str, Any]
    ) -> Interaction:
        number, token = self._snowflake(), f"token-{next(self._numbers)}"
        channel = int(message["channel_id"])
        guild = self.guilds.get(channel)
        sent: dict[str, Any] = {
            "id": str(number), "application_id": str(BOT), "type": kind, "token": token, "version": 1,
            "channel_id": str(channel), "channel": {"id": str(channel), "type": 1 if guild is None else 0},
            "data": data, "locale": "en-GB", "entitlements": [],
            "context": 1 if guild is None else 0, "authorizing_integration_owners": {"0": "0"},
            "app_permissions": ALL_PERMISSIONS, "attachment_size_limit": 10 << 20,
        }  # fmt: skip
        if kind == _PRESS:
            sent["message"] = message
        if guild is None:
            sent["user"] = _user(member, self.members)
        else:
            sent["guild_id"] = str(guild)
            sent["member"] = self._member(member, guild)
        interaction = self._interactions[token] = Interaction(number, member, message, time.monotonic())
        await self._emit("INTERACTION_CREATE", sent)
        with suppress(TimeoutError):
            await asyncio.wait_for(interaction.seen.wait(), SEEN_WITHIN)
        return interaction

    def _member(self, member: int, _guild: int) -> dict[str, Any]:
        """Return somebody in a server, where everybody may do everything."""
        return _member(_user(member, self.members)) | {"permissions": ALL_PERMISSIONS}

    # The gateway

    async def _gateway(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        line: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._sockets.append((socket, None))
        line.put_nowait({"op": 10, "d": {"heartbeat_interval": 41_250}})
        speaking = asyncio.create_task(_speak(socket, line))
        session: Session | None = None
        try:
            async for frame in socket:
                if frame.type is not aiohttp.WSMsgType.TEXT:
                    break
                said = json.loads(frame.data)
                if said["op"] == _READS:
                    line.put_nowait({"op": 11})
                elif said["op"] == _LOGS_IN:
                    session = self._log_in(said["d"].get("shard", [0, 1])[0], line)
                elif said["op"] == _RESUMES:
                    session = self._resume(said["d"], line)
        finally:
            speaking.cancel()
            self._sockets.remove((socket, None))
            if session is not None:
                session.is_open = False
        return socket

    def _log_in(self, shard: int, line: asyncio.Queue[dict[str, Any]]) -> Session | None:
        """Let a shard in, unless the one before it came too little ago."""
        now, bucket = time.monotonic(), 0  # one at a time
        before = self._latest_login.get(bucket)
        self._latest_login[bucket] = now
        self.remaining -= 1
        if before is not None and now - before < APART:
            self.refused_logins += 1
            line.put_nowait({"op": _INVALID, "d": False})
            return None
        self.identified += 1
        session = Session(next(self._numbers), shard, line)
        self.sessions[session.number] = session
        own = [guild for guild in self._channels if self.shard_of(guild) == shard]
        session.hear("READY", {
            "v": 10, "user": _user(BOT, self.members), "shard": [shard, self.shards],
            "guilds": [{"id": str(guild), "unavailable": True} for guild in own],
            "session_id": str(session.number), "resume_gateway_url": self._gateway_url(),
            "application": {"id": str(BOT), "flags": 0},
        })  # fmt: skip
        for guild in own:
            session.hear("GUILD_CREATE", self._guild(guild))
        self.ready.set()
        return session

    def _resume(self, said: dict[str, Any], line: asyncio.Queue[dict[str, Any]]) -> Session | None:
        """Let a session go on where it was cut off."""
        session = self.sessions.get(int(said["session_id"]))
        missed = [event for event in session.sent if event["s"] > said["seq"]] if session else []
        if session is None or session.sequence - said["seq"] != len(missed):
            line.put_nowait({"op": _INVALID, "d": False})
            return None
        self.resumed += 1
        session.line, session.is_open = line, True
        for event in missed:
            line.put_nowait(event)
        session.hear("RESUMED", {})
        return session

    def _guild(self, guild: int) -> dict[str, Any]:
        return {
            "id": str(guild), "name": "club", "owner_id": str(BOT), "roles": self._roles(guild), "emojis": [],
            "features": [], "channels": [self._channel(number) for number in self._channels[guild]],
            "members": [_member(_user(BOT, self.members))], "threads": [], "member_count": 3, "large": False,
            "verification_level": 0, "preferred_locale": "en-GB", "default_message_notifications": 0,
            "explicit_content_filter": 0, "mfa_level": 0, "nsfw_level": 0, "premium_tier": 0,
            "system_channel_flags": 0, "stickers": [], "voice_states": [], "presences": [],
            "stage_instances": [], "guild_scheduled_events": [],
        }  # fmt: skip

    def _roles(self, guild: int) -> list[dict[str, Any]]:
        return [_role(guild, "@everyone", ALL_PERMISSIONS)]

    def _channel(self, number: int) -> dict[str, Any]:
        return _channel(number) | {"guild_id": str(self.guilds[number])}

    async def _emit(self, name: str, data: dict[str, Any]) -> None:
        guild = self.guilds.get(int(data["channel_id"]))
        shard = 0
        if guild is not None:
            data = data | {"guild_id": str(guild)}
            shard = self.shard_of(guild)
        for session in self.sessions.values():
            if session.shard == shard:
                session.hear(name, data)

    # The routes

    async def _request(self, request: web.Request) -> web.Response:
        path = request.match_info["tail"].split("/")
        if not _is_exempt(path):
            self.counted[int(time.monotonic())] += 1
        refusal = self._refusal(request.method, path)
        if refusal is None:
            return await super()._request(request)
        await request.read()
        status, code = refusal
        body = json.dumps({"code": code, "message": "refused"}).encode()
        return web.Response(body=body, status=status, headers={"Content-Type": "application/json"})

    def _refusal(self, method: str, path: list[str]) -> tuple[int, int] | None:
        """Return with which status and code a request is refused, if it is."""
        match path:
            case ["interactions", _, token, "callback"]:
                press = self._interactions.get(token)
                if press is None or (time.monotonic() - press.began > WITHIN and press.answered is None):
                    self.late += 1
                    return 404, _GONE
                if press.answered is not None:
                    self.twice += 1
                    return 400, _AGAIN
            case ["channels", _, "messages", message] if (
                message.isdigit() and int(message) not in self.messages
            ):
                return 404, _NO_MESSAGE
            case ["webhooks", _, token, *_]:
                press = self._interactions.get(token)
                if press is None or press.answered is None:
                    return 404, _NO_WEBHOOK
            case _:
                pass
        return None

    async def _answer(self, method: str, path: list[str], said: Any, files: list[str]) -> Any:
        match method, path:
            case "GET", ["gateway", "bot"]:
                limit = {
                    "total": 1_000, "remaining": self.remaining, "reset_after": 60_000, "max_concurrency": 1,
                }  # fmt: skip
                return {"url": self._gateway_url(), "shards": self.shards, "session_start_limit": limit}
            case "GET", ["channels", channel] if int(channel) in self.guilds:
                return self._channel(int(channel))
            case "POST", ["channels", channel, "messages"]:
                message = await super()._answer(method, path, said, files)
                self._newest[int(channel)] = message
                return message
            case "POST", ["interactions", _, token, "callback"]:
                return await self._called_back_to(self._interactions[token], said, files)
            case "PATCH", ["webhooks", _, token, "messages", "@original"]:
                press = self._interactions[token]
                changed = await self._changed(press.message, said, files)
                press.seen.set()
                return changed
            case "POST", ["webhooks", _, token]:
                return self._told(self._interactions[token], said)
            case _:
                return await super()._answer(method, path, said, files)

    async def _called_back_to(self, press: Interaction, said: Any, files: list[str]) -> Any:
        press.answered = time.monotonic()
        message = press.message
        if said["type"] == UPDATED:
            await self._changed(message, said["data"], files)
            press.seen.set()
        elif said["type"] != _DEFERS:
            message = press.message = self._told(press, said.get("data") or {})  # from now on `@original`
        about = {"id": "1", "type": 3, "response_message_id": message["id"]}
        return {"interaction": about, "resource": {"type": said["type"], "message": message}}

    def _told(self, press: Interaction, said: Any) -> dict[str, Any]:
        """Say something to the person alone; nobody presses there in our runs, and it is not kept."""
        message = press.message | {"id": str(self._snowflake()), "components": said.get("components", [])}
        press.said.append(said)
        press.seen.set()
        return message


def _is_exempt(path: list[str]) -> bool:
    """Tell whether Discord does not count a request: those of interactions and their webhooks."""
    return path[0] == "interactions" or (path[0] == "webhooks" and len(path) > 2)


async def _speak(socket: web.WebSocketResponse, line: asyncio.Queue[dict[str, Any]]) -> None:
    """Send a session what it is to hear; who does not listen holds up himself alone."""
    compressor = zlib.compressobj()
    while True:
        event = await line.get()
        data = compressor.compress(json.dumps(event).encode()) + compressor.flush(zlib.Z_SYNC_FLUSH)
        with suppress(ConnectionError, aiohttp.ClientError):
            await socket.send_bytes(data)
