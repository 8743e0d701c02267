"""X is one that can be paid and aimed; what is divided leaves no target without a share (601.2b to d)."""

from __future__ import annotations

from typing import Any

import pytest

from engines.kernel import BACK, Distribute, Number
from tests.engines.magic.pack import ANY, TAP, activated, creature, damage, life, permanent, spell, when
from tests.engines.magic.scenes import OTHER, YOU, Duel, side
from tests.engines.position import of
from tests.rules import cr

EXACTLY = {"target": "permanent", "is": {"type": "creature", "mana_value": {"at_least": "x", "at_most": "x"}}}
DESTROY = {"action": "destroy", "what": "target"}
ENDS = spell("ends", "X B", DESTROY, targets=[EXACTLY])
STAFF = permanent("staff", "2", "artifact", activated({"mana": "X"}, TAP, targets=[EXACTLY], do=[DESTROY]))
FOES = ("mouse", "bear", "giant")
"""Of mana value 0, 2 and 5."""


def xs(duel: Duel) -> list[int]:
    """Return the X that may be chosen."""
    return [*of(Number, duel.asked).numbers]


@cr("601.2c", "107.3a")
@pytest.mark.parametrize(
    ("foes", "lands", "expected"),
    [
        (FOES, "BBBBBB", [0, 2, 5]),
        (FOES, "BBBBB", [0, 2]),
        (("bear",), "BBBB", [2]),
        (("bear", "giant"), "BB", None),
        ((), "BBBB", None),
    ],
)
def test_601_2c_exactly_those_x_can_be_chosen_for_which_there_are_targets(
    foes: tuple[str, ...], lands: str, expected: list[int] | None
) -> None:
    duel = Duel(side(["ends", "ox"], lands=lands), side(board=foes), more=[ENDS])
    assert duel.acts == (["cast:ends"] if expected else [])
    if expected:
        assert xs(duel.do("cast:ends")) == expected


@cr("602.2b", "601.2c")
def test_602_2b_an_ability_is_offered_for_any_x_with_a_target() -> None:
    duel = Duel(side(["ox"], lands="GGGG", board=["staff"]), side(board=["bear"]), more=[STAFF])
    assert xs(duel.do(f"use:{duel.key('staff')}:0")) == [2]
    assert duel.do(2).resolves().graveyard(OTHER) == ["bear"]


@cr("601.2b", "601.2c", "700.2b")
def test_601_2b_x_and_modes_are_chosen_so_that_all_targets_can_be_found() -> None:
    both = spell("both", "X B", choose=2, modes=[
        {"targets": [EXACTLY], "do": [DESTROY]},
        {"targets": [{"target": "permanent", "is": {"type": "artifact", "mana_value": {"at_least": "x"}}}],
         "do": [DESTROY]},
        {"do": [life("x")]},
    ])  # fmt: skip
    idol = permanent("idol", "3", "artifact")
    duel = Duel(
        side(["both", "ox"], lands="BBBBBB"), side(board=["bear", "giant", "idol"]), more=[both, idol]
    )
    assert xs(duel.do("cast:both")) == [0, 1, 2, 3, 5]
    assert duel.do(2).keys == ("0", "1", "2")
    duel.do(("0", "1")).resolves()
    assert sorted(duel.graveyard(OTHER)) == ["bear", "idol"]
    duel = Duel(
        side(["both", "ox"], lands="BBBBBB"), side(board=["bear", "giant", "idol"]), more=[both, idol]
    )
    assert duel.do("cast:both").do(5).resolves().life(YOU) == 25  # the idol is too small: no mode is a choice


@cr("601.2b", "702.33a")
def test_601_2b_a_kicker_is_asked_for_where_some_x_with_a_target_can_be_paid_beside_it() -> None:
    kicked = {**ENDS, "keywords": [{"kicker": "2"}]}
    for lands, asked in (("BBBBB", "kick"), ("BBBB", "x")):
        duel = Duel(side(["ends", "ox"], lands=lands), side(board=["bear"]), more=[kicked]).do("cast:ends")
        assert duel.asked.kind == asked
        if asked == "kick":
            assert xs(duel.do("yes")) == [2]


@cr("118.3", "107.3a")
def test_118_3_what_is_tapped_for_a_spell_gives_no_mana_for_its_x() -> None:
    elf = creature("elf", "G", 1, 1, abilities=[activated(TAP, do=[{"action": "mana", "mana": "G"}])])
    swell = spell("well_up", "X", life("x"), additional=[{"tap": {"type": "creature"}}])
    duel = Duel(side(["well_up", "ox"], lands="G", board=["elf"]), more=[elf, swell]).do("cast:well_up")
    assert xs(duel) == [0, 1]


# What is divided

VOLLEY = spell(
    "volley", "X R", damage("x", divided=True), targets=[ANY, {**ANY, "optional": True, "another": True}]
)


@cr("601.2d", "601.2c")
@pytest.mark.parametrize(("x", "asked"), [(1, ["aim"]), (2, ["aim", "aim"]), (3, ["aim", "aim", "divide"])])
def test_601_2d_no_target_is_chosen_that_would_get_nothing(x: int, asked: list[str]) -> None:
    duel = Duel(side(["volley", "ox"], lands="RRRR"), side(board=["ox"]), more=[VOLLEY]).do("cast:volley")
    assert xs(duel) == [1, 2, 3]  # 0 would have nothing for the first
    duel.do(x)
    kinds: list[str] = []
    for answer in (duel.called("ox"), "s1", (x - 1, 1)):
        if duel.asked.back:
            kinds.append(duel.asked.kind)
            duel.do(answer)
    assert (kinds, duel.perm("ox", OTHER).damage) == (asked, max(1, x - 1))


@cr("601.2d", "700.2d")
def test_601_2d_each_mode_divides_among_its_own_targets() -> None:
    two = {"targets": [ANY, {**ANY, "another": True}], "do": [damage(3, divided=True)]}
    storm = spell(
        "storm", "R", choose=2, modes=[two, {"targets": [ANY], "do": [damage(1)]}, {"do": [life(1)]}]
    )
    duel = Duel(side(["storm", "ox"], lands="R"), side(board=["giant", "ox"]), more=[storm]).do("cast:storm")
    duel.do(("0", "1")).do(duel.called("giant")).do(duel.called("ox")).do("s1")
    asked = of(Distribute, duel.asked)
    assert (asked.keys, asked.total) == ((duel.key("giant"), duel.key("ox", OTHER)), 3)
    duel.do((2, 1))
    assert (duel.perm("giant").damage, duel.perm("ox", OTHER).damage, duel.life(OTHER)) == (2, 1, 19)


@cr("603.3d", "601.2d")
def test_603_3d_a_trigger_that_divides_nothing_is_removed() -> None:
    count: dict[str, Any] = {"count": {"type": "artifact"}}
    imp = creature("imp", "R", 1, 1, abilities=[when("enters", damage(count, divided=True), this=True,
                                                     targets=[{**ANY, "target": "any"}])])  # fmt: skip
    duel = Duel(side(["imp", "ox"], lands="R"), more=[imp]).casts("imp")
    assert (duel.asks, duel.stack()) == ((YOU, "main"), [])


# Modes of what has triggered


@cr("603.3c", "700.2b")
@pytest.mark.parametrize("mode", ["0", "1"])
def test_603_3c_a_mode_without_targets_of_what_has_triggered_goes_on_the_stack(mode: str) -> None:
    modes: list[dict[str, Any]] = [{"targets": [ANY], "do": [damage(1)]}, {"do": [life(2)]}]
    imp = creature("imp", "R", 1, 1, abilities=[when("enters", this=True, modes=modes)])
    duel = Duel(side(["imp", "ox"], lands="R"), more=[imp]).casts("imp")
    assert duel.asked.kind == "modes"
    duel.do((mode,))
    if mode == "0":
        duel.do("s1")
    assert (duel.life(YOU), duel.life(OTHER)) == ((20, 19) if mode == "0" else (22, 20))


@cr("601.2b")
def test_who_goes_back_from_x_has_announced_nothing() -> None:
    duel = Duel(side(["ends", "ox"], lands="BBB"), side(board=["bear", "mouse"]), more=[ENDS]).do("cast:ends")
    assert duel.do(BACK).acts == ["cast:ends"]
