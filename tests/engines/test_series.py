"""A match of several games: when it is over, and who has won how many."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engines.kernel import Match
from engines.kernel.state.series import decided
from engines.registry import GAMES


@pytest.mark.parametrize(
    ("points", "played", "leaders"),
    [
        ((1, 0), 1, None),
        ((2, 0), 2, (0,)),
        ((1, 1), 2, None),
        ((1, 2), 3, (1,)),
        ((1, 0), 2, None),  # one was drawn: the second can still draw level
        ((1, 0), 3, (0,)),
        ((1, 1), 3, (0, 1)),
        ((1.5, 0.5), 2, None),  # and here as well, with half a win for a draw
        ((1, 1, 0), 2, None),
        ((2, 0, 0), 2, (0,)),
        ((0, 0, 0), 3, (0, 1, 2)),
        ((3,), 3, (0,)),
        ((1,), 1, None),  # who plays alone plays all games
    ],
)
def test_a_series_is_over_when_nobody_can_catch_up(
    points: tuple[float, ...], played: int, leaders: tuple[int, ...] | None
) -> None:
    assert decided(dict(enumerate(points)), played) == leaders


def test_a_longer_series_goes_on_longer() -> None:
    assert decided({0: 2, 1: 0}, 2, most=5) is None
    assert decided({0: 3, 1: 0}, 3, most=5) == (0,)


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("dueling_nobles", {"best_of_three": True}),
        ("noxtalia", {"best_of_three": True}),
        ("neo_noble", {"best_of": 3}),
        ("magic", {"best_of": 3}),
    ],
)
def test_the_score_of_a_match_tells_who_has_won_which_games(name: str, options: dict[str, Any]) -> None:
    game = GAMES[name]
    chance = Random(3)
    match = Match(game, game.options.model_validate(options), 2, "series")
    single = Match(game, game.options(), 2, "single")
    assert (game.rules.score(match.table), game.rules.score(single.table)) == ((0, 0), ())
    while asked := match.decisions:
        match.answer(asked[0].seat, asked[0].any(chance))
    won = [0.0, 0.0]
    for event in match.events:
        if event.kind == "game_end":
            winners = event.facts.get("winners", [event.facts.get("winner")])
            for seat in winners:
                won[seat] += 1
            if name == "noxtalia" and not winners:
                won = [wins + 0.5 for wins in won]
    assert list(game.rules.score(match.table)) == won
    assert match.result is not None
    if match.result.reason == "best_of_three" and won[0] != won[1]:
        assert match.result.winners == (won.index(max(won)),)
