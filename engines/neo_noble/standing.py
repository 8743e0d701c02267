"""An estimate of who is ahead, for the computer players."""

from __future__ import annotations

from math import exp

from engines.neo_noble import powers
from engines.neo_noble.pieces import Place
from engines.neo_noble.table import HAND_LIMIT, PLACES, REAPS_TO_WIN, Side, Table

_REAPED = (0.0, 0.5, 1.5, 2.7, 6.0)
"""Log-odds that each size of an own Reap Pile takes away; the last of them ends the game."""
_MOST_AHEAD = 6
"""Power beyond a facing Resolve that may still count: a Block can stop a little more."""


def evaluate(table: Table, seat: int) -> float:
    """Estimate the seat's chance to win, from 0 to 1."""
    totals = {place: powers.totals(table, place) for places in PLACES for place in places}
    own = _prospects(table, table.sides[seat], totals)
    other = _prospects(table, table.sides[1 - seat], totals)
    return 1 / (1 + exp(max(-30.0, min(30.0, other - own))))


def _prospects(table: Table, side: Side, totals: dict[Place, tuple[int, int]]) -> float:
    """Weigh Reap Piles, hand, Souls, coins and lanes of one side, in log-odds.

    The weights are those that tell best who won, of some 20,000 moments of games between greedy players.
    """
    score = 0.8 * side.wins - _REAPED[min(REAPS_TO_WIN, len(side.reaped))]
    score += 0.35 * min(HAND_LIMIT + 1, len(side.hand)) + 0.4 * side.lingering
    score += 0.1 if side.bargain else 0
    score += sum(0.25 if slot.ready else 0.13 for slot in side.channel if slot is not None)
    score += sum(0.06 + 0.15 * coin.ready for coin in table.coins if coin.holder == side.seat)
    for place in PLACES[side.seat]:
        power, resolve = totals[place]
        score += 0.06 * power + (0.07 * resolve if side.lanes[place.lane] else 0)
        score += 0.15 * max(0, min(_MOST_AHEAD, power - totals[table.facing(place)][1]))
    return score
