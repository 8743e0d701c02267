"""Ratings: what an event changes, what is shown, decay, replay."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.competition.ratings import (
    DAY,
    Ladder,
    Parameters,
    RatedMatch,
    Rating,
    Unrated,
    decayed,
    listed,
    provisional,
    replay,
    shown,
)

KNOWN = Parameters()


def won(number: int, winner: int, loser: int, at: float = 0.0, **changes: bool) -> RatedMatch:
    return RatedMatch(id=number, at=at, teams=((winner,), (loser,)), ranks=(0, 1), **changes)


def test_a_newcomer_is_1500_and_provisional() -> None:
    rating = Ladder().of(7, 0.0)
    assert shown(rating) == 1500
    assert provisional(rating, KNOWN)


def test_a_win_lifts_one_as_it_lowers_the_other_and_both_are_surer() -> None:
    ladder = Ladder()
    changes = ladder.add(won(1, 7, 8))
    assert not isinstance(changes, Unrated)
    assert [(change.user, change.before.mu) for change in changes] == [(7, 25.0), (8, 25.0)]
    up, down = ladder.ratings[7], ladder.ratings[8]
    assert up.mu > 25 > down.mu
    assert up.mu - 25 == pytest.approx(25 - down.mu)
    assert up.sigma == pytest.approx(down.sigma)
    assert up.sigma < KNOWN.sigma
    assert (up.matches, up.opponents) == (1, {8})
    assert ladder.chance(7, 8, 0.0) > 0.5 > ladder.chance(8, 7, 0.0)


def test_sureness_grows_as_slowly_as_the_page_says() -> None:
    ladder = Ladder()
    seen: dict[int, float] = {}
    for number in range(1, 41):
        pair = (1, 100 + number) if number % 2 else (100 + number, 1)
        ladder.add(won(number, *pair))
        seen[number] = ladder.ratings[1].sigma
    expected = {5: 7.73, 10: 7.23, 20: 6.46, 40: 5.46}
    assert {number: seen[number] for number in expected} == pytest.approx(expected, rel=0.04)


def test_provisional_until_sure_and_four_were_met() -> None:
    ladder = Ladder()
    for number in range(30):
        ladder.add(won(number, 1, 2 + number % 3, at=number * DAY / 100))
    three = ladder.ratings[1]
    assert three.sigma < KNOWN.sure_below
    assert provisional(three, KNOWN)
    ladder.add(won(99, 1, 5, at=DAY / 2))
    assert not provisional(ladder.ratings[1], KNOWN)


def test_equal_ranks_are_a_tie_and_move_nobody_among_equals() -> None:
    ladder = Ladder()
    ladder.add(RatedMatch(id=1, at=0.0, teams=((1,), (2,)), ranks=(0, 0)))
    assert ladder.ratings[1].mu == pytest.approx(25.0)
    assert ladder.ratings[1].sigma < KNOWN.sigma


def test_teams_and_free_for_all() -> None:
    teams = Ladder()
    teams.add(RatedMatch(id=1, at=0.0, teams=((1, 2), (3, 4)), ranks=(1, 0)))
    assert teams.ratings[1].mu == pytest.approx(teams.ratings[2].mu)
    assert teams.ratings[1].mu < 25 < teams.ratings[3].mu
    assert teams.ratings[1].opponents == {3, 4}
    pod = Ladder()
    pod.add(RatedMatch(id=1, at=0.0, teams=((1,), (2,), (3,), (4,)), ranks=(2, 0, 3, 1)))
    assert sorted(pod.ratings, key=lambda user: -pod.ratings[user].mu) == [2, 4, 1, 3]


def ended(rng: Random, seats: int) -> tuple[int, ...]:
    """How a table may end: any places, shared ones too."""
    drawn = [rng.randint(1, seats) for _ in range(seats)]
    return tuple(1 + sum(other < each for other in drawn) for each in drawn)


def gains(ladder: Ladder, ranks: Sequence[int]) -> list[float]:
    teams = tuple((user,) for user in range(len(ranks)))
    changes = ladder.add(RatedMatch(id=1, at=0.0, teams=teams, ranks=tuple(ranks)))
    assert not isinstance(changes, Unrated)
    return [change.after.mu - change.before.mu for change in changes]


def test_the_third_of_a_drawn_table_gains_less_than_those_who_share_the_first_place() -> None:
    one, other, third, last = gains(Ladder(), (1, 1, 2, 3))
    assert one == pytest.approx(other)
    assert one > third > last
    assert one > 0 > third


@given(st.integers(0, 10**6))
@settings(max_examples=200, deadline=None)
def test_among_equals_who_ends_higher_gains_more(seed: int) -> None:
    rng = Random(seed)
    ranks = ended(rng, rng.randint(2, 8))
    gained = gains(Ladder(), ranks)
    for (mine, my_gain), (theirs, their_gain) in combinations(zip(ranks, gained, strict=True), 2):
        if mine == theirs:
            assert my_gain == pytest.approx(their_gain)
        else:
            assert (my_gain > their_gain) is (mine < theirs)


@given(st.integers(0, 10**6))
@settings(max_examples=200, deadline=None)
def test_whoever_is_at_the_table_a_higher_place_gains_more(seed: int) -> None:
    """Between people of any strength: the same person gains more where they end higher, all else alike."""
    rng = Random(seed)
    seats = rng.randint(2, 8)
    known = {user: Rating(rng.gauss(25, 6), rng.uniform(2, 8.3), 0.0) for user in range(seats)}
    higher = rng.sample(range(1, seats + 1), seats)
    one = higher.index(rng.randint(1, seats - 1))
    other = higher.index(higher[one] + 1)
    lower = list(higher)
    lower[one], lower[other] = lower[other], lower[one]
    assert gains(Ladder.resumed(known, []), higher)[one] > gains(Ladder.resumed(known, []), lower)[one]


@given(st.integers(0, 10**6))
@settings(max_examples=30, deadline=None)
def test_no_loss_lifts_what_is_shown(seed: int) -> None:
    rng, ladder = Random(seed), Ladder()
    for number in range(60):
        winner, loser = rng.sample(range(6), 2)
        at = number * rng.choice([0.0, 1.0, 40.0]) * DAY
        before = ladder.of(loser, at)
        ladder.add(won(number, winner, loser, at))
        after = ladder.of(loser, at)
        assert after.mu <= before.mu
        assert shown(after) <= shown(before)


def test_idle_days_make_less_sure_up_to_a_newcomers() -> None:
    rating = Rating(30.0, 5.5, 0.0)
    assert decayed(rating, 182.5 * DAY, KNOWN).sigma == pytest.approx(6.5, abs=0.1)
    assert decayed(rating, 100_000 * DAY, KNOWN).sigma == pytest.approx(KNOWN.sigma)
    assert decayed(rating, -DAY, KNOWN) == rating
    assert decayed(rating, 10 * DAY, KNOWN).mu == 30.0


def test_what_is_not_rated() -> None:
    ladder = Ladder()
    assert ladder.add(won(1, 7, 8, played=False)) is Unrated.UNPLAYED
    assert ladder.add(won(2, 7, 8, void=True)) is Unrated.VOID
    assert ladder.add(RatedMatch(id=3, at=0.0, teams=((7,), ()), ranks=(0, 1))) is Unrated.COMPUTER
    assert ladder.ratings == {}


def test_the_tenth_match_a_day_of_the_same_two_is_not_rated() -> None:
    ladder = Ladder()
    for number in range(9):
        assert not isinstance(ladder.add(won(number, 7, 8, at=float(number))), Unrated)
    assert ladder.add(won(10, 8, 7, at=100.0)) is Unrated.TOO_OFTEN
    assert not isinstance(ladder.add(won(11, 7, 9, at=101.0)), Unrated)
    assert not isinstance(ladder.add(won(12, 7, 8, at=DAY)), Unrated)
    assert ladder.ratings[7].matches == 11


def test_a_ladder_resumed_within_a_day_goes_on_as_if_never_left() -> None:
    events = [won(number, 7, 8, at=DAY + number) for number in range(9)]
    ladder = replay(events).ladder
    resumed = Ladder.resumed(ladder.ratings, events)
    assert resumed.add(won(20, 7, 8, at=DAY + 50)) is Unrated.TOO_OFTEN
    assert resumed.add(won(21, 7, 9, at=DAY + 60)) == ladder.add(won(21, 7, 9, at=DAY + 60))
    assert Ladder.resumed(ladder.ratings, []).add(won(20, 7, 8, at=DAY + 50)) is not Unrated.TOO_OFTEN


def test_a_history_is_played_again_the_same_and_otherwise_with_other_parameters() -> None:
    rng = Random(4)
    events = [won(number, *rng.sample(range(12), 2), at=number * 3600.0) for number in range(200)]
    ladder = Ladder()
    for event in events:
        ladder.add(event)
    shuffled = rng.sample(events, len(events))
    assert replay(shuffled).ratings == ladder.ratings
    other = replay(events, Parameters(version=2, beta=25 / 6))
    assert other.ratings.keys() == ladder.ratings.keys()
    assert other.ratings != ladder.ratings


def test_a_correction_voids_adds_and_replays() -> None:
    wrong, right = won(1, 7, 8), won(3, 8, 7)
    later = won(2, 7, 9, at=5.0)
    corrected = replay([won(1, 7, 8, void=True), later, right])
    assert corrected.ratings == replay([right, later]).ratings
    assert corrected.ratings != replay([wrong, later]).ratings


def test_lists_go_by_what_is_sure_with_the_provisional_apart() -> None:
    met = frozenset({1, 2, 3, 4})
    ratings = {
        10: Rating(30.0, 5.0, 0.0, 20, met),
        11: Rating(29.0, 4.0, 0.0, 30, met),
        12: Rating(40.0, 8.0, 0.0, 3, met),
        13: Rating(28.0, 3.0, 0.0, 50, frozenset({1})),
    }
    assert listed(ratings, 0.0, KNOWN) == ((11, 10), (12, 13))
    assert listed(ratings, 600 * DAY, KNOWN)[0] == ()
