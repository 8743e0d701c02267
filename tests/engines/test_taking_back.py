"""The kernel's own promises: taking back, rules that fail, seats that do not exist, limits."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from engines.kernel import (
    BACK,
    RESIGN,
    Choose,
    Decision,
    IllegalAnswer,
    Match,
    NotAsked,
    NothingToUndo,
    Overrun,
    Play,
    Result,
    record_of,
    replay,
)
from engines.kernel.decisions.decisions import passive
from engines.kernel.match import driver
from engines.kernel.match.driver import IDLE_LIMIT
from engines.kernel.match.match import UNDO_LIMIT
from engines.kernel.state.limits import STEP_DEEDS
from tests.engines.bidding import GAME, begun, bid
from tests.engines.skirmish import Skirmish, SkirmishOptions

# Undo


def test_undo_reaches_back_to_the_last_answer_of_another_roll_or_reveal() -> None:
    match = begun(2, seed="undo")
    bid(match, 2, 0)
    assert not match.can_undo(0), "the other seat has answered since"
    match.answer(0, "strike")
    opened = match.opened
    match.undo(0)
    assert match.decision(0).kind == "act"
    assert match.opened > opened, "a button of the decision that was taken back must not count again"
    match.answer(0, "rest")
    with pytest.raises(NothingToUndo):
        match.undo(0)


def test_an_answer_that_waits_for_others_may_be_taken_back_and_one_that_completed_them_may_not() -> None:
    match = begun(2)
    match.answer(0, 2)
    match.undo(0)
    match.answer(0, 0)
    match.answer(1, 1)
    assert match.table.leader == 1
    assert not match.can_undo(0)
    assert not match.can_undo(1), "who answers last has seen the other's bid"


def stepping(*questions: Decision, after: Callable[[Any], None] = lambda field: None) -> Match[Any]:
    """Return a match that asks these questions in one step and does something after the first answer."""

    def step(table: Any) -> Play[None]:
        for place, question in enumerate(questions):
            yield question
            if place == 0:
                after(table)
        table.result = Result((), "rounds")

    class Asking(Skirmish):
        rules = replace(Skirmish.rules, step=step)

    return Match(Asking(), SkirmishOptions(), 2, "s")


ONE, TWO = Choose(0, "one", ("x", "y")), Choose(0, "two", ("x", "y"))


def test_no_answer_can_be_taken_back_unless_the_rules_say_so() -> None:
    match = stepping(ONE, TWO)
    match.answer(0, "x")
    assert not match.can_undo(0)
    match = stepping(ONE, TWO, after=lambda field: field.open())
    match.answer(0, "x")
    assert match.can_undo(0)
    match = stepping(ONE, Choose(0, "two", ("x", "y"), back=True))
    match.answer(0, "x")
    assert match.can_undo(0), "it could as well go back"


@pytest.mark.parametrize(
    "learnt",
    [
        lambda field: field.dice.roll(),
        lambda field: field.tell("look", {0: {"card": "c1"}}),
        lambda field: field.tell("look", {1: {"card": "c1"}}),
    ],
)
def test_what_is_rolled_or_told_in_secret_closes_what_the_rules_have_opened(learnt: Any) -> None:
    def after(field: Any) -> None:
        field.open()
        learnt(field)

    match = stepping(ONE, TWO, after=after)
    match.answer(0, "x")
    assert not match.can_undo(0)


def test_a_question_to_another_seat_closes_what_the_rules_have_opened() -> None:
    match = stepping(ONE, Choose(1, "two", ("x", "y"), back=True), after=lambda field: field.open())
    match.answer(0, "x")
    assert not match.can_undo(0)
    match.answer(1, "x")
    assert not match.can_undo(1), "the match is over"


def test_nobody_takes_back_for_ever() -> None:
    match = begun(2, seed="undo")
    bid(match, 2, 0)
    for _ in range(UNDO_LIMIT):
        match.answer(0, "strike")
        match.undo(0)
    match.answer(0, "strike")
    assert not match.can_undo(0)
    assert not Match[Any].load(GAME, match.dump(), match.options).can_undo(0)
    assert not match.copy().can_undo(0)
    match.answer(0, "seat1")
    match.answer(1, ())
    bid(match, 2, 0)
    match.answer(0, "strike")
    assert match.can_undo(0), "an answer has stood since"


def test_nobody_goes_back_for_ever() -> None:
    match = begun(2, seed="undo")
    bid(match, 2, 0)
    for _ in range(IDLE_LIMIT):
        match.answer(0, "strike")
        match.answer(0, BACK)
    match.answer(0, "strike")
    loaded: Match[Any] = Match.load(GAME, match.dump(), match.options)
    for each in (match, match.copy(), loaded):
        assert not each.decision(0).back
        assert not each.can_undo(0)
        with pytest.raises(IllegalAnswer):
            each.answer(0, BACK)
        each.answer(0, "seat1")
        each.answer(1, ())
        bid(each, 0, 2)
        each.answer(1, "strike")
        assert each.decision(1).back, "the other has gone back from nothing"
    record = record_of(GAME, match.options.model_dump(), 2, match.seed, match.answers, None)
    assert replay(GAME, record).hash() == match.hash()


def test_who_has_been_idle_too_often_is_offered_what_leads_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Skirmish, "conveniences", frozenset({"x"}))
    monkeypatch.setattr(driver, "IDLE_LIMIT", 2)
    last = Choose(0, "last", ("x", "y"), back=True, default=BACK)
    match = stepping(ONE, TWO, last)
    match.answer(0, "x")
    match.answer(0, "y")
    assert match.decision(0).allows(BACK)
    match = stepping(ONE, TWO, last)
    match.answer(0, "x")
    match.answer(0, "x")
    asked = match.decision(0)
    assert list(asked.answers()) == ["y"]
    assert passive(asked) == "y"
    assert last.back, "what the rules ask is left as it is"
    match = stepping(ONE, TWO, Choose(0, "last", ("x",)))
    match.answer(0, "x")
    match.answer(0, "x")
    assert match.decision(0).allows("x"), "something must be answered"


# Failing rules


def broken(field: Any) -> None:
    field.tell("half done")
    field.round = 99
    raise ZeroDivisionError


def test_rules_that_fail_leave_the_match_as_it_was() -> None:
    match = stepping(ONE, TWO, after=broken)
    before = match.hash(), match.serial, match.opened, list(match.events), match.answers[:]
    for _ in range(2):
        with pytest.raises(ZeroDivisionError):
            match.answer(0, "x")
        assert (match.hash(), match.serial, match.opened, list(match.events), match.answers) == before
        assert match.decision(0).kind == "one"
    match.concede(0)
    assert match.result == Result((1,), "concession")


def test_a_light_match_whose_rules_fail_asks_nothing_any_more() -> None:
    def step(table: Any) -> Play[None]:
        yield ONE
        raise ZeroDivisionError

    class Failing(Skirmish):
        rules = replace(Skirmish.rules, step=step)

    match = Match(Failing(), SkirmishOptions(), 2, "s", light=True)
    with pytest.raises(ZeroDivisionError):
        match.answer(0, "x")
    with pytest.raises(NotAsked):
        match.answer(0, "x")


def test_a_step_that_does_too_much_overruns_and_changes_nothing() -> None:
    match = stepping(ONE, TWO, after=lambda field: field.tick(STEP_DEEDS + 1))
    before = match.hash()
    with pytest.raises(Overrun):
        match.answer(0, "x")
    assert match.hash() == before
    stepping(ONE, TWO, after=lambda field: field.tick(STEP_DEEDS)).answer(0, "x")


def test_seats_that_do_not_exist_are_refused() -> None:
    match = begun(3)
    for seat in (-1, 3, 99):
        with pytest.raises(NotAsked):
            match.answer(seat, 1)
        with pytest.raises(NotAsked):
            match.answer(seat, RESIGN)
        with pytest.raises(NotAsked):
            match.concede(seat)
        with pytest.raises(NotAsked):
            match.claim(seat)
    assert match.table.left == ()


# Limits


def test_a_match_that_goes_on_for_ever_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Skirmish, "decision_limit", 10)
    match = begun(2)
    chance = Random(1)
    while match.decisions:
        decision = match.decisions[0]
        match.answer(decision.seat, decision.any(chance))
    assert match.serial == 10
    assert match.result == Result((), "decision_limit")


def test_a_draw_cannot_be_ground_out_by_going_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Skirmish, "decision_limit", 10)
    match = begun(2)
    bid(match, 2, 0)
    for number in range(60):
        match.answer(0, "strike")
        if number % 2:
            match.answer(0, BACK)
        elif match.can_undo(0):
            match.undo(0)
        else:
            match.answer(0, BACK)
        match = match.copy() if number % 3 else Match[Any].load(GAME, match.dump(), match.options)
    assert match.result is None
    chance = Random(1)
    answers = 2
    while match.decisions:
        decision = match.decisions[0]
        match.answer(decision.seat, decision.any(chance))
        answers += 1
    assert answers == 10


def test_a_copy_made_close_to_the_limit_goes_on_like_the_match(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Skirmish, "decision_limit", 10)
    match = begun(2)
    chance = Random(1)
    copied = 0
    while match.decisions:
        twins = [match.copy(), Match[Any].load(match.game, match.dump(), match.options)]
        for twin in twins:
            assert [asked.seat for asked in twin.decisions] == [asked.seat for asked in match.decisions]
        copied += 1
        decision = match.decisions[0]
        match.answer(decision.seat, decision.any(chance))
    assert copied == 10
