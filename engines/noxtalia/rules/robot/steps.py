"""The Robot's turn in Solo (NX-86 to NX-107)."""

from __future__ import annotations

from engines.kernel import Choose, Play
from engines.noxtalia.cards.catalogue import Card
from engines.noxtalia.rules.attack import declare, targets
from engines.noxtalia.rules.piles import draw_up
from engines.noxtalia.rules.pv import tell_healed
from engines.noxtalia.rules.resolution import happen, settle
from engines.noxtalia.rules.robot.cards import attack_helps, put_aside, support_helps, turn_over, weakest
from engines.noxtalia.rules.support import aims, declare_support
from engines.noxtalia.rules.triggers import of_turn
from engines.noxtalia.rules.turn import move_counter, pass_turn, recharge
from engines.noxtalia.table.die import pick_at_random
from engines.noxtalia.table.pieces import Spirit
from engines.noxtalia.table.state import Side, Table

ROBOT_AMOUNT = {"easy": 4, "normal": 5, "hard": 6}
"""Cards and PM at setup, at the start and at the end of its turn (NX-93 to NX-95)."""
ROBOT_HEAL = 2
"""NX-96."""
GO_ON = "go_on"


def robot_preparation(table: Table) -> Play[None]:
    """Start effects, PM up to 5, cards; never the counter (NX-88, NX-89)."""
    yield from move_counter(table)
    yield from happen(table, of_turn(table, "turn_start"))
    yield from _fill_up(table, table.mine)
    table.stage = "combat"


def _fill_up(table: Table, side: Side) -> Play[None]:
    """Regain PM up to the amount, and draw up to it; more is kept (NX-89, NX-96, NX-R53)."""
    amount = ROBOT_AMOUNT[table.options.difficulty]
    if side.pm < amount:
        table.tell("gain_pm", seat=side.seat, amount=amount - side.pm, pm=amount)
        side.pm = amount
    draw_up(table, side, amount)
    if table.hurt:  # a new pile costs PV (NX-102)
        yield from settle(table)


def robot_combat(table: Table) -> Play[None]:
    """Turn over one card and play it, or discard it (NX-87, NX-90 to NX-92)."""
    side = table.mine
    yield Choose(side.seat, "robot", (GO_ON,), default=GO_ON)  # so that the human can follow card by card
    name = turn_over(table, side)
    if name is None:
        table.stage = "end"
    elif not _played(table, side, table.catalogue.cards[name]):
        put_aside(table, side, name)
        if table.hurt:
            yield from settle(table)


def _played(table: Table, side: Side, card: Card) -> bool:
    """Play a card if it can be used, and tell whether (NX-91, NX-100, NX-101, NX-R57 to NX-R59)."""
    if card.type == "attack":
        target = weakest(table, targets(table, side.seat))
        if attack_helps(table, side, card, target):
            declare(table, side, card, None, target)
            return True
    elif card.type == "support":
        return _supported(table, side, card)
    return False


def _supported(table: Table, side: Side, card: Card) -> bool:
    among = aims(table, side.seat, card)
    if among is None:
        if support_helps(table, side, card, None):
            declare_support(table, side, card, None)
            return True
        return False
    helped = [spirit for spirit in among if support_helps(table, side, card, spirit)]
    if not helped:
        return False
    declare_support(table, side, card, pick_at_random(table, helped))
    return True


def robot_end(table: Table) -> Play[None]:
    """End effects, PM and cards, healing of the charged, then recharging (NX-96, NX-97)."""
    side = table.mine
    yield from happen(table, of_turn(table, "turn_end"))
    yield from _fill_up(table, side)
    for spirit in side.living:
        if spirit.charged:
            _heal(table, spirit)
    recharge(side)
    pass_turn(table)


def _heal(table: Table, spirit: Spirit) -> None:
    healed = table.heal(spirit, ROBOT_HEAL)
    if healed and table.journal is not None:
        tell_healed(table, spirit, healed)
