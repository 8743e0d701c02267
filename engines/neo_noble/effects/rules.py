"""What single actions do with Dominance, battles and the rules themselves (`actions`)."""

from __future__ import annotations

from typing import Any

from engines.kernel import Play
from engines.kernel.state.limits import saturated
from engines.neo_noble.evaluation import powers, selectors
from engines.neo_noble.evaluation.values import number
from engines.neo_noble.language.actions import (
    Apply,
    BattleNow,
    Check,
    FailAttack,
    GainCoin,
    Later,
    NeutralCoin,
    RaiseBlock,
    Renew,
    SetCoin,
    Win,
)
from engines.neo_noble.language.changes import (
    Change,
    CostChange,
    Grants,
    InsteadOfDraw,
    NoShatter,
    Silenced,
    SkipsStep,
    SpiritStats,
)
from engines.neo_noble.language.selectors import ChosenCoins, Coins, LaneScope, SpiritScope
from engines.neo_noble.rules import battle as battles
from engines.neo_noble.rules import dominance, end, lasting, sequences, triggers
from engines.neo_noble.rules.resolution import EffectHandler
from engines.neo_noble.table import keys as naming
from engines.neo_noble.table.pieces import Delayed, Lasting, Place
from engines.neo_noble.table.resolving_effect import ResolvingEffect
from engines.neo_noble.table.state import Table

# Changes


def _change(table: Table, use: ResolvingEffect, action: Apply) -> None:
    """Let a change hold for a while, on what it is on now and with the numbers of now (NN-R37)."""
    each = change_of(table, use, action)
    if each is None:
        use.managed(0)
        return
    before = _figures(table, each)
    if not lasting.keep(table, each):
        use.managed(0)
        return
    use.managed(len(each.spirits) + len(each.places) if _has_objects(each.what) else 1)
    if table.journal is not None:
        table.tell(
            "change", card=table.named(use.card.id), change=each.what.change, until=each.until,
            power=f"{each.power:+d}", resolve=f"{each.resolve:+d}",
        )  # fmt: skip
        for (figure, *was), (_, *now) in zip(before, _figures(table, each), strict=True):
            if was != now:
                table.tell(**figure, was=was[0], now=now[0], had=was[1], has=now[1])


def _figures(table: Table, each: Lasting) -> list[tuple[dict[str, Any], int, int]]:
    """Return Power and Resolve of what a change is on, for who listens: whose they are, as they are now."""
    if table.journal is None:
        return []
    found: list[tuple[dict[str, Any], int, int]] = []
    with table.aside():
        for spirit in filter(None, map(table.spirit, each.spirits)):
            card = table.named(spirit.card.id)
            of = {"kind": "stats", "seat": spirit.seat, "card": card, "on": spirit.key}
            found.append((of, *powers.stats(table, spirit)))
        for place in each.places:
            of = {"kind": "lane_stats", "seat": place.seat, **table.told(place), "on": naming.owned(*place)}
            found.append((of, *powers.totals(table, place)))
    return found


def change_of(table: Table, use: ResolvingEffect, action: Apply) -> Lasting | None:
    """Return what would hold for a while; None where it is on nothing, or there is no battle (NN-R80)."""
    what = action.what
    if action.until == "this_battle" and not table.battles:
        return None
    spirits, places = _on(table, use, what)
    if _has_objects(what) and not spirits and not places:
        return None
    power, resolve = _numbers(table, use, what)
    return lasting.lasting(table, use, what, action.until, spirits, places, power, resolve)


def _has_objects(what: Change) -> bool:
    """Tell whether a change is on Spirits or lanes; else it is on a player."""
    return not (
        isinstance(what, CostChange | SkipsStep | InsteadOfDraw)
        or (isinstance(what, Grants) and what.cards is not None)
    )


_ON_SPIRITS = ("spirit_stats", "set_stats", "swap_stats", "indestructible", "untargetable", "instead")


def _on(table: Table, use: ResolvingEffect, what: Change) -> tuple[tuple[str, ...], tuple[Place, ...]]:
    """Return the Spirits, by their keys, and the lanes that a change is on."""
    if isinstance(what, Silenced):
        return _silenced(table, use, what), ()
    if isinstance(what, NoShatter):
        return _spirits(table, use, what.spirits), _lanes(table, use, what.lanes)
    if isinstance(what, Grants):
        return _spirits(table, use, what.spirits), ()
    if isinstance(what, CostChange | SkipsStep | InsteadOfDraw):
        return (), ()
    scope: Any = what.on
    if what.change in _ON_SPIRITS:
        return _spirits(table, use, scope), ()
    return (), _lanes(table, use, scope)


def _spirits(table: Table, use: ResolvingEffect, scope: SpiritScope | None) -> tuple[str, ...]:
    found = [] if scope is None else selectors.meant_spirits(table, use, scope)
    return tuple(spirit.key for spirit in found)


def _lanes(table: Table, use: ResolvingEffect, scope: LaneScope | None) -> tuple[Place, ...]:
    return () if scope is None else tuple(selectors.meant_lanes(table, use, scope))


def _silenced(table: Table, use: ResolvingEffect, what: Silenced) -> tuple[str, ...]:
    """Return Spirits and Nobles whose texts are to be silent; a target may be either."""
    if what.on == "own_noble":
        return (naming.noble(use.seat),)
    if what.on == "opposing_noble":
        return (naming.noble(1 - use.seat),)
    nobles = [
        naming.noble(aim.seat)
        for word, aim in zip(("target", "target_2"), use.aims, strict=False)
        if word == what.on and aim is not None and aim.kind == "noble"
    ]
    return tuple(nobles) or _spirits(table, use, what.on)


def _numbers(table: Table, use: ResolvingEffect, what: Change) -> tuple[int, int]:
    """Return the numbers of a change as they are now; of one that has a single number, as the second."""
    values: Any = what
    if isinstance(what, SpiritStats) or hasattr(what, "power"):
        power = 0 if values.power is None else number(table, use, values.power)
        resolve = 0 if values.resolve is None else number(table, use, values.resolve)
        return power, resolve
    return 0, number(table, use, values.value) if hasattr(what, "value") else 0


def _renew(table: Table, use: ResolvingEffect, action: Renew) -> None:
    """Take away the marks of MANIFEST texts that were used in this turn (NN-R58)."""
    side = table.sides[use.seat]
    if action.who == "own_noble":
        card, used = table.card(side.noble), side.noble_used
    else:
        spirit = selectors.spirit_of(table, use, action.who)
        if spirit is None:
            use.managed(0)
            return
        card, used = spirit.card, spirit.used
    again = [place for place in card.by_type.get("manifest", ()) if used.pop(place, None) == table.turn]
    use.managed(len(again))


# Dominance


def _gain_coin(table: Table, use: ResolvingEffect, action: GainCoin) -> Play[None]:
    seat = use.seat if action.who == "you" else 1 - use.seat
    found = yield from selectors.coins(table, use, action.coins)
    places = [dominance.place_of_coin(table, column, seat) for column in found]
    gained = sum(dominance.gain(table, place, action.ready) for place in places)
    use.managed(gained, _wanted(action.coins, found))


def _neutral_coin(table: Table, use: ResolvingEffect, action: NeutralCoin) -> Play[None]:
    found = yield from selectors.coins(table, use, action.coins)
    use.managed(sum(dominance.to_neutral(table, column) for column in found), _wanted(action.coins, found))


def _set_coin(table: Table, use: ResolvingEffect, action: SetCoin) -> Play[None]:
    found = yield from selectors.coins(table, use, action.coins)
    ready = action.action == "ready_coin"
    use.managed(
        sum(dominance.set_ready(table, column, ready) for column in found), _wanted(action.coins, found)
    )


def _wanted(selector: Coins, found: list[int]) -> int:
    """Return how many coins an action was to reach."""
    if isinstance(selector, ChosenCoins) and selector.pick == "chosen" and not selector.up_to:
        return selector.number
    return len(found)


def _check(table: Table, use: ResolvingEffect, action: Check) -> Play[None]:
    places = yield from selectors.lanes(table, use, action.lanes)
    for place in places:
        dominance.due(table, place)
    use.managed(len(places))


# Battle


def _raise_block(table: Table, use: ResolvingEffect, action: RaiseBlock) -> None:
    battle = table.fighting
    use.managed(0)
    if battle is not None:
        amount = number(table, use, action.value)
        battle.raised = saturated(battle.raised + amount)
        use.managed(amount)
        if table.journal is not None:
            now, on = battles.resolve_seen(table, battle), naming.owned(*battle.defender)
            seat, was = battle.defender.seat, now - amount
            table.tell("block_raised", seat=seat, value=amount, was=was, now=now, on=on)


def _fail_attack(table: Table, use: ResolvingEffect, _action: FailAttack) -> None:
    on = table.battle is not None and table.battle.step in ("declared", "block")
    use.managed(on)
    if table.battle is not None and on:
        table.battle.failed = True
        table.tell("attack_failed", seat=table.battle.attacker.seat)


def _battle_now(table: Table, use: ResolvingEffect, action: BattleNow) -> Play[None]:
    place = selectors.lane(table, use, action.lane)
    use.managed(0)
    if place is not None:
        use.managed((yield from sequences.nested(table, battles.attack_now(table, place))))


def _later(table: Table, use: ResolvingEffect, action: Later) -> None:
    """Put something off; Channel cards that were targets are forgotten till then."""
    battles = table.battles if action.in_battle else 0
    if action.in_battle and not battles:
        use.managed(0)  # NN-R80
        return
    aims = tuple(None if aim is None or aim.kind == "slot" else aim for aim in use.aims)
    use.managed(triggers.put_off(table, Delayed(action, use.source, aims, table.turn, battles, use.x)))


# The end


def _win(table: Table, use: ResolvingEffect, _action: Win) -> None:
    end.win(table, use.seat, "card")


EFFECTS: dict[type[Any], EffectHandler] = {
    Apply: _change,
    Renew: _renew,
    RaiseBlock: _raise_block,
    FailAttack: _fail_attack,
    Later: _later,
    Win: _win,
    GainCoin: _gain_coin,
    NeutralCoin: _neutral_coin,
    SetCoin: _set_coin,
    Check: _check,
    BattleNow: _battle_now,
}
