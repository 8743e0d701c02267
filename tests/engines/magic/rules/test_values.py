"""Numbers and conditions of texts: chapters 107, 202, 608.2h, 700.5."""

from __future__ import annotations

from typing import Any

import pytest

from engines.magic.table.pieces import ZoneCard
from tests.engines.magic.pack import activated, creature, damage, life, permanent, spell, static, when
from tests.engines.magic.scenes import OTHER, YOU, Duel, lies, side
from tests.rules import cr


def gained(number: Any, **more: Any) -> int:
    """Return how much life a spell gains that reckons a number, in a rich position."""
    cure = spell("cure", "W", life(number), **more)
    lying = [ZoneCard(900, "bear"), ZoneCard(901, "bolt")]
    board = [lies("bear", counters=(("plus_one", 2),)), "giant", "ox"]
    duel = Duel(side(["cure", "ox"], lands="WRR", board=board, graveyard=lying, life=7), more=[cure])
    return duel.casts("cure").resolves().life(YOU) - 7


@cr("608.2h", "107.1")
@pytest.mark.parametrize(
    ("number", "is_"),
    [
        ({"count": {"type": "creature"}}, 3),
        ({"count": {"type": "creature"}, "whose": "opponent"}, 0),
        ({"count": {"type": "land", "tapped": True}}, 1),
        ({"count": {"power": {"at_least": 4}}}, 2),
        ({"count": {"counter": "plus_one"}}, 1),
        ({"count": {"any_type": ["land", "creature"], "color": "red"}}, 1),
        ({"count": {"super": "basic"}}, 3),
        ({"cards_in": "graveyard"}, 2),
        ({"cards_in": "graveyard", "is": {"type": "creature"}}, 1),
        ({"cards_in": "hand"}, 1),
        ({"life_of": "you"}, 7),
        ({"devotion": "red"}, 2),
        ({"calc": "product", "parts": [2, {"count": {"sub": "mountain"}}]}, 4),
        ({"calc": "difference", "parts": [10, {"life_of": "you"}]}, 3),
        ({"calc": "sum", "parts": [1, 2, 3]}, 6),
        ({"calc": "difference", "parts": [1, 5]}, 0),
    ],
)
def test_a_number_is_reckoned_as_the_text_is_done(number: Any, is_: int) -> None:
    assert gained(number) == is_


CREATURES = {"every": {"type": "creature"}, "whose": "you"}
LANDS = {"every": {"type": "land"}, "whose": "you"}
GRAVEYARD = {"whose": "you", "zone": "graveyard"}


@cr("608.2h", "208.1", "202.3")
@pytest.mark.parametrize(
    ("number", "is_"),
    [
        ({"greatest": "power", "among": CREATURES}, 5),
        ({"greatest": "power", "among": {**CREATURES, "every": {"color": "white"}}}, 2),
        ({"greatest": "mana_value", "among": GRAVEYARD}, 2),
        ({"greatest": "toughness", "among": {**CREATURES, "whose": "opponent"}}, 0),
        ({"total": "power", "among": CREATURES}, 4 + 5 + 2),
        ({"total": "toughness", "among": CREATURES}, 4 + 5 + 4),
        ({"total": "mana_value", "among": {"whose": "you"}}, 2 + 5 + 3),
    ],
)
def test_a_number_of_many_objects_is_the_greatest_or_the_sum_of_theirs(number: Any, is_: int) -> None:
    assert gained(number) == is_


@cr("305.6", "205.2a", "105.2", "201.2")
@pytest.mark.parametrize(
    ("kinds", "among", "is_"),
    [
        ("basic_types", LANDS, 2),
        ("types", GRAVEYARD, 2),
        ("types", {"whose": "you"}, 2),
        ("colors", CREATURES, 3),
        ("colors", LANDS, 0),
        ("names", LANDS, 2),
        ("mana_values", {"whose": "you"}, 4),
    ],
)
def test_each_kind_among_objects_counts_once(kinds: str, among: Any, is_: int) -> None:
    assert gained({"kinds": kinds, "among": among}) == is_


@cr("107.1a")
def test_107_1a_a_half_is_rounded_once_and_as_the_text_says() -> None:
    half = {"half": {"life_of": "you"}}
    assert [gained({**half, "round": way}) for way in ("up", "down")] == [4, 3]
    twice = {"calc": "product", "parts": [3, {"count": {"type": "creature"}}]}
    assert gained({"half": twice, "round": "down"}) == 4, "of nine, not three times one"


@cr("404.1")
def test_cards_in_all_graveyards_are_those_of_every_player() -> None:
    cure = spell(
        "cure", "W", life({"cards_in": "graveyard", "of": "each_player", "is": {"type": "creature"}})
    )
    yours, theirs = ([ZoneCard(900 + at, each) for at, each in enumerate(cards)]
                     for cards in (["bear", "bolt"], ["ox", "giant"]))  # fmt: skip
    theirs = [each._replace(id=each.id + 50) for each in theirs]
    duel = Duel(side(["cure", "ox"], lands="W", graveyard=yours), side(graveyard=theirs), more=[cure])
    assert duel.casts("cure").resolves().life(YOU) == 20 + 3


@cr("201.2a")
def test_201_2a_names_are_equal_or_not_wherever_the_cards_lie() -> None:
    named = {"cards_in": "graveyard", "of": "each_player", "is": {"named": "this"}}
    cure = spell("cure", "W", life(named))
    twin = {**spell("twin", "W", life(1)), "name": cure["name"]}
    yours = [ZoneCard(900, "cure"), ZoneCard(901, "bear")]
    theirs = [ZoneCard(950, "cure"), ZoneCard(951, "twin")]
    duel = Duel(side(["cure", "ox"], lands="W", graveyard=yours), side(graveyard=theirs), more=[cure, twin])
    assert duel.casts("cure").resolves().life(YOU) == 20 + 3


@cr("201.2a", "604.3")
def test_201_2a_a_permanent_may_count_those_of_its_name() -> None:
    rat = creature("rat", "B", 1, 1, abilities=[
        static({"pt": [{"count": {"named": "this", "other": True}, "whose": "any"}, 0]})])  # fmt: skip
    duel = Duel(side(["ox"], board=["rat", "rat", "bear"]), side(board=["rat"]), more=[rat])
    assert duel.size("rat") == (3, 1)


@cr("201.2a", "701.23a")
def test_201_2a_a_card_is_searched_for_by_name() -> None:
    hawk = creature("kite", "0", 1, 1, abilities=[
        when("enters", {"action": "search", "is": {"named": "this"}}, this=True)])  # fmt: skip
    you = side(["kite", "ox"], library=["forest", "kite", "bear"])
    duel = Duel(you, more=[hawk]).casts("kite").resolves().resolves()
    duel.do(("kite",) if isinstance(duel.asked.default, tuple) else "kite")
    assert sorted(duel.seen(YOU).hand or ()) == ["kite", "ox"]


@cr("601.2a", "601.2f", "702.34a")
def test_601_2a_a_spell_that_is_announced_lies_in_the_graveyard_no_longer() -> None:
    less = {"calc": "product", "parts": [-1, {"kinds": "types", "among": GRAVEYARD}]}
    sift = spell("sift", "5", life(1), keywords=[{"flashback": "3"}])
    sift["abilities"].append({"type": "cost", "spells": {}, "this": True, "generic": less})
    lying = [ZoneCard(900, "sift"), ZoneCard(901, "bear")]
    for lands, can in (("W", False), ("WW", True)):
        duel = Duel(side(["ox"], lands=lands, graveyard=lying), more=[sift])
        assert any("sift" in key or "900" in key for key in duel.acts) is can


@cr("611.3a", "604.2")
def test_611_3a_what_counts_cards_of_a_graveyard_changes_with_them() -> None:
    seer = creature("seer", "G", 1, 1, abilities=[
        static({"pt": [{"kinds": "types", "among": GRAVEYARD}, 0]})])  # fmt: skip
    duel = Duel(side(["bolt", "ox"], lands="R", board=["seer"]), more=[seer])
    assert duel.size("seer") == (1, 1)
    assert duel.casts("bolt", "s1").resolves().size("seer") == (2, 1)


@cr("608.2c", "608.2h")
@pytest.mark.parametrize(
    ("test", "holds"),
    [
        ({"test": "number", "value": {"life_of": "you"}, "at_most": 7}, True),
        ({"test": "number", "value": {"count": {"type": "creature"}}, "equals": 2}, False),
        ({"test": "number", "value": {"life_of": "you"}, "less_than": {"life_of": "opponent"}}, True),
        ({"test": "number", "value": {"life_of": "you"}, "less_than": 7}, False),
        ({"test": "number", "value": {"life_of": "you"}, "more_than": 7}, False),
        ({"test": "number", "value": {"count": {}}, "more_than": {"count": {}, "whose": "opponent"}}, True),
        ({"test": "number", "value": {"life_of": "you"}, "more_than": 6, "at_most": 6}, False),
        ({"test": "turn", "whose": "opponent"}, False),
        ({"test": "turn", "main": True}, True),
        ({"test": "not", "of": {"test": "turn"}}, False),
        ({"test": "any", "of": [{"test": "turn", "whose": "opponent"}, {"test": "turn"}]}, True),
        ({"test": "all", "of": [{"test": "turn", "whose": "opponent"}, {"test": "turn"}]}, False),
    ],
)
def test_a_part_under_a_condition_is_done_if_it_holds(test: Any, holds: bool) -> None:
    cure = spell("cure", "W", {"action": "if", "if": [test], "do": [life(1)], "else": [life(2)]})
    board = ["bear", "giant", "ox"]
    duel = Duel(side(["cure", "ox"], lands="W", board=board, life=7), more=[cure]).casts("cure").resolves()
    assert duel.life(YOU) == (8 if holds else 9)


@cr("608.2k", "608.2h")
def test_what_was_paid_with_is_remembered() -> None:
    altar = permanent(
        "pyrestone", "1", "artifact",
        activated({"sacrifice": {"type": "creature"}}, do=[life({"number": "power", "of": "paid"})]),
    )  # fmt: skip
    duel = Duel(side(["ox"], board=["pyrestone", "giant"]), more=[altar]).uses("pyrestone", 0).resolves()
    assert duel.life(YOU) == 25


@cr("202.3e", "107.3")
def test_x_counts_for_the_mana_value_on_the_stack_and_nowhere_else() -> None:
    hydra = creature("sprout", "X G", 1, 1)
    mirror = spell(
        "mirror", "U", life({"number": "mana_value", "of": "target"}), targets=[{"target": "spell"}]
    )
    duel = Duel(side(["sprout", "mirror", "ox"], lands="GGGU"), more=[hydra, mirror])
    duel.match.order(YOU, "hold")
    duel.casts("sprout", x=2).casts("mirror", duel.item("sprout")).do("pass")
    assert duel.life(YOU) == 23


@cr("608.2h", "122.1")
def test_608_2h_counters_of_what_has_left_are_counted_as_they_last_were() -> None:
    ash = creature("ash", "G", 1, 1, abilities=[
        when("dies", life({"number": "counters", "kind": "plus_one", "of": "that"}), this=True)])  # fmt: skip
    you = side(["kill", "ox"], lands="BB", board=[lies("ash", counters=(("plus_one", 3),))])
    assert Duel(you, more=[ash]).casts("kill", "ash").resolves().resolves().life(YOU) == 23


@cr("101.4")
def test_what_is_done_for_each_opponent_is_done_to_them_alone() -> None:
    curse = spell("curse", "G", {"action": "for_each", "of": "opponent", "do": [damage(2, "each")]})
    duel = Duel(side(["curse", "ox"], lands="G"), more=[curse]).casts("curse").resolves()
    assert (duel.life(YOU), duel.life(OTHER)) == (20, 18)


@cr("105.2", "202.2")
def test_105_2_what_is_not_of_a_colour_may_be_of_others_or_of_none() -> None:
    dread = spell(
        "dread", "B", {"action": "destroy", "what": {"every": {"type": "creature", "without_color": "black"}}}
    )
    golem = creature("golem", "2", 2, 2)
    duel = Duel(side(["dread", "ox"], lands="B"), side(board=["viper", "bear", "golem"]), more=[dread, golem])
    assert duel.casts("dread").resolves().board(OTHER) == ["viper"]
