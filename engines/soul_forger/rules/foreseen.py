"""What damage will come to that nobody answers, by the rules that deal it and without changing anything.

Computer players ask here, and here alone, what somebody suffers, who falls by it and what turns Off-guard.
What a keyword or a text changes about that is then known to all of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from typing import NamedTuple

from engines.soul_forger.evaluation import changes, powers
from engines.soul_forger.rules import damage, fighters, keywords
from engines.soul_forger.rules.damage import AS_IT_IS, Hit, Supposed
from engines.soul_forger.table.entry import Combat
from engines.soul_forger.table.pieces import Piece
from engines.soul_forger.table.state import Table


class Foreseen(NamedTuple):
    """What damage will have come to."""

    pieces: Mapping[int, int]
    """How much each creature suffers."""
    seats: Mapping[int, int]
    """How much each player suffers."""
    fallen: frozenset[int] = frozenset()
    """The creatures that are destroyed by it."""
    turned: frozenset[int] = frozenset()
    """What of those who fought and are left turns Off-guard."""


def of_hit(table: Table, hit: Hit) -> Foreseen:
    """Return what damage comes to that is no combat damage."""
    pieces, seats = Counter[int](), Counter[int]()
    _suffer(table, [hit], pieces, seats, combat=False)
    return Foreseen(pieces, seats, _fallen(table, pieces, AS_IT_IS))


def of_combat(table: Table, combat: Combat, supposed: Supposed = AS_IT_IS) -> Foreseen:
    """Return what a combat comes to as it stands (SF-111), also if a card in it were stronger."""
    pieces, seats = Counter[int](), Counter[int]()
    attacker, other = fighters.attacker_of(table, combat), fighters.defending_piece(table, combat)
    fallen = frozenset[int]()
    for moment in damage.moments(table, attacker, other):
        hits = [
            hit
            for side in moment
            for hit in damage.hits_of(
                table, combat, side, _left(attacker, fallen), _left(other, fallen), supposed
            )
        ]
        _suffer(table, hits, pieces, seats, combat=True)
        fallen = _fallen(table, pieces, supposed)
        out = (seat for seat in (combat.seat, combat.defender) if seat in seats)
        if any(powers.would_defeat(table, seat, seats[seat]) for seat in out):
            break
    return Foreseen(pieces, seats, fallen, _turned(table, combat, attacker) - fallen)


def _left(fighter: Piece | None, fallen: Collection[int]) -> Piece | None:
    return None if fighter is None or fighter.id in fallen else fighter


def _turned(table: Table, combat: Combat, attacker: Piece | None) -> frozenset[int]:
    """Return what turns Off-guard as a combat ends, unless it falls."""
    turned: list[Piece] = []
    if attacker is not None and fighters.turns_after_attack(table, attacker):
        turned.append(attacker)
    blocker = table.pieces.get(combat.blocker)
    if blocker is not None and keywords.turns_after_block(table, blocker):
        turned.append(blocker)
    return frozenset(each.id for each in turned if each.on and not changes.cannot(table, each, "turn_off"))


def _suffer(
    table: Table, hits: Collection[Hit], pieces: Counter[int], seats: Counter[int], *, combat: bool
) -> None:
    """Add what is dealt to what was."""
    for asked in hits:
        hit, _ = damage.as_dealt(table, asked, combat)
        if hit.number > 0 and hit.creature is not None:
            pieces[hit.creature.id] += hit.number
        elif hit.number > 0:
            seats[hit.seat] += hit.number


def _fallen(table: Table, suffered: Mapping[int, int], supposed: Supposed) -> frozenset[int]:
    """Return the creatures that fall by what they have suffered."""
    return frozenset(
        number
        for number, hit in suffered.items()
        if powers.would_destroy(
            table, table.pieces[number], hit - (supposed.endurance if supposed.piece == number else 0)
        )
    )
