"""Matches whose rules fail: counted, and put aside before they harm the others."""

from __future__ import annotations

import logging
from collections.abc import AsyncGenerator, Callable, Generator
from contextlib import asynccontextmanager, contextmanager, suppress

from bot.errors import NotRunning, NotYourSeat
from bot.matches.health import MOST_FAILURES, rules
from bot.matches.messages import Challenge, StoppedMessage
from bot.matches.options import own_packs
from bot.matches.session import MatchSession
from bot.store import Changed, MatchRow, MatchStatus, Move, Store, StoreError
from engines.registry import GAMES

log = logging.getLogger(__name__)

LONGEST_PRESS = 1.0
"""Seconds of the processor that one press may take; longer ones hold up everybody."""
STRAIN = 0.05
"""Seconds that presses may take on average where cards of a server's own packs are played."""

BROKEN, STOPPED = "broken", "stopped"
"""Why a match was stopped: its rules have failed, or the process ended in the middle of a step."""


@contextmanager
def step(session: MatchSession) -> Generator[None]:
    """Run the rules of a match. Raises RulesBroke for whatever is no refusal, and counts what it costs."""
    with rules(), session.health.counted():
        yield


def is_too_slow(session: MatchSession) -> bool:
    """Tell whether the presses of a match hold up everybody else: once for long, or again and again."""
    health = session.health
    return health.spent > LONGEST_PRESS or (health.strain > STRAIN and bool(own_packs(session.match.options)))


class Quarantine:
    """Counts the failures of matches and puts those aside that fail again."""

    def __init__(self, store: Store, now: Callable[[], float], on_told: Callable[[], None]) -> None:
        """Use this store and clock; `on_told` is called when there is something to tell a match's people."""
        self._store = store
        self._now = now
        self._on_told = on_told

    @asynccontextmanager
    async def tried(self, match_id: int, rules_version: int, serial: int) -> AsyncGenerator[None]:
        """Note that a step is tried that might never end: a process that dies in it leaves the note."""
        await self._store.troubles.trying(match_id, rules_version, serial)
        try:
            yield
        except BaseException:
            with suppress(StoreError):
                await self._store.troubles.tried(match_id)
            raise

    async def failed(self, match_id: int, rules_version: int, error: BaseException) -> int:
        """Count a failure, put the match aside if there have been too many, and return how many."""
        count = await self._store.troubles.count(match_id, rules_version)
        if count < MOST_FAILURES:
            log.warning("the rules of match %d failed, and may be tried again: %r", match_id, error)
            return count
        if await self._put_aside(match_id, BROKEN):
            cause = error.__cause__ or error
            log.error("match %d is put aside, because its rules fail: %r", match_id, error, exc_info=cause)
        return count

    async def sift(self) -> None:
        """Put aside what the process before died of. To be called before any match is played on."""
        for match_id in await self._store.troubles.unended():
            row = await self._store.matches.get(match_id)
            if row is None or row.game not in GAMES:
                continue
            count = await self._store.troubles.count(match_id, GAMES[row.game].rules_version)
            if row.status is MatchStatus.CHALLENGE:
                await self._cancel(row)
            else:
                await self._put_aside(match_id, BROKEN if count >= MOST_FAILURES else STOPPED)
            log.error("match %s is put aside: the process ended in the middle of a step of it", row.code)

    async def _put_aside(self, match_id: int, why: str) -> bool:
        """Stop a match and let its people know; False when it has stopped already."""
        row = await self._store.matches.get(match_id)
        if row is None or row.status is not MatchStatus.RUNNING:
            return False
        told = [
            StoppedMessage(match_id, seat.seat, why).to_row()
            for seat in await self._store.matches.seats(match_id)
            if seat.user_id is not None
        ]
        with suppress(Changed):
            await self._store.moves.commit(
                Move(match_id=match_id, status=MatchStatus.STRANDED, outbox=told), self._now()
            )
            self._on_told()
        return True

    async def abandon(self, match_id: int, user_id: int) -> None:
        """Close a match that was put aside and cannot even be read. Raises NotYourSeat, NotRunning."""
        if user_id not in [seat.user_id for seat in await self._store.matches.seats(match_id)]:
            raise NotYourSeat
        try:
            await self._store.moves.commit(Move(match_id=match_id, status=MatchStatus.CANCELLED), self._now())
        except Changed as error:
            raise NotRunning from error

    async def _cancel(self, row: MatchRow) -> None:
        shown = row.board_message_id
        told = [Challenge(row.id, row.channel_id, shown).to_row()] if shown is not None else []
        move = Move(match_id=row.id, status=MatchStatus.CANCELLED, outbox=told)
        with suppress(Changed):
            await self._store.moves.commit(move, self._now())
