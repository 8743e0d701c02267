"""Computer players: the highest card first, and hands imagined from the cards that are not seen."""

from __future__ import annotations

from engines.kernel import AiSupport, Answer, Choose, Decision, Dice, dealing
from tests.rigs.high_card.seat import HighCardView
from tests.rigs.high_card.table import CARDS, Round


def prefer(table: Round, decision: Decision, dice: Dice) -> Answer:
    """Play the highest card."""
    assert isinstance(decision, Choose)
    return max(decision.keys, key=int)


def evaluate(table: Round, seat: int) -> float:
    """Take the share of all points for the chance to win."""
    return (table.points[seat] + 1) / (sum(table.points) + table.seats)


def sample(then: HighCardView, now: HighCardView, dice: Dice) -> Round:
    """Deal the unseen cards to the other seats."""
    table = Round(dice, len(then.points))
    table.points, table.played = list(then.points), list(then.played)
    unseen = [card for card in CARDS if card not in {*then.played, *(then.hand or ())}]
    dice.shuffle(unseen)
    table.hands = [
        list(then.hand or ()) if seat == then.seat else _hand(unseen, then.hand_size)
        for seat in range(table.seats)
    ]
    return table


def _hand(unseen: list[str], size: int) -> list[str]:
    return sorted((unseen.pop() for _ in range(size)), key=int)


MIND = AiSupport(prefer=prefer, evaluate=evaluate, sampler=dealing(sample))
