"""Words are never more than there are actions, and every answer can be put together of them."""

from __future__ import annotations

from random import Random

from engines.environment.partial_answer import ACTIONS, DONE, MORE, PartialAnswer
from engines.kernel import Assign, AssignBounds, Choose, Decision, Distribute, Number, Pick


def spoken(decision: Decision, seed: int) -> PartialAnswer:
    """Say words at random until the answer is whole."""
    chance, partial = Random(seed), PartialAnswer(decision, ())
    while partial.answer is None:
        assert 0 < len(partial.words) <= ACTIONS
        assert len(set(partial.words)) == len(partial.words)
        partial.say(chance.randrange(len(partial.words)))
    return partial


def test_a_list_that_is_too_long_has_pages_that_hold_each_word_once() -> None:
    partial = PartialAnswer(Number(0, "x", 0, 299), ())
    pages: list[list[str | int]] = []
    while not pages or partial.words[0] != 0:
        pages.append([word for word in partial.words if word != MORE])
        partial.say(len(partial.words) - 1)
    assert [word for page in pages for word in page] == list(range(300))
    assert [len(page) for page in pages] == [127, 127, 46]
    assert partial.answer is None


def test_a_list_that_just_fits_has_one_page() -> None:
    assert PartialAnswer(Number(0, "x", 1, 128), ()).words == tuple(range(1, 129))
    keys = tuple(f"k{number}" for number in range(128))
    words = PartialAnswer(Pick(0, "discard", keys, 0, 128), ()).words
    assert (words[-2:], len(words)) == ((DONE, MORE), 128)


def test_any_answer_is_legal_however_many_there_are() -> None:
    keys = tuple(f"k{number}" for number in range(200))
    decisions: list[Decision] = [
        Pick(0, "discard", keys, 3, 150),
        Distribute(0, "wounds", keys[:5], 700),
        Assign(0, "block", keys[:12], (keys[:150],) * 12, dict.fromkeys(keys[:150], AssignBounds(2, 2))),
    ]
    for decision in decisions:
        for seed in range(3):
            answer = spoken(decision, seed).answer
            assert answer is not None
            assert decision.allows(answer)


def test_what_leaves_no_choice_is_said_along_but_not_the_first_word() -> None:
    partial = PartialAnswer(Pick(0, "discard", ("a", "b", "c"), 3, 3), ())
    assert partial.words == ("a",)
    partial.say(0)
    assert partial.answer == ("a", "b", "c")


def test_what_is_put_nowhere_says_what_it_is_about() -> None:
    partial = PartialAnswer(Assign(0, "block", ("a", "b"), (("x",), ("x", "y"))), ())
    assert (partial.subject, partial.words) == ("a", ("", "x"))
    partial.say(1)
    assert (partial.subject, partial.words) == ("b", ("", "x", "y"))
    partial.say(0)
    assert (partial.subject, partial.answer) == (None, ("x", ""))


def test_conveniences_are_offered_only_where_nothing_else_is() -> None:
    assert PartialAnswer(Choose(0, "action", ("attack", "auto")), {"auto"}).words == ("attack",)
    assert PartialAnswer(Choose(0, "action", ("auto",)), {"auto"}).words == ("auto",)


def test_an_answer_of_nothing_needs_no_word() -> None:
    partial = PartialAnswer(Pick(0, "discard", (), 0, 0), ())
    assert (partial.words, partial.answer) == ((), ())
