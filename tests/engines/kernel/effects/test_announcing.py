"""An announcement: Back goes one question back, and what was taken back is forgotten."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engines.kernel import BACK, Choose, Decision, Number, Play
from engines.kernel.effects.announcing import Announced, AnnouncingPart, announce
from tests.profiles import sampled


def mode(_: Announced) -> Decision:
    return Choose(0, "mode", ("burn", "mend"), back=True)


def target(given: Announced) -> Decision | None:
    return Choose(0, "target", ("elk", "owl"), back=True) if given["mode"] == "burn" else None


def amount(given: Announced) -> Decision:
    return Number(0, "x", 1, 5 if given.get("target") == "elk" else 3, back=True)


def payment(given: Announced) -> Decision | None:
    paid = tuple(f"coin{coin}" for coin in range(int(str(given["x"]))))
    return Choose(0, "pay", paid, back=True) if len(paid) > 1 else None


CAST = (
    AnnouncingPart("mode", mode),
    AnnouncingPart("target", target),
    AnnouncingPart("x", amount),
    AnnouncingPart("payment", payment),
)


class Table:
    """Asks what an announcement asks, one after the other."""

    def __init__(self) -> None:
        self._play: Play[Announced | None] = announce(CAST)
        self.question: Any = next(self._play)
        self.announced: Announced | None = None

    def answer(self, answer: str | int) -> Table:
        assert self.question.allows(answer)
        try:
            self.question = self._play.send(answer)
        except StopIteration as end:
            self.question, self.announced = None, end.value
        return self


def told(question: Decision | None) -> tuple[object, ...]:
    return () if question is None else (question.kind, *question.answers())


def test_each_part_is_asked_by_what_was_answered_before_it() -> None:
    table = Table()
    assert told(table.question) == ("mode", "burn", "mend")
    assert told(table.answer("burn").question) == ("target", "elk", "owl")
    assert told(table.answer("owl").question) == ("x", 1, 2, 3)
    assert told(table.answer(2).question) == ("pay", "coin0", "coin1")
    assert table.answer("coin1").announced == {"mode": "burn", "target": "owl", "x": 2, "payment": "coin1"}


def test_what_there_is_no_choice_of_is_not_asked_and_not_named() -> None:
    assert Table().answer("mend").answer(1).announced == {"mode": "mend", "x": 1}


def test_back_leads_over_parts_that_were_not_asked() -> None:
    table = Table().answer("mend")
    assert told(table.question) == ("x", 1, 2, 3)
    assert told(table.answer(BACK).question) == ("mode", "burn", "mend")


def test_back_from_the_first_question_ends_it_without_anything_announced() -> None:
    table = Table().answer("burn").answer("elk").answer(BACK).answer(BACK).answer(BACK)
    assert table.question is None
    assert table.announced is None


def drawn(question: Decision, chance: Random) -> str | int:
    answer = chance.choice([*question.answers()])
    assert isinstance(answer, str | int)
    return answer


@pytest.mark.parametrize("first", sampled(range(0, 60, 20)))
def test_whoever_goes_back_and_forth_announces_the_same(first: int) -> None:
    for seed in range(first, first + 20):
        chance = Random(seed)
        wavering, given, seen = Table(), list[str | int](), list[tuple[object, ...]]()
        while wavering.question is not None:
            if given and chance.random() < 0.4:
                wavering.answer(BACK)
                given.pop()
                assert told(wavering.question) == seen.pop()
            else:
                seen.append(told(wavering.question))
                given.append(drawn(wavering.question, chance))
                wavering.answer(given[-1])
        straight = Table()
        for answer in given:
            straight.answer(answer)
        assert straight.question is None
        assert wavering.announced == straight.announced
