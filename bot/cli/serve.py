"""`run` and `tryout`: Herald at work."""

from __future__ import annotations

import argparse
import asyncio
import faulthandler
import importlib.util
import logging
import signal
import time
from collections.abc import Awaitable, Callable, Coroutine, Generator
from contextlib import AsyncExitStack, contextmanager
from typing import TypeVar

import aiohttp
import discord

from bot.app.client import Herald, prewarm
from bot.app.metrics import Spare
from bot.app.watching import PortTaken, exposed, serving
from bot.backoff import Backoff
from bot.cli.failure import Failure, in_words
from bot.cli.logs import log_to_terminal
from bot.cli.notify import READY, STOPPING, keep_alive, notify
from bot.cli.precautions import precautions
from bot.cli.settings import settings_or_fail
from bot.discord.requests import speak_to
from bot.host import collector
from bot.privileges import hide_from_others
from bot.settings import Settings
from bot.store import OtherBot, Store, StoreError

log = logging.getLogger(__name__)
Result = TypeVar("Result")

START_WITHIN = 900.0
"""Seconds for which the start is tried again while Discord cannot be reached."""
CLOSES_WITHIN = 15.0
"""Seconds within which the bot, or its database, is closed; that takes a second or two."""
FIRST_PAUSE, LONGEST_PAUSE = 2.0, 60.0
"""Seconds before the second attempt, doubled for each further one up to the longest."""


def run(chosen: argparse.Namespace) -> int:
    """Connect to Discord; without a token open the try-out instead."""
    settings = settings_or_fail()
    if settings.token is None:
        print("No token is set in HERALD_TOKEN (see .env.example), so this is the try-out.", flush=True)
        return tryout(chosen)
    log_to_terminal(settings)
    hide_from_others()
    for said in precautions(settings):
        log.warning(said)
    try:
        asyncio.run(_serve(settings))
    except StoreError as error:
        raise in_words(error) from error
    except PortTaken as error:
        raise Failure(f"{error} Set others in HERALD_METRICS_ADDRESS and HERALD_METRICS_PORT.") from error
    except discord.LoginFailure as error:
        raise Failure(
            "Discord refused the token in HERALD_TOKEN. Copy it again from the developer portal."
        ) from error
    except (discord.HTTPException, discord.GatewayNotFound, aiohttp.ClientError, OSError) as error:
        raise Failure(f"Discord cannot be reached: {error}. Check the network and try again.") from error
    return 0


async def _serve(settings: Settings) -> None:
    """Work until a signal asks to stop, and let systemd know that the loop turns."""
    if settings.discord_api is not None:
        speak_to(str(settings.discord_api))
    alive = asyncio.create_task(keep_alive(), name="watchdog")
    try:
        await _serve_by_turns(settings, _signalled())
    finally:
        alive.cancel()
        await asyncio.gather(alive, return_exceptions=True)


async def _serve_by_turns(settings: Settings, stopping: asyncio.Event) -> None:
    """Work until it is asked to stop; whose slot is lost begins anew, as one who waits for another."""
    let_in, backoff = asyncio.Event(), Backoff(FIRST_PAUSE, LONGEST_PAUSE)
    while not stopping.is_set():
        try:
            store = await _unless(stopping, _opened(settings, let_in))
            if store is None:
                return
            let_in.set()
            backoff.reset()
            await _work(settings, store, stopping)
        except StoreError as error:
            if not let_in.is_set() or isinstance(error, OtherBot):
                raise
            pause = backoff.next()
            log.error("the database cannot be opened (%s); the next attempt is in %.0f s", error, pause)
            await _unless(stopping, asyncio.sleep(pause))


async def _opened(settings: Settings, let_in: asyncio.Event) -> Store:
    """Open the database; who waits for a slot was let in, and says that they are ready to take one."""
    async with AsyncExitStack() as spare:

        async def wait() -> None:
            if settings.metrics_port is not None:
                address = str(settings.metrics_address)
                await spare.enter_async_context(serving(Spare(), settings.metrics_port, address))
            notify(READY)
            let_in.set()
            rehearsing = asyncio.create_task(asyncio.to_thread(prewarm), name="rehearsal")
            spare.push_async_callback(asyncio.wait, [rehearsing])

        shards = settings.shards or settings.slots
        return await Store.open(settings.database, settings.backups, settings.slots, wait, shards)


async def _work(settings: Settings, store: Store, stopping: asyncio.Event) -> None:
    """Run with an open database, and close it."""
    assert settings.token is not None
    if store.backup is not None:
        log.info("the database was migrated; the one before is in %s", store.backup)
    if store.slot.of > 1:
        log.info("this process looks after slot %d of %d", store.slot.number, store.slot.of)
    bot = Herald(settings, store)
    try:
        address = str(settings.metrics_address)
        async with exposed(bot.metrics, settings.metrics_port, address) as port:
            if port is not None:
                log.info("health and counters: port %d of %s, /healthz and /metrics", port, address)
            daily = store.look_after(settings.backup_days)
            await _run(bot, daily, settings.token.get_secret_value(), stopping)
    finally:
        with _closing():
            await store.close()


@contextmanager
def _closing() -> Generator[None]:
    """End the process, with a word of where it stands, when closing hangs: a slot may wait for it.

    A thread watches it, for what hangs may be the loop.
    """
    faulthandler.dump_traceback_later(CLOSES_WITHIN, exit=True)
    try:
        yield
    finally:
        faulthandler.cancel_dump_traceback_later()


def _signalled() -> asyncio.Event:
    """Return what is set when a signal asks to stop."""
    asked = asyncio.Event()
    for name in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(name, asked.set)
    return asked


async def _unless(event: asyncio.Event, work: Coroutine[None, None, Result]) -> Result | None:
    """Return what comes of some work; end it, and return None, where an event comes first."""
    working, waiting = asyncio.create_task(work), asyncio.create_task(event.wait())
    await asyncio.wait((working, waiting), return_when=asyncio.FIRST_COMPLETED)
    waiting.cancel()
    if working.done():
        return working.result()
    working.cancel()
    await asyncio.gather(working, return_exceptions=True)
    return None


async def _run(bot: Herald, daily: Coroutine[None, None, None], token: str, stopping: asyncio.Event) -> None:
    """Run until it is asked to stop, or has lost its slot; then finish what is under way."""
    collector.settle()
    beside = [asyncio.create_task(daily, name="daily")]
    try:
        async with bot:  # so that it can be closed before it has logged in
            beside.append(asyncio.create_task(_tell_when_ready(bot), name="ready"))
            running = asyncio.create_task(_start(bot, token))
            events = stopping, bot.store.lost, bot.store.asked
            ends = [asyncio.create_task(event.wait()) for event in events]
            await asyncio.wait((running, *ends), return_when=asyncio.FIRST_COMPLETED)
            if not (bot.store.lost.is_set() or bot.store.asked.is_set()):  # else it begins anew
                notify(STOPPING)
            log.info("stopping: what is under way is finished first")
            for end in ends:
                end.cancel()
            with _closing():
                await bot.close()
                if running.done():
                    running.result()  # raises what ended it
                else:
                    running.cancel()
                    await asyncio.gather(running, return_exceptions=True)
    finally:
        for task in beside:
            task.cancel()
        await asyncio.gather(*beside, return_exceptions=True)


async def _tell_when_ready(bot: Herald) -> None:
    """Tell who has started the process when Discord is there."""
    await bot.wait_until_ready()
    notify(READY)


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

    log_to_terminal(settings.model_copy(update={"log_level": "WARNING"}))
    try:
        asyncio.run(open_tryout(settings))
    except StoreError as error:
        raise in_words(error) from error
    return 0
