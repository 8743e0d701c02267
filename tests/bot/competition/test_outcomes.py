"""What the end of a match is worth at its table, in rows."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.competition.outcomes import Ended, Impossible, by_hand, of_match, possible
from bot.competition.setup import Setup
from bot.competition.state import Format, Score, SeatSource
from engines.kernel import Result

BEST_OF_THREE = Setup(best_of=3)
SINGLE = Setup(best_of=1)
PODS = Setup(format=Format.PODS)
WON, LOST = Score(1), Score(0, 1)


@pytest.mark.parametrize(
    ("winners", "seats", "scores"),
    [
        ((0,), (0, 1), (WON, LOST)),
        ((0,), (1, 0), (LOST, WON)),
        ((), (0, 1), (Score(0, 0, 1), Score(0, 0, 1))),
        ((0,), (0, None), (WON, LOST)),
        ((1,), (None, 1), (LOST, WON)),
    ],
)
def test_one_game(winners: tuple[int, ...], seats: tuple[int | None, ...], scores: Sequence[Score]) -> None:
    assert of_match(Ended(Result(winners, "won"), seats), SINGLE).scores == tuple(scores)


@pytest.mark.parametrize(
    ("reason", "winners", "games", "won", "lost", "drawn"),
    [
        ("won", (0,), (2.0, 1.0), 2, 1, 0),
        ("won", (0,), (2.5, 0.5), 2, 0, 1),
        ("conceded", (0,), (0.0, 1.0), 2, 1, 0),
        ("conceded", (1,), (1.0, 0.0), 1, 2, 0),
        ("time_up", (0,), (1.0, 0.0), 1, 0, 1),
        ("time_up", (), (1.0, 1.0), 1, 1, 1),
        ("time_up", (), (0.0, 0.0), 0, 0, 1),
        ("agreement", (), (0.0, 0.0), 0, 0, 1),
        ("agreement", (), (1.0, 0.0), 0, 0, 1),
        ("agreement", (), (1.0, 1.0), 1, 1, 0),
    ],
)
def test_several_games(
    reason: str, winners: tuple[int, ...], games: tuple[float, float], won: int, lost: int, drawn: int
) -> None:
    outcome = of_match(Ended(Result(winners, reason), (0, 1), games), BEST_OF_THREE)
    assert outcome.scores == (Score(won, lost, drawn), Score(lost, won, drawn))


def test_a_pod_has_one_winner_or_shares_the_first_place() -> None:
    alone = Ended(Result((2,), "won", (3, 2, 1, 4)), (0, 1, 2, 3))
    assert of_match(alone, PODS).scores == (LOST, LOST, WON, LOST)
    shared = Ended(Result((), "agreement", (1, 1, 1, 4)), (0, 1, 2, 3))
    draw = Score(0, 0, 1)
    assert of_match(shared, PODS).scores == (draw, draw, draw, LOST), "the fourth had given up before"
    away = Ended(Result((), "time_up", (1, 1, 1)), (0, None, 1, 2))
    assert of_match(away, PODS).scores == (draw, LOST, draw, draw)


@pytest.mark.parametrize(
    ("winners", "reason", "disqualified", "source"),
    [
        ((0,), "won", False, SeatSource.PLAYED),
        ((), "agreement", False, SeatSource.AGREED),
        ((0,), "conceded", True, SeatSource.DISQUALIFIED),
        ((), "agreement", True, SeatSource.AGREED),
    ],
)
def test_why_it_ended(winners: tuple[int, ...], reason: str, disqualified: bool, source: SeatSource) -> None:
    ended = Ended(Result(winners, reason), (0, 1), (), disqualified)
    assert of_match(ended, SINGLE).source is source


@pytest.mark.parametrize(
    ("scores", "setup", "won", "lost", "drawn"),
    [
        ([2, 1], BEST_OF_THREE, 2, 1, 0),
        ([1, 0, 1], BEST_OF_THREE, 1, 0, 1),
        ([0, 0], BEST_OF_THREE, 0, 0, 1),
        ([0, 1], SINGLE, 0, 1, 0),
        ([0, 0], SINGLE, 0, 0, 1),
    ],
)
def test_by_hand(scores: list[int], setup: Setup, won: int, lost: int, drawn: int) -> None:
    assert by_hand(scores, 2, setup).scores == (Score(won, lost, drawn), Score(lost, won, drawn))


@pytest.mark.parametrize(
    ("scores", "seats", "setup"),
    [
        ([3, 0], 2, BEST_OF_THREE),
        ([2, 2], 2, BEST_OF_THREE),
        ([1], 2, SINGLE),
        ([1, 0, 0, 0], 2, SINGLE),
        ([1, 0], 3, PODS),
        ([2, 0, 0, 0], 4, PODS),
    ],
)
def test_what_no_match_ends_with(scores: list[int], seats: int, setup: Setup) -> None:
    with pytest.raises(Impossible):
        by_hand(scores, seats, setup)


@pytest.mark.parametrize(("seats", "setup"), [(2, SINGLE), (2, BEST_OF_THREE), (3, PODS), (4, PODS)])
@pytest.mark.parametrize("decided", [True, False])
def test_every_ending_that_is_offered_is_another_one_and_can_be_entered(
    seats: int, setup: Setup, decided: bool
) -> None:
    offered = [*possible(seats, setup, decided=decided)]
    outcomes = [by_hand(each, seats, setup) for each in offered]
    assert len({each.scores for each in outcomes}) == len(offered) <= 23
    assert {each.winner for each in outcomes} == {*range(seats), *(() if decided else (None,))}


def test_a_match_of_one_game_ends_in_three_ways_and_one_of_three_by_all_that_can_be_won_or_drawn() -> None:
    assert [*possible(2, SINGLE, decided=False)] == [(1, 0), (0, 1), (0, 0, 1)]
    won = [(2, 0), (2, 0, 1), (2, 1), (1, 0), (1, 0, 1), (1, 0, 2)]
    assert list(possible(2, BEST_OF_THREE, decided=True))[:6] == won
