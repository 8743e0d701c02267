"""A match whose rules fail is counted, put aside, and never harms the others."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest

from bot.errors import ChallengeOver, NotAllowed, OutOfOrder, PutAside
from bot.matches import quarantine
from bot.matches import service as desks
from bot.matches.agreements import patience
from bot.matches.messages import StoppedMessage
from bot.matches.options import own_packs
from bot.matches.session import MatchSession
from bot.matches.start.challenges import Person
from bot.store import CannotWrite, MatchStatus
from engines.kernel import Match
from engines.kernel.cards.packs import Name, Pack
from engines.registry import GAMES
from tests.bot.matches.scene import ANNE, BEN, Host, _here


@pytest.fixture
def poisoned(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The seeds of matches whose rules break at every answer."""
    seeds: set[str] = set()
    answer = Match[Any].answer

    def breaks(self: Match[Any], seat: int, given: Any) -> None:
        if self.seed in seeds:
            self.table.turn = 99  # half done
            raise ZeroDivisionError("poison")
        answer(self, seat, given)

    monkeypatch.setattr(Match, "answer", breaks)
    return seeds


async def status(host: Host, session: MatchSession) -> MatchStatus:
    row = await host.store.matches.get(session.id)
    assert row is not None
    return row.status


async def why_paused(host: Host) -> list[Any]:
    rows = await host.store.outbox.take(host.time, 100, [StoppedMessage.kind])
    return sorted((row.target, row.payload["why"]) for row in rows)


async def test_a_match_that_breaks_twice_is_put_aside_and_its_people_are_told(
    host: Host, poisoned: set[str], caplog: pytest.LogCaptureFixture
):
    session, other = await host.begin(), await host.begin()
    before = session.match.hash()
    poisoned.add(session.match.seed)
    with pytest.raises(OutOfOrder):
        await host.answer(session)
    assert await status(host, session) is MatchStatus.RUNNING
    assert (await host.match_service.session(session.id)).match.hash() == before
    with pytest.raises(OutOfOrder):
        await host.answer(session)
    assert await status(host, session) is MatchStatus.STRANDED
    assert await host.store.deadlines.of_match(session.id) == []
    assert await why_paused(host) == [("0", "broken"), ("1", "broken")]
    tracebacks = [line for line in caplog.records if line.exc_info]
    assert len(tracebacks) == 1
    assert "poison" in str(tracebacks[0].exc_info)
    with pytest.raises(PutAside):
        await host.answer(session)
    await host.answer(other)
    assert (await host.match_service.session(other.id)).match.serial == 1


@pytest.mark.usefixtures("caplog")
async def test_failures_are_counted_across_restarts(host: Host, poisoned: set[str]):
    session = await host.begin()
    poisoned.add(session.match.seed)
    with pytest.raises(OutOfOrder):
        await host.answer(session)
    again = Host(host.store)
    deadline = (await again.store.deadlines.of_match(session.id))[0]
    with pytest.raises(OutOfOrder):
        await patience.time_up(again.match_service, deadline)
    assert await status(host, session) is MatchStatus.STRANDED
    third = Host(host.store)
    assert (await third.match_service.session(session.id)).health.put_aside


async def test_what_is_put_aside_may_be_given_up_but_not_taken_up(host: Host, poisoned: set[str]):
    session = await host.begin()
    poisoned.add(session.match.seed)
    for _ in range(2):
        with pytest.raises(OutOfOrder):
            await host.answer(session)
    with pytest.raises(PutAside):
        await host.match_service.resume(session.id, 5, False, host.press(ANNE))
    await host.match_service.concede(session.id, host.press(BEN))
    assert await status(host, session) is MatchStatus.FINISHED


async def test_other_rules_let_it_be_taken_up(
    host: Host, poisoned: set[str], monkeypatch: pytest.MonkeyPatch
):
    session = await host.begin()
    poisoned.add(session.match.seed)
    for _ in range(2):
        with pytest.raises(OutOfOrder):
            await host.answer(session)
    poisoned.clear()
    game = GAMES["dueling_nobles"]
    monkeypatch.setattr(type(game), "rules_version", game.rules_version + 1)
    mended = Host(host.store)
    session = await mended.match_service.resume(session.id, 5, False, mended.press(BEN))
    await mended.answer(session)


async def test_a_match_that_cannot_be_loaded_is_put_aside(host: Host, monkeypatch: pytest.MonkeyPatch):
    session = await host.begin()
    host.match_service.forget(session.id)
    with monkeypatch.context() as patch:
        patch.setattr(desks, "revive", lambda _: 1 / 0)
        for _ in range(3):
            with pytest.raises(OutOfOrder):
                await host.match_service.session(session.id)
    assert await status(host, session) is MatchStatus.STRANDED
    assert await why_paused(host) == [("0", "broken"), ("1", "broken")]


async def test_a_step_that_takes_too_long_counts_though_it_is_kept(
    host: Host, monkeypatch: pytest.MonkeyPatch
):
    session = await host.begin()
    monkeypatch.setattr(quarantine, "LONGEST_PRESS", -1.0)
    await host.answer(session)
    assert await status(host, session) is MatchStatus.RUNNING
    await host.answer(session)
    assert (await host.store.moves.answers(session.id))[-1].number == 2
    assert await status(host, session) is MatchStatus.STRANDED


async def test_an_honest_step_leaves_no_trace(host: Host):
    session = await host.begin()
    for _ in range(4):
        await host.answer(session)
    assert await host.store.troubles.counted(session.id, session.match.game.rules_version) == 0
    rows = await host.store.outbox._reader.rows("SELECT * FROM troubles")
    assert rows == [], "only strangers' cards cost a note"


@pytest.mark.usefixtures("strangers_cards")
async def test_presses_that_are_slow_again_and_again_put_a_match_with_own_cards_aside(
    host: Host, monkeypatch: pytest.MonkeyPatch
):
    session = await host.begin()
    monkeypatch.setattr(quarantine, "STRAIN", -1.0)
    await host.answer(session)
    assert await status(host, session) is MatchStatus.RUNNING
    await host.answer(session)
    assert await status(host, session) is MatchStatus.STRANDED


async def test_presses_that_are_slow_on_average_are_borne_where_no_stranger_has_written_cards(
    host: Host, monkeypatch: pytest.MonkeyPatch
):
    session = await host.begin()
    monkeypatch.setattr(quarantine, "STRAIN", -1.0)
    for _ in range(4):
        await host.answer(session)
    assert await status(host, session) is MatchStatus.RUNNING


async def test_what_a_press_costs_is_its_copy_its_step_and_every_look_at_it(
    host: Host, monkeypatch: pytest.MonkeyPatch
):
    clock = count()
    monkeypatch.setattr("bot.matches.health.time.thread_time", lambda: next(clock))
    session = await host.begin()
    draft = session.draft()
    assert draft.health.spent == 1, "the copy"
    with quarantine.step(draft):
        pass
    assert draft.health.spent == 2, "the step"
    for seat in (0, 1, None, 0):
        draft.view(seat)
    assert draft.health.spent == 5, "each look that was not kept"
    draft.prompt(draft.waiting[0])
    assert draft.health.spent == 6
    draft.health.strain = 1.0
    assert draft.draft().health.strain == 2.0, "a fifth of the way from 1 to 6"


@pytest.fixture
def strangers_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desks, "own_packs", lambda _: True)
    monkeypatch.setattr(quarantine, "own_packs", lambda _: True)


async def die_in_a_step(host: Host, session: MatchSession, monkeypatch: pytest.MonkeyPatch) -> Host:
    """Begin a step that the process does not outlive; return the next process."""

    async def gone(*_: object) -> None:
        raise SystemExit

    with monkeypatch.context() as patch:
        patch.setattr(host.store.moves, "commit", gone)
        patch.setattr(host.store.troubles, "tried", gone)
        with pytest.raises(SystemExit):
            await host.answer(session)
    again = Host(host.store)
    await again.match_service.quarantine.sift()
    return again


@pytest.mark.usefixtures("strangers_cards")
async def test_what_the_process_died_of_is_put_aside_at_the_start(
    host: Host, monkeypatch: pytest.MonkeyPatch
):
    session = await host.begin()
    await host.answer(session)
    host = await die_in_a_step(host, session, monkeypatch)
    assert await status(host, session) is MatchStatus.STRANDED
    assert await why_paused(host) == [("0", "stopped"), ("1", "stopped")]
    session = await host.match_service.resume(
        session.id, 5, False, host.press(ANNE)
    )  # perhaps it was bad luck
    host = await die_in_a_step(host, session, monkeypatch)
    with pytest.raises(PutAside):
        await host.match_service.resume(session.id, 5, False, host.press(ANNE))


@pytest.mark.usefixtures("strangers_cards")
async def test_what_ended_in_any_way_is_not_put_aside(host: Host, monkeypatch: pytest.MonkeyPatch):
    session, failed = await host.begin(), await host.begin()
    await host.answer(session)
    seat = session.waiting[0]
    with pytest.raises(NotAllowed):
        await host.match_service.answer(
            session.id, session.question, "no card", host.press(host.user(session, seat))
        )

    async def full(*_: object) -> None:
        raise CannotWrite(reason="full")

    with monkeypatch.context() as patch:
        patch.setattr(host.store.moves, "commit", full)
        with pytest.raises(CannotWrite):
            await host.answer(failed)
    assert await host.store.troubles.unended() == []
    await Host(host.store).match_service.quarantine.sift()
    assert await status(host, session) is await status(host, failed) is MatchStatus.RUNNING


@pytest.mark.usefixtures("strangers_cards")
async def test_a_match_that_kills_at_its_beginning_is_cancelled(host: Host, monkeypatch: pytest.MonkeyPatch):
    async def gone(*_: object) -> None:
        raise SystemExit

    with monkeypatch.context() as patch:
        patch.setattr(quarantine, "Move", lambda **_: None)
        patch.setattr(host.store.moves, "commit", gone)
        patch.setattr(host.store.troubles, "tried", gone)
        with pytest.raises(SystemExit):
            await host.begin()
    again = Host(host.store)
    await again.match_service.quarantine.sift()
    (row,) = await host.store.matches.of_user(ANNE, list(MatchStatus))
    assert row.status is MatchStatus.CANCELLED
    with pytest.raises(ChallengeOver):
        await again.challenges.accept(row.id, again.press(BEN), Person(BEN, "Ben"), _here)


def test_cards_of_packs_are_seen_in_the_options():
    name = Name(en="Own", fr="À nous")
    pack = Pack(game="neo_noble", id="own", name=name, version=1)
    options = GAMES["neo_noble"].options()
    assert not own_packs(options)
    assert own_packs(options.model_copy(update={"cards": pack}))
