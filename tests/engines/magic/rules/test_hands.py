"""Cards of hands are looked at, and go elsewhere: 304.4, 401.4, 402.3, 608.2d, 701.20."""

from __future__ import annotations

from typing import Any

from tests.engines.magic.pack import spell
from tests.engines.magic.scenes import OTHER, YOU, Duel, side
from tests.rules import cr

PLAYER = [{"target": "player"}]
LAND = {"type": "land"}


def does(*actions: dict[str, Any], targets: Any = ()) -> dict[str, Any]:
    return spell("does", "U", *actions, targets=list(targets))


def mine(*actions: dict[str, Any], hand: list[str]) -> Duel:
    duel = Duel(side(["does", *hand], lands="U", library=["ox"]), more=[does(*actions)])
    return duel.casts("does").resolves()


def theirs(*actions: dict[str, Any], hand: list[str], **more: Any) -> Duel:
    duel = Duel(side(["does", "ox"], lands="U"), side(hand, library=["ox"], **more),
                more=[does(*actions, targets=PLAYER)])  # fmt: skip
    return duel.casts("does", f"s{OTHER}").resolves()


def lying(duel: Duel) -> list[str]:
    return [perm.card.id for perm in duel.table.perms.values()]


@cr("608.2d")
def test_608_2d_a_land_of_the_hand_may_enter_and_need_not() -> None:
    put = {"action": "put", "up_to": True, "is": LAND, "tapped": True}
    duel = mine(put, hand=["forest", "bear"])
    assert (duel.asks, duel.keys) == ((YOU, "put_battlefield"), ("forest",))
    duel.do(("forest",))
    assert ("forest" in lying(duel), duel.seen(YOU).hand) == (True, ("bear",))
    assert duel.table.sides[YOU].lands == 0  # 305.4: it is not played
    left = mine(put, hand=["forest", "bear"]).do(())
    assert left.seen(YOU).hand == ("forest", "bear")


@cr("402.3", "608.2d")
def test_402_3_who_has_no_such_card_is_asked_as_well_so_that_nobody_learns_it() -> None:
    duel = mine({"action": "put", "up_to": True, "is": LAND}, hand=["bear"])
    assert (duel.asks, duel.keys) == ((YOU, "put_battlefield"), ())


@cr("304.4")
def test_304_4_an_instant_stays_in_the_hand() -> None:
    duel = mine({"action": "put", "number": 2, "up_to": True}, hand=["bolt", "bear"])
    assert duel.keys == ("bear",)


@cr("608.2c")
def test_608_2c_what_has_entered_is_spoken_of_afterwards() -> None:
    put = {"action": "put", "up_to": True, "is": {"type": "creature"}}
    duel = mine(put, {"action": "tap", "what": "made"}, hand=["bear"]).do(("bear",))
    assert [perm.tapped for perm in duel.table.perms.values() if perm.card.id == "bear"] == [True]


@cr("401.4")
def test_401_4_cards_of_a_hand_lie_on_top_as_their_player_says() -> None:
    duel = mine({"action": "put", "number": 2, "to": "library"}, hand=["bear", "hare", "nun"])
    duel.do(("bear", "nun"))
    assert duel.asks == (YOU, "on_top")
    duel.do(("nun", "bear"))
    assert (duel.seen(YOU).top, duel.seen(YOU).hand) == (("nun", "bear"), ("hare",))
    assert duel.sees(OTHER).sides[YOU].top == ()


@cr("402.3", "701.20b")
def test_402_3_of_a_hand_that_was_seen_nothing_is_known_once_one_of_it_is_hidden() -> None:
    shows = {"action": "reveal", "who": "you"}
    duel = mine(shows, {"action": "put", "to": "library"}, hand=["bear", "hare"])
    assert duel.sees(OTHER).sides[YOU].known == ("bear", "hare")
    duel.do(("hare",))
    assert duel.sees(OTHER).sides[YOU].known == ()


@cr("402.3", "701.20e")
def test_701_20e_only_who_looks_at_a_hand_sees_it() -> None:
    duel = theirs({"action": "reveal", "shown": "you"}, hand=["bear", "hare"])
    assert duel.sees(YOU).sides[OTHER].known == ("bear", "hare")
    assert duel.sees().sides[OTHER].known == ()


@cr("402.3", "701.20e")
def test_701_20e_a_card_that_was_looked_at_is_chosen_and_put_on_top() -> None:
    duel = theirs({"action": "reveal", "shown": "you"},
                  {"action": "put", "who": "target", "how": "by_you", "to": "library"},
                  hand=["bear", "hare"])  # fmt: skip
    assert (duel.asks, duel.keys) == ((YOU, "put_library"), ("bear", "hare"))
    duel.do(("hare",))
    assert duel.sees(YOU).sides[OTHER].top == ("hare",)
    assert duel.sees(YOU).sides[OTHER].known == ("bear",)
    assert (duel.sees().sides[OTHER].top, duel.sees().sides[OTHER].known) == ((), ())


@cr("701.24a")
def test_701_24a_a_card_that_is_shuffled_away_lies_nowhere_in_particular() -> None:
    duel = theirs({"action": "put", "who": "target", "how": "all", "to": "shuffled"}, hand=["bear", "hare"])
    assert duel.asked.kind == "main"
    assert sorted(duel.table.sides[OTHER].library) == ["bear", "hare", "ox"]
    assert duel.sees(OTHER).sides[OTHER].top == ()


@cr("101.4", "401.4")
def test_101_4_each_player_puts_cards_of_their_own_hand() -> None:
    put = does({"action": "put", "who": "each_player", "to": "library_bottom"})
    duel = Duel(side(["does", "bear", "ox"], lands="U"), side(["hare", "nun"], library=["ox"]), more=[put])
    duel.casts("does").resolves()
    assert duel.asks == (YOU, "put_library_bottom")
    duel.do(("bear",))
    assert duel.asks == (OTHER, "put_library_bottom")
    duel.do(("nun",))
    assert (duel.table.sides[YOU].library[0], duel.table.sides[OTHER].library[0]) == ("bear", "nun")
