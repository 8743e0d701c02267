"""State-based actions (704): all that are found at once are done at once, again until there are none."""

from __future__ import annotations

from collections.abc import Iterator

from engines.kernel import Choose, Play
from engines.magic.cards.keywords.hurting import indestructible
from engines.magic.evaluation.board import board_of
from engines.magic.rules import attaching, control, ending, lasting
from engines.magic.rules.events import apply_events
from engines.magic.table import keys as naming
from engines.magic.table.batch import GameEvent, leaves
from engines.magic.table.combat import Combat
from engines.magic.table.pieces import LOYALTY, Perm
from engines.magic.table.state import Stage, Table


def check(table: Table) -> Stage | None:
    """Bring the table to rest (704.3), or return what is asked before."""
    while table.dirty and table.result is None:
        control.settle(table)
        board = board_of(table)
        if table.combat is not None:
            _leave_combat(table, table.combat)
        if len(board.legendary) > 1 and _legends(table):
            return "legend"
        table.dirty = False
        if board.counted:
            _annul_counters(table)
        leaving, losing = _all_leaving(table), _losing(table)
        table.keeping = ()
        for row in board.creatures:
            for number in row:
                table.perms[number].deadly = False
        apply_events(table, *leaving, *_falling_off(table, leaving))
        if table.pending:
            return "replace"
        if table.floating:
            lasting.end_with_sources(table)
        if losing:
            ending.lose(table, losing.keys(), next(iter(losing.values())))
    return None


def _leave_combat(table: Table, combat: Combat) -> None:
    """Remove from combat what fights and is no creature any more (506.4)."""
    traits = board_of(table).traits
    for number in combat.fighting():
        if not traits[number].is_creature:
            combat = combat.without(number)
    table.combat = combat


def would_act(table: Table) -> bool:
    """Tell whether any state-based action would be performed (514.3a)."""
    if not table.dirty:
        return False
    leaving = _all_leaving(table)
    return bool(leaving or _legends(table) or _losing(table) or [*_falling_off(table, leaving)])


def _losing(table: Table) -> dict[int, str]:
    """Return who loses, and by what (704.5a, 704.5b)."""
    found: dict[int, str] = {}
    for side in table.sides:
        if side.overdrawn:
            found[side.seat] = "library"
        if side.life <= 0:
            found[side.seat] = "life"
    return found


def _all_leaving(table: Table) -> list[GameEvent]:
    """Return what leaves the battlefield, each once."""
    leaving = [*_leaving(table)]
    if table.options.by_hand == "agreed":  # no other planeswalker has loyalty
        gone = {what.thing for what in leaving}
        walkers = [perm for perm in table.perms.values() if perm.card.loyalty is not None]
        leaving += [
            leaves(perm, "state")  # 704.5i
            for perm in walkers
            if not perm.count(LOYALTY) and perm.id not in gone
        ]
    return leaving


def _leaving(table: Table) -> Iterator[GameEvent]:
    """Yield what leaves the battlefield: once, whatever it leaves for."""
    board, perms = board_of(table), table.perms
    traits = board.traits
    for row in board.creatures:
        for number in row:
            perm, toughness = perms[number], traits[number].toughness
            if toughness <= 0:
                yield leaves(perm, "state")  # 704.5f
            elif (perm.deadly or perm.damage >= toughness) and not indestructible(traits[number]):
                yield leaves(perm, "destroyed")  # 704.5g, 704.5h
            elif table.keeping and _gives_way(table, perm):
                yield leaves(perm, "state")  # 704.5j
    for number in board.attached:
        perm = table.perms[number]
        if "aura" in board.traits[number].subs and not attaching.may_be_on(table, perm, perm.attached):
            yield leaves(perm, "state")  # 704.5m
    for number in board.legendary if table.keeping else ():
        perm = table.perms[number]
        if not board.traits[number].is_creature and _gives_way(table, perm):
            yield leaves(perm, "state")  # 704.5j


def _falling_off(table: Table, leaving: list[GameEvent]) -> Iterator[GameEvent]:
    """Yield that Equipment, and what is no Aura any more, lies on nothing it may be on (704.5n, 704.5p)."""
    board = board_of(table)
    gone = {what.thing for what in leaving} if board.attached else ()
    for number in board.attached:
        perm = table.perms[number]
        stays = number in gone or "aura" in board.traits[number].subs
        if perm.attached and not stays and not attaching.may_be_on(table, perm, perm.attached):
            yield GameEvent("unattaches", perm.seat, "state", number, source=perm.attached)


def _annul_counters(table: Table) -> None:
    """Let +1/+1 and -1/-1 counters take one another away (704.5q)."""
    for perm in table.perms.values():
        if len(perm.counters) > 1:
            number = min(perm.count("plus_one"), perm.count("minus_one"))
            perm.put("plus_one", -number)
            perm.put("minus_one", -number)


def _gives_way(table: Table, perm: Perm) -> bool:
    """Tell whether its controller has chosen to keep another legendary permanent of its name."""
    kept = (table.perms[number] for number in table.keeping)
    return any(each is not perm and _alike(each, perm) for each in kept)


def _alike(one: Perm, other: Perm) -> bool:
    return (one.seat, one.card.name.en) == (other.seat, other.card.name.en)


def _legends(table: Table) -> list[Perm]:
    """Return the first legendary permanents of one name, of which the controller has yet to keep one."""
    several = [table.perms[number] for number in board_of(table).legendary]
    for seat in table.in_order():
        for perm in several:
            group = [each for each in several if perm.seat == seat and _alike(each, perm)]
            if len(group) > 1 and not any(each.id in table.keeping for each in group):
                return group
    return []


def ask_legend(table: Table) -> Play[bool]:
    """Let a player choose which of them stays (704.5j, MN-D14)."""
    group = _legends(table)
    keys = tuple(perm.key for perm in group)
    answer = yield Choose(group[0].seat, "legend", keys, default=keys[0])
    table.keeping = (*table.keeping, naming.thing_named(answer))
    return True
