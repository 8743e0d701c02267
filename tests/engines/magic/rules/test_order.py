"""The order of what has triggered at once: one question, and none where it cannot matter (603.3b, MN-D8)."""

from __future__ import annotations

from typing import Any

import pytest

from engines.kernel import Arrange
from tests.engines.magic.pack import ANY, creature, damage, life, spell, when
from tests.engines.magic.scenes import OTHER, YOU, Duel, lies, side
from tests.engines.position import of
from tests.rules import cr, rule

A_CREATURE = {"type": "creature"}
WIPE = spell("wipe", "B", {"action": "destroy", "what": {"every": A_CREATURE, "whose": "opponent"}})


def watcher(*do: dict[str, Any], key: str = "watcher", **more: Any) -> dict[str, Any]:
    """Return a creature that waits for others to die."""
    return creature(key, "W", 2, 2, abilities=[when("dies", *do, **{"is": A_CREATURE}, **more)])


def dying(*watchers: dict[str, Any], board: Any = (), foes: Any = ("bear", "hare", "ox")) -> Duel:
    """Return a duel in which all creatures of the other die at once."""
    lying = board or [each["id"] for each in watchers]
    more = [WIPE, *{each["id"]: each for each in watchers}.values()]
    return Duel(side(["wipe", "ox"], lands="B", board=lying), side(board=foes), more=more).casts("wipe")


@rule("MN-D8")
@cr("603.3b")
def test_603_3b_nine_equal_triggers_of_three_watchers_are_ordered_by_nobody() -> None:
    duel = dying(*[watcher(life(1))] * 3)
    assert (duel.asks, duel.life(YOU)) == ((YOU, "main"), 29)


@cr("603.3b")
def test_603_3b_watchers_that_differ_in_what_their_text_does_not_speak_of_are_equal() -> None:
    board = ["watcher", lies("watcher", counters=(("plus_one", 2),)), lies("watcher", tapped=True)]
    assert dying(watcher(life(1)), board=board).life(YOU) == 29


@rule("MN-D8")
@cr("603.3b")
@pytest.mark.parametrize(
    ("do", "different"),
    [
        (life(1), 1),
        (life({"number": "power", "of": "that"}), 3),  # of the creature that died
        (life(1, who="that_player"), 1),
        (damage(1, to="opponent"), 2),  # each from its own source
        ({"action": "add_counters", "what": "this", "kind": "plus_one"}, 2),
        ({"action": "draw"}, 1),
        ({"action": "lose_life", "who": {"controller_of": "that"}, "number": 1}, 3),
    ],
)
def test_603_3b_what_is_different_is_asked_about_once(do: dict[str, Any], different: int) -> None:
    duel = dying(*[watcher(do)] * 2)
    if different == 1:
        assert duel.asked.kind == "main"
        return
    assert (duel.asked.kind, len(of(Arrange, duel.asked).keys)) == ("order", 6)
    duel.do(duel.asked.default)
    assert duel.asked.kind != "order"


@rule("MN-D8")
@cr("603.3b")
def test_603_3b_the_order_that_is_said_is_that_of_the_stack() -> None:
    one, two = watcher(life(1), key="one"), watcher({"action": "draw"}, key="two")
    duel = Duel(side(["wipe", "ox"], lands="B", board=["one", "two"]),
                side(["bolt"], lands="R", board=["bear", "hare"]), more=[WIPE, one, two])  # fmt: skip
    duel.casts("wipe").resolves()
    keys, cards = of(Arrange, duel.asked).keys, [option.card for option in duel.prompt().options]
    duel.do(tuple(keys[place] for place in (2, 0, 3, 1)))
    assert duel.stack() == [cards[place] for place in (2, 0, 3, 1)]


@rule("MN-D8")
@cr("603.3b", "603.3d")
def test_603_3d_targets_are_chosen_one_after_the_other_in_that_order() -> None:
    aims = watcher(damage(1), targets=[ANY], key="aims")
    duel = dying(aims, watcher(life(1)), foes=("bear",))
    keys = of(Arrange, duel.asked).keys
    duel.do(keys[::-1])
    assert duel.asked.kind == "aim"
    duel.do("s1")
    assert (duel.life(YOU), duel.life(OTHER)) == (21, 19)


@cr("603.3b")
def test_603_3b_what_is_set_off_meanwhile_comes_after_all_that_is_ordered() -> None:
    aims = watcher(damage(1), targets=[ANY], key="aims")
    idol = creature("idol", "W", 0, 9, abilities=[when("targeted", life(5), this=True)])
    you = side(["wipe", "ox"], lands="B", board=["aims", "watcher", "idol"])
    other = side(["bolt"], lands="R", board=["bear"])
    duel = Duel(you, other, more=[WIPE, aims, watcher(life(1)), idol]).casts("wipe").resolves()
    duel.do(of(Arrange, duel.asked).keys)
    duel.do(duel.called("idol"))
    assert duel.stack() == ["aims", "watcher", "idol"]


@cr("603.3b", "603.7b")
def test_603_3b_equal_things_that_were_put_off_are_ordered_by_nobody() -> None:
    echo = spell("echo", "G", {"action": "later", "when": {"event": "step", "step": "end"}, "do": [life(1)]})
    duel = Duel(side(["echo", "echo", "ox"], lands="GG"), side(["bolt"], lands="R"), more=[echo])
    duel.casts("echo").resolves().casts("echo").resolves()
    while duel.life(YOU) == 20:
        assert duel.asked.kind != "order"
        duel.do(duel.asked.default)
    assert duel.passes().life(YOU) == 22
