"""A stand-in for Discord on this machine: real HTTP and a real gateway, and a count of what reaches it.

It knows one server with its channels and members, all with their DMs open, and the
routes that a match uses; an unknown one is answered with 404 and noted.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import time
import zlib
from contextlib import suppress
from email import message_from_bytes
from typing import Any, NamedTuple

import aiohttp
from aiohttp import web

from tests.measuring.house import GUILD

EPOCH = 1_420_070_400_000
BOT = 999
ALL_PERMISSIONS = str((1 << 50) - 1)
ANSWERED, THINKS, UPDATED = 4, 5, 7
"""Kinds of answers to a press: by a message of its own, at once or later; by changing the pressed message."""
EPHEMERAL = 1 << 6
"""The flag of a message that one person sees."""
SEEN_WITHIN = 5.0
"""Seconds after which who has pressed takes it that nothing changes."""
NOW = "2026-01-01T00:00:00+00:00"


class Request(NamedTuple):
    """One request as it came over the line."""

    method: str
    path: str
    size: int
    """Bytes of head and body."""


class Refusal(NamedTuple):
    """An answer that refuses a request."""

    status: int
    code: int
    scope: str = "user"
    """Of a limit that is reached."""


class Loopback:
    """One run of the stand-in."""

    def __init__(self, channels: list[int], members: dict[int, str]) -> None:
        self.channels, self.members = channels, members
        self.requests: list[Request] = []
        self.unknown: list[str] = []
        self.messages: dict[int, dict[str, Any]] = {}
        self.latest = 0.0
        """When the last request was answered, by the monotonic clock."""
        self.ready = asyncio.Event()
        self._dms: dict[int, int] = {}
        """The DM channel of each member."""
        self.presses: dict[str, dict[str, Any]] = {}
        """The interactions by their tokens: who has pressed, and the message for which the token stands."""
        self.refused: dict[str, Refusal] = {}
        """What requests get whose path has this part."""
        self._numbers = itertools.count(1)
        self._sockets: list[tuple[web.WebSocketResponse, Any]] = []
        self._sequence = itertools.count(1)
        self._runner: web.AppRunner | None = None
        self.url = ""

    async def open(self) -> None:
        """Listen on any free port of this machine."""
        app = web.Application(client_max_size=64 << 20)
        app.router.add_get("/gateway", self._gateway)
        app.router.add_route("*", "/api/v10/{tail:.*}", self._request)
        self._runner = web.AppRunner(app, shutdown_timeout=1)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0)
        await site.start()
        port = self._runner.addresses[0][1]
        self.url = f"http://127.0.0.1:{port}"

    async def close(self) -> None:
        """Stop listening."""
        assert self._runner is not None
        for socket, _ in self._sockets:
            await socket.close()
        await self._runner.cleanup()

    async def quiet(self, seconds: float) -> None:
        """Wait until nothing has been asked for so long."""
        while (left := self.latest + seconds - time.monotonic()) > 0:  # noqa: ASYNC110  # others set it
            await asyncio.sleep(left)

    # What people see and do

    def hand_of(self, member: int) -> dict[str, Any] | None:
        """Return the newest message in a member's DMs."""
        dm = self._dms.get(member)
        mine = [message for message in self.messages.values() if message["channel_id"] == str(dm)]
        return mine[-1] if mine else None

    def panel_of(self, member: int, channel: int) -> dict[str, Any] | None:
        """Return the newest message in a channel that a member alone sees."""
        here = [message for message in self.messages.values() if message["channel_id"] == str(channel)]
        return next((message for message in reversed(here) if message.get("for") == member), None)

    def board_in(self, channel: int) -> dict[str, Any] | None:
        """Return the newest message with a picture in a channel that all see."""
        here = [message for message in self.messages.values() if message["channel_id"] == str(channel)]
        return next((one for one in reversed(here) if one["attachments"] and "for" not in one), None)

    async def press(self, member: int, message: dict[str, Any], custom_id: str, values: list[str]) -> None:
        """Let a member press a control of a message, and wait until he sees what that does.

        Who does not wait presses what is no longer there.
        """
        number, token = self._snowflake(), f"token-{next(self._numbers)}"
        in_guild = int(message["channel_id"]) in self.channels
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": 3 if values else 2}
        if values:
            data["values"] = values
        channel = {"id": message["channel_id"], "type": 0 if in_guild else 1}
        user = _user(member, self.members)
        seen = asyncio.Event()
        self.presses[token] = {"message": message, "member": member, "seen": seen}
        press = {
            "id": str(number), "application_id": str(BOT), "type": 3, "token": token, "version": 1,
            "channel_id": message["channel_id"], "channel": channel, "message": message, "data": data,
            "locale": "en-GB", "entitlements": [], "context": 0 if in_guild else 1,
            "authorizing_integration_owners": {"0": "0"}, "app_permissions": ALL_PERMISSIONS,
            "attachment_size_limit": 10 << 20,
        }  # fmt: skip
        if in_guild:
            press["guild_id"] = str(GUILD)
            press["member"] = _member(user) | {"permissions": ALL_PERMISSIONS}
        else:
            press["user"] = user
        await self._emit("INTERACTION_CREATE", press)
        with suppress(TimeoutError):  # what was acknowledged may have changed nothing
            await asyncio.wait_for(seen.wait(), SEEN_WITHIN)
        self.latest = time.monotonic()

    # The gateway

    async def _gateway(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        compressor = zlib.compressobj()
        self._sockets.append((socket, compressor))
        await self._send(socket, compressor, {"op": 10, "d": {"heartbeat_interval": 41_250}})
        async for frame in socket:
            if frame.type is not aiohttp.WSMsgType.TEXT:
                break
            said = json.loads(frame.data)
            if said["op"] == 1:
                await self._send(socket, compressor, {"op": 11})
            elif said["op"] == 2:
                await self._welcome(said["d"].get("shard", [0, 1]))
        return socket

    async def _welcome(self, shard: list[int]) -> None:
        ready = {
            "v": 10, "user": _user(BOT, self.members), "guilds": [{"id": str(GUILD), "unavailable": True}],
            "session_id": "session", "resume_gateway_url": self._gateway_url(), "shard": shard,
            "application": {"id": str(BOT), "flags": 0},
        }  # fmt: skip
        await self._emit("READY", ready)
        role = _role(GUILD, "@everyone", ALL_PERMISSIONS)
        channels = [_channel(number) for number in self.channels]
        guild = {
            "id": str(GUILD), "name": "club", "owner_id": str(BOT), "roles": [role], "emojis": [],
            "features": [], "channels": channels, "members": [_member(_user(BOT, self.members))],
            "threads": [], "member_count": 3, "large": False, "verification_level": 0,
            "preferred_locale": "en-GB",
            "default_message_notifications": 0, "explicit_content_filter": 0, "mfa_level": 0,
            "nsfw_level": 0, "premium_tier": 0, "system_channel_flags": 0, "stickers": [],
            "voice_states": [], "presences": [], "stage_instances": [], "guild_scheduled_events": [],
        }  # fmt: skip
        await self._emit("GUILD_CREATE", guild)
        self.ready.set()

    async def _emit(self, name: str, data: dict[str, Any]) -> None:
        event = {"op": 0, "t": name, "s": next(self._sequence), "d": data}
        for socket, compressor in self._sockets:
            if not socket.closed:
                await self._send(socket, compressor, event)

    @staticmethod
    async def _send(socket: web.WebSocketResponse, compressor: Any, event: dict[str, Any]) -> None:
        data = compressor.compress(json.dumps(event).encode()) + compressor.flush(zlib.Z_SYNC_FLUSH)
        await socket.send_bytes(data)

    def _gateway_url(self) -> str:
        return self.url.replace("http:", "ws:") + "/gateway"

    # The routes

    async def _request(self, request: web.Request) -> web.Response:
        body = await request.read()
        head = len(request.method) + len(request.raw_path) + 12
        head += sum(len(name) + len(value) + 4 for name, value in request.raw_headers)
        path = request.match_info["tail"]
        self.requests.append(Request(request.method, path, head + len(body)))
        said, files = _read(request.headers.get("Content-Type", ""), body)
        refusal = next((each for part, each in self.refused.items() if part in path), None)
        answer = refusal or await self._answer(request.method, path.split("/"), said, files)
        self.latest = time.monotonic()
        if answer is None:
            return web.Response(status=204)
        headers = {"Content-Type": "application/json"}  # a charset behind it is not understood
        if isinstance(answer, Refusal):
            told = {"code": answer.code, "message": "refused"}
            headers["X-RateLimit-Scope"] = answer.scope
            return web.Response(body=json.dumps(told).encode(), status=answer.status, headers=headers)
        return web.Response(body=json.dumps(answer).encode(), headers=headers)

    async def _answer(self, method: str, path: list[str], said: Any, files: list[str]) -> Any:
        match method, path:
            case "GET", ["users", "@me"]:
                return _user(BOT, self.members)
            case "GET", ["oauth2", "applications", "@me"]:
                return {
                    "id": str(BOT), "name": "Herald", "icon": None, "description": "", "bot_public": True,
                    "bot_require_code_grant": False, "verify_key": "", "flags": 0, "team": None,
                    "owner": _user(BOT, self.members),
                }  # fmt: skip
            case "GET", ["gateway", "bot"]:
                limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
                return {"url": self._gateway_url(), "shards": 1, "session_start_limit": limit}
            case "PUT", ["applications", _, "commands"]:
                return []
            case "GET", ["channels", channel]:
                return _channel(int(channel))
            case "GET", ["users", user]:
                return _user(int(user), self.members)
            case "POST", ["users", "@me", "channels"]:
                user = int(said["recipient_id"])
                dm = self._dms.setdefault(user, self._snowflake())
                return {"id": str(dm), "type": 1, "recipients": [_user(user, self.members)]}
            case "POST", ["channels", channel, "messages"]:
                return await self._written(int(channel), said, files)
            case "PATCH", ["channels", _, "messages", message]:
                return await self._changed(self.messages[int(message)], said, files)
            case "DELETE", ["channels", _, "messages", message]:
                self.messages.pop(int(message), None)
                return None
            case "POST", ["interactions", _, token, "callback"]:
                return await self._called_back(self.presses[token], said, files)
            case "PATCH", ["webhooks", _, token, "messages", "@original"]:
                self.presses[token]["seen"].set()
                return await self._changed(self.presses[token]["message"], said, files)
            case "DELETE", ["webhooks", _, token, "messages", "@original"]:
                self.messages.pop(int(self.presses[token]["message"]["id"]), None)
                return None
            case "POST", ["webhooks", _, token]:
                return await self._said_to(self.presses[token], said, files)
            case "PATCH", ["webhooks", _, token, "messages", message]:
                return await self._changed(self.messages[int(message)], said, files)
            case "DELETE", ["webhooks", _, _, "messages", message]:
                self.messages.pop(int(message), None)
                return None
            case _:
                self.unknown.append(f"{method} {'/'.join(path)}")
                return Refusal(404, 0)

    async def _called_back(self, press: dict[str, Any], said: Any, files: list[str]) -> Any:
        if said["type"] in (ANSWERED, THINKS):  # from now on the token stands for the answer
            press["message"] = await self._said_to(press, said.get("data") or {}, files)
        elif said["type"] == UPDATED:
            press["seen"].set()
            await self._changed(press["message"], said["data"], files)
        message = press["message"]
        about = {"id": "1", "type": 3, "response_message_id": message["id"]}
        return {"interaction": about, "resource": {"type": said["type"], "message": message}}

    async def _said_to(self, press: dict[str, Any], said: Any, files: list[str]) -> dict[str, Any]:
        """Post a message that answers a press; one that is ephemeral is seen by who has pressed."""
        private = press["member"] if said.get("flags", 0) & EPHEMERAL else None
        press["seen"].set()
        return await self._written(int(press["message"]["channel_id"]), said, files, private)

    async def _written(
        self, channel: int, said: Any, files: list[str], private: int | None = None
    ) -> dict[str, Any]:
        number = self._snowflake()
        message: dict[str, Any] = {
            "id": str(number), "channel_id": str(channel), "author": _user(BOT, self.members), "content": "",
            "timestamp": NOW, "edited_timestamp": None, "tts": False, "mention_everyone": False,
            "mentions": [], "mention_roles": [], "embeds": [], "pinned": False, "type": 0,
            "attachments": [], "components": [], "flags": 0,
        }  # fmt: skip
        self._fill(message, said, files)
        self.messages[number] = message
        if private is not None:
            message["for"] = private
        elif channel in self.channels:
            await self._emit("MESSAGE_CREATE", message | {"guild_id": str(GUILD)})
        return message

    async def _changed(self, message: dict[str, Any], said: Any, files: list[str]) -> dict[str, Any]:
        self._fill(message, said, files)
        if int(message["channel_id"]) in self.channels and "for" not in message:
            await self._emit("MESSAGE_UPDATE", message | {"guild_id": str(GUILD)})
        return message

    def _fill(self, message: dict[str, Any], said: Any, files: list[str]) -> None:
        """Put into a message what a request says; a picture that is named must be there."""
        for part in ("content", "components"):
            if part in said:
                message[part] = said[part]
        message["flags"] |= said.get("flags", 0)
        if files or "attachments" in said:
            message["attachments"] = [
                {"id": str(self._snowflake()), "filename": name, "size": 1, "url": name, "proxy_url": name}
                for name in files
            ]
        there = {f"attachment://{file['filename']}" for file in message["attachments"]}
        for component in walk(message["components"]):
            for item in component.get("items", ()):
                assert item["media"]["url"] in there, "a picture that is not attached"

    def _snowflake(self) -> int:
        return (int(time.time() * 1000) - EPOCH) << 22 | next(self._numbers) & 0x3FFFFF


def _read(kind: str, body: bytes) -> tuple[Any, list[str]]:
    """Return what a request says, and the names of the files that it carries."""
    if kind == "application/json":
        return json.loads(body), []
    if not kind.startswith("multipart/"):
        return {}, []
    form = message_from_bytes(f"Content-Type: {kind}\r\n\r\n".encode() + body)
    said: Any = {}
    files: list[str] = []
    for part in form.walk():
        if part.get_filename():
            files.append(str(part.get_filename()))
        elif part.get_param("name", header="content-disposition") == "payload_json":
            said = json.loads(bytes(part.get_payload(decode=True)))
    return said, files


def _user(number: int, members: dict[int, str]) -> dict[str, Any]:
    return {
        "id": str(number), "username": members.get(number, "Herald"), "discriminator": "0", "avatar": None,
        "global_name": None, "bot": number == BOT, "flags": 0, "public_flags": 0,
    }  # fmt: skip


def _member(user: dict[str, Any]) -> dict[str, Any]:
    return {"user": user, "roles": [], "joined_at": NOW, "deaf": False, "mute": False, "flags": 0}


def _role(number: int, name: str, permissions: str) -> dict[str, Any]:
    return {
        "id": str(number), "name": name, "color": 0, "hoist": False, "position": 0, "flags": 0,
        "permissions": permissions, "managed": False, "mentionable": False,
    }  # fmt: skip


def _channel(number: int) -> dict[str, Any]:
    return {
        "id": str(number), "type": 0, "guild_id": str(GUILD), "name": "table", "position": 0,
        "permission_overwrites": [], "nsfw": False, "parent_id": None, "topic": None,
        "last_message_id": None, "rate_limit_per_user": 0,
    }  # fmt: skip


def walk(components: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return all components, deep."""
    found = list(components)
    for component in components:
        found += walk(component.get("components", []))
    return found
