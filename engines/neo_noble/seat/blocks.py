"""Blocks at one press: those that hold against the attack as it stands (NN-133, NN-D18)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engines.kernel import Choose, Decision, Option, Pick, Proposal, Say
from engines.kernel.decisions.keys import card_of, copies
from engines.kernel.decisions.suggested_answers import reaching
from engines.neo_noble.evaluation import powers
from engines.neo_noble.rules.windows import BLOCK
from engines.neo_noble.seat import previews
from engines.neo_noble.seat.labels import Labels
from engines.neo_noble.table.state import Table

BLOCKS = "blocks"
"""The group of whole Blocks in the question that an attack is answered by."""


def proposals(table: Table, labels: Labels, decision: Decision) -> tuple[Proposal, ...]:
    """Return what a Block may be made of: enough, and no card too many, the least first."""
    if not isinstance(decision, Pick) or decision.kind != "block":
        return ()
    return tuple(_holding(table, labels, decision.seat, decision.keys, decision.most))


def at_once(table: Table, labels: Labels, decision: Decision) -> tuple[Option, ...]:
    """Return the same where it is first said that one Blocks: it is done unless the attacker answers."""
    if not isinstance(decision, Choose) or BLOCK not in decision.keys:
        return ()
    keys = tuple(copies(table.sides[decision.seat].hand))
    most = table.options.block_max or len(keys)
    held = _holding(table, labels, decision.seat, keys, most)
    return tuple(_at_once(answer, label) for answer, label in held)


def _at_once(answer: tuple[str, ...] | tuple[int, ...], label: Say) -> Option:
    values = label.values
    button = Say("nn-button-block", {"cards": values["cards"]})
    brief, gain = previews.held(values["total"], values["power"])
    return Option(BLOCK, label, BLOCKS, then=(answer,), button=button, brief=brief, gain=gain)


def _holding(table: Table, labels: Labels, seat: int, keys: Sequence[str], most: int) -> Iterator[Proposal]:
    missing = shortfall(table, seat)
    if table.battle is None or not missing:
        return
    lane, power = table.battle.defender, powers.lane_power(table, table.battle.attacker)
    resolve = powers.lane_resolve(table, lane) + table.battle.raised
    worth = {key: powers.block_value(table, lane, table.card(card_of(key))) for key in keys}
    for answer in reaching({key: value for key, value in worth.items() if value > 0}, missing):
        if len(answer) <= most:
            cards = [labels.named(card_of(key)) for key in answer]
            total = resolve + sum(worth[key] for key in answer)
            yield Proposal(answer, Say("nn-proposal-block", {"cards": cards, "total": total, "power": power}))


def shortfall(table: Table, seat: int) -> int:
    """Return how much Resolve a defender lacks for the attack to fail; 0 when it fails anyway."""
    battle = table.battle
    if battle is None or not battle.on or battle.failed or battle.defender.seat != seat:
        return 0
    power = powers.lane_power(table, battle.attacker)
    resolve = powers.lane_resolve(table, battle.defender) + battle.raised
    return max(0, power - resolve + powers.wins_ties(table, battle.attacker))
