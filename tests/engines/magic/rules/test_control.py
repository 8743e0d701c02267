"""Who controls what, where several effects say so (613.1b, 613.8)."""

from __future__ import annotations

from typing import Any

from tests.engines.magic.pack import CREATURE, change, permanent, spell, static
from tests.engines.magic.scenes import OTHER, YOU, Duel, lies, side
from tests.rules import cr


def aura(key: str, kind: str) -> dict[str, Any]:
    enchant = {"enchant": {"target": "permanent", "is": {"type": kind}}}
    gives = static({"control": "you"}, what="host")
    return permanent(key, "U", "enchantment", gives, sub=["aura"], keywords=[enchant])


def law(key: str, kind: str) -> dict[str, Any]:
    what = {"every": {"type": kind}, "whose": "opponent"}
    return permanent(key, "U", "enchantment", static({"control": "you"}, what=what))


THEFT, SEIZURE = aura("theft", "creature"), aura("seizure", "enchantment")


@cr("613.8a", "613.8b", "613.1b")
def test_613_8_whom_an_aura_gives_control_depends_on_who_controls_the_aura() -> None:
    you = side(board=[lies("theft", attached=4)])
    other = side(board=["ox", lies("seizure", attached=1), "bear"])
    duel = Duel(you, other, more=[THEFT, SEIZURE])
    assert duel.perm("theft").attached == duel.perm("bear").id
    assert sorted(duel.board(OTHER)) == ["bear", "ox", "seizure", "theft"]


@cr("613.1b", "613.7")
def test_613_7_of_two_auras_on_a_creature_the_later_gives_control() -> None:
    you, other = side(board=[lies("theft", attached=2), "bear"]), side(board=[lies("theft", attached=2)])
    assert sorted(Duel(you, other, more=[THEFT]).board(OTHER)) == ["bear", "theft"]


@cr("613.1b", "611.3a")
def test_what_gives_control_of_all_that_others_control_keeps_it() -> None:
    duel = Duel(side(board=["claim"]), side(board=["bear", "ox"]), more=[law("claim", "creature")])
    assert sorted(duel.board(YOU)) == ["bear", "claim", "ox"]
    assert sorted(duel.passes("attackers").board(YOU)) == ["bear", "claim", "ox"]


@cr("613.8b")
def test_613_8b_two_that_depend_on_each_other_apply_by_their_stamps() -> None:
    claim = law("claim", "creature")
    duel = Duel(side(board=["claim", "ox"]), side(board=["claim", "bear"]), more=[claim])
    assert sorted(duel.board(OTHER)) == ["bear", "claim", "ox"]
    assert duel.board(YOU) == ["claim"]


@cr("611.3a", "613.1b")
def test_control_that_a_permanent_gave_ends_as_it_leaves() -> None:
    bring = {"type": "spell", "do": [{"action": "destroy", "what": "target"}],
             "targets": [{"target": "permanent", "is": {"type": "enchantment"}}]}  # fmt: skip
    end = {**permanent("end", "U", "instant"), "abilities": [bring]}
    duel = Duel(side(["end", "ox"], lands="U", board=["claim"]), side(board=["bear"]),
                more=[law("claim", "creature"), end])  # fmt: skip
    assert duel.board(YOU) == ["claim", "bear"] or sorted(duel.board(YOU)) == ["bear", "claim"]
    duel.casts("end").resolves()
    assert duel.board(OTHER) == ["bear"]


@cr("506.4", "613.1b")
def test_506_4_an_attacker_of_which_another_gains_control_fights_no_more() -> None:
    steal = spell("steal", "R", change({"control": "you"}), targets=[CREATURE])
    you = side(["ox"], board=["bear", "hawk"])
    duel = Duel(you, side(["steal", "ox"], lands="R"), more=[steal]).to_attack().do(("s1", "s1"))
    assert duel.asks == (OTHER, "priority")
    duel.casts("steal", "bear").resolves().passes()
    assert (duel.life(OTHER), duel.board(OTHER)) == (18, ["bear"])
