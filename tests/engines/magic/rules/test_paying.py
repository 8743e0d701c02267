"""Mana paid by hand, by an order: the player says what is tapped (601.2g, 601.2h, MN-D7)."""

from __future__ import annotations

from typing import Any

import pytest

from engines.kernel import BACK
from engines.magic.language.costs import read
from engines.magic.rules import mana, payment
from engines.magic.seat.view import MagicView
from tests.engines.magic.pack import activated, creature, life, permanent, spell
from tests.engines.magic.scenes import OTHER, YOU, Duel, side
from tests.rules import cr, rule

AUTOMATIC = "automatic"
TWIN = permanent(
    "twin_font", "3", "artifact", activated({"this": "tap"}, do=[{"action": "mana", "mana": "G G"}])
)
KICKED = spell("kicked", "G", life(1), keywords=[{"kicker": "1"}])
BRINK = creature("brink", "R/P R", 2, 2)
MORE = [TWIN, KICKED, BRINK]


def duel(*hand: str, lands: str = "", board: Any = (), by_hand: bool = True) -> Duel:
    you = side([*hand, "ox"], lands=lands, board=board, by_hand=by_hand)
    return Duel(you, side(["ox"]), more=MORE)


def tapped(duel: Duel) -> list[str]:
    return sorted(perm.card for perm in duel.sees().perms if perm.tapped)


def offered(duel: Duel) -> list[str]:
    """Return what may be tapped next, by name."""
    cards = {f"o{perm.id}": perm.card for perm in duel.sees().perms}
    return sorted(cards[key] for key in duel.keys if key in cards)


@rule("MN-D7")
@cr("601.2g", "601.2h")
def test_who_pays_by_hand_says_what_is_tapped() -> None:
    for land in ("forest", "mountain"):
        found = duel("satyr", "bear", lands="GGR").do("cast:bear")
        assert found.asked.kind == "pay_mana"
        assert offered(found) == ["forest", "forest", "mountain"]
        found.do(found.called(land)).do(AUTOMATIC)
        assert land in tapped(found)


@cr("601.2h")
def test_what_is_left_is_planned_so_that_all_that_was_said_is_used() -> None:
    found = duel("bear", lands="GR", board=["grove"]).do("cast:bear")
    found.do(found.called("mountain"))
    assert offered(found) == ["forest", "grove"]
    found.do(found.called("grove"))
    assert tapped(found) == ["grove", "mountain"]


@rule("MN-D7")
@cr("601.2g")
def test_nothing_is_asked_where_there_is_no_choice() -> None:
    assert duel("bear", lands="GG").do("cast:bear").board(YOU) == ["bear"]
    assert duel("mouse", lands="GG").do("cast:mouse").board(YOU) == ["mouse"]


@rule("MN-D7")
@cr("601.2g")
def test_without_the_order_nothing_is_asked() -> None:
    assert duel("bear", lands="GGR", by_hand=False).do("cast:bear").board(YOU) == ["bear"]


@cr("601.2", "733.1")
def test_back_leads_from_each_tapping_to_the_one_before_and_out_of_the_first() -> None:
    found = duel("bear", lands="GGR").do("cast:bear")
    first = found.keys
    found.do(found.called("mountain"))
    second = found.keys
    assert second != first
    found.do(BACK)
    assert found.keys == first
    found.do(BACK)
    assert found.asks == (YOU, "main")
    assert tapped(found) == []


@cr("601.2b", "601.2f", "601.2g")
def test_it_is_asked_last_of_all_that_the_cost_hangs_on() -> None:
    found = duel("kicked", lands="GGR").do("cast:kicked", "yes")
    assert found.asked.kind == "pay_mana"
    found.do(found.called("mountain")).do(AUTOMATIC)
    assert tapped(found) == ["forest", "mountain"]


@cr("107.4f", "601.2g")
def test_what_is_paid_by_life_is_not_tapped_for() -> None:
    found = duel("brink", lands="RRR").do("cast:brink")
    found.do(1)
    assert found.asked.kind == "pay_mana"
    found.do(found.called("mountain"))
    assert (tapped(found), found.life(YOU)) == (["mountain"], 18)


@cr("106.4", "605.3b")
def test_what_a_source_gives_beyond_the_cost_lies_in_the_pool() -> None:
    found = duel("viper", lands="B", board=["twin_font"]).do("cast:viper")
    assert "viper" in found.board(YOU)  # one source gives black mana: no choice
    found = duel("kicked", lands="G", board=["twin_font"]).do("cast:kicked", "no")
    found.do(found.called("twin_font"))
    assert (tapped(found), found.sees().sides[YOU].mana) == (["twin_font"], ((16, 1),))


@cr("602.2b", "601.2g")
def test_abilities_are_paid_by_hand_too() -> None:
    ram = creature("ram", "G", 1, 1, abilities=[activated({"mana": "1"}, do=[life(1)])])
    found = Duel(side(["ox"], lands="GR", board=["ram"], by_hand=True), more=[ram])
    found.uses("ram", 0, pay_mana=found.key("mountain"))
    assert tapped(found) == ["mountain"]


def test_the_order_is_nobody_elses_business() -> None:
    found = duel("bear", lands="GGR", by_hand=False)
    before = found.sees(OTHER)
    found.match.order(YOU, "by_hand")
    seen: MagicView = found.sees(YOU)
    assert (seen.sides[YOU].by_hand, found.sees(OTHER).sides[YOU].by_hand) == (True, None)
    assert found.sees(OTHER) == before
    found.match.order(YOU, "by_hand")
    assert found.sees(YOU).sides[YOU].by_hand is False


@pytest.mark.parametrize("cost", ["G", "1 G", "2", "R/G G", "2/R G", "2 G R"])
def test_every_tapping_that_is_offered_leads_to_a_payment(cost: str) -> None:
    found = duel("bear", lands="GGRW", board=["grove", "twin_font"])
    table, paid = found.table, read(cost)
    sources = [number for number, _ in mana.sources(table, YOU)]
    for one in payment.choices(table, YOU, paid, 0, (), ()):
        plan = payment.plan(table, YOU, paid, 0, (), (one,))
        assert plan is not None
        assert one in {each.source for each, _ in plan.paid}
        assert len(plan.paid) == paid.value or "2/R" in cost
        assert one in sources


@cr("106.6", "601.2g")
def test_106_6_mana_that_may_not_be_spent_on_it_is_not_offered_to_pay_for_a_spell() -> None:
    den = permanent("den", "1", "artifact", activated({"this": "tap"}, do=[
        {"action": "mana", "mana": "G", "only": "creatures"}]))  # fmt: skip
    for card, more in (("bear", ["den"]), ("kicked", [])):
        you = side([card, "ox"], lands="GGR", board=["den"], by_hand=True)
        found = Duel(you, side(["ox"]), more=[*MORE, den]).do(f"cast:{card}")
        if card == "kicked":
            found.do("yes")
        assert offered(found) == sorted([*more, "forest", "forest", "mountain"])


@cr("118.3", "601.2h")
def test_the_order_in_which_mana_came_decides_nothing() -> None:
    """A table that is loaded has forgotten it."""
    table, plans = duel().table, []
    for pool in ({4: 1, 1: 1, 16: 2}, {16: 2, 1: 1, 4: 1}):
        table.sides[YOU].mana = pool
        plans.append(payment.plan(table, YOU, read("1 G")))
    assert plans[0] is not None
    assert plans[0] == plans[1]
