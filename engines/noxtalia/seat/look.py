"""What one seat may see of the table (NX-R66)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from engines.kernel.play.determinization import Revealed
from engines.noxtalia.cards.catalogue import only
from engines.noxtalia.evaluation.powers import attack_power, defence_together
from engines.noxtalia.options import NoxtaliaOptions
from engines.noxtalia.seat.view import (
    AttackView,
    EffectView,
    ModifierView,
    NoxtaliaView,
    Phase,
    PowerView,
    ShownView,
    SideView,
    SpiritView,
    Stage,
)
from engines.noxtalia.table.pieces import Attack, Spirit, Way
from engines.noxtalia.table.state import Side, Table

_PHASES: dict[Stage, Phase] = {
    "setup": "setup",
    "preparation": "preparation",
    "combat": "combat",
    "attack": "combat",
    "zone": "combat",
    "support": "combat",
    "end": "end",
    "over": "over",
}


def look(table: Table, seat: int | None) -> NoxtaliaView:
    """Return what the seat may see; None is a spectator."""
    over = table.result is not None
    view = NoxtaliaView(
        game="noxtalia",
        seat=seat,
        result=table.result,
        options=_options(table, seat),
        mode=table.mode,
        phase="over" if over else _PHASES[table.stage],
        stage="over" if over else table.stage,
        active=table.active,
        first=table.first,
        turn=table.turn,
        cycle=table.cycle,
        flipped=table.flipped,
        game_number=table.game_number,
        chooser=table.chooser,
        sides=tuple(_side(table, side, seat) for side in table.sides),
        attack=_attack(table, table.attack) if table.attack else None,
        resolving=_resolving(table),
        changes=tuple(table.changes),
        showing=() if over else tuple(_shown(shown, seat) for shown in table.showing),
        robot_cards=tuple(table.robot_cards),
    )
    if view.options.cards is None or not table.secret_lists:
        return view
    known = only(view.options.cards, frozenset(_named(view)))
    return view.model_copy(update={"options": view.options.model_copy(update={"cards": known})})


def _named(view: NoxtaliaView) -> Iterator[str]:
    """Yield the cards that a view names: no others' definitions may be known (NX-R66)."""
    for side in view.sides:
        yield from (spirit.card for spirit in side.spirits)
        yield from (each.card for spirit in side.spirits for each in spirit.attached)
        yield from (*side.discard, *side.removed, *side.linked, *side.shown)
        for pile in (side.hand, side.seen_hand, side.bottom, side.top, side.cards):
            yield from pile or ()
    for team in view.options.teams:
        if team is not None:
            yield from (key for member in team.members for key in (member.spirit, *member.capacities))
    yield from (shown.card for shown in view.showing if shown.card)
    yield from view.robot_cards
    if view.resolving is not None:
        yield view.resolving.card
    if view.attack is not None:
        yield view.attack.card
        yield from view.attack.defences


def _options(table: Table, seat: int | None) -> NoxtaliaOptions:
    """Return the options without the teams whose lists the viewer does not know."""
    options = table.options
    if not table.secret_lists or not options.teams:
        return options
    teams = tuple(
        team if place < len(table.sides) and _knows_list(table, table.sides[place], seat) else None
        for place, team in enumerate(options.teams)
    )
    return options.model_copy(update={"teams": teams})


def _knows_list(table: Table, side: Side, seat: int | None) -> bool:
    """Tell whether the viewer knows the 18 cards: base lists are public (NX-R66, NX-13)."""
    return not table.secret_lists or side.robot or side.seat == seat


def _side(table: Table, side: Side, viewer: int | None) -> SideView:
    reads = viewer in table.readers[side.seat]
    seen = None if viewer is None or reads else side.seen[viewer]
    known = 0 if viewer is None else side.tops[viewer]
    return SideView(
        seat=side.seat,
        robot=side.robot,
        team=side.team,
        out=side.out,
        spirits=tuple(_spirit(spirit) for spirit in side.spirits),
        pm=side.pm,
        pile_size=len(side.pile),
        hand_size=len(side.hand),
        hand=tuple(side.hand) if reads else None,
        seen_hand=None if seen is None else tuple(seen),
        discard=tuple(side.discard),
        removed=tuple(side.removed),
        linked=_linked(table, side),
        bottom=tuple(reversed(side.pile[: side.bottom])) if viewer == side.seat else None,
        top=tuple(reversed(side.pile[-known:])) if known else None,
        cards=side.deck if _knows_list(table, side, viewer) else None,
        shown=tuple(side.shown),
        exhaustions=side.exhaustions,
        pending=side.pending,
        recycled=side.recycled,
        extra_recycles=side.extra_recycles,
        lifted_pm=side.lifted_pm,
        lifted_pv=side.lifted_pv,
        last_turn=side.last_turn,
        wins=side.wins,
    )


def _linked(table: Table, side: Side) -> tuple[str, ...]:
    """Return the linked capacities that wait: they are on the table while their Spirit lives (NX-R13)."""
    if not table.options.linked:
        return ()
    return tuple(card for spirit in side.living for card in spirit.body.linked)


def _spirit(spirit: Spirit) -> SpiritView:
    return SpiritView(
        card=spirit.body.id,
        pv=spirit.pv,
        max_pv=spirit.body.max_pv,
        charged=spirit.charged,
        alive=spirit.alive,
        attached=tuple(spirit.attached),
    )


def _attack(table: Table, attack: Attack) -> AttackView:
    if attack.totals is not None:
        mine, other = attack.totals
    else:
        mine, other = attack_power(table, attack), defence_together(table, attack)
    return AttackView(
        attacker=attack.attacker,
        card=attack.card,
        by_spirit=attack.by_spirit,
        place=attack.place,
        element=table.card(attack.card).element,
        cost=attack.cost,
        defender=attack.defender,
        target=attack.target,
        step=attack.step,
        attack=_power(mine),
        rolls=tuple(attack.rolls),
        defences=tuple(defence.card for defence in attack.defences),
        defence=None if other is None else _power(other),
        damage=attack.damage,
        second=attack.second,
        asked=tuple(attack.asked),
        against=sum(change for _, change in attack.against),
        prevented=attack.prevented,
    )


def _power(reckoned: Sequence[Any]) -> PowerView:
    base, chart, changes, total = reckoned
    modifiers = tuple(ModifierView(source=source, change=change) for source, change in changes)
    return PowerView(base=base, chart=chart, modifiers=modifiers, total=total)


def _resolving(table: Table) -> EffectView | None:
    if table.source is not None:
        return EffectView(side=table.source.owner, card=table.source.card)
    aid = table.aid
    return EffectView(side=aid.seat, card=aid.card, cost=aid.cost, target=aid.target) if aid else None


def _shown(shown: Revealed[Way], viewer: int | None) -> ShownView:
    return ShownView(side=shown.seat, way=shown.way, card=shown.card if shown.to(viewer) else None)
