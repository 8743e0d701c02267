"""The try-out: the same bot in a simulated Discord, played in the browser."""

from __future__ import annotations

import asyncio
import signal
import tempfile
from pathlib import Path

import simcord

from bot.app.client import Herald
from bot.cli.tryout.door import open_door
from bot.cli.tryout.world import Town
from bot.host.opponents import Opponents
from bot.settings import Settings
from bot.store import Store
from bot.workers import WorkerPool, end_workers

PACE = 0.3
"""Seconds between two answers of the computer: the page shows a press when all it led to has happened."""
WELCOME = """\
Herald's try-out is open at

    {url}

The page says at its top what can be done, and who you can be. It shows what a
press has led to, and after a moment what time alone has changed. Nothing leaves
this machine. Press Ctrl-C to stop.
"""
TAKEN = "Port {port} is taken, so another one was found; HERALD_TRYOUT_PORT sets it."


async def open_tryout(settings: Settings) -> None:
    """Serve the try-out until it is interrupted."""
    print("Opening the try-out ...", flush=True)
    with tempfile.TemporaryDirectory(prefix="herald-") as folder:
        store = await Store.open(Path(folder) / "tryout.sqlite3", Path(folder))
        try:
            await _serve(settings, store)
        finally:
            await store.close()


async def _serve(settings: Settings, store: Store) -> None:
    stopping = _stop_signal()
    bot = Herald(
        settings.model_copy(update={"shards": 1}),
        store,
        opponents=Opponents(0),  # one person needs no processes, which take seconds to begin
        worker_pool=WorkerPool(0),
        pace=PACE,
    )
    town = Town(bot)
    with town.world.time_context():
        await town.begin()
        try:
            async with (
                town.world.preview(town.channel, viewers=town.people, layout="channel") as preview,
                open_door(town, preview, settings.tryout_port) as url,
            ):
                if settings.tryout_port and f":{settings.tryout_port}/" not in url:
                    print(TAKEN.format(port=settings.tryout_port), flush=True)
                print(WELCOME.format(url=url), flush=True)
                await _until_stopped(preview, stopping)
                await _let_go(bot)
        finally:
            await town.world.shutdown()


async def _let_go(bot: Herald) -> None:
    """End the bot's work: the page's last request, and so its end, would wait for all that is to be drawn."""
    await bot.host.stop()
    end_workers()
    bot.renderer.close()


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
