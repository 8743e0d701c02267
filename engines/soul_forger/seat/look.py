"""What one seat sees of the table: everything that leaves the engine comes from here (SF-R76)."""

from __future__ import annotations

from engines.soul_forger.cards import catalogue
from engines.soul_forger.evaluation import powers
from engines.soul_forger.options import SoulForgerOptions
from engines.soul_forger.rules import resolution
from engines.soul_forger.seat.namesakes import is_known, namesakes
from engines.soul_forger.seat.view import PieceView, SideView, SoulForgerView
from engines.soul_forger.table.pieces import HIDDEN, Piece
from engines.soul_forger.table.side import Side
from engines.soul_forger.table.state import Table


def look(table: Table, seat: int | None) -> SoulForgerView:
    """Return what the seat may see; None is a spectator."""
    numbers = namesakes(table, seat)
    return SoulForgerView(
        game="soul_forger",
        seat=seat,
        result=table.result,
        options=_options(table, seat),
        turn=table.turn,
        active=table.active,
        first=table.first,
        phase=table.phase,
        point=table.point,
        moment=table.moment,
        stage=table.stage,
        asked=table.asked,
        flow=tuple(table.flow),
        resolving=table.resolving,
        doing=table.doing,
        frames=tuple(table.frames),
        waiting=tuple(table.waiting),
        lasting=tuple(table.lasting),
        combat=table.combat,
        out=tuple(table.out),
        pieces=tuple(_piece(table, piece, seat, numbers.get(piece.id, 0)) for piece in table.pieces.values()),
        sides=tuple(_side(table, side, seat) for side in table.sides),
        serial=table.serial,
        entries=table.entries,
    )


def _options(table: Table, seat: int | None) -> SoulForgerOptions:
    """Return the options with the viewer's own deck alone, and the host's cards that they have seen."""
    options = table.options
    decks = tuple(deck if number == seat else None for number, deck in enumerate(options.decks))
    pack = options.cards
    if pack is not None:
        pack = catalogue.only(pack, frozenset(_seen(table, seat)))
    return options.model_copy(update={"decks": decks, "cards": pack})


def _seen(table: Table, seat: int | None) -> set[str]:
    """Return all cards that the viewer knows to be in the match."""
    entries = (*table.flow, *table.waiting, *([table.doing] if table.doing is not None else []))
    seen = {each.card for change in table.lasting for each in (change, *change.gone)}
    for entry in entries:
        seen.update((entry.card, *entry.paid, *(each.card for each in entry.gone)))
    for piece in table.pieces.values():
        if piece.up or piece.owner == seat:
            seen.add(piece.card.id)
        seen.update(each.card for each in piece.under)
    for side in table.sides:
        seen.update(side.material, side.grave, side.removed, side.known)
        if side.seat == seat:
            seen.update(side.list, side.forge, side.hand)
            deck = table.options.decks[side.seat] if side.seat < len(table.options.decks) else None
            if deck is not None:
                seen.update(deck.main, deck.forge, deck.gear)
    return seen - {HIDDEN}


def _piece(table: Table, piece: Piece, seat: int | None, nth: int) -> PieceView:
    known = is_known(piece, seat)
    return PieceView(
        id=piece.id,
        card=piece.card.id if known else None,
        nth=nth,
        owner=piece.owner,
        seat=piece.seat,
        zone=piece.zone,
        since=piece.since,
        on=piece.on,
        up=piece.up,
        entry=piece.entry,
        power=powers.power(table, piece) if known else 0,
        endurance=powers.endurance(table, piece) if known else 0,
        damage=piece.damage,
        counters=tuple(sorted(piece.counters.items())),
        under=piece.under,
        used=tuple(sorted(piece.used.items())),
    )


def _side(table: Table, side: Side, seat: int | None) -> SideView:
    own = side.seat == seat
    seen = resolution.looked_at(table)
    tops = max(side.tops, seen[1]) if seen is not None and seen[0] == side.seat else side.tops
    top = tuple(side.deck[::-1][:tops]) if own else ()
    below = min(side.bottoms, len(side.deck) - len(top))  # a card is shown once where both are known
    bottom = tuple(side.deck[:below][::-1]) if own else ()
    return SideView(
        seat=side.seat,
        living=side.seat in table.living(),
        level=side.level,
        xp=side.xp,
        damage=side.damage,
        endurance=powers.player_endurance(table, side.seat),
        on_guard=powers.is_on_guard(table, side.seat),
        ronum=powers.controlled_ronum(table, side.seat),
        deck_size=len(side.deck),
        top=top,
        bottom=bottom,
        list=side.list if own else None,
        forge_size=len(side.forge),
        forge=tuple(side.forge) if own else None,
        hand_size=len(side.hand),
        hand=tuple(side.hand) if own else None,
        known=tuple(side.known),
        material=tuple(side.material),
        grave=tuple(side.grave),
        removed=tuple(side.removed),
        switched=side.switched,
        stops=tuple(sorted(side.stops)) if own else None,
        quiet=side.quiet if own else None,
    )
