"""Assignments and distributions: the legal answers are those of brute force."""

from __future__ import annotations

from itertools import combinations, product
from math import comb
from random import Random
from typing import Any

import pytest

from engines.kernel import BACK, Assign, AssignBounds, Distribute
from tests.profiles import sampled


def brute_assignments(decision: Assign) -> set[tuple[str, ...]]:
    """Return of all declarations that the bounds allow those that keep most duties."""
    kept: dict[tuple[str, ...], int] = {}
    for answer in product(*(("", *places) for places in decision.places)):
        taken = [(answer.count(place), bounds) for place, bounds in decision.bounds.items()]
        if any(n and not low <= n <= high for n, (low, high) in taken):
            continue
        going = len(answer) - answer.count("")
        if going and decision.total is not None and not decision.total[0] <= going <= decision.total[1]:
            continue
        where = dict(zip(decision.keys, answer, strict=True))
        if any(where[one] == where[other] != "" for one, other in decision.apart):
            continue
        kept[answer] = sum(
            place in answer if key == "" else (key, place) in zip(decision.keys, answer, strict=True)
            for key, place in decision.duties
        )
    return {answer for answer, number in kept.items() if number == max(kept.values())}


def random_assign(chance: Random) -> Assign:
    keys = tuple(f"k{n}" for n in range(chance.randrange(1, 5)))
    targets = tuple(f"p{n}" for n in range(chance.randrange(1, 4)))
    places = tuple(tuple(target for target in targets if chance.random() < 0.8) for _ in keys)
    bounds: dict[str, AssignBounds] = {}
    for target in targets:
        if chance.random() < 0.5:
            least = chance.randrange(1, 4)
            bounds[target] = AssignBounds(least, least + chance.randrange(0, 3))
    duties = tuple(
        (chance.choice(("", *keys)), chance.choice(targets)) for _ in range(chance.choice((0, 1, 2, 4)))
    )
    total = None
    if chance.random() < 0.4:
        least = chance.randrange(1, 4)
        total = AssignBounds(least, least + chance.randrange(0, 3))
    apart = [pair for pair in combinations(keys, 2) if chance.random() < 0.2]
    chance.shuffle(apart)
    return Assign(0, "block", keys, places, bounds, duties, total, tuple(apart))


@pytest.mark.parametrize("first", sampled(range(0, 400, 50)))
def test_legal_assignments_are_those_of_brute_force(first: int) -> None:
    for seed in range(first, first + 50):
        chance = Random(seed)
        decision = random_assign(chance)
        legal = brute_assignments(decision)
        listed = list(decision.answers())
        assert set(listed) == legal
        assert len(listed) == decision.count() == len(legal)
        for answer in product(*(("", *places, "elsewhere") for places in decision.places)):
            assert decision.allows(answer) is (answer in legal)
        assert {decision.any(chance) for _ in range(8 * len(legal))} <= legal
        for answer in product(*((None, *places) for places in decision.places)):
            going = {number: place for number, place in enumerate(answer) if place is not None}
            whole = any(all(one[number] == place for number, place in going.items()) for one in legal)
            assert decision.leads(going) is whole


def test_each_legal_assignment_is_as_likely_as_another() -> None:
    decision = Assign(0, "block", ("a", "b"), (("x", "y"), ("x",)), {"x": AssignBounds(2, 2)}, (("", "y"),))
    assert set(decision.answers()) == {("y", "")}, "two at x keep no duty"
    free = Assign(0, "block", ("a", "b"), (("x", "y"), ("x",)), {"x": AssignBounds(2, 2)})
    drawn = [free.any(Random(seed)) for seed in range(3_000)]
    assert {answer: 850 < drawn.count(answer) < 1_150 for answer in set(drawn)} == {
        ("", ""): True, ("y", ""): True, ("x", "x"): True,
    }  # fmt: skip


@pytest.mark.parametrize("seed", sampled(range(20)))
def test_where_nothing_binds_each_key_goes_by_itself_as_it_would_among_others(seed: int) -> None:
    """Bounds that any number keeps bind nothing, and yet are counted."""
    chance = Random(seed)
    keys = tuple(f"k{number}" for number in range(chance.randint(1, 5)))
    places = tuple(tuple("abc"[: chance.randint(0, 3)]) for _ in keys)
    free = Assign(0, "free", keys, places)
    counted = Assign(0, "free", keys, places, bounds={"a": AssignBounds(1, len(keys))})
    assert set(free.answers()) == set(counted.answers()) == brute_assignments(free)
    assert free.count() == counted.count()
    for answer in (*free.answers(), ("d",) * len(keys), ("a",) * len(keys)):
        assert free.allows(answer) is counted.allows(answer)
    drawn = [(free.any(Random(each)), counted.any(Random(each))) for each in range(10)]
    assert all(one == other for one, other in drawn)


def test_very_many_assignments_are_counted_and_drawn_without_being_listed() -> None:
    keys, places = tuple(f"k{n}" for n in range(12)), tuple(f"p{n}" for n in range(8))
    assert Assign(0, "block", keys, (places,) * 12).count() == 9**12
    bounds = {"p0": AssignBounds(2, 12), "p1": AssignBounds(1, 1)}
    decision = Assign(0, "block", keys, (places,) * 12, bounds, (("", "p0"), ("k3", "p1"), ("k4", "p1")))
    one_of_two = 2 * sum(
        # of the eleven others, so many at p0, the rest at one of six places or nowhere
        comb(11, at) * 7 ** (11 - at)
        for at in range(2, 12)
    )
    assert decision.count() == one_of_two
    answer = decision.any(Random(1))
    assert decision.allows(answer)
    assert decision.allows(next(decision.answers()))


def test_places_that_are_alike_are_counted_as_each_for_itself() -> None:
    keys, places = tuple(f"k{n}" for n in range(4)), ("p0", "p1", "p2")
    pairs = Assign(0, "block", keys, (places,) * 4, dict.fromkeys(places, AssignBounds(2, 2)), (("", "p1"),))
    assert set(pairs.answers()) == brute_assignments(pairs)
    assert pairs.count() == len(brute_assignments(pairs))
    keys, places = tuple(f"k{n}" for n in range(12)), tuple(f"p{n}" for n in range(8))
    ways = [1] * 13  # of so many keys none goes anywhere
    for _ in places:
        ways = [sum(comb(n, at) * ways[n - at] for at in range(n + 1) if at != 1) for n in range(13)]
    menace = Assign(0, "block", keys, (places,) * 12, dict.fromkeys(places, AssignBounds(2, 12)))
    assert menace.count() == ways[12]


def test_one_that_may_go_to_two_places_goes_to_two_that_differ() -> None:
    twice = Assign(0, "block", ("wall", "wall again"), (("x", "y"),) * 2, apart=(("wall again", "wall"),))
    assert not twice.allows(("x", "x"))
    assert twice.count() == 3 * 3 - 2
    assert twice.leads({0: "x", 1: "y"})
    assert not twice.leads({0: "y", 1: "y"})


def test_all_together_are_none_or_as_many_as_their_bounds_say() -> None:
    pair = Assign(0, "attack", ("a", "b", "c"), (("you",),) * 3, total=AssignBounds(2, 2))
    assert set(pair.answers()) == {
        ("", "", ""), ("you", "you", ""), ("you", "", "you"), ("", "you", "you"),
    }  # fmt: skip
    held = Assign(
        0, "block", ("a", "b"), (("x",),) * 2, duties=(("a", "x"), ("b", "x")), total=AssignBounds(1, 1)
    )
    assert set(held.answers()) == {("x", ""), ("", "x")}, "as many duties as can be kept (508.1d)"
    keys, places = tuple(f"k{n}" for n in range(12)), tuple(f"p{n}" for n in range(8))
    some = Assign(0, "block", keys, (places,) * 12, total=AssignBounds(2, 3), apart=(("k0", "k1"),))
    free = sum(comb(12, at) * 8**at for at in (0, 2, 3))
    assert some.count() == free - 8 - 8 * 10 * 8, "but those in which the two are at one place"


def test_an_assignment_of_another_form_is_refused() -> None:
    decision = Assign(0, "block", ("a",), (("x",),))
    for wrong in ("x", 1, (), ("x", "x"), (0,), ("a",), BACK):
        assert not decision.allows(wrong)
    decision.back = True
    assert decision.allows(BACK)


def brute_amounts(decision: Distribute) -> set[tuple[int, ...]]:
    size = len(decision.keys)
    least, caps = decision.least or (0,) * size, decision.caps or (decision.total,) * size
    legal: set[tuple[int, ...]] = set()
    for amounts in product(range(decision.total + 1), repeat=size):
        within = all(low <= n <= cap for low, n, cap in zip(least, amounts, caps, strict=True))
        through = all(n >= gate for n, gate in zip(amounts, decision.gate, strict=False))
        if sum(amounts) == decision.total and within and (through or not amounts[-1]):
            legal.add(amounts)
    return legal


def test_legal_distributions_are_those_of_brute_force() -> None:
    for seed in range(200):
        check_distribution(Random(seed))


def check_distribution(chance: Random) -> None:
    size, total = chance.randrange(1, 5), chance.randrange(0, 6)

    def some(number: int, most: int) -> Any:
        return tuple(chance.randrange(0, most) for _ in range(number)) if chance.random() < 0.6 else ()

    keys = tuple(f"k{n}" for n in range(size))
    caps = tuple(cap + 1 for cap in some(size, 5))
    decision = Distribute(0, "deal", keys, total, caps, some(size, 3), some(size - 1, 4))
    legal = brute_amounts(decision)
    listed = list(decision.answers())
    assert set(listed) == legal, decision
    assert len(listed) == decision.count() == len(legal), decision
    for amounts in product(range(-1, total + 1), repeat=size):
        assert decision.allows(amounts) is (amounts in legal), decision
    for amounts in product(range(total + 1), repeat=size):
        whole = any(all(n >= m for n, m in zip(one, amounts, strict=True)) for one in legal)
        assert decision.leads(amounts) is whole, decision
    drawn = {decision.any(chance) for _ in range(200 * len(legal))}
    assert drawn <= legal, decision
    assert drawn == legal or len(legal) > 12, decision
