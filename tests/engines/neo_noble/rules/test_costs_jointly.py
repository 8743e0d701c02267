"""Costs of several parts against brute force: every way of paying them is tried (NN-R81)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product
from random import Random
from typing import Any

import pytest
from pydantic import TypeAdapter

from engines.kernel import Answer, Choose, Pick, Play
from engines.neo_noble.language.costs import Cost
from engines.neo_noble.rules import costs, joint
from engines.neo_noble.table.pieces import Source
from engines.neo_noble.table.resolving_effect import ResolvingEffect
from engines.neo_noble.table.state import Table
from tests.engines.neo_noble.language import cost
from tests.engines.neo_noble.scenes import ME, scene
from tests.profiles import sampled

COSTS: TypeAdapter[list[Cost]] = TypeAdapter(list[Cost])
ARBITER = {"type": ["arbiter"]}
PARTS = (
    cost("souls", number=1),
    cost("souls", number=2),
    cost("sacrifice"),
    cost("sacrifice", layer="covered"),
    cost("sacrifice", layer="any", number=2),
    cost("sacrifice", filter=ARBITER, layer="any"),
    cost("return"),
    cost("return", number=2),
    cost("discard"),
    cost("discard", number=2),
    cost("discard", filter=ARBITER),
    cost("relinquish"),
    cost("spend_dominance"),
    cost("channel_card"),
    cost("channel_card", ready=True),
    cost("banish"),
    cost("banish", filter=ARBITER),
)


def small_table(chance: Random) -> Table:
    """Return a table with few things on my side; my Arbiters are all named `judge`."""

    def some(most: int, *among: str) -> str:
        return " ".join(chance.choice(among) for _ in range(chance.randint(0, most)))

    lanes: dict[str, Any] = {lane: some(2, "judge", "fox") for lane in ("left", "middle", "right")}
    coins = {lane: chance.choice(("mine ready", "mine spent")) for lane in lanes if lanes[lane]}
    return scene(
        **lanes, coins=coins, hand=some(3, "judge", "fox"), grave=some(2, "judge", "fox"),
        channel=some(2, "wolf", "wolf:spent", "wolf:up"), souls=chance.randint(0, 1),
        bargain=chance.choice((ME, -1)),
    ).table  # fmt: skip


def brute_force(table: Table, parts: list[dict[str, Any]]) -> bool:
    """Try every choice of things for every part: is there one in which nothing is given twice?"""
    ways = [list(combinations(candidates(table, part), part.get("number", 1))) for part in parts]
    return any(
        max(Counter(thing for things in way for thing in things).values(), default=1) == 1
        for way in product(*ways)
    )


def candidates(table: Table, part: dict[str, Any]) -> list[tuple[str, object]]:
    """Return what may be given for a part, written anew from the words of the card language."""
    side = table.sides[ME]
    mine = [(number, coin.ready) for number, coin in enumerate(table.coins) if coin.holder == ME]
    slots = [(number, slot.ready) for number, slot in enumerate(side.channel) if slot is not None]
    arbiter = part.get("filter") == ARBITER
    match part["cost"]:
        case "souls":
            souls: list[tuple[str, object]] = [("soul", number) for number in range(side.lingering)]
            souls += [("slot", number) for number, ready in slots if ready]
            souls += [("coin", number) for number, ready in mine if ready]
            return souls + ([("bargain", 0)] if side.bargain else [])
        case "sacrifice" | "return":
            layer = part.get("layer", "active")
            return [
                ("spirit", spirit.key)
                for spirits in side.lanes
                for spirit in spirits
                if layer in ("any", "active" if spirit is spirits[-1] else "covered")
                and (not arbiter or spirit.card.id == "judge")
            ]
        case "relinquish":
            return [("coin", number) for number, _ in mine]
        case "spend_dominance":
            return [("coin", number) for number, ready in mine if ready]
        case "channel_card":
            return [("slot", number) for number, ready in slots if ready or not part.get("ready")]
        case zone:
            cards = side.hand if zone == "discard" else side.grave
            return [(zone, n) for n, card in enumerate(cards) if not arbiter or card == "judge"]


def drive(play: Play[None], chance: Random) -> None:
    """Play on with answers at random; whoever is asked has something to choose from."""
    answer: Answer | None = None
    while True:
        try:
            asked = next(play) if answer is None else play.send(answer)
        except StopIteration:
            return
        assert isinstance(asked, Choose | Pick)
        assert asked.keys
        if isinstance(asked, Choose):
            answer = chance.choice(asked.keys)
        else:
            assert len(asked.keys) >= asked.least
            chosen = chance.sample(asked.keys, asked.least)
            answer = tuple(key for key in asked.keys if key in chosen)


def counts(table: Table) -> Counter[str]:
    """Count what can be given, and where it goes."""
    side = table.sides[ME]
    return Counter(
        spirits=sum(map(len, side.lanes)), hand=len(side.hand), grave=len(side.grave),
        banished=len(side.banished), held=sum(coin.holder == ME for coin in table.coins),
        ready=sum(coin.holder == ME and coin.ready for coin in table.coins),
        slots=sum(slot is not None for slot in side.channel),
        souls=side.lingering + side.bargain + sum(slot is not None and slot.ready for slot in side.channel),
    )  # fmt: skip


def total(parts: list[dict[str, Any]], *kinds: str) -> int:
    return sum(part.get("number", 1) for part in parts if part["cost"] in kinds)


@pytest.mark.rule("NN-R81", "NN-R13")
@pytest.mark.parametrize("seed", sampled(range(8)))
def test_a_cost_is_payable_exactly_where_some_way_of_paying_it_is(seed: int) -> None:
    chance = Random(seed)
    seen: Counter[bool] = Counter()
    for _ in range(12):
        table = small_table(chance)
        for _ in range(25):
            parts = chance.sample(PARTS, chance.randint(1, 4))
            use = ResolvingEffect(Source(ME, "queen"), table.card("queen"))
            wanted = COSTS.validate_python(parts)
            # one price for all Souls: two parts of it are one sum
            due = total(parts, "souls")
            others = [part for part in parts if part["cost"] != "souls"]
            expected = brute_force(table, [*others, cost("souls", number=due)] if due else others)
            assert costs.payable(table, use, wanted) is expected, parts
            seen[expected] += 1
            if expected:
                pays_in_full(table.copy(), use, wanted, parts, chance)
    assert min(seen[True], seen[False]) > 50


def pays_in_full(
    table: Table, use: ResolvingEffect, wanted: list[Cost], parts: list[dict[str, Any]], chance: Random
) -> None:
    """Pay with answers at random: whatever is chosen, each part is given in full."""
    before = counts(table)
    drive(costs.pay(table, use, wanted), chance)
    after = counts(table)
    assert before["spirits"] - after["spirits"] >= total(parts, "sacrifice", "return"), parts
    assert before["hand"] + total(parts, "return") - after["hand"] == total(parts, "discard"), parts
    assert after["banished"] - before["banished"] == total(parts, "banish"), parts
    assert before["slots"] - after["slots"] == total(parts, "channel_card"), parts
    assert before["held"] - after["held"] >= total(parts, "relinquish"), parts
    paid = before["souls"] - after["souls"] + before["ready"] - after["ready"]
    assert paid >= total(parts, "souls", "spend_dominance"), parts


@pytest.mark.rule("NN-R81")
def test_things_are_shared_out_exactly_where_some_choice_does_so() -> None:
    chance = Random("shared out")
    for _ in range(400):
        parts = [
            (chance.randint(0, 2), chance.sample(range(6), chance.randint(0, 5)))
            for _ in range(chance.randint(1, 4))
        ]
        ways = product(*(list(combinations(things, number)) for number, things in parts))
        expected = any(
            max(Counter(thing for things in way for thing in things).values(), default=1) == 1 for way in ways
        )
        assert joint.together(parts) is expected, parts
