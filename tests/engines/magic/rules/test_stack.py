"""The stack: chapters 405, 608 and 701; targets that are lost, counterspells, what is done in order."""

from __future__ import annotations

import pytest

from engines.kernel import PASS
from engines.magic.table.pieces import ZoneCard
from tests.engines.magic.pack import CREATURE, MINE, TAP, activated, change, creature, damage, life, spell
from tests.engines.magic.scenes import OTHER, YOU, Duel, lies, side
from tests.rules import cr, rule


@cr("405.5", "608.1", "117.4", "701.6a")
def test_a_counterspell_war_of_depth_four_ends_with_the_last_word() -> None:
    duel = Duel(side(["bolt", "deny", "deny", "ox"], lands="RUUU"), side(["deny", "deny", "ox"], lands="UUU"))
    duel.casts("bolt", "s1")
    for _ in range(2):
        duel.casts("deny", duel.item(duel.stack()[-1]))
        duel.casts("deny", duel.item(duel.stack()[-1]))
    assert duel.stack() == ["bolt", "deny", "deny", "deny", "deny"]
    seen: list[list[str]] = []
    while duel.stack():
        duel.resolves()
        seen.append(duel.stack())
    assert seen == [["bolt", "deny", "deny"], ["bolt"], []]  # the last word on each pair
    assert duel.life(OTHER) == 17
    assert (sorted(duel.graveyard(YOU)), duel.graveyard(OTHER)) == (
        ["bolt", "deny", "deny"],
        ["deny", "deny"],
    )


@cr("701.6a", "608.2b")
def test_a_spell_whose_target_is_countered_has_no_effect() -> None:
    duel = Duel(side(["bolt", "ox"], lands="R"), side(["deny", "veto", "ox"], lands="UUU"))
    duel.casts("bolt", "s1")
    duel.match.order(OTHER, "hold")
    duel.casts("veto", duel.item("bolt")).casts("deny", duel.item("bolt"))
    duel.resolves().resolves()
    assert duel.graveyard(YOU) == ["bolt"]
    assert sorted(duel.graveyard(OTHER)) == ["deny", "veto"]
    assert duel.sees().sides[OTHER].hand_size == 1  # no card for a spell without a legal target


@cr("608.2b")
def test_a_spell_does_the_rest_where_some_targets_are_lost() -> None:
    duel = Duel(
        side(["fork", "ox"], lands="R", board=["nun"]), side(["bounce", "ox"], lands="U", board=["hare"])
    )
    duel.casts("fork", "hare", "nun").casts("bounce", "hare").resolves().resolves()
    assert duel.perm("nun").damage == 1
    assert duel.graveyard(YOU) == ["fork"]


@cr("608.2b", "400.7")
def test_a_target_that_has_changed_zones_is_lost() -> None:
    duel = Duel(side(["bolt", "ox"], lands="R"), side(["bounce", "ox"], lands="U", board=["bear"]))
    duel.casts("bolt", "bear").casts("bounce", "bear").resolves().resolves()
    assert duel.graveyard(YOU) == ["bolt"]
    assert [event.kind for event in duel.events("no_effect")] == ["no_effect"]


@cr("608.2b", "702.16b", "702.11b")
@pytest.mark.parametrize("gains", ["protection_from_red", "hexproof", "shroud"])
def test_a_target_that_may_not_be_aimed_at_any_more_is_lost(gains: str) -> None:
    ward = spell("ward", "W", change({"gains": [gains]}), targets=[CREATURE])
    duel = Duel(side(["bolt", "ox"], lands="R"), side(["ward", "ox"], lands="W", board=["bear"]), more=[ward])
    duel.casts("bolt", "bear").casts("ward", "bear").resolves().resolves()
    assert duel.board(OTHER) == ["bear"]


@cr("608.2b")
def test_who_is_no_target_is_no_reason_to_do_nothing() -> None:
    """Life is gained though the damage finds nobody, as one of two targets is left."""
    both = spell("both", "R", damage(2), damage(2, "target_2"), life(3), targets=[CREATURE, CREATURE])
    duel = Duel(
        side(["both", "ox"], lands="R"),
        side(["bounce", "ox"], lands="U", board=["bear", "hare"]),
        more=[both],
    )
    duel.casts("both", "bear", "hare").casts("bounce", "bear").resolves().resolves()
    assert duel.life(YOU) == 23
    assert duel.graveyard(OTHER) == ["bounce", "hare"]


@cr("608.2c", "608.2n")
def test_a_spell_does_what_is_printed_in_order_and_goes_to_the_graveyard() -> None:
    duel = Duel(side(["drain", "ox"], lands="B")).casts("drain", "s1").resolves()
    assert (duel.life(YOU), duel.life(OTHER), duel.graveyard(YOU)) == (22, 18, ["drain"])
    assert [event.kind for event in duel.events("damage", "life")] == ["damage", "life"]


@cr("608.2h", "113.7a")
def test_what_is_no_more_is_remembered_as_it_was_last() -> None:
    feast = spell(
        "feast",
        "B",
        {"action": "sacrifice", "what": "target"},
        life({"number": "toughness", "of": "target"}),
        targets=[{**CREATURE, "whose": "you"}],
    )
    duel = Duel(side(["feast", "grow", "ox"], lands="BG", board=["nun"]), more=[feast])
    duel.casts("grow", "nun").resolves().casts("feast", "nun").resolves()
    assert duel.life(YOU) == 26


@cr("608.2h", "109.5")
def test_the_controller_of_what_has_left_is_remembered_too() -> None:
    path = spell(
        "path", "W", {"action": "move", "what": "target", "to": "exile"},
        life({"number": "power", "of": "target"}, {"controller_of": "target"}), targets=[CREATURE],
    )  # fmt: skip
    duel = Duel(side(["path", "ox"], lands="W"), side(board=["giant"]), more=[path]).casts("path").resolves()
    assert (duel.life(OTHER), duel.board(OTHER)) == (25, [])


@rule("MN-D9")
@cr("608.2d", "118.12", "118.12a")
@pytest.mark.parametrize(
    ("lands", "pays", "stays"), [("GGUU", "yes", True), ("GGUU", "no", False), ("GG", "", False)]
)
def test_unless_its_controller_pays(lands: str, pays: str, stays: bool) -> None:
    toll = spell(
        "toll",
        "U",
        {
            "action": "may",
            "who": {"controller_of": "target"},
            "pay": [{"mana": "2"}],
            "else": [{"action": "counter"}],
        },
        targets=[{"target": "spell"}],
    )
    duel = Duel(side(["bear", "ox"], lands=lands), side(["toll", "ox"], lands="U"), more=[toll])
    duel.casts("bear").casts("toll").resolves()
    if pays:
        assert duel.asks == (YOU, "may_pay")
        duel.do(pays)
    duel.resolves()
    assert (duel.board(YOU) == ["bear"]) is stays


@cr("101.4", "608.2e", "701.21a")
def test_each_player_chooses_in_turn_and_all_is_sacrificed_at_once() -> None:
    edict = spell("edict", "B", {"action": "choose", "who": "each_player", "is": {"type": "creature"}},
                  {"action": "sacrifice"})  # fmt: skip
    duel = Duel(
        side(["edict", "ox"], lands="B", board=["bear", "nun"]), side(board=["hare", "ox"]), more=[edict]
    )
    duel.casts("edict").resolves()
    assert duel.asks == (YOU, "choose_one")
    duel.do(duel.key("bear"))
    assert duel.asks == (OTHER, "choose_one")
    assert duel.board(YOU) == ["bear", "nun"]
    duel.do(duel.key("hare"))
    assert (duel.board(YOU), duel.board(OTHER)) == (["nun"], ["ox"])


@cr("611.2c", "608.2h")
def test_what_holds_for_a_turn_is_fixed_as_it_begins() -> None:
    rally = spell("rally", "W", change({"pt": [1, 1]}, what=MINE))
    duel = Duel(side(["rally", "mouse", "ox"], lands="W", board=["bear"]), more=[rally])
    duel.casts("rally").resolves().casts("mouse").resolves()
    assert (duel.size("bear"), duel.size("mouse")) == ((3, 3), (1, 1))
    assert duel.end_turn().size("bear") == (2, 2)


@cr("702.34a")
def test_a_spell_with_flashback_is_cast_from_the_graveyard_and_exiled() -> None:
    memory = spell("memory", "R", damage(2), targets=[{"target": "any"}], keywords=[{"flashback": "1 R"}])
    lying = [ZoneCard(900, "memory")]
    duel = Duel(side(["ox"], lands="RR", graveyard=lying), side(["ox"], lands="U"), more=[memory])
    duel.announces("cast:o900", "s1").resolves()
    assert (duel.life(OTHER), duel.graveyard(YOU)) == (18, [])
    assert [each.card for each in duel.sees().sides[YOU].exile] == ["memory"]


@cr("702.34a", "701.6a")
def test_a_spell_with_flashback_is_exiled_if_it_is_countered_too() -> None:
    memory = spell("memory", "R", damage(2), targets=[{"target": "any"}], keywords=[{"flashback": "1 R"}])
    you = side(["ox"], lands="RR", graveyard=[ZoneCard(900, "memory")])
    duel = Duel(you, side(["deny", "ox"], lands="U"), more=[memory]).announces("cast:o900", "s1")
    duel.casts("deny", duel.item("memory")).resolves()
    assert [each.card for each in duel.sees().sides[YOU].exile] == ["memory"]


IN_GRAVEYARD = {"target": "card", "zone": "graveyard", "whose": "you"}


@cr("601.2a", "601.2c", "702.34a")
def test_601_2a_a_spell_that_is_cast_from_the_graveyard_is_no_card_there_any_more() -> None:
    recall = spell("recall", "B", {"action": "move", "what": "target", "to": "hand"}, targets=[IN_GRAVEYARD],
                   keywords=[{"flashback": "B"}])  # fmt: skip
    alone = side(["ox"], lands="B", graveyard=[ZoneCard(900, "recall")])
    assert Duel(alone, more=[recall]).acts == [], "it cannot be its own target"
    two = side(
        ["ox"], lands="B", graveyard=[ZoneCard(900, "recall"), ZoneCard(901, "bear"), ZoneCard(902, "hare")]
    )
    duel = Duel(two, more=[recall]).do("cast:o900")
    assert (duel.asked.kind, duel.keys) == ("aim", ("o901", "o902"))
    toll = spell("toll", "B", {"action": "draw"}, additional=[{"exile": {}}], keywords=[{"flashback": "B"}])
    alone = side(["ox"], lands="B", graveyard=[ZoneCard(900, "toll")])
    assert Duel(alone, more=[toll]).acts == [], "nor pay for itself"


@cr("601.2a", "601.2f")
@pytest.mark.parametrize(("hand", "castable"), [(["pile", "ox", "ox"], True), (["pile", "ox"], False)])
def test_601_2a_a_spell_that_is_cast_is_no_card_of_the_hand_any_more(hand: list[str], castable: bool) -> None:
    less = {"type": "cost", "this": True, "spells": {},
            "generic": {"calc": "product", "parts": [-1, {"cards_in": "hand"}]}}  # fmt: skip
    pile = creature("pile", "3 R", 4, 4, abilities=[less])
    assert ("cast:pile" in Duel(side(hand, lands="RR"), more=[pile]).acts) is castable


@cr("702.29e", "701.23a")
def test_702_29e_typecycling_searches_for_a_card_of_its_kind_instead() -> None:
    kinds = ({"sub": "forest"}, {"type": "creature"})
    elk = creature("elk", "4 G", 4, 4, keywords=[{"cycling": "2", "for": kind} for kind in kinds])
    duel = Duel(side(["elk"], lands="GG"), more=[elk])
    assert len([key for key in duel.acts if key.startswith("use:elk")]) == 2
    duel.announces("use:elk:0").resolves()
    assert duel.graveyard(YOU) == ["elk"]
    duel.do(("forest",) if isinstance(duel.asked.default, tuple) else "forest")
    assert list(duel.seen(YOU).hand or ()) == ["forest"]


@cr("702.29a", "602.2a")
def test_cycling_discards_the_card_and_draws_another() -> None:
    elk = creature("elk", "4 G", 4, 4, keywords=[{"cycling": "2"}])
    duel = Duel(side(["elk", "ox"], lands="GG", library=["bear"]), more=[elk])
    duel.announces("use:elk:0").resolves()
    assert (duel.seen(YOU).hand, duel.graveyard(YOU)) == (("ox", "bear"), ["elk"])


@rule("MN-D10")
@cr("701.22a")
def test_scry_puts_cards_on_the_bottom_and_keeps_the_rest_on_top_for_its_player_to_know() -> None:
    peek = spell("peek", "U", {"action": "scry", "number": 3}, {"action": "draw"})
    duel = Duel(side(["peek", "ox"], lands="U", library=["ox", "nun", "hare", "bear"]), more=[peek])
    duel.casts("peek").resolves()
    assert duel.asks == (YOU, "scry")
    assert duel.keys == ("bear", "hare", "nun")
    duel.do(("bear",)).do(("nun", "hare"))
    assert duel.seen(YOU).hand == ("ox", "nun")
    assert (duel.seen(YOU).top, duel.seen(YOU).bottom) == (("hare",), ("bear",))
    assert duel.sees(OTHER).sides[YOU].top == ()


@cr("701.25a")
def test_surveil_puts_cards_into_the_graveyard() -> None:
    peek = spell("peek", "U", {"action": "surveil", "number": 2})
    duel = Duel(side(["peek", "ox"], lands="U", library=["ox", "nun", "hare"]), more=[peek])
    duel.casts("peek").resolves().do(("nun",))
    assert duel.graveyard(YOU) == ["nun", "peek"]
    assert duel.seen(YOU).top == ("hare",)


@rule("MN-D10")
@cr("701.23a", "701.23b", "701.24a")
def test_a_search_need_find_nothing_and_ends_with_a_shuffle() -> None:
    seek = spell("seek", "G", {"action": "search", "is": {"type": "creature"}}, slow=True)
    duel = Duel(side(["seek", "ox"], lands="G", library=["forest", "bear", "forest"]), more=[seek])
    duel.casts("seek").resolves()
    assert (duel.asks, duel.keys) == ((YOU, "search"), ("bear",))
    found = duel.match.copy()
    duel.do(())
    assert duel.sees().sides[YOU].hand_size == 1
    assert duel.events("shuffle")
    found.answer(YOU, ("bear",))
    assert found.view(None).sides[YOU].known == ("bear",)  # pyright: ignore[reportAttributeAccessIssue]


@cr("701.9b", "402.3")
def test_the_other_chooses_from_a_hand_that_was_revealed() -> None:
    force = spell("force", "B", {"action": "reveal"}, {"action": "discard", "who": "target", "how": "by_you",
                  "is": {"without_type": "land"}}, targets=[{"target": "player"}])  # fmt: skip
    duel = Duel(side(["force", "ox"], lands="B"), side(["forest", "bear", "nun"]), more=[force])
    duel.casts("force", "s1").resolves()
    assert (duel.asks, duel.keys) == ((YOU, "discard_by"), ("bear", "nun"))
    duel.do(("nun",))
    assert duel.graveyard(OTHER) == ["nun"]
    assert duel.sees().sides[OTHER].known == ("forest", "bear")


@cr("701.17a", "401.5")
def test_mill_puts_the_uppermost_cards_into_the_graveyard() -> None:
    mill = spell(
        "mill", "U", {"action": "mill", "who": "target", "number": 2}, targets=[{"target": "player"}]
    )
    duel = Duel(side(["mill", "ox"], lands="U"), side(["ox"], library=["bear", "nun", "hare"]), more=[mill])
    duel.casts("mill", "s1").resolves()
    assert duel.graveyard(OTHER) == ["hare", "nun"]


@cr("111.1", "111.7", "704.5d")
def test_a_token_is_made_and_is_nowhere_once_it_has_left() -> None:
    made = {
        "id": "cub",
        "name": {"en": "Cub", "fr": "Ourson"},
        "sub": ["bear"],
        "colors": ["green"],
        "pt": [2, 2],
    }
    call = spell("call", "G", {"action": "token", "token": made, "number": 2})
    duel = Duel(side(["call", "bounce", "ox"], lands="GU"), more=[call]).casts("call").resolves()
    assert duel.board(YOU) == ["call~cub", "call~cub"]
    duel.casts("bounce", duel.key("call~cub")).resolves()
    assert (duel.board(YOU), duel.sees().sides[YOU].hand_size) == (["call~cub"], 1)


@cr("122.1a", "704.5q", "613.4c")
def test_counters_change_sizes_and_take_one_another_away() -> None:
    add = spell("feed", "G", {"action": "add_counters", "what": "target", "kind": "plus_one", "number": 2},
                targets=[CREATURE])  # fmt: skip
    duel = Duel(
        side(["feed", "ox"], lands="G", board=[lies("bear", counters=(("minus_one", 1),))]), more=[add]
    )
    assert duel.size("bear") == (1, 1)
    duel.casts("feed", "bear").resolves()
    assert duel.perm("bear").counters == (("plus_one", 1),)
    assert duel.size("bear") == (3, 3)


@cr("117.3c", "117.1b")
def test_who_holds_priority_answers_his_own_spell() -> None:
    pinger = creature(
        "pinger", "R", 1, 1, abilities=[activated(TAP, do=[damage(1)], targets=[{"target": "any"}])]
    )
    duel = Duel(side(["bolt", "ox"], lands="RR", board=["pinger"]), more=[pinger])
    duel.match.order(YOU, "hold")
    duel.casts("bolt", "s1").uses("pinger", 0, "s1")
    assert duel.stack() == ["bolt", "pinger"]
    duel.do(PASS)
    assert (duel.life(OTHER), duel.stack()) == (19, ["bolt"])


@rule("MN-D10")
@cr("101.4", "701.9b")
def test_101_4_each_player_chooses_what_to_discard_unseen_and_all_goes_at_once() -> None:
    rot = spell("rot", "B", {"action": "discard", "who": "each_player", "number": 1})
    duel = Duel(side(["rot", "ox", "bear"], lands="B"), side(["hawk", "giant"]), more=[rot])
    duel.casts("rot").passes("discard_by")
    assert [asked.seat for asked in duel.match.decisions] == [YOU, OTHER]
    before = duel.sees(OTHER)
    duel.match.answer(YOU, ("ox",))
    assert duel.sees(OTHER) == before
    duel.match.answer(OTHER, ("giant",))
    assert (duel.graveyard(YOU), duel.graveyard(OTHER)) == (["ox", "rot"], ["giant"])


@cr("400.7", "608.2n")
@pytest.mark.parametrize(("to", "place"), [("library", -1), ("library_bottom", 0)])
def test_a_spell_that_sends_itself_elsewhere_does_not_go_to_the_graveyard(to: str, place: int) -> None:
    echo = spell("echo", "G", life(1), {"action": "move", "what": "this", "to": to})
    duel = Duel(side(["echo", "ox"], lands="G"), more=[echo])
    assert duel.casts("echo").resolves().graveyard(YOU) == []
    assert duel.table.sides[YOU].library[place] == "echo"


@cr("701.9b")
def test_701_9b_several_cards_at_random_are_several_cards() -> None:
    hand = ["hawk", "giant", "bear", "ox", "nun"]
    rot = spell("rot", "B", {"action": "discard", "who": "opponent", "number": 4, "how": "random"})
    duel = Duel(side(["rot", "rot"], lands="BB"), side(hand), more=[rot])
    gone = duel.casts("rot").resolves().graveyard(OTHER)
    assert len(gone) == len({*gone}) == 4
    assert {*gone} < {*hand}


@cr("101.4")
def test_101_4_who_has_no_choice_what_to_discard_is_not_asked() -> None:
    rot = spell("rot", "B", {"action": "discard", "who": "each_player", "number": 1})
    duel = Duel(side(["rot", "ox"], lands="B"), side(["hawk", "giant"]), more=[rot])
    duel.casts("rot").passes("discard_by")
    assert [asked.seat for asked in duel.match.decisions] == [OTHER]
    duel.do(("hawk",))
    assert (duel.graveyard(YOU), duel.graveyard(OTHER)) == (["ox", "rot"], ["hawk"])


@cr("115.1")
def test_a_spell_that_aims_at_an_opponents_spell_does_not_find_an_own_one() -> None:
    theirs = {"target": "spell", "whose": "opponent"}
    scorn = spell("scorn", "U", {"action": "counter"}, targets=[theirs])
    duel = Duel(side(["bolt", "scorn"], lands="RU"), side(["scorn"], lands="U"), more=[scorn])
    duel.match.order(YOU, "hold")
    duel.casts("bolt", "s1")
    assert duel.acts == []
    duel.do(PASS)
    assert (duel.asks, duel.acts) == ((OTHER, "priority"), ["cast:scorn"])
