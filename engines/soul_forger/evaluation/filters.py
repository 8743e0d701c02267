"""Which cards fit what a text asks for."""

from __future__ import annotations

from engines.soul_forger.cards.catalogue import Card
from engines.soul_forger.evaluation import changes, powers
from engines.soul_forger.language.selectors import CardFilter, PieceFilter, Ronum
from engines.soul_forger.table.effect_context import EffectContext
from engines.soul_forger.table.pieces import Piece
from engines.soul_forger.table.state import Table

_ANYTHING, _ANY_ACTION = PieceFilter(), PieceFilter(type="action")


def fits(table: Table, voice: EffectContext, card: Card, wanted: CardFilter) -> bool:
    """Tell whether a card fits that does not lie on the table."""
    printed = wanted.keyword is None or wanted.keyword in card.keywords
    return printed and _fits(table, voice, card, wanted, card.ronum)


def _fits(table: Table, voice: EffectContext, card: Card, wanted: CardFilter, worth: int) -> bool:
    """Tell whether a card fits but for its keywords, with the Ronum that it is worth now."""
    return (
        (wanted.type is None or card.type == wanted.type)
        and (wanted.kind is None or card.kind == wanted.kind)
        and (wanted.speed is None or (card.type == "action" and card.speed == wanted.speed))
        and (wanted.equip is None or card.equip == wanted.equip)
        and (not wanted.faction or not card.factions.isdisjoint(wanted.faction))
        and (wanted.subtype is None or wanted.subtype in card.subtypes)
        and (wanted.name is None or _is_named(table, card, wanted.name))
        and (wanted.min_ronum is None or worth >= _ronum(table, voice, wanted.min_ronum))
        and (wanted.max_ronum is None or worth <= _ronum(table, voice, wanted.max_ronum))
    )


def hand_ronum(table: Table, seat: int, card: Card) -> int:
    """Return the Ronum of a card that a player has not played yet."""
    if "hand_ronum" not in table.kinds:
        return card.ronum
    voice = EffectContext(seat, card.id, seat)
    found = changes.on_player(table, seat, "hand_ronum")
    return max(0, card.ronum + sum(more for change, more in found if fits(table, voice, card, change.filter)))


def _is_named(table: Table, card: Card, name: str) -> bool:
    named = table.catalogue.cards.get(name)
    return card.id == name or (named is not None and card.name == named.name)


def _ronum(table: Table, voice: EffectContext, wanted: Ronum) -> int:
    if wanted == "x":
        return voice.x
    return table.sides[voice.seat].level if wanted == "level" else wanted


def piece_fits(table: Table, voice: EffectContext, piece: Piece, wanted: PieceFilter) -> bool:
    """Tell whether a card on the table fits, by what it is now; a face-down one is nothing."""
    combat = table.combat
    if not piece.up:
        return wanted.type in (None, "action") and wanted in (_ANYTHING, _ANY_ACTION)
    asked = wanted.min_ronum is not None or wanted.max_ronum is not None
    ronum = powers.ronum(table, piece) if asked else 0
    return (
        _fits(table, voice, piece.card, wanted, ronum)
        and (wanted.keyword is None or powers.has(table, piece, wanted.keyword))
        and (wanted.guard is None or piece.on == (wanted.guard == "on"))
        and (not wanted.attacking or (combat is not None and combat.attacker == piece.id))
        and (not wanted.blocking or (combat is not None and combat.blocker == piece.id))
        and (wanted.damaged is None or (piece.damage > 0) == wanted.damaged)
        and (wanted.token is None or piece.card.token == wanted.token)
        and (wanted.starting_gear is None or piece.card.starting_gear == wanted.starting_gear)
        and (wanted.max_power is None or powers.power(table, piece) <= wanted.max_power)
        and (wanted.min_power is None or powers.power(table, piece) >= wanted.min_power)
        and (wanted.counter is None or piece.counters.get(wanted.counter, 0) > 0)
        and (not wanted.other or piece.id != voice.source)
    )
