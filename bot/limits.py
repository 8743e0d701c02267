"""How often one person, and one server, may ask for something: quotas, from `engines.kernel.state.limits`."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Callable, Hashable
from enum import StrEnum

from bot.errors import TooManyHere, TooManyMatches, TooOften
from bot.settings import Settings
from bot.store import Store

_MOST_KEPT = 100_000
"""Persons and servers of whom is remembered how often they came; beyond that the longest ago is forgotten."""


class Quota(StrEnum):
    """What is counted."""

    CHALLENGE = "challenge"
    VERIFY = "verify"
    IMPORT = "import"
    DECK = "deck"
    LOOK = "look"
    COMPLETION = "completion"


class Allowances:
    """Counts who asks for what, and refuses what is too often with the time at which it may be asked again.

    Kept in memory: a restart forgives.
    """

    def __init__(self, settings: Settings, now: Callable[[], float]) -> None:
        self._now = now
        self._allowed = {
            Quota.CHALLENGE: settings.rate_challenges,
            Quota.VERIFY: settings.rate_verifications,
            Quota.IMPORT: settings.rate_imports,
            Quota.DECK: settings.rate_decks,
            Quota.LOOK: settings.rate_looks,
            Quota.COMPLETION: settings.rate_completions,
        }
        self._times: OrderedDict[Hashable, deque[float]] = OrderedDict()

    def spend(self, what: Quota, user_id: int, guild_id: int | None) -> None:
        """Count one request. Raises TooOften, and then counts nothing."""
        person, server, seconds = self._allowed[what]
        keys = [((what, "person", user_id), person)]
        if guild_id is not None:
            keys.append(((what, "server", guild_id), server))
        again = max(self._again(key, most, seconds) for key, most in keys)
        if again > self._now():
            raise TooOften(again=f"<t:{int(again) + 1}:R>")
        for key, _most in keys:
            self._times.setdefault(key, deque()).append(self._now())
            self._times.move_to_end(key)
        while len(self._times) > _MOST_KEPT:
            self._times.popitem(last=False)

    def _again(self, key: Hashable, most: int, seconds: int) -> float:
        """Return when one more is allowed."""
        times = self._times.get(key)
        if times is None:
            return 0.0
        while times and times[0] <= self._now() - seconds:
            times.popleft()
        if not times:
            del self._times[key]
            return 0.0
        return times[-most] + seconds if len(times) >= most else 0.0


async def require_room(store: Store, settings: Settings, user_id: int, guild_id: int | None) -> None:
    """Refuse one more match to who has many open, and in a server, if one is named, that has.

    Raises TooManyMatches or TooManyHere.
    """
    if await store.matches.count_open_of_user(user_id) >= settings.most_matches:
        raise TooManyMatches(most=settings.most_matches)
    here = 0 if guild_id is None else await store.matches.count_open_in_guild(guild_id)
    if here >= settings.most_matches_server:
        raise TooManyHere(most=settings.most_matches_server)
