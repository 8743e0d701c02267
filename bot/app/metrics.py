"""What a process counts of itself, and whether it is well: nothing that names a server, person or match."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import NamedTuple

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from bot.matches.session import MatchSession
from bot.store import Store, StoreError

STALE = 180.0
"""Seconds after the last beat from which a process is taken to hang: it beats each minute at least."""
ASKED_FOR = 5.0
"""Seconds that the database has for what is asked of it at each look; then it counts as away."""
OWN, HANDED = "own", "handed"
"""The path of a press: this process has heard it itself, or another one, and has handed it over."""

_MOVES = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0, 3.0)
"""Seconds from a press to the disk: most of them are the disk's."""
_PRESSES = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0)
"""Seconds that an answer takes: Discord waits three for its acknowledgement."""
_PICTURES = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0)
_WAITS = (0.001, 0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0, 30.0)
_DELAYS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)


class Pulse(NamedTuple):
    """What is asked of the process at each look."""

    ready: bool
    """Whether Discord has answered."""
    latency: float
    """Seconds between a heartbeat to Discord and its answer; no number while there is none."""
    last_beat: float | None
    """When the clocks of matches were looked at last, in Unix seconds."""
    now: float
    awake: int
    """Matches in memory."""

    @property
    def since_beat(self) -> float | None:
        """How long ago that was, in seconds."""
        return None if self.last_beat is None else self.now - self.last_beat

    @property
    def is_well(self) -> bool:
        """Whether Discord is there and the clocks are looked at."""
        return self.ready and self.since_beat is not None and self.since_beat < STALE


class Metrics:
    """The counters of a process. What is called as things happen costs some microseconds."""

    def __init__(self, store: Store, pulse: Callable[[], Pulse]) -> None:
        self._store = store
        self._pulse = pulse
        self.registry = CollectorRegistry()
        # Asked at each look.
        self._well = self._gauge("herald_well", "1 while Discord is there and clocks are looked at, else 0")
        self._latency = self._gauge("herald_latency_seconds", "Discord's answer to a heartbeat")
        self._beat = self._gauge("herald_last_beat_seconds", "When clocks were looked at last")
        self._awake = self._gauge("herald_matches_awake", "Matches in memory")
        self._database = self._gauge("herald_database_up", "1 while the database answers, else 0")
        self._open = self._gauge("herald_matches_open", "Matches that are not over", "status")
        self._waiting = self._gauge("herald_outbox_waiting", "Messages that wait to be sent", "kind")
        self._age = self._gauge("herald_outbox_age_seconds", "How long the oldest message is due and unsent")
        self._lag = self._gauge("herald_deadline_lag_seconds", "How late the oldest deadline is dealt with")
        self._unowned = self._gauge("herald_slots_unowned", "Slots that no process has")
        # Set as things happen.
        self._owned = self._gauge("herald_slots_owned", "1 where the process has a slot, 0 where it waits")
        self._owned.set(1)
        self._shards = self._gauge("herald_shard_up", "1 while a shard is connected, else 0", "shard")
        self._identifies = self._gauge("herald_identifies_left", "Sessions that Discord lets begin this day")
        self._changes = self._counter("herald_moves", "Changes of matches that are on disk")
        self._stale = self._counter("herald_stale", "Changes refused, for a match had changed elsewhere")
        self._failures = self._counter("herald_failures", "Lines of the log that tell of a failure", "level")
        self._moves = self._histogram("herald_move_seconds", "From a press to the disk", _MOVES, "game")
        self._commits = self._histogram("herald_commit_seconds", "Writing a group of changes", _MOVES)
        self._presses = self._histogram("herald_press_seconds", "Answering somebody", _PRESSES, "path")
        self._pictures = self._histogram(
            "herald_picture_seconds", "Drawing a picture", _PICTURES, "game", "what"
        )
        self._requests = self._counter("herald_requests", "Requests to Discord", "route", "status")
        self._limiter = self._histogram("herald_limiter_wait_seconds", "What requests wait", _WAITS)
        self._delays = self._histogram("herald_loop_delay_seconds", "How late the loop's turns come", _DELAYS)
        store.writer.took = self._commits.observe

    def _gauge(self, name: str, what: str, *labels: str) -> Gauge:
        return Gauge(name, what, labels, registry=self.registry)

    def _counter(self, name: str, what: str, *labels: str) -> Counter:
        return Counter(name, what, labels, registry=self.registry)

    def _histogram(self, name: str, what: str, buckets: tuple[float, ...], *labels: str) -> Histogram:
        return Histogram(name, what, labels, buckets=buckets, registry=self.registry)

    # As things happen

    def committed(self, session: MatchSession | None) -> None:
        """Count a change of a match."""
        if session is not None:
            self._changes.inc()

    def moved(self, game: str, seconds: float) -> None:
        """Count a person's move, from their press until it was safe on disk."""
        self._moves.labels(game).observe(seconds)

    def stale(self) -> None:
        """Count a change that was refused: the match had changed elsewhere."""
        self._stale.inc()

    def answered(self, seconds: float, *, handed: bool) -> None:
        """Count a press, or a command, that was answered; another process may have handed it over."""
        self._presses.labels(HANDED if handed else OWN).observe(seconds)

    def drew(self, game: str, what: str, seconds: float) -> None:
        """Count a picture; what shows no game has none."""
        self._pictures.labels(game, what).observe(seconds)

    def failed(self, level: str) -> None:
        """Count a line of the log that tells of a failure."""
        self._failures.labels(level).inc()

    def requested(self, route: str, status: int) -> None:
        """Count a request to Discord: its route as a template, without any id, and how it was answered."""
        self._requests.labels(route, str(status)).inc()

    def waited(self, seconds: float) -> None:
        """Count what a request waited for its turn."""
        self._limiter.observe(seconds)

    def delayed(self, seconds: float) -> None:
        """Count by how much a turn of the event loop came too late."""
        self._delays.observe(seconds)

    def shard(self, shard: int, *, up: bool) -> None:
        """Note whether a shard is connected."""
        self._shards.labels(str(shard)).set(up)

    def identified(self, left: int) -> None:
        """Note how many sessions Discord lets begin before the day is over."""
        self._identifies.set(left)

    # At each look

    async def written(self) -> bytes:
        """Return all counters as they are now, in the form that Prometheus reads."""
        pulse = self._pulse()
        self._well.set(pulse.is_well)
        self._latency.set(pulse.latency)
        self._beat.set(pulse.last_beat or 0.0)
        self._awake.set(pulse.awake)
        await self._ask_database(pulse.now)
        return generate_latest(self.registry)

    async def _ask_database(self, now: float) -> None:
        """Take what only the database knows; while it is away there are no numbers of it."""
        self._open.clear()
        self._waiting.clear()
        try:
            async with asyncio.timeout(ASKED_FOR):
                matches = await self._store.matches.count_open()
                waiting = await self._store.outbox.waiting(now)
                self._unowned.set(await self._store.neighbours.missing(self._store.slot.of))
                dues = (
                    await self._store.deadlines.next_due(),
                    await self._store.tournament_deadlines.next_due(),
                )
        except (StoreError, TimeoutError):
            self._database.set(0)
            self._age.set(float("nan"))
            self._lag.set(float("nan"))
            return
        self._database.set(1)
        for status, count in matches.items():
            self._open.labels(status).set(count)
        for kind, (count, _) in waiting.items():
            self._waiting.labels(kind).set(count)
        self._age.set(_late(now, (since for _, since in waiting.values())))
        self._lag.set(_late(now, dues))

    def health(self) -> tuple[bool, dict[str, bool | float | None]]:
        """Return whether the process is well, and what that is made of."""
        pulse = self._pulse()
        told = {"ok": pulse.is_well, "discord": pulse.ready, "seconds_since_beat": pulse.since_beat}
        return pulse.is_well, told


class Spare:
    """What a process says of itself while it waits for a slot."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        for name, what, value in (
            ("herald_well", "1 while Discord is there and clocks are looked at, else 0", 1),
            ("herald_slots_owned", "1 where the process has a slot, 0 where it waits", 0),
        ):
            Gauge(name, what, registry=self.registry).set(value)

    async def written(self) -> bytes:
        """Return this little in the form that Prometheus reads."""
        return generate_latest(self.registry)

    def health(self) -> tuple[bool, dict[str, bool | float | None]]:
        """Return that the process is well: to wait is what it is there for."""
        return True, {"ok": True, "spare": True}


def _late(now: float, moments: Iterable[float | None]) -> float:
    """Return by how many seconds the first of these moments is over; 0 for none that is."""
    return max((now - moment for moment in moments if moment is not None and moment < now), default=0.0)
