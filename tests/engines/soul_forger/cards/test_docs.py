"""The author's guide: every example is valid and reads as it says; no word is left out."""

from __future__ import annotations

from engines.soul_forger.cards.collection import SoulForgerCollection
from tests.engines import test_guides as guides

GUIDE = guides.Guide("soul_forger", SoulForgerCollection())


def test_the_examples_go_on_from_one_another_and_read_as_the_guide_says() -> None:
    guides.test_every_example_goes_on_from_the_one_before(GUIDE)
    guides.test_every_card_of_the_examples_reads_as_the_guide_says(GUIDE)


def test_the_guide_names_every_word_and_no_other() -> None:
    guides.test_the_guide_names_every_word_of_the_schema(GUIDE)
    guides.test_every_word_that_the_guide_names_is_known(GUIDE)
