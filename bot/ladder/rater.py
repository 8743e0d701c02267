"""Rates matches when they are over: each once, in the order in which they ended."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from math import inf

from bot.competition.ratings import DAY, Ladder, Parameters, RatedMatch, replay
from bot.host.poller import Poller
from bot.matches.messages import BoardMessage
from bot.matches.options import options_of
from bot.store import AlreadyDone, Changed, Corrected, MatchRow, Rated, SeatRow, Store
from bot.store import LeaderboardKey as Ranking
from engines.kernel import Result
from engines.registry import GAMES

log = logging.getLogger(__name__)

AT_ONCE = 50
"""Matches rated before others get a turn."""
LOOK_EVERY = 5.0
"""Seconds between two looks for what has ended where another process plays."""
LATE = 10.0
"""Seconds after its end at which a match is surely known, whichever process has played it."""
FRESH = 600.0
"""Seconds after its end within which the board of a match is shown again with what it changed."""
PARAMETERS = Parameters()


class Rater:
    """Rates finished matches, in one order for all: of several processes the one with the first slot does.

    What a kill keeps from being rated is found again at the next start.
    """

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        """Rate by this clock."""
        self._store = store
        self._now = now
        self._ladders: dict[Ranking, Ladder] = {}
        self._over: dict[int, None] = {}
        self._swept = False
        self._lock = asyncio.Lock()
        """Held by whoever reads histories to write what follows from them."""
        self.alarm = Poller("ratings", now, self.look)

    def match_over(self, match_id: int) -> None:
        """Rate a match that has ended."""
        self._over[match_id] = None
        self.alarm.wake()

    async def look(self) -> None:
        """Rate what is over, after a start also what the process before had no time for.

        Raises what the store raises.
        """
        if self._store.slot.of > 1:
            self._over.clear()
            self._ladders.clear()  # others correct outcomes, and forget persons
            if self._store.slot.is_first:
                await self._renew()
                await self._sweep(self._now() - LATE)
                self.alarm.at(self._now() + LOOK_EVERY)
            return
        if not self._swept:
            await self._renew()
            await self._sweep()
            self._swept = True
        while self._over:
            match_id = next(iter(self._over))
            await self.rate(match_id)
            del self._over[match_id]

    async def _renew(self) -> None:
        """Play histories again whose ratings were reckoned otherwise: the next match goes on from these."""
        async with self._lock:
            for board in await self._store.ratings.outdated(PARAMETERS.version):
                again = await asyncio.to_thread(replay, await self._store.ratings.events(board), PARAMETERS)
                await self._store.ratings.replace(board, again.ratings, again.changes, PARAMETERS.version)
                self._forget([board])
                log.info("%s: %d ratings were reckoned again", board, len(again.ratings))

    async def _sweep(self, until: float = inf) -> None:
        """Rate what has ended by then, the oldest first."""
        while True:
            found = await self._store.ratings.unrated(AT_ONCE, until)
            for match_id in found:
                await self.rate(match_id)
            if len(found) < AT_ONCE:
                return

    async def rate(self, match_id: int) -> None:
        """Rate a match that has ended, if it counts and is not rated yet."""
        async with self._lock:  # before it is read who has played: somebody may just be forgotten
            await self._rate(match_id)

    async def _rate(self, match_id: int) -> None:
        row = await self._store.matches.get(match_id)
        if row is None or row.result is None or row.guild_id is None:
            return
        seats = await self._store.matches.seats(match_id)
        if len(seats) < 2 or any(seat.user_id is None for seat in seats):
            return  # against a computer
        if await self._store.moderation.has_replaced(match_id):
            return  # nobody has played it from its beginning to its end
        event = event_of(0, row, seats, row.result)
        # The history is told in its order: what comes to light after a later one counts from then on.
        at = max(event.at, await self._store.ratings.newest())
        await self._keep(row, replace(event, at=at))

    @asynccontextmanager
    async def at_rest(self) -> AsyncGenerator[None]:
        """Let nobody be rated while histories are changed; what is remembered of them is read anew."""
        async with self._lock:
            try:
                yield
            finally:
                self._ladders.clear()

    async def _keep(self, row: MatchRow, event: RatedMatch) -> None:
        """Rate a match in its server, and across servers if all its players had chosen that when it ended."""
        assert row.guild_id is not None
        boards = [Ranking.of_guild(row.guild_id, row.game)]
        users = {user for team in event.teams for user in team}
        if await self._store.ratings.consenting(users, event.at) == users:
            boards.append(Ranking.across(row.game))
        try:
            await self._add(row, event, boards)
        except (AlreadyDone, Changed) as error:
            log.info("match %s is not rated: %s", row.code, error)

    async def _add(self, row: MatchRow, event: RatedMatch, boards: Sequence[Ranking]) -> None:
        """Write what an event is on these boards; once more where another process has written meanwhile."""
        for is_last in (False, True):
            try:
                number = await self._store.ratings.next_id()
                rated = [
                    await self._rated(board, replace(event, id=number + step))
                    for step, board in enumerate(boards)
                ]
                fresh = self._now() - event.at < FRESH and bool(rated[0].changes)
                note = BoardMessage(row.id).to_row() if fresh else None
                await self._store.ratings.add(rated, PARAMETERS.version, row.id, note)
                return
            except BaseException as error:
                self._forget(boards)  # they may be ahead of the store, or behind it
                if is_last or not isinstance(error, AlreadyDone | Changed):
                    raise

    async def _rated(self, board: Ranking, event: RatedMatch) -> Rated:
        found = (await self._ladder(board, event.at)).add(event)
        return Rated(board, event, found if isinstance(found, tuple) else ())

    def _forget(self, boards: Iterable[Ranking]) -> None:
        for board in boards:
            self._ladders.pop(board, None)

    async def _ladder(self, board: Ranking, at: float) -> Ladder:
        if board not in self._ladders:
            standing = await self._store.ratings.standing(board)
            today = await self._store.ratings.events(board, at // DAY * DAY)
            self._ladders[board] = Ladder.resumed(standing, today, PARAMETERS)
        return self._ladders[board]

    async def corrected(self, match_id: int, ranks: Sequence[int]) -> None:
        """Rate a match by another outcome than it had: the old event is void, the history is played again."""
        async with self._lock:
            if not await self._store.ratings.of_match(match_id):
                await self._rate(match_id)  # else it would be rated by its old outcome when its turn comes
            try:
                await self._correct(match_id, ranks)
            except AlreadyDone:  # another process has written an event meanwhile
                await self._correct(match_id, ranks)

    async def _correct(self, match_id: int, ranks: Sequence[int]) -> None:
        number = await self._store.ratings.next_id()
        corrected: list[Corrected] = []
        for board, before in await self._store.ratings.of_match(match_id):
            if len(ranks) != len(before.teams) or tuple(ranks) == before.ranks:
                return
            anew = replace(before, id=number + len(corrected), ranks=tuple(ranks))
            history = [each for each in await self._store.ratings.events(board) if each.id != before.id]
            again = await asyncio.to_thread(replay, [*history, anew], PARAMETERS)
            corrected.append(Corrected(board, before.id, anew, again.ratings, again.changes))
        if corrected:
            self._forget(each.board for each in corrected)
            await self._store.ratings.correct(corrected, PARAMETERS.version, match_id)

    async def close(self) -> None:
        """Stop looking."""
        await self.alarm.close()


def event_of(event_id: int, row: MatchRow, seats: Sequence[SeatRow], result: Result) -> RatedMatch:
    """Return a finished match as a rating knows it: partners who won together are one team.

    What was called off was not played, nor, for a rating, what had options that are not rated, or answers
    that could be taken back.
    """
    users = [(seat.user_id,) if seat.user_id is not None else () for seat in seats]
    rated = GAMES[row.game].is_rated(options_of(row)) and not row.takebacks
    played = not result.counts_for_nobody and rated
    if len(result.winners) > 1:
        sides = [result.winners, tuple(n for n in range(len(seats)) if n not in result.winners)]
        teams = tuple(tuple(user for n in side for user in users[n]) for side in sides)
        return RatedMatch(id=event_id, at=row.updated, teams=teams, ranks=(1, 2), played=played)
    ranks = tuple(result.place(seat) for seat in range(len(seats)))
    return RatedMatch(id=event_id, at=row.updated, teams=tuple(users), ranks=ranks, played=played)
