"""Matches in memory. Those that nobody has touched for long sleep in the store."""

from __future__ import annotations

from collections import OrderedDict

from bot.matches.session import MatchSession
from bot.store import WHOLE, Slot

MOST_AWAKE = 1_000
"""Matches in memory; a match comes back from the store in some milliseconds."""


class MatchCache:
    """Keeps so many matches, and lets those go first that were touched longest ago."""

    def __init__(self, most: int = MOST_AWAKE, slot: Slot = WHOLE) -> None:
        self._most = most
        self._slot = slot
        self._matches: OrderedDict[int, MatchSession] = OrderedDict()

    def __len__(self) -> int:
        return len(self._matches)

    def get(self, match_id: int) -> MatchSession | None:
        """Return a match that is awake, and count it as touched."""
        session = self._matches.get(match_id)
        if session is not None:
            self._matches.move_to_end(match_id)
        return session

    def keeps(self, session: MatchSession) -> bool:
        """Tell whether a match stays: one that goes on, and that no other process plays."""
        return session.match.result is None and self._slot.has(session.place.guild_id)

    def keep(self, session: MatchSession) -> None:
        """Keep a match that stays; where there are too many, let that sleep which was touched longest ago."""
        if not self.keeps(session):
            return
        self._matches[session.id] = session
        self._matches.move_to_end(session.id)
        while len(self._matches) > self._most:
            # Who holds a match's lock changes a draft of it, which must find it here when it is written.
            idle = next((each for each in self._matches.values() if not each.lock.locked()), None)
            if idle is None or idle is session:
                return
            del self._matches[idle.id]

    def drop(self, match_id: int) -> None:
        """Let a match go."""
        self._matches.pop(match_id, None)
