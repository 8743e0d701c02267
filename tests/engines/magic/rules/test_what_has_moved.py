"""What a text finds of what has moved: by paying, by its own event, by itself (400.7d to 400.7j)."""

from __future__ import annotations

from typing import Any

import pytest

from engines.magic.rules import resolution
from engines.magic.rules.events import apply_events
from engines.magic.table.batch import leaves
from engines.magic.table.pieces import ZoneCard
from engines.magic.table.stack_object import StackObject
from tests.engines.magic.pack import CREATURE, activated, creature, damage, life, name, permanent, spell, when
from tests.engines.magic.rules.test_words_and_objects import (
    ANSWERS,
    LYING,
    at_the_end_step,
    move,
    power_of,
    where,
)
from tests.engines.magic.scenes import OTHER, YOU, Duel, side
from tests.rules import cr

# What is moved by paying, or by the event itself


def cost(*parts: dict[str, Any], **more: Any) -> dict[str, Any]:
    """Return an ability that asks of `this`, and moves it, in the end step."""
    return activated(*parts, do=[at_the_end_step(power_of("this"), move("this", "library_bottom"))], **more)


@cr("400.7j", "608.2h")
@pytest.mark.parametrize(
    ("paid", "lies"), [("sacrifice", "library"), ("exile", "library"), ("return", "hand")]
)
def test_400_7j_what_its_own_cost_has_moved_is_found_where_all_see_it(paid: str, lies: str) -> None:
    cub = creature("cub", "G", 2, 2, abilities=[cost({"this": paid})])
    grown = {"card": "cub", "counters": (("plus_one", 1),)}
    duel = Duel(side(["ox"], board=[grown]), more=[cub]).uses("cub", 0).resolves().end_turn()
    assert (where(duel, "cub"), duel.life(YOU)) == (lies, 23)


@cr("400.7j")
def test_400_7j_what_was_exiled_from_a_graveyard_as_a_cost_is_found() -> None:
    cub = creature("cub", "G", 2, 2, abilities=[cost({"this": "exile"}, zone="graveyard")])
    duel = Duel(side(["ox"], graveyard=[ZoneCard(900, "cub")]), more=[cub])
    assert where(duel.do("use:o900:0").resolves(), "cub") == "exile"
    assert (where(duel.end_turn(), "cub"), duel.life(YOU)) == ("library", 22)


@cr("400.7j")
def test_400_7j_a_card_that_discards_itself_as_a_cost_is_found() -> None:
    """Whatever else is discarded, and though another of its name lies there."""
    ability = cost({"this": "discard"}, {"discard": {}}, zone="hand")
    cub = creature("cub", "9", 2, 2, abilities=[ability])
    duel = Duel(side(["cub", "hare", "ox"], graveyard=[ZoneCard(900, "cub")]), more=[cub])
    duel.announces("use:cub:0", pay_discard=("hare",)).resolves().end_turn()
    assert (duel.graveyard(YOU), duel.life(YOU)) == (["cub", "hare"], 22)


PAID = [
    ({"sacrifice": {"type": "creature"}}, "library", 3),
    ({"give_back": {"type": "creature"}}, "hand", 3),
]


@cr("400.7j", "118.12")
@pytest.mark.parametrize(("part", "lies", "gained"), PAID)
@pytest.mark.parametrize("within", [False, True])
def test_400_7j_what_something_was_paid_with_is_found(
    part: dict[str, Any], lies: str, gained: int, within: bool
) -> None:
    """As a spell is cast, or while it resolves."""
    do = [at_the_end_step(power_of("paid"), move("paid", "library_bottom"))]
    more = {} if within else {"additional": [part]}
    text = spell("text", "G", *([{"action": "may", "pay": [part], "do": do}] if within else do), **more)
    grown = {"card": "bear", "counters": (("plus_one", 1),)}
    duel = Duel(side(["text", "ox"], lands="G", board=[grown]), more=[text]).casts("text").resolves()
    if within:
        duel.do("yes")
    duel.end_turn()
    assert (where(duel, "bear"), duel.life(YOU) - 20) == (lies, gained)


@cr("400.7j")
def test_400_7j_what_was_exiled_from_a_graveyard_to_pay_is_found() -> None:
    text = spell("text", "G", move("paid", "battlefield"), additional=[{"exile": {"type": "creature"}}])
    duel = Duel(side(["text", "ox"], lands="G", graveyard=[ZoneCard(900, "bear")]), more=[text])
    assert duel.casts("text").resolves().board(YOU) == ["bear"]


EVENTS = {
    # the ability, what is cast at the creature, and where it lies when the ability has resolved
    "this dies": (when("dies", move("this", "hand"), this=True), "kill", "hand"),
    "this leaves for exile": (when("leaves", move("this", "hand"), this=True), "banish", "hand"),
    "that dies": (when("dies", move("that", "hand"), **{"is": {"type": "creature"}}), "kill", "hand"),
    "that leaves for exile": (when("leaves", move("that", "graveyard")), "banish", "graveyard"),
    "that leaves for a hand": (when("leaves", move("that", "exile")), "bounce", "hand"),
    "that is put there": (
        when("to_graveyard", move("that", "exile"), **{"is": {"type": "creature"}}),
        "kill", "exile",
    ),
    "that is sacrificed": (
        when("sacrificed", move("that", "battlefield"), **{"is": {"type": "creature"}}),
        "altar", "battlefield",
    ),
}  # fmt: skip


@cr("400.7e", "603.6", "603.10a")
@pytest.mark.parametrize("event", EVENTS)
def test_400_7e_an_ability_finds_what_its_event_has_moved_where_all_see_it(event: str) -> None:
    ability, cast, lies = EVENTS[event]
    more = {"abilities": [ability]} if "this" in event else {}
    cub = creature("cub", "G", 2, 2, **more)
    watch = permanent("watch", "G", "enchantment", *([] if more else [ability]))
    you = side([cast, "ox"], lands="WWBBUU", board=["cub", *([] if more else ["watch"])])
    duel = Duel(you, more=[*ANSWERS, cub, watch]).casts(cast, *([] if cast == "altar" else ["cub"]))
    assert where(duel.passes(), "cub") == lies


@cr("603.6", "400.7e")
def test_603_6_what_was_moved_again_before_an_ability_resolves_is_not_found() -> None:
    cub = creature("cub", "G", 2, 2, abilities=[when("dies", move("this", "battlefield"), this=True)])
    dig = spell("dig", "G", move("target", "exile"), targets=[{"target": "card"}])
    duel = Duel(side(["kill", "dig", "ox"], lands="BBG", board=["cub"], hold=True), more=[cub, dig])
    duel.casts("kill", "cub").resolves()
    assert duel.stack() == ["cub"]
    duel.casts("dig", "cub").resolves()
    assert where(duel.resolves(), "cub") == "exile"


@cr("603.7c", "400.7e")
def test_603_7c_what_is_put_off_until_something_dies_finds_it_then() -> None:
    vow = at_the_end_step() | {
        "when": {"event": "dies", "is": {"type": "creature"}}, "do": [move("that", "battlefield")],
    }  # fmt: skip
    duel = Duel(side(["vow", "kill", "ox"], lands="WBB", board=["bear"]), more=[spell("vow", "W", vow)])
    assert duel.casts("vow").resolves().casts("kill", "bear").passes().board(YOU) == ["bear"]


@cr("610.3", "400.7j")
def test_610_3_what_is_away_until_something_leaves_comes_back_alone() -> None:
    """Not what has gone elsewhere meanwhile, and come into exile anew."""
    theirs = {**CREATURE, "whose": "opponent"}
    back = {
        "action": "later",
        "when": {"event": "leaves", "this": True},
        "do": [move("target", "battlefield")],
    }
    cell = creature(
        "cell",
        "W",
        0,
        4,
        abilities=[when("enters", move("target", "exile"), back, this=True, targets=[theirs])],
    )
    you = side(["cell", "kill", "ox"], lands="WBB")
    duel = Duel(you, side(board=["bear"]), more=[cell]).casts("cell").passes()
    assert duel.board(OTHER) == []
    assert duel.casts("kill", "cell").passes().board(OTHER) == ["bear"]


# Auras, whose host has gone (400.7f)


def lasso(sub: str, event: str) -> dict[str, Any]:
    """Return an Aura or Equipment that comes to the hand when what it lies on leaves."""
    more: dict[str, Any] = {"equip": "1"} if sub == "equipment" else {"enchant": CREATURE}
    kind = "artifact" if sub == "equipment" else "enchantment"
    ability = when(event, move("this", "hand"), host=True)
    return permanent("lasso", "G", kind, ability, sub=[sub], keywords=[more])


SWEEP = spell("sweep", "G", {"action": "destroy", "what": {"every": {"without_type": "land"}}})
HOSTS = [
    ("aura", "dies", "kill", "hand"),  # it falls off as a state-based action
    ("aura", "leaves", "bounce", "hand"),
    ("aura", "dies", "sweep", "hand"),  # it goes at the same time
    ("equipment", "dies", "sweep", "graveyard"),  # the rule speaks of Auras alone
    ("equipment", "dies", "kill", "hand"),  # it stays where it is, and is moved from there
]


@cr("400.7f", "603.6", "704.5m")
@pytest.mark.parametrize(("sub", "event", "cast", "lies"), HOSTS)
def test_400_7f_an_aura_is_found_in_the_graveyard_once_its_host_has_left(
    sub: str, event: str, cast: str, lies: str
) -> None:
    board = ["bear", {"card": "lasso", "attached": 6}]
    duel = Duel(side([cast, "ox"], board=board, lands="GGBBU"), more=[lasso(sub, event), SWEEP])
    assert where(duel.casts(cast, *([] if cast == "sweep" else ["bear"])).passes(), "lasso") == lies


@cr("400.7f")
def test_400_7f_an_aura_that_goes_for_another_reason_is_not_found() -> None:
    """It is destroyed after its host, and not because that has left."""
    auras = {"action": "destroy", "what": {"every": {"type": "enchantment"}}}
    text = spell("text", "G", {"action": "destroy", "what": "target"}, auras, targets=[CREATURE])
    board = ["bear", {"card": "lasso", "attached": 3}]
    duel = Duel(side(["text", "ox"], board=board, lands="GG"), more=[lasso("aura", "dies"), text])
    assert where(duel.casts("text", "bear").passes(), "lasso") == "graveyard"


@cr("400.7f")
def test_400_7f_an_aura_that_goes_elsewhere_is_not_found() -> None:
    rest = permanent("rest", "W", "enchantment", {"type": "replacing", "what": {"instead": "goes"}})
    board = ["bear", "rest", {"card": "lasso", "attached": 4}]
    more = [lasso("aura", "leaves"), rest]
    duel = Duel(side(["bounce", "ox"], board=board, lands="UGG"), more=more)
    assert where(duel.casts("bounce", "bear").passes(), "lasso") == "exile"


# What is done to what has come back


RAISE = move("target", "battlefield")
LIES_THERE = {
    "change": (
        {"action": "change", "what": "target", "changes": [{"gains": ["haste"]}]},
        "keywords",
        ("haste",),
    ),
    "tap": ({"action": "tap", "what": "target"}, "tapped", True),
    "counters": ({"action": "add_counters", "what": "target", "kind": "plus_one"}, "power", 3),
    "damage": (damage(1), "damage", 1),
    "regenerate": ({"action": "regenerate", "what": "target"}, "shields", 1),
}


@cr("400.7j")
@pytest.mark.parametrize("deed", LIES_THERE)
def test_400_7j_what_a_text_has_put_onto_the_battlefield_is_what_it_goes_on_with(deed: str) -> None:
    action, fact, value = LIES_THERE[deed]
    text = spell("text", "G", RAISE, action, targets=[LYING])
    duel = Duel(side(["text", "ox"], lands="G", graveyard=[ZoneCard(900, "bear")]), more=[text])
    assert getattr(duel.casts("text").resolves().perm("bear"), fact) == value


@cr("400.7j")
def test_400_7j_damage_comes_from_what_has_been_put_there() -> None:
    text = spell("text", "G", RAISE, {**damage(3, "opponent"), "from": "target"}, targets=[LYING])
    duel = Duel(side(["text", "ox"], lands="G", graveyard=[ZoneCard(900, "nun")]), more=[text])
    duel.casts("text").resolves()
    assert (duel.life(OTHER), duel.life(YOU)) == (17, 23)


@cr("400.7j", "701.3a")
def test_400_7j_an_equipment_goes_onto_what_has_been_put_there() -> None:
    hand_down = {"action": "attach", "what": "target_2", "to": "target"}
    text = spell(
        "text", "G", RAISE, hand_down, targets=[LYING, {"target": "permanent", "is": {"sub": "equipment"}}]
    )
    sword = permanent("sword", "1", "artifact", sub=["equipment"], keywords=[{"equip": "1"}])
    you = side(["text", "ox"], lands="G", board=["sword"], graveyard=[ZoneCard(900, "bear")])
    duel = Duel(you, more=[text, sword]).casts("text", "bear", "sword").resolves()
    assert duel.perm("sword").attached == duel.perm("bear").id


@cr("400.7j", "110.2a")
def test_400_7j_whose_it_is_is_asked_of_what_has_been_put_there() -> None:
    """Who controls it gains life; the owner does where it lies in the graveyard still."""
    theirs = {**LYING, "whose": "opponent"}
    text = spell(
        "text", "G", RAISE | {"yours": True}, life(2, {"controller_of": "target"}),
        life(5, {"owner_of": "target"}), targets=[theirs],
    )  # fmt: skip
    duel = Duel(side(["text", "ox"], lands="G"), side(graveyard=[ZoneCard(900, "bear")]), more=[text])
    duel.casts("text").resolves()
    assert (duel.life(YOU), duel.life(OTHER)) == (22, 25)


@cr("400.7j", "603.7c")
def test_400_7j_what_was_put_off_before_it_moves_finds_it_too() -> None:
    text = spell("text", "G", at_the_end_step(move("target", "exile")), RAISE, targets=[LYING])
    duel = Duel(side(["text", "ox"], lands="G", graveyard=[ZoneCard(900, "bear")]), more=[text])
    assert duel.casts("text").resolves().board(YOU) == ["bear"]
    assert where(duel.end_turn(), "bear") == "exile"


@cr("400.7j", "603.12")
def test_400_7j_what_has_been_set_off_before_it_moves_finds_it_too() -> None:
    reflex = {"action": "later", "when": "now", "do": [move("target", "hand")]}
    text = spell("text", "G", reflex, RAISE, targets=[LYING])
    duel = Duel(side(["text", "ox"], lands="G", graveyard=[ZoneCard(900, "bear")]), more=[text])
    assert where(duel.casts("text").passes(), "bear") == "hand"


@cr("608.2n", "400.7j")
def test_608_2n_a_spell_that_has_resolved_is_not_found_in_the_graveyard() -> None:
    """That it goes there is no part of what it does."""
    text = spell("text", "G", at_the_end_step(move("this", "hand")))
    duel = Duel(side(["text", "ox"], lands="G"), more=[text]).casts("text").resolves().end_turn()
    assert where(duel, "text") == "graveyard"


LAWS = [
    permanent(
        key, "W", "enchantment",
        {"type": "replacing", "what": {"instead": "goes", "dies": True, "to": to}},
    )
    for key, to in (("tomb", "exile"), ("home", "hand"))
]  # fmt: skip


@cr("614.1a", "616.1", "400.7j")
def test_400_7j_what_moves_after_a_choice_is_found_too() -> None:
    """Whoever is affected says whether it goes to exile or to the hand; the effect waits for that."""
    text = spell(
        "text",
        "G",
        {"action": "destroy", "what": "target"},
        move("target", "battlefield"),
        targets=[CREATURE],
    )
    duel = Duel(side(["text", "ox"], lands="G", board=["tomb", "home", "bear"]), more=[text, *LAWS])
    duel.casts("text", "bear").passes("replace")
    duel.do(duel.called("tomb")).passes()
    assert duel.board(YOU) == ["tomb", "home", "bear"]


@cr("616.1", "400.7j")
def test_400_7j_what_is_paid_with_after_a_choice_is_found_too() -> None:
    text = spell("text", "G", move("paid", "battlefield"), additional=[{"sacrifice": {"type": "creature"}}])
    duel = Duel(side(["text", "ox"], lands="G", board=["tomb", "home", "bear"]), more=[text, *LAWS])
    duel.casts("text").passes("replace")
    duel.do(duel.called("tomb")).passes()
    assert duel.board(YOU) == ["tomb", "home", "bear"]


@cr("400.7e")
def test_another_is_not_what_the_one_that_speaks_has_become() -> None:
    other = {"target": "card", "is": {"type": "creature", "other": True}, "whose": "you"}
    cub = creature(
        "cub", "G", 2, 2, abilities=[when("dies", move("target", "hand"), this=True, targets=[other])]
    )
    you = side(["kill", "ox"], lands="BB", board=["cub"], graveyard=[ZoneCard(900, "bear")])
    duel = Duel(you, more=[cub]).casts("kill", "cub").passes()
    assert (where(duel, "cub"), where(duel, "bear")) == ("graveyard", "hand")


# Tokens, and mana


@cr("111.7", "111.8", "608.2h")
def test_111_8_a_token_that_has_left_is_nowhere_and_does_not_come_back() -> None:
    made = {"id": "imp", "name": name("imp"), "pt": [3, 1]}
    text = spell(
        "text", "G", {"action": "token", "token": made}, {"action": "choose", "is": {"token": True}},
        move("chosen", "exile"), move("chosen", "battlefield"), power_of("chosen"), life({"count": {}}),
    )  # fmt: skip
    duel = Duel(side(["text", "ox"], lands="G"), more=[text]).casts("text").resolves()
    assert (duel.board(YOU), duel.life(YOU)) == ([], 20 + 3 + 1)


@cr("605.3b", "400.7j")
def test_605_3b_a_mana_ability_finds_what_it_was_paid_with() -> None:
    petal = permanent(
        "petal", "0", "artifact",
        activated(
            {"this": "sacrifice"}, do=[{"action": "mana", "mana": "G"}, move("this", "exile"), life("done")]
        ),
    )  # fmt: skip
    duel = Duel(side(["bear", "ox"], board=["petal"], lands="G"), more=[petal]).uses("petal", 0)
    assert (where(duel, "petal"), duel.life(YOU), duel.seen(YOU).mana) == ("exile", 21, ((16, 1),))


@cr("605.3b", "400.7j")
def test_605_3b_what_a_mana_ability_moves_while_something_resolves_is_no_part_of_that() -> None:
    table = Duel(side(board=["bear", "hawk"])).table
    bear, hawk = table.perms.values()
    table.doing = StackObject(table.number(), "ability", YOU, "bear", YOU, source=bear.id)
    with resolution.apart(table, StackObject(0, "ability", YOU, "hawk", YOU, source=hawk.id)):
        apply_events(table, leaves(bear, "sacrificed"))
        assert table.doing.trail == ((bear.id, table.sides[YOU].graveyard[0].id),)
    assert table.doing.trail == ()
    apply_events(table, leaves(hawk, "effect", "exile"))
    assert table.doing.trail == ((hawk.id, table.sides[YOU].exile[0].id),)


# What a club meets


@cr("400.7j", "702.10b")
def test_what_is_raised_for_a_turn_has_haste_costs_life_and_goes_again() -> None:
    """Its mana value in life; in the end step it goes to exile."""
    price = {"action": "lose_life", "number": {"number": "mana_value", "of": "target"}}
    haste = {"action": "change", "what": "target", "changes": [{"gains": ["haste"]}], "until": "stays"}
    text = spell(
        "text", "B", {**RAISE, "yours": True}, haste, price, at_the_end_step(move("target", "exile")),
        targets=[{**LYING, "whose": "any"}],
    )  # fmt: skip
    duel = Duel(side(["text", "ox"], lands="B"), side(graveyard=[ZoneCard(900, "giant")]), more=[text])
    duel.casts("text").resolves().attacks("giant")
    assert (duel.life(OTHER), duel.life(YOU)) == (15, 15)
    duel.end_turn()
    assert (duel.board(YOU), [each.card for each in duel.sees().sides[OTHER].exile]) == ([], ["giant"])


@cr("400.7j", "603.7c")
def test_what_was_raised_and_has_died_stays_in_the_graveyard() -> None:
    text = spell("text", "B", RAISE, at_the_end_step(move("target", "exile")), targets=[LYING])
    you = side(["text", "bolt", "ox"], lands="BR", graveyard=[ZoneCard(900, "bear")])
    duel = Duel(you, more=[text]).casts("text").resolves().casts("bolt", "bear").resolves().end_turn()
    assert where(duel, "bear") == "graveyard"


@cr("400.7")
def test_what_is_killed_in_answer_to_its_own_return_stays_dead() -> None:
    moth = creature(
        "moth", "U", 1, 1, "flying", abilities=[activated({"mana": "U"}, do=[move("this", "hand")])]
    )
    duel = Duel(side(["bolt", "ox"], lands="UR", board=["moth"], hold=True), more=[moth])
    duel.uses("moth", 0).casts("bolt", "moth").resolves().resolves()
    assert where(duel, "moth") == "graveyard"


@cr("400.7", "603.6")
@pytest.mark.parametrize(("victim", "lies"), [("bear", "graveyard"), ("giant", "exile")])
def test_what_exiles_whatever_it_hurts_leaves_the_dead_alone(victim: str, lies: str) -> None:
    hunter = creature(
        "hunter", "R", 2, 2, abilities=[when("damages", move("that", "exile"), this=True, to="creature")]
    )
    hit = spell("hit", "R", {**damage(2, "target_2"), "from": "target"}, targets=[CREATURE, CREATURE])
    you = side(["hit", "ox"], lands="R", board=["hunter", victim])
    duel = Duel(you, more=[hunter, hit]).casts("hit", "hunter", victim).passes()
    assert where(duel, victim) == lies


@cr("400.7j")
def test_what_blinks_comes_back_with_a_counter_and_untapped() -> None:
    grows = {"action": "add_counters", "what": "target", "kind": "plus_one"}
    text = spell("text", "W", move("target", "exile"), RAISE, grows, targets=[CREATURE])
    bear = {"card": "bear", "tapped": True, "damage": 1}
    duel = Duel(side(["text", "ox"], lands="W", board=[bear]), more=[text]).casts("text", "bear").resolves()
    seen = duel.perm("bear")
    assert (seen.counters, seen.tapped, seen.damage) == ((("plus_one", 1),), False, 0)


# What was known last (608.2h)


@cr("608.2h")
@pytest.mark.parametrize("zone", ["graveyard", "exile"])
@pytest.mark.parametrize("to", ["exile", "graveyard", "hand", "library"])
def test_608_2h_of_a_card_that_has_left_a_graveyard_or_exile_it_is_known_what_it_was(
    zone: str, to: str
) -> None:
    target = {"target": "card", "zone": zone}
    text = spell("text", "G", move("target", to), power_of("target"), targets=[target])
    lying: dict[str, Any] = {zone: [ZoneCard(900, "giant")]}
    you = side(["text", "ox"], lands="G", **lying)
    assert Duel(you, more=[text]).casts("text").resolves().life(YOU) == 25


@cr("603.6")
def test_what_lies_in_a_graveyard_is_not_put_there_again() -> None:
    text = spell("text", "G", move("target", "graveyard"), life("done"), targets=[{"target": "card"}])
    watch = permanent(
        "watch", "G", "enchantment", when("to_graveyard", life(4), **{"is": {"type": "creature"}})
    )
    you = side(["text", "ox"], lands="G", board=["watch"], graveyard=[ZoneCard(900, "giant")])
    duel = Duel(you, more=[text, watch]).casts("text").passes()
    assert (duel.life(YOU), duel.seen(YOU).graveyard[0].id) == (20, 900)


@cr("608.2h", "603.7c")
def test_608_2h_it_is_known_as_long_as_anything_that_was_put_off_may_ask() -> None:
    text = spell("text", "G", at_the_end_step(power_of("target")), targets=[{"target": "card"}])
    dig = spell("dig", "G", move("target", "library"), targets=[{"target": "card"}])
    you = side(["text", "dig", "ox"], lands="GG", graveyard=[ZoneCard(900, "giant")])
    duel = Duel(you, more=[text, dig]).casts("text").resolves().casts("dig", "giant").resolves()
    assert "giant" in [row[1] for row in duel.sees().known]
    assert (duel.end_turn().life(YOU), duel.sees().known) == (25, ())


@cr("608.2h")
def test_608_2h_a_spell_that_has_become_a_permanent_is_known_as_it_was() -> None:
    """X counts on the stack alone (202.3e)."""
    worth = life({"number": "mana_value", "of": "that"})
    orb = permanent("orb", "1", "artifact", when("cast", at_the_end_step(worth), whose="you"))
    worm = creature("worm", "X G", 1, 1)
    duel = Duel(side(["worm", "ox"], lands="GGGG", board=["orb"]), more=[orb, worm])
    duel.casts("worm", x=3).resolves().resolves().end_turn()
    assert duel.life(YOU) == 24
