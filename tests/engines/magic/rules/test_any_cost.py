"""Whatever an ability costs, and asks about its source: nothing that is pressed breaks (605.3b, 608.2h)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random
from typing import Any

import pytest

from tests.engines.magic.cards.shapes import is_refused
from tests.engines.magic.pack import TAP, activated, change, creature, damage, life, permanent, when
from tests.engines.magic.scenes import Duel, lies, side
from tests.engines.magic.test_playouts import cards, holds
from tests.profiles import sampled
from tests.rules import cr

_POWER = {"number": "power", "of": "this"}
_CHARGES = {"number": "counters", "of": "this", "kind": "charge"}
COSTS: list[dict[str, Any]] = [
    {"mana": "1"}, TAP, {"this": "untap"}, {"this": "sacrifice"}, {"this": "exile"}, {"this": "return"},
    {"life": 1}, {"remove": "charge"}, {"sacrifice": {"type": "creature"}},
    {"sacrifice": {"type": "artifact"}}, {"discard": {}},
    {"exile": {}}, {"tap": {"type": "creature"}}, {"give_back": {"type": "artifact"}},
]  # fmt: skip
DEEDS: list[list[dict[str, Any]]] = [
    [{"action": "mana", "mana": "G"}],
    [{"action": "mana", "mana": "WU", "number": _POWER}],
    [{"action": "mana", "mana": "WU WU", "alike": True}],
    [{"action": "mana", "mana": "G", "number": _CHARGES}, {"action": "lose_life", "number": 1}],
    [life(_POWER)],
    [damage(1, to="opponent")],
    [change({"pt": [1, 1]}, what="this")],
    [{"action": "add_counters", "what": "this", "kind": "charge"}],
    [{"action": "move", "what": "this", "to": "hand"}],
    [{"action": "sacrifice", "what": "this"}],
    [{"action": "later", "when": {"event": "step", "step": "end"}, "do": [life(_POWER)]}],
    [{"action": "may", "pay": [{"this": "sacrifice"}], "do": [life(3)]}],
]
MORE = [
    permanent("well", "1", "enchantment", when("taps_for_mana", {"action": "mana", "mana": "G"}, **{
        "is": {}, "whose": "you"})),
    permanent("petal", "0", "artifact", activated(TAP, {"this": "sacrifice"}, do=[
        {"action": "mana", "mana": "C"}])),
    creature("golem", "4", 1, 1, {"affinity": {"type": "artifact"}}),
    creature("shaper", "4", 3, 3, {"morph": "3"}),
]  # fmt: skip
PRESSES = 12
BATCHES, SCENES = 4, 40


@cr("605.3b", "608.2h", "118.3", "601.2h")
@pytest.mark.parametrize("batch", sampled(range(BATCHES)))
def test_no_press_breaks_whatever_an_ability_costs_and_asks_about_its_source(batch: int) -> None:
    chance, pressed = Random(f"any cost {batch}"), Counter[str]()
    every = [cost for number in (1, 2, 3) for cost in combinations(COSTS, number)]
    played = 0
    while played < SCENES:
        cost, zone = chance.choice(every), chance.choice(["battlefield"] * 4 + ["graveyard", "hand"])
        ability = activated(*chance.sample(cost, len(cost)), do=chance.choice(DEEDS), zone=zone)
        thing = creature("thing", "1", 2, 2, abilities=[ability])
        thing["types"]["card"] = ["artifact", "creature"]
        if not is_refused(thing):
            played += 1
            pressed += presses(scene(thing, chance), chance)
    assert pressed["main"] > SCENES
    assert pressed["pay_use"] > 0


def scene(thing: dict[str, Any], chance: Random) -> Duel:
    there = lies("thing", counters=(("charge", 2),), tapped="untap" in str(thing["abilities"]))
    board = [there, "bear", "petal", *["well"] * chance.randrange(2)]
    you = side(["golem", "thing", "bolt", "shaper"], lands="GR", board=board)
    duel = Duel(you, side(["ox"], lands="G", board=["bear"]), more=[thing, *MORE])
    for seat in duel.table.sides:
        seat.brought = tuple(cards(duel.table, seat.seat))
    return duel


def presses(duel: Duel, chance: Random) -> Counter[str]:
    """Press things at random, most of them abilities; return what was asked."""
    asked = Counter[str]()
    for _ in range(PRESSES):
        if not duel.match.decisions:
            break
        decision = duel.asked
        duel.prompt()
        wanted = [
            key for key in getattr(decision, "keys", ()) if key.startswith(("use:", "cast:golem", "up:"))
        ]
        answer = chance.choice(wanted) if wanted and chance.random() < 0.8 else decision.any(chance)
        duel.match.answer(decision.seat, answer)
        holds(duel.table)
        asked[decision.kind] += 1
    return asked
