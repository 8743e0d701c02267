"""What a choice would lead to if nobody did anything else, as far as its seat can know."""

from __future__ import annotations

from collections.abc import Sequence

from engines.kernel import Say
from engines.kernel.seat.forecasts import BEATEN, Forecast, change
from engines.magic.cards.keywords.hurting import indestructible
from engines.magic.cards.keywords.protection import protected
from engines.magic.cards.keywords.speed import double_strike, first_strike
from engines.magic.evaluation.board import board_of
from engines.magic.rules.damage import lethal
from engines.magic.seat.view import PermView
from engines.magic.table.state import Table


def attack(table: Table, attackers: Sequence[int], seat: int) -> Forecast:
    """Return what an attack comes to that nobody blocks."""
    return _hurt("mn-preview-attack", table, attackers, seat)


def unblocked(table: Table) -> Say | None:
    """Return what attackers come to that stay unblocked, once blockers are declared."""
    combat = table.combat
    if combat is None or table.step != "blockers":
        return None
    through = [each.attacker for each in combat.attacks if not each.blocked]
    if not through:
        return None
    return _hurt("mn-preview-unblocked", table, through, combat.attacks[0].seat).preview


def _hurt(key: str, table: Table, attackers: Sequence[int], seat: int) -> Forecast:
    """Return the damage that a player takes of attackers, and their life before and after."""
    traits, life = board_of(table).traits, table.sides[seat].life
    damage = sum(max(0, traits[each].power) for each in attackers)
    values = {"seat": seat, "damage": damage, "before": life, "after": life - damage}
    gain = damage + (BEATEN if life <= damage else 0)
    return Forecast(Say(key, values), change(life, life - damage), gain)


def block(table: Table, blocker: int, attacker: int, *, helped: bool) -> Forecast:
    """Return who dies where one creature alone blocks another, though others may help it (509, 510)."""
    falls, kills = _dies(table, blocker, attacker), _dies(table, attacker, blocker)
    fate = ("both" if kills else "blocker") if falls else "attacker" if kills else "nobody"
    preview = Say("mn-preview-block", {"fate": fate, "blockers": "several" if helped else "one"})
    return Forecast(preview, Say("mn-brief-block", {"fate": fate}), kills - falls)


def size(perm: PermView) -> Forecast | None:
    """Return the power and toughness of a creature, as they are now; None of what is none.

    Whether it gains to choose it, its size does not say: that only parts what would be alike.
    """
    if "creature" not in perm.types:
        return None
    said = Say("mn-preview-size", {"power": perm.power, "toughness": perm.toughness})
    return Forecast(said, said, (perm.power + perm.toughness) / 10)


def _dies(table: Table, one: int, other: int) -> bool:
    """Tell whether a creature falls to another in combat, which may have fallen to it before (510.4)."""
    traits = board_of(table).traits
    strikes_before = first_strike(traits[one]) and not first_strike(traits[other])
    return _kills(table, other, one) and not (strikes_before and _kills(table, one, other))


def _kills(table: Table, one: int, other: int) -> bool:
    """Tell whether the damage of one creature destroys another (704.5g, 704.5h), dealt twice or not."""
    mine, theirs = board_of(table).traits[one], board_of(table).traits[other]
    saved = indestructible(theirs) or protected(theirs, mine) or table.perms[other].shields
    dealt = mine.power * (2 if double_strike(mine) else 1)
    return not saved and mine.power > 0 and dealt >= lethal(table, other, one)
