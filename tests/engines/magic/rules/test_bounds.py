"""How much may be kept at once, so that no deck can make a table grow without end."""

from __future__ import annotations

import pytest

from engines.kernel.state.limits import MOST_KEPT
from engines.magic.cards.catalogue import Traits
from engines.magic.evaluation import layers
from engines.magic.rules import trigger_detection
from engines.magic.table.floating import Floating
from engines.magic.table.shield import Shield
from engines.magic.table.stack_object import Delayed, StackObject
from tests.engines.magic.pack import spell
from tests.engines.magic.scenes import YOU, Duel, side

ECHO = spell("echo", "G", {"action": "later", "when": {"event": "step", "step": "end"}, "do": [
    {"action": "gain_life", "number": 1},
]})  # fmt: skip
AEGIS = spell("aegis", "G", {"action": "prevent", "to": "you", "number": 3})
ROOM = pytest.mark.parametrize(("kept", "more"), [(MOST_KEPT - 1, 1), (MOST_KEPT, 0)])


def duel(card: str) -> Duel:
    return Duel(side([card, "ox"], lands="G", board=["bear"]), more=[ECHO, AEGIS])


@ROOM
def test_two_hundred_changes_hold_at_once(kept: int, more: int) -> None:
    found = duel("grow")
    found.table.floating = (Floating(1, (), (), "stays"),) * kept
    assert found.casts("grow", "bear").resolves().size("bear") == (2 + 3 * more, 2 + 3 * more)


@ROOM
def test_two_hundred_things_are_put_off_at_once(kept: int, more: int) -> None:
    found = duel("echo")
    found.table.delayed = (
        Delayed(StackObject(0, "spell", YOU, "echo", YOU, text="echo", place=0), 0, "stays"),
    ) * kept
    assert len(found.casts("echo").resolves().table.delayed) == kept + more


@ROOM
def test_two_hundred_shields_prevent_at_once(kept: int, more: int) -> None:
    found = duel("aegis")
    found.table.shields = (Shield(1, (), ()),) * kept
    assert len(found.casts("aegis").resolves().table.shields) == kept + more


@ROOM
def test_two_hundred_abilities_wait_at_once(kept: int, more: int) -> None:
    found = duel("grow")
    item = StackObject(0, "trigger", YOU, "echo", YOU, text="echo", place=0)
    found.table.waiting = [item] * kept
    trigger_detection.set_off(found.table, item)
    assert len(found.table.waiting) == kept + more


def test_what_layers_have_made_is_remembered_within_bounds() -> None:
    none = frozenset[str]()
    traits = [Traits(none, none, each, each, 0, 0, none) for each in range(2 * layers.MOST_MADE)]  # pyright: ignore[reportArgumentType]
    rows = [("pt", "", each, 0) for each in range(2 * layers.MOST_ROWS)]
    for row in rows:
        for each in traits:
            layers.made_by(row)[id(each)] = each, each
    kept = [there for row in reversed(rows) if (there := len(layers.made_by(row)))]
    assert 0 < len(kept) <= layers.MOST_ROWS
    assert max(kept) <= layers.MOST_MADE + 1
