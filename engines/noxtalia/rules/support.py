"""Supports: paid from hand, used, destroyed (NX-38, NX-77, NX-R10, NX-R32)."""

from __future__ import annotations

from engines.kernel import Play
from engines.noxtalia.cards.catalogue import Card
from engines.noxtalia.evaluation.powers import cost
from engines.noxtalia.rules.attack import others_of_zone, put_away, second_target
from engines.noxtalia.rules.resolution import apply, settle_foe
from engines.noxtalia.table.pieces import Aid, Attached, Spirit
from engines.noxtalia.table.resolving_effect import ResolvingEffect
from engines.noxtalia.table.state import Side, Table


def aims(table: Table, seat: int, card: Card) -> list[Spirit] | None:
    """Return the Spirits that a Support may be aimed at; None when it is aimed at none (NX-D10, NX-H5)."""
    if card.aim is None:
        return None
    sides = table.allies(seat) if card.aim == "ally" else table.opponents(seat)
    return [spirit for side in sides for spirit in side.spirits if spirit.alive]


def usable(table: Table, seat: int, card: Card) -> bool:
    """Tell whether a Support has a target if it needs one; it need not have any effect (NX-R34)."""
    return aims(table, seat, card) != []


def declare_support(table: Table, side: Side, card: Card, target: Spirit | None) -> None:
    """Pay for a Support and aim it: one act (NX-38, NX-R23)."""
    was = side.pm
    paid = table.lose_pm(side, cost(table, side.seat, card))
    table.resolving.append(Attached(card.id, side.seat))
    table.aid = Aid(side.seat, card.id, paid, None if target is None else target.key)
    table.stage = "support"
    if table.journal is not None:
        name = table.named(card.id)
        if target is None:
            table.tell("support", seat=side.seat, card=name, cost=paid, was=was, now=side.pm)
        else:
            aimed = table.named(target.body.id)
            table.tell(
                "support_aimed", seat=side.seat, card=name, cost=paid, was=was, now=side.pm, spirit=aimed
            )


def resolve_support(table: Table) -> Play[None]:
    """Apply a Support's effects, once more for a Zone, and put it away (NX-38, NX-R32)."""
    aid = table.aid
    assert aid is not None
    card = table.catalogue.cards[aid.card]
    target = None if aid.target is None else table.spirit(aid.target)
    use = ResolvingEffect(aid.seat, aid.card, "support", target=target)
    use.spent = aid.cost
    yield from settle_foe(table, use, card.names_opponent)
    yield from apply(table, use, card.on_use)
    if card.zone and card.aim == "enemy" and target is not None:
        yield from _once_more(table, aid, card, target)
    table.stage = "combat"
    yield from put_away(table, Attached(aid.card, aid.seat), target, use.attach_to)
    table.aid = None


def _once_more(table: Table, aid: Aid, card: Card, first: Spirit) -> Play[None]:
    """Use a Zone Support on a second opposing Spirit (NX-79, NX-R32)."""
    others = others_of_zone(table, aims(table, aid.seat, card) or [], first)
    target = yield from second_target(table, table.sides[aid.seat], card.id, others)
    if target is not None:
        use = ResolvingEffect(aid.seat, aid.card, "support", target=target)
        yield from settle_foe(table, use, card.names_opponent)
        yield from apply(table, use, card.on_use)
