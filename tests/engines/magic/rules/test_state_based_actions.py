"""State-based actions and how the game ends: chapters 104 and 704."""

from __future__ import annotations

import pytest

from engines.kernel import PASS
from engines.magic.rules import course, ending
from engines.magic.table.state import Table
from tests.engines.magic.pack import permanent
from tests.engines.magic.scenes import GAME, OTHER, YOU, Duel, lies, side
from tests.rules import cr, rule


@cr("704.5a", "104.3b", "104.2a")
@pytest.mark.parametrize("attacker", ["bear", "giant"])
def test_704_5a_who_has_no_life_left_loses(attacker: str) -> None:
    duel = Duel(side(["ox"], board=[attacker]), side(life=2)).attacks(attacker)
    assert duel.match.result is not None
    assert (duel.match.result.winners, duel.match.result.reason) == ((YOU,), "life")


@cr("704.5b", "104.3c")
def test_704_5b_who_cannot_draw_loses() -> None:
    duel = Duel(side(["ox"]), side(["ox"], library=[])).end_turn()
    assert duel.match.result is not None
    assert (duel.match.result.winners, duel.match.result.reason) == ((YOU,), "library")


@cr("704.5b")
def test_an_empty_library_alone_loses_nothing() -> None:
    duel = Duel(side(["ox"], library=["forest"]), at="untap")
    assert duel.sees().sides[YOU].library_size == 0
    assert duel.match.result is None


@cr("104.4a")
def test_both_who_lose_at_once_draw() -> None:
    you = side(["ox"], lands="G", stops=frozenset({"own_upkeep"}), library=[])
    duel = Duel(you, at="upkeep")
    duel.table.sides[OTHER].life = 0  # looked at together with the card that cannot be drawn
    duel.do(PASS)
    assert duel.match.result is not None
    assert duel.match.result.winners == ()


@cr("704.5f")
def test_704_5f_a_creature_without_toughness_goes_to_the_graveyard() -> None:
    duel = Duel(side(["ox"], board=["bear"]), changes={"bear": [("pt", "", 0, -2)]})
    assert duel.graveyard(YOU) == ["bear"]


@cr("704.5g")
@pytest.mark.parametrize(("damage", "lives"), [(3, True), (4, False), (7, False)])
def test_704_5g_lethal_damage_destroys(damage: int, lives: bool) -> None:
    duel = Duel(side(["bear"], board=[lies("ox", damage=damage)]))
    assert (duel.board(YOU) == ["ox"]) is lives


@cr("704.5h")
def test_704_5h_damage_with_deathtouch_destroys() -> None:
    duel = Duel(side(["bear"], board=[lies("ox", damage=1, deadly=True)]))
    assert duel.graveyard(YOU) == ["ox"]


@cr("704.3")
def test_what_is_found_at_once_leaves_at_once() -> None:
    duel = Duel(side(["bear"], board=[lies("ox", damage=4)]), side(board=[lies("bear", damage=2)]))
    assert (duel.graveyard(YOU), duel.graveyard(OTHER)) == (["ox"], ["bear"])


@rule("MN-D14")
@cr("704.5j")
def test_704_5j_of_two_legendary_permanents_of_one_name_one_is_kept() -> None:
    duel = Duel(side(["bear"], board=[lies("queen", damage=1), "queen"]))
    assert duel.asks == (YOU, "legend")
    older, newer = duel.keys
    duel.do(newer)
    assert [f"o{perm.id}" for perm in duel.sees().perms] == [newer]
    assert older != newer
    assert duel.graveyard(YOU) == ["queen"]


@cr("704.5j")
def test_each_player_may_have_a_legendary_permanent_of_one_name() -> None:
    duel = Duel(side(["bear"], board=["queen"]), side(board=["queen"]))
    assert (duel.board(YOU), duel.board(OTHER)) == (["queen"], ["queen"])


@cr("704.5j", "704.3")
def test_what_else_is_found_leaves_with_the_legendary_ones() -> None:
    duel = Duel(side(["bear"], board=["queen", "queen", lies("ox", damage=4)]))
    assert duel.board(YOU) == ["queen", "queen", "ox"]
    duel.do(duel.keys[0])
    assert duel.board(YOU) == ["queen"]


@rule("MN-D19")
@cr("104.3a")
def test_who_concedes_loses() -> None:
    duel = Duel(side(["bear"]))
    duel.match.concede(YOU)
    assert duel.match.result is not None
    assert duel.match.result.winners == (OTHER,)


@cr("104.4b")
def test_what_goes_on_without_end_and_question_is_a_draw() -> None:
    table: Table = Duel(side(["bear"])).table
    table.items = GAME.options().loop_cap  # pyright: ignore[reportAttributeAccessIssue]
    assert not ending.is_loop(table)
    table.items += 1
    course.go_on(table)
    assert table.result is not None
    assert table.result.winners == ()


@cr("613.4b", "613.4c", "613.7")
def test_sizes_are_set_before_they_are_changed_and_the_newest_set_counts() -> None:
    changes = {"bear": [("pt", "", 1, 1), ("sets_pt", "", 5, 5), ("gains", "flying", 0, 0)]}
    bear = Duel(side(["ox"], board=["bear"]), changes=changes).perm("bear")
    assert (bear.power, bear.toughness, bear.keywords) == (6, 6, ("flying",))


@cr("117.4")
def test_a_step_ends_when_both_have_passed() -> None:
    duel = Duel(side(["bear"]), side(["bear"], lands="G", stops=frozenset({"other_main_1"})))
    assert duel.sees().asked == (YOU, OTHER)
    duel.do(PASS)
    assert duel.sees().step == "main_1"
    duel.do(PASS)
    assert duel.sees().step == "main_2"


@cr("704.5j")
def test_704_5j_what_is_legendary_and_no_creature_is_kept_once_too() -> None:
    crown = permanent("crown", "2", "artifact", types={"card": ["artifact"], "super": ["legendary"]})
    duel = Duel(side(["bear"], board=["crown", "crown"]), side(board=["crown"]), more=[crown])
    assert duel.asks == (YOU, "legend")
    duel.do(duel.keys[1])
    assert (duel.board(YOU), duel.board(OTHER), duel.graveyard(YOU)) == (["crown"], ["crown"], ["crown"])
