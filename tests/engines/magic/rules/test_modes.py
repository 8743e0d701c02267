"""Modes: how many are chosen, and which can be (700.2)."""

from __future__ import annotations

from typing import Any

import pytest

from engines.kernel import Dice, Pick
from engines.magic.players.preferences import prefer
from tests.engines.magic.pack import CREATURE, damage, life, permanent, spell, when
from tests.engines.magic.scenes import OTHER, YOU, Duel, lies, side
from tests.engines.position import of
from tests.rules import cr

ROCK = permanent("rock", "2", "artifact")
HURT = {"targets": [CREATURE], "do": [damage(2)]}
SMASH = {
    "targets": [{"target": "permanent", "is": {"type": "artifact"}}],
    "do": [{"action": "destroy", "what": "target"}],
}
HEAL = {"do": [life(3)]}


def choice(least: int, most: int, *modes: dict[str, Any]) -> dict[str, Any]:
    return spell("choice", "R", modes=modes, choose={"least": least, "most": most})


def scene(card: dict[str, Any], *board: str) -> Duel:
    return Duel(side(["choice"], lands="R"), side(board=board), more=(card, ROCK)).do("cast:choice")


@cr("700.2", "700.2a")
def test_one_or_both_modes_are_chosen_as_the_spell_is_cast() -> None:
    duel = scene(choice(1, 2, HURT, SMASH), "bear", "ox", "rock")
    asked = of(Pick, duel.asked)
    assert (asked.keys, asked.least, asked.most) == (("0", "1"), 1, 2)
    duel.do(("0", "1")).do(duel.key("bear")).resolves()
    assert sorted(duel.graveyard(OTHER)) == ["bear", "rock"]


@cr("700.2")
def test_one_of_both_modes_alone_is_done() -> None:
    duel = scene(choice(1, 2, HURT, SMASH), "bear", "rock").do(("1",)).resolves()
    assert (duel.board(OTHER), duel.graveyard(OTHER)) == (["bear"], ["rock"])


@cr("700.2a", "601.2c")
def test_a_mode_without_a_target_cannot_be_chosen() -> None:
    """So the other one is, and nothing is asked."""
    duel = scene(choice(1, 2, HURT, SMASH), "rock").resolves()
    assert duel.graveyard(OTHER) == ["rock"]


@cr("700.2b", "603.3c")
def test_of_any_number_of_modes_none_may_be_chosen() -> None:
    source = permanent("bell", "1", "artifact", when("step", step="upkeep", whose="you", modes=[HEAL, HURT]))
    source["abilities"][0]["choose"] = {"least": 0, "most": 2}
    duel = Duel(side(board=["bell"]), side(board=["bear"]), at="untap", more=(source,)).passes("modes")
    assert of(Pick, duel.asked).least == 0
    duel.do(()).passes()
    assert (duel.life(YOU), duel.board(OTHER)) == (20, ["bear"])


def test_an_easy_player_takes_all_modes_that_help() -> None:
    duel = scene(choice(1, 3, HEAL, {"targets": [CREATURE], "do": [life(1)]}, HURT), "bear")
    answer = prefer(duel.match.table, duel.asked, Dice("any"))
    assert answer == ("0", "2"), "what would help a creature of the other is left out"


# What is chosen only as a text is done


TURN = spell("turn", "U", {"action": "tap_or_untap", "what": "target"}, targets=[CREATURE])


@cr("608.2d", "701.26a", "701.26b")
@pytest.mark.parametrize(("answer", "tapped"), [("tap", True), ("untap", False)])
def test_whether_it_is_tapped_or_untapped_is_chosen_as_the_text_is_done(answer: str, tapped: bool) -> None:
    for before in (False, True):
        duel = Duel(side(["turn", "ox"], lands="U"), side(board=[lies("bear", tapped=before)]), more=(TURN,))
        duel.do("cast:turn").resolves()
        assert (duel.asks, duel.keys) == ((YOU, "tap_or_untap"), ("tap", "untap"))
        assert duel.asked.default == ("untap" if before else "tap"), "one press changes something"
        assert duel.do(answer).perm("bear").tapped is tapped


@cr("608.2b", "608.2d")
def test_of_what_is_gone_nothing_is_asked() -> None:
    duel = Duel(side(["turn", "ox"], lands="U"), side(["bounce"], lands="U", board=["bear"]), more=(TURN,))
    duel.do("cast:turn").casts("bounce", "bear").resolves().resolves()
    assert duel.asks == (YOU, "main")
