"""Continuous effects: chapters 611 and 613, layer by layer; twelve scenes of what depends on what (613.8)."""

from __future__ import annotations

from typing import Any

import pytest

from engines.magic.table.stops import STOPS
from tests.engines.magic.pack import (
    CREATURE,
    MINE,
    TAP,
    activated,
    change,
    creature,
    land,
    permanent,
    spell,
    static,
)
from tests.engines.magic.scenes import OTHER, YOU, Duel, lies, side
from tests.rules import cr

ALL: dict[str, Any] = {"every": {"type": "creature"}}


def law(key: str, *changes: dict[str, Any], what: Any = ALL, **more: Any) -> dict[str, Any]:
    """Return an enchantment of which something holds."""
    return permanent(key, "W", "enchantment", static(*changes, what=what, **more))


def under(*laws: dict[str, Any], board: Any = ("bear",), hand: Any = ("ox",), **more: Any) -> Duel:
    """Return a duel in which these hold, the first the oldest."""
    lying = [*(each["id"] for each in laws), *board]
    return Duel(side(list(hand), board=lying, **more), more=laws)


def colors(duel: Duel, card: str = "bear") -> int:
    return duel.table.board.traits[duel.perm(card).id].colors if duel.table.board else 0


def kinds(duel: Duel, card: str) -> set[str]:
    assert duel.table.board is not None
    traits = duel.table.board.traits[duel.perm(card).id]
    return {*traits.types, *traits.subs}


WHITE, BLUE, BLACK, RED, GREEN = (1 << place for place in range(5))


@cr("611.3a", "611.3b", "604.1", "613.4c")
def test_a_static_ability_holds_for_whatever_is_there_while_it_is_there() -> None:
    banner = law("banner", {"pt": [1, 1]}, what=MINE)
    duel = Duel(side(["mouse", "ox"], board=["banner", "bear"]), side(board=["hare"]), more=[banner])
    assert (duel.size("bear"), duel.size("hare")) == ((3, 3), (2, 1))
    assert duel.casts("mouse").size("mouse") == (2, 2)


@cr("611.3c", "704.3")
def test_what_is_small_lives_by_what_holds_as_it_comes() -> None:
    wisp = creature("wisp", "0", 0, 0)
    banner = law("banner", {"pt": [1, 1]}, what=MINE)
    duel = Duel(side(["wisp", "ox"], board=["banner"]), more=[banner, wisp]).casts("wisp")
    assert duel.board(YOU) == ["banner", "wisp"]
    assert Duel(side(["wisp", "ox"]), more=[wisp]).casts("wisp").graveyard(YOU) == ["wisp"]


@cr("611.3a")
def test_other_creatures_are_not_the_one_that_speaks() -> None:
    lord = creature(
        "chief",
        "1 R",
        2,
        2,
        abilities=[
            static({"pt": [1, 1]}, what={"every": {"type": "creature", "other": True}, "whose": "you"})
        ],
    )
    duel = Duel(side(["ox"], board=["chief", "bear"]), more=[lord])
    assert (duel.size("chief"), duel.size("bear")) == ((2, 2), (3, 3))


@cr("613.4a", "604.3", "613.3")
def test_what_defines_a_size_comes_before_what_sets_it_whatever_is_older() -> None:
    titan = creature(
        "titan",
        "G",
        0,
        0,
        abilities=[
            static({"size": [{"count": {"type": "land"}}, {"count": {"type": "land"}}], "defines": True})
        ],
    )
    assert Duel(side(["ox"], lands="GGG", board=["titan"]), more=[titan]).size("titan") == (3, 3)
    shrink = law("shrink", {"size": [1, 1]})
    assert under(shrink, titan, board=(), lands="GGG").size("titan") == (1, 1)


@cr("613.4b", "613.4c", "613.4d", "613.4")
def test_sizes_are_set_then_changed_then_switched() -> None:
    duel = under(law("switch", {"switch": True}), law("grow", {"pt": [3, 0]}), law("set", {"size": [1, 2]}))
    assert duel.size("bear") == (2, 4)


@cr("613.7", "613.7a", "613.7d")
def test_of_two_that_set_a_size_the_newer_counts() -> None:
    one, two = law("one", {"size": [1, 1]}), law("two", {"size": [5, 5]})
    assert under(one, two).size("bear") == (5, 5)
    assert under(two, one).size("bear") == (1, 1)


@cr("613.7b", "611.2a")
def test_what_has_resolved_is_as_old_as_its_resolution() -> None:
    humble = spell("humble", "W", change({"size": [0, 1]}), targets=[CREATURE])
    duel = under(law("one", {"size": [4, 4]}), humble, board=("bear",), hand=("humble", "ox"), lands="W")
    assert duel.casts("humble", "bear").resolves().size("bear") == (0, 1)
    assert duel.end_turn().size("bear") == (4, 4)


@cr("613.7e")
def test_equipment_is_as_new_as_it_was_attached() -> None:
    sword = permanent("sword", "1", "artifact", static({"size": [7, 7]}, what="host"), sub=["equipment"],
                      keywords=[{"equip": "0"}])  # fmt: skip
    duel = under(sword, law("one", {"size": [4, 4]}))
    duel.uses("sword", 1, "bear").resolves()
    assert duel.size("bear") == (7, 7)


@cr("613.1d", "613.1e", "613.1f", "613.6")
def test_types_come_before_colours_before_abilities_before_sizes() -> None:
    """What an effect turned into a creature is a creature for the others, though they are older."""
    duel = under(
        law("grow", {"pt": [1, 1]}),
        law("wings", {"gains": ["flying"]}),
        permanent("idol", "1", "artifact"),
        law("wake", {"types": ["creature"]}, {"size": [2, 2]}, what={"every": {"type": "artifact"}}),
        board=(),
    )
    assert kinds(duel, "idol") == {"artifact", "creature"}
    assert (duel.size("idol"), duel.perm("idol").keywords) == ((3, 3), ("flying",))


@cr("205.1a", "205.3d")
@pytest.mark.parametrize(
    ("says", "kept"),
    [
        ({"set_types": ["artifact"]}, {"artifact", "equipment"}),
        ({"set_types": ["creature"]}, {"creature", "golem"}),
        ({"set_types": ["land"]}, {"land"}),
        ({"set_sub": ["zombie"]}, {"artifact", "creature", "equipment", "zombie"}),
        ({"set_sub": ["island"]}, {"artifact", "creature", "equipment", "golem"}),  # 205.3d
        ({"adds_sub": ["island", "zombie"]}, {"artifact", "creature", "equipment", "golem", "zombie"}),
        ({"types": ["land"], "adds_sub": ["island"]},
         {"artifact", "creature", "land", "equipment", "golem", "island"}),
        ({"set_types": ["land"], "set_sub": ["island"]}, {"land", "island"}),
    ],
)  # fmt: skip
def test_205_1a_a_subtype_goes_with_its_type_and_gives_way_to_its_like(
    says: dict[str, Any], kept: set[str]
) -> None:
    types = {"card": ["artifact", "creature"], "sub": ["golem", "equipment"]}
    idol = creature("idol", "2", 2, 2, {"equip": "1"}, types=types)
    assert (
        kinds(under(law("change", says, what={"every": {"type": "artifact"}}), idol, board=()), "idol")
        == kept
    )


@cr("205.1a", "305.6")
def test_305_6_a_land_that_is_one_no_more_gives_no_mana() -> None:
    stone = law("stone", {"set_types": ["artifact"]}, what={"every": {"type": "land"}})
    assert under(stone, hand=("mouse", "bear"), lands="GG").acts == ["cast:mouse"]


@cr("613.6")
def test_an_effect_that_has_begun_goes_on_though_its_ability_is_lost() -> None:
    lord = creature("seer", "W", 1, 1, abilities=[
        static({"types": ["artifact"]}, {"gains": ["flying"]}, what=ALL)])  # fmt: skip
    duel = under(
        law("hush", {"loses": "all"}, what={"every": {"type": "creature", "power": {"at_most": 1}}}), lord
    )
    assert "artifact" in kinds(duel, "bear")
    assert duel.perm("bear").keywords == ("flying",)


@cr("613.11")
@pytest.mark.parametrize("older", [True, False])
def test_613_11_what_an_effect_forbids_is_no_ability_and_not_lost_with_all_of_them(older: bool) -> None:
    chains, hush = law("chains", {"gains": ["cant_attack"]}), law("hush", {"loses": "all"})
    duel = under(*((chains, hush) if older else (hush, chains)), board=("bear", "hawk"))
    assert duel.perm("hawk").keywords == ("cant_attack",)
    assert "attackers" not in asked_in_a_turn(duel)
    assert "attackers" in asked_in_a_turn(under(hush, board=("bear", "hawk")))


def asked_in_a_turn(duel: Duel) -> set[str]:
    found, turn = set[str](), duel.sees().turn
    while duel.sees().turn == turn:
        found.add(duel.asked.kind)
        duel.do(duel.asked.default)
    return found


@cr("113.1a", "613.1f")
def test_what_a_card_itself_says_that_it_cannot_do_is_an_ability_and_lost_with_the_others() -> None:
    clod = creature("clod", "R", 3, 3, "cant_attack")
    free = under(law("hush", {"loses": "all"}), clod, board=("bear",)).perm("clod")
    assert (free.keywords, under(clod).perm("clod").keywords) == ((), ("cant_attack",))


@cr("613.9", "613.7")
def test_of_gaining_and_losing_the_newer_counts() -> None:
    gains, loses = law("gains", {"gains": ["flying"]}), law("loses", {"loses": ["flying"]})
    assert under(gains, loses).perm("bear").keywords == ()
    assert under(loses, gains).perm("bear").keywords == ("flying",)


@cr("613.9")
def test_a_colour_that_was_given_counts_for_what_asks_for_it() -> None:
    duel = under(
        law("grow", {"pt": [1, 1]}, what={"every": {"color": "white"}}), law("paint", {"colors": ["white"]})
    )
    assert (colors(duel), duel.size("bear")) == (WHITE, (3, 3))


# 613.8: what depends on what

MOON = law("moon", {"set_sub": ["mountain"]}, what={"every": {"type": "land"}})
TOMB = {**land("tomb"), "abilities": [static({"adds_sub": ["swamp"]}, what={"every": {"type": "land"}})]}


@cr("613.8a", "305.7")
@pytest.mark.parametrize("order", [(MOON, TOMB), (TOMB, MOON)])
def test_613_8_existence_of_an_ability_depends_on_what_takes_it_away(order: Any) -> None:
    duel = under(*order, board=("forest",))
    assert kinds(duel, "forest") == {"land", "mountain"}
    assert duel.acts == []  # a forest gives red now
    assert under(*order, board=("forest",), hand=("hare",)).acts == ["cast:hare"]


@cr("613.8a")
@pytest.mark.parametrize("older", [True, False])
def test_613_8_what_it_applies_to_depends_on_types(older: bool) -> None:
    clan = law("clan", {"adds_sub": ["goblin"]})
    wake = law("wake", {"types": ["creature"]}, {"size": [1, 1]}, what={"every": {"type": "artifact"}})
    idol = permanent("idol", "1", "artifact")
    duel = under(*((clan, wake) if older else (wake, clan)), idol, board=())
    assert "goblin" in kinds(duel, "idol")


@cr("613.8a")
@pytest.mark.parametrize("older", [True, False])
def test_613_8_what_it_applies_to_depends_on_colours(older: bool) -> None:
    sky = law(
        "sky", {"colors": ["blue"], "too": True}, what={"every": {"type": "creature", "color": "white"}}
    )
    paint = law("paint", {"colors": ["white"]})
    duel = under(*((sky, paint) if older else (paint, sky)))
    assert colors(duel) == WHITE | BLUE


@cr("613.8a")
@pytest.mark.parametrize("older", [True, False])
def test_613_8_what_it_applies_to_depends_on_abilities(older: bool) -> None:
    watch = law("watch", {"gains": ["vigilance"]}, what={"every": {"type": "creature", "keyword": "flying"}})
    wings = law("wings", {"gains": ["flying"]})
    duel = under(*((watch, wings) if older else (wings, watch)))
    assert duel.perm("bear").keywords == ("flying", "vigilance")


@cr("613.8a")
@pytest.mark.parametrize("older", [True, False])
def test_613_8_a_lord_that_loses_its_ability_in_the_same_layer_gives_nothing(older: bool) -> None:
    lord = creature("seer", "W", 1, 1, abilities=[static({"gains": ["flying"]}, what=ALL)])
    hush = law("hush", {"loses": "all"}, what={"every": {"type": "creature", "power": {"at_most": 1}}})
    duel = under(*((lord, hush) if older else (hush, lord)))
    assert duel.perm("bear").keywords == ()


@cr("613.8a", "613.4c")
@pytest.mark.parametrize("older", [True, False])
def test_613_8_what_it_applies_to_depends_on_sizes_within_one_sublayer(older: bool) -> None:
    great = law("great", {"pt": [0, 1]}, what={"every": {"type": "creature", "power": {"at_least": 4}}})
    grow = law("grow", {"pt": [2, 0]})
    duel = under(*((great, grow) if older else (grow, great)))
    assert duel.size("bear") == (4, 3)


@cr("613.8a", "613.4c")
def test_613_8_what_it_does_depends_on_sizes_within_one_sublayer() -> None:
    """The shepherd gets as much as its power, which the other effect changes."""
    shepherd = creature("shepherd", "G", 1, 1, abilities=[
        static({"pt": [{"number": "power"}, 0]})])  # fmt: skip
    assert under(shepherd, law("grow", {"pt": [2, 0]}), board=()).size("shepherd") == (6, 1)
    assert under(law("grow", {"pt": [2, 0]}), shepherd, board=()).size("shepherd") == (6, 1)


@cr("613.8b", "613.8c")
def test_613_8_the_order_is_found_anew_after_each_effect() -> None:
    """Night waits for the sky only once something is white: before, the sky changes nothing for it."""
    night = law(
        "night", {"colors": ["black"], "too": True}, what={"every": {"type": "creature", "color": "blue"}}
    )
    sky = law(
        "sky", {"colors": ["blue"], "too": True}, what={"every": {"type": "creature", "color": "white"}}
    )
    paint = law("paint", {"colors": ["white"]})
    assert colors(under(paint, night, sky)) == WHITE | BLUE | BLACK
    assert colors(under(night, sky, paint)) == WHITE | BLUE


@cr("613.8b")
def test_613_8_in_a_loop_stamps_count() -> None:
    dusk = law("dusk", {"colors": ["black"]}, what={"every": {"type": "creature", "color": "white"}})
    dawn = law("dawn", {"colors": ["white"]}, what={"every": {"type": "creature", "color": "black"}})
    board = ("shade", "nun")  # black and white
    assert {colors(under(dusk, dawn, board=board), each) for each in board} == {WHITE}
    assert {colors(under(dawn, dusk, board=board), each) for each in board} == {BLACK}


@cr("613.8b")
def test_613_8_what_depends_waits_until_just_after_and_what_is_newer_comes_later() -> None:
    sky = law(
        "sky", {"colors": ["blue"], "too": True}, what={"every": {"type": "creature", "color": "white"}}
    )
    paint, last = law("paint", {"colors": ["white"]}), law("last", {"colors": ["red"]})
    duel = under(sky, paint, last)
    assert colors(duel) == RED


@cr("613.8a")
def test_613_8_effects_of_other_layers_do_not_depend_on_one_another() -> None:
    """What asks for sizes in the layer of abilities sees them as they are printed."""
    small = law("small", {"gains": ["flying"]}, what={"every": {"type": "creature", "power": {"at_most": 2}}})
    duel = under(law("grow", {"pt": [3, 3]}), small)
    assert (duel.size("bear"), duel.perm("bear").keywords) == ((5, 5), ("flying",))


@cr("613.8a", "613.3")
def test_613_8_what_defines_characteristics_depends_on_nothing_else() -> None:
    blank = creature("blank", "1 R", 2, 2, "devoid")
    duel = under(law("sky", {"colors": ["blue"], "too": True}), blank, board=())
    assert colors(duel, "blank") == BLUE


# How long it holds


@cr("613.1b", "110.2", "302.6", "506.4")
def test_control_that_is_gained_for_a_turn_goes_back() -> None:
    steal = spell(
        "steal",
        "R",
        change({"control": "you"}, {"gains": ["haste"]}),
        {"action": "untap", "what": "target"},
        targets=[CREATURE],
    )
    duel = Duel(side(["steal", "ox"], lands="R"), side(board=[lies("bear", tapped=True)]), more=[steal])
    duel.casts("steal", "bear").resolves()
    assert (duel.board(YOU), duel.perm("bear").tapped) == (["bear"], False)
    assert duel.to_attack().asks == (YOU, "attackers")
    duel.end_turn()
    assert (duel.board(YOU), duel.board(OTHER)) == ([], ["bear"])
    assert duel.perm("bear").since == 5


@cr("611.2b", "613.1b")
def test_what_lasts_while_its_source_stays_ends_as_it_leaves_and_never_begins_without_it() -> None:
    jailer = creature(
        "jailer",
        "W",
        1,
        1,
        abilities=[
            {
                "type": "triggered",
                "when": {"event": "enters", "this": True},
                "targets": [{**CREATURE, "whose": "opponent"}],
                "do": [change({"control": "you"}, until="while_here")],
            }
        ],
    )
    duel = Duel(side(["jailer", "kill", "ox"], lands="WBB"), side(board=["bear"]), more=[jailer])
    duel.casts("jailer").resolves().resolves()
    assert sorted(duel.board(YOU)) == ["bear", "jailer"]
    duel.casts("kill", "jailer").resolves()
    assert (duel.board(YOU), duel.board(OTHER)) == ([], ["bear"])
    duel = Duel(
        side(["jailer", "ox"], lands="W"), side(["bolt", "ox"], lands="R", board=["bear"]), more=[jailer]
    )
    duel.casts("jailer").resolves().casts("bolt", "jailer").resolves().resolves()
    assert duel.board(OTHER) == ["bear"]


@cr("514.2", "611.2a")
@pytest.mark.parametrize(("until", "turns"), [("end_of_turn", 0), ("your_next_turn", 1), ("stays", 3)])
def test_a_change_ends_when_it_should(until: str, turns: int) -> None:
    mark = spell("mark", "G", change({"pt": [2, 2]}, until=until), targets=[CREATURE])
    duel = Duel(side(["mark", "ox"], lands="G", board=["bear"]), side(["ox"]), more=[mark])
    duel.casts("mark", "bear").resolves()
    there = 0
    for _ in range(3):
        there += duel.end_turn().size("bear") == (4, 4)
    assert there == turns


@cr("511.2", "611.2a")
def test_a_change_for_this_combat_ends_with_it() -> None:
    stops = frozenset(STOPS)
    mark = spell("mark", "G", change({"pt": [2, 2]}, until="end_of_combat"), targets=[CREATURE])
    duel = Duel(side(["mark", "ox"], lands="GG", board=["bear"], stops=stops), more=[mark])
    duel.passes("attackers").do(("s1",)).casts("mark", "bear")
    while duel.sees().step != "end_combat":
        assert duel.sees().stack or duel.size("bear") == (4, 4)
        duel.do(duel.asked.default)
    while duel.sees().step == "end_combat":
        duel.do(duel.asked.default)
    assert (duel.size("bear"), duel.life(OTHER)) == ((2, 2), 16)


GHOSTS: Any = {"calc": "sum", "parts": [1, {"cards_in": "graveyard", "is": {"type": "creature"}}]}
TAPPED: Any = {"every": {"type": "creature", "tapped": True}}


@cr("611.3a")
def test_what_holds_on_the_own_turn_ends_with_it() -> None:
    duel = under(law("watch", {"pt": [1, 1]}, **{"if": [{"test": "turn"}]}))
    assert duel.size("bear") == (3, 3)
    assert duel.end_turn().size("bear") == (2, 2)


@cr("611.3a", "613.4a")
def test_what_is_counted_among_other_cards_follows_them() -> None:
    wraith = creature("wraith", "B", 0, 0, abilities=[static({"size": [GHOSTS, GHOSTS], "defines": True})])
    empty = spell("empty", "0", {"action": "discard", "how": "all"})
    duel = Duel(side(["ox", "empty", "hawk"], board=["wraith"]), more=[wraith, empty])
    assert duel.size("wraith") == (1, 1)
    assert duel.casts("empty").resolves().size("wraith") == (3, 3)


@cr("611.3a")
def test_what_is_tapped_is_looked_at_as_it_is() -> None:
    duel = under(law("rack", {"pt": [0, 2]}, what=TAPPED))
    assert duel.size("bear") == (2, 2)
    assert duel.attacks("bear").size("bear") == (2, 4)


@cr("613.7a", "613.7d", "613.4b")
def test_613_7_what_comes_after_a_spell_has_resolved_is_newer_than_its_effect() -> None:
    humble = spell("humble", "W", change({"size": [0, 1]}), targets=[CREATURE])
    later = law("later", {"size": [4, 4]})
    duel = Duel(side(["humble", "later", "ox"], lands="WW", board=["bear"]), more=[humble, later])
    duel.casts("humble", "bear").resolves()
    assert duel.size("bear") == (0, 1)
    assert duel.casts("later").resolves().size("bear") == (4, 4)


@cr("613.3", "604.3")
def test_613_3_what_defines_a_colour_comes_before_what_sets_one_whatever_is_older() -> None:
    shape = creature("shape", "G", 0, 0, abilities=[
        static({"size": [2, 2], "defines": True}, {"colors": ["blue"]})])  # fmt: skip
    assert colors(under(law("flame", {"colors": ["red"]}), shape, board=("shape",)), "shape") == RED


@cr("611.3a")
def test_what_holds_in_the_own_main_phases_ends_with_each_of_them() -> None:
    pride = law("pride", {"pt": [2, 2]}, what=MINE, **{"if": [{"test": "turn", "main": True}]})
    duel = under(pride, board=("bear",))
    assert duel.size("bear") == (4, 4)
    assert duel.to_attack().size("bear") == (2, 2)


@cr("613.1f", "605.1a")
def test_613_1f_what_has_lost_all_abilities_gives_no_mana_either() -> None:
    dork = creature("dork", "G", 1, 1, abilities=[activated(TAP, do=[{"action": "mana", "mana": "W"}])])
    blank = law("blank", {"loses": "all"})
    able, unable = (
        Duel(side(["lancer"], lands="G", board=board), more=[dork, blank])
        for board in (["dork"], ["blank", "dork"])
    )
    assert "cast:lancer" in able.keys
    assert "cast:lancer" not in unable.keys
