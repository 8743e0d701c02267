"""Counters: chapter 122, those of keywords, those with rules of their own, and of any name."""

from __future__ import annotations

from typing import Any

import pytest

from engines.magic.cards.catalogue import Catalogue
from engines.magic.language.pack import MagicPack
from tests.engines.magic.pack import activated, change, creature, damage, life, pack, permanent, spell, when
from tests.engines.magic.scenes import OTHER, YOU, Duel, lies, side
from tests.rules import cr

ANY = [{"target": "permanent"}]


def put(kind: str, number: Any = 1, what: Any = "target") -> dict[str, Any]:
    return {"action": "add_counters", "what": what, "kind": kind, "number": number}


def smear(kind: str, number: int = 1) -> dict[str, Any]:
    """Return a spell for {G} that puts counters on a permanent."""
    return spell("smear", "G", put(kind, number), targets=ANY)


def counted(duel: Duel, card: str) -> dict[str, int]:
    return dict(duel.perm(card).counters)


# Of any name


@cr("122.1")
def test_122_1_a_counter_of_a_declared_name_lies_there_and_is_a_cost() -> None:
    still = permanent("still", "1", "artifact", activated({"remove": "soot", "number": 2}, do=[life(3)]))
    you = side(["smear"], lands="G", board=["still", "bear"])
    duel = Duel(you, side(), more=[smear("soot", 3), still]).casts("smear", "still").resolves()
    assert counted(duel, "still") == {"soot": 3}
    duel.uses("still", 0).resolves()
    assert (counted(duel, "still"), duel.life(YOU)) == ({"soot": 1}, 23)
    assert not any(key.startswith("use:") for key in duel.acts)  # one is too few


def test_a_counter_is_called_as_its_pack_calls_it() -> None:
    made = pack(smear("soot")).model_dump(mode="json", by_alias=True, exclude_defaults=True)
    named = MagicPack.model_validate({**made, "counters": {"soot": {"en": "soot", "fr": "suie"}}})
    assert Catalogue((named,)).counter("soot") == {"id": "soot", "en": "soot", "fr": "suie"}
    assert Catalogue((named,)).counter("fir_cone") == {"id": "fir_cone", "en": "fir cone", "fr": "fir cone"}
    assert Catalogue((named,)).counter("charge") is None


# Of keywords


@cr("122.1b", "613.1f")
def test_122_1b_a_counter_of_a_keyword_gives_it_as_long_as_it_is_there() -> None:
    pluck = spell("pluck", "G", {**put("flying"), "action": "remove_counters"}, targets=ANY)
    you = side(["smear", "pluck"], lands="GG", board=["bear"])
    duel = Duel(you, side(), more=[smear("flying", 2), pluck]).casts("smear", "bear").resolves()
    assert "flying" in duel.perm("bear").keywords
    duel.casts("pluck", "bear").resolves()
    assert counted(duel, "bear") == {"flying": 1}
    assert "flying" in duel.perm("bear").keywords


@cr("613.7c", "613.7")
@pytest.mark.parametrize(("first", "flies"), [("smear", False), ("plain", True)])
def test_613_7c_a_keyword_counter_and_the_loss_of_all_abilities_apply_by_their_stamps(
    first: str, flies: bool
) -> None:
    plain = spell("plain", "G", change({"loses": "all"}, until="stays"), targets=ANY)
    second = "plain" if first == "smear" else "smear"
    you = side(["smear", "plain"], lands="GG", board=["bear"])
    duel = Duel(you, side(), more=[smear("flying"), plain])
    duel.casts(first, "bear").resolves().casts(second, "bear").resolves()
    assert ("flying" in duel.perm("bear").keywords) is flies


@cr("613.7c")
def test_613_7c_another_counter_of_the_kind_renews_the_stamp_of_all() -> None:
    plain = spell("plain", "G", change({"loses": "all"}, until="stays"), targets=ANY)
    again = {**smear("flying"), "id": "again"}
    you = side(["smear", "plain", "again"], lands="GGG", board=["bear"])
    duel = Duel(you, side(), more=[smear("flying"), plain, again])
    for card in ("smear", "plain", "again"):
        duel.casts(card, "bear").resolves()
    assert "flying" in duel.perm("bear").keywords


@cr("122.1b", "122.6")
def test_122_6_what_enters_with_a_keyword_counter_has_the_keyword() -> None:
    kite = creature("newcomer", "G", 1, 1, abilities=[
        {"type": "replacing", "what": {"instead": "enters", "kind": "lifelink", "number": 1}}])  # fmt: skip
    duel = Duel(side(["newcomer"], lands="G"), side(), more=[kite]).casts("newcomer").resolves()
    assert "lifelink" in duel.perm("newcomer").keywords


# With rules of their own


def guarded(kind: str, number: int = 1, *more: Any, **given: Any) -> Duel:
    """Return a duel with an ox that has counters, and what may happen to it in hand."""
    strike = spell("strike", "R", damage(9), targets=ANY)
    doom = spell("doom", "R", {"action": "destroy", "what": "target"}, targets=ANY)
    altar = spell("altar", "R", {"action": "sacrifice", "what": "target"}, targets=ANY)
    wake = spell("wake", "R", {"action": "untap", "what": "target"}, targets=ANY)
    ox = lies("ox", counters=((kind, number),), **given)
    you = side(["strike", "doom", "altar", "wake"], lands="RRRR", board=[ox])
    return Duel(you, side(board=["giant", "bear"]), more=[strike, doom, altar, wake, *more])


@cr("122.1c", "615.1")
def test_122_1c_a_shield_counter_goes_in_place_of_damage() -> None:
    duel = guarded("shield", 2).casts("strike", "ox").resolves()
    assert (duel.perm("ox").damage, counted(duel, "ox")) == (0, {"shield": 1})


@cr("122.1c")
def test_122_1c_a_shield_counter_goes_in_place_of_destruction_by_an_effect() -> None:
    duel = guarded("shield").casts("doom", "ox").resolves()
    assert (duel.board(YOU), counted(duel, "ox")) == (["ox"], {})


@cr("122.1c", "704.5g")
def test_122_1c_a_shield_counter_is_no_help_against_damage_that_lies_there() -> None:
    wither = spell("wilt", "R", change({"pt": [0, -3]}), targets=ANY)
    ox = lies("ox", counters=(("shield", 1),), damage=2)
    duel = Duel(side(["wilt"], lands="R", board=[ox]), side(), more=[wither]).casts("wilt", "ox").resolves()
    assert duel.board(YOU) == []


@cr("122.1c")
def test_122_1c_a_shield_counter_is_no_help_against_a_sacrifice() -> None:
    assert guarded("shield").casts("altar", "ox").resolves().board(YOU) == []


@cr("122.1c", "615.12")
def test_122_1c_one_shield_counter_meets_all_damage_of_one_moment() -> None:
    giant = lies("giant", counters=(("shield", 2),))
    duel = Duel(side(board=["bear", "ox"]), side(board=[giant]), active=OTHER).attacks("giant")
    duel.blocks(bear="giant", ox="giant").do((5, 0))
    assert counted(duel, "giant") == {"shield": 1}


@cr("122.1d", "614.1a")
def test_122_1d_a_stun_counter_goes_in_place_of_untapping() -> None:
    duel = guarded("stun", 2, tapped=True).casts("wake", "ox").resolves()
    assert (duel.perm("ox").tapped, counted(duel, "ox")) == (True, {"stun": 1})


@cr("122.1d", "502.3")
def test_122_1d_a_stun_counter_takes_the_place_of_an_untap_step() -> None:
    duel = guarded("stun", tapped=True)
    duel.end_turn().end_turn()
    assert (duel.perm("ox").tapped, counted(duel, "ox")) == (True, {})
    duel.end_turn().end_turn()
    assert not duel.perm("ox").tapped


@cr("122.1h", "614.6")
def test_122_1h_what_dies_with_a_finality_counter_is_exiled() -> None:
    duel = guarded("finality").casts("strike", "ox").resolves()
    assert duel.board(YOU) == []
    assert "ox" not in duel.graveyard(YOU)
    assert [each.card for each in duel.seen(YOU).exile] == ["ox"]


@cr("122.1h", "700.4")
def test_122_1h_what_is_exiled_for_its_finality_counter_has_not_died() -> None:
    mourn = permanent("mourn", "G", "enchantment", when("dies", life(5), **{"is": {"type": "creature"}}))
    strike = spell("strike", "R", damage(9), targets=ANY)
    ox = lies("ox", counters=(("finality", 1),))
    you = side(["strike"], lands="R", board=[ox, "mourn"])
    duel = Duel(you, side(), more=[mourn, strike]).casts("strike", "ox").resolves()
    assert duel.life(YOU) == 20
