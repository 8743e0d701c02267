"""What games say of how often answers are given: as it is measured anew, roughly."""

from __future__ import annotations

import pytest

from engines.kernel.seat.use import use_of
from engines.registry import GAMES
from tests.profiles import sampled
from tests.rigs.use import ENGINES, among_the_first, counted, looked_at, written

OFFERED = 12
"""So often something must be offered to count."""
APART = 0.35
"""So far shares may lie apart that are measured in other matches."""
FIRST = 0.6
"""What is chosen is so often among the first three of its group by what it gains, at the least."""


@pytest.mark.parametrize("game_id", sampled(GAMES))
def test_answers_are_given_about_as_often_as_it_is_written(game_id: str) -> None:
    game = GAMES[game_id]
    found = looked_at(game, 3, "other matches")
    apart = {
        (kind, name): (count.share, game.seat_interface.use.get(kind, {}).get(name, 0))
        for kind, names in counted(found).items()
        for name, count in names.items()
        if count.offered >= OFFERED
    }
    assert apart
    assert {at: each for at, each in apart.items() if abs(each[0] - each[1]) > APART} == {}
    assert among_the_first(found) >= FIRST


def test_what_is_measured_is_read_as_it_was_written(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("use")
    found = counted(looked_at(GAMES["dueling_nobles"], 1))
    (folder / "use.yaml").write_text(written(found), encoding="utf-8")
    shares = {kind: {name: count.share for name, count in names.items()} for kind, names in found.items()}
    assert use_of(folder) == shares


@pytest.mark.parametrize("game_id", GAMES)
def test_every_share_is_one(game_id: str) -> None:
    use = use_of(ENGINES / game_id / "seat")
    assert use == GAMES[game_id].seat_interface.use
    assert all(0 <= share <= 1 for names in use.values() for share in names.values())
