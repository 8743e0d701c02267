"""What has happened in this turn, as texts ask for it: raid, morbid, revolt and others (207.2c, 608.2h)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engines.magic.pack import change, creature, damage, life, permanent, spell, static, when
from tests.engines.magic.scenes import OTHER, YOU, Duel, lies, side
from tests.rules import cr

ANY = [{"target": "permanent"}]
STRIKE = spell("strike", "R", damage(9), targets=ANY)


def since(word: str, least: int = 1, **more: Any) -> dict[str, Any]:
    """Return the condition that something has happened in this turn."""
    return {"test": "number", "value": {"happened": word, **more}, "at_least": least}


def asks(condition: dict[str, Any]) -> dict[str, Any]:
    """Return a spell for {G} that gains 5 life if something has happened."""
    return spell("ask", "G", {"action": "if", "if": [condition], "do": [life(5)]})


def gained(duel: Duel, before: int = 20) -> bool:
    return duel.casts("ask").resolves().life(YOU) == before + 5


@cr("508.1", "608.2h")
def test_608_2h_who_has_attacked_this_turn_is_known_until_it_ends() -> None:
    def duel() -> Duel:
        you = side(["ask"], lands="G", board=["bear"])
        return Duel(you, side(), more=[asks(since("attacks", whose="you"))])

    assert not gained(duel())
    assert gained(duel().attacks("bear").passes("main"))
    assert not gained(duel().attacks("bear").end_turn().end_turn().passes("main"))


@cr("700.4", "603.10a")
@pytest.mark.parametrize(("card", "holds"), [("ox", True), ("anvil", False)])
def test_700_4_only_creatures_that_have_died_are_looked_for(card: str, holds: bool) -> None:
    strike = spell("doom", "R", {"action": "destroy", "what": "target"}, targets=ANY)
    anvil = permanent("anvil", "2", "artifact")
    ask = asks(since("dies", 1, **{"is": {"type": "creature"}}))
    you = side(["ask", "doom"], lands="GR", board=[card])
    assert gained(Duel(you, side(), more=[ask, strike, anvil]).casts("doom", card).resolves()) is holds


@cr("603.10a", "700.4")
def test_603_10a_what_has_died_is_of_the_kind_that_it_was_as_it_died() -> None:
    wake = spell("wake", "G", change({"types": ["creature"]}, {"size": [1, 1]}), targets=ANY)
    anvil = permanent("anvil", "2", "artifact")
    ask = asks(since("dies", 1, **{"is": {"type": "creature"}}))
    you = side(["ask", "wake", "strike"], lands="GGR", board=["anvil"])
    duel = Duel(you, side(), more=[ask, wake, anvil, STRIKE]).casts("wake", "anvil").resolves()
    assert gained(duel.casts("strike", "anvil").resolves())


@cr("608.2h", "110.2")
@pytest.mark.parametrize(("whose", "holds"), [("you", False), ("opponent", True), ("any", True)])
def test_608_2h_who_controlled_what_has_left_is_told_apart(whose: str, holds: bool) -> None:
    ask = asks(since("leaves", whose=whose))
    you = side(["ask", "strike"], lands="GR")
    duel = Duel(you, side(board=["ox"]), more=[ask, STRIKE]).casts("strike", "ox").resolves()
    assert gained(duel) is holds


@cr("119.9", "119.3")
@pytest.mark.parametrize(("least", "holds"), [(3, True), (4, False)])
def test_119_9_life_that_was_gained_is_added_up(least: int, holds: bool) -> None:
    ask = asks(since("gains_life", least, whose="you"))
    sip, gulp = (spell(name, "0", life(number)) for name, number in (("sip", 1), ("gulp", 2)))
    you = side(["ask", "sip", "gulp"], lands="G")
    duel = Duel(you, side(), more=[ask, sip, gulp]).casts("sip").resolves().casts("gulp").resolves()
    assert gained(duel, 23) is holds


@cr("120.3a", "119.3")
@pytest.mark.parametrize("word", ["damaged", "loses_life"])
def test_120_3a_damage_to_a_player_is_a_loss_of_life(word: str) -> None:
    burn = spell("burn", "R", damage(2), targets=[{"target": "any"}])
    you = side(["ask", "burn"], lands="GR")
    duel = Duel(you, side(), more=[asks(since(word, whose="opponent")), burn])
    assert gained(duel.casts("burn", "s1").resolves())


@cr("120.3a")
def test_120_3a_who_loses_life_is_not_dealt_damage() -> None:
    drain = spell("drain", "R", {"action": "lose_life", "number": 2, "who": "opponent"})
    you = side(["ask", "drain"], lands="GR")
    duel = Duel(you, side(), more=[asks(since("damaged", whose="opponent")), drain])
    assert not gained(duel.casts("drain").resolves())


@cr("601.2i")
def test_601_2i_a_spell_that_was_countered_was_cast() -> None:
    ask = asks(since("cast", 2, whose="you", **{"is": {"type": "instant"}}))
    deny = spell("deny", "U", {"action": "counter"}, targets=[{"target": "spell"}])
    zap = spell("zap", "R", damage(1), targets=[{"target": "any"}])
    you = side(["zap", "deny", "ask"], lands="RUG", hold=True)
    duel = Duel(you, side(), more=[ask, deny, zap], at="main_1")
    duel.casts("zap", "s1").casts("deny", duel.item("zap")).resolves()
    assert duel.life(OTHER) == 20
    assert gained(duel)


@cr("608.2h", "608.2i")
def test_608_2i_a_number_of_deaths_is_one_of_this_turn_alone() -> None:
    dead = {"happened": "dies", "is": {"type": "creature"}}
    tale = spell("tale", "G", life({"calc": "product", "parts": [2, dead]}))
    blast = spell("blast", "R", damage(9, {"every": {"type": "creature"}}))
    you = side(["tale", "blast"], lands="GR", board=["bear", "ox"])
    duel = Duel(you, side(board=["hawk"]), more=[tale, blast]).casts("blast").resolves()
    assert duel.casts("tale").resolves().life(YOU) == 26


@cr("611.3a", "604.2")
def test_611_3a_what_holds_while_something_has_happened_begins_and_ends_with_it() -> None:
    card = creature("zealot", "0", 2, 2, abilities=[
        static({"pt": [3, 0]}, **{"if": [since("gains_life", whose="you")]})])  # fmt: skip
    sip = spell("sip", "0", life(1))
    duel = Duel(side(["sip"], board=["zealot"]), side(), more=[card, sip])
    assert duel.size("zealot") == (2, 2)
    assert duel.casts("sip").resolves().size("zealot") == (5, 2)
    assert duel.end_turn().size("zealot") == (2, 2)


@cr("603.4")
def test_603_4_an_ability_that_asks_for_it_does_not_trigger_before() -> None:
    card = creature("vulture", "0", 1, 1, abilities=[
        when("step", life(5), step="end", whose="you", **{"if": [since("dies")]})])  # fmt: skip
    quiet = Duel(side(board=["vulture"]), side(), more=[card]).end_turn()
    assert quiet.life(YOU) == 20
    you = side(["strike"], lands="R", board=["vulture", lies("ox")])
    assert Duel(you, side(), more=[card, STRIKE]).casts("strike", "ox").resolves().end_turn().life(YOU) == 25


@cr("702.54a")
@pytest.mark.parametrize(("hurt", "counters"), [(True, {"plus_one": 2}), (False, {})])
def test_702_54a_a_bloodthirsty_creature_enters_with_counters_where_an_opponent_was_hurt(
    hurt: bool, counters: dict[str, int]
) -> None:
    card = creature("hero", "0", 1, 1, {"named": "bloodthirst", "number": 2})
    burn = spell("burn", "R", damage(2), targets=[{"target": "any"}])
    duel = Duel(side(["hero", "burn"], lands="R"), side(), more=[card, burn])
    duel = duel.casts("burn", "s1").resolves() if hurt else duel
    assert dict(duel.casts("hero").resolves().perm("hero").counters) == counters
