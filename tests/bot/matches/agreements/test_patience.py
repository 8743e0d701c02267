"""Whose last time is up: who may choose, and that nobody stays late who has their whole time anew."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from random import Random

import pytest

from bot.matches.agreements import draws, patience
from bot.matches.agreements.draws import DrawOffer
from bot.matches.agreements.errors import AnswerFirst, NobodyIsLate
from bot.matches.clock import CLOCKS
from bot.matches.people import Agreement
from bot.matches.session import MatchSession, default_answer
from engines.kernel import Level
from tests.bot.matches.scene import ANNE, BEN, Host, SlowDisk, queued


async def last_time_up(host: Host, level: Level | None = None, late: tuple[int, ...] = (0,)) -> MatchSession:
    """Let the last time of these seats be up, in a match whose first question goes to both."""
    session = await host.begin("relaxed", level)
    for deadline in await host.store.deadlines.of_match(session.id):
        seat = session.people.seats[deadline.seat]
        if deadline.kind == "decision" and deadline.seat in late and seat.user_id is not None:
            seat.absences = CLOCKS["relaxed"].absences - 1
            host.time = max(host.time, deadline.due)
            await patience.time_up(host.match_service, deadline)
    return await host.match_service.session(session.id)


async def test_against_a_computer_the_match_is_lost_at_once(host: Host) -> None:
    session = await last_time_up(host, "easy", late=(0, 1))
    assert session.match.result is not None
    assert not any(seat.late for seat in session.people.seats)


async def test_who_is_late_himself_answers_before_he_claims(host: Host) -> None:
    session = await last_time_up(host, late=(0, 1))
    assert session.match.result is None
    assert [seat.late for seat in session.people.seats] == [True, True]
    with pytest.raises(AnswerFirst):
        await patience.claim_win(host.match_service, session.id, host.press(ANNE), 1)
    answer = session.match.decision(0).default or next(session.match.decision(0).answers())
    session = await host.match_service.answer(session.id, session.question, answer, host.press(ANNE))
    assert [seat.late for seat in session.people.seats] == [False, True]
    session = await patience.claim_win(host.match_service, session.id, host.press(ANNE), 1)
    assert session.match.result is not None
    assert session.match.result.winners == (0,)


async def test_who_has_his_whole_time_anew_after_a_pause_is_late_no_more(host: Host) -> None:
    session = await last_time_up(host)
    for user, offer in ((ANNE, DrawOffer.MAKE), (BEN, DrawOffer.ACCEPT)):
        await draws.agree(host.match_service, session.id, host.press(user), offer, Agreement.PAUSE)
    assert [*patience.late(await host.match_service.session(session.id))] == [], (
        "while nothing runs nobody is late"
    )
    session = await draws.go_on(host.match_service, session.id, host.press(BEN))
    assert [seat.late for seat in session.people.seats] == [False, False]
    assert session.clocks.dues[0].timestamp() == host.time + 3_600


async def test_who_would_lose_with_him_does_not_choose(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    session = await last_time_up(host)
    game = session.match.game
    monkeypatch.setattr(type(game), "rules", replace(game.rules, partners=lambda *_: (0, 1)))
    for choice in (patience.claim_win, patience.wait):
        with pytest.raises(NobodyIsLate):
            await choice(host.match_service, session.id, host.press(BEN), 0)
    assert patience.chooses(session, 1) is None, "he is not called either"


async def test_who_waits_for_one_who_is_not_late_is_refused(host: Host) -> None:
    session = await last_time_up(host)
    for number in (1, 7):
        with pytest.raises(NobodyIsLate):
            await patience.wait(host.match_service, session.id, host.press(BEN), number)


async def test_who_is_given_time_as_his_own_falls_has_it(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    session = await host.begin("live")
    fallen = next(each for each in await host.store.deadlines.of_match(session.id) if each.seat == 0)
    host.time = fallen.due
    opened, question = session.match.opened, session.question
    with monkeypatch.context() as patch:
        disk = SlowDisk(host.store, patch)
        giving = asyncio.create_task(draws.give_time(host.match_service, session.id, host.press(BEN)))
        await disk.held.wait()
        falling = asyncio.create_task(patience.time_up(host.match_service, fallen))
        await queued(session.lock)
        disk.go_on.set()
        await asyncio.gather(giving, falling)
    session = await host.match_service.session(session.id)
    assert (session.match.opened, session.question) == (opened, question)
    assert session.asked(0)
    assert session.people.seats[0].absences == 0
    anew = next(each for each in await host.store.deadlines.of_match(session.id) if each.seat == 0)
    host.time = anew.due
    await patience.time_up(host.match_service, anew)
    assert (await host.match_service.session(session.id)).people.seats[0].absences == 1, (
        "the new time falls as the old one"
    )


async def test_who_misses_only_what_others_turns_ask_has_lost_as_well(host: Host) -> None:
    """A window that closes before their time is up was not missed: nobody has waited for them."""
    session, chance, missed = await host.begin("live", game_id="noxtalia"), Random(3), 0
    while session.match.result is None:
        if session.asked(0):
            answer = session.match.decision(0).any(chance)
            session = await host.match_service.answer(session.id, session.question, answer, host.press(ANNE))
        elif session.match.decision(1).kind not in session.match.game.reaction_kinds:
            async with host.match_service.held(
                session.id
            ) as held:  # what they have said in advance is answered for them
                await host.match_service.give(held, 1, (default_answer(held.match.decision(1)),), None)
            session = await host.match_service.session(session.id)
        else:
            missed += 1
            (due,) = [
                each for each in await host.store.deadlines.of_match(session.id) if each.kind == "decision"
            ]
            host.time = due.due
            await patience.time_up(host.match_service, due)
            session = await host.match_service.session(session.id)
            assert session.people.seats[1].absences == missed
    assert missed == CLOCKS["live"].absences
    assert (session.match.result.winners, session.match.result.reason) == ((0,), "out_of_time")
