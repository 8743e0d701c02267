"""An answer that is said piece by piece: every legal one can be, and nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from engines.kernel import Answer, Arrange, Assign, Choose, Decision, Distribute, Gather, Number, Pick
from engines.kernel.decisions.answers import AnswerPart
from tests.engines.siege import Worth
from tests.engines.test_dealing import random_assign
from tests.engines.test_gathering import Kinds, gather


def spoken(decision: Decision, said: tuple[AnswerPart, ...] = ()) -> Iterator[Answer]:
    """Yield every answer that can be said."""
    after = decision.next(said)
    if after.answer is not None:
        yield after.answer
    for part in after.parts:
        yield from spoken(decision, (*said, part))


def leads_nowhere(decision: Decision, said: tuple[AnswerPart, ...] = ()) -> bool:
    after = decision.next(said)
    stuck = after.answer is None and not after.parts
    return stuck or any(leads_nowhere(decision, (*said, part)) for part in after.parts)


@pytest.mark.parametrize(
    ("decision", "number"),
    [
        (Choose(0, "target", ("a", "b", "c")), 3),
        (Pick(0, "discard", ("a", "b", "c", "d"), 1, 3), 4 + 6 + 4),
        (Pick(0, "discard", ("a", "b"), 0, 2), 4),
        (Pick(0, "discard", ("a", "b", "c"), 3, 3), 1),
        (Arrange(0, "order", ("a", "b", "c")), 6),
        (Number(0, "bid", 2, 6), 5),
        (Number.among(0, "bid", (0, 3, 7)), 3),
        (Distribute(0, "wounds", ("a", "b", "c"), 4, (2, 3, 1)), 5),
        (Distribute(0, "wounds", ("a", "b"), 5, (), (), (2,)), 1 + 3),
        (Assign(0, "block", ("a", "b"), (("x", "y"), ("x",))), 3 * 2),
    ],
)
def test_every_answer_can_be_said_in_one_way(decision: Decision, number: int) -> None:
    found = Counter(spoken(decision))
    assert set(found) == set(decision.answers())
    assert len(found) == number
    assert set(found.values()) == {1}


def test_places_with_bounds_and_duties_are_said_as_far_as_they_lead() -> None:
    for seed in range(150):
        decision = random_assign(Random(seed))
        assert Counter(spoken(decision)) == Counter(decision.answers())
        assert not leads_nowhere(decision)


def test_items_with_gates_and_caps_are_said_as_far_as_they_lead() -> None:
    found = 0
    for seed in range(300):
        chance = Random(seed)
        size = chance.randrange(2, 5)
        caps = tuple(chance.randrange(1, 6) for _ in range(size))
        least = tuple(chance.randrange(0, 2) for _ in range(size))
        gate = tuple(chance.randrange(0, 4) for _ in range(size - 1))
        keys = tuple(f"k{n}" for n in range(size))
        decision = Distribute(0, "deal", keys, chance.randrange(0, 7), caps, least, gate)
        if decision.count():
            found += 1
            assert Counter(spoken(decision)) == Counter(decision.answers())
            assert not leads_nowhere(decision)
    assert found > 100


@pytest.mark.parametrize(
    "decision",
    [
        Gather(0, "pay", ("a", "b", "c"), Worth((2, 3, 5), 5), ("c",)),
        gather(Kinds(("ab", "a", "b", "c"), {"a": 1, "b": 1, "c": 1}), 4),
    ],
)
def test_a_payment_is_said_in_any_order_until_it_is_enough(decision: Gather) -> None:
    assert set(spoken(decision)) == set(decision.answers())
    assert not leads_nowhere(decision)
    assert not set(decision.next(()).parts) - set(decision.keys)


def test_what_is_said_of_a_payment_is_not_offered_again() -> None:
    decision = Gather(0, "pay", ("a", "b", "c"), Worth((1, 1, 1), 2), ("a", "b"))
    assert decision.next(("b",)).parts == ("a", "c")
    assert decision.next(("c", "a")).answer == ("a", "c")
