"""Every change of the table happens here: can't, replace, do, tell, wake (614 to 616, 603)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from engines.kernel.limits import saturated
from engines.magic.rules import damage, zones
from engines.magic.table.batch import Happening, Kind
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


def _tell(table: Table, batch: Batch) -> None:
    if table.journal is None:
        return
    for what in batch:
        if what.kind == "moves":
            _tell_move(table, what)
        elif what.kind in ("life", "damages"):
            table.tell(what.kind, seat=what.seat, number=what.number, cause=what.cause)


def _tell_move(table: Table, what: Happening) -> None:
    """Tell of a card that moves; where nobody else sees it, its owner alone learns which it is."""
    facts: dict[str, Any] = {"seat": what.seat, "came": what.came, "to": what.to, "cause": what.cause}
    side = table.sides[what.seat]
    card = what.card or side.hand[-1]  # only what is drawn is not named
    named: dict[str, Any] = {"card": table.named(card)}
    if what.up and (what.came in zones.OPEN or what.to in zones.OPEN):
        table.tell("moves", **facts, **named)
    else:
        table.tell("moves", {what.seat: named}, **facts)
