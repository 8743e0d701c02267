"""What is asked of Discord: held back before its limit is reached, and before it blocks this address."""

from __future__ import annotations

import asyncio
import logging
import re
from collections import deque
from collections.abc import Callable
from types import SimpleNamespace

import aiohttp
from aiolimiter import AsyncLimiter
from discord.http import Route
from yarl import URL

log = logging.getLogger(__name__)

RATE, AT_ONCE = 45.0, 5.0
"""Counted requests a second, and beyond that at one go: together the 50 that Discord allows a bot."""
SMALLEST_SHARE = 1 / 64
"""What a process may ask for that owns nothing just now."""
REFUSED = (401, 403, 429)
"""Answers of which Discord counts 10,000 within ten minutes; then it blocks the address."""
MOST_REFUSED, WITHIN = 1_000, 600.0
"""Refusals, and the seconds within which they are too many."""
REST = 60.0
"""Seconds for which nothing is sent then."""

_UNCOUNTED = ("/interactions/", "/webhooks/")
_WORD = re.compile(r"[a-z][a-z-]{0,23}|@me|@original")


def speak_to(proxy: str) -> None:
    """Send all requests to a proxy for Discord's API from now on, and not to Discord itself."""
    Route.BASE = proxy.rstrip("/") + URL(Route.BASE).path


def path_of(url: URL) -> str | None:
    """Return the path within Discord's API; None for what goes elsewhere: the gateway, pictures."""
    text = str(url)
    return url.path.removeprefix(URL(Route.BASE).path) if text.startswith(f"{Route.BASE}/") else None


def is_counted(path: str) -> bool:
    """Tell whether a request counts for the limit of a bot: answers to presses, and edits by them, do not."""
    return not path.startswith(_UNCOUNTED)


def route(method: str, path: str) -> str:
    """Return what kind of request it is: without the id of anybody, and without a token."""
    parts = [part if _WORD.fullmatch(part) else "{id}" for part in path.strip("/").split("/")]
    if f"/{parts[0]}/" in _UNCOUNTED and len(parts) > 2:
        parts[2] = "{token}"
    return f"{method} /{'/'.join(parts)}"


class RequestBudget:
    """Lets so many counted requests through as are this process's share of what a bot may ask for."""

    def __init__(self, share: Callable[[], float]) -> None:
        self._share = share
        self._known = 0.0
        self._limiter: AsyncLimiter

    async def take(self) -> None:
        """Wait until one more may be sent; who came first goes first."""
        share = max(self._share(), SMALLEST_SHARE)
        if share != self._known:
            at_once = max(1.0, AT_ONCE * share)
            self._known, self._limiter = share, AsyncLimiter(at_once, at_once / (RATE * share))
        await self._limiter.acquire()


class Refusals:
    """Counts what Discord refuses, and calls for a rest long before it blocks this address."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._last: deque[float] = deque(maxlen=MOST_REFUSED + 1)
        self._rests = 0.0

    def one_more(self) -> bool:
        """Count a refusal; tell whether a rest is to begin."""
        now = self._now()
        self._last.append(now)
        too_many = len(self._last) > MOST_REFUSED and now - self._last[0] < WITHIN
        if not too_many or now < self._rests:
            return False
        self._rests = now + REST
        log.error(
            "Discord has refused more than %d requests within %.0f minutes, and blocks an address at 10,000: "
            "nothing waiting is sent for %.0f s",
            MOST_REFUSED, WITHIN / 60, REST,
        )  # fmt: skip
        return True


class Requests:
    """Stands beside all requests of a client, as its `http_trace`."""

    def __init__(self, now: Callable[[], float], rest: Callable[[float], None], *, limited: bool) -> None:
        """Let `rest` hold what waits back for so many seconds; a proxy has the limit in its own hands."""
        self.share: Callable[[], float] = lambda: 1.0
        """Which part of what a bot may ask for is this process's."""
        self.waited: Callable[[float], None] = lambda _: None
        """Is told of the seconds that a counted request has waited."""
        self.requested: Callable[[str, int], None] = lambda _, __: None
        """Is told of each request: what kind it was, and the status of the answer."""
        self._budget = RequestBudget(lambda: self.share()) if limited else None
        self._refusals = Refusals(now)
        self._rest = rest
        self.trace = aiohttp.TraceConfig()
        self.trace.on_request_start.append(self._start)
        self.trace.on_request_end.append(self._end)

    async def _start(
        self, _: aiohttp.ClientSession, __: SimpleNamespace, asked: aiohttp.TraceRequestStartParams
    ) -> None:
        path = path_of(asked.url)
        if self._budget is not None and path is not None and is_counted(path):
            clock = asyncio.get_running_loop().time
            began = clock()
            await self._budget.take()
            self.waited(clock() - began)

    async def _end(
        self, _: aiohttp.ClientSession, __: SimpleNamespace, asked: aiohttp.TraceRequestEndParams
    ) -> None:
        path, answer = path_of(asked.url), asked.response
        if path is None:
            return
        self.requested(route(asked.method, path), answer.status)
        shared = answer.headers.get("X-RateLimit-Scope") == "shared"  # no fault of ours, and not counted
        if answer.status in REFUSED and not shared and self._refusals.one_more():
            self._rest(REST)
