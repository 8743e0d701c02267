"""Keywords that stand for abilities: persist, undying, modular, evolve, exalted and others (702)."""

from __future__ import annotations

from typing import Any

import pytest

from engines.magic.table.pieces import ZoneCard
from tests.engines.magic.pack import change, creature, damage, spell
from tests.engines.magic.scenes import OTHER, YOU, Duel, lies, side
from tests.rules import cr

ANY = [{"target": "permanent"}]
STRIKE = spell("strike", "R", damage(9), targets=ANY)
CALL = spell("call", "G", {"action": "token", "token": {
    "id": "imp", "name": {"en": "Imp", "fr": "Diablotin"}, "pt": [3, 3]}})  # fmt: skip


def hero(word: str, power: int = 2, toughness: int = 2, **more: Any) -> dict[str, Any]:
    return creature("hero", "0", power, toughness, {"named": word, **more})


def laid(card: dict[str, Any], *board: Any, hand: str = "strike", lands: str = "R", **own: Any) -> Duel:
    """Return a duel with the hero among others on your side."""
    you = side(hand.split(), lands=lands, board=[lies("hero", **own), *board])
    return Duel(you, side(board=["wall"]), more=[card, STRIKE, CALL])


def counted(duel: Duel, card: str = "hero") -> dict[str, int]:
    return dict(duel.perm(card).counters)


@cr("702.79a", "702.93a")
@pytest.mark.parametrize(("word", "counter"), [("persist", "minus_one"), ("undying", "plus_one")])
def test_702_79a_702_93a_what_dies_without_such_a_counter_comes_back_with_one(
    word: str, counter: str
) -> None:
    duel = laid(hero(word)).casts("strike", "hero").resolves().resolves()
    assert counted(duel) == {counter: 1}
    back = laid(hero(word), counters=((counter, 1),)).casts("strike", "hero").resolves().resolves()
    assert "hero" in back.graveyard(YOU)


@cr("702.79a", "603.10a", "704.5f")
def test_702_79a_what_dies_by_its_last_minus_counter_does_not_persist_again() -> None:
    less = {"action": "add_counters", "what": "target", "kind": "minus_one"}
    shrink = spell("shrink", "R", less, targets=ANY)
    you = side(["shrink"], lands="R", board=["hero"])
    duel = Duel(you, side(), more=[hero("persist", 1, 1), shrink])
    duel.casts("shrink", "hero").resolves().resolves()
    assert "hero" in duel.graveyard(YOU)


@cr("702.79a", "108.3")
def test_702_79a_it_comes_back_under_the_control_of_its_owner() -> None:
    seize = spell("seize", "R", change({"control": "you"}, until="stays"), targets=ANY)
    you = side(["seize", "strike"], lands="RR")
    duel = Duel(you, side(board=["hero"]), more=[hero("persist"), seize, STRIKE])
    duel.casts("seize", "hero").resolves().casts("strike", "hero").resolves().resolves()
    assert duel.board(OTHER) == ["hero"]


@cr("702.43a", "702.43b")
def test_702_43a_modular_counters_go_onto_an_artifact_creature() -> None:
    golem = creature("golem", "0", 1, 1, types={"card": ["artifact", "creature"]})
    card = {**hero("modular", 0, 0, number=2), "types": {"card": ["artifact", "creature"]}}
    you = side(["hero", "strike"], lands="R", board=["golem", "ox"])
    duel = Duel(you, side(), more=[card, golem, STRIKE]).casts("hero").resolves()
    assert counted(duel) == {"plus_one": 2}
    duel.casts("strike", "hero").resolves()
    while duel.asked.kind != "main":
        said: dict[str, Any] = {"may": "yes", "targets": duel.key("golem")}
        duel.do(said.get(duel.asked.kind, duel.asked.default))
    assert counted(duel, "golem") == {"plus_one": 2}


@cr("702.100a", "702.100c")
@pytest.mark.parametrize(("size", "grows"), [((2, 2), 1), ((3, 5), 0), ((2, 5), 1), ((5, 2), 1)])
def test_702_100a_it_evolves_where_either_number_is_larger(size: tuple[int, int], grows: int) -> None:
    duel = laid(hero("evolve", *size), hand="call", lands="G").casts("call").resolves().resolves()
    assert counted(duel).get("plus_one", 0) == grows


@cr("702.83a", "702.83b", "506.5")
@pytest.mark.parametrize(("attackers", "left"), [(("ox",), 16), (("ox", "bear"), 16)])
def test_702_83a_who_attacks_alone_is_exalted_once_for_each(attackers: tuple[str, ...], left: int) -> None:
    you = side(board=["hero", "hero", "ox", "bear"])
    duel = Duel(you, side(), more=[hero("exalted")]).attacks(*attackers)
    assert duel.life(OTHER) == left


@cr("702.91a")
def test_702_91a_a_battle_cry_is_for_the_other_attackers() -> None:
    you = side(board=["hero", "ox", "bear"])
    duel = Duel(you, side(), more=[hero("battle_cry")]).attacks("hero", "ox")
    assert duel.life(OTHER) == 20 - 2 - 3


@cr("702.32a", "122.1")
def test_702_32a_what_fades_is_sacrificed_when_it_has_no_counter_to_lose() -> None:
    card = hero("fading", number=1)
    duel = Duel(side(["hero"]), side(), more=[card]).casts("hero").resolves()
    assert counted(duel) == {"fade": 1}
    duel.end_turn().end_turn().passes("main")
    assert counted(duel) == {}
    duel.end_turn().end_turn().passes("main")
    assert "hero" in duel.graveyard(YOU)


@cr("702.58a")
def test_702_58a_a_grafted_counter_may_move_onto_what_enters() -> None:
    card = hero("graft", 0, 0, number=2)
    you = side(["call"], lands="G", board=[lies("hero", counters=(("plus_one", 2),))])
    duel = Duel(you, side(), more=[card, CALL]).casts("call").resolves().resolves()
    assert duel.asked.kind == "may_pay"
    duel.do("yes").passes()
    assert (counted(duel), counted(duel, "call~imp")) == ({"plus_one": 1}, {"plus_one": 1})


@cr("702.107a", "602.5d")
def test_702_107a_outlast_is_used_as_a_sorcery() -> None:
    duel = laid(hero("outlast", cost="R"), since=-9).uses("hero", 0).resolves()
    assert (counted(duel), duel.perm("hero").tapped) == ({"plus_one": 1}, True)


@cr("702.97a")
def test_702_97a_what_is_scavenged_gives_as_many_counters_as_it_had_power() -> None:
    you = side(lands="R", board=["bear"], graveyard=[ZoneCard(900, "hero")])
    duel = Duel(you, side(), more=[hero("scavenge", 3, 1, cost="R")])
    key = next(key for key in duel.acts if "use:" in key)
    duel.announces(key, "bear").resolves()
    assert counted(duel, "bear") == {"plus_one": 3}
    assert [each.card for each in duel.seen(YOU).exile] == ["hero"]


@cr("702.77a")
def test_702_77a_what_is_discarded_reinforces() -> None:
    you = side(["hero"], lands="R", board=["bear"])
    duel = Duel(you, side(), more=[hero("reinforce", number=2, cost="R")])
    key = next(key for key in duel.acts if "use:" in key)
    duel.announces(key, "bear").resolves()
    assert (counted(duel, "bear"), duel.graveyard(YOU)) == ({"plus_one": 2}, ["hero"])


@cr("603.2", "510.2")
@pytest.mark.parametrize(("to", "gained"), [("opponent", 5), ("you", 0), ("player", 5)])
def test_603_2_damage_to_one_player_is_told_from_that_to_another(to: str, gained: int) -> None:
    drain = {"type": "triggered", "when": {"event": "damages", "this": True, "to": to},
             "do": [{"action": "gain_life", "number": 5}]}  # fmt: skip
    card = creature("hero", "0", 2, 2, abilities=[drain])
    duel = Duel(side(board=["hero"]), side(), more=[card]).attacks("hero")
    assert duel.life(YOU) == 20 + gained
