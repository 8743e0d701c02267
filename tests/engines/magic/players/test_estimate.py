"""How a match stands: one position that is plainly better than another."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engines.magic.pack import creature, permanent, static
from tests.engines.magic.scenes import GAME, YOU, Duel, side

BANNER = permanent("flag", "2 W", "enchantment", static({"pt": [1, 1]}, what={"every": {"type": "creature"}}))
GUARD = creature("guard", "1 G", 2, 2, "cant_attack", "cant_block")


def chance(you: dict[str, Any]) -> float:
    return GAME.ai_support.evaluate(Duel(you, side(["ox"]), more=[BANNER, GUARD]).table, YOU)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (side(["ox"], lands="G"), side(["ox", "forest"])),
        (side(["ox"], board=["bear"]), side(["ox", "bear"])),
        (side(["ox"], board=["giant"]), side(["ox"], board=["bear"])),
        (side(["ox"], board=["flag"]), side(["ox", "flag"])),
        (side(["ox"], noble="lord"), side(["ox"])),
        (side(["ox"], board=["bear"]), side(["ox"], board=["guard"])),
        (side(["ox"], life=20), side(["ox"], life=10)),
        (side(["ox", "ox"]), side(["ox"])),
    ],
)
def test_what_is_better_is_valued_higher(better: dict[str, Any], worse: dict[str, Any]) -> None:
    assert chance(better) > chance(worse)


def test_the_last_points_of_life_are_worth_most() -> None:
    low, high = (chance(side(["ox"], life=life + 2)) - chance(side(["ox"], life=life)) for life in (1, 18))
    assert low > high


def test_like_sides_stand_alike() -> None:
    duel = Duel(side(["ox"], board=["bear"]), side(["ox"], board=["bear"]))
    assert [GAME.ai_support.evaluate(duel.table, seat) for seat in (0, 1)] == [0.5, 0.5]
