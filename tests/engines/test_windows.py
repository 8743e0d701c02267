"""The kernel's own promises: windows, orders, leaving, places."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import permutations
from typing import Any

import pytest

from engines.kernel import (
    ORDER,
    PASS,
    RESIGN,
    Choose,
    IllegalAnswer,
    Match,
    NotAsked,
    NothingToUndo,
    Play,
    Result,
    Window,
    placed,
    record_of,
    replay,
)
from engines.kernel.match import driver
from engines.kernel.match.driver import ORDER_LIMIT
from tests.engines.conformance import awaited, random_match
from tests.engines.siege import Siege, SiegeOptions

GAME = Siege()


def raided(seats: int = 4, walls: int = 3) -> Match[Any]:
    """Return a match in which seat 0 raids seat 1, and all others are asked: 1, 2, 3 by rank."""
    match = Match(GAME, SiegeOptions(walls=walls), seats, "s")
    for seat in range(seats):
        match.answer(seat, "oil")
    for answer in ("raid", "seat1", ("5.0",)):
        match.answer(0, answer)
    return match


def reloaded(match: Match[Any]) -> Match[Any]:
    return Match.load(match.game, json.loads(json.dumps(match.dump())), match.options)


# Windows


def test_the_first_in_rank_that_acts_is_heard_and_nobody_waits_for_those_behind() -> None:
    match = raided()
    assert [decision.seat for decision in match.decisions] == [1, 2, 3]
    match.answer(1, PASS)
    match.answer(2, "help")
    assert match.table.walls == [3, 1, 3, 3]
    assert match.decision(1).kind == "move"


def test_who_answers_early_waits_for_all_before_him() -> None:
    match = raided()
    match.answer(3, "help")
    match.answer(2, PASS)
    assert [decision.seat for decision in match.decisions] == [1]
    with pytest.raises(NotAsked):
        match.answer(3, PASS)
    match.answer(1, PASS)
    assert match.table.walls == [3, 1, 3, 3]


def test_a_window_in_which_all_pass_or_nobody_is_asked_gives_none() -> None:
    match = raided()
    for seat in (3, 1, 2):
        match.answer(seat, PASS)
    assert match.table.walls == [3, 2, 3, 3]
    got: list[Any] = []

    def step(table: Any) -> Play[None]:
        got.append((yield Window()))
        table.result = Result((), "rounds")

    class Asking(Siege):
        rules = replace(Siege.rules, step=step)

    assert Match(Asking(), SiegeOptions(), 2, "s").result is not None
    assert got == [None]


def test_who_is_asked_in_a_window_may_pass_by_default() -> None:
    for wrong in (Choose(0, "k", ("x",), default="x"), Choose(0, "k", (PASS, "x"))):
        with pytest.raises(ValueError, match="may pass"):
            Window(wrong)


@pytest.mark.parametrize("answers", [(PASS, PASS, "help"), (PASS, "help", PASS), ("spring", "help", PASS)])
def test_any_order_of_answering_leads_to_the_same_table(answers: tuple[str, ...]) -> None:
    hashes: set[str] = set()
    for order in permutations((1, 2, 3)):
        match, saved = raided(), raided()
        for seat in order:
            if match.decisions[0].kind == "reply":
                match.answer(seat, answers[seat - 1])
                saved = reloaded(saved)
                saved.answer(seat, answers[seat - 1])
        assert match.decisions[0].kind == "move"
        hashes |= {match.hash(), saved.hash()}
        record = record_of(GAME, match.options.model_dump(), 4, match.seed, match.answers, None)
        assert replay(GAME, record).hash() == match.hash()
    assert len(hashes) == 1


def test_random_windows_close_alike_in_whatever_order_they_are_answered() -> None:
    windows = 0
    for seed in range(40):
        for match, chance in random_match(GAME, SiegeOptions(), 4, seed):
            asked = match.decisions
            if len(asked) < 2 or asked[0].kind != "reply":
                continue
            windows += 1
            replies = {decision.seat: decision.any(chance) for decision in asked}
            one, other = match.copy(), match.copy()
            for decision in asked:
                if one.opened == match.opened:
                    one.answer(decision.seat, replies[decision.seat])
            for seat in sorted(replies, key=lambda _: chance.random()):
                if other.opened == match.opened:
                    other.answer(seat, replies[seat])
            assert one.hash() == other.hash()
    assert windows > 100


def test_early_answers_show_to_nobody_until_the_window_closes() -> None:
    match, other = raided(), raided()
    match.answer(3, "help")
    for seat in (None, 0, 1, 2):
        assert match.view(seat) == other.view(seat)
        assert match.observation(seat) == other.observation(seat)
    assert (match.events, awaited(match), match.opened) == (other.events, awaited(other), other.opened)
    assert match.observation(3).since == ((3, "help"),)
    match.answer(2, "hinder")
    match.answer(1, PASS)
    assert match.decision(2).kind == "pay", "what it hinders with is asked in the same step"
    assert match.observation(0).since == ((2, "hinder"), (1, PASS)), "who is behind has answered for nothing"
    assert match.observation(3).since == ((2, "hinder"), (1, PASS))


def test_early_answers_may_be_taken_back_whoever_answers_since_and_nobody_is_told() -> None:
    match = raided()
    before = match.hash()
    match.answer(3, "help")
    match.answer(2, PASS)
    events, opened = len(match.events), match.opened
    match.undo(3)
    assert (len(match.events), match.opened) == (events, opened)
    assert reloaded(match).hash() == match.hash() == match.copy().hash()
    match.undo(2)
    assert match.hash() == before
    match.answer(2, "help")
    match.answer(1, PASS)
    for seat in range(4):
        with pytest.raises(NothingToUndo):
            match.undo(seat)


# Orders


def test_an_order_changes_only_what_its_seat_is_asked() -> None:
    match = Match(GAME, SiegeOptions(), 3, "s")
    views = [match.view(seat) for seat in (None, 1, 2)]
    match.order(0, "calm")
    assert [match.view(seat) for seat in (None, 1, 2)] == views
    assert match.events == []
    assert [decision.seat for decision in match.decisions] == [0, 1, 2]
    assert match.table.calm == [True, False, False]


def test_an_order_answers_the_open_question_that_it_covers() -> None:
    match = raided()
    match.order(1, "calm")
    assert [decision.seat for decision in match.decisions] == [2, 3]
    assert awaited(match) == (1, 2, 3), "that he has answered is secret"
    with pytest.raises(NothingToUndo):
        match.undo(1)
    match.answer(2, "hinder")
    assert match.observation(0).since == ((1, PASS), (2, "hinder")), "the pass is open now, the order never"
    assert match.observation(1).since == ((1, f"{ORDER}calm"), (2, "hinder"))
    assert reloaded(match).hash() == match.hash()
    record = record_of(GAME, match.options.model_dump(), 4, match.seed, match.answers, None)
    assert replay(GAME, record).hash() == match.hash()


def test_an_order_stands_when_another_takes_back_what_he_answered_before_it() -> None:
    match = raided(2)
    match.answer(1, PASS)
    match.answer(1, "raid")
    match.order(0, "calm")
    assert match.can_undo(1)
    match.undo(1)
    assert match.decision(1).kind == "move"
    assert match.table.calm == [True, False]
    assert reloaded(match).hash() == match.hash()
    record = record_of(GAME, match.options.model_dump(), 2, match.seed, match.answers, None)
    assert replay(GAME, record).hash() == match.hash()


def test_what_is_not_offered_cannot_be_ordered_nor_anything_without_end() -> None:
    match = raided()
    with pytest.raises(IllegalAnswer):
        match.order(0, "sleep")
    with pytest.raises(NotAsked):
        match.order(4, "calm")
    for _ in range(ORDER_LIMIT):
        match.order(0, "calm")
    with pytest.raises(IllegalAnswer):
        match.order(0, "wary")
    match.order(2, "wary")
    match.concede(3)
    with pytest.raises(NotAsked):
        match.order(3, "calm")


def test_nobody_orders_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driver, "IDLE_LIMIT", 3)
    match = raided()
    for key in ("calm", "wary", "calm"):
        match.order(0, key)
    for each in (match, reloaded(match)):
        assert not each.orders(0)
        with pytest.raises(IllegalAnswer):
            each.order(0, "wary")
        each.order(1, "calm")


def test_what_a_window_has_not_heard_brings_a_match_to_its_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    """A record holds it too."""
    monkeypatch.setattr(Siege, "decision_limit", 10)
    match = raided()
    match.answer(3, PASS)
    match.answer(2, "help")
    match.answer(1, "spring")
    assert match.result is not None
    assert (len(match.answers), match.result.reason) == (10, "decision_limit")


def test_orders_do_not_bring_a_match_to_its_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Siege, "decision_limit", 8)
    match = Match(GAME, SiegeOptions(), 2, "s")
    for _ in range(20):
        match.order(0, "calm")
    assert match.result is None


# Leaving


def test_leaving_cuts_the_step_short_and_what_was_answered_in_it_is_asked_anew() -> None:
    match = raided()
    match.answer(3, "help")
    match.concede(2)
    assert [decision.seat for decision in match.decisions] == [1, 3]
    assert match.observation(0).since == ()
    assert reloaded(match).hash() == match.hash()
    match.answer(1, PASS)
    match.answer(3, PASS)
    assert match.table.walls == [3, 2, 0, 3]


def test_leaving_in_the_middle_of_an_announcement_does_nothing_of_it() -> None:
    match = Match(GAME, SiegeOptions(), 3, "s")
    for seat in range(3):
        match.answer(seat, "pit")
    match.answer(0, "raid")
    match.answer(0, RESIGN)
    assert match.decision(1).kind == "move"
    assert match.table.coins[0] == [5, 3, 2, 2, 1]
    light = Match(GAME, SiegeOptions(), 3, "s", light=True)
    for given in match.answers:
        light.answer(given.seat, given.answer)
    assert light.hash() == match.hash()


def test_leaving_does_not_cut_short_what_all_decide_together() -> None:
    match = Match(GAME, SiegeOptions(), 3, "s")
    match.answer(0, "oil")
    match.concede(2)
    assert [decision.seat for decision in match.decisions] == [1]


# Places


def test_groups_that_came_in_together_share_a_place() -> None:
    assert placed([[2], [0, 3], [1]]) == (2, 4, 1, 2)
    assert placed([]) == ()


def test_without_places_the_winners_are_first() -> None:
    assert [Result((2,), "x").place(seat) for seat in range(3)] == [2, 2, 1]
    assert [Result((), "x").place(seat) for seat in range(3)] == [1, 1, 1]
    assert [Result((0, 2), "x").place(seat) for seat in range(4)] == [1, 3, 1, 3]
    assert [Result((1,), "x", (3, 1, 2)).place(seat) for seat in range(3)] == [3, 1, 2]


def test_who_falls_has_his_place_and_so_has_who_draws() -> None:
    match = Match(GAME, SiegeOptions(), 4, "s")
    match.concede(2)
    for seat in (0, 1, 3):
        match.answer(seat, "pit")
    match.concede(0)
    drawn = match.copy()
    drawn.agree_draw()
    assert drawn.result == Result((), "agreement", (3, 1, 4, 1))
    assert drawn.events[-1].facts["places"] == [3, 1, 4, 1]
    match.concede(3)
    assert match.result == Result((1,), "last_standing", (3, 1, 4, 2))
    assert reloaded(match).result == match.result
    assert match.view(None).model_dump(mode="json")["result"] == [[1], "last_standing", [3, 1, 4, 2]]
    record = record_of(GAME, match.options.model_dump(), 4, match.seed, match.answers, match.ending)
    assert record.places == (3, 1, 4, 2)
    assert replay(GAME, record).result == match.result
