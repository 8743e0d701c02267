"""How the Robot turns its cards over, and which it can use (NX-90 to NX-92, NX-99 to NX-101)."""

from __future__ import annotations

from engines.noxtalia.cards.catalogue import Card
from engines.noxtalia.evaluation.powers import damage, foe_of
from engines.noxtalia.rules.discard import discard
from engines.noxtalia.rules.piles import pick_from_hand
from engines.noxtalia.rules.robot.worth import any_favours
from engines.noxtalia.table.die import pick_at_random
from engines.noxtalia.table.pieces import Attack, Might, Spirit
from engines.noxtalia.table.resolving_effect import ResolvingEffect, Role
from engines.noxtalia.table.state import Side, Table


def turn_over(table: Table, side: Side) -> str | None:
    """Turn over a card of the Robot's hand; None without PM or cards (NX-90, NX-R55)."""
    if side.pm < 1 or not side.hand:
        return None
    card = pick_from_hand(table, side)
    table.robot_cards.append(card)
    if table.journal is not None:
        table.tell("robot_card", seat=side.seat, card=table.named(card))
    return card


def put_aside(table: Table, side: Side, card: str) -> None:
    """Discard a card that the Robot cannot use (NX-92)."""
    if table.journal is not None:
        table.tell("robot_unusable", seat=side.seat, card=table.named(card))
    discard(table, side, card)


def weakest(table: Table, among: list[Spirit]) -> Spirit:
    """Return the Spirit with the fewest PV, of several any (NX-101, NX-R59)."""
    fewest = min(spirit.pv for spirit in among)
    return pick_at_random(table, [spirit for spirit in among if spirit.pv == fewest])


def defending_card(table: Table, attack: Attack, side: Side) -> str | None:
    """Turn cards over until a Defence that helps; discard the others (NX-99, NX-R56, NX-R58)."""
    while (name := turn_over(table, side)) is not None:
        card = table.catalogue.cards[name]
        if card.type == "defence" and _defence_helps(table, attack, side, card):
            return name
        put_aside(table, side, name)
        if table.hurt:
            return None
    return None


def _defence_helps(table: Table, attack: Attack, side: Side, card: Card) -> bool:
    """Tell whether a Defence reduces the damage, or does other good (NX-100, NX-R57)."""
    before = damage(table, attack)
    might = Might(side.seat, card.id)
    attack.defences.append(might)
    after = damage(table, attack)
    use = _use(table, side, card, "defence", table.target_of(attack))
    use.might = might
    helps = after < before or card.attach is not None or any_favours(table, use, card.on_use)
    attack.defences.pop()
    return helps


def attack_helps(table: Table, side: Side, card: Card, target: Spirit) -> bool:
    """Tell whether an Attack would do damage before a Defence, or other good (NX-100, NX-R57)."""
    use = _use(table, side, card, "attack", target)
    use.might = Might(side.seat, card.id)
    before, table.attack = table.attack, Attack.on(target, use.might, cost=use.spent)
    helps = damage(table, table.attack) > 0 or card.attach is not None or any_favours(table, use, card.on_use)
    table.attack = before
    return helps


def support_helps(table: Table, side: Side, card: Card, target: Spirit | None) -> bool:
    """Tell whether a Support would do good (NX-100, NX-R57)."""
    if card.attach is not None:
        return True
    return any_favours(table, _use(table, side, card, "support", target), card.on_use)


def _use(table: Table, side: Side, card: Card, role: Role, target: Spirit | None) -> ResolvingEffect:
    use = ResolvingEffect(side.seat, card.id, role, target=target)
    use.spent = min(side.pm, card.cost)
    use.foe = foe_of(table, use)
    return use
