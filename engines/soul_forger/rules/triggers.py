"""What started by itself forms a new Flow (SF-113, SF-R55, SF-R58)."""

from __future__ import annotations

from engines.kernel import Choose, DecisionContext, Play
from engines.kernel.cards.packs import parts
from engines.soul_forger.language.abilities import Ability
from engines.soul_forger.rules import announced, targeting, zones
from engines.soul_forger.table.effect_context import voice_of
from engines.soul_forger.table.entry import NOTHING, Entry
from engines.soul_forger.table.keys import waiting
from engines.soul_forger.table.state import Table

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
    keys = [waiting(each.card, each.place, each.that) for each in mine]
    first = mine[0]
    different = {_alike(table, each): key for each, key in reversed([*zip(mine, keys, strict=True)])}
    if len(different) > 1:
        among = tuple(dict.fromkeys(key for key in keys if key in different.values()))
        chosen = yield Choose(seat, "order", among, default=among[0])
        first = mine[keys.index(chosen)]
    voice, ability = voice_of(first), _announced(table, first)
    wanted = ability.targets if ability is not None else ()
    able = targeting.exist(table, voice, wanted)
    if able and ability is not None and ability.may:
        said = yield Choose(
            seat, "may", (NO, YES), default=NO, about=DecisionContext(card=first.card, place=first.place)
        )
        able = said == YES
    aims: tuple[str, ...] | None = first.targets
    if able and wanted:
        aims = yield from targeting.choose(table, voice, wanted, back=False)
    table.waiting.remove(first)
    if able and aims is not None:
        announced.put(table, first._replace(id=first.id or table.number(), targets=aims))
    elif first.kind == "action" and first.source in table.pieces:
        zones.leave(table, table.pieces[first.source], "sent")
    return True


def _alike(table: Table, entry: Entry) -> tuple[object, ...]:
    """Return what an ability is, and what the words in it mean of its event: equal ones have no order."""
    row = entry.card, entry.place, entry.block, entry.targets
    if entry.place == NOTHING:
        return row
    ability = table.catalogue.cards[entry.card].abilities[entry.place]
    done = (*ability.do, *ability.otherwise, *ability.targets, *ability.conditions)
    words = [value for each in done for part in parts(each) for _, value in part if isinstance(value, str)]
    said: list[object] = [*row]
    if any("that" in word for word in words):
        said += [entry.that, entry.player]
    if any("source" in word for word in words):
        said.append(entry.by)
    if "amount" in words:
        said.append(entry.amount)
    return tuple(said)


def _announced(table: Table, entry: Entry) -> Ability | None:
    """Return the ability whose targets are chosen now; what is done later has been aimed before."""
    if entry.block or entry.place == NOTHING:
        return None
    return table.catalogue.cards[entry.card].abilities[entry.place]
