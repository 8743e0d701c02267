"""Payments: a set that is enough, with none to spare, is what brute force finds."""

from __future__ import annotations

from collections.abc import Collection
from itertools import combinations
from random import Random
from typing import Any, NamedTuple

import pytest

from engines.kernel import BACK, Gather
from engines.kernel.decisions.gathering import MOST_SETS
from tests.engines.siege import Worth
from tests.profiles import sampled


class Kinds(NamedTuple):
    """So many of each kind; a coin of two kinds counts for both."""

    coins: tuple[str, ...]
    wanted: dict[str, int]

    def enough(self, places: Collection[int]) -> bool:
        return all(
            sum(kind in self.coins[place] for place in places) >= number
            for kind, number in self.wanted.items()
        )

    def leads(self, places: Collection[int]) -> bool | None:
        return None


def gather(test: Any, size: int) -> Gather:
    keys = tuple(f"k{place}" for place in range(size))
    legal = brute(test, size)
    return Gather(0, "pay", keys, test, tuple(keys[place] for place in legal[-1]) if legal else ())


def brute(test: Any, size: int) -> list[tuple[int, ...]]:
    enough = [
        places
        for count in range(size + 1)
        for places in combinations(range(size), count)
        if test.enough(places)
    ]
    return [places for places in enough if not any(set(other) < set(places) for other in enough)]


@pytest.mark.parametrize("first", sampled(range(0, 60, 20)))
def test_legal_sets_are_those_of_brute_force(first: int) -> None:
    for seed in range(first, first + 20):
        chance = Random(seed)
        size = chance.randrange(1, 9)
        test: Any = Worth(tuple(chance.randrange(1, 6) for _ in range(size)), chance.randrange(0, 12))
        if seed % 2:
            coins = tuple("".join(chance.sample("abc", chance.randrange(1, 3))) for _ in range(size))
            test = Kinds(coins, {kind: chance.randrange(0, 3) for kind in "abc"})
        if not test.enough(range(size)):
            return
        decision = gather(test, size)
        legal = {tuple(f"k{place}" for place in places) for places in brute(test, size)}
        listed = list(decision.answers())
        assert listed[0] == decision.proposal
        assert set(listed) == legal
        assert len(listed) == decision.count() == len(legal)
        assert decision.is_sole() is (len(legal) == 1)
        for count in range(size + 1):
            for answer in combinations(decision.keys, count):
                assert decision.allows(answer) is (answer in legal)
        assert {decision.any(chance) for _ in range(60 * len(legal))} == legal
        for count in range(size + 1):
            for places in combinations(range(size), count):
                whole = any({f"k{place}" for place in places} <= set(answer) for answer in legal)
                assert decision.leads(places) is whole, places


def test_what_costs_nothing_is_paid_with_nothing() -> None:
    decision = gather(Worth((1, 2), 0), 2)
    assert list(decision.answers()) == [()]
    assert decision.any(Random(1)) == ()


def test_a_payment_of_another_form_is_refused() -> None:
    decision = gather(Worth((2, 2), 3), 2)
    for wrong in ("k0", 3, ("k1", "k0"), ("k0", "k0"), ("k0", "k1", "k2"), (0, 1), BACK):
        assert not decision.allows(wrong)  # pyright: ignore[reportArgumentType]: strangers send anything
    decision.back = True
    assert decision.allows(BACK)


def test_of_very_many_sets_a_thousand_are_listed_and_all_are_legal() -> None:
    test = Worth((1,) * 20, 10)
    keys = tuple(f"k{place}" for place in range(20))
    decision = Gather(0, "pay", keys, test, keys[:10])
    assert decision.count() == MOST_SETS
    assert decision.allows(keys[10:])
    assert all(decision.allows(decision.any(Random(seed))) for seed in range(20))
