"""What the easy player does, from what its seat knows: ordered preferences, quick."""

from __future__ import annotations

from engines.kernel import PASS, Answer, Choose, Decision, Dice, Gather, Number, Pick
from engines.kernel.effects.picking import card_of
from engines.soul_forger.cards.meaning import powers
from engines.soul_forger.rules import attacking, blocking, end_phase, side_quest
from engines.soul_forger.table.pieces import Piece, piece_named
from engines.soul_forger.table.state import Table

_FIRST = ("summon", "use", "play", "forge", "set")


def prefer(table: Table, decision: Decision, dice: Dice) -> Answer:
    """Return a sensible answer."""
    match decision:
        case Gather():
            return decision.proposal
        case Number():
            return decision.most
        case Pick():
            return _pick(table, decision)
        case Choose():
            return _choose(table, decision, dice)
        case _:
            return decision.any(dice)


def _pick(table: Table, decision: Pick) -> Answer:
    """Send what is dearest for a level; discard the dearest too."""
    by_ronum = sorted(decision.keys, key=lambda key: -table.catalogue.cards[card_of(key)].ronum)
    if decision.kind == "discard":
        dearest = by_ronum[: decision.least]
        return tuple(key for key in decision.keys if key in dearest)
    if decision.kind != "quest":
        return ()
    sent: list[str] = []
    total, level = 0, table.sides[decision.seat].level
    for key in by_ronum:
        if total < level:
            sent.append(key)
            total += table.catalogue.cards[card_of(key)].ronum
    return tuple(key for key in decision.keys if key in sent) if total >= level else ()


def _choose(table: Table, decision: Choose, dice: Dice) -> Answer:
    keys = decision.keys
    match decision.kind:
        case "main":
            for verb in _FIRST:
                found = [key for key in keys if key.startswith(f"{verb}:")]
                if found:
                    return max(found, key=lambda key: _ronum(table, key))
            return decision.default
        case "attack":
            return _attacker(table, decision)
        case "target" | "redirect":
            return _target(table, decision)
        case "block":
            return _blocker(table, decision)
        case "levels":
            return end_phase.BUY
        case "shortfall":
            return side_quest.SPEND
        case "window":
            return keys[-1] if dice.randrange(2) else PASS
        case _:
            return keys[dice.randrange(len(keys))]


def _ronum(table: Table, key: str) -> int:
    what = key.partition(":")[2]
    card = table.catalogue.cards.get(what)
    return card.ronum if card is not None else 0


def _attacker(table: Table, decision: Choose) -> Answer:
    found = [key for key in decision.keys if key.startswith("p") and key[1:].isdigit()]
    able = [key for key in found if powers.power(table, table.pieces[piece_named(key)]) > 0]
    return able[0] if able else attacking.FINISH


def _target(table: Table, decision: Choose) -> Answer:
    """Attack a creature that falls, else the player who has taken most."""
    keys = decision.keys
    if attacking.GO_ON in keys:
        return attacking.GO_ON
    attacker = [table.pieces[piece_named(key)] for key in decision.subject]
    power = sum(powers.power(table, piece) for piece in attacker)
    for key in keys:
        if key[0] == "p" and powers.endurance_left(table, table.pieces[piece_named(key)]) <= power:
            return key
    seats = [key for key in keys if key[0] == "s"]
    return max(seats, key=lambda key: table.sides[int(key[1:])].damage) if seats else keys[0]


def _blocker(table: Table, decision: Choose) -> Answer:
    combat = table.combat
    attacker = table.pieces.get(combat.attacker) if combat is not None else None
    if attacker is None:
        return blocking.NO_BLOCK
    power = powers.power(table, attacker)
    for key in decision.keys[1:]:
        if _survives(table, table.pieces[piece_named(key)], power):
            return key
    return blocking.NO_BLOCK


def _survives(table: Table, piece: Piece, power: int) -> bool:
    return piece.is_creature and powers.endurance_left(table, piece) > power
