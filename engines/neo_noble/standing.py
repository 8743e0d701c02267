"""An estimate of who is ahead, for the computer players."""

from __future__ import annotations

from math import exp

from engines.neo_noble import powers
from engines.neo_noble.pieces import Place
from engines.neo_noble.table import LANES, Side, Table

_REAPED = (0.0, 0.9, 2.0, 3.5, 6.0)


def evaluate(table: Table, seat: int) -> float:
    """Estimate the seat's chance to win, from 0 to 1."""
    totals = {
        place: powers.totals(table, place)
        for place in (Place(side, lane) for side in (0, 1) for lane in range(LANES))
    }
    own = _prospects(table, table.sides[seat], totals)
    other = _prospects(table, table.sides[1 - seat], totals)
    return 1 / (1 + exp(max(-30.0, min(30.0, other - own))))


def _prospects(table: Table, side: Side, totals: dict[Place, tuple[int, int]]) -> float:
    """Weigh Reap Piles, coins, lanes, hand and Souls of one side, in log-odds."""
    score = 0.8 * side.wins - _REAPED[min(4, len(side.reaped))]
    score += 0.2 * min(6, len(side.hand)) + 0.06 * side.lingering + (0.15 if side.bargain else 0)
    score += sum(0.2 if slot.ready else 0.16 for slot in side.channel if slot is not None)
    score += sum(0.22 + 0.06 * coin.ready for coin in table.coins if coin.holder == side.seat)
    for lane in range(LANES):
        place = Place(side.seat, lane)
        power, resolve = totals[place]
        score += 0.05 * power + (0.05 * resolve if side.lanes[lane] else 0)
        if power > totals[table.facing(place)][1]:
            score += 0.3
    return score
