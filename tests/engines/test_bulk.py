"""Matches between computer players alone: who needs no situation is given none, and answers as at a table."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engines.kernel import Level, Match, choose
from engines.kernel.play import bulk
from tests.engines.skirmish import Skirmish

GAME = Skirmish()


def played(levels: list[Level], seed: str) -> Match:
    match = bulk.begin(GAME, GAME.options(), levels, seed)
    while match.decisions:
        decision = match.decisions[0]
        match.answer(decision.seat, bulk.answer(match, decision, levels, f"{seed}-{match.serial}"))
    return match


def told(monkeypatch: pytest.MonkeyPatch) -> list[int | None]:
    """Return a list of the seats for which a situation has been made since."""
    seats: list[int | None] = []
    observation = Match.observation

    def noted(match: Match, seat: int | None) -> object:
        seats.append(seat)
        return observation(match, seat)

    monkeypatch.setattr(Match, "observation", noted)
    return seats


def test_a_situation_is_made_for_who_searches_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    seats = told(monkeypatch)
    assert played(["easy", "random"], "seed").answers == [], "it keeps nothing that no one reads"
    assert seats == []
    assert played(["easy", "medium", "random"], "seed").answers
    assert set(seats) == {1}


@pytest.mark.parametrize("levels", [["easy", "medium"], ["random", "hard"], ["random", "easy"]], ids="-".join)
def test_every_level_answers_as_it_would_at_a_table(levels: list[Level]) -> None:
    match = Match(GAME, GAME.options(), len(levels), "as at a table")
    while match.decisions:
        decision, seed = match.decisions[0], f"own {match.serial}"
        answer = choose(GAME, match.observation(decision.seat), decision, levels[decision.seat], seed)
        assert bulk.answer(match, decision, levels, seed) == answer
        match.answer(decision.seat, answer)


def test_what_is_preferred_does_not_run_out_of_what_the_step_has_done(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = bulk.begin(GAME, GAME.options(), ["easy", "easy"], "seed")
    spent: list[int] = []
    ai_support = replace(
        Skirmish.ai_support,
        prefer=lambda table, decision, _: spent.append(table.deeds) or decision.any(table.dice),
    )
    monkeypatch.setattr(Skirmish, "ai_support", ai_support)
    while not spent:
        match.table.deeds = 1_000
        decision = match.decisions[0]
        match.answer(decision.seat, bulk.answer(match, decision, ["easy", "easy"], "seed"))
    assert spent == [0]
