"""Costs of several parts: no object pays two of them, each is kept for the part that needs it (118)."""

from __future__ import annotations

from typing import Any

from tests.engines.magic.pack import activated, creature, life, permanent
from tests.engines.magic.scenes import YOU, Duel, side
from tests.rules import cr

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
