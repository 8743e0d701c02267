"""A thought that does not end, or takes its process down, costs its own match a good move and no more."""

from __future__ import annotations

import asyncio
import os

import pytest

from bot.host import opponents
from bot.host.opponents import Opponents
from engines.kernel import Answer, Decision, Level, Match, Observation, choose
from engines.registry import GAMES

GAME = GAMES["dueling_nobles"]


def poisoned(observation: Observation, decision: Decision, level: Level, seed: str) -> Answer:
    """Think, unless the seed says otherwise. Runs in a worker process."""
    if seed == "hangs" or (seed == "hangs when it is hard" and level == "hard"):
        grow = 7 ** (10**6)
        while True:
            grow *= grow
    if seed == "dies" or (seed == "dies when it is hard" and level == "hard"):
        os._exit(3)
    if seed == "breaks":
        raise ZeroDivisionError
    return choose(GAMES[observation.game], observation, decision, level, seed)


@pytest.fixture
def question() -> tuple[Observation, Decision]:
    match = Match(GAME, GAME.options(), 2, "any")
    seat = match.decisions[0].seat
    return match.observation(seat), match.decision(seat)


async def test_thoughts_that_do_not_end_keep_nobody_waiting(
    question: tuple[Observation, Decision], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(opponents, "think", poisoned)
    observation, decision = question
    thinkers = Opponents(1, seconds=1.0)
    await thinkers.answer(observation, decision, "easy", "fine")  # the process is there
    seeds = ("hangs", "dies", "hangs when it is hard", "dies when it is hard", "breaks", "fine")
    try:
        answers = await asyncio.gather(
            *(
                thinkers.answer(observation, decision, "hard" if "hard" in seed else "easy", seed, seed)
                for seed in seeds
            )
        )
    finally:
        thinkers.close()
    given = dict(zip(seeds, answers, strict=True))
    assert all(decision.allows(answer) for answer in answers)
    for seed in ("hangs when it is hard", "dies when it is hard"):
        assert given[seed] == choose(GAME, observation, decision, "easy", seed), "the greedy answer"
    assert given["fine"] == choose(GAME, observation, decision, "easy", "fine")
    passive = next(decision.answers()) if decision.default is None else decision.default
    assert given["hangs"] == given["dies"] == given["breaks"] == passive


async def test_a_thought_that_fails_in_a_thread_is_replaced_too(
    question: tuple[Observation, Decision], monkeypatch: pytest.MonkeyPatch
):
    def fails(*_: object) -> Answer:
        raise MemoryError

    monkeypatch.setattr(opponents, "think", fails)
    observation, decision = question
    assert decision.allows(await Opponents(0).answer(observation, decision, "hard", "any"))
