"""Every change of the table happens here: can't, replace, do, tell, wake (614 to 616, 603)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from engines.kernel.limits import saturated
from engines.magic.rules import damage, zones
from engines.magic.table.batch import Cause, Happening, Kind
from engines.magic.table.state import Table

Batch: TypeAlias = Sequence[Happening]


def happen(table: Table, *batch: Happening) -> None:
    """Let all this happen at one moment; then, at one moment, what results from it."""
    now: Batch = batch  # what is forbidden (614.17), then what is replaced (614.6) has its place here
    while now:
        resulting = [each for what in now for each in _DO[what.kind](table, what)]
        table.dirty = True
        _tell(table, now)
        _wake(table, now)
        now = resulting


def _wake(table: Table, batch: Batch) -> None:
    """Let triggered abilities trigger (603.2): there are none, but looking for them counts."""
    table.tick(len(batch))


# What is done


def _draw(table: Table, what: Happening) -> Batch:
    """Draw a card (121.1); an empty library loses the game (704.5b)."""
    side = table.sides[what.seat]
    if not side.library:
        side.overdrawn = True
        return ()
    return (what._replace(kind="moves", came="library", to="hand"),)


def _life(table: Table, what: Happening) -> Batch:
    """Gain or lose life (119.3)."""
    side = table.sides[what.seat]
    side.life = saturated(side.life + what.number)
    return ()


def _tap(table: Table, what: Happening) -> Batch:
    table.perms[what.thing].tapped = True
    table.tapped()
    return ()


def _untap(table: Table, what: Happening) -> Batch:
    table.perms[what.thing].tapped = False
    table.tapped()
    return ()


def _mana(table: Table, what: Happening) -> Batch:
    """Add one mana of a colour, which `number` says, to a pool (106.4)."""
    mana = table.sides[what.seat].mana
    mana[what.number] = mana.get(what.number, 0) + 1
    table.tapped()
    return ()


_DO: dict[Kind, Callable[[Table, Happening], Batch]] = {
    "moves": zones.move,
    "draws": _draw,
    "damages": damage.results,
    "marks": damage.mark,
    "life": _life,
    "taps": _tap,
    "untaps": _untap,
    "mana": _mana,
}

# What is told


_TOLD: dict[Cause, str] = {
    "cast": "cast",
    "played": "land",
    "resolves": "enters",
    "destroyed": "destroyed",
    "state": "put_away",
}
"""What is told of a card that moves, by its cause; what is hidden is told by those who move it."""


def _tell(table: Table, batch: Batch) -> None:
    if table.journal is None:
        return
    for what in batch:
        if what.kind == "moves" and what.cause in _TOLD:
            table.tell(_TOLD[what.cause], seat=what.seat, card=table.named(what.card))
        elif what.kind == "damages":
            _tell_damage(table, what)
        elif what.kind == "life" and what.number > 0:
            table.tell("life", seat=what.seat, number=what.number)


def _tell_damage(table: Table, what: Happening) -> None:
    source = table.named(table.perms[what.source].card.id)
    if what.thing:
        target = table.named(table.perms[what.thing].card.id)
        table.tell("damage_creature", card=source, target=target, number=what.number)
    else:
        table.tell("damage", seat=what.seat, card=source, number=what.number)
