"""Why something that a player may look for is not allowed now."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from engines.kernel import Decision, Option, Say
from engines.soul_forger.cards.catalogue import Card
from engines.soul_forger.evaluation import changes, filters, powers
from engines.soul_forger.rules import actions, fighters, keywords, ronum_limit
from engines.soul_forger.seat.labels import Labels, text_key
from engines.soul_forger.table import keys as naming
from engines.soul_forger.table.pieces import Piece
from engines.soul_forger.table.state import Table


def refusals(table: Table, labels: Labels, decision: Decision) -> tuple[Option, ...]:
    """Return what a question does not offer, with its reason."""
    offered = frozenset[str](getattr(decision, "keys", ()))
    match decision.kind:
        case "main":
            return (
                *_hand(table, labels, decision.seat, offered),
                *_set(table, labels, decision.seat, offered),
                *_forge(table, labels, decision.seat, offered),
            )
        case "attack":
            return tuple(_attackers(table, labels, decision.seat, offered))
        case "window":
            return tuple(_set(table, labels, decision.seat, offered))
        case "block":
            return tuple(_blockers(table, labels, decision.seat, offered))
        case _:
            return ()


def _refused(labels: Labels, verb: Literal["summon", "play", "forge"], card: str, reason: Say) -> Option:
    label = Say(text_key("option", verb), {"card": labels.named(card)})
    return Option(naming.announce(verb, card), label, verb, card, refused=reason)


def _hand(table: Table, labels: Labels, seat: int, offered: frozenset[str]) -> Iterator[Option]:
    """Yield the cards of the hand that cannot be summoned or played (SF-60, SF-117, SF-125)."""
    for key in dict.fromkeys(table.sides[seat].hand):
        card = labels.catalogue.cards[key]
        verb = "summon" if card.type == "creature" else "play"
        if naming.announce(verb, key) not in offered:
            why = _no_summon if verb == "summon" else _no_play
            yield _refused(labels, verb, key, why(table, seat, card))


def _no_summon(table: Table, seat: int, card: Card) -> Say:
    if powers.has_unique(table, seat, card.id):
        return Say("sf-refused-unique")
    level = table.sides[seat].level
    missing = ronum_limit.missing(table, seat, card.id)
    if missing and (card.cost is None or card.ronum > level):
        values = {"ronum": card.ronum, "have": powers.controlled_ronum(table, seat), "level": level}
        return Say("sf-refused-ronum", values)
    return Say("sf-refused-cost")


def _no_play(table: Table, seat: int, card: Card) -> Say:
    if card.speed == "reaction":
        return Say("sf-refused-reaction")
    return _no_action(table, seat, card) or Say("sf-refused-cost")


def _no_action(table: Table, seat: int, card: Card, source: int = 0) -> Say | None:
    """Return what an Action lacks but its price (SF-117, SF-118)."""
    level, ronum = table.sides[seat].level, filters.hand_ronum(table, seat, card)
    if ronum > level:
        return Say("sf-refused-level", {"ronum": ronum, "level": level})
    if card.factions and not _has_faction(table, seat, card):
        return Say("sf-refused-faction", {"factions": Labels(table, seat).factions(card.id)})
    return None if actions.meets(table, seat, card, source) else Say("sf-refused-requirement")


def _has_faction(table: Table, seat: int, card: Card) -> bool:
    mine = (piece for piece in table.pieces.values() if piece.seat == seat and piece.up)
    return any(piece.zone != "action" and piece.card.factions & card.factions for piece in mine)


def _set(table: Table, labels: Labels, seat: int, offered: frozenset[str]) -> Iterator[Option]:
    """Yield the own set Actions that cannot be activated (SF-116, SF-125, SF-R28)."""
    for piece in table.of(seat, "action"):
        if not piece.up and not piece.entry and naming.use(piece.id) not in offered:
            label = Say("sf-option-use", {"card": labels.called(piece)})
            reason = _no_use(table, seat, piece)
            yield Option(naming.use(piece.id), label, "use", piece.card.id, refused=reason)


def _no_use(table: Table, seat: int, piece: Piece) -> Say:
    if piece.card.speed == "normal" and (seat != table.active or table.stage != "main"):
        return Say("sf-refused-normal")
    if piece.card.speed != "normal" and piece.since >= table.turn:
        return Say("sf-refused-waits")
    return _no_action(table, seat, piece.card, piece.id) or Say("sf-refused-cost")


def _forge(table: Table, labels: Labels, seat: int, offered: frozenset[str]) -> Iterator[Option]:
    """Yield the cards of the Forge Deck that cannot be played (SF-72, SF-R42)."""
    for key in dict.fromkeys(table.sides[seat].forge):
        if naming.announce("forge", key) in offered:
            continue
        gear = labels.catalogue.cards[key]
        level, ronum = table.sides[seat].level, filters.hand_ronum(table, seat, gear)
        reason = Say("sf-refused-cost")
        if gear.starting_gear:
            reason = Say("sf-refused-starting-gear")
        elif powers.has_unique(table, seat, key):
            reason = Say("sf-refused-unique")
        elif ronum > level:
            reason = Say("sf-refused-level", {"ronum": ronum, "level": level})
        yield _refused(labels, "forge", key, reason)


def _attackers(table: Table, labels: Labels, seat: int, offered: frozenset[str]) -> Iterator[Option]:
    """Yield the own creatures and weapons that cannot attack (SF-99, SF-149, SF-R8)."""
    for piece in table.of(seat, "field", "primary", "secondary"):
        if piece.key not in offered:
            yield Option(
                piece.key, labels.piece(piece), "attackers", piece.card.id,
                refused=_no_fight(table, piece, "attack"),
            )  # fmt: skip


def _no_fight(table: Table, piece: Piece, verb: str) -> Say:
    if not piece.on:
        return Say("sf-refused-off-guard")
    if powers.fights_with(table, piece, "pacifist"):
        return Say("sf-refused-pacifist")
    if changes.cannot(table, piece, verb):
        return Say("sf-refused-forbidden")
    first = verb == "attack" and table.turn == 1 and not table.options.first_turn_attack
    return Say("sf-refused-first-turn" if first else "sf-refused-forbidden")


def _blockers(table: Table, labels: Labels, seat: int, offered: frozenset[str]) -> Iterator[Option]:
    """Yield the own creatures that cannot block (SF-105, SF-143)."""
    combat = table.combat
    attacker = fighters.attacker_of(table, combat) if combat is not None else None
    for piece in table.of(seat, "field"):
        if piece.key not in offered and combat is not None and piece.id != combat.target:
            reason = _no_fight(table, piece, "block")
            able = keywords.may_block(table, piece)
            if able and attacker is not None and not keywords.can_be_blocked_by(table, attacker, piece):
                reason = Say("sf-refused-flight")
            yield Option(piece.key, labels.piece(piece), "blockers", piece.card.id, refused=reason)
