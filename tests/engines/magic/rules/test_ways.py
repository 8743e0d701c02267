"""Other ways to cast a card: alternative costs, flashback, madness and others (118.9, chapter 702)."""

from __future__ import annotations

from typing import Any

import pytest

from engines.kernel import PASS
from engines.magic.table.pieces import ZoneCard
from tests.engines.magic.pack import CREATURE, creature, damage, life, spell, when
from tests.engines.magic.scenes import OTHER, YOU, Duel, lies, side
from tests.rules import cr, rule

ALWAYS = frozenset({"own_main_1", "own_end", "own_main_2"})


def lying(*cards: str) -> list[ZoneCard]:
    return [ZoneCard(place, card) for place, card in enumerate(cards, 900)]


def named(duel: Duel, seat: int, zone: str) -> list[str]:
    return [each.card for each in getattr(duel.seen(seat), zone)]


# Alternative costs


def rather(*pay: dict[str, Any], **more: Any) -> dict[str, Any]:
    return spell("oath", "4 W", life(3), ways=[{"pay": list(pay), **more}])


@cr("118.9")
def test_an_alternative_cost_is_paid_instead_of_the_mana_cost() -> None:
    oath = rather({"mana": "1"}, {"give_back": {"sub": "forest"}})
    duel = Duel(side(["oath", "ox"], lands="GR"), more=[oath])
    assert "cast:oath" not in duel.keys
    duel.do("cast:oath:1").resolves()
    assert duel.life(YOU) == 23
    assert "forest" in (duel.seen(YOU).hand or ())


@cr("118.9a")
def test_only_one_alternative_cost_is_chosen_and_either_may_be() -> None:
    oath = rather({"sacrifice": {"sub": "forest"}})
    duel = Duel(side(["oath", "ox"], lands="GGGGW"), more=[oath])
    assert [key for key in duel.keys if key.startswith("cast:oath")] == ["cast:oath", "cast:oath:1"]


@cr("118.9d")
def test_additional_costs_are_paid_with_an_alternative_cost_too() -> None:
    oath = {**rather({"mana": "0"}), "additional": [{"discard": {}}]}
    assert "cast:oath:1" not in Duel(side(["oath"]), more=[oath]).keys
    duel = Duel(side(["oath", "ox"]), more=[oath]).do("cast:oath:1").resolves()
    assert duel.graveyard(YOU) == ["ox", "oath"]


@cr("601.3a")
@pytest.mark.parametrize(("lands", "able"), [("G", True), ("R", False)])
def test_a_way_that_asks_for_something_is_there_only_where_it_holds(lands: str, able: bool) -> None:
    controls = {"test": "number", "value": {"count": {"sub": "forest"}}, "at_least": 1}
    oath = rather(**{"if": [controls]})
    assert ("cast:oath:1" in Duel(side(["oath"], lands=lands), more=[oath]).keys) is able


@cr("601.3")
@pytest.mark.parametrize(("step", "able"), [("main_1", True), ("main_2", False)])
def test_a_spell_is_cast_only_when_its_text_allows(step: Any, able: bool) -> None:
    oath = spell("oath", "0", life(3), cast_if=[{"test": "turn", "before": "attackers"}])
    duel = Duel(side(["oath", "ox"], stops=ALWAYS), at=step, more=[oath])
    assert duel.sees().step == step
    assert ("cast:oath" in duel.keys) is able


# Flashback, retrace, jump-start, escape


@cr("702.34a")
def test_flashback_may_be_paid_with_more_than_mana_and_exiles_the_card() -> None:
    again = spell("again", "3", life(3), keywords=[{"flashback": [{"mana": "G"}, {"life": 3}]}])
    duel = Duel(side(["ox"], lands="G", graveyard=lying("again")), more=[again])
    duel.do("cast:o900").resolves()
    assert duel.life(YOU) == 20
    assert (named(duel, YOU, "exile"), duel.graveyard(YOU)) == (["again"], [])


@cr("702.34a")
def test_a_flashback_that_taps_creatures_needs_them_untapped() -> None:
    paid = [{"tap": {"type": "creature", "color": "white"}, "number": 2}]
    again = spell("again", "3", life(3), keywords=[{"flashback": paid}])
    for board, able in ((["ox", "nun"], True), ([lies("ox", tapped=True), "nun"], False)):
        duel = Duel(side(["bear"], board=board, graveyard=lying("again")), more=[again])
        assert ("cast:o900" in duel.keys) is able


@cr("702.81a")
def test_retrace_costs_a_land_card_besides_the_mana_and_leaves_the_card_in_the_graveyard() -> None:
    again = spell("again", "G", life(3), keywords=[{"retrace": True}])
    empty = Duel(side(["ox"], lands="G", graveyard=lying("again")), more=[again])
    assert "cast:o900" not in empty.keys
    duel = Duel(side(["ox", "plains"], lands="G", graveyard=lying("again")), more=[again])
    duel.do("cast:o900").resolves()
    assert duel.life(YOU) == 23
    assert sorted(duel.graveyard(YOU)) == ["again", "plains"]


@cr("702.133a")
def test_jump_start_costs_a_card_besides_the_mana_and_exiles_the_card() -> None:
    again = spell("again", "G", life(3), keywords=[{"jump_start": True}])
    duel = Duel(side(["ox"], lands="G", graveyard=lying("again")), more=[again])
    duel.do("cast:o900").resolves()
    assert (duel.graveyard(YOU), named(duel, YOU, "exile")) == (["ox"], ["again"])


@cr("702.138a")
def test_what_escapes_exiles_others_of_its_graveyard_and_comes_from_there() -> None:
    paid = [{"mana": "G"}, {"exile": {"other": True}, "number": 2}]
    imp = creature("imp", "5 G", 3, 3, {"escape": paid})
    few = Duel(side(["ox"], lands="G", graveyard=lying("imp", "bear")), more=[imp])
    assert "cast:o900" not in few.keys
    duel = Duel(side(["ox"], lands="G", graveyard=lying("imp", "bear", "hawk")), more=[imp])
    duel.do("cast:o900").resolves()
    assert "imp" in duel.board(YOU)
    assert named(duel, YOU, "exile") == ["bear", "hawk"]


@cr("702.133a")
def test_two_cards_that_are_cast_in_one_way_are_told_apart() -> None:
    again = spell("again", "G", life(3), keywords=[{"jump_start": True}])
    duel = Duel(side(["ox"], lands="G", graveyard=lying("again", "again")), more=[again])
    labels = {option.key: option.label for option in duel.prompt().options}
    assert labels["cast:o900"] != labels["cast:o901"]


# Evoke, dash


@cr("702.74a")
def test_what_was_evoked_does_its_work_as_it_enters_and_is_sacrificed() -> None:
    imp = creature("imp", "5 G", 3, 3, {"evoke": "G"}, abilities=[when("enters", life(4), this=True)])
    duel = Duel(side(["imp", "ox"], lands="G"), more=[imp])
    assert "cast:imp" not in duel.keys
    duel.do("cast:imp:1").passes("order")
    while duel.asked.kind == "order":
        duel.do(duel.asked.default)
    duel.passes()
    assert duel.life(YOU) == 24
    assert duel.graveyard(YOU) == ["imp"]


@cr("702.74a")
def test_what_was_cast_for_its_mana_cost_stays() -> None:
    imp = creature("imp", "G", 3, 3, {"evoke": "R"})
    duel = Duel(side(["imp", "ox"], lands="G"), more=[imp]).do("cast:imp").passes()
    assert "imp" in duel.board(YOU)


@cr("702.109a")
def test_what_was_dashed_has_haste_and_goes_back_at_the_end_of_the_turn() -> None:
    imp = creature("imp", "5 G", 3, 3, {"dash": "G"})
    duel = Duel(side(["imp", "ox"], lands="G"), side(["ox"]), more=[imp]).do("cast:imp:1").resolves()
    duel.attacks("imp").passes("main")
    assert duel.life(OTHER) == 17
    duel.end_turn()
    assert "imp" not in duel.board(YOU)
    assert "imp" not in duel.graveyard(YOU)


@cr("702.109a")
def test_what_was_dashed_and_has_left_stays_where_it_is() -> None:
    imp = creature("imp", "5 G", 3, 3, {"dash": "G"})
    duel = Duel(side(["imp", "kill"], lands="GBB"), more=[imp]).do("cast:imp:1").resolves()
    duel.casts("kill", "imp").resolves().end_turn()
    assert "imp" in duel.graveyard(YOU)


# Madness


MAD = spell("mad", "4 R", damage(3, "opponent"), keywords=[{"madness": "R"}])
TOSS = spell("toss", "0", {"action": "discard"})


def discarded(lands: str, *answers: Any) -> Duel:
    duel = Duel(side(["toss", "mad"], lands=lands), side(["ox"]), more=[MAD, TOSS])
    return duel.do("cast:toss").passes("may" if "R" in lands else "").do(*answers)


@cr("702.35a")
def test_a_card_with_madness_is_cast_as_it_is_discarded() -> None:
    duel = discarded("R", "yes").passes()
    assert duel.life(OTHER) == 17
    assert sorted(duel.graveyard(YOU)) == ["mad", "toss"]


@cr("702.35a")
@pytest.mark.parametrize("lands", ["R", "G"])
def test_a_card_with_madness_that_is_not_cast_goes_to_the_graveyard(lands: str) -> None:
    duel = discarded(lands, *(["no"] if lands == "R" else [])).passes()
    assert duel.life(OTHER) == 20
    assert sorted(duel.graveyard(YOU)) == ["mad", "toss"]
    assert named(duel, YOU, "exile") == []


@cr("702.35b")
def test_madness_waits_in_exile_and_has_been_discarded_all_the_same() -> None:
    watch = creature("watch", "G", 1, 1, abilities=[when("discarded", life(1), whose="you")])
    duel = Duel(side(["toss", "mad"], lands="R", board=["watch"]), side(["ox"]), more=[MAD, TOSS, watch])
    duel.do("cast:toss").resolves()
    assert named(duel, YOU, "exile") == ["mad"]
    while duel.asked.kind != "may":
        duel.do(duel.asked.default)
    duel.do("no").passes()
    assert duel.life(YOU) == 21


@cr("702.35a")
def test_madness_works_for_a_card_that_is_discarded_as_a_cost() -> None:
    price = spell("price", "0", life(1), additional=[{"discard": {}}])
    duel = Duel(side(["price", "mad"], lands="R"), side(["ox"]), more=[MAD, price])
    duel.do("cast:price").passes("may").do("yes").passes()
    assert (duel.life(YOU), duel.life(OTHER)) == (21, 17)


# The Noble


@rule("MN-R23")
def test_a_noble_is_evoked_from_the_command_zone() -> None:
    imp = {**creature("imp", "5 G", 3, 3, {"evoke": "G"}), "rarity": "rare"}
    duel = Duel(side(["ox"], lands="G", noble="imp"), more=[imp])
    key = next(key for key in duel.keys if key.endswith(":1"))
    duel.do(key).passes()
    assert "imp" in duel.graveyard(YOU)


def test_each_way_says_what_it_costs() -> None:
    imp = creature("imp", "G", 3, 3, {"evoke": "R"}, {"dash": "G"})
    oath = {**rather({"sacrifice": {"sub": "forest"}}), "types": {"card": ["instant"]}}
    prompt = Duel(side(["imp", "oath"], lands="GR"), more=[imp, oath]).prompt()
    labels = {option.key: option.label.values for option in prompt.options if option.key != PASS}
    assert labels["cast:imp:1"]["way"] == "evoke"
    assert labels["cast:imp:2"]["way"] == "dash"
    assert labels["cast:oath:1"]["way"] == "rather"


# Echo, unearth


ECHO = creature("echoer", "G", 3, 3, {"echo": "R"})


def echoing(since: int, **more: Any) -> Duel:
    me = side(["ox"], board=[lies("echoer", since=since)], **more)
    return Duel(me, side(["ox"]), at="upkeep", turn=5, more=[ECHO])


@cr("702.30a")
@pytest.mark.parametrize(("answer", "stays"), [("yes", True), ("no", False)])
def test_what_has_come_since_the_last_upkeep_stays_only_if_its_echo_is_paid(answer: str, stays: bool) -> None:
    duel = echoing(3, lands="R").passes("may_pay").do(answer).passes()
    assert ("echoer" in duel.board(YOU)) is stays


@cr("702.30a")
def test_what_was_there_in_the_last_upkeep_asks_for_no_echo() -> None:
    assert "echoer" in echoing(2).passes().board(YOU)
    assert "echoer" not in echoing(3).passes().board(YOU)


RISEN = creature("riser", "4 G", 3, 3, {"unearth": "G"})


def risen(**more: Any) -> Duel:
    me = side(more.pop("hand", ["ox"]), lands="GBB", graveyard=lying("riser"))
    duel = Duel(me, side(["ox"]), more=[RISEN])
    return duel.do(next(key for key in duel.keys if key.startswith("use:"))).resolves()


@cr("702.84a")
def test_what_is_unearthed_attacks_at_once_and_is_exiled_at_the_end_of_the_turn() -> None:
    duel = risen().attacks("riser").passes("main")
    assert duel.life(OTHER) == 17
    duel.end_turn()
    assert named(duel, YOU, "exile") == ["riser"]


@cr("702.84a")
def test_what_was_unearthed_is_exiled_instead_of_going_elsewhere() -> None:
    duel = risen(hand=["kill"]).casts("kill", "riser").resolves()
    assert (named(duel, YOU, "exile"), "riser" in duel.graveyard(YOU)) == (["riser"], False)


@cr("702.84a")
def test_unearth_is_no_casting_and_only_in_the_own_main_phase() -> None:
    watch = creature("watch", "G", 1, 1, abilities=[when("cast", life(1), whose="you")])
    me = side(["ox"], lands="G", board=["watch"], graveyard=lying("riser"), stops=ALWAYS)
    late = Duel(me, side(["ox"]), more=[RISEN, watch], at="end")
    assert not [key for key in late.keys if key.startswith("use:")]
    duel = Duel(me, side(["ox"]), more=[RISEN, watch])
    duel.do(next(key for key in duel.keys if key.startswith("use:"))).resolves()
    assert duel.life(YOU) == 20


# What costs more or less


REDDEST = {"test": "targets", "is": {"color": "red"}}
LESS = {"type": "cost", "spells": {}, "generic": -2, "this": True}


@cr("601.2f")
def test_a_spell_that_costs_less_by_its_target_is_cast_only_at_what_can_be_paid_for() -> None:
    snuff = spell("snuff", "2 B", {"action": "destroy", "what": "target"}, targets=[CREATURE])
    snuff["abilities"] = [*snuff["abilities"], {**LESS, "if": [REDDEST]}]
    there = side(board=["hare", "giant", "ox"])
    poor = Duel(side(["snuff", "ox"], lands="B"), there, more=[snuff]).do("cast:snuff")
    assert set(poor.keys) >= {poor.key("hare", OTHER), poor.key("giant", OTHER)}
    assert poor.key("ox", OTHER) not in poor.keys
    rich = Duel(side(["snuff", "ox"], lands="BBB"), there, more=[snuff]).do("cast:snuff")
    assert rich.key("ox", OTHER) in rich.keys
    assert "cast:snuff" not in Duel(side(["snuff"], lands="B"), side(board=["ox"]), more=[snuff]).keys


@cr("601.2f")
@pytest.mark.parametrize(("board", "able"), [(["bear"], True), (["ox"], False)])
def test_a_spell_costs_less_only_while_its_condition_holds(board: list[str], able: bool) -> None:
    green = {"test": "number", "value": {"count": {"color": "green"}}, "at_least": 1}
    oath = spell("oath", "2 R", life(3))
    oath["abilities"] = [*oath["abilities"], {**LESS, "if": [green]}]
    assert ("cast:oath" in Duel(side(["oath"], lands="R", board=board), more=[oath]).keys) is able


# Rebound, cascade


GONG = spell("gong", "G", life(3), keywords=[{"rebound": True}])
UPKEEPS = frozenset({"own_upkeep", "own_main_1"})


@cr("702.88a")
@pytest.mark.parametrize(("answer", "gained"), [("yes", 6), ("no", 3)])
def test_a_spell_that_rebounds_may_be_cast_again_in_the_next_upkeep(answer: str, gained: int) -> None:
    duel = Duel(side(["gong", "ox"], lands="G", stops=UPKEEPS), side(["ox"]), more=[GONG])
    duel.do("cast:gong").resolves()
    assert named(duel, YOU, "exile") == ["gong"]
    duel.end_turn()
    while duel.asked.kind != "may":
        duel.do(duel.asked.default)
    duel.do(answer).resolves()
    assert duel.life(YOU) == 20 + gained
    assert (duel.graveyard(YOU) == ["gong"]) is (answer == "yes")


@cr("702.88a")
def test_what_was_not_cast_from_the_hand_does_not_rebound() -> None:
    again = {**GONG, "keywords": [{"rebound": True}, {"retrace": True}]}
    me = side(["plains", "ox"], lands="G", graveyard=lying("gong"))
    duel = Duel(me, side(["ox"]), more=[again]).do("cast:o900").resolves()
    assert "gong" in duel.graveyard(YOU)


AVALANCHE = creature("avalanche", "2 G", 3, 3, {"cascade": True})


def cascaded(*library: str, answer: str = "yes") -> Duel:
    """Return what has come of cascade; the uppermost card is the last."""
    me = side(["avalanche", "ox"], lands="GGG", library=list(library))
    duel = Duel(me, side(["ox"]), more=[AVALANCHE]).do("cast:avalanche")
    duel.passes("may" if answer else "")
    return duel.do(answer).passes() if answer else duel.passes()


@cr("702.85a")
def test_cascade_casts_the_first_card_that_costs_less_and_is_no_land() -> None:
    duel = cascaded("swamp", "hare", "bear", "giant", "plains")
    assert {"avalanche", "bear"} <= set(duel.board(YOU))
    assert named(duel, YOU, "exile") == []
    assert sorted(duel.table.sides[YOU].library) == ["giant", "hare", "plains", "swamp"]
    assert duel.table.sides[YOU].library[-1] == "hare", "what was exiled lies at the bottom"


@cr("702.85a")
def test_what_cascade_finds_need_not_be_cast_and_goes_to_the_bottom() -> None:
    duel = cascaded("hare", "bear", answer="no")
    assert "bear" not in duel.board(YOU)
    assert duel.table.sides[YOU].library == ["bear", "hare"]


@cr("702.85a")
def test_cascade_that_finds_nothing_puts_all_back() -> None:
    duel = cascaded("plains", "giant", "swamp", answer="")
    assert "avalanche" in duel.board(YOU)
    assert sorted(duel.table.sides[YOU].library) == ["giant", "plains", "swamp"]
