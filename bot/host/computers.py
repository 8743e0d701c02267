"""Makes computer players move when it is their turn."""

from __future__ import annotations

import asyncio
import logging

from bot.backoff import log_failure
from bot.host.opponents import Opponents
from bot.matches.service import MatchService
from bot.matches.session import MatchSession
from bot.store import Deadline
from engines.kernel import Answer, Foreseen, Level, Reason, unthinking

log = logging.getLogger(__name__)

PACE = 1.2
"""Seconds between two answers of the computer, so that people can follow and Discord keeps up."""


HINTED_BY: Level = "medium"
"""Who gives hints: their answers come soon."""


class Computers:
    """One task for each match in which a computer has to decide."""

    def __init__(self, match_service: MatchService, opponents: Opponents, pace: float = PACE) -> None:
        self._match_service = match_service
        self._opponents = opponents
        self._pace = pace
        self._tasks: dict[int, asyncio.Task[None]] = {}

    def wake(self, session: MatchSession) -> None:
        """Let the computer play on, if it is asked."""
        playing = self._tasks.get(session.id)
        if self._to_move(session) is not None and (playing is None or playing.done()):
            task = asyncio.create_task(self._play(session.id), name=f"computer in match {session.id}")
            self._tasks[session.id] = task
            task.add_done_callback(lambda done: self._ended(session.id, done))

    async def ring(self, deadline: Deadline) -> bool:
        """Wake a computer by its deadline; tell whether it has answered already.

        The deadline goes when the answer is written: till then a restart, or a
        failure, asks again.
        """
        session = await self._match_service.session(deadline.match_id)
        self.wake(session)
        return not session.asked(deadline.seat)

    def _ended(self, match_id: int, task: asyncio.Task[None]) -> None:
        if self._tasks.get(match_id) is task:
            del self._tasks[match_id]

    async def _play(self, match_id: int) -> None:
        try:
            while True:
                session = await self._match_service.session(match_id)
                seat = self._to_move(session)
                if seat is None:
                    return
                opened = session.match.opened
                answer, _ = await asyncio.gather(self._answer(session, seat), asyncio.sleep(self._pace))
                await self._match_service.computer_answers(match_id, opened, seat, answer)
        except asyncio.CancelledError:
            raise
        except Exception as error:  # its deadline stays, and tries again
            log_failure(log, error, "the computer in match %s could not move", match_id)

    async def _answer(self, session: MatchSession, seat: int) -> Answer:
        """Return what the computer in a seat answers; what it knows is gathered only if it has to think."""
        match, level = session.match, session.people.seats[seat].level
        decision = match.decision(seat)
        if level is None:  # a bystander, such as a robot: the rules leave it no choice
            return next(decision.answers())
        seed = match.chance(seat)
        answer = unthinking(match.game, decision, level, seed)
        if answer is not None:
            return answer
        return await self._opponents.answer(
            match.observation(seat), decision, level, seed, session.place.guild_id
        )

    async def hint(self, session: MatchSession, seat: int) -> Reason:
        """Return what a computer would answer in a person's place, and why, from what that person knows."""
        match = session.match
        seed = f"{session.code} {session.question}"  # the match's own chance is not asked: it is a secret
        return await self._opponents.advise(
            match.observation(seat), match.decision(seat), HINTED_BY, seed, session.place.guild_id
        )

    async def foresee(self, session: MatchSession, seat: int) -> Foreseen | None:
        """Return what a person will probably be asked next, from what that person knows."""
        seed = f"{session.code} {session.question} ahead"  # not the match's own chance, as for hints
        return await self._opponents.foresee(session.match.observation(seat), seed, session.place.guild_id)

    @staticmethod
    def _to_move(session: MatchSession) -> int | None:
        if session.stands:
            return None
        return next((seat for seat in session.waiting if session.people.seats[seat].user_id is None), None)

    async def close(self) -> None:
        """Stop all thinking; what was not answered is asked again after the next start."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._opponents.close()
