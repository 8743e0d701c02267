"""What is not yet safe on disk is not seen by anybody."""

from __future__ import annotations

import asyncio
from dataclasses import fields

import pytest

from bot.errors import AlreadyAnswered
from bot.matches.agreements import draws
from bot.matches.agreements.draws import Offer
from bot.matches.move_builder import Change
from bot.matches.session import Live
from bot.store import Closed, MatchStatus, Move
from tests.bot.matches.scene import BEN, Host, SlowDisk, queued


async def test_an_answer_is_not_seen_before_it_is_safe(host: Host, monkeypatch: pytest.MonkeyPatch):
    live = await host.begin()
    before = live.match.hash()
    disk = SlowDisk(host.store, monkeypatch)
    answering = asyncio.create_task(host.answer(live))
    await disk.held.wait()
    assert (await host.desk.live(live.id)).match.hash() == live.match.hash() == before
    disk.go_on.set()
    after = await answering
    assert after.match.hash() == live.match.hash() != before
    assert live.match.serial == 1


async def test_a_draft_shares_the_lock_alone_and_all_else_of_it_is_taken_over(host: Host):
    live = await host.begin()
    draft = live.draft()
    parts = [each.name for each in fields(Live) if each.name not in ("id", "code", "lock")]
    assert draft.lock is live.lock
    assert (draft.id, draft.code) == (live.id, live.code)
    assert [name for name in parts if getattr(live, name) is getattr(draft, name)] == []
    live.take_over(draft)
    assert [name for name in parts if getattr(live, name) is not getattr(draft, name)] == []


async def test_a_draft_knows_what_was_looked_at_until_it_goes_on(host: Host):
    live = await host.begin()
    seat = live.waiting[0]
    prompt, view = live.prompt(seat), live.view(seat)
    draft = live.draft()
    assert draft.prompt(seat) is prompt
    assert draft.view(seat) is view
    draft.give(seat, next(draft.match.decision(seat).answers()))
    assert draft.view(seat) is not view
    assert live.prompt(seat) is prompt, "what the draft has forgotten is still known of the match"


async def test_a_failed_answer_leaves_no_trace(host: Host, monkeypatch: pytest.MonkeyPatch):
    live = await host.begin()
    before = live.match.hash()

    async def full(*_: object) -> None:
        raise Closed

    with monkeypatch.context() as patch:
        patch.setattr(host.store.writer, "write", full)
        with pytest.raises(Closed):
            await host.answer(live)
    assert live.match.hash() == (await host.desk.live(live.id)).match.hash() == before


async def test_who_is_behind_writes_nothing_and_reads_the_match_again(host: Host):
    live = await host.begin()
    stopped = Move(match_id=live.id, status=MatchStatus.STRANDED)
    await host.store.moves.commit(stopped, host.time)
    runs = Move(match_id=live.id, status=MatchStatus.RUNNING)
    await host.store.moves.commit(runs, host.time)
    with pytest.raises(AlreadyAnswered):
        await host.answer(live)
    assert await host.store.moves.answers(live.id) == []
    newest = await host.desk.live(live.id)
    assert newest is not live
    await host.answer(newest)
    assert len(await host.store.moves.answers(live.id)) > 0


async def test_who_has_read_of_a_change_waits_for_it(host: Host, monkeypatch: pytest.MonkeyPatch):
    live = await host.begin()
    disk = SlowDisk(host.store, monkeypatch, after=True)
    answering = asyncio.create_task(host.answer(live))
    await disk.held.wait()
    newest = asyncio.create_task(host.desk.newest(live.id))
    await queued(live.lock)
    assert not newest.done()
    disk.go_on.set()
    assert (await newest).match is (await answering).match


async def test_a_double_click_on_a_question_to_all_counts_once(host: Host):
    live = await host.begin()
    seat = live.waiting[0]
    answer = next(live.match.decision(seat).answers())
    press = host.press(host.user(live, seat))
    results = await asyncio.gather(
        *(host.desk.answer(live.id, live.question, answer, press) for _ in range(2)),
        return_exceptions=True,
    )
    assert sorted(isinstance(result, AlreadyAnswered) for result in results) == [False, True]
    assert (await host.desk.live(live.id)).match.serial == 1


async def test_an_offer_of_a_draw_gives_nobody_more_time(host: Host):
    live = await host.begin("live")
    seat = live.waiting[0]
    due = live.clocks.dues[seat]
    host.time += 100
    offered = await draws.agree(host.desk, live.id, host.press(host.user(live, seat)), Offer.MAKE)
    declined = await draws.agree(host.desk, live.id, host.press(host.user(live, 1 - seat)), Offer.DECLINE)
    assert offered.clocks.dues[seat] == declined.clocks.dues[seat] == due
    host.desk.forget(live.id)
    again = await draws.agree(host.desk, live.id, host.press(host.user(live, seat)), Offer.MAKE)
    assert again.clocks.dues[seat] == due
    assert (await host.store.deadlines.next_due()) == due.timestamp()


async def test_a_change_seats_nobody_again_who_was_forgotten_while_it_was_made(host: Host) -> None:
    live = await host.begin()

    async def missed_by_all() -> None:
        async with host.desk.held(live.id) as draft:
            await host.store.forgetting.forget(BEN)
            for seat in draft.people.seats:
                seat.absences += 1
            await host.desk.commit(draft, Change(None))

    with pytest.raises(AlreadyAnswered):
        await missed_by_all()
    assert BEN not in [seat.user_id for seat in await host.store.matches.seats(live.id)]
    assert (await host.desk.live(live.id)).people.seat_of(BEN) is None
