"""Nobody is asked where there is no choice; targets leave something for those after them."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any

from engines.kernel import BACK, Answer, Choose, Pick
from engines.kernel.effects import targeting
from engines.kernel.effects.picking import next_due, pick


def played(play: Generator[Any, Any, Any], *answers: Answer) -> tuple[list[Any], Any]:
    """Return the questions of some play, answered in turn, and what comes of it."""
    asked: list[Any] = []
    reply: Answer | None = None
    left = list(answers)
    while True:
        try:
            asked.append(play.send(reply))
        except StopIteration as end:
            return asked, end.value
        reply = left.pop(0)


def test_who_must_take_all_is_not_asked() -> None:
    assert played(pick(0, "card", ["a", "b"], 2)) == ([], ("a", "b"))
    assert played(pick(0, "card", ["a"], 3)) == ([], ("a",))
    assert played(pick(0, "card", [], 3, up_to=True)) == ([], ())


def test_who_may_take_fewer_or_must_show_nothing_is_asked() -> None:
    (asked,), taken = played(pick(1, "card", ["a", "b"], 2, up_to=True), ("b",))
    assert isinstance(asked, Pick)
    assert (asked.seat, asked.least, asked.most, taken) == (1, 0, 2, ("b",))
    (asked,), taken = played(pick(1, "card", ["a"], always=True, hidden=True), "a")
    assert isinstance(asked, Choose)
    assert (asked.hidden, taken) == (True, ("a",))


DUE = [(1, "rain"), (0, "sun"), (0, "wind"), (0, "sun")]


def order(due: Sequence[tuple[int, str]], *answers: str) -> tuple[list[Any], tuple[int, str]]:
    return played(next_due(due, 0, lambda each: each[0], lambda each: each[1]), *answers)


def test_the_acting_player_orders_his_own_before_the_others_come() -> None:
    (asked,), first = order(DUE, "wind")
    assert (asked.seat, asked.keys, first) == (0, ("sun", "wind"), (0, "wind"))
    assert order([(1, "rain"), (0, "sun"), (0, "sun")]) == ([], (0, "sun"))
    assert order([(1, "rain")]) == ([], (1, "rain"))


def legal(target: str, aims: tuple[str, ...]) -> list[str]:
    """A small one means a mouse or a cat; a large one what has not been chosen, but no mouse."""
    return ["mouse", "cat"] if target == "small" else ["cat", "cow"]


def ask(found: Sequence[str], aims: tuple[str, ...]) -> Choose:
    return Choose(0, f"target {len(aims)}", tuple(found), back=not aims)


def test_each_target_is_another_and_leaves_one_for_those_after_it() -> None:
    asked, aims = played(targeting.choose(legal, ["small", "large"], ask), "cat")
    assert ([each.keys for each in asked], aims) == ([("mouse", "cat")], ("cat", "cow"))

    def only_cats(target: str, aims: tuple[str, ...]) -> list[str]:
        return ["cat"] if target == "large" else ["mouse", "cat"]

    assert played(targeting.choose(only_cats, ["small", "large"], ask)) == ([], ("mouse", "cat"))
    assert targeting.exist(only_cats, ["small", "large"])
    assert not targeting.exist(only_cats, ["large", "large"])
    assert targeting.exist(only_cats, [])


def test_who_goes_back_has_chosen_nothing() -> None:
    assert played(targeting.choose(legal, ["small", "large"], ask), BACK)[1] is None


def test_what_is_legal_no_longer_is_let_go() -> None:
    aims = ("mouse", "cow")
    assert targeting.still(legal, ["small", "large"], aims) == aims
    assert targeting.still(lambda *_: ["cow"], ["small", "large"], aims) == (None, "cow")
    assert targeting.still(legal, ["small", "large"], (None, "cow")) == (None, "cow")
