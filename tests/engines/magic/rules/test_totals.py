"""Total costs: halves of {2/W} first, then raises, then reductions; then mana is made (601.2b to g)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from random import Random
from typing import Any

import pytest

from engines.kernel import Number
from engines.magic.language import costs
from engines.magic.language.costs import BITS, Cost
from engines.magic.rules import mana
from tests.engines.magic.pack import TAP, activated, creature, life, permanent, spell
from tests.engines.magic.scenes import YOU, Duel, side
from tests.engines.position import of
from tests.rules import cr


def change(key: str, generic: int) -> dict[str, Any]:
    return permanent(key, "1", "artifact", {"type": "cost", "spells": {}, "generic": generic})


MORE = [
    change("guild", -1),
    change("toll", 1),
    creature("cub", "2/W", 1, 1),
    creature("lion", "2/W 2/B", 2, 2),
]


def duel(card: str, *laws: str, lands: str) -> Duel:
    return Duel(side([card, "ox"], lands=lands, board=laws), more=MORE)


@cr("601.2b", "601.2f", "118.7a")
@pytest.mark.parametrize(
    ("laws", "lands", "able"),
    [
        (["guild"], "G", True),  # {2} less {1}
        (["guild"], "", False),
        (["guild", "guild"], "", True),  # {2} less {2}
        (["toll"], "WG", True),  # {W} and {1}
        (["toll"], "GG", False),
        (["toll", "guild"], "GG", True),
        (["toll", "guild"], "G", False),  # raised first, then reduced
    ],
)
def test_601_2f_a_reduction_takes_generic_mana_of_a_hybrid_symbol(
    laws: list[str], lands: str, able: bool
) -> None:
    assert duel("cub", *laws, lands=lands).acts == ["cast:cub"] * able


@cr("601.2b", "601.2f")
def test_601_2b_who_casts_chooses_the_halves_where_a_reduction_makes_them_differ() -> None:
    found = duel("lion", "guild", lands="WBG").do("cast:lion")
    assert (found.asked.kind, found.keys) == ("halves", ("W B", "1 W", "1 B", "3"))
    found.do("1 B")
    tapped = sorted(each.card for each in found.sees().perms if each.tapped)
    assert (len(tapped), "swamp" in tapped) == (2, True)
    assert duel("lion", "guild", lands="WB").do("cast:lion").keys == ("W B", "1 W", "1 B")
    assert duel("lion", lands="WBGG").do("cast:lion").board(YOU) == ["lion"]


def naive(written: str, changes: list[int], units: list[set[str]]) -> bool:
    """Tell whether units of mana pay a cost, by trying each half of each symbol with each unit."""
    words = written.split()
    halves = [word.split("/") if "/" in word else [word] for word in words]
    for chosen in product(*halves):
        colored = [each for each in chosen if not each.isdecimal()]
        generic = sum(int(each) for each in chosen if each.isdecimal())
        generic += sum(each for each in changes if each > 0)
        generic = max(0, generic + sum(each for each in changes if each < 0))
        if _spent(colored, generic, units):
            return True
    return False


def _spent(colored: list[str], generic: int, units: list[set[str]]) -> bool:
    if not colored:
        return len(units) >= generic
    first, *rest = colored
    return any(
        first in unit and _spent(rest, generic, [*units[:place], *units[place + 1 :]])
        for place, unit in enumerate(units)
    )


SYMBOLS = ["W", "U", "B", "C", "W/U", "U/B", "2/W", "2/U", "2/B"]
COSTS = 2_000


@cr("601.2f", "601.2h", "107.4e")
def test_601_2f_random_costs_raised_and_reduced_are_paid_as_by_trying_everything() -> None:
    chance, paid = Random("halves"), 0
    for _ in range(COSTS):
        symbols = [chance.choice(SYMBOLS) for _ in range(chance.randint(0, 4))]
        written = " ".join([str(chance.randint(0, 3)), *symbols])
        changes = [chance.choice([-2, -1, 1, 2]) for _ in range(chance.randint(0, 3))]
        units = [set(chance.sample("WUBC", chance.choice([1, 1, 2, 3]))) for _ in range(chance.randint(0, 6))]
        expected = naive(written, changes, units)
        assert pays(total(costs.read(written), changes), units) is expected, (written, changes, units)
        paid += expected
    assert COSTS / 4 < paid < COSTS * 3 / 4


def total(cost: Cost, changes: list[int]) -> Cost:
    """Return a cost with raises before reductions, as they come one after the other."""
    for more in (*(each for each in changes if each > 0), *(each for each in changes if each < 0)):
        cost = cost.with_generic(more)
    return cost


def pays(cost: Cost, units: list[set[str]]) -> bool:
    held: dict[int, int] = {}
    for unit in units:
        mask = sum(BITS[letter] for letter in unit)
        held[mask] = held.get(mask, 0) + 1
    return any(mana.covers(held, way, 0) for way in costs.plain_ways(cost))


# The same at a table, with things that are counted and used up

LANDS = {"plains": "W", "island": "U", "swamp": "B", "spring": "UG", "grove": "RG"}
USED_UP = {
    "petal": ("WUBRG", [{"this": "tap"}, {"this": "sacrifice"}]),
    "bead": ("C", [{"this": "sacrifice"}]),
}
CHANGES = {"guild": -1, "toll": 1}
SCENES, CARDS = 200, 10


def costly(chance: Random) -> dict[str, dict[str, Any]]:
    """Return creatures of random costs, some with affinity for artifacts."""
    found: dict[str, dict[str, Any]] = {}
    for number in range(60):
        symbols = [chance.choice(SYMBOLS) for _ in range(chance.randint(0, 3))]
        written = " ".join([str(chance.randint(0, 4)), *symbols])
        keywords = [{"affinity": {"type": "artifact"}}] if number % 4 == 0 else []
        found[f"costly_{number}"] = creature(f"costly_{number}", written, 1, 1, *keywords)
    return found


@cr("601.2f", "601.2g", "601.3")
def test_601_2g_random_spells_can_be_cast_exactly_where_trying_everything_says_so() -> None:
    chance, castable = Random("totals"), 0
    cards = costly(chance)
    artifacts = [
        permanent(key, "1", "artifact", activated(*cost, do=[{"action": "mana", "mana": mana}]))
        for key, (mana, cost) in USED_UP.items()
    ]
    more = [*MORE, *cards.values(), *artifacts]
    for _ in range(SCENES):
        hand = chance.sample([*cards], CARDS)
        lands = chance.choices([*LANDS], k=chance.randint(0, 4))
        things = chance.choices([*USED_UP, *CHANGES], k=chance.randint(0, 3))
        duel = Duel(side(hand, board=[*lands, *things]), more=more)
        units = [{*LANDS[land]} for land in lands]
        units += [{*USED_UP[thing][0]} for thing in things if thing in USED_UP]
        laws = [CHANGES[thing] for thing in things if thing in CHANGES]
        for card in hand:
            counted = [-1] * len(things) if cards[card]["keywords"] else []
            expected = naive(cards[card]["cost"], [*laws, *counted], units)
            assert (f"cast:{card}" in duel.acts) is expected, (cards[card], things, lands)
            castable += expected
        if acts := [key for key in duel.acts if key.startswith("cast:")]:
            is_cast(duel, chance.choice(acts), chance)
    assert SCENES * CARDS / 5 < castable < SCENES * CARDS * 4 / 5


def is_cast(duel: Duel, act: str, chance: Random) -> None:
    """Cast something, with any answers: it comes, and no mana is left."""
    duel.do(act)
    while duel.asked.kind != "main":
        duel.do(chance.choice(duel.keys))
    assert act == f"cast:{duel.board(YOU)[-1]}"
    assert duel.sees().sides[YOU].mana == ()


# X, with creatures that are used up in one way or another

Held = tuple[int, int]
"""Mana: black, and any at all."""
MAKERS = [
    permanent("pyre", "1", "artifact", activated({"sacrifice": {"type": "creature"}}, do=[
        {"action": "mana", "mana": "B B"}])),
    permanent("smelter", "1", "artifact", activated({"sacrifice": {"type": "artifact"}}, do=[
        {"action": "mana", "mana": "C C"}])),
    creature("pup", "G", 1, 1),
    creature("seed", "G", 1, 1, abilities=[activated({"this": "sacrifice"}, do=[
        {"action": "mana", "mana": "G"}])]),
    creature("leech", "B", 1, 1, abilities=[
        activated({"this": "sacrifice"}, do=[{"action": "mana", "mana": "C C"}]),
        activated(TAP, {"life": 1}, do=[{"action": "mana", "mana": "B"}]),
    ]),
    spell("swell", "X B", life("x")),
]  # fmt: skip
CREATURES, ARTIFACTS = ("pup", "seed", "leech", "drained"), ("pyre", "smelter")


@cr("601.2g", "605.3a", "107.3a")
def test_601_2g_x_is_the_most_that_using_up_everything_in_any_order_makes() -> None:
    chance, highest = Random("used up"), set[int]()
    for _ in range(150):
        board = [*chance.choices(CREATURES[:3], k=chance.randint(1, 5)), *chance.choices(ARTIFACTS, k=2)]
        chance.shuffle(board)
        lands = "B" * chance.randint(0, 1)
        most = max((total for black, total in made(tuple(sorted(board))) if black + len(lands)), default=0)
        duel = Duel(side(["swell", "ox"], lands=lands, board=board), more=MAKERS)
        expected = most + len(lands) - 1
        assert ("cast:swell" in duel.acts) is (expected >= 0), board
        if expected > 0:
            assert [*of(Number, duel.do("cast:swell").asked).numbers] == [*range(expected + 1)], board
            highest.add(expected)
    assert len(highest) > 10


@cache
def made(board: tuple[str, ...]) -> frozenset[Held]:
    """Return what mana can be made of a board, using one after the other."""
    return frozenset([(0, 0)]).union(
        *({(black + b, total + t) for b, t in made(rest)} for (black, total), rest in _used(board))
    )


def _used(board: tuple[str, ...]) -> Iterator[tuple[Held, tuple[str, ...]]]:
    """Yield what one use makes, and what is left."""
    creatures, artifacts = ([each for each in board if each in some] for some in (CREATURES, ARTIFACTS))
    for each in creatures:
        if "pyre" in board:
            yield (2, 2), _without(board, each)
        if each == "seed":
            yield (0, 1), _without(board, each)
        if each in ("leech", "drained"):
            yield (0, 2), _without(board, each)
        if each == "leech":
            yield (1, 1), tuple(sorted([*_without(board, each), "drained"]))
    if "smelter" in board:
        for each in artifacts:
            yield (0, 2), _without(board, each)


def _without(board: tuple[str, ...], gone: str) -> tuple[str, ...]:
    place = board.index(gone)
    return (*board[:place], *board[place + 1 :])
