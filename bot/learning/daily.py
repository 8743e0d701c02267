"""Posts a puzzle each day in the channels that want one."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from contextlib import suppress

from bot.host.poller import Poller
from bot.learning.catalogue import daily_puzzles_of, taught_games
from bot.learning.messages import DailyPuzzle
from bot.store import Changed, PuzzleChannel, Store

log = logging.getLogger(__name__)

DAY = 86_400.0


class Daily:
    """Posts the puzzle of the day. One per process."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self._store = store
        self._now = now
        self.alarm = Poller("daily puzzles", now, self.look)

    async def look(self) -> None:
        """Post what is due, and look again when the next one is. Raises what the store raises."""
        now = self._now()
        for channel in await self._store.puzzle_channels.due(now):
            game, puzzle = next_puzzle(channel)
            posted = DailyPuzzle(channel.channel_id, game, puzzle).to_row()
            with suppress(Changed):  # the channel wants none any more
                await self._store.puzzle_channels.post(channel, _next_due(channel.due, now), posted, now)
        due = await self._store.puzzle_channels.next_due()
        if due is not None:
            self.alarm.at(due)

    async def want(self, channel_id: int, guild_id: int, locale: str, game: str | None) -> None:
        """Post a puzzle in a channel now, and one at the same hour of each day to come."""
        await self._store.puzzle_channels.want(
            PuzzleChannel(
                channel_id=channel_id, guild_id=guild_id, locale=locale, game=game, posted=0, due=self._now()
            )
        )
        self.alarm.wake()


def next_puzzle(channel: PuzzleChannel) -> tuple[str, str]:
    """Return the game and id of a channel's next puzzle."""
    taught = taught_games()
    return _in_turn([channel.game] if channel.game in taught else sorted(taught), channel.posted)


def puzzle_of_day(now: float, game: str | None = None) -> tuple[str, str]:
    """Return the game and id of the puzzle that everyone is offered on a day (UTC), of any game or of one."""
    return _in_turn([game] if game else sorted(taught_games()), int(now // DAY))


def _in_turn(games: Sequence[str], number: int) -> tuple[str, str]:
    """Return a game and a puzzle: one game after the other, then the next of each."""
    game = games[number % len(games)]
    puzzles = daily_puzzles_of(game)
    return game, puzzles[number // len(games) % len(puzzles)].id


def _next_due(due: float, now: float) -> float:
    """Return the next moment at the same hour: what was missed is not made up for."""
    return due + (max(0.0, now - due) // DAY + 1) * DAY
