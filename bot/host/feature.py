"""The interface of a feature (tournaments, ladder, learning): start, stop, match_over, times_moved."""

from __future__ import annotations

from typing import Protocol


class Feature(Protocol):
    """Runs beside the matches: it is started and stopped with them, and hears when one is over."""

    async def start(self) -> None:
        """Take up where the process before stopped."""
        ...

    async def stop(self) -> None:
        """Finish what is under way; the rest is done after the next start."""
        ...

    def match_over(self, match_id: int) -> None:
        """Hear that a match has ended."""
        ...

    async def times_moved(self) -> None:
        """Hear that the clocks of all have been moved by more than anybody overlooks."""
        ...
