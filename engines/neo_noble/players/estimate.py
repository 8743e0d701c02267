"""An estimate of who is ahead, for the computer players."""

from __future__ import annotations

from math import exp

from engines.neo_noble.evaluation import powers
from engines.neo_noble.rules import lanes, souls
from engines.neo_noble.table.pieces import Place
from engines.neo_noble.table.state import HAND_LIMIT, PLACES, REAPS_TO_WIN, Side, Table

_REAPED = (0.0, 0.6, 1.35, 1.9, 8.0)
"""Log-odds that each size of an own Reap Pile takes away; the last of them ends the game."""
_EXPOSED = (0.0, 0.0, 0.3, 0.85, 0.0)
"""What it takes away besides when the opponent can attack with success, Block apart."""
_MOST_AHEAD = 6
"""Power beyond a facing Resolve that may still count: a Block can stop a little more."""
_NO_ROOM = 1.8
"""What full lanes take away: nothing can be summoned any more."""


def evaluate(table: Table, seat: int) -> float:
    """Estimate the seat's chance to win, from 0 to 1.

    The weights are those that tell best who won, of 52,000 moments between two turns: the turn before
    was played more or less at random, the rest by greedy players.
    """
    totals = {place: powers.totals(table, place) for places in PLACES for place in places}
    own, other = table.sides[seat], table.sides[1 - seat]
    lead = _lead(table, own, totals), _lead(table, other, totals)
    log_odds = _prospects(table, own, totals, *lead) - _prospects(table, other, totals, *reversed(lead))
    return 1 / (1 + exp(max(-30.0, min(30.0, -log_odds))))


def _lead(table: Table, side: Side, totals: dict[Place, tuple[int, int]]) -> int:
    """Return how far the best lane's Power is beyond the Resolve that it faces."""
    held = [place for place in PLACES[side.seat] if table.lane(place)]
    return max((totals[place][0] - totals[table.facing(place)][1] for place in held), default=0)


def _prospects(
    table: Table, side: Side, totals: dict[Place, tuple[int, int]], lead: int, their_lead: int
) -> float:
    """Weigh Reap Pile, hand, Souls, coins and lanes of one side, in log-odds."""
    reaped = min(REAPS_TO_WIN, len(side.reaped))
    score = 0.8 * side.wins - _REAPED[reaped]
    if their_lead > 0:
        score -= _EXPOSED[reaped]
    score += 0.27 * min(HAND_LIMIT + 1, len(side.hand)) + 0.1 * side.lingering
    score += 0.11 * sum(max(0, table.card(card).resolve) for card in side.hand)  # what they may Block
    score += 0.1 if side.bargain else 0
    readied = souls.own_action(table, side.seat)  # at the end of this turn (NN-139)
    score += sum(0.4 if slot.ready or readied else 0.05 for slot in side.channel if slot is not None)
    score += sum(0.27 + 0.04 * coin.ready for coin in table.coins if coin.holder == side.seat)
    for place in PLACES[side.seat]:
        power, resolve = totals[place]
        score += 0.085 * power + (0.08 * resolve if side.lanes[place.lane] else 0)
    score += 0.25 * max(0, min(_MOST_AHEAD, lead))
    return score - (0 if lanes.free(table, side.seat) else _NO_ROOM)
