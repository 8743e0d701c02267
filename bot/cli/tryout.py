"""The try-out: the same bot in a simulated Discord, played in the browser."""

from __future__ import annotations

import asyncio
import signal
import tempfile
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

import discord
import simcord
from aiohttp import web

from bot.discord.client import Herald
from bot.host.opponents import Opponents
from bot.settings import Settings
from bot.store import GuildPreferences, Store
from bot.workers import end_workers

PACE = 0.3
"""Seconds between two answers of the computer: the page shows a press when all it led to has happened."""
WELCOME = """\
Herald's try-out is open at

    {url}

You are in a simulated server, as one of two members; the list at the top of
the page changes who you are (alpha may change the server's settings). One match
is played at a time, for the page shows one channel. Type /play in the box at
the bottom, accept as the other member, or choose a computer opponent. The page
shows what a press has led to; "Refresh preview" shows what time alone has
changed. Nothing leaves this machine. Press Ctrl-C to stop.
"""


async def open_tryout(settings: Settings) -> None:
    """Serve the try-out until it is interrupted. Raises OSError when the port is taken."""
    print("Opening the try-out ...", flush=True)
    with tempfile.TemporaryDirectory(prefix="herald-") as folder:
        store = await Store.open(Path(folder) / "tryout.sqlite3", Path(folder))
        try:
            await _serve(settings, store)
        finally:
            await store.close()


async def _serve(settings: Settings, store: Store) -> None:
    stopping = _stop_signal()
    clock: list[simcord.Env] = []
    bot = Herald(
        settings.model_copy(update={"shards": 1}),
        store,
        now=lambda: clock[0].now().timestamp(),
        opponents=Opponents(0),  # one person needs no process for it
        pace=PACE,
    )
    env = simcord.Env(bot, check_errors=False, settle_timeout=30.0)
    clock.append(env)
    env.backend.bot_user.name = "Herald"
    await env.start()
    try:
        with env.time_context():
            guild = env.create_guild("Herald's club")
            channel = guild.create_text_channel("table-1")
            keepers = guild.create_role("keepers", permissions=discord.Permissions(manage_guild=True))
            members = [
                guild.add_member(env.create_user("alpha"), roles=[keepers]),
                guild.add_member(env.create_user("beta")),
            ]
            # The page shows one channel: a match in a thread would be out of reach.
            await store.preferences.set_guild(guild.id, GuildPreferences(threads="never"))
            await env.settle()
            async with (
                env.preview(channel, viewers=members, layout="channel") as preview,
                _door(settings.tryout_port, preview.url) as address,
            ):
                print(WELCOME.format(url=address), flush=True)
                await _until_stopped(preview, stopping)
                await _let_go(bot)
    finally:
        await env.shutdown()


@asynccontextmanager
async def _door(port: int, page: str) -> AsyncGenerator[str]:
    """Lead from an address without a key to the page, which wants one; yield that address.

    Raises OSError when the port is taken.
    """

    async def lead(request: web.Request) -> web.Response:
        if request.host.partition(":")[0] not in ("127.0.0.1", "localhost"):
            raise web.HTTPForbidden(text="Open this address by 127.0.0.1.")
        raise web.HTTPFound(page)

    app = web.Application()
    app.router.add_get("/{anything:.*}", lead)
    runner = web.AppRunner(app)
    await runner.setup()
    try:
        await web.TCPSite(runner, "127.0.0.1", port).start()
        yield f"http://127.0.0.1:{runner.addresses[0][1]}/"
    finally:
        await runner.cleanup()


async def _let_go(bot: Herald) -> None:
    """End the bot's work: the page's last request, and so its end, would wait for all that is to be drawn."""
    await bot.host.stop()
    end_workers()
    bot.studio.close()


def _stop_signal() -> asyncio.Event:
    """Return what is set when somebody asks to stop."""
    stopping = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(name, stopping.set)
    return stopping


async def _until_stopped(preview: simcord.Preview, stopping: asyncio.Event) -> None:
    waits = [asyncio.create_task(stopping.wait()), asyncio.create_task(preview.wait_closed())]
    await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
    for wait in waits:
        wait.cancel()
