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

from engines.magic.table.pieces import ZoneCard
from tests.engines.magic.cards.test_card_validation import refused
from tests.engines.magic.pack import (
    CREATURE,
    activated,
    creature,
    damage,
    life,
    permanent,
    spell,
    when,
)  # fmt: skip
from tests.engines.magic.scenes import YOU, Duel, side
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
    return scene(text, then=fate.then, board=[], graveyard=[ZoneCard(900, "bear")]).casts("text").resolves()


def by_made(fate: Fate) -> Duel:
    text = spell("text", "G", move("target", "battlefield"), *done_to("made", fate), targets=[LYING])
    return scene(text, then=fate.then, board=[], graveyard=[ZoneCard(900, "bear")]).casts("text").resolves()


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
    [pytest.param(key, marks=pytest.mark.cr(number, "608.2h")) for key, (_, number) in FATES.items()],
)
def test_a_word_means_an_object_as_far_as_its_text_may_follow_it(word: str, fate: str) -> None:
    expected = OTHERWISE.get((word, fate), FATES[fate][0])
    duel = WORDS[word](expected)
    bear = "cub" if word == "this" else "bear"
    if expected.then:
        duel.casts(expected.then, bear).resolves()
    duel.end_turn()
    assert (where(duel, bear), duel.life(YOU) - 20) == (expected.lies, expected.life)


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
