"""What a process counts of itself, and whether it is well: read on loopback by whoever watches it."""

from __future__ import annotations

import logging
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import NamedTuple

from aiohttp import web
from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)

from bot.matches.live import Live
from bot.store import Store

LOOPBACK = "127.0.0.1"
STALE = 180.0
"""Seconds after the last beat from which a process is taken to hang: it beats each minute at least."""
_ANSWERS = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0)
"""Seconds that an answer takes: Discord waits three for its acknowledgement."""
_PICTURES = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0)


class PortTaken(Exception):
    """Something else listens at the port already."""


class Pulse(NamedTuple):
    """What is asked of the process at each look."""

    ready: bool
    """Whether Discord has answered."""
    latency: float
    """Seconds between a heartbeat to Discord and its answer; no number while there is none."""
    last_beat: float | None
    """When the clocks of matches were looked at last, in Unix seconds."""
    now: float

    @property
    def since_beat(self) -> float | None:
        """How long ago that was, in seconds."""
        return None if self.last_beat is None else self.now - self.last_beat

    @property
    def is_well(self) -> bool:
        """Whether Discord is there and the clocks are looked at."""
        return self.ready and self.since_beat is not None and self.since_beat < STALE


class Metrics:
    """The counters of a process."""

    def __init__(self, store: Store, pulse: Callable[[], Pulse]) -> None:
        self._store = store
        self._pulse = pulse
        self.registry = registry = CollectorRegistry()
        self._open = Gauge("herald_matches_open", "Matches that are not over", ["status"], registry=registry)
        self._waiting = Gauge("herald_outbox_waiting", "Messages that wait to be sent", registry=registry)
        self._latency = Gauge("herald_latency_seconds", "Discord's answer to a heartbeat", registry=registry)
        self._beat = Gauge("herald_last_beat_seconds", "When clocks were looked at last", registry=registry)
        self._moves = Counter("herald_moves", "Changes of matches that are on disk", registry=registry)
        self.failures = Counter(
            "herald_failures", "Lines of the log that tell of a failure", ["level"], registry=registry
        )
        self.answers = Histogram(
            "herald_answer_seconds", "Answering an interaction", buckets=_ANSWERS, registry=registry
        )
        self._drawing = Histogram(
            "herald_drawing_seconds", "Drawing a picture", ["what"], buckets=_PICTURES, registry=registry
        )

    def committed(self, live: Live | None) -> None:
        """Count a change of a match."""
        if live is not None:
            self._moves.inc()

    def drew(self, what: str, seconds: float) -> None:
        """Count a picture."""
        self._drawing.labels(what).observe(seconds)

    async def written(self) -> bytes:
        """Return all counters as they are now, in the form that Prometheus reads."""
        self._open.clear()
        for status, count in (await self._store.matches.count_open()).items():
            self._open.labels(status).set(count)
        self._waiting.set(await self._store.outbox.count())
        pulse = self._pulse()
        self._latency.set(pulse.latency)
        self._beat.set(pulse.last_beat or 0.0)
        return generate_latest(self.registry)

    def health(self) -> tuple[bool, dict[str, bool | float | None]]:
        """Return whether the process is well, and what that is made of."""
        pulse = self._pulse()
        told = {"ok": pulse.is_well, "discord": pulse.ready, "seconds_since_beat": pulse.since_beat}
        return pulse.is_well, told


class Failures(logging.Handler):
    """Counts what the log tells of failures."""

    def __init__(self, metrics: Metrics) -> None:
        super().__init__(logging.WARNING)
        self._metrics = metrics

    def emit(self, record: logging.LogRecord) -> None:
        """Count one line."""
        self._metrics.failures.labels(record.levelname).inc()


@asynccontextmanager
async def exposed(metrics: Metrics, port: int | None) -> AsyncGenerator[int | None]:
    """Serve `/metrics` and `/healthz` on loopback; yield the port, which 0 lets the machine choose.

    None serves nothing. Raises PortTaken.
    """
    if port is None:
        yield None
        return
    runner = web.AppRunner(_application(metrics), access_log=None)
    counting = Failures(metrics)
    await runner.setup()
    logging.getLogger().addHandler(counting)
    try:
        try:
            await web.TCPSite(runner, LOOPBACK, port).start()
        except OSError as error:
            raise PortTaken(f"Port {port}, for health and counters, is taken.") from error
        yield runner.addresses[0][1]
    finally:
        logging.getLogger().removeHandler(counting)
        await runner.cleanup()


def _application(metrics: Metrics) -> web.Application:
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
