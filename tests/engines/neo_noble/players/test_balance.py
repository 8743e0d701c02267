"""The ready-made decks are about even. A few matches, wide bounds; `python -m bot lab` measures it well."""

from __future__ import annotations

import pytest

from engines.lab.figures import Figures
from engines.lab.playing import LIMITS, Arena, Deal, play
from tests.engines.meeting import endings, met, share_of_who_begins, shares
from tests.engines.neo_noble.scenes import GAME
from tests.rules import rule


@pytest.fixture(scope="module")
def found() -> Figures:
    return met("neo_noble", 120)


@rule("NN-28")
@pytest.mark.deep
def test_no_deck_is_much_stronger_than_the_others(found: Figures) -> None:
    assert all(0.3 <= share <= 0.7 for share in shares(found).values()), shares(found)


@pytest.mark.deep
def test_who_begins_is_not_much_better_off(found: Figures) -> None:
    assert 0.4 <= share_of_who_begins(found) <= 0.65


@pytest.mark.deep
def test_most_matches_end_in_seven_to_eleven_turns_by_the_fourth_reap(found: Figures) -> None:
    assert 7 <= found.play.rounds[1] <= 11
    assert endings(found)["reaped"] >= 0.9


@pytest.mark.parametrize(
    ("first", "second", "seed"),
    [
        ("fog_office", "underorchard", "balance underorchard-fog_office 5"),
        ("brass_stair", "underorchard", "balance underorchard-brass_stair 193"),
        ("underorchard", "brass_stair", "balance underorchard-brass_stair 388"),
        ("fog_office", "underorchard", "balance underorchard-fog_office 796"),
    ],
)
def test_no_match_stands_still(first: str, second: str, seed: str) -> None:
    """In these matches one side once attacked each turn, and the other Blocked, for ever."""
    played = play(Arena(GAME), Deal((first, second), seed), ("easy", "easy"))
    assert played.reason not in LIMITS
    assert played.rounds <= 60
