"""What is not yet safe on disk is not seen by anybody."""

from __future__ import annotations

import asyncio
from dataclasses import fields

import pytest

from bot.errors import AlreadyAnswered
from bot.matches.agreements import draws
from bot.matches.agreements.draws import DrawOffer
from bot.matches.move_builder import MatchChange
from bot.matches.session import MatchSession
from bot.store import Closed, MatchStatus, Move
from tests.bot.matches.scene import BEN, Host, SlowDisk, queued


async def test_an_answer_is_not_seen_before_it_is_safe(host: Host, monkeypatch: pytest.MonkeyPatch):
    session = await host.begin()
    before = session.match.hash()
    disk = SlowDisk(host.store, monkeypatch)
    answering = asyncio.create_task(host.answer(session))
    await disk.held.wait()
    assert (await host.match_service.session(session.id)).match.hash() == session.match.hash() == before
    disk.go_on.set()
    after = await answering
    assert after.match.hash() == session.match.hash() != before
    assert session.match.serial == 1


async def test_a_draft_shares_the_lock_alone_and_all_else_of_it_is_taken_over(host: Host):
    session = await host.begin()
    draft = session.draft()
    parts = [each.name for each in fields(MatchSession) if each.name not in ("id", "code", "lock")]
    assert draft.lock is session.lock
    assert (draft.id, draft.code) == (session.id, session.code)
    assert [name for name in parts if getattr(session, name) is getattr(draft, name)] == []
    session.take_over(draft)
    assert [name for name in parts if getattr(session, name) is not getattr(draft, name)] == []


async def test_a_draft_knows_what_was_looked_at_until_it_goes_on(host: Host):
    session = await host.begin()
    seat = session.waiting[0]
    prompt, view = session.prompt(seat), session.view(seat)
    draft = session.draft()
    assert draft.prompt(seat) is prompt
    assert draft.view(seat) is view
    draft.give(seat, next(draft.match.decision(seat).answers()))
    assert draft.view(seat) is not view
    assert session.prompt(seat) is prompt, "what the draft has forgotten is still known of the match"


async def test_a_failed_answer_leaves_no_trace(host: Host, monkeypatch: pytest.MonkeyPatch):
    session = await host.begin()
    before = session.match.hash()

    async def full(*_: object) -> None:
        raise Closed

    with monkeypatch.context() as patch:
        patch.setattr(host.store.writer, "write", full)
        with pytest.raises(Closed):
            await host.answer(session)
    assert session.match.hash() == (await host.match_service.session(session.id)).match.hash() == before


async def test_who_is_behind_writes_nothing_and_reads_the_match_again(host: Host):
    session = await host.begin()
    stopped = Move(match_id=session.id, status=MatchStatus.STRANDED)
    await host.store.moves.commit(stopped, host.time)
    runs = Move(match_id=session.id, status=MatchStatus.RUNNING)
    await host.store.moves.commit(runs, host.time)
    with pytest.raises(AlreadyAnswered):
        await host.answer(session)
    assert await host.store.moves.answers(session.id) == []
    newest = await host.match_service.session(session.id)
    assert newest is not session
    await host.answer(newest)
    assert len(await host.store.moves.answers(session.id)) > 0


async def test_who_has_read_of_a_change_waits_for_it(host: Host, monkeypatch: pytest.MonkeyPatch):
    session = await host.begin()
    disk = SlowDisk(host.store, monkeypatch, after=True)
    answering = asyncio.create_task(host.answer(session))
    await disk.held.wait()
    newest = asyncio.create_task(host.match_service.newest(session.id))
    await queued(session.lock)
    assert not newest.done()
    disk.go_on.set()
    assert (await newest).match is (await answering).match


async def test_a_double_click_on_a_question_to_all_counts_once(host: Host):
    session = await host.begin()
    seat = session.waiting[0]
    answer = next(session.match.decision(seat).answers())
    press = host.press(host.user(session, seat))
    results = await asyncio.gather(
        *(host.match_service.answer(session.id, session.question, answer, press) for _ in range(2)),
        return_exceptions=True,
    )
    assert sorted(isinstance(result, AlreadyAnswered) for result in results) == [False, True]
    assert (await host.match_service.session(session.id)).match.serial == 1


async def test_an_offer_of_a_draw_gives_nobody_more_time(host: Host):
    session = await host.begin("live")
    seat = session.waiting[0]
    due = session.clocks.dues[seat]
    host.time += 100
    offered = await draws.agree(
        host.match_service, session.id, host.press(host.user(session, seat)), DrawOffer.MAKE
    )
    declined = await draws.agree(
        host.match_service, session.id, host.press(host.user(session, 1 - seat)), DrawOffer.DECLINE
    )
    assert offered.clocks.dues[seat] == declined.clocks.dues[seat] == due
    host.match_service.forget(session.id)
    again = await draws.agree(
        host.match_service, session.id, host.press(host.user(session, seat)), DrawOffer.MAKE
    )
    assert again.clocks.dues[seat] == due
    assert (await host.store.deadlines.next_due()) == due.timestamp()


async def test_a_change_seats_nobody_again_who_was_forgotten_while_it_was_made(host: Host) -> None:
    session = await host.begin()

    async def missed_by_all() -> None:
        async with host.match_service.held(session.id) as draft:
            await host.store.forgetting.forget(BEN)
            for seat in draft.people.seats:
                seat.absences += 1
            await host.match_service.commit(draft, MatchChange(None))

    with pytest.raises(AlreadyAnswered):
        await missed_by_all()
    assert BEN not in [seat.user_id for seat in await host.store.matches.seats(session.id)]
    assert (await host.match_service.session(session.id)).people.seat_of(BEN) is None
