"""A text agrees with one card alone: no other model, and no other text, says the same."""

from __future__ import annotations

import pytest

from engines.magic.cards import oracle
from engines.magic.cards.oracle.patterns import matches
from tests.engines.magic.cards.oracle.cards import cases
from tests.engines.magic.cards.oracle.changing import changed, reworded
from tests.profiles import sampled
from tests.rules import rule

CASES = cases()
SLICES = 8
SAME = frozenset((
    "CardModel.keywords: exchanged", "Apply.changes: exchanged", "Gains.gains: exchanged",
    "Product.parts: exchanged", "Sum.parts: exchanged", "Filter.none_of: exchanged",
    "Attach.what: this, that", "Sacrifice.what: this, that", "Move.what: this, that",
    "Move.what: target, made",
    "Filter.type: creature",
))  # fmt: skip
"""What means the same where it was found: orders that tell nothing, what an event of this card happens to,
what was moved, and that only creatures are blocked by creatures."""
SAYS_NOTHING = frozenset((
    "less you", "less then", "vigilance, before flying,", "nonblack, before nonartifact,",
    "non-Elf before nonblack,",
))  # fmt: skip
"""Words that may be left out where they were found: "you" where a sentence begins; orders
that tell nothing."""


@rule("MN-R16")
@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("part", sampled(range(SLICES)))
def test_no_card_with_one_word_changed_is_said_by_the_same_text(part: int) -> None:
    tried = 0
    for case in CASES[part::SLICES]:
        for where, other in changed(case.card):
            tried += 1
            if where not in SAME:
                assert not oracle.agrees(other, case.facts, case.text), (where, case.text)
    assert tried > 1_000


@rule("MN-R16")
@pytest.mark.parametrize("part", sampled(range(2)))
def test_no_text_with_one_word_changed_is_said_by_the_same_card(part: int) -> None:
    tried = 0
    for case in CASES[part::2]:
        for where, text in reworded(case.text):
            tried += 1
            if where not in SAYS_NOTHING:
                assert not oracle.agrees(case.card, case.facts, text), (where, text)
    assert tried > 1_000


def test_no_line_is_said_by_another_card() -> None:
    patterns = [(case, oracle.lines(case.card, case.facts)) for case in CASES]
    for case in CASES:
        for line in case.text:
            for other, said in patterns:
                own = {each for text in (other.text, *other.also) for each in text}
                if line not in own:
                    assert not any(matches(each, line.lower()) for each in said), (line, other.text)
