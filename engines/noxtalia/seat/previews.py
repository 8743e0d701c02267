"""What a choice would lead to, as far as its seat can know."""

from __future__ import annotations

from engines.kernel import Say
from engines.kernel.cards.wording import signed
from engines.kernel.seat.forecasts import BEATEN, Forecast, change
from engines.noxtalia.evaluation.powers import attack_power, damage, defence_power
from engines.noxtalia.seat.view import AttackView, NoxtaliaView, SpiritView
from engines.noxtalia.table.pieces import Attack, Might
from engines.noxtalia.table.state import Table


def after_attack(table: Table, seat: int, name: str, key: str) -> Forecast:
    """Return chart value, power before effects, and PV before and after without a Defence (NX-D9)."""
    target = table.spirit(key)
    place = None
    if name in table.catalogue.bodies:
        place = next(spirit.place for spirit in table.sides[seat].spirits if spirit.body.id == name)
    attack = Attack.on(target, Might(seat, name), place=place)
    reckoned = attack_power(table, attack)
    before, after = target.pv, max(0, target.pv - damage(table, attack))
    values = {"chart": signed(reckoned.chart), "power": reckoned.total, "before": before, "after": after}
    gain = before - after + (BEATEN if after == 0 else 0)
    return Forecast(Say("nx-preview-attack", values), change(before, after), gain)


def after_defence(table: Table, view: NoxtaliaView, seat: int, name: str) -> Forecast:
    """Return chart value, power before effects, and the damage that is left (NX-D12)."""
    attack, seen = table.attack, view.attack
    assert attack is not None
    assert seen is not None
    reckoned = defence_power(table, attack, Might(seat, name))
    taken = max(0, _unstopped(seen) - reckoned.total)
    values = {"chart": signed(reckoned.chart), "power": reckoned.total, "damage": taken}
    pv, saved = _attacked(view, seen).pv, _unstopped(seen) - taken
    return Forecast(Say("nx-preview-defence", values), change(pv, max(0, pv - taken)), saved)


def without_defence(view: NoxtaliaView) -> Forecast:
    """Return the damage that is left where no more Defence is played."""
    seen = view.attack
    assert seen is not None
    taken, pv = _unstopped(seen), _attacked(view, seen).pv
    return Forecast(Say("nx-preview-no-defence", {"damage": taken}), change(pv, max(0, pv - taken)))


def _unstopped(seen: AttackView) -> int:
    """Return the damage that an attack would still do."""
    return max(0, seen.attack.total - (seen.defence.total if seen.defence else 0) - seen.prevented)


def _attacked(view: NoxtaliaView, seen: AttackView) -> SpiritView:
    return view.sides[seen.defender].spirits[seen.target]


def own_attack(cost: int, power: int) -> Forecast:
    """Return what a Spirit's own attack costs, and its Power."""
    values = {"cost": cost, "power": power}
    return Forecast(Say("nx-preview-spirit-attack", values), Say("nx-brief-power", values), power)


def state(spirit: SpiritView) -> Forecast:
    """Return the PV of a Spirit, and whether it is charged."""
    charged = "charged" if spirit.charged else "exhausted"
    values = {"pv": spirit.pv, "most": spirit.max_pv}
    return Forecast(Say("nx-preview-spirit", {**values, "state": charged}), Say("nx-brief-spirit", values))
