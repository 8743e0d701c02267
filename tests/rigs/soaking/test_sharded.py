"""The stand-in for Discord with several shards keeps to what Discord does, or the soak proves nothing."""

from __future__ import annotations

import json
import zlib
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest

from tests.rigs.measuring import sharded
from tests.rigs.measuring.sharded import Sharded

TABLES = {101: 0 << 22 | 7, 102: 1 << 22 | 7}
MEMBERS = {404: "Anne", 408: "Ben"}


class Shard:
    """A line to the gateway, as a library has it."""

    def __init__(self, line: aiohttp.ClientWebSocketResponse) -> None:
        self._line = line
        self._inflate = zlib.decompressobj()

    async def say(self, op: int, **said: Any) -> None:
        await self._line.send_json({"op": op, "d": said})

    async def log_in(self, shard: int) -> None:
        await self.say(2, shard=[shard, 2])

    async def hears(self) -> dict[str, Any]:
        """Return what comes next."""
        return json.loads(self._inflate.decompress((await self._line.receive(10)).data))

    async def until(self, name: str | None, op: int = 0) -> Any:
        """Return what an event holds, or what another word does."""
        while (heard := await self.hears()).get("t") != name or heard["op"] != op:
            pass
        return heard["d"]


@pytest.fixture
async def discord() -> AsyncIterator[Sharded]:
    stand_in = Sharded(TABLES, MEMBERS, shards=2)
    await stand_in.open()
    yield stand_in
    await stand_in.close()


@pytest.fixture
async def web(discord: Sharded) -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession(f"{discord.url}") as session:
        yield session


async def shard(web: aiohttp.ClientSession) -> Shard:
    return Shard(await web.ws_connect("/gateway"))


async def test_a_shard_hears_of_its_own_servers(discord: Sharded, web: aiohttp.ClientSession):
    line = await shard(web)
    await line.log_in(1)
    assert [guild["id"] for guild in (await line.until("READY"))["guilds"]] == [str(TABLES[102])]
    assert [each["id"] for each in (await line.until("GUILD_CREATE"))["channels"]] == ["102"]
    assert discord.is_heard(1)
    assert not discord.is_heard(0)


async def test_who_logs_in_too_soon_is_refused(
    discord: Sharded, web: aiohttp.ClientSession, monkeypatch: pytest.MonkeyPatch
):
    first, second = await shard(web), await shard(web)
    await first.log_in(0)
    await first.until("READY")
    await second.log_in(1)
    assert await second.until(None, 9) is False
    monkeypatch.setattr(sharded, "APART", 0.0)
    await second.log_in(1)
    await second.until("READY")
    assert (discord.identified, discord.refused_logins, discord.remaining) == (2, 1, 997)


async def test_presses_in_direct_messages_reach_shard_0_alone(
    discord: Sharded, web: aiohttp.ClientSession, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(sharded, "APART", 0.0)
    monkeypatch.setattr(sharded, "SEEN_WITHIN", 0.01)
    lines = [await shard(web) for _ in TABLES]
    for number, line in enumerate(lines):
        await line.log_in(number)
        await line.until("READY")
    async with web.post("/api/v10/users/@me/channels", json={"recipient_id": 408}) as answer:
        dm = (await answer.json())["id"]
    for channel in (dm, "102"):
        async with web.post(f"/api/v10/channels/{channel}/messages", json={"components": []}) as answer:
            await discord.pressed(408, await answer.json(), f"press in {channel}", [])
    in_private = await lines[0].until("INTERACTION_CREATE")
    at_table = await lines[1].until("INTERACTION_CREATE")
    assert (in_private["channel_id"], in_private.get("guild_id")) == (dm, None)
    assert (at_table["channel_id"], at_table["guild_id"]) == ("102", str(TABLES[102]))


async def test_a_press_is_answered_in_time_and_once(
    discord: Sharded, web: aiohttp.ClientSession, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(sharded, "SEEN_WITHIN", 0.01)
    async with web.post("/api/v10/channels/101/messages", json={"components": []}) as answer:
        message = await answer.json()
    press = await discord.pressed(404, message, "press", [])
    token = next(iter(discord.presses_of(404)))
    async with web.patch(f"/api/v10/webhooks/999/{token}/messages/@original", json={}) as answer:
        assert (await answer.json())["code"] == 10_015, "it is not acknowledged yet"
    for code in (None, 40_060):
        async with web.post(f"/api/v10/interactions/1/{token}/callback", json={"type": 6}) as answer:
            assert (await answer.json()).get("code") == code
    assert press.took is not None
    press = await discord.pressed(404, message, "press", [])
    press.began -= 4
    late = discord.presses_of(404)[-1]
    async with web.post(f"/api/v10/interactions/1/{late}/callback", json={"type": 6}) as answer:
        assert (answer.status, (await answer.json())["code"]) == (404, 10_062)
    assert (discord.twice, discord.late) == (1, 1)
    assert discord.most_counted() == 1, "answers to presses are not counted"


async def test_a_line_that_was_cut_is_taken_up_where_it_was(
    discord: Sharded, web: aiohttp.ClientSession, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(sharded, "SEEN_WITHIN", 0.01)
    line = await shard(web)
    await line.log_in(0)
    number = (await line.until("READY"))["session_id"]
    await line._line.close()
    async with web.post("/api/v10/channels/101/messages", json={"components": []}) as answer:
        await discord.pressed(404, await answer.json(), "meanwhile", [])
    again = await shard(web)
    await again.say(6, session_id=number, seq=2)
    assert (await again.until("INTERACTION_CREATE"))["data"]["custom_id"] == "meanwhile"
    await again.until("RESUMED")
    assert (discord.resumed, discord.identified) == (1, 1)
