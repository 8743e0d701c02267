"""What a seat can do now is what it is asked."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engines.neo_noble.seat.doable import Doable, doable
from engines.neo_noble.table import keys as naming
from tests.engines.neo_noble.language import ruling
from tests.engines.neo_noble.pack import act, arbiter, errant, text
from tests.engines.neo_noble.playing import new_match, some_options
from tests.engines.neo_noble.scenes import GAME, ME, YOU, Scene, scene, seen
from tests.profiles import sampled
from tests.rules import rule

SELLER = arbiter("seller", 1, 1, 2, text("pay", act("draw"), cost=[{"cost": "souls", "number": 1}]))
SNARE = errant("snare", 1, 1, 3, react={"event": "attack"})
HASTY = errant("hasty", 1, 1, 1, behaviours=["haste"])


def can(s: Scene, seat: int = ME) -> Doable:
    return doable(seen(s, seat))


@rule("NN-D8", "NN-D11", "NN-D16")
def test_in_the_action_phase_it_is_what_souls_pay_for() -> None:
    s = scene(hand="fox bear", channel="hasty:up:spent fox", left="giant", middle="seller", souls=1,
              cards=(SELLER, HASTY))  # fmt: skip
    assert can(s) == Doable(
        cards=frozenset({"fox", "bear"}), slots=frozenset({0}), bearers=frozenset({"s2"}),
        lanes=frozenset({0, 1}),
    )  # fmt: skip
    poor = scene(hand="fox bear", left="giant", souls=1)
    assert can(poor) == Doable(cards=frozenset({"fox"}))


@rule("NN-D17", "NN-D18")
def test_in_answer_to_an_attack_it_is_reactions_texts_and_blocks() -> None:
    s = scene(left="giant", souls=2, your_right="seller", your_hand="snare fox", your_souls=1,
              cards=(SNARE, SELLER)).attacks("left")  # fmt: skip
    held = frozenset({"snare", "fox"})
    assert can(s, YOU) == Doable(cards=frozenset({"snare"}), blocks=held, bearers=frozenset({"s2"}))
    assert can(s.do("block"), YOU) == Doable(blocks=held)


def test_it_is_nothing_for_one_who_is_not_asked() -> None:
    s = scene(hand="fox", left="giant", souls=3, your_hand="fox")
    assert can(s, YOU) == doable(seen(s, None)) == Doable()
    assert can(s.attacks("left")) == Doable()


@rule("NN-D4")
def test_in_the_income_phase_it_is_texts() -> None:
    s = ruling(text("income", act("draw")), stage="income", middle="seller", souls=1, cards=(SELLER,))
    assert can(s) == Doable(bearers=frozenset({"noble", "s1"}))


def _summoned(found: Doable) -> set[str]:
    return {*found.cards, *map(naming.channel, found.slots)}


@pytest.mark.parametrize("number", sampled(range(4)))
def test_each_verb_leads_to_what_was_told(number: int) -> None:
    chance, compared = Random(number), 0
    match = new_match(some_options(chance), f"doable {number}")
    while match.decisions and compared < 20:
        decision = chance.choice(match.decisions)
        seat, before = decision.seat, doable(GAME.seat_interface.view(match.table, decision.seat))
        verb = decision.any(chance)
        match.answer(seat, verb)
        asked: Any = next((each for each in match.decisions if each.seat == seat), None)
        if decision.kind != "action" or asked is None or asked.kind != verb:
            continue
        told = {
            "summon": _summoned(before),
            "attack": {naming.owned(seat, lane) for lane in before.lanes},
        }.get(str(verb))
        if told is not None:
            assert set(asked.keys) == told
            compared += 1
    assert compared
