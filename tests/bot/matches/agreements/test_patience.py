"""Whose last time is up: who may choose, and that nobody stays late who has his whole time anew."""

from __future__ import annotations

import asyncio

import pytest

from bot.matches.agreements import draws, patience
from bot.matches.agreements.draws import Offer
from bot.matches.agreements.errors import AnswerFirst, NobodyIsLate
from bot.matches.clock import CLOCKS
from bot.matches.people import Agreement
from bot.matches.session import Live
from engines.kernel import Level
from tests.bot.matches.scene import ANNE, BEN, Host, SlowDisk, queued


async def last_time_up(host: Host, level: Level | None = None, late: tuple[int, ...] = (0,)) -> Live:
    """Let the last time of these seats be up, in a match whose first question goes to both."""
    live = await host.begin("relaxed", level)
    for deadline in await host.store.deadlines.of_match(live.id):
        seat = live.people.seats[deadline.seat]
        if deadline.kind == "decision" and deadline.seat in late and seat.user_id is not None:
            seat.absences = CLOCKS["relaxed"].absences - 1
            host.time = max(host.time, deadline.due)
            await patience.time_up(host.desk, deadline)
    return await host.desk.live(live.id)


async def test_against_a_computer_the_match_is_lost_at_once(host: Host) -> None:
    live = await last_time_up(host, "easy", late=(0, 1))
    assert live.match.result is not None
    assert not any(seat.late for seat in live.people.seats)


async def test_who_is_late_himself_answers_before_he_claims(host: Host) -> None:
    live = await last_time_up(host, late=(0, 1))
    assert live.match.result is None
    assert [seat.late for seat in live.people.seats] == [True, True]
    with pytest.raises(AnswerFirst):
        await patience.claim_win(host.desk, live.id, host.press(ANNE), 1)
    answer = live.match.decision(0).default or next(live.match.decision(0).answers())
    live = await host.desk.answer(live.id, live.question, answer, host.press(ANNE))
    assert [seat.late for seat in live.people.seats] == [False, True]
    live = await patience.claim_win(host.desk, live.id, host.press(ANNE), 1)
    assert live.match.result is not None
    assert live.match.result.winners == (0,)


async def test_who_has_his_whole_time_anew_after_a_pause_is_late_no_more(host: Host) -> None:
    live = await last_time_up(host)
    for user, offer in ((ANNE, Offer.MAKE), (BEN, Offer.ACCEPT)):
        await draws.agree(host.desk, live.id, host.press(user), offer, Agreement.PAUSE)
    assert [*patience.late(await host.desk.live(live.id))] == [], "while nothing runs nobody is late"
    live = await draws.go_on(host.desk, live.id, host.press(BEN))
    assert [seat.late for seat in live.people.seats] == [False, False]
    assert live.clocks.dues[0].timestamp() == host.time + 3_600


async def test_who_would_lose_with_him_does_not_choose(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    live = await last_time_up(host)
    monkeypatch.setattr(type(live.match.game), "partners", lambda *_: (0, 1))
    for choice in (patience.claim_win, patience.wait):
        with pytest.raises(NobodyIsLate):
            await choice(host.desk, live.id, host.press(BEN), 0)
    assert patience.chooses(live, 1) is None, "he is not called either"


async def test_who_waits_for_one_who_is_not_late_is_refused(host: Host) -> None:
    live = await last_time_up(host)
    for number in (1, 7):
        with pytest.raises(NobodyIsLate):
            await patience.wait(host.desk, live.id, host.press(BEN), number)


async def test_who_is_given_time_as_his_own_falls_has_it(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    live = await host.begin("live")
    fallen = next(each for each in await host.store.deadlines.of_match(live.id) if each.seat == 0)
    host.time = fallen.due
    opened, question = live.match.opened, live.question
    with monkeypatch.context() as patch:
        disk = SlowDisk(host.store, patch)
        giving = asyncio.create_task(draws.give_time(host.desk, live.id, host.press(BEN)))
        await disk.held.wait()
        falling = asyncio.create_task(patience.time_up(host.desk, fallen))
        await queued(live.lock)
        disk.go_on.set()
        await asyncio.gather(giving, falling)
    live = await host.desk.live(live.id)
    assert (live.match.opened, live.question) == (opened, question)
    assert live.asked(0)
    assert live.people.seats[0].absences == 0
    anew = next(each for each in await host.store.deadlines.of_match(live.id) if each.seat == 0)
    host.time = anew.due
    await patience.time_up(host.desk, anew)
    assert (await host.desk.live(live.id)).people.seats[0].absences == 1, "the new time falls as the old one"
