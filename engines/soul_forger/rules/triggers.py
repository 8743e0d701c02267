"""What started by itself forms a new Flow (SF-113, SF-R55, SF-R58)."""

from __future__ import annotations

from engines.kernel import Choose, Play
from engines.soul_forger.rules import announced, targeting
from engines.soul_forger.table.state import Table
from engines.soul_forger.table.voice import voice_of

YES, NO = "yes", "no"


def order(table: Table) -> list[int]:
    """Return whose triggers come when: the turn player's, in combat the defender's, then by seats."""
    combat = table.combat
    seats = [table.active, *([combat.defender] if combat is not None else []), *table.others(table.active)]
    return list(dict.fromkeys(seats))


def ask(table: Table) -> Play[bool]:
    """Let one trigger enter the Flow: which, whether, and with what targets (SF-D15, SF-D16)."""
    seat = next(seat for seat in order(table) if any(each.seat == seat for each in table.waiting))
    mine = [each for each in table.waiting if each.seat == seat]
    keys = [f"{each.card}:{each.place}:{each.that}" for each in mine]
    first = mine[0]
    if len(set(keys)) > 1:
        among = tuple(dict.fromkeys(keys))
        chosen = yield Choose(seat, "order", among, default=among[0])
        first = mine[keys.index(chosen)]
    ability = table.catalogue.cards[first.card].abilities[first.place]
    voice = voice_of(first)
    able = targeting.exist(table, voice, ability.targets)
    if able and ability.may:
        said = yield Choose(seat, "may", (NO, YES), default=NO, subject=(first.card, str(first.place)))
        able = said == YES
    aims: tuple[str, ...] | None = ()
    if able:
        aims = yield from targeting.choose(table, voice, ability.targets, back=False)
    table.waiting.remove(first)
    if able and aims is not None:
        announced.put(table, first._replace(id=table.number(), targets=aims))
    return True
