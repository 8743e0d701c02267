"""The state as plain data: it is copied, saved and loaded whole."""

from __future__ import annotations

import json

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
from engines.magic.table.state import Table
from tests.engines.magic.scenes import Duel, lies, side


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
