"""Targets: chosen before anybody may answer, looked at again before the text resolves (NN-100, NN-R51)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engines.kernel import Choose, DecisionContext, Play
from engines.kernel.effects import targeting
from engines.kernel.effects.exhaustiveness import complete
from engines.neo_noble.evaluation import powers, selectors
from engines.neo_noble.language.selectors import (
    CardTarget,
    LaneTarget,
    NobleTarget,
    PlayerTarget,
    SlotTarget,
    SpiritTarget,
    Target,
)
from engines.neo_noble.table.pieces import Aim
from engines.neo_noble.table.resolving_effect import ResolvingEffect
from engines.neo_noble.table.state import Table


def exist(table: Table, use: ResolvingEffect, targets: Sequence[Target]) -> bool:
    """Tell whether there are legal targets for a text, each one another (NN-R51)."""
    return not targets or targeting.exist(_after_others(table, use), targets)


def choose(
    table: Table, use: ResolvingEffect, targets: Sequence[Target], *, back: bool = False
) -> Play[tuple[Aim, ...] | None]:
    """Let the player choose targets; None when the first choice is taken back."""

    def ask(found: Sequence[Aim], aims: tuple[Aim, ...]) -> Choose:
        if aims:
            table.open()
        keys = tuple(aim.key for aim in found)
        kind = f"target_{found[0].kind}"
        return Choose(use.seat, kind, keys, about=DecisionContext(card=use.card.id), back=back and not aims)

    return (yield from targeting.choose(_after_others(table, use), targets, ask))


def look_again(table: Table, use: ResolvingEffect, targets: Sequence[Target]) -> None:
    """Let go of targets that are legal no longer; the rest of the text still happens (NN-R51)."""
    use.aims = targeting.still(lambda target, _: _legal(table, use, target), targets, use.aims)


def _after_others(table: Table, use: ResolvingEffect) -> targeting.Legal[Target, Aim]:
    """Return what says what a target may be, when those before it are already chosen."""

    def legal(target: Target, aims: tuple[Aim, ...]) -> list[Aim]:
        use.aims = aims
        found = _legal(table, use, target)
        use.aims = ()
        return found

    return legal


def _legal(table: Table, use: ResolvingEffect, target: Target) -> list[Aim]:
    return LEGAL[type(target)](table, use, target)


def _spirits(table: Table, use: ResolvingEffect, target: SpiritTarget) -> list[Aim]:
    return [
        Aim("spirit", spirit.seat, spirit.key)
        for spirit in selectors.matching_spirits(table, use, target)
        if not powers.untargetable(table, spirit, use.seat)
    ]


def _nobles(table: Table, use: ResolvingEffect, target: NobleTarget) -> list[Aim]:
    return [Aim("noble", side.seat) for side in selectors.sides(table, use, target.whose)]


def _lanes(table: Table, use: ResolvingEffect, target: LaneTarget) -> list[Aim]:
    return [
        Aim("lane", place.seat, number=place.lane) for place in selectors.matching_lanes(table, use, target)
    ]


def _slots(table: Table, use: ResolvingEffect, target: SlotTarget) -> list[Aim]:
    return [
        Aim("slot", at.seat, number=at.slot, slot=table.sides[at.seat].channel[at.slot])
        for at in selectors.matching_slots(table, use, target)
    ]


def _cards(table: Table, use: ResolvingEffect, target: CardTarget) -> list[Aim]:
    """Return cards by name: which of two copies is meant makes no difference."""
    if target.zone == "banished" and table.options.banish_return == "never":
        return []
    return [
        Aim("card", side.seat, card, zone=target.zone)
        for side in selectors.sides(table, use, target.whose)
        for card in dict.fromkeys(selectors.pile(side, target.zone))
        if selectors.fits_card(table, use, table.card(card), target.filter)
    ]


def _players(_table: Table, use: ResolvingEffect, _target: PlayerTarget) -> list[Aim]:
    return [Aim("player", use.seat), Aim("player", 1 - use.seat)]


LEGAL: dict[type[Any], Callable[[Table, ResolvingEffect, Any], list[Aim]]] = {
    SpiritTarget: _spirits,
    NobleTarget: _nobles,
    LaneTarget: _lanes,
    SlotTarget: _slots,
    CardTarget: _cards,
    PlayerTarget: _players,
}
complete(Target, LEGAL)
