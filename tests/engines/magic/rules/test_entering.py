"""How permanents enter (614.12), and which of several changes of one event comes first (616)."""

from __future__ import annotations

from typing import Any

import pytest

from engines.magic.table.pieces import ZoneCard
from tests.engines.magic.pack import A_PLAYER, creature, damage, life, permanent, spell, static
from tests.engines.magic.scenes import OTHER, YOU, Duel, side
from tests.rules import cr

CREATURES = {"every": {"type": "creature"}}


def law(key: str, word: str, **more: Any) -> dict[str, Any]:
    return permanent(key, "W", "enchantment", {"type": "replacing", "what": {"instead": word, **more}})


def dust(**wanted: Any) -> dict[str, Any]:
    """Return what lets permanents of a kind enter tapped."""
    return law("dust", "enters", this=False, tapped=True, **{"is": wanted})


def holds(key: str, change: dict[str, Any], **what: Any) -> dict[str, Any]:
    return permanent(key, "G", "enchantment", static(change, what={**CREATURES, **what}))


# 614.12


@cr("614.12", "110.2a")
def test_614_12_whose_it_is_counts_by_who_would_control_it() -> None:
    theirs = law("theirs", "enters", this=False, tapped=True, whose="opponent")
    rob = spell("rob", "B", {"action": "move", "what": "target", "to": "battlefield", "yours": True},
                targets=[{"target": "card", "whose": "opponent"}])  # fmt: skip
    other = side(board=["theirs"], graveyard=[ZoneCard(900, "bear")])
    duel = Duel(side(["rob", "ox"], lands="B"), other, more=[theirs, rob]).casts("rob").resolves()
    assert (duel.perm("bear").seat, duel.perm("bear").tapped) == (YOU, True)


@cr("614.12")
@pytest.mark.parametrize(("board", "tapped"), [(["dust"], False), (["dust", "sky"], True)])
def test_614_12_the_colours_count_that_it_would_have(board: list[str], tapped: bool) -> None:
    more = [dust(color="blue"), holds("sky", {"colors": ["blue"]})]
    assert Duel(side(["mouse", "ox"], board=board), more=more).casts("mouse").perm("mouse").tapped is tapped


@cr("614.12")
@pytest.mark.parametrize(("board", "tapped"), [(["dust"], False), (["dust", "song"], True)])
def test_614_12_the_size_counts_that_it_would_have(board: list[str], tapped: bool) -> None:
    more = [dust(power={"at_least": 3}), holds("song", {"pt": [2, 2]}, whose="you")]
    assert Duel(side(["mouse", "ox"], board=board), more=more).casts("mouse").perm("mouse").tapped is tapped


@cr("614.12", "613.4a")
@pytest.mark.parametrize(("board", "tapped"), [(["dust"], False), (["dust", "bear"], True)])
def test_614_12_what_defines_its_size_by_counting_counts_itself(board: list[str], tapped: bool) -> None:
    size = {"count": {"type": "creature"}}
    crowd = creature("crowd", "0", 0, 0, abilities=[static({"size": [size, size], "defines": True})])
    duel = Duel(side(["crowd", "ox"], board=board), more=[crowd, dust(power={"at_least": 2})])
    assert duel.casts("crowd").perm("crowd").tapped is tapped


@cr("614.12")
@pytest.mark.parametrize(("turn", "size"), [(YOU, (3, 3)), (OTHER, (1, 1))])
def test_614_12_a_condition_is_asked_as_it_enters(turn: int, size: tuple[int, int]) -> None:
    own = {"type": "replacing", "what": {"instead": "enters", "number": 2},
           "if": [{"test": "turn", "whose": "you"}]}  # fmt: skip
    early = creature("early", "0", 1, 1, "flash", abilities=[own])
    you = side(["early"], stops=frozenset({"own_upkeep", "other_upkeep"}), lands="G")
    duel = Duel(you, more=[early], active=turn, at="upkeep").casts("early").resolves()
    assert duel.size("early") == size


@cr("614.12", "614.1d")
def test_614_12_what_it_would_gain_there_lets_it_enter_tapped() -> None:
    drowsy = holds("drowsy", {"gains": ["enters_tapped"]})
    assert Duel(side(["mouse", "ox"], board=["drowsy"]), more=[drowsy]).casts("mouse").perm("mouse").tapped


@cr("614.12", "708.3")
def test_614_12_face_down_it_is_asked_as_what_it_would_be_face_down() -> None:
    mimic = creature("mimic", "4 G", 4, 5, {"morph": "G"}, "enters_tapped")
    duel = Duel(side(["mimic", "ox"], lands="GGG", board=["dust"]), more=[mimic, dust(power={"at_least": 3})])
    duel.do("down:mimic").resolves()
    assert [perm.tapped for perm in duel.sees().perms if perm.power == 2] == [False]


@cr("614.12", "111.2")
def test_614_12_tokens_that_come_together_are_each_asked_by_themselves() -> None:
    made = {"id": "cub", "name": {"en": "Cub", "fr": "Ourson"}, "pt": [1, 1]}
    call = spell("call", "G", {"action": "token", "token": made, "number": 2})
    more = [call, law("grown", "enters", this=False, number=1, whose="you")]
    duel = Duel(side(["call", "ox"], lands="G", board=["grown"]), more=more).casts("call").resolves()
    assert [(perm.power, perm.toughness) for perm in duel.sees().perms if "~" in perm.card] == [(2, 2)] * 2


# 616


DOUBLE, MORE = law("double", "damage", times=2), law("more", "damage", plus=1)
LESS = law("less", "damage", plus=-2)


def chooses(duel: Duel, first: str) -> Duel:
    """Let who is asked choose what comes first, by the card."""
    assert duel.asked.kind == "replace"
    return duel.do(next(key for key in duel.keys if key.endswith(first))).passes()


@cr("616.1", "616.1e")
@pytest.mark.parametrize(("first", "left"), [("double", 13), ("more", 12)])
def test_616_1_the_player_who_would_be_dealt_damage_chooses_what_comes_first(first: str, left: int) -> None:
    duel = Duel(side(["bolt", "ox"], lands="R", board=["double", "more"]), more=[DOUBLE, MORE])
    duel.casts("bolt", "s1").passes("replace")
    assert duel.asked.seat == OTHER
    assert chooses(duel, first).life(OTHER) == left


@cr("616.1")
@pytest.mark.parametrize(("first", "marked"), [("double", 4), ("less", 2)])
def test_616_1_of_a_permanent_its_controller_chooses(first: str, marked: int) -> None:
    duel = Duel(side(["bolt", "ox"], lands="R", board=["double", "less"]), side(board=["giant"]),
                more=[DOUBLE, LESS])  # fmt: skip
    duel.casts("bolt", "giant").passes("replace")
    assert duel.asked.seat == OTHER
    assert chooses(duel, first).perm("giant").damage == marked


@cr("616.1f", "616.1")
def test_616_1f_what_is_left_is_chosen_from_again() -> None:
    you = side(["bolt", "ox"], lands="R", board=["double", "more", "less"])
    duel = Duel(you, more=[DOUBLE, MORE, LESS]).casts("bolt", "s1").passes("replace")
    duel.do(next(key for key in duel.keys if key.endswith("more")))
    assert {key.split(":")[-1] for key in duel.keys} == {"double", "less"}
    assert chooses(duel, "less").life(OTHER) == 16


@cr("616.1", "616.2", "615.6")
def test_616_2_what_no_event_is_left_for_does_nothing_more() -> None:
    none = law("none", "damage", times=0)
    duel = Duel(side(["bolt", "ox"], lands="R", board=["double", "none"]), more=[DOUBLE, none])
    assert duel.casts("bolt", "s1").resolves().life(OTHER) == 20


@cr("616.1")
def test_616_1_nothing_is_asked_where_any_order_leads_to_the_same() -> None:
    draw = law("draw", "draws", times=2)
    duel = Duel(side(["think", "ox"], lands="UU", board=["draw", "draw"]), more=[draw])
    before = duel.seen(YOU).library_size
    assert before - duel.casts("think").resolves().seen(YOU).library_size == 8


@cr("616.1", "119.10")
@pytest.mark.parametrize(("first", "total"), [("twice", 25), ("bonus", 26)])
def test_616_1_who_gains_life_chooses_what_comes_first(first: str, total: int) -> None:
    more = [law("twice", "gains_life", times=2), law("bonus", "gains_life", plus=1)]
    heal = spell("heal", "W", life(2))
    duel = Duel(side(["heal", "ox"], lands="W", board=["twice", "bonus"]), more=[*more, heal])
    duel.casts("heal").passes("replace")
    assert duel.asked.seat == YOU
    assert chooses(duel, first).life(YOU) == total


@cr("616.1", "614.16")
@pytest.mark.parametrize(("first", "size"), [("growth", (6, 6)), ("spring_tide", (5, 5))])
def test_616_1_of_counters_the_controller_chooses(first: str, size: tuple[int, int]) -> None:
    more = [law("growth", "counters", plus=1), law("spring_tide", "counters", times=2)]
    feed = spell("feed", "G", {"action": "add_counters", "what": "target", "kind": "plus_one"},
                 targets=[{"target": "permanent", "is": {"type": "creature"}}])  # fmt: skip
    you = side(["feed", "ox"], lands="G", board=["growth", "spring_tide", "bear"])
    duel = Duel(you, more=[*more, feed]).casts("feed").passes("replace")
    assert chooses(duel, first).size("bear") == size


@cr("616.1", "614.6")
@pytest.mark.parametrize(("first", "zone"), [("tomb", "exile"), ("recall_home", "hand")])
def test_616_1_what_would_die_goes_where_the_first_change_says(first: str, zone: str) -> None:
    more = [law("tomb", "goes", to="exile", dies=True), law("recall_home", "goes", to="hand", dies=True)]
    other = side(board=["bear"])
    duel = Duel(side(["kill", "ox"], lands="BB", board=["tomb", "recall_home"]), other, more=more)
    duel.casts("kill", "bear").passes("replace")
    assert duel.asked.seat == OTHER
    chooses(duel, first)
    theirs = duel.sees().sides[OTHER]
    assert ("exile" if theirs.exile else "hand" if theirs.known else "") == zone


@cr("616.1", "101.4")
def test_616_1_of_two_players_the_active_one_chooses_first() -> None:
    quake = spell("quake", "R", damage(2, {"every": {"type": "creature"}}))
    you, other = side(["quake", "ox"], lands="R", board=["double", "giant"]), side(board=["more", "rhino"])
    duel = Duel(you, other, more=[DOUBLE, MORE, quake]).casts("quake").passes("replace")
    assert duel.asked.seat == YOU
    duel.do(next(key for key in duel.keys if key.endswith("double")))
    assert duel.asks == (OTHER, "replace")
    chooses(duel, "more")
    assert duel.graveyard(YOU)[0] == "giant" or "giant" in duel.graveyard(YOU)


@cr("616.1", "614.5")
def test_614_5_each_changes_an_event_but_once() -> None:
    aim = spell("aim", "R", damage(1), targets=[A_PLAYER])
    duel = Duel(side(["aim", "ox"], lands="R", board=["double", "double"]), more=[DOUBLE, aim])
    assert duel.casts("aim", "s1").resolves().life(OTHER) == 16
