"""Damage and healing (SF-R71, SF-R73)."""

from __future__ import annotations

from typing import Any

from engines.kernel import Play
from engines.soul_forger.effects import choosing
from engines.soul_forger.evaluation import changes, selectors, values
from engines.soul_forger.evaluation.powers import seen_damage, seen_left
from engines.soul_forger.language.actions import Damage, Heal
from engines.soul_forger.rules import event_bus
from engines.soul_forger.rules.damage import Hit, deal
from engines.soul_forger.rules.event_bus import GameEvent
from engines.soul_forger.rules.resolution import EffectHandler
from engines.soul_forger.table import keys as naming
from engines.soul_forger.table.effect_context import EffectContext
from engines.soul_forger.table.pieces import Piece
from engines.soul_forger.table.state import Table

_PLAYERS = ("you", "opponents", "everyone", "attacking_player", "defending_player")


def _hurt(table: Table, voice: EffectContext, who: Any) -> Play[tuple[list[Piece], list[int]]]:
    """Return the creatures and the players that are meant."""
    if isinstance(who, str):
        if who in _PLAYERS:
            return [], selectors.players_of(table, voice, who)
        if who.startswith("controller_of_"):
            seat = selectors.player_of(table, voice, who.removeprefix("controller_of_"))
            return [], [seat] if seat is not None and seat in table.living() else []
        seat = selectors.player_himself(voice, who)
        if seat is not None:
            return [], [seat] if seat in table.living() else []
    return (yield from choosing.pieces(table, voice, who, lambda piece: piece.is_creature)), []


def _damage(table: Table, voice: EffectContext, action: Damage) -> Play[int]:
    pieces, seats = yield from _hurt(table, voice, action.who)
    number = values.number(table, voice, action.number)
    named = action.source != "self"
    source = event_bus.doer(table, voice, action.source) if named else event_bus.speaker(table, voice)
    hits = _hits(pieces, seats, source, number, action.unpreventable)
    for besides in action.also:  # nobody is asked for it
        pieces, seats = yield from _hurt(table, voice, besides.who)
        number = values.number(table, voice, besides.number)
        hits += _hits(pieces, seats, source, number, action.unpreventable)
    before = _taken(table, hits)
    deal(table, hits)
    return _taken(table, hits) - before


def _hits(
    pieces: list[Piece], seats: list[int], source: Piece | None, number: int, unpreventable: bool
) -> list[Hit]:
    hits = [Hit(source, piece.seat, piece, number, unpreventable) for piece in pieces]
    return hits + [Hit(source, seat, None, number, unpreventable) for seat in seats]


def _taken(table: Table, hits: list[Hit]) -> int:
    pieces = {hit.creature.id: hit.creature for hit in hits if hit.creature is not None}
    seats = {hit.seat for hit in hits if hit.creature is None}
    return sum(piece.damage for piece in pieces.values()) + sum(table.sides[seat].damage for seat in seats)


def _heal(table: Table, voice: EffectContext, action: Heal) -> Play[int]:
    pieces, seats = yield from _hurt(table, voice, action.who)
    number = max(0, values.number(table, voice, action.number))
    healed, happenings = 0, list[GameEvent]()
    for piece in pieces:
        removed = min(piece.damage, number)
        was = seen_left(table, piece)
        piece.damage -= removed
        healed += removed
        if removed:
            card, now = table.named(piece.card.id), seen_left(table, piece)
            table.tell(
                "healed",
                seat=piece.seat,
                card=card,
                count=removed,
                was=was,
                now=now,
                on=naming.piece(piece.id),
            )
            happenings.append(GameEvent("healed", piece.seat, piece, amount=removed))
    for seat in seats:
        cannot = changes.forbidden(table, seat, "heal")
        removed = 0 if cannot else min(table.sides[seat].damage, number)
        was = table.sides[seat].damage
        table.sides[seat].damage -= removed
        healed += removed
        if removed:
            facts = seen_damage(table, seat, was)
            table.tell("player_healed", seat=seat, count=removed, **facts, on=naming.player(seat))
            happenings.append(GameEvent("player_healed", seat, amount=removed))
    event_bus.note(table, *happenings)
    return healed


EFFECTS: dict[type[Any], EffectHandler] = {Damage: _damage, Heal: _heal}
