"""What a game may tell the searching players: how tables are dealt, and what is worth trying."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from engines.kernel import Answer, Decision, Dice, Match, Result, choose, weigh
from engines.kernel.play import players
from tests.engines.siege import Fort, Siege

GAME = Siege()


def hailing(seed: str) -> Match[Fort]:
    """Return a match of four in which the first seat sends hail: it has several ways."""
    match = Match(GAME, GAME.options(), 4, seed)
    while match.decisions[0].kind == "trap":
        match.answer(match.decisions[0].seat, "pit")
    match.answer(0, "hail")
    return match


def minded(monkeypatch: pytest.MonkeyPatch, **other: Any) -> None:
    """Let the game's computer players think otherwise."""
    monkeypatch.setattr(Siege, "ai_support", replace(Siege.ai_support, **other))


def test_what_many_dealt_tables_have_in_common_is_reckoned_once(monkeypatch: pytest.MonkeyPatch) -> None:
    match, sampler = hailing("once"), GAME.ai_support.sampler
    dealt: Counter[str] = Counter()

    def counted(then: Any, now: Any) -> Callable[[Dice], Fort]:
        dealt["samplers"] += 1
        deal = sampler(then, now)

        def one(dice: Dice) -> Fort:
            dealt["tables"] += 1
            return deal(dice)

        return one

    minded(monkeypatch, sampler=counted)
    choose(GAME, match.observation(0), match.decision(0), "medium", "seed")
    assert dealt["samplers"] == 1
    assert dealt["tables"] > 20


@pytest.mark.parametrize("seats", [2, 4])
def test_a_draw_is_worth_what_all_can_expect_before_a_match(seats: int) -> None:
    match = Match(GAME, GAME.options(), seats, "drawn")
    match.table.result = Result((), "drawn")
    assert players._play_on(GAME, match, 10, None) == [1 / seats] * seats


def test_on_what_little_hangs_a_searcher_answers_by_preference(monkeypatch: pytest.MonkeyPatch) -> None:
    match = hailing("plain")
    preferred = next(answer for answer in match.decision(0).answers())
    minded(monkeypatch, plain_kinds=frozenset({"hail"}))
    minded(monkeypatch, prefer=lambda *_: preferred)
    minded(monkeypatch, evaluate=lambda *_: pytest.fail("it thought about it"))
    assert match.decision(0).kind == "hail"
    assert choose(GAME, match.observation(0), match.decision(0), "hard", "seed") == preferred


def test_a_searcher_plays_through_what_is_plain_without_weighing_it(monkeypatch: pytest.MonkeyPatch) -> None:
    match = hailing("through")
    weighed: set[str] = set()
    serious = players._serious  # pyright: ignore[reportPrivateUsage]

    def watched(game: Siege, decision: Decision) -> Iterator[Answer]:
        weighed.add(decision.kind)
        return serious(game, decision)

    monkeypatch.setattr(players, "_serious", watched)
    choose(GAME, match.observation(0), match.decision(0), "hard", "seed")
    assert weighed >= {"hail", "move", "target"}
    minded(monkeypatch, plain_kinds=frozenset({"target"}))
    weighed.clear()
    choose(GAME, match.observation(0), match.decision(0), "hard", "seed")
    assert weighed >= {"hail", "move"}
    assert "target" not in weighed


def test_tables_dealt_one_after_another_know_nothing_of_each_other() -> None:
    observation = hailing("apart").observation(0)
    deal = GAME.ai_support.sampler(observation.then, observation.now)
    tables = [deal(Dice(f"table {number}")) for number in range(20)]
    before = [table.dump() for table in tables]
    tables[0].walls[0], tables[0].coins[1][0] = 0, 99
    assert [table.dump() for table in tables[1:]] == before[1:]
    assert len({tuple(table.traps) for table in tables}) > 1
    assert before[5] == GAME.ai_support.sampler(observation.then, observation.now)(Dice("table 5")).dump()


def test_a_search_tries_what_the_game_offers_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    match = hailing("wide")
    decision = match.decision(0)
    assert decision.count() > 2
    offered = decision.any(Random(1)), decision.any(Random(2))
    assert offered[0] != offered[1]
    minded(monkeypatch, offers=lambda _, asked: offered if asked.kind == "hail" else None)
    given = {choose(GAME, match.observation(0), decision, "medium", f"seed {n}") for n in range(5)}
    assert given <= {*offered}


def test_what_alone_is_offered_needs_no_search(monkeypatch: pytest.MonkeyPatch) -> None:
    match = hailing("alone")
    decision = match.decision(0)
    only = decision.any(Random(1))
    minded(monkeypatch, offers=lambda *_: [only])
    monkeypatch.setattr(players, "_search", lambda *_: pytest.fail("there is nothing to weigh"))
    assert choose(GAME, match.observation(0), decision, "medium", "seed") == only


def test_where_nothing_is_offered_all_is_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    match = hailing("few")
    decision = match.decision(0)
    minded(monkeypatch, offers=lambda *_: None)
    plain = choose(GAME, match.observation(0), decision, "medium", "seed")
    minded(monkeypatch, offers=lambda *_: [])
    assert choose(GAME, match.observation(0), decision, "medium", "seed") == plain


def test_what_the_hard_player_would_choose_itself_costs_nothing_and_what_it_would_not_has_a_price(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A seat is the better off the more coins it keeps, and every way to hail is paid alike but one."""
    match = hailing("weighed")
    observation, decision = match.observation(0), match.decision(0)
    ways = list(decision.answers())
    dear = ways[-1]
    spent: list[Answer] = []
    answer = Match[Any].answer

    def noted(self: Match[Any], seat: int, given: Answer) -> None:
        if given in ways:
            spent[:] = [given]
        answer(self, seat, given)

    monkeypatch.setattr(Match, "answer", noted)
    minded(monkeypatch, evaluate=lambda *_: 0.25 if spent == [dear] else 0.75)
    monkeypatch.setattr(
        players, "_play_on", lambda game, match, *_: [game.ai_support.evaluate(match.table, 0)] * 4
    )
    better = choose(GAME, observation, decision, "hard", "seed")
    assert better != dear
    assert weigh(GAME, observation, decision, better, "seed") is None
    weighed = weigh(GAME, observation, decision, dear, "seed")
    assert weighed is not None
    assert weighed.better == better
    assert weighed.cost == pytest.approx(0.5, abs=0.1)
