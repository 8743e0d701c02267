"""Who meets whom of those who look for an opponent, and when."""

from __future__ import annotations

from random import Random

import pytest

from bot.competition.searching import Seeker, meets_at, next_look, pairs


def seeker(number: int, rating: float = 1500, began: float = 0.0, **more: object) -> Seeker:
    values = {"pool": "a", "until": began + 1800.0, **more}
    return Seeker(id=number, rating=rating, began=began, **values)  # pyright: ignore[reportArgumentType]


@pytest.mark.parametrize(("gap", "seconds"), [(0, 0), (150, 0), (200, 60), (400, 300), (1650, 1800)])
def test_the_window_widens_by_fifty_points_a_minute(gap: int, seconds: int) -> None:
    one, other = seeker(1), seeker(2, 1500 + gap)
    assert meets_at(one, other) == seconds
    assert pairs([one, other], seconds) == [(one, other)]
    if seconds:
        assert pairs([one, other], seconds - 1) == []
        assert next_look([one, other], 0) == min(seconds, 1800)


def test_who_comes_late_does_not_wait_again_for_who_has_waited() -> None:
    old, new = seeker(1, 1500), seeker(2, 1900, began=290.0)
    assert meets_at(old, new) == 300
    assert meets_at(old, seeker(3, 1500, began=290.0)) == 290


def test_the_nearest_meet_first_then_who_has_waited_longest() -> None:
    far, near, mine, late = seeker(1, 1400), seeker(2, 1490), seeker(3, 1500), seeker(4, 1510, began=5.0)
    assert pairs([far, near, mine, late], 10) == [(near, mine), (far, late)]


def test_other_pools_never_meet_and_who_rests_waits() -> None:
    assert pairs([seeker(1), seeker(2, pool="b")], 1000) == []
    resting = [seeker(1, rests_until=60.0), seeker(2, rests_until=60.0)]
    assert pairs(resting, 59) == []
    assert next_look(resting, 0) == 60
    assert pairs(resting, 60) != []
    assert next_look([], 0) is None


def test_who_cannot_meet_is_passed_over_and_takes_nobodys_place() -> None:
    rivals = [seeker(number, 1500 + number, apart={1}) for number in range(2, 12)]
    alone = seeker(1, apart={each.id for each in rivals})
    assert pairs([alone, rivals[0]], 1000) == []
    assert next_look([alone, rivals[0]], -1) == 1800, "not when they would have met"
    last = seeker(12, 1540)
    assert pairs([alone, *rivals, last], 0)[-1] == (alone, last)


def test_nobody_meets_two_and_all_near_ones_meet() -> None:
    rng = Random(5)
    for _ in range(50):
        crowd = [
            seeker(n, rng.gauss(1500, 200), began=rng.uniform(0, 600), pool=rng.choice("ab"))
            for n in range(rng.randint(2, 30))
        ]
        made = pairs(crowd, 700)
        met = [each.id for pair in made for each in pair]
        assert len(met) == len(set(met))
        assert all(one.pool == other.pool and meets_at(one, other) <= 700 for one, other in made)
        alone = [each for each in crowd if each.id not in met]
        for one in alone:  # nobody is left beside a neighbour with whom they might have met
            assert not any(
                pairs([one, other], 700) for other in alone if other is not one and _next(one, other, crowd)
            )


def _next(one: Seeker, other: Seeker, crowd: list[Seeker]) -> bool:
    pool = sorted((each for each in crowd if each.pool == one.pool), key=lambda each: (each.rating, each.id))
    return one.pool == other.pool and abs(pool.index(one) - pool.index(other)) <= 8
