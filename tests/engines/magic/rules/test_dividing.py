"""How an attacker's damage may be divided (510.1, 702.19, 702.2c)."""

from __future__ import annotations

from typing import Any

import pytest

from engines.kernel import Distribute
from tests.engines.magic.pack import change
from tests.engines.magic.pack import spell as made
from tests.engines.magic.scenes import OTHER, Duel, lies, side
from tests.engines.position import of
from tests.rules import cr, rule


def divides(attacker: str, *blockers: Any) -> Duel:
    """Return a scene in which an attacker has been blocked by all of these, and divides its damage."""
    duel = Duel(side(["ox"], board=[attacker]), side(board=blockers)).attacks(attacker)
    numbers = {perm.id for perm in duel.sees().perms if perm.seat == OTHER}
    asked = duel.asked
    assert asked.kind == "blockers"
    place = duel.key(attacker)
    assert len(numbers) == len(blockers)
    return duel.do((place,) * len(blockers)).passes("damage")


@cr("510.1c", "510.1e", "702.19b", "702.2c")
@pytest.mark.parametrize(
    ("attacker", "blockers", "legal", "illegal"),
    [
        # one blocker takes what kills it before anything goes over
        ("rhino", ["bear"], [(2, 2), (4, 0), (3, 1)], [(1, 3), (0, 4)]),
        # all blockers take what kills them, or nothing goes over
        ("rhino", ["bear", "mouse"], [(2, 1, 1), (4, 0, 0), (0, 4, 0), (1, 3, 0)],
         [(2, 0, 2), (1, 1, 2), (0, 0, 4)]),
        # damage that is marked counts
        ("rhino", [lies("bear", damage=1)], [(1, 3), (4, 0)], [(0, 4)]),
        # with deathtouch one is enough, one for each
        ("basilisk", ["ox"], [(1, 3), (4, 0)], [(0, 4)]),
        ("basilisk", ["ox", "wall", "bear"], [(1, 1, 1, 1), (2, 2, 0, 0)], [(1, 1, 0, 2)]),
        ("basilisk", [lies("bear", damage=1), "mouse"], [(1, 1, 2), (3, 1, 0)], [(1, 0, 3)]),
        # without trample any division, but of all of it
        ("giant", ["bear", "ox"], [(5, 0), (0, 5), (3, 2), (1, 4)], [(4, 0), (5, 1), (2, 2)]),
        ("giant", ["bear", "ox", "hawk"], [(5, 0, 0), (1, 1, 3)], [(1, 1, 1), (6, 0, 0)]),
        ("satyr", ["bear", "ox"], [(2, 0), (1, 1), (0, 2)], [(1, 0), (3, 0)]),
        # too little for all: nothing goes over
        ("rhino", ["ox", "mouse"], [(4, 0, 0), (3, 1, 0), (0, 4, 0)], [(3, 0, 1), (3, 1, 1)]),
    ],
)  # fmt: skip
def test_702_19_and_510_1_what_may_be_divided_how(
    attacker: str, blockers: list[Any], legal: list[tuple[int, ...]], illegal: list[tuple[int, ...]]
) -> None:
    asked = of(Distribute, divides(attacker, *blockers).asked)
    assert [asked.allows(each) for each in legal] == [True] * len(legal)
    assert [asked.allows(each) for each in illegal] == [False] * len(illegal)


@cr("702.19b", "510.2")
def test_702_19b_what_goes_over_hurts_the_player() -> None:
    duel = divides("rhino", "bear").do((2, 2)).passes()
    assert (duel.life(OTHER), duel.board(OTHER)) == (18, [])


@rule("MN-D13")
@cr("702.19b")
def test_702_19b_nothing_is_asked_where_the_blocker_takes_it_all() -> None:
    duel = Duel(side(["ox"], board=["rhino"]), side(board=["wall"])).attacks("rhino").blocks(wall="rhino")
    assert duel.life(OTHER) == 20


@cr("510.1c", "509.1h")
def test_510_1c_what_was_blocked_and_is_no_more_deals_no_damage_without_trample() -> None:
    for attacker, left in (("giant", 20), ("rhino", 16)):
        you = side(["bolt", "ox"], lands="R", board=[attacker], stops=frozenset({"own_blockers"}))
        duel = Duel(you, side(board=["bear"])).attacks(attacker)
        duel.assigns({"bear": duel.key(attacker)}).casts("bolt", "bear").passes()
        assert duel.life(OTHER) == left  # 702.19e


@cr("510.1a")
def test_510_1a_who_has_no_power_deals_no_damage() -> None:
    shrink = made("shrink", "B", change({"pt": [-3, 0]}), targets=[{"target": "permanent"}])
    duel = Duel(side(["shrink", "ox"], lands="B", board=["bear"]), more=[shrink])
    duel.casts("shrink", duel.key("bear")).resolves().attacks("bear")
    assert duel.life(OTHER) == 20
