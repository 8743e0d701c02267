"""What is paid besides mana, by what lies elsewhere than on the battlefield too: chapter 118."""

from __future__ import annotations

import pytest

from engines.magic.language.costs import read
from engines.magic.table.pieces import ZoneCard
from tests.engines.magic.pack import TAP, activated, creature, life, permanent, spell
from tests.engines.magic.scenes import OTHER, YOU, Duel, lies, side
from tests.rules import cr

GHOST = creature("ghost", "2 B", 2, 2, abilities=[
    activated({"mana": "B"}, {"this": "exile"}, do=[life(2)], zone="graveyard"),
])  # fmt: skip


@cr("113.6m", "602.2b")
def test_an_ability_of_a_card_in_the_graveyard_is_paid_by_exiling_it_from_there() -> None:
    you = side(["ox"], lands="BB", graveyard=[ZoneCard(900, "bear"), ZoneCard(901, "ghost")])
    duel = Duel(you, side(graveyard=[ZoneCard(902, "ghost")]), more=[GHOST])
    (use,) = duel.acts
    duel.do(use).resolves()
    exiled = [each.card for each in duel.sees().sides[YOU].exile]
    assert (exiled, duel.graveyard(YOU), duel.life(YOU)) == (["ghost"], ["bear"], 22)
    assert (duel.graveyard(OTHER), duel.acts) == (["ghost"], [])


@cr("119.4")
@pytest.mark.parametrize(
    ("cost", "additional", "least"),
    [("W/P", [{"life": 2}], 4), ("0", [{"life": 2}, {"life": 3}], 5), ("W/P W/P", [], 4)],
)
def test_119_4_nobody_pays_more_life_than_he_has_in_all(
    cost: str, additional: list[dict[str, int]], least: int
) -> None:
    pact = spell("pact", cost, {"action": "draw"}, additional=additional)
    assert Duel(side(["pact", "ox"], life=least - 1), more=[pact]).acts == []
    assert Duel(side(["pact", "ox"], life=least), more=[pact]).acts == ["cast:pact"]


@cr("202.3f", "202.3")
@pytest.mark.parametrize(
    ("cost", "value"), [("2/W 1", 3), ("2/W 2/U", 4), ("R/G G", 2), ("G/P 1", 2), ("X X R", 1), ("0", 0)]
)
def test_202_3_a_mana_value_counts_the_greater_half_of_a_hybrid_symbol(cost: str, value: int) -> None:
    assert read(cost).value == value


@cr("602.2b", "118.3")
def test_118_3_what_is_tapped_to_pay_gives_no_mana_for_the_same_cost() -> None:
    engine = permanent(
        "engine", "1", "artifact",
        activated(TAP, do=[{"action": "mana", "mana": "C"}]),
        activated({"mana": "1"}, TAP, do=[life(1)]),
    )  # fmt: skip
    key = ":1"
    alone, fed = (Duel(side(["ox"], lands=lands, board=["engine"]), more=[engine]) for lands in ("", "G"))
    assert not [act for act in alone.acts if act.endswith(key)]
    assert [act for act in fed.acts if act.endswith(key)]


@cr("107.6", "118.3")
def test_107_6_what_is_untapped_already_cannot_pay_by_untapping() -> None:
    sleeper = permanent("sleeper", "1", "artifact", activated({"this": "untap"}, do=[life(1)]))
    awake = Duel(side(["ox"], board=["sleeper"]), more=[sleeper])
    asleep = Duel(side(["ox"], board=[lies("sleeper", tapped=True)]), more=[sleeper])
    assert awake.acts == []
    assert asleep.uses("sleeper", 0).resolves().life(YOU) == 21
    assert asleep.perm("sleeper").tapped is False


@cr("302.6", "602.5a")
@pytest.mark.parametrize(("since", "able"), [(4, True), (5, False)])
def test_302_6_a_creature_that_has_just_come_does_not_pay_by_untapping(since: int, able: bool) -> None:
    waker = creature("waker", "G", 1, 1, abilities=[activated({"this": "untap"}, do=[life(1)])])
    duel = Duel(side(["ox"], board=[lies("waker", tapped=True, since=since)]), more=[waker])
    assert bool(duel.acts) is able


@cr("616.1", "601.2h")
def test_what_is_paid_while_somebody_chooses_what_replaces_it_waits_for_that() -> None:
    elsewhere = [
        permanent(f"to_{to}", "1", "artifact", {
            "type": "replacing", "what": {"instead": "goes", "is": {"type": "creature"}, "to": to}})
        for to in ("exile", "hand")
    ]  # fmt: skip
    box = permanent("box", "1", "artifact",
                    activated({"sacrifice": {"type": "creature"}}, {"life": 2}, do=[life(5)]))  # fmt: skip
    you = side(["ox"], board=["box", "to_exile", "to_hand", "bear"])
    duel = Duel(you, more=[*elsewhere, box]).uses("box", 0)
    assert duel.asks == (YOU, "replace")
    duel.do(duel.called("to_hand")).resolves()
    assert (duel.life(YOU), duel.seen(YOU).hand) == (23, ("ox", "bear"))


@cr("106.1b", "106.4")
def test_106_4_of_mana_that_may_be_of_several_colours_each_is_chosen() -> None:
    blend = spell("blend", "G", {"action": "mana", "mana": "WU BR C"})
    duel = Duel(side(["blend", "ox"], lands="G"), more=[blend]).casts("blend").resolves()
    assert (duel.asked.kind, duel.keys, duel.asked.about.card) == ("color", ("W", "U"), "blend")
    duel.do("U")
    assert (duel.asked.kind, duel.keys) == ("color", ("B", "R"))
    duel.do("R")
    blue, red = 2, 8
    held = dict(duel.sees().sides[YOU].mana)
    assert (held.pop(blue), held.pop(red), list(held.values())) == (1, 1, [1])


@cr("106.1b")
def test_of_mana_that_is_all_alike_one_colour_is_chosen() -> None:
    twins = spell("twins", "G", {"action": "mana", "mana": "WU WU", "alike": True})
    duel = Duel(side(["twins", "ox"], lands="G"), more=[twins]).casts("twins").resolves()
    assert duel.keys == ("W", "U")
    duel.do("W")
    assert duel.sees().sides[YOU].mana == ((1, 2),)


def test_a_question_says_which_card_asks_it() -> None:
    cards = [
        spell("gaze", "G", {"action": "look", "number": 2}),
        spell("peer", "G", {"action": "scry", "number": 2}),
        spell("seek", "G", {"action": "search", "is": {"type": "land"}}),
        spell("toss", "G", {"action": "discard"}),
        spell("offer", "G", {"action": "may", "do": [life(1)]}),
    ]
    for card in cards:
        duel = Duel(side([card["id"], "ox", "bear"], lands="G"), more=cards).casts(card["id"]).resolves()
        assert duel.asked.about.card == card["id"]
