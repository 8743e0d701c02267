"""Matches of cards that are played by hand, by players who do anything at any moment (MN-R32 to MN-R34)."""

from __future__ import annotations

import json
from random import Random
from time import perf_counter
from typing import Any

import pytest

from engines.kernel import Match
from engines.magic.rules.by_hand import marking
from engines.magic.table.state import Table
from tests.engines import conformance
from tests.engines.magic import by_hand
from tests.engines.magic.scenes import GAME
from tests.engines.magic.test_playouts import holds
from tests.profiles import sampled
from tests.rules import rule

GAMES, BATCH = 500, 25
"""So many matches in all, a batch a test; each run plays the shortest in which all is asked."""
SHORTEST = range(3, 4)
ASKED = {"work", "consent", "agree", "objection", "use", "hand_cost"}
CLOSELY = 9
"""Each of so many moments of playing by hand is looked at from all sides."""
DEEDS = 60
MOST_SECONDS = 0.03
"""A deed takes so long at most, all in all, in the middle of all that were looked at."""
_LEARNT = (
    "known",
    "works",
    "objections",
    "refusals",
    "trusts",
    "stops",
    "hold",
    "by_hand",
    "always",
    "quiet",
)


def restarted(match: Match[Any]) -> Match[Any]:
    """Return the match as a process finds it that begins anew."""
    loaded: Match[Any] = Match.load(GAME, json.loads(json.dumps(match.dump())), match.options)
    assert loaded.hash() == match.hash()
    return loaded


def as_begun(table: Table) -> dict[str, Any]:
    """Return a table without dice, what was learnt and counted, and the order of libraries."""
    saved = table.dump()
    sides = [
        {
            name: value
            for name, value in {**each, "library": sorted(each["library"])}.items()
            if name not in _LEARNT
        }
        for each in saved["sides"]
    ]
    for each in sides:
        each["looking"] = each["bottoms"] = each["watched"] = each["bared"] = 0
    return {**saved, "sides": sides, "mark": None, "items": 0}


def taking_back(match: Match[Any]) -> bool:
    """Take back what is carried out: all is as if it had never begun. Return whether that could be done."""
    decision = match.decisions[0]
    if decision.kind != "work" or decision.back or "take_back" not in getattr(decision, "keys", ()):
        return False
    twin = match.copy()
    then = as_begun(marking.marked(twin.table))
    twin.answer(decision.seat, "take_back")
    assert as_begun(twin.table) == then
    work: Any = twin.table.work
    assert (twin.table.stage, work.done) == ("work", ())
    return True


@rule("MN-R33", "MN-R34")
@pytest.mark.parametrize(
    "seeds", sampled([SHORTEST, *(range(first, first + BATCH) for first in range(0, GAMES, BATCH))])
)
def test_hostile_players_lose_no_card_and_learn_nothing(seeds: range) -> None:
    kinds, taken = set[str](), 0
    for seed in seeds:
        for number, (match, chance) in enumerate(conformance.random_match(GAME, by_hand.options(), 2, seed)):
            holds(match.table)
            asked = {decision.kind for decision in match.decisions}
            kinds |= asked
            if asked & ASKED:
                taken += taking_back(match)
            if asked & ASKED and number % CLOSELY == 0:
                restarted(match)
                conformance.check_secrecy(match, number)
                conformance.check_legality(match, chance)
                conformance.check_quiet(match)
    assert ASKED - {"objection", "use"} <= kinds
    assert taken


@pytest.mark.parametrize("seed", sampled([11, 2, 0, 1, 3]))
def test_a_match_of_such_cards_keeps_what_every_game_promises(seed: int) -> None:
    changed = tried = False
    match: Match[Any] | None = None
    for number, (match, chance) in enumerate(conformance.random_match(GAME, by_hand.options(), 2, seed)):
        by_hand_now = any(decision.kind in ASKED for decision in match.decisions)
        if not (conformance.is_looked_at(number) or (by_hand_now and number % CLOSELY == 0)):
            continue
        conformance.check_legality(match, chance)
        conformance.check_prompt(match)
        conformance.check_copies(match, chance)
        conformance.check_quiet(match)
        conformance.check_orders(match, chance)
        conformance.check_ways(match, number)
        changed |= conformance.check_secrecy(match, number)
        tried |= conformance.check_undo(match, number)
    assert changed
    assert tried
    assert match is not None
    assert match.result is not None
    conformance.check_record(match)


def test_a_deed_takes_no_longer_than_a_blink() -> None:
    """The answer, what is saved, and the panel that follows."""
    took: list[float] = []
    for match, _ in conformance.random_match(GAME, by_hand.options(), 2, 3):
        if match.decisions and match.decisions[0].kind == "work":
            decision, begun = match.decisions[0], perf_counter()
            twin = match.copy()
            twin.answer(decision.seat, decision.any(Random(len(took))))
            json.dumps(twin.dump())
            for each in twin.decisions:
                conformance.compound_prompt(twin, each.seat)
            took.append(perf_counter() - begun)
            if len(took) == DEEDS:
                break
    took.sort()
    assert len(took) == DEEDS
    assert took[len(took) // 2] <= MOST_SECONDS
