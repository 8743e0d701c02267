"""The ready-made decks are about even. A few matches, wide bounds; `python -m bot lab` measures it well."""

from __future__ import annotations

import pytest

from engines.lab.figures import Figures
from tests.engines.meeting import endings, met, share_of_who_begins, shares


@pytest.fixture(scope="module")
def found() -> Figures:
    return met("magic", 240)


@pytest.mark.deep
def test_no_deck_is_much_stronger_than_the_others(found: Figures) -> None:
    assert all(0.3 <= share <= 0.7 for share in shares(found).values()), shares(found)


@pytest.mark.deep
def test_who_begins_is_not_much_better_off(found: Figures) -> None:
    assert 0.4 <= share_of_who_begins(found) <= 0.65


@pytest.mark.deep
def test_matches_last_seven_to_twelve_turns_and_end_by_life(found: Figures) -> None:
    short, middle, long = found.play.rounds
    assert 5 <= short <= middle <= 12
    assert middle >= 7
    assert long <= 25
    assert endings(found)["life"] >= 0.9
