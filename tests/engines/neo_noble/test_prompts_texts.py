"""What card texts and behaviours ask: choices, targets, picks, orders (NN-D15, NN-D19 to NN-D24, NN-D29)."""

from __future__ import annotations

from typing import Any

import pytest

from engines.kernel import Option, Say
from tests.engines.neo_noble.asking import about, asks, doing, of_text, title, verb
from tests.engines.neo_noble.language import ruling, target, use_it
from tests.engines.neo_noble.pack import act, arbiter, errant, text, when
from tests.engines.neo_noble.scenes import ME, YOU, scene
from tests.rules import rule

DRAW, DRAW_3 = act("draw"), act("draw", number=3)
OWN = target("spirit", whose="own", layer="active")
GIVE, MILL = act("gain_souls", number=1), act("mill", who="you", number=2)


def either(*modes: dict[str, Any], **fields: Any) -> dict[str, Any]:
    return act("choose_one", modes=[{"do": [mode]} for mode in modes], **fields)


def choice(number: int, preview: Say) -> Option:
    return Option(str(number - 1), Say("nn-option-choice", {"number": number}), "actions", preview=preview)


def may(*do: dict[str, Any], **fields: Any) -> dict[str, Any]:
    return act("may", do=list(do), **fields)


LEAVE_OR_DO = (verb("no"), verb("yes"))

# What may be done, and choices


@rule("NN-D19")
def test_a_choice_says_what_each_side_does_of_the_text_that_asks() -> None:
    s = ruling(text("manifest", either(DRAW, GIVE)), text("manifest", either(MILL, DRAW_3)))
    asks(
        use_it(s), about("ruler", "choice"), choice(1, doing("draw")), choice(2, doing("gain-souls")),
    )  # fmt: skip
    s.do("0")
    asks(
        use_it(s, text_key="noble:1"), about("ruler", "choice"), choice(1, doing("mill", 2)),
        choice(2, doing("draw", 3)),
    )  # fmt: skip


@rule("NN-D19")
def test_what_may_be_done_is_said_of_the_text_that_asks() -> None:
    s = ruling(text("manifest", may(DRAW)), text("manifest", GIVE, may(DRAW_3)))
    asks(use_it(s), about("ruler", "may", what=doing("draw")), *LEAVE_OR_DO, default="may")
    s.do("no")
    question = about("ruler", "may", what=doing("draw", 3), souls=1)
    asks(use_it(s, text_key="noble:1"), question, *LEAVE_OR_DO, default="may")


@rule("NN-D19", "NN-93")
def test_an_on_summon_text_that_may_be_used_is_said_whole() -> None:
    scholar = errant("scholar", 0, 1, 1, text("on_summon", DRAW, GIVE, says="may"))
    s = scene(hand="scholar", cards=(scholar,)).summons("scholar", "left")
    what = s.prompt().title.values["what"]
    assert what.key == "words-then", "both things are said"
    assert list(what.values.values()) == [doing("draw"), doing("gain-souls")]
    asks(s, about("scholar", "may", what=what), *LEAVE_OR_DO, default="may")


@rule("NN-D19", "NN-R53")
def test_a_trigger_that_may_be_used_is_said() -> None:
    ghoul = arbiter("ghoul", 2, 3, 2, text("manifest", DRAW), when("summoned", DRAW_3, may=True, whose="own"))
    s = scene(hand="pebble", left="ghoul", cards=(ghoul,)).summons("pebble", "middle")
    asks(s, about("ghoul", "may", what=doing("draw", 3)), *LEAVE_OR_DO, default="may")


@rule("NN-D29")
def test_the_opponent_is_asked_what_a_text_leaves_to_them() -> None:
    s = ruling(text("manifest", either(DRAW, GIVE, by="opponent")), your_souls=2)
    assert use_it(s).asks == (YOU, "choice")
    asks(s, about("ruler", "choice", souls=2), choice(1, doing("draw")), choice(2, doing("gain-souls")))


def test_a_text_that_is_put_off_asks_in_its_own_words() -> None:
    later = act("later", when="turn_end", do=[may(DRAW_3)])
    s = use_it(ruling(text("manifest", GIVE), text("manifest", later)), text_key="noble:1").do("end")
    assert s.prompt().title.values["what"] == doing("draw", 3)


def test_a_borrowed_text_asks_in_its_own_words() -> None:
    seer = arbiter("seer", 2, 2, 3, text("manifest", either(DRAW, MILL), may(DRAW_3)))
    borrow = text("manifest", act("use_text", of="target"), targets=[OWN])
    s = ruling(borrow, left="seer", cards=(seer,))
    asks(
        use_it(s), about("seer", "choice"), choice(1, doing("draw")), choice(2, doing("mill", 2)),
    )  # fmt: skip
    s.do("1")
    asks(s, about("seer", "may", what=doing("draw", 3)), *LEAVE_OR_DO, default="may")


def test_one_of_two_targets_is_named_as_on_the_card() -> None:
    aimed = text("manifest", may(act("destroy", who="target")), targets=[OWN, OWN])
    s = ruling(aimed, left="fox", right="fox")
    use_it(s, s.spirit("left").key)
    assert s.prompt().title.values["what"].values == {"spirit": Say("nn-spirit", {"spirit": "target-1"})}


# Several texts at once


def leaving(event: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """Two Arbiters that each do something when this happens to them."""
    waits = {"this": True, "whose": "own"}
    return (
        arbiter("ghost", 1, 1, 1, when(event, DRAW, **waits)),
        arbiter("ghoul", 1, 1, 1, text("manifest", MILL), when(event, GIVE, **waits)),
    )


@rule("NN-D21", "NN-R53")
def test_texts_that_are_due_at_once_are_put_in_order_by_what_they_say() -> None:
    crier = arbiter("crier", 1, 1, 1, text("manifest", MILL), when("summoned", DRAW))
    s = ruling(when("summoned", GIVE), hand="pebble", left="crier", cards=(crier,))
    s.summons("pebble", "middle")
    texts = (of_text(s, "noble:0", "ruler"), of_text(s, "s1:1", "crier", 1))
    asks(s, title("order"), *texts, default="order")
    s.do("s1:1")
    assert (len(s.mine.hand), s.mine.lingering) == (1, 1), "then the other"


@rule("NN-D21", "NN-R53")
@pytest.mark.parametrize(
    ("event", "action", "where", "keys"),
    [
        ("sacrificed", act("sacrifice", who="you", number=2), {"left": "ghost", "right": "ghoul"},
         ("ghost#s1:0", "ghoul#s2:1")),
        ("discarded", act("discard", who="you", number=2), {"hand": "ghost ghoul"},
         ("ghost:0", "ghoul:1")),
    ],
)  # fmt: skip
def test_texts_of_cards_that_have_left_are_put_in_order_too(
    event: str, action: dict[str, Any], where: dict[str, str], keys: tuple[str, str]
) -> None:
    s = use_it(ruling(text("manifest", action), cards=leaving(event), **where))
    texts = (of_text(s, keys[0], "ghost"), of_text(s, keys[1], "ghoul", 1))
    asks(s, title("order"), *texts, default="order")
    s.do(keys[1])
    told = [each.kind for each in s.events("draw", "souls")]
    assert told == ["souls", "draw"]


@rule("NN-R53")
def test_copies_out_of_a_hand_need_no_order() -> None:
    s = ruling(
        text("manifest", act("discard", who="you", number=2)), hand="ghost ghost", cards=leaving("discarded")
    )
    assert use_it(s).asks == (ME, "action")
    assert len(s.mine.hand) == 2
