"""Attacks: each with whom it attacks and what that comes to, from Main 1 as from combat (SF-D5, SF-D9)."""

from __future__ import annotations

from dataclasses import replace

from engines.kernel import Choose, Decision, DecisionContext, Option, Say
from engines.kernel.play.compound_answers import MOST
from engines.kernel.seat.copies import one_of_each
from engines.kernel.seat.forecasts import foreseen
from engines.soul_forger.rules import attacking, main_phase
from engines.soul_forger.seat import previews
from engines.soul_forger.seat.alike import Alike
from engines.soul_forger.seat.answers import Answers
from engines.soul_forger.seat.labels import Labels
from engines.soul_forger.table import keys as naming
from engines.soul_forger.table.keys import OnTable, piece_named
from engines.soul_forger.table.state import Table


def first_attacks(table: Table, labels: Labels, decision: Decision) -> tuple[Option, ...]:
    """Return what may attack first, and whom, as far as that is not too wide: the Main Phase is ended for it.

    Others may answer the end of the phase, so this is no way that could be gone back from: what was to
    follow is given if they let it.
    """
    if decision.kind != "main" or main_phase.COMBAT not in getattr(decision, "keys", ()):
        return ()
    alike = Alike(table, decision)
    found = tuple(attacking.targets(table))
    attackers = one_of_each((piece.key for piece in attacking.attackers(table)), alike.nature)
    targets = one_of_each(found, alike.nature)
    labels.stand_for(attackers)
    labels.stand_for(targets)
    if len(attackers) * len(targets) > MOST:
        return tuple(_declared(table, labels, decision.seat, attacker) for attacker in attackers)
    return tuple(
        _aimed(table, labels, _declared(table, labels, decision.seat, attacker), target, then)
        for attacker in attackers
        for target in targets
        for then in [(attacker, target) if len(found) > 1 else (attacker,)]
    )


def with_only_target(table: Table, labels: Labels, option: Option) -> Option:
    """Return an attack in combat with whom it attacks, where that is not asked: there is but one."""
    found = attacking.targets(table)
    attacks = isinstance(naming.aim(option.key), OnTable)
    return _aimed(table, labels, option, found[0], ()) if attacks and len(found) == 1 else option


def _declared(table: Table, labels: Labels, seat: int, attacker: str) -> Option:
    """Return an attack, announced in the Main Phase."""
    declared = Answers(table, labels, Choose(seat, "attack", (attacker,))).option(attacker)
    label = Say("sf-option-attack", {"card": declared.label})
    button = Say("sf-option-attack", {"card": declared.on_button})
    short = declared.on_button
    return replace(
        declared, key=main_phase.COMBAT, label=label, short=short, button=button, then=(attacker,),
        brief=None, gain=0,
    )  # fmt: skip


def _aimed(table: Table, labels: Labels, attack: Option, target: str, then: tuple[str, ...]) -> Option:
    """Return an attack on somebody, with what it comes to."""
    attacker = (*then, attack.key)[0]
    question = Choose(table.active, "target", (target,), about=DecisionContext(piece=attacker))
    aim = Answers(table, labels, question).option(target)
    told = replace(
        attack,
        label=Say("option-way", {"what": attack.label, "to": aim.label}),
        button=Say("option-way", {"what": attack.beside, "to": aim.on_button}),
        short=None,
        then=then,
    )
    return foreseen(told, previews.attack(table, piece_named(attacker), target))
