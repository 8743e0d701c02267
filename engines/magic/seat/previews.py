"""What a choice would lead to if nobody did anything else, as far as its seat can know."""

from __future__ import annotations

from engines.kernel import Say
from engines.magic.cards.keywords.hurting import indestructible
from engines.magic.cards.keywords.protection import protected
from engines.magic.cards.keywords.speed import first_strike
from engines.magic.evaluation.board import board_of
from engines.magic.rules.damage import lethal
from engines.magic.table.state import Table


def attack(table: Table, attacker: int, seat: int) -> Say:
    """Return what an attack comes to that nobody blocks."""
    damage, life = max(0, board_of(table).traits[attacker].power), table.sides[seat].life
    return Say("mn-preview-attack", {"damage": damage, "before": life, "after": life - damage})


def block(table: Table, blocker: int, attacker: int, *, helped: bool) -> Say:
    """Return who dies where one creature alone blocks another, though others may help it (509, 510)."""
    falls, kills = _dies(table, blocker, attacker), _dies(table, attacker, blocker)
    fate = ("both" if kills else "blocker") if falls else "attacker" if kills else "nobody"
    return Say("mn-preview-block", {"fate": fate, "blockers": "several" if helped else "one"})


def _dies(table: Table, one: int, other: int) -> bool:
    """Tell whether a creature falls to another in combat, which may have fallen to it before (510.4)."""
    traits = board_of(table).traits
    strikes_before = first_strike(traits[one]) and not first_strike(traits[other])
    return _kills(table, other, one) and not (strikes_before and _kills(table, one, other))


def _kills(table: Table, one: int, other: int) -> bool:
    """Tell whether the damage of one creature destroys another (704.5g, 704.5h)."""
    mine, theirs = board_of(table).traits[one], board_of(table).traits[other]
    saved = indestructible(theirs) or protected(theirs, mine) or table.perms[other].shields
    return not saved and mine.power > 0 and mine.power >= lethal(table, other, one)
