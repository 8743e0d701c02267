"""Tokens: chapter 111, those that the rules define (111.10), and creatures that enter attacking (508.4)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engines.magic.table.pieces import ZoneCard
from engines.magic.table.state import Table
from tests.engines.magic.pack import (
    activated,
    change,
    creature,
    life,
    name,
    permanent,
    spell,
    when,
)
from tests.engines.magic.scenes import OTHER, YOU, Duel, side
from tests.rules import cr


def token(made: Any, **more: Any) -> dict[str, Any]:
    return {"action": "token", "token": made, **more}


def cub(**more: Any) -> dict[str, Any]:
    return {"id": "cub", "name": name("cub"), "pt": [1, 1], **more}


def made(*do: dict[str, Any], lands: str = "G", hand: str = "", **more: Any) -> Duel:
    """Return a duel in which a spell for {G} has made tokens; `more` is what its card says besides."""
    call = spell("call", "G", *do, **more)
    you = side(["call", "ox", *hand.split()], lands=lands, graveyard=[ZoneCard(900, "bear")])
    return Duel(you, side(board=["giant"]), more=[call]).casts("call").resolves()


# Those that the rules define


@cr("111.10a", "605.3b", "601.2g")
def test_111_10a_a_treasure_is_used_up_for_a_mana_of_any_color() -> None:
    duel = made(token("treasure"), hand="bolt")
    duel.casts("bolt", "s1", pay_use=f"make:{duel.key('~treasure')}:0::0")
    assert duel.board(YOU) == []
    assert duel.resolves().life(OTHER) == 17


@cr("111.10b")
def test_111_10b_a_food_gives_three_life() -> None:
    duel = made(token("food"), lands="GWW").uses("~food", 0).resolves()
    assert (duel.life(YOU), duel.board(YOU)) == (23, [])


@cr("111.10c")
def test_111_10c_a_gold_gives_mana_though_it_is_tapped() -> None:
    duel = made(token("gold", tapped=True), hand="deny bolt")
    assert duel.perm("~gold").tapped
    duel.casts("bolt", "s1", pay_use=f"make:{duel.key('~gold')}:0::0")
    assert duel.resolves().life(OTHER) == 17


@cr("111.10f", "701.16a")
def test_111_10f_a_clue_is_a_card_for_two_mana() -> None:
    duel = made(token("clue", number=2), lands="GWW")
    before = len(duel.seen(YOU).hand or ())
    duel.uses("~clue", 0).resolves()
    assert len(duel.seen(YOU).hand or ()) == before + 1
    assert duel.board(YOU) == ["~clue"]


@cr("111.10g")
def test_111_10g_blood_turns_a_card_into_another() -> None:
    duel = made(token("blood"), lands="GW").uses("~blood", 0, pay_discard=("ox",)).resolves()
    assert duel.graveyard(YOU) == ["bear", "call", "ox"]
    assert [*(duel.seen(YOU).hand or ())] == ["forest"]


@cr("111.10")
def test_111_10_a_lander_finds_a_basic_land() -> None:
    duel = made(token("lander"), lands="GWW")
    lands = len([perm for perm in duel.sees().perms if perm.card == "forest"])
    duel.uses("~lander", 0).resolves()
    duel.do(("forest",) if isinstance(duel.asked.default, tuple) else "forest")
    found = [perm for perm in duel.sees().perms if perm.card == "forest"]
    assert len(found) == lands + 1
    assert found[-1].tapped


@cr("205.3g", "111.10")
@pytest.mark.parametrize("word", ["blood", "clue", "food", "gold", "lander", "treasure"])
def test_a_token_that_the_rules_define_is_a_colorless_artifact_of_its_sub_type(word: str) -> None:
    kinds = {"type": "artifact", "sub": word, "color": "colorless", "token": True}
    gain = life({"count": kinds})
    duel = made(token(word, number=3), gain)
    assert duel.life(YOU) == 23


@cr("205.1a", "205.3g")
def test_205_1a_a_food_that_becomes_a_creature_alone_is_no_food_any_more() -> None:
    become = {
        "action": "change",
        "what": {"every": {"sub": "food"}},
        "changes": [{"set_types": ["creature"]}, {"size": [2, 2]}],
    }
    duel = made(token("food"), become, life({"count": {"sub": "food"}}))
    assert duel.life(YOU) == 20


# What a text says of its tokens


GROWS = activated({"mana": "G"}, do=[change({"pt": [2, 0]}, what="this")])
DIES = when("dies", life(2), this=True)


@cr("111.3", "113.1a")
def test_111_3_a_token_has_the_abilities_that_its_maker_says() -> None:
    duel = made(token(cub(grants=[0])), lands="GG", gives=[GROWS])
    cub_key = next(perm.card for perm in duel.sees().perms if "~" in perm.card)
    assert duel.uses(cub_key, 0).resolves().size(cub_key) == (3, 1)


@cr("111.3", "603.10a")
def test_what_triggers_as_a_token_dies_does_so_for_each_of_them() -> None:
    duel = made(
        token(cub(grants=[0]), number=2),
        {"action": "destroy", "what": {"every": {"token": True}}},
        gives=[DIES],
    )
    assert duel.passes().life(YOU) == 24


@cr("111.3", "613.1f")
def test_an_ability_that_a_token_has_is_its_own_and_can_be_lost() -> None:
    lose = {"action": "change", "what": {"every": {"token": True}}, "changes": [{"loses": "all"}]}
    wipe = {"action": "destroy", "what": {"every": {"token": True}}}
    assert made(token(cub(grants=[0])), lose, wipe, gives=[DIES]).passes().life(YOU) == 20


@cr("704.5j", "111.3")
def test_704_5j_of_two_legendary_tokens_one_goes() -> None:
    duel = made(token(cub(super=["legendary"]), number=2))
    duel.do(duel.asked.default)
    assert len([perm for perm in duel.sees().perms if "~" in perm.card]) == 1


@cr("608.2h", "111.3")
def test_608_2h_a_size_that_is_reckoned_is_that_of_the_moment() -> None:
    greatest = {"greatest": "power", "among": {"every": {"type": "creature"}}}
    duel = made(token(cub(pt=[greatest, {"count": {"type": "land"}}])), lands="GRR", hand="bolt bolt")
    (key,) = [perm.card for perm in duel.sees().perms if "~" in perm.card]
    assert duel.size(key) == (5, 3)
    assert duel.casts("bolt", "giant").resolves().casts("bolt", "giant").resolves().size(key) == (5, 3)


@cr("113.1a", "111.3")
def test_what_a_token_of_a_reckoned_size_has_is_its_own() -> None:
    duel = made(token(cub(pt=[{"life_of": "you"}, 2], grants=[0])), lands="GG", gives=[GROWS])
    (key,) = [perm.card for perm in duel.sees().perms if "~" in perm.card]
    assert f"use:{duel.key(key)}:0" in duel.acts, "nobody else gives it"
    assert duel.uses(key, 0).resolves().size(key) == (22, 2)


@cr("107.1b", "704.5f")
def test_107_1b_no_token_is_made_with_less_than_nothing() -> None:
    less = {"calc": "difference", "parts": [1, 5]}
    duel = made(token(cub(pt=[less, 2])))
    (key,) = [perm.card for perm in duel.sees().perms if "~" in perm.card]
    assert duel.size(key) == (0, 2)


@cr("107.3", "111.3")
def test_107_3_x_of_a_token_is_the_x_that_was_paid() -> None:
    call = spell("call", "X G", token(cub(pt=["x", "x"])))
    duel = Duel(side(["call", "ox"], lands="GGGG"), more=[call]).casts("call", x=3).resolves()
    (perm,) = [perm for perm in duel.sees().perms if "~" in perm.card]
    assert (perm.power, perm.toughness) == (3, 3)


@cr("111.2", "111.3")
def test_a_size_that_was_reckoned_is_still_there_after_save_and_load() -> None:
    duel = made(token(cub(pt=[{"life_of": "you"}, 4], grants=[0])), gives=[DIES])
    table = duel.table
    saved = json.loads(json.dumps(table.dump()))
    loaded = Table.load(saved, table.catalogue, dice=table.dice, options=table.options, seats=2)
    assert loaded.dump() == table.dump()
    (perm,) = [perm for perm in loaded.perms.values() if perm.card.is_token]
    assert (perm.card.traits.power, perm.card.traits.toughness, len(perm.card.texts)) == (20, 4, 1)


# 508.4


def raid(**more: Any) -> Duel:
    """Return a duel in which a captain attacks, whose horn calls an attacking token."""
    horn = when("attacks", token(cub(), tapped=True, attacking=True, **more), this=True)
    watch = permanent("watch", "1", "enchantment", when("attacks", life(1), **{"is": {"token": True}}))
    captain = creature("captain", "2 R", 3, 3, abilities=[horn])
    you = side(["ox"], board=["captain", "watch"])
    return Duel(you, side(board=["wall"]), more=[captain, watch]).attacks("captain")


@cr("508.4", "508.3a", "510.1b")
def test_508_4_what_enters_attacking_deals_damage_and_was_not_declared() -> None:
    duel = raid().passes("blockers")
    duel.blocks()
    assert (duel.life(OTHER), duel.life(YOU)) == (20 - 3 - 1, 20)


@cr("508.4", "509.1a")
def test_508_4_what_enters_attacking_before_blocks_can_be_blocked() -> None:
    duel = raid().passes("blockers")
    (key,) = [perm.card for perm in duel.sees().perms if "~" in perm.card]
    duel.blocks(wall=key)
    assert duel.life(OTHER) == 17


@cr("508.4")
def test_508_4_what_is_put_there_attacking_while_nobody_attacks_does_not_attack() -> None:
    duel = made(token(cub(), tapped=True, attacking=True))
    assert duel.sees().combat is None
    assert duel.passes().end_turn().life(OTHER) == 20


@cr("111.4", "400.7")
def test_each_maker_has_a_token_of_its_own_though_they_are_called_alike() -> None:
    big, small = (spell(key, "G", token(cub(pt=[size, size]))) for key, size in (("big", 4), ("small", 1)))
    duel = Duel(side(["big", "small", "ox"], lands="GG"), more=[big, small])
    duel.casts("big").resolves().casts("small").resolves()
    assert sorted(perm.power for perm in duel.sees().perms if "~" in perm.card) == [1, 4]


@cr("111.3", "603.3")
def test_what_a_token_makes_is_a_token_that_the_rules_define() -> None:
    bakes = when("dies", token("food"), this=True)
    duel = made(
        token(cub(grants=[0])), {"action": "destroy", "what": {"every": {"token": True}}}, gives=[bakes]
    )
    assert duel.passes().board(YOU) == ["~food"]
