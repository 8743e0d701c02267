"""A forced win is one against every answer, within the turn, and without luck."""

from __future__ import annotations

from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any

import pytest

from engines.kernel import Choose, Decision, IllegalAnswer, Result
from engines.lab.puzzles.search import OutOfNodes, WinSearch

YOU, OTHER = 0, 1
Tree = Mapping[str, Any]
"""What is asked at a place, by seat, and where each answer leads; `won` and `lost` are ends."""
ENOUGH = 1_000


class Place:
    """A match that goes through a tree, as far as a search looks at it."""

    def __init__(
        self, tree: Tree, at: str = "start", rolled: int = 0, turn: int = 1, *, is_open: bool = False
    ) -> None:
        self.tree, self.at, self.turn, self.is_open = tree, at, turn, is_open
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
        return Place(self.tree, self.at, self.table.dice.count, self.turn, is_open=self.is_open)

    def answer(self, seat: int, answer: str) -> None:
        if answer not in self.tree[self.at].get(seat, ()):
            raise IllegalAnswer
        where = self.tree[self.at][seat][answer]
        self.at, _, how = where.partition(" ")
        self.table.dice.count += how == "by a die"
        self.turn += how == "next turn"
        self.is_open = how == "but a part"


def winning(tree: Tree, nodes: int = ENOUGH) -> list[str]:
    place: Any = Place(tree)
    search = WinSearch(YOU, 1)
    found = search.winning(place, search.deeds(place, ENOUGH), nodes)
    assert WinSearch(YOU, 1).wins(place, nodes) is bool(found)
    return sorted(" ".join(map(str, deed)) for deed in found)


def key(tree: Tree) -> str:
    place: Any = Place(tree)
    search = WinSearch(YOU, 1)
    first = search.winning(place, search.deeds(place, ENOUGH), ENOUGH)
    return " ".join(map(str, search.key(place, first, ENOUGH) or ()))


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


def test_a_deed_goes_on_as_long_as_nothing_is_done_by_it() -> None:
    tree = {
        "start": {YOU: {"attack": "aim but a part", "turn": "choose", "end": "lost"}},
        "aim": {YOU: {"left": "won", "right": "lost"}},
        "choose": {YOU: {"this": "won", "that": "lost"}},
    }
    assert winning(tree) == ["attack left", "turn"]


TWO_STRIKES = {
    "start": {YOU: {"first": "one", "second": "other", "end": "lost"}},
    "one": {OTHER: {"pass": "one_left", "block": "one_left"}},
    "one_left": {YOU: {"second": "won", "end": "lost"}},
    "other": {YOU: {"first": "won", "end": "lost"}},
}


def test_deeds_that_win_in_any_order_are_one_solution() -> None:
    assert winning(TWO_STRIKES) == ["first", "second"]
    assert key(TWO_STRIKES) == "first"


def test_a_deed_of_no_use_is_no_other_solution() -> None:
    tree = {
        "start": {YOU: {"idle": "choose", "strike": "won", "end": "lost"}},
        "choose": {YOU: {"this": "later", "that": "lost"}},
        "later": {YOU: {"strike": "won", "end": "lost"}},
    }
    assert winning(tree) == ["idle", "strike"]
    assert key(tree) == "strike"


def test_deeds_that_win_without_each_other_have_no_key() -> None:
    assert key({"start": {YOU: {"left": "won", "right": "won", "end": "lost"}}}) == ""
    either = {**TWO_STRIKES, "one_left": {YOU: {"third": "won"}}, "other": {YOU: {"third": "won"}}}
    assert winning(either) == ["first", "second"]
    assert key(either) == ""


def test_a_key_wins_whatever_is_answered_before_it() -> None:
    tree = {
        "start": {YOU: {"feint": "asked", "strike": "won"}},
        "asked": {OTHER: {"pass": "open", "guard": "shut"}},
        "open": {YOU: {"strike": "won"}},
        "shut": {YOU: {"thrust": "won"}},
    }
    assert winning(tree) == ["feint", "strike"]
    assert key(tree) == ""
