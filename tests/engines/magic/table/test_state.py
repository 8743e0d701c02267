"""The state as plain data: it is copied, saved and loaded whole."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engines.magic.cards.catalogue import Card, catalogue_of
from engines.magic.options import MagicOptions
from engines.magic.table.batch import GameEvent, Pending
from engines.magic.table.combat import Attack, Combat, Share
from engines.magic.table.floating import Floating
from engines.magic.table.keys import (
    Act,
    Hold,
    PassFor,
    Stop,
    act,
    acted,
    order,
    player,
    player_named,
    quiet,
    stop,
    thing,
    thing_named,
)
from engines.magic.table.known import Known
from engines.magic.table.shield import Shield
from engines.magic.table.stack_object import Delayed, StackObject
from engines.magic.table.state import Table
from tests.engines.magic.pack import pack
from tests.engines.magic.scenes import GAME, Duel, lies, side
from tests.rules import cr


def pack_card(key: str) -> Card:
    return catalogue_of(MagicOptions.model_validate({"cards": pack()})).cards[key]


def busy() -> Table:
    """Return a table in the middle of combat, with all that may lie there."""
    board = [lies("giant", damage=1), "bear"]
    duel = Duel(
        side(["ox"], board=board, noble="lord", mana={}), side(["ox"], board=["nun", "ox"]),
        changes={"bear": [("pt", "", 1, 0)]},
    )  # fmt: skip
    duel.attacks("giant", "bear").blocks(nun="giant", ox="giant")
    return duel.table


def test_a_table_is_loaded_as_it_was_saved() -> None:
    table = busy()
    saved = json.loads(json.dumps(table.dump()))
    loaded = Table.load(saved, table.catalogue, dice=table.dice, options=table.options, seats=2)
    assert table.combat is not None
    assert loaded.dump() == table.dump()
    assert (loaded.combat, loaded.floating) == (table.combat, table.floating)


VOICE = StackObject(
    7, "trigger", 1, "old_bear", 1, "hand", 6, "old_bear", 2, 3, ("o4", "s0"), (1,), (2, 1), 5, True,
    "flashback", 8, 0, 9, 4, (10,), (11,), (12,), 13, "o14", "bear",
    ((8, 15), (15, 16)), ("buyback",),
)  # fmt: skip
EVENT = GameEvent(
    "moves", 1, "effect", 5, "bear", "library", "battlefield", 0, True, False, 2, 6, True, "plus_one", True,
    3, (("plus_one", 2),), True, 8, False, (4, 7),
)  # fmt: skip
PARTS = (
    VOICE,
    Shield(3, (4, 5), (1,), 2, True, True),
    Floating(3, (4, 5), (("pt", "", 1, 2), ("gains", "flying", 0, 0)), "yours", 1, 6),
    Delayed(VOICE, 2, "stays"),
    Pending((EVENT, EVENT._replace(thing=9)), 1, 0, ("c4", "c7"), 7, "moves"),
    Combat((Attack(4, 1, True, (5, 6), (Share(5, 2), Share(0, 1))),), (4,)),
    Known(4, "bear", 0, 1, "battlefield", pack_card("bear").traits, True, 5, (("plus_one", 1),), True),
)


@pytest.mark.parametrize("part", PARTS, ids=lambda part: type(part).__name__)
def test_every_part_is_loaded_as_it_was_saved(part: Any) -> None:
    assert type(part).load(json.loads(json.dumps(part.dump()))) == part


def before(part: Any) -> list[Any]:
    """Return a part as it was saved when nothing followed what had moved."""
    row = part.dump()
    match part:
        case StackObject():
            return row[:-2]
        case Delayed():
            return [row[0][:-2], *row[1:]]
        case Pending():
            return row[:4]
        case _:
            return [*row[:5], 9, *row[5:]]


@pytest.mark.parametrize(
    ("part", "now"),
    [
        (VOICE, VOICE._replace(trail=(), extras=())),
        (PARTS[3], Delayed(VOICE._replace(trail=(), extras=()), 2, "stays")),
        (PARTS[4], Pending((EVENT, EVENT._replace(thing=9)), 1, 0, ("c4", "c7"))),
        (PARTS[6], PARTS[6]),
    ],
    ids=lambda part: type(part).__name__,
)
def test_what_was_saved_before_anything_followed_what_had_moved_is_loaded(part: Any, now: Any) -> None:
    assert type(part).load(json.loads(json.dumps(before(part)))) == now


@cr("506.4")
def test_506_4_what_is_removed_from_combat_neither_attacks_nor_blocks() -> None:
    combat = Combat((Attack(4, 1, True, (5, 6)), Attack(7, 1, True, (8,))), (4, 7))
    assert combat.without(5).attacks == (Attack(4, 1, True, (6,)), Attack(7, 1, True, (8,)))
    assert combat.without(4).attacks == (Attack(7, 1, True, (8,)),)


def test_a_copy_changes_nothing_of_the_table_it_was_made_of() -> None:
    table = busy()
    before, twin = json.dumps(table.dump()), table.copy()
    twin.sides[0].hand.append("bear")
    twin.sides[0].command.clear()
    for perm in twin.perms.values():
        perm.damage += 1
    twin.perms.clear()
    assert json.dumps(table.dump()) == before


def test_keys_are_read_as_they_were_made() -> None:
    assert (thing_named(thing(12)), player_named(player(1))) == (12, 1)
    assert thing_named(player(1)) == 0
    assert acted(act("cast", "old_bear")) == Act("cast", "old_bear")
    assert acted("noble") == Act("cast")
    assert order(stop("own_upkeep")) == Stop("own_upkeep")
    assert order(quiet("my_turn")) == PassFor("my_turn")
    assert order("hold") == Hold()


def test_a_match_begun_under_rules_4_does_not_say_what_is_in_order() -> None:
    table = Duel(side(["bear"], lands="GG")).table
    saved = table.dump()
    del saved["ordered"]
    assert GAME.rules.load(saved, table.options, 2, table.dice).ordered == 0
