"""Mana abilities that use something up, also while something is paid for (601.2g, 605.3)."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from engines.kernel import BACK, Number
from engines.magic.rules import casting
from engines.magic.table import keys as naming
from engines.magic.table.pieces import ZoneCard
from engines.magic.table.state import Table
from tests.engines.magic.pack import MINE, TAP, activated, creature, life, permanent, spell, static
from tests.engines.magic.scenes import YOU, Duel, lies, side
from tests.engines.position import of
from tests.rules import cr, rule

WHITE, GREEN, COLORLESS = 1, 16, 32


def adds(mana: str, **more: Any) -> dict[str, Any]:
    return {"action": "mana", "mana": mana, **more}


def artifact(key: str, *cost: dict[str, Any], mana: str = "C", **more: Any) -> dict[str, Any]:
    return permanent(key, "1", "artifact", activated(*cost, do=[adds(mana, **more)]))


GOES = {"this": "sacrifice"}
PETAL = artifact("petal", TAP, GOES, mana="WUBRG")
BEAD = artifact("bead", GOES)
FORGE = artifact("forge", {"sacrifice": {"type": "artifact"}}, mana="C C")
ALTAR = artifact("pyre_altar", {"sacrifice": {"type": "creature"}}, mana="B B")
VEIN = artifact("vein", TAP, {"life": 1}, mana="B")
GOLEM = creature("golem", "4", 4, 4, keywords=[{"affinity": {"type": "artifact"}}])
CUB = creature("cub", "W", 1, 1)
MORE = [PETAL, BEAD, FORGE, ALTAR, VEIN, GOLEM, CUB]


def duel(*hand: str, lands: str = "", board: Any = (), more: Any = (), **other: Any) -> Duel:
    return Duel(side([*hand, "ox"], lands=lands, board=board, **other), side(["ox"]), more=[*MORE, *more])


def pool(duel: Duel) -> dict[int, int]:
    return dict(duel.sees().sides[YOU].mana)


def offered(duel: Duel) -> list[str]:
    """Return what may be used up next, by name."""
    return sorted(str(option.card) for option in duel.prompt().options)


# What pays by going


@cr("605.3b", "608.2h")
@pytest.mark.parametrize("goes", ["sacrifice", "exile", "return"])
def test_605_3b_mana_is_made_by_what_goes_as_its_cost(goes: str) -> None:
    orb = artifact("orb", TAP, {"this": goes}, mana="G")
    found = duel(board=["orb"], more=[orb]).uses("orb", 0)
    assert (pool(found), found.board(YOU)) == ({GREEN: 1}, [])


@cr("605.3b")
def test_605_3b_what_is_sacrificed_for_mana_may_be_the_source_itself() -> None:
    found = duel(board=["forge"]).uses("forge", 0)
    assert (pool(found), found.board(YOU)) == ({COLORLESS: 2}, [])


@cr("605.4a", "106.12")
def test_605_4a_what_is_tapped_for_mana_and_goes_has_been_tapped_for_mana() -> None:
    well = permanent("well", "1", "enchantment", {
        "type": "triggered", "when": {"event": "taps_for_mana", "is": {"type": "artifact"}, "whose": "you"},
        "do": [adds("G")]})  # fmt: skip
    found = duel(board=["petal", "bead", "well"], more=[well])
    assert pool(found.uses("petal", 0, color="W")) == {WHITE: 1, GREEN: 1}
    assert pool(found.uses("bead", 0)) == {WHITE: 1, GREEN: 1, COLORLESS: 1}


@cr("605.4a", "106.12")
def test_106_12_what_is_untapped_for_mana_is_not_tapped_for_mana() -> None:
    well = permanent("well", "1", "enchantment", {
        "type": "triggered", "when": {"event": "taps_for_mana", "is": {"type": "artifact"}, "whose": "you"},
        "do": [adds("G")]})  # fmt: skip
    waker = artifact("waker", {"this": "untap"}, mana="W")
    found = duel(board=[lies("waker", tapped=True), "well"], more=[well, waker]).uses("waker", 0)
    assert pool(found) == {WHITE: 1}


@cr("608.2h", "605.3b")
def test_608_2h_what_asks_about_a_source_that_has_gone_asks_as_it_was() -> None:
    number = {"number": "power", "of": "this"}
    banner = permanent("banner", "W", "enchantment", static({"pt": [1, 1]}, what=MINE))
    sprite = creature("sprite", "G", 2, 2, abilities=[activated(GOES, do=[adds("G", number=number)])])
    found = duel(board=["sprite", "banner"], more=[sprite, banner]).uses("sprite", 0)
    assert pool(found) == {GREEN: 3}


@cr("601.2h", "118.3")
@pytest.mark.parametrize("first", [True, False])
def test_601_2h_what_goes_goes_last_in_whatever_order_a_cost_is_written(first: bool) -> None:
    parts = [TAP, {"remove": "charge"}, {"life": 1}]
    orb = artifact("orb", *([GOES, *parts] if first else [*parts, GOES]), mana="G")
    charged = lies("orb", counters=(("charge", 1),))
    found = duel(board=[charged], more=[orb]).uses("orb", 0)
    assert (pool(found), found.life(YOU), found.board(YOU)) == ({GREEN: 1}, 19, [])


@cr("601.2h", "118.3")
@pytest.mark.parametrize("part", [TAP, {"remove": "charge"}])
def test_601_2h_what_is_tapped_for_a_cost_may_be_sacrificed_for_its_next_part(part: dict[str, Any]) -> None:
    for cost in itertools.permutations([part, {"sacrifice": {"type": "artifact"}}]):
        orb = artifact("orb", *cost, mana="G")
        found = duel(board=[lies("orb", counters=(("charge", 1),))], more=[orb]).uses("orb", 0)
        assert (pool(found), found.board(YOU)) == ({GREEN: 1}, [])


# In the middle of an announcement


@cr("601.2f", "601.2g")
@pytest.mark.parametrize(("board", "lands"), [(["petal"], "WW"), (["bead", "bead"], ""), (["forge"], "W")])
def test_601_2f_the_cost_is_locked_before_what_it_counts_goes(board: list[str], lands: str) -> None:
    found = duel("golem", board=board, lands=lands)
    found.announces("cast:golem", pay_use=first(found, board[0]))
    assert (found.board(YOU), pool(found)) == (["golem"], {})


def first(duel: Duel, card: str) -> str:
    """Return the key that uses a permanent, where it pays with itself."""
    key = duel.key(card)
    return f"make:{key}:0::0" + (f":{key}" if card == "forge" else "")


@cr("601.2f")
def test_601_2f_what_is_used_up_before_is_not_counted() -> None:
    found = duel("golem", board=["petal"], lands="WW").uses("petal", 0, color="W")
    assert "cast:golem" not in found.acts  # 4, and nothing to count, for three mana


@rule("MN-D7")
@cr("601.2g", "605.3a")
def test_nothing_is_used_up_where_tapping_is_enough_and_nothing_without_being_asked() -> None:
    found = duel("cub", board=["petal"], lands="W").do("cast:cub")
    assert found.board(YOU) == ["petal", "cub"]
    found = duel("cub", board=["petal"]).do("cast:cub")
    assert (found.asked.kind, offered(found)) == ("pay_use", ["petal"])
    assert found.do(BACK).board(YOU) == ["petal"]


@cr("601.2g", "605.3a")
def test_each_that_is_used_up_is_chosen_and_what_cannot_help_is_not_offered() -> None:
    found = duel("cub", board=["petal", "vein", "petal"]).do("cast:cub")
    assert offered(found) == ["petal"]
    found = duel("bear", board=["petal", "vein", "bead"], lands="").do("cast:bear")
    assert offered(found) == ["bead", "petal", "vein"]
    found.do(found.called("vein"))
    assert (found.board(YOU), found.life(YOU)) == (["vein", "bead", "bear"], 19)


@cr("118.3", "601.2h")
def test_118_3_what_is_sacrificed_for_the_spell_is_not_sacrificed_for_its_mana() -> None:
    rite = spell("rite", "B B", life(1), additional=[{"sacrifice": {"type": "creature"}}])
    assert "cast:rite" not in duel("rite", board=["pyre_altar", "bear"], more=[rite]).acts
    found = duel("rite", board=["pyre_altar", "bear", "hare"], more=[rite]).do("cast:rite")
    assert found.asked.kind == "pay_sacrifice"
    found.do((found.called("hare"),))
    assert (found.asked.kind, len(found.keys)) == ("pay_use", 1)
    found.do(found.keys[0])
    assert (found.graveyard(YOU), found.life(YOU)) == (["bear", "hare", "rite"], 21)


@cr("118.3", "601.2g")
def test_118_3_what_is_tapped_as_a_cost_is_chosen_where_mana_is_used_up_too() -> None:
    drum = spell("drum", "W", life(1), additional=[{"tap": {"type": "creature"}}])
    found = duel("drum", board=["petal", "bear", "hare"], more=[drum]).do("cast:drum")
    assert found.asked.kind == "pay_tap"
    found.do((found.called("bear"),))
    assert found.asked.kind == "pay_use"
    assert (found.do(found.keys[0]).life(YOU), found.perm("bear").tapped) == (21, True)


@cr("601.2g")
def test_what_a_use_puts_into_a_graveyard_pays_for_nothing_else_of_that_announcement() -> None:
    crypt = artifact("crypt", {"exile": {}}, mana="C C")
    assert "cast:bear" not in duel("bear", board=["petal", "crypt"], more=[crypt]).acts
    buried = duel("bear", board=["petal", "crypt"], more=[crypt], graveyard=[ZoneCard(900, "ox")])
    assert "cast:bear" in buried.acts
    rite = spell("rite", "W", life(1), additional=[{"exile": {}}])
    assert "cast:rite" not in duel("rite", board=["petal"], more=[rite]).acts


@cr("605.3a", "602.2b")
def test_602_2b_the_source_of_an_ability_may_be_used_up_for_it_unless_its_cost_needs_it() -> None:
    for more, usable in ((), True), ((TAP,), False), ((GOES,), False):
        imp = creature("imp", "B", 1, 1, abilities=[activated({"mana": "B B"}, *more, do=[life(1)])])
        found = duel(board=["pyre_altar", "imp"], more=[imp])
        assert (f"use:{found.key('imp')}:0" in found.acts) is usable
        if usable:
            found.uses("imp", 0, pay_use=altar(found, "imp"))
            assert (found.board(YOU), found.resolves().life(YOU)) == (["pyre_altar"], 21)


def altar(duel: Duel, card: str) -> str:
    """Return the key that sacrifices a creature to the altar."""
    return f"make:{duel.key('pyre_altar')}:0::0:{duel.key(card)}"


@cr("116.2b", "702.37e")
def test_116_2b_what_is_turned_up_is_not_used_up_for_it() -> None:
    mimic = creature("shaper", "4", 4, 4, keywords=[{"morph": "B B"}])
    found = duel("shaper", lands="GGG", board=["pyre_altar"], more=[mimic]).do("down:shaper").resolves()
    assert not [key for key in found.acts if key.startswith("up:")]
    found = (
        duel("shaper", lands="GGG", board=["pyre_altar", "bear"], more=[mimic]).do("down:shaper").resolves()
    )
    (up,) = [key for key in found.acts if key.startswith("up:")]
    found.announces(up, pay_use=altar(found, "bear"))
    assert sorted(found.board(YOU)) == ["pyre_altar", "shaper"]


@cr("601.2a", "702.62a")
def test_601_2a_a_card_that_is_cast_or_suspended_pays_for_nothing() -> None:
    spirit = creature("guide", "R", 2, 2, keywords=[{"suspend": "R", "time": 2}], abilities=[
        activated({"this": "exile"}, do=[adds("R")], zone="graveyard"),
        activated({"this": "discard"}, do=[adds("R")], zone="hand")])  # fmt: skip
    alone = duel("guide", more=[spirit])
    assert not {"cast:guide", "suspend:guide"} & set(alone.acts)
    found = duel("guide", "guide", more=[spirit]).do("suspend:guide")
    assert found.asked.kind == "pay_use"
    found.do(found.keys[0])
    assert [each.card for each in found.sees().sides[YOU].exile] == ["guide"]
    assert found.graveyard(YOU) == ["guide"]
    lying = duel("guide", more=[spirit], graveyard=[ZoneCard(900, "guide")]).do("cast:guide")
    lying.do(next(key for key in lying.keys if "900" in key))
    assert lying.board(YOU) == ["guide"]


@cr("605.3a", "118.12")
def test_what_a_player_may_pay_is_paid_by_using_something_up_too() -> None:
    offer = spell("offer", "G", {"action": "may", "pay": [{"mana": "1"}], "do": [life(3)]})
    found = duel("offer", lands="G", board=["petal"], more=[offer]).casts("offer").resolves()
    assert found.asked.kind == "may_pay"
    found.do("yes")
    assert (found.asked.kind, found.do(found.keys[0]).life(YOU)) == ("pay_use", 23)


@cr("601.2g")
def test_what_is_left_of_mana_stays_and_is_of_one_colour() -> None:
    pair = artifact("pair", GOES, mana="WU WU")
    found = duel("cub", board=["pair"], more=[pair]).do("cast:cub").do("make:o1:0::0")
    assert (found.board(YOU), pool(found)) == (["cub"], {WHITE: 1})


@cr("601.2g", "107.3a")
def test_601_2g_x_counts_what_can_be_used_up() -> None:
    swell = spell("well_up", "X", life("x"))
    found = duel("well_up", board=["petal", "bead"], lands="W", more=[swell]).do("cast:well_up")
    assert [*found.prompt().options] == []
    assert found.match.decision(YOU).count() == 4
    found.do(3).do(found.keys[0])
    assert (found.board(YOU), found.resolves().life(YOU)) == ([], 23)


@cr("601.2g", "107.3a")
@pytest.mark.parametrize(
    ("number", "each", "most"),
    [
        (1, {"number": "power", "of": "paid"}, 1 + 2 + 3 + 4 + 5 + 6 + 7 + 8),
        (1, {"cards_in": "graveyard"}, 1 + 2 + 3 + 4 + 5 + 6 + 7 + 8),  # the cost is paid first (602.2h)
        (1, {"count": {"type": "creature"}}, 7 + 6 + 5 + 4 + 3 + 2 + 1 + 0),
        (2, 3, 4 * 3),
    ],
)
def test_601_2g_x_counts_all_that_creatures_give_in_whatever_number(
    number: int, each: Any, most: int
) -> None:
    beasts = [creature(f"beast_{power}", "G", power, 1) for power in range(1, 9)]
    kiln = artifact("kiln", {"sacrifice": {"type": "creature"}, "number": number}, mana="B", number=each)
    flare = spell("flare", "X B", life("x"))
    board = [*(beast["id"] for beast in beasts), "kiln"]
    found = duel("flare", lands="B", board=board, more=[flare, kiln, *beasts]).do("cast:flare")
    assert of(Number, found.asked).most == most


@cr("601.2g", "107.3a")
@pytest.mark.parametrize(("number", "most"), [(8, 16), (24, 24)])
def test_few_tables_are_tried_for_x_however_many_creatures_there_are(
    monkeypatch: pytest.MonkeyPatch, number: int, most: int
) -> None:
    flare, goes = spell("flare", "X B", life("x")), activated(GOES, do=[adds("G")])
    beasts = [creature(f"beast_{each}", "G", 1 + each, 1, abilities=[goes]) for each in range(number)]
    board = [*(beast["id"] for beast in beasts), "pyre_altar"]
    found = duel("flare", lands="B", board=board, more=[flare, *beasts])
    tables = counted(monkeypatch)
    assert of(Number, found.do("cast:flare").asked).most == most
    assert len(tables) < 100


@cr("601.2g", "601.3")
def test_few_tables_are_tried_for_spells_whose_costs_all_creatures_do_not_pay(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    spells = [spell(f"costly_{each}", f"{each} B B G", life(1)) for each in (18, 21, 22, 30)]
    leech = activated(TAP, {"life": 1}, do=[adds("B")])
    beasts = [creature(f"beast_{each}", "G", 1 + each, 1, abilities=[leech]) for each in range(24)]
    board = [*(beast["id"] for beast in beasts), "pyre_altar", "forge", "bead", "bead", "petal"]
    found = duel(*(each["id"] for each in spells), lands="B", board=board, more=[*spells, *beasts])
    tables = counted(monkeypatch)
    assert [key for key in casting.castable(found.table.copy(), YOU) if "costly" in key] == [
        "cast:costly_18",
        "cast:costly_21",
    ]  # one land, the petal, and eleven of two mana each
    assert len(tables) < 100


def counted(monkeypatch: pytest.MonkeyPatch) -> list[Table]:
    """Return what tables are copied from now on."""
    tables: list[Table] = []
    copy = Table.copy

    def counting(table: Table) -> Table:
        tables.append(table)
        return copy(table)

    monkeypatch.setattr(Table, "copy", counting)
    return tables


def test_each_creature_is_offered_and_few_tables_are_tried_however_many_ways_there_are(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    flare = spell("flare", "X B", life("x"))
    beasts = [creature(f"beast_{number}", "G", 1 + number, 1) for number in range(10)]
    kilns = [
        artifact(f"kiln_{number}", {"sacrifice": {"type": "creature"}}, mana="BG") for number in range(3)
    ]
    board = [each["id"] for each in (*beasts, *kilns)]
    found = duel("flare", board=[*board, "forge"], more=[flare, *beasts, *kilns])
    found.do("cast:flare")
    tables = counted(monkeypatch)
    found.do(of(Number, found.asked).most)
    used = {naming.made(option.key).picked for option in found.prompt().options}
    assert {(found.key(beast["id"]),) for beast in beasts} <= used
    assert len(tables) < 1_000
