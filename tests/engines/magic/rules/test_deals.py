"""Cards from the top of a library are shown and dealt out: 401.4, 401.5, 609.3, 701.20, 701.24."""

from __future__ import annotations

from typing import Any

import pytest

from engines.kernel.decisions.answers import BACK
from engines.magic.rules import zones
from tests.engines.magic.pack import creature, spell
from tests.engines.magic.scenes import OTHER, YOU, Duel, side
from tests.rules import cr

LIBRARY = ["giant", "ox", "nun", "hare", "bear"]
"""The uppermost card last."""
CREATURE = {"type": "creature"}
PLAYER = [{"target": "player"}]


def deals(targets: Any = (), **said: Any) -> dict[str, Any]:
    return spell("deals", "U", {"action": "deal", **said}, targets=list(targets))


def cast(deal: dict[str, Any], *answers: Any, library: list[str] = LIBRARY, **more: Any) -> Duel:
    duel = Duel(side(["deals", "ox"], lands="U", library=library), more=[deal], **more)
    duel.casts("deals").resolves()
    for answer in answers:
        duel.do(answer)
    return duel


def lying(duel: Duel) -> list[str]:
    return [perm.card.id for perm in duel.table.perms.values()]


def at_other(deal: dict[str, Any], *answers: Any) -> Duel:
    duel = Duel(side(["deals", "ox"], lands="U"), side(["ox"], library=LIBRARY), more=[deal])
    duel.casts("deals", f"s{OTHER}").resolves()
    for answer in answers:
        duel.do(answer)
    return duel


@cr("401.4")
def test_401_4_what_is_put_back_lies_as_its_player_says() -> None:
    duel = cast(deals(number=3, rest="library"))
    assert (duel.asks, duel.keys) == ((YOU, "on_top"), ("bear", "hare", "nun"))
    duel.do(("nun", "bear", "hare"))
    assert duel.seen(YOU).top == ("nun", "bear", "hare")


@cr("401.4", "608.2d")
def test_608_2d_piles_are_chosen_in_printed_order_and_back_leads_to_the_one_before() -> None:
    duel = cast(deals(number=3, piles=[{}, {"to": "library"}]))
    assert duel.asks == (YOU, "look")
    duel.do(("hare",))
    assert (duel.asks, duel.keys) == ((YOU, "deal_library"), ("bear", "nun"))
    duel.do(BACK)
    assert duel.asks == (YOU, "look")
    duel.do(("bear",)).do(("nun",))
    assert (duel.seen(YOU).hand, duel.seen(YOU).top, duel.seen(YOU).bottom) == (
        ("ox", "bear"), ("nun",), ("hare",),
    )  # fmt: skip


@cr("401.4")
def test_401_4_both_ends_of_a_library_are_ordered_each_for_itself() -> None:
    some = {"to": "library_bottom", "number": "all", "up_to": True}
    duel = cast(deals(number=4, piles=[some], rest="library"))
    duel.do(("bear", "hare"))
    assert duel.asks == (YOU, "on_top")
    duel.do(("ox", "nun"))
    assert duel.asks == (YOU, "at_bottom")
    duel.do(("hare", "bear"))
    assert (duel.seen(YOU).top, duel.seen(YOU).bottom) == (("ox", "nun"), ("hare", "bear"))


@cr("401.4", "701.24a")
def test_701_24a_nobody_knows_in_which_order_chance_puts_cards_on_the_bottom() -> None:
    duel = cast(deals(number=4, order="random"))
    assert duel.asked.kind == "main"
    below = duel.table.sides[YOU].library[:4]
    assert sorted(below) == ["bear", "hare", "nun", "ox"]
    assert (duel.seen(YOU).bottom, duel.seen(YOU).top) == ((), ())


@cr("609.3")
def test_609_3_a_library_with_fewer_cards_is_dealt_as_far_as_it_goes() -> None:
    duel = cast(deals(number=4, piles=[{"number": 2}], rest="graveyard"), library=["bear"])
    assert duel.asked.kind == "main"
    assert (duel.seen(YOU).hand, duel.graveyard(YOU)) == (("ox", "bear"), ["deals"])


@cr("609.3", "701.20a")
def test_701_20a_cards_are_revealed_until_one_is_of_the_kind() -> None:
    finds = deals(until={"type": "land"}, shown="all", piles=[{"is": {"type": "land"}, "to": "battlefield"}],
                  rest="graveyard")  # fmt: skip
    duel = cast(finds, library=["ox", "forest", "hare", "bear"])
    assert "forest" in lying(duel)
    assert duel.graveyard(YOU)[:2] == ["bear", "hare"]
    assert duel.seen(YOU).library_size == 1


@cr("701.20a")
def test_701_20a_all_are_revealed_where_none_is_of_the_kind() -> None:
    finds = deals(until={"type": "land"}, shown="all", piles=[{"is": {"type": "land"}}], rest="graveyard")
    duel = cast(finds, library=["ox", "hare", "bear"])
    assert (duel.seen(YOU).library_size, duel.seen(YOU).hand) == (0, ("ox",))


@cr("701.20a", "701.20b")
def test_701_20a_what_is_revealed_both_know_until_it_is_out_of_sight() -> None:
    duel = cast(deals(number=2, shown="all", piles=[{"is": CREATURE, "up_to": True}]))
    assert duel.sees(OTHER).sides[YOU].top == ("bear", "hare")
    duel.do(("bear",))
    assert duel.sees(OTHER).sides[YOU].known == ("bear",)
    assert (duel.sees(OTHER).sides[YOU].top, duel.sees(OTHER).sides[YOU].bottom) == ((), ())


@cr("401.2", "701.20e")
def test_701_20e_only_who_looks_at_another_library_sees_it() -> None:
    duel = at_other(deals(PLAYER, who="target", number=2, rest="library", order="kept"))
    assert duel.sees(YOU).sides[OTHER].top == ("bear", "hare")
    assert (duel.sees(OTHER).sides[OTHER].top, duel.sees().sides[OTHER].top) == ((), ())


@cr("401.4", "701.20e")
def test_701_20e_who_owns_the_library_does_not_learn_how_the_other_ordered_it() -> None:
    duel = at_other(deals(PLAYER, who="target", number=3, rest="library"), ("hare", "nun", "bear"))
    assert duel.sees(YOU).sides[OTHER].top == ("hare", "nun", "bear")
    assert duel.sees(OTHER).sides[OTHER].top == ()
    assert duel.table.sides[OTHER].library[::-1][:3] == ["hare", "nun", "bear"]


@cr("701.24a")
def test_701_24a_after_shuffling_nobody_knows_what_lies_on_top() -> None:
    duel = at_other(deals(PLAYER, who="target", number=1, rest="library"))
    assert duel.sees(YOU).sides[OTHER].top == ("bear",)
    zones.shuffle(duel.table, OTHER)
    assert duel.sees(YOU).sides[OTHER].top == ()


@cr("304.4", "307.4")
def test_304_4_an_instant_does_not_go_onto_the_battlefield() -> None:
    deal = deals(number=2, shown="all", piles=[{"to": "battlefield", "number": "all", "up_to": True}],
                 rest="graveyard")  # fmt: skip
    duel = cast(deal, library=["ox", "bolt", "bear"])
    assert (duel.asks, duel.keys) == ((YOU, "deal_battlefield"), ("bear",))


@cr("101.4", "701.20a")
def test_101_4_each_player_deals_in_turn_order() -> None:
    lands = {"is": {"type": "land"}, "to": "battlefield"}
    deal = deals(who="each_player", number=1, shown="all", piles=[lands], rest="hand")
    duel = Duel(side(["deals", "ox"], lands="U", library=["forest"]), side(["ox"], library=["bear"]),
                more=[deal])  # fmt: skip
    duel.casts("deals").resolves()
    assert "forest" in lying(duel)
    assert duel.table.sides[OTHER].hand == ["ox", "bear"]


@cr("614.1", "701.20a")
def test_614_1_what_would_go_to_a_graveyard_may_be_exiled_instead() -> None:
    rest = creature("rest", "B", 1, 1, abilities=[
        {"type": "replacing", "what": {"instead": "goes", "whose": "you", "to": "exile"}}])  # fmt: skip
    duel = Duel(side(["deals", "ox"], lands="U", board=["rest"], library=LIBRARY),
                more=[deals(number=2, piles=[{}], rest="graveyard"), rest])  # fmt: skip
    duel.casts("deals").resolves().do(("hare",))
    assert "bear" in [each.card for each in duel.table.sides[YOU].exile]
    assert duel.graveyard(YOU) == []


@pytest.mark.parametrize(
    ("answer", "hand"), [((), ("ox",)), (("bear",), ("ox", "bear"))], ids=["leaves it", "takes it"]
)
@cr("608.2d")
def test_608_2d_one_card_of_a_kind_need_not_be_taken(answer: Any, hand: tuple[str, ...]) -> None:
    deal = deals(number=1, piles=[{"is": CREATURE, "up_to": True, "shown": True}], rest="library")
    duel = cast(deal, answer)
    assert duel.seen(YOU).hand == hand
    assert duel.seen(YOU).top == (() if answer else ("bear",))
