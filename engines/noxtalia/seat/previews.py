"""What a choice would lead to, as far as its seat can know."""

from __future__ import annotations

from engines.kernel import Say
from engines.kernel.cards.wording import signed
from engines.noxtalia.evaluation.powers import attack_power, damage, defence_power
from engines.noxtalia.seat.view import NoxtaliaView
from engines.noxtalia.table.pieces import Attack, Might
from engines.noxtalia.table.state import Table


def after_attack(table: Table, seat: int, name: str, key: str) -> Say:
    """Return chart value, power before effects, and PV before and after without a Defence (NX-D9)."""
    target = table.spirit(key)
    place = None
    if name in table.catalogue.bodies:
        place = next(spirit.place for spirit in table.sides[seat].spirits if spirit.body.id == name)
    attack = Attack.on(target, Might(seat, name), place=place)
    reckoned = attack_power(table, attack)
    return Say(
        "nx-preview-attack",
        {
            "chart": signed(reckoned.chart),
            "power": reckoned.total,
            "before": target.pv,
            "after": max(0, target.pv - damage(table, attack)),
        },
    )


def after_defence(table: Table, view: NoxtaliaView, seat: int, name: str) -> Say:
    """Return chart value, power before effects, and the damage that is left (NX-D12)."""
    attack, seen = table.attack, view.attack
    assert attack is not None
    assert seen is not None
    reckoned = defence_power(table, attack, Might(seat, name))
    stopped = reckoned.total + (seen.defence.total if seen.defence else 0) + seen.prevented
    taken = max(0, seen.attack.total - stopped)
    return Say(
        "nx-preview-defence", {"chart": signed(reckoned.chart), "power": reckoned.total, "damage": taken}
    )
