"""Attacks that are offered in Main 1 as well: the Main Phase is ended for them (SF-D5, SF-D9)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from engines.kernel import Choose, Decision, DecisionContext, Option, Say
from engines.kernel.play.compound_answers import MOST
from engines.soul_forger.rules import attacking, main_phase
from engines.soul_forger.seat.answers import Answers
from engines.soul_forger.seat.labels import Labels
from engines.soul_forger.table.pieces import Piece
from engines.soul_forger.table.state import Table


def first_attacks(table: Table, labels: Labels, decision: Decision) -> tuple[Option, ...]:
    """Return what may attack first, and whom, where there is a choice that is not too wide.

    Others may answer the end of the phase, so this is no way that could be gone back from: what was to
    follow is given if they let it.
    """
    if decision.kind != "main" or main_phase.COMBAT not in getattr(decision, "keys", ()):
        return ()
    attackers, targets = attacking.attackers(table), tuple(attacking.targets(table))
    aimed = 1 < len(targets) <= MOST // max(1, len(attackers))
    return tuple(
        attack
        for piece in attackers
        for attack in _attacks(table, labels, decision.seat, piece, targets if aimed else ())
    )


def _attacks(
    table: Table, labels: Labels, seat: int, piece: Piece, targets: tuple[str, ...]
) -> Iterator[Option]:
    declared = Answers(table, labels, Choose(seat, "attack", (piece.key,))).option(piece.key)
    label = Say("sf-option-attack", {"card": declared.label})
    attack = replace(declared, key=main_phase.COMBAT, label=label, then=(piece.key,))
    if not targets:
        yield attack
    aim = Answers(table, labels, Choose(seat, "target", targets, about=DecisionContext(piece=piece.key)))
    for option in map(aim.option, targets):
        to = Say("option-way", {"what": label, "to": option.label})
        yield replace(attack, label=to, preview=option.preview, then=(piece.key, option.key))
