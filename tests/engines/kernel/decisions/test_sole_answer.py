"""A question with one legal answer leaves nothing to decide."""

from __future__ import annotations

import pytest

from engines.kernel import Answer, Arrange, Choose, Decision, Distribute, Gather, Number, Pick, sole_answer
from tests.engines.siege import Worth


@pytest.mark.parametrize(
    ("decision", "answer"),
    [
        (Choose(0, "window", ("pass",)), "pass"),
        (Choose(0, "window", ("pass", "act")), None),
        (Choose(0, "target", ("a",), back=True), None),
        (Pick(0, "discard", ("a", "b"), 2, 2), ("a", "b")),
        (Pick(0, "discard", ("a", "b"), 1, 1), None),
        (Pick(0, "block", ("a",), 0, 1), None),
        (Arrange(0, "order", ("a",)), ("a",)),
        (Arrange(0, "order", ("a", "b")), None),
        (Number(0, "bid", 0, 0), 0),
        (Number(0, "bid", 0, 1), None),
        (Distribute(0, "wounds", ("a",), 3), (3,)),
        (Distribute(0, "wounds", ("a", "b"), 3), None),
        (Gather(0, "pay", ("a", "b"), Worth((2, 3), 5), ("a", "b")), ("a", "b")),
        (Gather(0, "pay", ("a", "b"), Worth((5, 5), 5), ("a",)), None),
    ],
)
def test_an_answer_is_the_only_one_if_there_is_no_other_and_no_way_back(
    decision: Decision, answer: Answer | None
) -> None:
    assert sole_answer(decision) == answer
