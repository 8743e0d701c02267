"""Pieces in processes of their own: what overruns counts as endless, whatever takes time or memory."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Callable
from typing import Any
from unittest.mock import patch

import pytest

from bot.lab.hosted import apart
from bot.lab.hosted.apart import PlayedPiece, conclude, play_piece, tell, watch
from bot.lab.hosted.packing import findings_text, packed, read_findings, read_shown, unpacked
from bot.workers import WorkerPool, stand_back
from engines.kernel import Overrun
from engines.lab import playing
from engines.lab.chunks import Chunk
from engines.lab.counting import Sums
from engines.lab.playing import ENDLESS, Arena
from engines.lab.runs import Findings, Plan, carry_out, run, work
from engines.registry import GAMES
from tests.bot.lab.reports import PROPOSED, REPORT
from tests.bot.lab.runs import setup

SETUP = setup("noxtalia", matches=40)
TEXT = SETUP.model_dump_json()
PIECE = Chunk("matches", ("a", "b"), 0, 6)
PATIENCE = 600
"""Seconds for a process that works only while nobody else wants the processor."""


@pytest.fixture
async def pool() -> AsyncIterator[WorkerPool]:
    """One process, which takes its turn like others: whoever stands back gets none while other tests run."""
    pool = WorkerPool(1)
    yield pool
    pool.close()


def endless(piece: PlayedPiece) -> int:
    return unpacked(piece.sums)[f"reason|{ENDLESS}"]


def test_a_piece_is_played_match_by_match_to_the_same_sums() -> None:
    piece = play_piece(TEXT, tuple(PIECE))
    assert unpacked(piece.sums) == work(SETUP.arena(), SETUP.plan(), PIECE)
    assert piece.overrun == 0
    assert piece.seconds > 0


def test_sums_and_findings_come_back_as_they_were() -> None:
    sums = Sums({"card|a|b|n": 3, "é": 2**40})
    assert unpacked(packed(sums)) == sums
    assert read_findings(findings_text(REPORT.findings)) == REPORT.findings
    assert read_findings(findings_text(PROPOSED.findings)) == PROPOSED.findings


def impatient(setup: str, chunk: tuple[object, ...]) -> PlayedPiece:
    """Play a piece where a match may take next to no time. Runs in a worker."""
    with patch.object(apart, "MATCH_SECONDS", 0.001):
        return play_piece(setup, chunk)


def greedy(setup: str, chunk: tuple[object, ...]) -> PlayedPiece:
    """Play a piece in which each decision wants more memory than there is. Runs in a worker."""

    def all_answers(*_: Any) -> Sums:
        return Sums({str(len(bytearray(8 * 2**30))): 1})

    with patch.object(apart, "work", all_answers):
        return play_piece(setup, chunk)


def stubborn(setup: str, chunk: tuple[object, ...]) -> PlayedPiece:
    """Play a piece whose matches go on whatever is raised, as handlers of errors would. Runs in a worker."""

    def on_and_on(*_: Any) -> Sums:
        while True:
            try:
                sum(range(1_000))
            except Exception:
                continue

    with patch.object(apart, "MATCH_SECONDS", 0.05), patch.object(apart, "work", on_and_on):
        return play_piece(setup, chunk)


@pytest.mark.parametrize("how", [impatient, greedy, stubborn])
async def test_matches_that_take_too_much_count_as_endless_and_the_process_lives(
    how: Callable[[str, tuple[object, ...]], PlayedPiece], pool: WorkerPool
) -> None:
    piece = await pool.do(60, 7, how, TEXT, tuple(PIECE))
    assert endless(piece) == piece.overrun >= apart.HOPELESS  # a short match may slip between two ticks
    assert sum(value for name, value in unpacked(piece.sums).items() if name.startswith("reason|")) == 6
    assert len(unpacked((await pool.do(60, 7, play_piece, TEXT, tuple(PIECE))).sums)) > 10


async def test_a_process_of_the_lab_gives_way_to_all_others() -> None:
    pool, own = WorkerPool(1, ready=stand_back), os.getpriority(os.PRIO_PROCESS, 0)
    try:
        assert await pool.do(PATIENCE, 7, os.sched_getscheduler, 0) == os.SCHED_IDLE
        assert await pool.do(PATIENCE, 7, os.getpriority, os.PRIO_PROCESS, 0) == min(19, own + 15)
    finally:
        pool.close()


def wild() -> Plan:
    return Plan("easy", "seed", ("a", "b"), 12)


def test_cards_that_set_one_another_off_end_as_matches_without_an_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The rules break such a step off, and the run goes on."""
    match = playing.Match
    answer, times = match.answer, 0

    def overruns(self: Any, *given: Any) -> None:
        nonlocal times
        times += 1
        if times % 40 == 0:
            raise Overrun
        answer(self, *given)

    monkeypatch.setattr(match, "answer", overruns)
    found = carried_out(Arena(GAMES["noxtalia"]), wild())
    assert found.figures.play.endless is not None
    assert found.figures.play.endless.value > 0.5


def carried_out(arena: Arena, plan: Plan) -> Findings:
    return carry_out(run(arena, plan), lambda batch: sum((work(arena, plan, each) for each in batch), Sums()))


def test_a_pack_whose_matches_never_end_has_a_report_that_says_so_and_shows_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(playing, "MOST_ANSWERS", 30)
    found = findings_text(carried_out(SETUP.arena(), SETUP.plan()))
    told = tell(TEXT, found, "en")
    assert told.verdicts[0].startswith("100\u00a0% (")
    assert "came to no end of their own" in told.verdicts[0]
    (first, *_) = read_shown(conclude(TEXT, found))
    seen = watch(TEXT, first.place, 99, None)
    assert (seen.result, seen.moment.number) == (None, seen.moment.last)


def test_a_match_of_a_run_is_watched_as_it_was_played() -> None:
    arena, plan = SETUP.arena(), SETUP.plan()
    for number in range(4):
        deal = apart.deal_at(plan, apart.DealPlace(1, number))
        record = playing.play(arena, deal, ["easy", "easy"])
        seen = watch(TEXT, apart.DealPlace(1, number), 9_999, None)
        assert seen.result is not None
        assert seen.result.reason == record.reason
        assert [seat for seat, each in enumerate(record.seats) if each.won == 12] == [*seen.result.winners]
    for place in (apart.DealPlace(9, 0), apart.DealPlace(0, -1), apart.DealPlace(-1, 0)):
        with pytest.raises(IndexError):
            watch(TEXT, place, 0, None)
