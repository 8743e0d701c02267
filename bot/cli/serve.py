"""`run` and `tryout`: Herald at work."""

from __future__ import annotations

import argparse
import asyncio
import importlib.util
import logging
import signal
import time
from collections.abc import Awaitable, Callable, Coroutine

import aiohttp
import discord

from bot.app.client import Herald
from bot.app.metrics import LOOPBACK, PortTaken, exposed
from bot.cli.database import in_words
from bot.cli.failure import Failure
from bot.cli.logs import log_to_terminal
from bot.cli.settings import settings_or_fail
from bot.discord.requests import speak_to
from bot.endurance import Backoff
from bot.host import collector
from bot.settings import Settings
from bot.store import Store, StoreError

log = logging.getLogger(__name__)

START_WITHIN = 900.0
"""Seconds for which the start is tried again while Discord cannot be reached."""
FIRST_PAUSE, LONGEST_PAUSE = 2.0, 60.0
"""Seconds before the second attempt, doubled for each further one up to the longest."""


def run(chosen: argparse.Namespace) -> int:
    """Connect to Discord; without a token open the try-out instead."""
    settings = settings_or_fail()
    if settings.token is None:
        print("No token is set in HERALD_TOKEN (see .env.example), so this is the try-out.", flush=True)
        return tryout(chosen)
    log_to_terminal(settings)
    try:
        asyncio.run(_serve(settings))
    except StoreError as error:
        raise in_words(error) from error
    except PortTaken as error:
        raise Failure(f"{error} Set another one in HERALD_METRICS_PORT.") from error
    except discord.LoginFailure as error:
        raise Failure("Discord refused the token in HERALD_TOKEN; copy it anew from its portal.") from error
    except (discord.HTTPException, discord.GatewayNotFound, aiohttp.ClientError, OSError) as error:
        raise Failure(f"Discord cannot be reached: {error}. Check the network and try again.") from error
    return 0


async def _serve(settings: Settings) -> None:
    """Open the database, run, and close it."""
    assert settings.token is not None
    if settings.discord_api is not None:
        speak_to(str(settings.discord_api))
    store = await Store.open(settings.database, settings.backups)
    if store.backup is not None:
        log.info("the database was migrated; the one before is in %s", store.backup)
    bot = Herald(settings, store)
    try:
        async with exposed(bot.metrics, settings.metrics_port) as port:
            if port is not None:
                log.info("health and counters: http://%s:%d/healthz and /metrics", LOOPBACK, port)
            await _run(bot, store.look_after(settings.backup_days), settings.token.get_secret_value())
    finally:
        await store.close()


async def _run(bot: Herald, daily: Coroutine[None, None, None], token: str) -> None:
    """Run until a signal asks to stop; then finish what is under way."""
    collector.settle()
    loop = asyncio.get_running_loop()
    stopping = asyncio.Event()
    for name in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(name, stopping.set)
    keeping = asyncio.create_task(daily, name="daily")
    try:
        async with bot:  # so that it can be closed before it has logged in
            running = asyncio.create_task(_start(bot, token))
            asked = asyncio.create_task(stopping.wait())
            await asyncio.wait((running, asked), return_when=asyncio.FIRST_COMPLETED)
            log.info("stopping: what is under way is finished first")
            await bot.close()
            asked.cancel()
            if running.done():
                running.result()  # raises what ended it
            else:
                running.cancel()
                await asyncio.gather(running, return_exceptions=True)
    finally:
        keeping.cancel()
        await asyncio.gather(keeping, return_exceptions=True)


async def _start(bot: Herald, token: str) -> None:
    """Log in and stay connected. Raises discord.LoginFailure at once, and in the end what does not pass."""

    async def log_in() -> None:
        bot.http.connector = discord.utils.MISSING  # the one before is closed with its session
        try:
            await bot.login(token)
        except BaseException:
            await bot.http.close()
            raise

    await _persist(bot, log_in)
    await _persist(bot, bot.connect)


async def _persist(bot: Herald, attempt: Callable[[], Awaitable[None]]) -> None:
    """Try what may fail for a while, such as the line to Discord, for some minutes with a line each."""
    backoff, end = Backoff(FIRST_PAUSE, LONGEST_PAUSE), time.monotonic() + START_WITHIN
    while True:
        try:
            await attempt()
            return
        except discord.LoginFailure:
            raise
        except (discord.HTTPException, discord.GatewayNotFound, aiohttp.ClientError, OSError) as error:
            if bot.is_closed() or time.monotonic() > end:
                raise
            pause = backoff.next()
            log.warning("Discord cannot be reached (%s); the next attempt is in %.0f s", error, pause)
            await asyncio.sleep(pause)


def tryout(chosen: argparse.Namespace) -> int:
    """Open the try-out: the same bot in a simulated server, in the browser."""
    settings = settings_or_fail()
    if importlib.util.find_spec("simcord") is None:
        raise Failure("the try-out needs the packages of the extra `tryout`; `make run` installs them.")
    from bot.cli.tryout import open_tryout

    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    try:
        asyncio.run(open_tryout(settings))
    except StoreError as error:
        raise in_words(error) from error
    return 0
