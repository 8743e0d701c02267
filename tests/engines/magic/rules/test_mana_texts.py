"""Mana abilities that do more than add some mana wait for nobody, whatever they ask (605.1a, 605.3b)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engines.magic.pack import ANY, MINE, TAP, activated, damage, life, permanent, spell
from tests.engines.magic.scenes import YOU, Duel, side
from tests.rules import cr

GREEN, RED = 16, 8


def adds(mana: str, **more: Any) -> dict[str, Any]:
    return {"action": "mana", "mana": mana, **more}


def well(*do: dict[str, Any], **more: Any) -> dict[str, Any]:
    """Return an artifact that is tapped for mana, and does something with it."""
    return permanent("well", "1", "artifact", activated(TAP, do=do, **more))


def used(card: dict[str, Any], **answers: Any) -> Duel:
    """Use the well, beside two bears, and answer what it asks by the kind of the question."""
    duel = Duel(side(["bolt"], board=["well", "bear", "bear"]), side(["bolt"], lands="R"), more=[card])
    duel.uses("well", 0, **answers)
    while duel.asked.kind in answers:
        duel.do(answers[duel.asked.kind])
    return duel


def mana(duel: Duel) -> dict[int, int]:
    return dict(duel.sees().sides[YOU].mana)


def is_done(duel: Duel) -> bool:
    """Tell whether the ability is done, and its player has priority as before."""
    return (duel.stack(), duel.asked.seat, duel.perm("well").tapped) == ([], YOU, True)


@cr("605.1a", "605.3b")
@pytest.mark.parametrize(("least", "added"), [(2, {GREEN: 2}), (3, {RED: 1})])
def test_605_3b_a_mana_ability_looks_whether_its_condition_holds(least: int, added: dict[int, int]) -> None:
    two = {"test": "number", "value": {"count": {"type": "creature"}}, "at_least": least}
    duel = used(well({"action": "if", "if": [two], "do": [adds("G G")], "else": [adds("R")]}))
    assert (mana(duel), is_done(duel)) == (added, True)


@cr("605.1a", "605.3b", "118.12")
@pytest.mark.parametrize(("said", "added", "left"), [("yes", {RED: 2}, 18), ("no", {}, 20)])
def test_605_3b_a_mana_ability_may_ask_whether_something_is_paid(said: str, added: Any, left: int) -> None:
    duel = used(well({"action": "may", "pay": [{"life": 2}], "do": [adds("R R")]}), may_pay=said)
    assert (mana(duel), duel.life(YOU), is_done(duel)) == (added, left, True)


@cr("605.1a", "605.3b")
def test_605_3b_a_mana_ability_adds_some_for_each_object_of_a_kind() -> None:
    duel = used(well({"action": "for_each", "of": MINE, "do": [adds("G")]}))
    assert (mana(duel), is_done(duel)) == ({GREEN: 2}, True)


@cr("605.1a", "605.3b", "603.7")
def test_605_3b_a_mana_ability_may_put_something_off() -> None:
    later = {"action": "later", "when": {"event": "step", "step": "end"}, "do": [life(3)]}
    duel = used(well(adds("G"), later))
    assert (mana(duel), duel.life(YOU), is_done(duel)) == ({GREEN: 1}, 20, True)
    assert duel.end_turn().life(YOU) == 23


@cr("605.1a")
def test_605_1a_what_adds_mana_only_later_is_no_mana_ability() -> None:
    later = {"action": "later", "when": {"event": "step", "step": "end"}, "do": [adds("G")]}
    assert used(well(later)).stack() == ["well"]


@cr("605.3b", "106.3")
def test_605_3b_each_mana_of_a_mana_ability_is_of_the_colour_that_is_chosen_for_it() -> None:
    duel = used(well(adds("WG"), adds("UR")))
    duel.do("G", "R")
    assert (mana(duel), is_done(duel)) == ({GREEN: 1, RED: 1}, True)


@cr("605.3b", "700.2")
def test_605_3b_a_modal_mana_ability_adds_what_its_mode_says() -> None:
    modes = [{"do": [adds("G")]}, {"do": [adds("R R"), damage(1, "you")]}]
    duel = used(permanent("well", "1", "artifact", activated(TAP, do=[], modes=modes)), modes=("1",))
    assert (mana(duel), duel.life(YOU), is_done(duel)) == ({RED: 2}, 19, True)


@cr("605.3b", "405.6c")
def test_605_3b_nobody_answers_a_mana_ability_before_it_is_done() -> None:
    drum = {"action": "if", "if": [{"test": "turn"}], "do": [adds("R")]}
    duel = Duel(side(["bolt"], board=["well"]), side(["zap"], lands="R"),
                more=[well(drum), spell("zap", "R", damage(2), targets=[ANY])])  # fmt: skip
    duel.uses("well", 0)
    assert (duel.asked.seat, duel.acts) == (YOU, ["cast:bolt"])
