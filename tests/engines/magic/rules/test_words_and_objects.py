"""Which object a word means now: each word of a text, and what has become of the object meanwhile (400.7).

A text puts a counter on the object that a word names, so that the 2/2 is a 3/3, does something to it by
itself, and puts off to the end step: "gain life equal to its power, then put it on the bottom of its owner's
library". Before that somebody else does something to it. So where it lies in the end tells which object a
deed has meant, and the life which one was asked.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import pytest

from engines.magic.table.pieces import Lying
from tests.engines.magic.cards.test_legality import refused
from tests.engines.magic.pack import (
    CREATURE,
    activated,
    creature,
    damage,
    life,
    name,
    permanent,
    spell,
    when,
)  # fmt: skip
from tests.engines.magic.scenes import OTHER, YOU, Duel, side
from tests.rules import cr

Action = dict[str, Any]


def move(what: Any, to: str, **more: Any) -> Action:
    return {"action": "move", "what": what, "to": to, **more}


def power_of(word: str) -> Action:
    return life({"number": "power", "of": word})


def at_the_end_step(*do: Action) -> Action:
    return {"action": "later", "when": {"event": "step", "step": "end"}, "do": [*do]}


# What becomes of it


class Fate(NamedTuple):
    """What becomes of an object, and where it lies in the end; what it was when it was asked of."""

    does: Sequence[str]
    """What the text does to it: `exile`, `destroy`, `battlefield`, …"""
    then: str
    """What somebody else casts at it."""
    lies: str
    life: int


NOTHING = ""
FATES = {
    # what others have moved is a new object (400.7, 603.7c); asked is the one that has left
    "stays": (Fate([], NOTHING, "library", 3), "603.7c"),
    "is killed": (Fate([], "kill", "graveyard", 3), "400.7"),
    "is returned": (Fate([], "bounce", "hand", 3), "400.7"),
    "is exiled": (Fate([], "banish", "exile", 3), "400.7"),
    "is exiled and comes back": (Fate([], "flicker", "battlefield", 3), "603.7c"),
    # what the same effect has moved to a public zone is found (400.7j); asked is the permanent (608.2h)
    "exiled by the text": (Fate(["exile"], NOTHING, "library", 3), "400.7j"),
    "destroyed by the text": (Fate(["destroy"], NOTHING, "library", 3), "400.7j"),
    "sacrificed by the text": (Fate(["sacrifice"], NOTHING, "library", 3), "400.7j"),
    "exiled and put back by the text": (Fate(["exile", "battlefield"], NOTHING, "library", 2), "400.7j"),
    "destroyed and put back by the text": (Fate(["destroy", "battlefield"], NOTHING, "library", 2), "400.7j"),
    # but a hidden zone holds no objects (400.2), and what others move then is lost again
    "returned by the text": (Fate(["hand"], NOTHING, "hand", 3), "400.7j"),
    "put back by the text and killed": (Fate(["exile", "battlefield"], "kill", "graveyard", 2), "603.7c"),
    "put back by the text and exiled": (Fate(["exile", "battlefield"], "banish", "exile", 2), "603.7c"),
    "put back and exiled anew": (Fate(["exile", "battlefield"], "flicker", "battlefield", 2), "603.7c"),
}


def done_to(word: str, fate: Fate) -> list[Action]:
    """Return the whole text."""
    deeds: list[Action] = [{"action": "add_counters", "what": word, "kind": "plus_one"}]
    for what in fate.does:
        is_verb = what in ("destroy", "sacrifice")
        deeds.append({"action": what, "what": word} if is_verb else move(word, what))
    return [*deeds, at_the_end_step(power_of(word), move(word, "library_bottom"))]


ANSWERS = (
    spell("banish", "W", move("target", "exile"), targets=[CREATURE]),
    spell("flicker", "W", move("target", "exile"), move("target", "battlefield"), targets=[CREATURE]),
)
LANDS = "GGGGGBBBUUWW"


def where(duel: Duel, card: str) -> str:
    """Return where a card lies that there is but once."""
    mine = duel.seen(YOU)
    piles = {
        "battlefield": duel.board(YOU), "hand": list(mine.hand or ()),
        "graveyard": [each.card for each in mine.graveyard], "exile": [each.card for each in mine.exile],
    }  # fmt: skip
    found = [zone for zone, cards in piles.items() if card in cards]
    assert len(found) < 2
    return found[0] if found else "library"


# How a word comes to mean the bear, which lies there alone but for what the word needs


BEAR: dict[str, Any] = {"type": "creature", "power": {"equals": 2}}
LYING = {"target": "card", "is": {"type": "creature"}}
DRUM = creature("drum", "G", 0, 9)


def scene(card: dict[str, Any], *others: dict[str, Any], then: str, **more: Any) -> Duel:
    """Lay out the table, `card` in hand if it is none of those that lie there."""
    hand = ["ox", *([then] if then else []), *([card["id"]] if card["id"] not in more["board"] else [])]
    return Duel(side(hand, lands="GGGGGBBBUUWWWW", **more), more=[*ANSWERS, DRUM, card, *others])


def by_target(fate: Fate) -> Duel:
    text = spell("text", "G", *done_to("target", fate), targets=[CREATURE])
    return scene(text, then=fate.then, board=["bear"]).casts("text", "bear").resolves()


def by_second_target(fate: Fate) -> Duel:
    text = spell("text", "G", *done_to("target_2", fate), targets=[CREATURE, CREATURE])
    return scene(text, then=fate.then, board=["bear", "drum"]).casts("text", "drum", "bear").resolves()


def by_target_in_a_graveyard(fate: Fate) -> Duel:
    text = spell("text", "G", move("target", "battlefield"), *done_to("target", fate), targets=[LYING])
    return scene(text, then=fate.then, board=[], graveyard=[Lying(900, "bear")]).casts("text").resolves()


def by_made(fate: Fate) -> Duel:
    text = spell("text", "G", move("target", "battlefield"), *done_to("made", fate), targets=[LYING])
    return scene(text, then=fate.then, board=[], graveyard=[Lying(900, "bear")]).casts("text").resolves()


def by_this(fate: Fate) -> Duel:
    cub = creature("cub", "G", 2, 2, abilities=[activated({"mana": "G"}, do=done_to("this", fate))])
    return scene(cub, then=fate.then, board=["cub"]).uses("cub", 0).resolves()


def by_that(fate: Fate) -> Duel:
    hurt = when("damaged", *done_to("that", fate), **{"is": {"type": "creature"}})
    sting = spell("text", "G", damage(1), targets=[CREATURE])
    shrine = permanent("shrine", "G", "enchantment", hurt)
    duel = scene(sting, shrine, then=fate.then, board=["shrine", "bear"])
    return duel.casts("text", "bear").resolves().resolves()


def by_by(fate: Fate) -> Duel:
    gong = creature("gong", "G", 0, 9, abilities=[when("damaged", *done_to("by", fate), this=True)])
    hit = spell("text", "G", {**damage(1, "target_2"), "from": "target"}, targets=[CREATURE, CREATURE])
    duel = scene(hit, gong, then=fate.then, board=["gong", "bear"])
    return duel.casts("text", "bear", "gong").resolves().resolves()


def by_host(fate: Fate) -> Duel:
    ability = activated({"mana": "G"}, do=done_to("host", fate))
    cord = permanent("text", "G", "enchantment", ability, sub=["aura"], keywords=[{"enchant": CREATURE}])
    duel = scene(cord, then=fate.then, board=["bear"]).casts("text", "bear").resolves()
    return duel.uses("text", 0).resolves()


def by_choice(fate: Fate) -> Duel:
    text = spell("text", "G", {"action": "choose", "is": BEAR}, *done_to("chosen", fate))
    return scene(text, then=fate.then, board=["bear"]).casts("text").resolves()


def by_each(fate: Fate) -> Duel:
    every = {"every": BEAR, "whose": "you"}
    text = spell("text", "G", {"action": "for_each", "of": every, "do": done_to("each", fate)})
    return scene(text, then=fate.then, board=["bear"]).casts("text").resolves()


def by_payment(fate: Fate) -> Duel:
    text = spell("text", "G", *done_to("paid", fate), additional=[{"tap": {"type": "creature"}}])
    duel = scene(text, then=fate.then, board=["bear"])
    return duel.casts("text").resolves()


WORDS = {
    "target": by_target,
    "target_2": by_second_target,
    "target in a graveyard": by_target_in_a_graveyard,
    "this": by_this,
    "that": by_that,
    "by": by_by,
    "host": by_host,
    "chosen": by_choice,
    "each": by_each,
    "made": by_made,
    "paid": by_payment,
}
OTHERWISE = {
    # what a text has put into exile it has made: asked is the card that lies there, as it is printed
    ("made", "exiled by the text"): Fate(["exile"], NOTHING, "library", 2),
}


@pytest.mark.parametrize("word", WORDS)
@pytest.mark.parametrize(
    "fate",
    [pytest.param(name, marks=pytest.mark.cr(number, "608.2h")) for name, (_, number) in FATES.items()],
)
def test_a_word_means_an_object_as_far_as_its_text_may_follow_it(word: str, fate: str) -> None:
    expected = OTHERWISE.get((word, fate), FATES[fate][0])
    duel = WORDS[word](expected)
    bear = "cub" if word == "this" else "bear"
    if expected.then:
        duel.casts(expected.then, bear).resolves()
    duel.end_turn()
    assert (where(duel, bear), duel.life(YOU) - 20) == (expected.lies, expected.life)


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
    duel = Duel(side(["ox"], graveyard=[Lying(900, "cub")]), more=[cub])
    assert where(duel.do("use:o900:0").resolves(), "cub") == "exile"
    assert (where(duel.end_turn(), "cub"), duel.life(YOU)) == ("library", 22)


@cr("400.7j")
def test_400_7j_a_card_that_discards_itself_as_a_cost_is_found() -> None:
    """Whatever else is discarded, and though another of its name lies there."""
    ability = cost({"this": "discard"}, {"discard": {}}, zone="hand")
    cub = creature("cub", "9", 2, 2, abilities=[ability])
    duel = Duel(side(["cub", "hare", "ox"], graveyard=[Lying(900, "cub")]), more=[cub])
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
    duel = Duel(side(["text", "ox"], lands="G", graveyard=[Lying(900, "bear")]), more=[text])
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
    duel = Duel(side(["text", "ox"], lands="G", graveyard=[Lying(900, "bear")]), more=[text])
    assert getattr(duel.casts("text").resolves().perm("bear"), fact) == value


@cr("400.7j")
def test_400_7j_damage_comes_from_what_has_been_put_there() -> None:
    text = spell("text", "G", RAISE, {**damage(3, "opponent"), "from": "target"}, targets=[LYING])
    duel = Duel(side(["text", "ox"], lands="G", graveyard=[Lying(900, "nun")]), more=[text])
    duel.casts("text").resolves()
    assert (duel.life(OTHER), duel.life(YOU)) == (17, 23)


@cr("400.7j", "701.3a")
def test_400_7j_an_equipment_goes_onto_what_has_been_put_there() -> None:
    hand_down = {"action": "attach", "what": "target_2", "to": "target"}
    text = spell(
        "text", "G", RAISE, hand_down, targets=[LYING, {"target": "permanent", "is": {"sub": "equipment"}}]
    )
    sword = permanent("sword", "1", "artifact", sub=["equipment"], keywords=[{"equip": "1"}])
    you = side(["text", "ox"], lands="G", board=["sword"], graveyard=[Lying(900, "bear")])
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
    duel = Duel(side(["text", "ox"], lands="G"), side(graveyard=[Lying(900, "bear")]), more=[text])
    duel.casts("text").resolves()
    assert (duel.life(YOU), duel.life(OTHER)) == (22, 25)


@cr("400.7j", "603.7c")
def test_400_7j_what_was_put_off_before_it_moves_finds_it_too() -> None:
    text = spell("text", "G", at_the_end_step(move("target", "exile")), RAISE, targets=[LYING])
    duel = Duel(side(["text", "ox"], lands="G", graveyard=[Lying(900, "bear")]), more=[text])
    assert duel.casts("text").resolves().board(YOU) == ["bear"]
    assert where(duel.end_turn(), "bear") == "exile"


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


@cr("109.1", "400.7e")
def test_another_is_not_what_the_one_that_speaks_has_become() -> None:
    other = {"target": "card", "is": {"type": "creature", "other": True}, "whose": "you"}
    cub = creature(
        "cub", "G", 2, 2, abilities=[when("dies", move("target", "hand"), this=True, targets=[other])]
    )
    you = side(["kill", "ox"], lands="BB", board=["cub"], graveyard=[Lying(900, "bear")])
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


# What cannot be said


UNSAID = {
    "a card that was discarded to pay": (
        spell("text", "G", move("paid", "exile"), additional=[{"discard": {}}]), "not-paid",
    ),
    "what a permanent was paid with": (
        creature("text", "G", 1, 1, additional=[{"sacrifice": {}}],
                 abilities=[when("enters", move("paid", "exile"), this=True)]), "not-paid",
    ),
    "a card that was drawn": (
        permanent("text", "G", "enchantment", when("drawn", move("that", "exile"))), "other-event",
    ),
    "what has let something die": (
        permanent("text", "G", "enchantment", when("dies", move("by", "exile"))), "other-event",
    ),
    "what went to a hand as made": (
        spell("text", "G", move("target", "hand"), move("made", "exile"), targets=[CREATURE]),
        "nothing-before",
    ),
    "what nobody has chosen": (spell("text", "G", move("chosen", "exile")), "nothing-before"),
    "each of no several": (spell("text", "G", move("each", "exile")), "no-each"),
    "what a spell lies on": (spell("text", "G", move("host", "exile")), "no-host"),
}  # fmt: skip


@cr("400.2", "111.8", "400.7j")
@pytest.mark.parametrize("what", UNSAID)
def test_words_for_which_no_object_is_there_are_refused(what: str) -> None:
    card, reason = UNSAID[what]
    assert refused(card)[1] == reason
