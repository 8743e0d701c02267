"""What one seat may see of the table (DN-R4, DN-R5, DN-R42)."""

from __future__ import annotations

from engines.dueling_nobles.rules.turn import may_claim_draw
from engines.dueling_nobles.seat.view import DuellistView, DuelView, NoblesView, NobleView, SeatView, TurnView
from engines.dueling_nobles.table.cards import STRENGTH, in_order, queen_bonus
from engines.dueling_nobles.table.state import Duel, Duellist, Side, Table


def look(table: Table, seat: int | None) -> NoblesView:
    """Return what the seat may see; None is a spectator."""
    first, second = table.sides
    return NoblesView(
        game="dueling_nobles",
        seat=seat,
        result=table.result,
        options=table.options,
        phase=table.phase,
        active=table.active,
        turn=table.turn,
        game_number=table.game_number,
        seats=(_side(table, first, seat == 0), _side(table, second, seat == 1)),
        draft=tuple(table.draft),
        noble_deck=tuple(sorted(table.noble_deck, key=in_order)),
        noble_deck_size=len(table.noble_deck),
        number_deck_size=len(table.number_deck),
        discard=tuple(table.discard),
        duel=_duel(table.duel) if table.duel else None,
        turns_without_duel=table.turns_without_duel,
        may_claim_draw=may_claim_draw(table),
        marks=TurnView.model_validate({name: getattr(table, name) for name in TurnView.model_fields}),
        begins=table.begins,
        replayed=table.replayed,
    )


def _side(table: Table, side: Side, own: bool) -> SeatView:
    court = len(side.courtyard)
    return SeatView(
        courtyard=tuple(
            NobleView(
                card=noble.card,
                strength=STRENGTH[noble.card[0]],
                wounds=noble.wounds,
                limit=table.limits[noble.card[0]],
                boost=noble.boost,
                bonus=queen_bonus(noble.card, court),
                taxed=noble.taxed,
            )
            for noble in side.courtyard
        ),
        resources=side.resources,
        hand_size=len(side.hand),
        hand=tuple(side.hand) if own else None,
        shown=tuple(side.shown),
        dealt=tuple(side.dealt) if own and side.dealt else None,
        rejected=tuple(side.rejected) if own and side.rejected else None,
        used_suits=tuple(side.used),
        glimpse=tuple(side.glimpse) if own and side.glimpse is not None else None,
        wins=side.wins,
    )


def _duel(duel: Duel) -> DuelView:
    return DuelView(
        attacker=_duellist(duel.attacker),
        defender=_duellist(duel.defender),
        redirected_from=duel.redirected_from,
        winner=duel.winner,
        over=duel.over,
        wounded=tuple(duel.wounded),
        died=tuple(duel.died),
    )


def _duellist(duellist: Duellist) -> DuellistView:
    return DuellistView.model_validate({name: getattr(duellist, name) for name in DuellistView.model_fields})
