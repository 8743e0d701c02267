"""The lab: what it costs to count all that cards do in a match, and what others notice of its runs."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from multiprocessing import cpu_count
from statistics import median
from typing import Any

from bot.host.opponents import think
from bot.lab.hosted.apart import play_piece
from bot.lab.hosted.preparing import Prepared, RunWish, prepare
from bot.lab.hosted.standing_back import LATE, LoopDelay
from bot.workers import WorkerPool, stand_back
from engines.kernel import Decision, Game, Level, Match, Observation
from engines.kernel.play import bulk
from engines.lab.chunks import Chunk
from engines.lab.counting import Sums, count
from engines.lab.playing import Arena, Deal, deals, play
from engines.registry import GAMES
from tests.rigs.measuring.figure import Figure, Size

COUNTED = 0.85
"""Of the matches that are played where nothing is counted, what is left where all is."""
NOTICED = 1.1
"""Of the time that a computer takes for a move without the lab, what it may take beside it."""
EASY: list[Level] = ["easy", "easy"]


def measure(size: Size) -> Iterator[Figure]:
    """Measure every game with cards of its own, then those who play meanwhile."""
    for game in GAMES.values():
        if game.traces is not None:
            yield _counting(game, size)
    yield from asyncio.run(_standing_back(size))


def _counting(game: Game[Any], size: Size) -> Figure:
    arena, sums = Arena(game), Sums()
    decks = [*arena.decks][:2]
    played = list(deals(decks, range(max(2, round(size.seconds) * 2)), "speed"))
    for deal in played[:2]:
        play(arena, deal, EASY)

    def counted(deal: Deal) -> None:
        count(sums, play(arena, deal, EASY), deal.seed)

    def uncounted(deal: Deal) -> None:
        match = bulk.begin(game, arena.options(deal.decks), EASY, deal.seed)
        while asked := match.decisions:
            answer = bulk.answer(match, asked[0], EASY, f"{deal.seed}/{match.serial}")
            match.answer(asked[0].seat, answer)

    pairs = [(_rate(counted, played), _rate(uncounted, played)) for _ in range(size.runs)]
    return Figure(
        f"lab: {game.id}: matches a second of the processor, all counted",
        median(ours for ours, _ in pairs), "1/s",
        median(bare for _, bare in pairs), "the same matches uncounted",
        COUNTED, at_least=True, bar_on_ratio=True,
    )  # fmt: skip


async def _standing_back(size: Size) -> list[Figure]:
    """Let a computer think again and again, by turns alone and while the lab plays on every core.

    The lab is never held up, so this is more than a live match meets.
    """
    players, played = WorkerPool(1), WorkerPool(cpu_count(), ready=stand_back)
    thought, quiet, delay = _thought(), LoopDelay(), LoopDelay()
    alone, beside = list[float](), list[float]()
    try:
        for _ in range(3):
            await players.do(60, None, think, *thought)
        for _ in range(size.runs * 2):
            quiet.begin()
            alone += await _thinking(players, thought, size.seconds / 2)
            quiet.end()
            async with _playing(played):
                delay.begin()
                beside += await _thinking(players, thought, size.seconds / 2)
                delay.end()
    finally:
        players.close()
        played.close()
    ours, theirs = (_p99(each) * 1_000 for each in (beside, alone))
    return [
        Figure("lab: a computer's move p99 while the lab works on every core", ours, "ms", theirs,
               "the same moves without it", NOTICED, bar_on_ratio=True),
        Figure("lab: event loop delay p99 meanwhile", _in_ms(delay), "ms", _in_ms(quiet),
               "the delay without it", LATE * 1_000),
    ]  # fmt: skip


def _thought() -> tuple[Observation, Decision, Level, str]:
    """Return a question that takes a computer some tenths of a second."""
    match = Match(GAMES["neo_noble"], seed="thought")
    for _ in range(12):
        decision = match.decisions[0]
        match.answer(decision.seat, next(decision.answers()))
    decision = match.decisions[0]
    return match.observation(decision.seat), decision, "medium", "thought"


async def _thinking(players: WorkerPool, thought: tuple[Any, ...], seconds: float) -> list[float]:
    """Return how long thoughts take, one after the other."""
    found, until = list[float](), time.monotonic() + seconds
    while time.monotonic() < until:
        began = time.monotonic()
        await players.do(60, None, think, *thought)
        found.append(time.monotonic() - began)
    return found


@asynccontextmanager
async def _playing(pool: WorkerPool) -> AsyncGenerator[None]:
    """Let every core play pieces meanwhile."""
    setup = _setup()

    async def play_on(number: int) -> None:
        while True:
            chunk = Chunk("matches", ("underorchard", "fog_office"), number, number + 24)
            await pool.do(600, number, play_piece, setup, tuple(chunk))

    tasks = [asyncio.create_task(play_on(number)) for number in range(cpu_count())]
    await asyncio.sleep(1.0)  # until all processes have begun
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _setup() -> str:
    found = prepare(RunWish("neo_noble", "speed", "easy", 1_000), ())
    assert isinstance(found, Prepared)
    return found.setup


def _in_ms(delay: LoopDelay) -> float:
    """Return a delay in milliseconds; of too few looks next to none."""
    return max(delay.p99 * 1_000, 0.001)


def _p99(times: Sequence[float]) -> float:
    return sorted(times)[round(0.99 * (len(times) - 1))]


def _rate(do: Callable[[Deal], None], played: Sequence[Deal]) -> float:
    """Return matches a second of the processor: what else the machine does is not counted."""
    begin = time.process_time()
    for deal in played:
        do(deal)
    return len(played) / (time.process_time() - begin)
