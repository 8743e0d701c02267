"""Matches in memory. Those that nobody has touched for long sleep in the store."""

from __future__ import annotations

from collections import OrderedDict

from bot.matches.live import Live

MOST_AWAKE = 1_000
"""Matches in memory; a match comes back from the store in some milliseconds."""


class Awake:
    """Keeps so many matches, the least recently touched first."""

    def __init__(self, most: int = MOST_AWAKE) -> None:
        self._most = most
        self._matches: OrderedDict[int, Live] = OrderedDict()

    def __len__(self) -> int:
        return len(self._matches)

    def get(self, match_id: int) -> Live | None:
        """Return a match that is awake, and count it as touched."""
        live = self._matches.get(match_id)
        if live is not None:
            self._matches.move_to_end(match_id)
        return live

    def keep(self, live: Live) -> None:
        """Keep a match, and let the one that was touched longest ago sleep, if there are too many."""
        self._matches[live.id] = live
        self._matches.move_to_end(live.id)
        while len(self._matches) > self._most:
            # Who holds a match's lock changes a draft of it, which must find it here when it is written.
            idle = next((each for each in self._matches.values() if not each.lock.locked()), None)
            if idle is None or idle is live:
                return
            del self._matches[idle.id]

    def drop(self, match_id: int) -> None:
        """Let a match go."""
        self._matches.pop(match_id, None)
