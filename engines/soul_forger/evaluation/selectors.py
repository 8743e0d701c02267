"""Which cards and players a text means, as the table is now."""

from __future__ import annotations

from collections.abc import Iterator

from engines.soul_forger.evaluation import filters
from engines.soul_forger.language.selectors import AllPieces, ChosenPieces
from engines.soul_forger.table import keys as naming
from engines.soul_forger.table.effect_context import EffectContext
from engines.soul_forger.table.entry import Gone
from engines.soul_forger.table.keys import Aim, InFlow, InPile, Player, piece_named, pieces_among
from engines.soul_forger.table.pieces import Piece
from engines.soul_forger.table.state import Table


def piece_of(table: Table, voice: EffectContext, reference: str) -> Piece | None:
    """Return the card on the table that a word means, or None where it is not there."""
    return table.pieces.get(_number(table, voice, reference))


def last_of(table: Table, voice: EffectContext, reference: str) -> Gone | None:
    """Return how the card was last that a word means, where it has left the table."""
    number = _number(table, voice, reference)
    return next((gone for gone in voice.gone if gone.id == number), None) if number else None


def _number(table: Table, voice: EffectContext, reference: str) -> int:
    combat = table.combat
    match reference:
        case "self":  # what is attuned to a card speaks as that card (SF-139)
            return voice.source
        case "that":
            return voice.that
        case "source":
            return voice.by
        case "target" | "target_2":
            return _aimed(voice, 0 if reference == "target" else 1)
        case "attacker":
            return combat.attacker if combat is not None else 0
        case "blocker":
            return combat.blocker if combat is not None else 0
        case "attacked":
            return combat.target if combat is not None else 0
        case "each":
            return piece_named(voice.each) if voice.each else 0
        case "made":
            return piece_named(voice.made[0]) if voice.made else 0
        case _:
            return 0


def _aimed(voice: EffectContext, place: int) -> int:
    return next(pieces_among(voice.targets[place : place + 1]), 0)


def pieces_of(table: Table, voice: EffectContext, wanted: str | AllPieces) -> list[Piece]:
    """Return the cards on the table that nobody need pick."""
    if isinstance(wanted, AllPieces):
        return list(matching(table, voice, wanted))
    if wanted == "made":
        return [table.pieces[piece_named(key)] for key in voice.made if piece_named(key) in table.pieces]
    piece = piece_of(table, voice, wanted)
    return [piece] if piece is not None else []


def matching(
    table: Table, voice: EffectContext, wanted: AllPieces | ChosenPieces, seat: int | None = None
) -> Iterator[Piece]:
    """Yield the cards on the table of a kind, seen from `you` or another seat."""
    here = voice.seat if seat is None else seat
    for piece in table.pieces.values():
        if is_whose(wanted.whose, piece.seat, here) and filters.piece_fits(
            table, voice, piece, wanted.filter
        ):
            yield piece


def is_whose(whose: str, seat: int, here: int) -> bool:
    """Tell whether a seat is `own`, `opposing` or `any`, seen from another."""
    return whose == "any" or (seat == here) == (whose == "own")


def player_of(table: Table, voice: EffectContext, who: str) -> int | None:
    """Return the one player that a word means: of a card the one who controls it, or did so last."""
    combat = table.combat
    match who:
        case "you":
            return voice.seat
        case "target" | "target_2":
            return _aimed_player(table, voice, who)
        case "that":
            seat = _controller(table, voice, who)
            return seat if seat is not None else voice.player if voice.player >= 0 else None
        case "source":
            return _controller(table, voice, who)
        case "any_opponent" | "every_opponent":
            return voice.opponent if voice.opponent >= 0 else None
        case "attacking_player":
            return combat.seat if combat is not None else None
        case _:
            return combat.defender if combat is not None else None


def _controller(table: Table, voice: EffectContext, reference: str) -> int | None:
    piece = piece_of(table, voice, reference) or last_of(table, voice, reference)
    return piece.seat if piece is not None else None


def player_himself(voice: EffectContext, word: str) -> int | None:
    """Return the player whom a word means that could mean a card too; None where it means one."""
    match word:
        case "target" | "target_2":
            aim = _target(voice, word)
            return aim.seat if isinstance(aim, Player) else None
        case "that":
            return voice.player if voice.player >= 0 and not voice.that else None
        case _:
            return None


def _target(voice: EffectContext, word: str) -> Aim | None:
    place = 0 if word == "target" else 1
    return naming.aim(voice.targets[place]) if place < len(voice.targets) else None


def _aimed_player(table: Table, voice: EffectContext, word: str) -> int | None:
    """Return the player who is the target, or whose it is: a card here or in a pile, an entry of the Flow."""
    match _target(voice, word):
        case InPile(seat=seat) | Player(seat):
            return seat
        case InFlow(number):
            return next((entry.seat for entry in table.flow if entry.id == number), None)
        case _:
            return _controller(table, voice, word)


def players_of(table: Table, voice: EffectContext, who: str) -> list[int]:
    """Return the living players that a word means, in turn order."""
    living = table.living()
    if who in ("opponents", "everyone"):
        order = [table.active, *table.others(table.active)]
        return [seat for seat in order if seat in living and (who == "everyone" or seat != voice.seat)]
    seat = player_of(table, voice, who)
    return [seat] if seat is not None and seat in living else []
