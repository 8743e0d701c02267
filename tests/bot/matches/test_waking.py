"""A computer that has to decide is woken until it has answered, whatever happens to the process."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from bot.host.computers import Computers
from bot.host.opponents import Opponents
from bot.host.timekeeper import AGAIN, LONGEST_NAP, Timekeeper
from bot.matches.agreements import patience
from bot.matches.clock import CLOCKS
from bot.matches.session import MatchSession
from bot.store import Deadline, DeadlineKind
from tests.bot.matches.scene import ANNE, Host


async def until_the_computer_must_decide(host: Host) -> int:
    session = await host.begin("none", level="easy")
    while all(session.people.seats[seat].user_id for seat in session.waiting):
        session = await host.answer(session)
    return session.id


async def ring(host: Host, ring: Callable[[Deadline], Awaitable[bool]]) -> None:
    """Let the deadlines that have fallen ring, once."""
    rung = asyncio.Event()

    async def note(deadline: Deadline) -> bool:
        rung.set()
        return await ring(deadline)

    timekeeper = Timekeeper(host.store, lambda: host.time, note)
    timekeeper.wake()
    await asyncio.wait_for(rung.wait(), 10)
    await timekeeper.close()


async def test_the_deadline_of_a_computer_stays_until_it_has_answered(host: Host):
    match_id = await until_the_computer_must_decide(host)
    killed = Computers(host.match_service, Opponents(0), pace=1000.0)  # while it thinks
    await ring(host, killed.ring)
    await killed.close()
    (left,) = await host.store.deadlines.of_match(match_id)
    assert (left.kind, left.due) == (DeadlineKind.COMPUTER, host.time + AGAIN)

    answered = asyncio.Event()

    class Again(Host):
        def committed(self, session: MatchSession | None) -> None:
            answered.set()

    again = Again(host.store)
    again.time = host.time
    await again.store.deadlines.hasten(DeadlineKind.COMPUTER, again.time)  # as at every start
    computers = Computers(again.match_service, Opponents(0), pace=0.0)
    await ring(again, computers.ring)
    await asyncio.wait_for(answered.wait(), 10)
    await computers.close()


async def test_what_fails_rings_again_and_what_is_done_is_gone(host: Host):
    session = await host.begin("live")
    (due,) = {deadline.due for deadline in await host.store.deadlines.of_match(session.id)}
    host.time = due

    async def fail(_: Deadline) -> bool:
        raise RuntimeError

    async def time_up(deadline: Deadline) -> bool:
        await patience.time_up(host.match_service, deadline)
        return True

    await ring(host, fail)
    assert await host.store.deadlines.next_due() == due + AGAIN
    host.time += AGAIN
    await ring(host, time_up)
    assert due + AGAIN not in [deadline.due for deadline in await host.store.deadlines.of_match(session.id)]


async def test_a_failure_at_the_end_of_a_match_leaves_no_deadline(host: Host):
    session = await host.begin("live")
    host.time = (await host.store.deadlines.next_due()) or 0.0

    async def fail(_: Deadline) -> bool:
        await host.match_service.concede(session.id, host.press(ANNE))
        raise RuntimeError

    await ring(host, fail)
    assert await host.store.deadlines.of_match(session.id) == []


def test_no_clock_is_shorter_than_the_timekeepers_nap():
    times = [time for clock in CLOCKS.values() for time in (clock.decision, clock.reaction) if time]
    assert min(times).total_seconds() > LONGEST_NAP
