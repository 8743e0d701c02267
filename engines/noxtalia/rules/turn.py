"""A turn: Preparation, Combat, End (NX-25 to NX-43)."""

from __future__ import annotations

from collections.abc import Iterator

from engines.kernel import BACK, Choose, DecisionContext, Play
from engines.noxtalia.evaluation.powers import cost_changes, price
from engines.noxtalia.language.parts import CardType
from engines.noxtalia.rules.attack import declare, targets
from engines.noxtalia.rules.end import end_at_turn_limit
from engines.noxtalia.rules.piles import draw_up, may_recycle, recycle
from engines.noxtalia.rules.pm import gain_pm
from engines.noxtalia.rules.resolution import cycle_changed, happen
from engines.noxtalia.rules.support import aims, declare_support, usable
from engines.noxtalia.rules.triggers import of_turn
from engines.noxtalia.table.pieces import Spirit
from engines.noxtalia.table.state import Side, Table

INCOME = 5
"""PM gained in Preparation and again in the End phase (NX-33, NX-42)."""
END = "end"


def begin_turn(table: Table, side: Side) -> None:
    """Pass the turn to a player (NX-25)."""
    table.active = side.seat
    table.attack = None
    table.robot_cards = []
    table.stage = "preparation"


# Preparation


def preparation(table: Table) -> Play[None]:
    """Counter, start effects, PM, cards (NX-31 to NX-34).

    The Robot has its own (`robot/steps.py`), and the first turn of a match has none (NX-30, `setup.py`).
    """
    side = table.mine
    yield from move_counter(table)
    yield from happen(table, of_turn(table, "turn_start"))
    gain_pm(table, side, income_before_combat(table))
    draw_up(table, side)
    table.stage = "combat"


def income_before_combat(table: Table) -> int:
    """Return the PM gained in Preparation: in turn 1 of a free-for-all one's place (NX-33, NX-H1)."""
    if table.turn > 1 or table.mode != "free_for_all":
        return INCOME
    return sum(each.last_turn == table.turn for each in table.sides)


def move_counter(table: Table) -> Play[None]:
    """Begin a new round if this player has had a turn in the one before (NX-27, NX-31, NX-H1, NX-H3)."""
    side = table.mine
    before = table.cycle
    new_round = side.last_turn == table.turn
    if new_round:
        table.turn += 1
        table.first = side.seat
        table.flipped = False
    side.last_turn = table.turn
    if table.journal is not None:
        table.tell("turn", seat=side.seat, turn=table.turn, cycle=table.cycle)
    if new_round and table.cycle != before:
        yield from cycle_changed(table)


# Combat


def combat(table: Table) -> Play[None]:
    """Ask for one action and declare it (NX-35, NX-D6)."""
    side = table.mine
    chosen: str = yield Choose(side.seat, "combat", menu(table, side), default=END, hidden=True)
    match chosen:
        case "attack":
            yield from attack_by_card(table, side)
        case "spirit":
            yield from attack_by_spirit(table, side)
        case "support":
            yield from use_support(table, side)
        case "recycle":
            yield from choose_to_recycle(table, side)
        case _:
            table.stage = "end"


def menu(table: Table, side: Side) -> tuple[str, ...]:
    """Return what the active player may do now (NX-35 to NX-40)."""
    keys: list[str] = []
    if any(affordable(table, side, "attack")):
        keys.append("attack")
    if ready_spirits(side):
        keys.append("spirit")
    if any(affordable(table, side, "support")):
        keys.append("support")
    if may_recycle(side):
        keys.append("recycle")
    keys.append(END)
    return tuple(keys)


def affordable(table: Table, side: Side, kind: CardType) -> Iterator[str]:
    """Yield the Attacks, or the Supports with a target, that a player can pay for (NX-36, NX-38, NX-40)."""
    cards, changes = table.catalogue.cards, cost_changes(table, side.seat)
    for name in side.hand:
        card = cards[name]
        if card.type != kind or price(card, changes) > side.pm:
            continue
        if kind == "attack" or usable(table, side.seat, card):
            yield name


def ready_spirits(side: Side) -> list[Spirit]:
    """Return the charged Spirits whose attack a player can pay for (NX-37, NX-85, NX-R8)."""
    return [spirit for spirit in side.living if spirit.charged and spirit.body.attack.cost <= side.pm]


def attack_by_card(table: Table, side: Side) -> Play[None]:
    """Choose an Attack and its target; Back is free (NX-36, NX-R23, NX-D7, NX-D9)."""
    while True:
        keys = tuple(affordable(table, side, "attack"))
        name: str = yield Choose(side.seat, "attack_card", keys, default=BACK, back=True, hidden=True)
        if name == BACK:
            return
        target = yield from _aim(table, side, "attack_target", name, targets(table, side.seat))
        if target is not None:
            table.lay_out(side, name)
            declare(table, side, table.catalogue.cards[name], None, target)
            return


def attack_by_spirit(table: Table, side: Side) -> Play[None]:
    """Choose a charged Spirit and its target; Back is free (NX-37, NX-44, NX-D8, NX-D9)."""
    while True:
        keys = tuple(spirit.key for spirit in ready_spirits(side))
        key: str = yield Choose(side.seat, "attack_spirit", keys, default=BACK, back=True, hidden=True)
        if key == BACK:
            return
        spirit = table.spirit(key)
        target = yield from _aim(table, side, "attack_target", spirit.body.id, targets(table, side.seat))
        if target is not None:
            declare(table, side, spirit.body.attack, spirit, target)
            return


def use_support(table: Table, side: Side) -> Play[None]:
    """Choose a Support and its target; Back is free (NX-38, NX-D10)."""
    while True:
        keys = tuple(affordable(table, side, "support"))
        name: str = yield Choose(side.seat, "support_card", keys, default=BACK, back=True, hidden=True)
        if name == BACK:
            return
        card = table.catalogue.cards[name]
        among = aims(table, side.seat, card)
        target = None
        if among is not None:
            target = yield from _aim(table, side, "support_target", name, among)
            if target is None:
                continue
        table.lay_out(side, name)
        declare_support(table, side, card, target)
        return


def _aim(table: Table, side: Side, kind: str, card: str, among: list[Spirit]) -> Play[Spirit | None]:
    """Choose a target; None to choose another card."""
    keys = tuple(spirit.key for spirit in among)
    key: str = yield Choose(
        side.seat, kind, keys, default=BACK, back=True, hidden=True, about=DecisionContext(card=card)
    )
    return None if key == BACK else table.spirit(key)


def choose_to_recycle(table: Table, side: Side) -> Play[None]:
    """Choose a card to put under the pile (NX-39, NX-D15)."""
    name: str = yield Choose(side.seat, "recycle", tuple(side.hand), default=BACK, back=True, hidden=True)
    if name != BACK:
        recycle(table, side, name)


# End


def end_phase(table: Table) -> Play[None]:
    """End effects, PM, cards, recharging (NX-41 to NX-43)."""
    side = table.mine
    yield from happen(table, of_turn(table, "turn_end"))
    gain_pm(table, side, INCOME)
    draw_up(table, side)
    recharge(side)
    pass_turn(table)


def recharge(side: Side) -> None:
    """Put the exhausted Spirits of a player upright (NX-43)."""
    for spirit in side.living:
        spirit.charged = True


def pass_turn(table: Table) -> None:
    """Let the next living player begin, or end the game after the last turn (NX-24, NX-43, NX-R51)."""
    let_lapse(table)
    following = next_side(table)
    if following.last_turn == table.turn and table.turn >= table.options.turn_limit:
        end_at_turn_limit(table)
    else:
        begin_turn(table, following)


def next_side(table: Table) -> Side:
    """Return who has the turn after the active player (NX-25, NX-H1)."""
    following = list(table.in_turn())
    return following[1] if following[0].seat == table.active and len(following) > 1 else following[0]


def let_lapse(table: Table) -> None:
    """End what held for this turn, or counted it."""
    side = table.mine
    side.recycled = 0
    for each in table.sides:
        each.extra_recycles = 0
        each.lifted_pm = each.lifted_pv = False
    if table.changes:
        counted = (
            change._replace(turns=change.turns - 1) if change.ends_with == side.seat else change
            for change in table.changes
        )
        table.changes = [change for change in counted if change.turns > 0]
