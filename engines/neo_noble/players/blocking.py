"""Which cards stop an attack when they are discarded, and whether what they save is worth them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from engines.kernel import Answer, Decision, Pick
from engines.kernel.decisions.keys import card_of
from engines.neo_noble.evaluation import powers
from engines.neo_noble.players.weights import body, card_worth, reap_worth
from engines.neo_noble.seat.blocks import shortfall
from engines.neo_noble.table.state import REAPS_TO_WIN, Side, Table

BARE = 1.5
"""What a hand is worth, besides its cards, as against none: the next attack finds nothing to stop it."""


def cheapest(table: Table, side: Side, keys: Sequence[str], most: int) -> Sequence[str]:
    """Return the cheapest cards that Block enough, or none if they cost more than the card saved."""
    missing = shortfall(table, side.seat)
    if not missing:
        return ()
    best: list[tuple[float, list[str]] | None] = [(0.0, []), *([None] * missing)]
    for key, value in _values(table, keys).items():
        if value <= 0:
            continue
        loss = card_worth(table.card(card_of(key)))
        for done in range(missing - 1, -1, -1):
            before = best[done]
            if before is None or len(before[1]) == most:
                continue
            after = min(missing, done + value)
            found = (before[0] + loss, [*before[1], key])
            known = best[after]
            if known is None or found[0] < known[0]:
                best[after] = found
    enough = best[missing]
    return enough[1] if enough is not None and _is_fair(table, side, enough[1]) else ()


def offers(table: Table, decision: Decision) -> Sequence[Answer] | None:
    """Return the answers that are worth a thought; None is all of them.

    A search tries each answer a few times, which is too few to tell a folly from a good answer: a Block that
    stops nothing, that takes a card too many, or that gives several cards for less than they are worth.
    """
    if not isinstance(decision, Pick) or decision.kind != "block":
        return None
    side = table.sides[decision.seat]
    missing = shortfall(table, side.seat)
    values = _values(table, decision.keys)
    found: dict[tuple[str, ...], Answer] = {(): ()}
    for number in range(1, decision.most + 1) if missing else ():
        for given in combinations(decision.keys, number):
            raised = [values[key] for key in given]
            if not sum(raised) >= missing > sum(raised) - min(raised):
                continue
            if number == 1 or _is_fair(table, side, given):
                found.setdefault(tuple(map(card_of, given)), given)
    return list(found.values())


def _values(table: Table, keys: Sequence[str]) -> dict[str, int]:
    """Return the Resolve that each card would add."""
    assert table.battle is not None
    lane = table.battle.defender
    return {key: powers.block_value(table, lane, table.card(card_of(key))) for key in keys}


def _is_fair(table: Table, side: Side, given: Sequence[str]) -> bool:
    """Tell whether what is saved is worth these cards."""
    loss = sum(card_worth(table.card(card_of(key))) for key in given)
    return loss + (BARE if len(given) == len(side.hand) else 0) <= _saved(table, side)


def _saved(table: Table, side: Side) -> float:
    """Return what stopping the attack is worth: the reap, and the Spirit that stays in its lane."""
    assert table.battle is not None
    if len(side.reaped) + 1 >= REAPS_TO_WIN:
        return 999.0
    lane = table.lane(table.battle.defender)
    stays = 0.5 * max(0.0, body(lane[-1].card)) if lane else 0.0
    return 0.6 * reap_worth(len(side.reaped)) + stays
