"""A forced win is one against every answer, within the turn, and without luck."""

from __future__ import annotations

from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any

import pytest

from engines.kernel import Choose, Decision, Result
from engines.lab.puzzles.search import OutOfNodes, WinSearch

YOU, OTHER = 0, 1
Tree = Mapping[str, Any]
"""What is asked at a place, by seat, and where each answer leads; `won` and `lost` are ends."""
ENOUGH = 1_000


class Place:
    """A match that goes through a tree, as far as a search looks at it."""

    def __init__(self, tree: Tree, at: str = "start", rolled: int = 0, turn: int = 1) -> None:
        self.tree, self.at, self.turn = tree, at, turn
        self.table = SimpleNamespace(dice=SimpleNamespace(count=rolled))
        self.game = SimpleNamespace(
            conveniences=frozenset({"later"}),
            ai_support=SimpleNamespace(prefer=lambda _, asked, __: asked.keys[-1]),
        )

    @property
    def result(self) -> Result | None:
        return {"won": Result((YOU,), "won"), "lost": Result((OTHER,), "lost")}.get(self.at)

    @property
    def decisions(self) -> tuple[Decision, ...]:
        return tuple(Choose(seat, "asked", tuple(ways)) for seat, ways in self.tree[self.at].items())

    def decision(self, seat: int) -> Decision:
        return next(each for each in self.decisions if each.seat == seat)

    def hash(self) -> str:
        return self.at

    def copy(self) -> Place:
        return Place(self.tree, self.at, self.table.dice.count, self.turn)

    def answer(self, seat: int, answer: str) -> None:
        where = self.tree[self.at][seat][answer]
        self.at, _, how = where.partition(" ")
        self.table.dice.count += how == "by a die"
        self.turn += how == "next turn"


def winning(tree: Tree, nodes: int = ENOUGH) -> list[Any]:
    place: Any = Place(tree)
    search = WinSearch(YOU, 1)
    found = search.winning(place, search.serious(place, place.decision(YOU)), nodes)
    assert WinSearch(YOU, 1).wins(place, nodes) is bool(found)
    return sorted(found)


def test_an_answer_wins_that_wins_against_every_answer() -> None:
    assert winning(
        {
            "start": {YOU: {"feint": "weak", "strike": "strong", "end": "lost"}},
            "weak": {OTHER: {"block": "lost", "pass": "won"}},
            "strong": {OTHER: {"block": "won", "pass": "won"}},
        }
    ) == ["strike"]


def test_what_a_die_decides_is_not_forced() -> None:
    assert winning({"start": {YOU: {"gamble": "won by a die", "strike": "won"}}}) == ["strike"]
    tree = {"start": {YOU: {"strike": "duel"}}, "duel": {OTHER: {"roll": "won by a die", "pass": "won"}}}
    assert winning(tree) == []


def test_what_wins_in_another_turn_does_not_count() -> None:
    assert winning({"start": {YOU: {"wait": "again next turn"}}, "again": {YOU: {"strike": "won"}}}) == []


def test_going_round_in_a_circle_is_no_way_to_win() -> None:
    tree = {"start": {YOU: {"on": "there", "end": "lost"}}, "there": {YOU: {"back": "start"}}}
    assert winning(tree) == []
    tree["there"] = {YOU: {"back": "start", "strike": "won"}}
    assert winning(tree) == ["on"]


def test_an_own_secret_answer_knows_nothing_of_the_other() -> None:
    guess = {OTHER: {"left": "open", "right": "shut"}, YOU: {"left": "open", "right": "shut"}}
    tree = {"start": guess, "open": {OTHER: {"pass": "won"}}, "shut": {OTHER: {"pass": "lost"}}}
    assert winning(tree) == ["left"]


def test_answers_that_change_only_what_is_asked_are_left_out() -> None:
    assert winning({"start": {YOU: {"later": "won", "end": "lost"}}}) == []


def test_a_question_with_too_many_answers_proves_nothing() -> None:
    def tree(number: int) -> Tree:
        blocks = {f"block{each}": "won" for each in range(number)}
        return {"start": {YOU: {"strike": "many"}}, "many": {OTHER: blocks}}

    assert winning(tree(64)) == ["strike"]
    assert winning(tree(65)) == []


def test_a_search_ends_when_it_has_tried_enough() -> None:
    tree = {"start": {YOU: {"strike": "many"}}, "many": {OTHER: {f"block{each}": "won" for each in range(9)}}}
    assert winning(tree, nodes=10) == ["strike"]
    with pytest.raises(OutOfNodes):
        winning(tree, nodes=9)
