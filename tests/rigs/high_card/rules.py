"""The rules: everybody plays a card at once, and the highest one scores."""

from __future__ import annotations

from engines.kernel import Choose, Play, Result, Together
from tests.rigs.high_card.table import CARDS, Round


def deal(table: Round, cards: int) -> None:
    """Deal each seat its hand (HC-2)."""
    deck = list(CARDS)
    table.dice.shuffle(deck)
    table.hands = [sorted((deck.pop() for _ in range(cards)), key=int) for _ in range(table.seats)]
    table.points = [0] * table.seats


def play(table: Round) -> Play[None]:
    """Let all play a card in secret; the highest one scores a point (HC-3, HC-4)."""
    cards = yield Together(*(Choose(seat, "card", tuple(hand)) for seat, hand in enumerate(table.hands)))
    for hand, card in zip(table.hands, cards, strict=True):
        hand.remove(card)
    table.played += cards
    winner = max(range(table.seats), key=lambda seat: int(cards[seat]))
    table.points[winner] += 1
    table.tell("round", seat=winner, card=cards[winner])
    if not table.hands[0]:
        end(table)


def end(table: Round) -> None:
    """Who has most points wins (HC-1, HC-5)."""
    most = max(table.points)
    table.result = Result(tuple(seat for seat, own in enumerate(table.points) if own == most), "points")
