"""Costs of several parts: no object pays two of them, each is kept for the part that needs it (118)."""

from __future__ import annotations

from typing import Any

import pytest

from engines.magic.cards.collection import MagicCollection
from engines.magic.language.pack import MagicPack
from tests.engines.magic.pack import activated, creature, life, permanent, spell, when
from tests.engines.magic.pack import name as named
from tests.engines.magic.scenes import YOU, Duel, side
from tests.rules import cr

COLLECTION = MagicCollection()
_CREATURE = {"type": "creature"}
_GOLEM = {**permanent("golem", "3", "artifact"), "types": {"card": ["artifact", "creature"]}, "pt": [3, 3]}


def duel(*cost: dict[str, Any], board: Any = ()) -> Duel:
    """Return a duel with a creature whose ability costs so much."""
    eater = creature("eater", "B", 2, 2, abilities=[activated(*cost, do=[life(1)])])
    return Duel(side(["ox"], board=["eater", *board]), side(["ox"]), more=[eater, _GOLEM])


def offered(duel: Duel) -> list[str]:
    """Return what may pay, by name."""
    cards = {f"o{perm.id}": perm.card for perm in duel.sees().perms}
    return sorted(cards[key] for key in duel.keys if key in cards)


def pack_of(*cards: dict[str, Any]) -> MagicPack:
    return MagicPack.model_validate(
        {"game": "magic", "id": "mine", "name": named("mine"), "version": 1, "cards": cards}
    )


def uses(duel: Duel) -> bool:
    return any(key.startswith("use:") for key in duel.acts)


@cr("118.3", "601.2h")
def test_what_is_sacrificed_itself_pays_no_other_part_of_the_cost() -> None:
    cost = ({"this": "sacrifice"}, {"sacrifice": _CREATURE})
    assert not uses(duel(*cost))
    both = duel(*cost, board=["bear"]).uses("eater", 0).resolves()
    assert (both.board(YOU), both.life(YOU)) == ([], 21)


@cr("118.3", "601.2h")
def test_what_alone_can_pay_a_later_part_is_not_offered_for_an_earlier_one() -> None:
    cost = ({"sacrifice": _CREATURE}, {"sacrifice": {"type": "artifact"}})
    assert not uses(duel(*cost))
    scene = duel(*cost, board=["golem"]).do("use:o1:0")
    assert scene.resolves().board(YOU) == []
    scene = duel(*cost, board=["golem", "bear"]).do("use:o1:0")
    assert offered(scene) == ["bear", "eater"]
    scene.do((scene.called("bear"),))
    assert scene.resolves().board(YOU) == ["eater"]


@cr("118.3")
def test_of_several_objects_for_one_part_those_stay_that_the_other_needs() -> None:
    scene = duel(
        {"sacrifice": _CREATURE, "number": 2},
        {"sacrifice": {"type": "artifact"}},
        board=["golem", "bear", "ox"],
    )
    scene.do("use:o1:0")
    assert offered(scene) == ["bear", "eater", "ox"]


@cr("118.3", "602.5a")
def test_what_speaks_is_tapped_for_its_own_cost_where_that_does_not_tap_it_already() -> None:
    scene = duel({"tap": _CREATURE}).do("use:o1:0")
    assert scene.perm("eater").tapped
    assert not uses(duel({"this": "tap"}, {"tap": _CREATURE}))
    assert uses(duel({"this": "tap"}, {"tap": _CREATURE}, board=["bear"]))


@cr("118.3", "601.2a", "602.2b")
def test_a_card_in_hand_pays_for_its_own_ability_but_not_for_its_own_spell() -> None:
    discard = {"discard": {}}
    reader = creature("reader", "B", 2, 2, abilities=[{**activated(discard, do=[life(1)]), "zone": "hand"}])
    scene = Duel(side(["reader"]), side(["ox"]), more=[reader])
    assert uses(scene)
    twice = {**activated({"this": "discard"}, discard, do=[life(1)]), "zone": "hand"}
    spent = creature("reader", "B", 2, 2, abilities=[twice])
    assert not uses(Duel(side(["reader"]), side(["ox"]), more=[spent]))
    assert uses(Duel(side(["reader", "ox"]), side(["ox"]), more=[spent]))


# What goes, goes once

_GOES = ("sacrifice", "exile", "return")


@cr("118.3")
@pytest.mark.parametrize(("one", "other"), [(one, other) for one in _GOES for other in _GOES])
def test_118_3_nothing_goes_twice_to_pay_one_cost(one: str, other: str) -> None:
    cost = ({"this": one}, {"this": other})
    assert not uses(duel(*cost))
    assert uses(duel({"this": one}))
    card = creature("card", "B", 2, 2, abilities=[activated(*cost, do=[life(1)])])
    may = spell("card", "B", {"action": "may", "pay": cost, "do": [life(1)]})
    for refused, field in ((card, "abilities.0.cost.1"), (may, "abilities.0.do.0.pay.1")):
        told = [fault.field for fault in COLLECTION.check(pack_of(refused), [])]
        assert field in told


@cr("118.3", "118.12")
def test_118_3_what_is_no_more_there_does_not_go_to_pay_for_something() -> None:
    pay = {"action": "may", "pay": [{"this": "sacrifice"}], "do": [life(5)]}
    ghost = creature("ghost", "B", 2, 2, abilities=[when("dies", pay, this=True)])
    scene = Duel(side(["bolt", "ox"], lands="R", board=["ghost"]), side(["ox"]), more=[ghost])
    scene.casts("bolt", "ghost").resolves()
    assert (scene.asked.kind, scene.life(YOU), scene.graveyard(YOU)) == ("main", 20, ["bolt", "ghost"])


@cr("701.21a")
def test_701_21a_nobody_sacrifices_what_another_controls() -> None:
    pay = {"action": "may", "who": "opponent", "pay": [{"this": "sacrifice"}], "do": [life(5)]}
    idol = creature("idol", "B", 2, 2, abilities=[when("enters", pay, this=True)])
    scene = Duel(side(["idol", "ox"], lands="B"), side(["ox"]), more=[idol]).casts("idol").resolves()
    assert (scene.asked.kind, scene.board(YOU), scene.life(YOU)) == ("main", ["idol"], 20)


@cr("601.2a", "118.12")
def test_a_spell_that_resolves_takes_no_card_of_its_name_out_of_the_hand() -> None:
    toss = spell("toss", "B", {"action": "may", "pay": [{"discard": {}}], "do": [life(5)]})
    scene = Duel(side(["toss", "toss"], lands="BG"), side(["ox"]), more=[toss]).casts("toss").resolves()
    assert scene.asked.kind == "may_pay"
    assert scene.do("yes").life(YOU) == 25


@cr("118.7", "601.2f")
def test_601_2f_what_is_paid_as_a_spell_resolves_is_not_what_the_spell_costs() -> None:
    guild = permanent("guild", "1", "artifact", {"type": "cost", "spells": {}, "generic": -1})
    offer = spell("offer", "G", {"action": "may", "pay": [{"mana": "1"}], "do": [life(3)]})
    scene = Duel(side(["offer", "ox"], lands="G", board=["guild"]), side(["ox"]), more=[guild, offer])
    assert scene.casts("offer").resolves().asked.kind == "main"
