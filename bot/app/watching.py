"""Where a process is watched: health and counters over HTTP, the log's failures, the loop's delays."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST

from bot.app.metrics import Metrics, Spare

LOOPBACK = "127.0.0.1"
STEP = 0.5
"""Seconds between two looks at how late the event loop is."""


class PortTaken(Exception):
    """Nobody can listen there: something else does already, or the machine has no such address."""


class Failures(logging.Handler):
    """Counts what the log tells of failures."""

    def __init__(self, metrics: Metrics) -> None:
        super().__init__(logging.WARNING)
        self._metrics = metrics

    def emit(self, record: logging.LogRecord) -> None:
        """Count one line."""
        self._metrics.failed(record.levelname)


@asynccontextmanager
async def exposed(metrics: Metrics, port: int | None, address: str = LOOPBACK) -> AsyncGenerator[int | None]:
    """Serve `/metrics` and `/healthz` at this address; yield the port, which 0 lets the machine choose.

    Without a port nothing is served. Raises PortTaken.
    """
    if port is None:
        yield None
        return
    counting = Failures(metrics)
    logging.getLogger().addHandler(counting)
    feeling = asyncio.create_task(feel_delays(metrics.delayed), name="delays of the loop")
    try:
        async with serving(metrics, port, address) as chosen:
            yield chosen
    finally:
        feeling.cancel()
        logging.getLogger().removeHandler(counting)


@asynccontextmanager
async def serving(watched: Metrics | Spare, port: int, address: str = LOOPBACK) -> AsyncGenerator[int]:
    """Serve what a process says of itself, and nothing else. Raises PortTaken."""
    runner = web.AppRunner(_application(watched), access_log=None)
    await runner.setup()
    try:
        try:
            await web.TCPSite(runner, address, port).start()
        except OSError as error:
            raise PortTaken(f"Nobody can listen at {address}:{port}, for health and counters.") from error
        yield runner.addresses[0][1]
    finally:
        await runner.cleanup()


async def feel_delays(
    delayed: Callable[[float], None],
    clock: Callable[[], float] | None = None,
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
) -> None:
    """Tell again and again by how many seconds the loop came later than it was asked to."""
    clock = clock or asyncio.get_running_loop().time
    while True:
        asked = clock() + STEP
        await sleep(STEP)
        delayed(max(0.0, clock() - asked))


def _application(metrics: Metrics | Spare) -> web.Application:
    async def counters(_: web.Request) -> web.Response:
        return web.Response(body=await metrics.written(), headers={"Content-Type": CONTENT_TYPE_LATEST})

    async def health(_: web.Request) -> web.Response:
        well, told = metrics.health()
        return web.json_response(told, status=200 if well else 503)

    routes: dict[str, Callable[[web.Request], Awaitable[web.Response]]] = {
        "/metrics": counters,
        "/healthz": health,
    }
    application = web.Application()
    for path, handler in routes.items():
        application.router.add_get(path, handler)
    return application
