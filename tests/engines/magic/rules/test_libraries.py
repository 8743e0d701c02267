"""What comes into a library together, and what comes out of it: 401.4, 303.4f, 701.23."""

from __future__ import annotations

from typing import Any

import pytest

from engines.kernel.decisions.answers import BACK
from tests.engines.magic.pack import A_PLAYER, creature, spell
from tests.engines.magic.rules.test_attaching import HALO
from tests.engines.magic.scenes import OTHER, YOU, Duel, side
from tests.rules import cr

EVERY_CREATURE = {"every": {"type": "creature"}}


def sends(to: str, **more: Any) -> dict[str, Any]:
    return spell("sweep", "U", {"action": "move", "what": EVERY_CREATURE, "to": to, **more})


@cr("401.4")
def test_401_4_who_owns_them_says_in_which_order_cards_come_on_top() -> None:
    duel = Duel(side(["sweep", "ox"], lands="U", board=["bear", "hare", "nun"], library=["giant"]),
                more=[sends("library")])  # fmt: skip
    bear, hare, nun = (duel.key(card) for card in ("bear", "hare", "nun"))
    duel.casts("sweep").resolves()
    assert (duel.asks, duel.keys) == ((YOU, "on_top"), (bear, hare, nun))
    duel.do((nun, bear, hare))
    assert duel.seen(YOU).top == ("nun", "bear", "hare")


@cr("401.4")
def test_401_4_or_at_the_bottom_each_of_his_own_library() -> None:
    duel = Duel(
        side(["sweep", "ox"], lands="U", board=["bear", "hare"], library=["giant"]),
        side(["ox"], board=["nun", "wall"], library=["giant"]),
        more=[sends("library_bottom")],
    )
    duel.casts("sweep").resolves()
    assert duel.asks == (YOU, "at_bottom")
    duel.do(duel.keys[::-1])
    assert duel.asks == (OTHER, "at_bottom")
    duel.do(duel.keys)
    assert (duel.seen(YOU).bottom, duel.seen(OTHER).bottom) == (("hare", "bear"), ("nun", "wall"))
    assert (duel.sees(OTHER).sides[YOU].bottom, duel.sees().sides[YOU].bottom) == ((), ())


@cr("401.4", "111.7")
def test_401_4_the_order_of_what_is_alike_or_a_token_is_asked_of_nobody() -> None:
    imp = {"id": "imp", "name": {"en": "Imp", "fr": "Diablotin"}, "pt": [1, 1], "colors": ["red"]}
    maker = creature(
        "maker", "R", 1, 1,
        abilities=[{"type": "triggered", "when": {"event": "enters", "this": True},
                    "do": [{"action": "token", "token": imp}]}],
    )  # fmt: skip
    duel = Duel(side(["maker", "sweep", "ox"], lands="UR"), more=[sends("library"), maker])
    duel.casts("maker").resolves().resolves().casts("sweep").resolves()
    assert (duel.asked.kind, duel.board(YOU), duel.seen(YOU).top) == ("main", [], ("maker",))


@cr("401.4")
def test_401_4_what_is_looked_at_and_not_taken_goes_to_the_bottom_in_an_order_that_is_chosen() -> None:
    gaze = spell("gaze", "U", {"action": "look", "number": 3})
    duel = Duel(side(["gaze", "ox"], lands="U", library=["ox", "nun", "hare", "bear"]), more=[gaze])
    duel.casts("gaze").resolves().do(("hare",))
    assert (duel.asks, duel.keys) == ((YOU, "at_bottom"), ("bear", "nun"))
    duel.do(BACK).do(("bear",)).do(("nun", "hare"))
    assert (duel.seen(YOU).hand, duel.seen(YOU).bottom) == (("ox", "bear"), ("nun", "hare"))


@cr("401.4", "701.23a")
def test_401_4_what_is_found_and_put_on_top_lies_in_an_order_that_is_chosen() -> None:
    seek = spell("seek", "U", {"action": "search", "is": {"type": "creature"}, "number": 2, "to": "library"})
    duel = Duel(side(["seek", "ox"], lands="U", library=["ox", "nun", "hare"]), more=[seek])
    duel.casts("seek").resolves().do(("ox", "hare"))
    assert duel.asks == (YOU, "on_top")
    duel.do(("hare", "ox"))
    assert duel.seen(YOU).top == ("hare", "ox")


@cr("303.4f", "303.4g")
@pytest.mark.parametrize(
    ("mine", "theirs", "on"), [(["bear"], [], "bear"), (["bear"], ["hare"], "hare"), ([], [], "")]
)
def test_303_4f_an_aura_that_is_found_enters_on_what_it_may_enchant_or_stays_in_the_library(
    mine: list[str], theirs: list[str], on: str
) -> None:
    fetch = spell("fetch", "W", {"action": "search", "is": {"sub": "aura"}, "to": "battlefield"})
    you = side(["fetch", "ox"], lands="W", board=mine, library=["halo"])
    duel = Duel(you, side(["ox"], board=theirs), more=[HALO, fetch])
    duel.casts("fetch").resolves().do(("halo",))
    if theirs:
        assert duel.asks == (YOU, "aim")
        duel.do(duel.key(on))
    if on:
        assert duel.perm("halo").attached == duel.perm(on).id
    else:
        assert (duel.graveyard(YOU), duel.sees().sides[YOU].library_size) == (["fetch"], 1)


@cr("701.23b")
def test_701_23b_that_nothing_fits_is_seen_by_who_searches_alone() -> None:
    """Who need not find a card may have one, as far as anybody else knows: so they are asked either way."""
    seek = spell("seek", "U", {"action": "search", "is": {"type": "creature"}, "to": "hand"})
    for library in (["forest", "bear"], ["forest", "forest"]):
        duel = Duel(side(["seek", "ox"], lands="U", library=library), more=[seek])
        duel.casts("seek").resolves()
        assert duel.asks == (YOU, "search")
        assert len(duel.keys) == library.count("bear")
        duel.do(())
        assert duel.seen(YOU).hand == ("ox",)


@cr("701.23")
def test_701_23_who_has_no_library_is_not_asked() -> None:
    seek = spell("seek", "U", {"action": "search", "is": {"type": "creature"}, "to": "hand"})
    duel = Duel(side(["seek", "ox"], lands="U", library=[]), more=[seek])
    assert duel.casts("seek").resolves().asks == (YOU, "main")


@cr("701.23a", "701.24a")
def test_701_23a_another_player_searches_and_shuffles_their_own_library() -> None:
    finds = {"action": "search", "who": "target", "is": {"type": "land"}, "to": "battlefield"}
    seek = spell("seek", "U", finds, targets=[A_PLAYER])
    duel = Duel(side(["seek", "ox"], lands="U"), side(["ox"], library=["forest", "bear"]), more=[seek])
    duel.casts("seek", f"s{OTHER}").resolves()
    assert (duel.asks, duel.keys) == ((OTHER, "search"), ("forest",))
    duel.do(("forest",))
    assert [perm.seat for perm in duel.table.perms.values() if perm.card.id == "forest"] == [OTHER]


@cr("701.23b", "701.23e")
def test_701_23b_a_card_of_no_stated_quality_must_be_found_and_is_not_revealed() -> None:
    seek = spell("seek", "U", {"action": "search", "is": {}, "shown": False})
    duel = Duel(side(["seek", "ox"], lands="U", library=["forest", "bear"]), more=[seek])
    duel.casts("seek").resolves()
    assert () not in list(duel.asked.answers())
    duel.do(("bear",))
    assert (duel.seen(YOU).hand, duel.sees(OTHER).sides[YOU].known) == (("ox", "bear"), ())


@cr("701.23a")
def test_701_23a_any_number_of_a_kind_may_be_found_and_go_to_the_graveyard() -> None:
    bury = {"action": "search", "is": {"type": "creature"}, "number": "all", "to": "graveyard"}
    duel = Duel(
        side(["bury", "ox"], lands="U", library=["nun", "forest", "bear"]), more=[spell("bury", "U", bury)]
    )
    duel.casts("bury").resolves().do(("bear", "nun"))
    assert sorted(duel.graveyard(YOU)) == ["bear", "bury", "nun"]


@cr("101.4", "701.23a")
def test_101_4_each_player_searches_in_turn_order() -> None:
    seek = spell("seek", "U", {"action": "search", "who": "each_player", "is": {"type": "land"}})
    duel = Duel(side(["seek", "ox"], lands="U", library=["forest"]), side(["ox"], library=["island"]),
                more=[seek])  # fmt: skip
    duel.casts("seek").resolves()
    assert duel.asks == (YOU, "search")
    duel.do(("forest",))
    assert duel.asks == (OTHER, "search")
    duel.do(("island",))
    assert duel.sees(YOU).sides[OTHER].known == ("island",)
