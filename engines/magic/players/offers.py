"""What a player who thinks ahead weighs: of the many ways to attack, block and divide, a few."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from engines.kernel import Answer, Assign, Decision, Dice, Distribute
from engines.magic.players.preferences import prefer
from engines.magic.table.state import Table

MOST = 24
"""So many answers to one question are weighed."""


def offers(table: Table, decision: Decision) -> Sequence[Answer] | None:
    """Return the answers that are worth a thought; None is all of them."""
    match decision:
        case Assign() | Distribute() if decision.count() > MOST:
            found = dict.fromkeys((prefer(table, decision, Dice("any")), *_some(decision)))
            return [answer for answer in islice(found, MOST) if decision.allows(answer)]
        case _:
            return None


def _some(decision: Assign | Distribute) -> Iterator[Answer]:
    """Yield nobody, one alone, all at one place; of divisions, the first."""
    if isinstance(decision, Distribute):
        yield from islice(decision.answers(), MOST)
        return
    nobody = ("",) * len(decision.keys)
    yield nobody
    for place in dict.fromkeys(place for places in decision.places for place in places):
        yield tuple(place if place in places else "" for places in decision.places)
    for number, places in enumerate(decision.places):
        for place in places:
            yield (*nobody[:number], place, *nobody[number + 1 :])
