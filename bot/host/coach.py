"""Hints that come by themselves: in the first turns of a newcomer's first match."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, cast

from bot.backoff import log_failure
from bot.host.computers import Computers
from bot.matches.health import RulesBroke
from bot.matches.messages import Hand
from bot.matches.service import MatchService
from bot.matches.session import MatchSession
from bot.matches.start.first_matches import number_of
from engines.kernel import sole_answer

log = logging.getLogger(__name__)

COACHED = 3
"""Turns of each seat in which a newcomer is told what a computer would answer, and why."""


class Coach:
    """Thinks for newcomers when they are asked; nobody waits for it."""

    def __init__(self, match_service: MatchService, computers: Computers) -> None:
        self._match_service = match_service
        self._computers = computers
        self._tasks: dict[tuple[int, int, int], asyncio.Task[None]] = {}
        """By match, seat and question: each is thought about once, however often its match changes."""

    def wake(self, session: MatchSession) -> None:
        """Think about what a newcomer is asked now."""
        for seat in session.people.persons:
            asked = session.id, seat.number, session.question
            if asked in self._tasks or session.advice_of(seat.number) is not None:
                continue
            if is_coached(session, seat.number):
                task = asyncio.create_task(self._advise(session, seat.number), name=f"coach in {session.id}")
                self._tasks[asked] = task
                task.add_done_callback(lambda _, asked=asked: self._tasks.pop(asked, None))

    async def _advise(self, session: MatchSession, seat: int) -> None:
        """Show a hint on the panel, unless the question is past by then."""
        question = session.question
        try:
            reason = await self._computers.hint(session, seat)
            newest = await self._match_service.session(session.id)
            if newest.question == question and newest.asked(seat):
                newest.advise(seat, reason)
                await self._match_service.store.outbox.put(
                    self._match_service.now(), Hand(session.id, seat).to_row()
                )
        except asyncio.CancelledError:
            raise
        except Exception as error:  # nobody has asked for it
            log_failure(log, error, "nobody could be coached in match %s", session.id)

    async def close(self) -> None:
        """Stop all thinking."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def is_coached(session: MatchSession, seat: int) -> bool:
    """Tell whether a seat is asked with a choice in the first turns of a first match."""
    match = session.match
    if number_of(match.game.id, match.seed) is None or session.stands or not session.asked(seat):
        return False
    alone = all(other.user_id is None for other in session.people.seats if other.number != seat)
    return alone and sole_answer(match.decision(seat)) is None and _has_just_begun(session)


def _has_just_begun(session: MatchSession) -> bool:
    try:
        seen = cast("Any", session.view(None))  # each game's view has the number of the turn
    except RulesBroke:  # whoever presses is told
        return False
    return seen.turn <= COACHED * session.match.seats
