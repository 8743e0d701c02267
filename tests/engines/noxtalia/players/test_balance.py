"""The ready-made teams are about even. A few matches, wide bounds; `python -m bot lab` measures it well."""

from __future__ import annotations

import pytest

from engines.lab.figures import Figures
from tests.engines.meeting import endings, met, share_of_who_begins, shares
from tests.rules import rule


@pytest.fixture(scope="module")
def found() -> Figures:
    return met("noxtalia", 180)


@rule("NX-14")
@pytest.mark.deep
def test_no_team_is_much_stronger_than_another(found: Figures) -> None:
    assert all(0.35 <= share <= 0.65 for share in shares(found).values()), shares(found)
    assert all(0.3 <= each.won.value <= 0.7 for each in found.matchups)


@pytest.mark.deep
def test_who_begins_is_not_much_better_off(found: Figures) -> None:
    assert 0.42 <= share_of_who_begins(found) <= 0.62


@pytest.mark.deep
def test_most_matches_end_in_the_turns_five_to_eight_and_few_by_the_limit(found: Figures) -> None:
    assert found.play.rounds[0] >= 4
    assert 5 <= found.play.rounds[1] <= 8
    assert endings(found).get("turn_limit", 0) <= 0.1
    assert endings(found)["destroyed"] >= 0.5
