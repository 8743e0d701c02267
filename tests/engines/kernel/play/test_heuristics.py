"""Inclinations of an easy player, and the best and the least of what is offered."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from engines.kernel import Answer, Choose, Decision, Dice, GameState, Pick
from engines.kernel.play.heuristics import best_of, in_order, least_of, prefer_by
from engines.kernel.state.limits import STEP_DEEDS

CHOOSE = Choose(0, "door", ("oak", "ash", "elm"))
PICK = Pick(0, "doors", ("oak", "ash", "elm", "yew"), 1, 3)
WORTH = {"oak": 2, "ash": 5, "elm": 5, "yew": 1}


def table() -> GameState:
    return GameState(Dice("seed"))


def answered(incline: Any, decision: Decision = CHOOSE) -> Answer:
    return prefer_by(incline, table(), decision, Dice("own"))


def test_what_is_inclined_to_is_answered() -> None:
    assert [answered(lambda _, __, key=key: key) for key in CHOOSE.keys] == list(CHOOSE.keys)


@pytest.mark.parametrize("answer", [None, "beech", "back", ("oak",)])
def test_where_no_inclination_is_legal_chance_answers(answer: Any) -> None:
    found = {prefer_by(lambda _, __: answer, table(), CHOOSE, Dice(f"own {each}")) for each in range(30)}
    assert found == set(CHOOSE.keys)


def test_what_is_weighed_does_not_count_as_done() -> None:
    here = table()
    here.deeds = STEP_DEEDS

    def weigh(at: GameState, _: Decision) -> Answer:
        at.tick(STEP_DEEDS)
        return "elm"

    assert prefer_by(weigh, here, CHOOSE, Dice("own")) == "elm"
    assert here.deeds == STEP_DEEDS


def test_where_numbers_run_wild_chance_answers() -> None:
    here = table()
    here.deeds = 7

    def weigh(at: GameState, _: Decision) -> Answer:
        at.tick(STEP_DEEDS + 1)
        return "elm"

    assert {prefer_by(weigh, here, CHOOSE, Dice(f"own {each}")) for each in range(30)} == set(CHOOSE.keys)
    assert here.deeds == 7


@pytest.mark.parametrize(
    ("decision", "number", "best", "least"),
    [
        (CHOOSE, None, "ash", "oak"),
        (PICK, None, ("ash",), ("yew",)),
        (PICK, 2, ("ash", "elm"), ("oak", "yew")),
        (PICK, 3, ("oak", "ash", "elm"), ("oak", "ash", "yew")),
        (PICK, 0, (), ()),
    ],
)
def test_the_best_and_the_least_are_told_in_order(
    decision: Decision, number: int | None, best: Answer, least: Answer
) -> None:
    assert best_of(decision, WORTH.__getitem__, number) == best
    assert least_of(decision, WORTH.__getitem__, number) == least


def test_what_is_picked_keeps_the_order_of_the_question() -> None:
    assert in_order(PICK, ["yew", "ash"]) == ("ash", "yew")


@pytest.mark.parametrize("keys", [("ash", "elm", "yew"), ("yew", "ash", "elm"), ("9", "10", "2")])
def test_of_equals_each_has_the_same_chance_whatever_it_is_called(keys: tuple[str, ...]) -> None:
    asked = Choose(0, "door", keys)
    found = Counter(
        prefer_by(lambda _, seen: best_of(seen, lambda _: 1), table(), asked, Dice(f"own {each}"))
        for each in range(300)
    )
    assert all(60 < found[key] < 140 for key in keys), found


def test_the_same_dice_give_the_same_answer() -> None:
    answers = {answered(lambda _, seen: best_of(seen, lambda _: 1)) for _ in range(5)}
    assert len(answers) == 1


def test_of_equals_that_are_picked_any_are_taken_in_the_order_of_the_question() -> None:
    found = {
        prefer_by(lambda _, seen: best_of(seen, lambda _: 1, 2), table(), PICK, Dice(f"own {each}"))
        for each in range(100)
    }
    assert found == set(combinations(PICK.keys, 2))
