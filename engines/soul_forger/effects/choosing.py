"""Picking cards as a text resolves (SF-D19): nobody is asked where there is no choice."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engines.kernel import DecisionContext, Pick, Play
from engines.kernel.decisions.keys import card_of, copies
from engines.kernel.effects.picking import pick
from engines.soul_forger.cards.catalogue import Card
from engines.soul_forger.evaluation import filters, powers, selectors
from engines.soul_forger.language.selectors import AllPieces, CardsIn, ChosenPieces
from engines.soul_forger.table.effect_context import EffectContext
from engines.soul_forger.table.keys import piece_named
from engines.soul_forger.table.pieces import HIDDEN, Piece
from engines.soul_forger.table.state import Table


def pieces(
    table: Table,
    voice: EffectContext,
    wanted: str | AllPieces | ChosenPieces,
    able: Callable[[Piece], bool] = lambda _: True,
) -> Play[list[Piece]]:
    """Return the cards on the table that a text means, of those to which it can be done at all.

    Those that are picked, a player picks; several do so in turn order, before anything is done.
    """
    if not isinstance(wanted, ChosenPieces):
        found = [piece for piece in selectors.pieces_of(table, voice, wanted) if able(piece)]
        return [
            piece for piece in found if not isinstance(wanted, AllPieces) or not is_proof(table, voice, piece)
        ]
    if wanted.pick == "random":
        keys = [piece.key for piece in selectors.matching(table, voice, wanted) if able(piece)]
        return [table.pieces[piece_named(key)] for key in at_random(table, keys, wanted.number)]
    chosen: list[str] = []
    for seat in selectors.players_of(table, voice, wanted.by):
        keys = [piece.key for piece in selectors.matching(table, voice, wanted, seat) if able(piece)]
        chosen += yield from pick(
            seat, "pick", keys, wanted.number, up_to=wanted.up_to, about=DecisionContext(card=voice.card)
        )
    return [table.pieces[piece_named(key)] for key in dict.fromkeys(chosen)]


def is_proof(table: Table, voice: EffectContext, piece: Piece) -> bool:
    """Tell whether a card is left alone, because a spell speaks and it is Spell Proof (SF-157, SF-R64)."""
    return table.catalogue.cards[voice.card].spell and powers.has(table, piece, "spell_proof")


def at_random(table: Table, keys: list[str], number: int) -> tuple[str, ...]:
    """Return so many of the keys by the open dice."""
    left = keys[:]
    return tuple(left.pop(table.dice.randrange(len(left))) for _ in range(min(number, len(keys))))


def cards(
    table: Table, voice: EffectContext, wanted: CardsIn, able: Callable[[Card], bool] = lambda _: True
) -> Play[tuple[int | None, list[str]]]:
    """Return whose zone it is and the cards of it that a text means, of those that are able to."""
    seat = selectors.player_of(table, voice, wanted.of)
    if seat is None:
        return None, []
    pile = table.sides[seat].pile(wanted.zone)
    known = table.catalogue.cards
    if wanted.how == "top":
        return seat, [card for card in pile[::-1][: wanted.number] if card == HIDDEN or able(known[card])]
    fitting = [
        card
        for card in pile
        if card != HIDDEN and able(known[card]) and filters.fits(table, voice, known[card], wanted.filter)
    ]
    if wanted.how == "all":
        return seat, fitting
    keys = copies(sorted(fitting, key=table.catalogue.order.__getitem__))
    if wanted.how == "random":
        return seat, [card_of(key) for key in at_random(table, keys, wanted.number)]
    if wanted.zone in ("hand", "deck", "forge"):
        least = 0 if wanted.up_to else wanted.number
        picked = yield from unseen(voice.seat, "pick", keys, least, wanted.number, voice.card)
    else:
        picked = yield from pick(
            voice.seat,
            "pick",
            keys,
            wanted.number,
            up_to=wanted.up_to,
            about=DecisionContext(card=voice.card),
        )
    return seat, [card_of(key) for key in picked]


def unseen(
    seat: int, kind: str, keys: Sequence[str], least: int, most: int, card: str
) -> Play[tuple[str, ...]]:
    """Let a player pick among cards that others do not see: always, for not to be asked would tell."""
    most = min(most, len(keys))
    least = min(least, most)
    answer: tuple[str, ...] = yield Pick(
        seat,
        kind,
        tuple(keys),
        least,
        most,
        default=tuple(keys[:least]),
        hidden=True,
        about=DecisionContext(card=card),
    )
    return answer
