"""Between the games of a match: exchanging cards with the Reserve Deck (NN-29 to NN-32, NN-R1, NN-R4)."""

from __future__ import annotations

from collections.abc import Sequence

from engines.kernel import Choose, DecisionContext, Pick, Play, Together
from engines.kernel.decisions.keys import card_of, copies
from engines.neo_noble.table.contexts import LeavingContext
from engines.neo_noble.table.state import Side, Table


def exchange(table: Table) -> Play[None]:
    """Let both players exchange cards, unseen by each other until both are done; then clear the table."""
    nobles = yield from pick_nobles(table)
    yield from exchange_spirits(table)
    for seat, noble in nobles.items():
        change_noble(table, table.sides[seat], noble)
    table.clear()
    table.stage = "setup"


def exchange_spirits(table: Table) -> Play[None]:
    """Let both players exchange cards one for one (NN-31, NN-D30)."""
    able = [side for side in table.sides if spirits_in_reserve(table, side)]
    if not able:
        return
    out: Sequence[Sequence[str]] = yield Together(*(_out(table, side) for side in able))
    leaving = {side.seat: cards for side, cards in zip(able, out, strict=True) if cards}
    swapping = [side for side in able if side.seat in leaving]
    if not swapping:
        return
    coming: Sequence[Sequence[str]] = yield Together(
        *(_in(table, side, leaving[side.seat]) for side in swapping)
    )
    for side, cards in zip(swapping, coming, strict=True):
        swap(table, side, leaving[side.seat], cards)


def spirits_in_reserve(table: Table, side: Side) -> list[str]:
    """Return the cards of a Reserve Deck that may join the deck."""
    return [card for card in side.reserve if card in table.catalogue.spirits]


def _out(table: Table, side: Side) -> Pick:
    most = len(spirits_in_reserve(table, side))
    return Pick(side.seat, "swap_out", tuple(copies(side.main)), 0, most, default=(), hidden=True)


def _in(table: Table, side: Side, leaving: Sequence[str]) -> Pick:
    keys = tuple(copies(spirits_in_reserve(table, side)))
    count = len(leaving)
    about = DecisionContext(rest=LeavingContext(tuple(map(card_of, leaving))))
    return Pick(side.seat, "swap_in", keys, count, count, hidden=True, about=about)


def swap(table: Table, side: Side, leaving: Sequence[str], coming: Sequence[str]) -> None:
    """Exchange cards between deck and Reserve."""
    main, reserve = list(side.main), list(side.reserve)
    for key in leaving:
        main.remove(card_of(key))
        reserve.append(card_of(key))
    for key in coming:
        reserve.remove(card_of(key))
        main.append(card_of(key))
    side.main = sorted(main, key=table.catalogue.order.__getitem__)
    side.reserve = sorted(reserve, key=table.catalogue.order.__getitem__)


def pick_nobles(table: Table) -> Play[dict[int, str]]:
    """Let both players pick the Noble of the next game, and return those picked, by seat (NN-R4)."""
    able = [side for side in table.sides if nobles_in_reserve(table, side)]
    if not (able and table.options.reserve_noble):
        return {}
    answers: Sequence[str] = yield Together(
        *(
            Choose(
                side.seat,
                "swap_noble",
                (side.noble, *nobles_in_reserve(table, side)),
                default=side.noble,
                hidden=True,
            )
            for side in able
        )
    )
    return {side.seat: noble for side, noble in zip(able, answers, strict=True)}


def change_noble(table: Table, side: Side, noble: str) -> None:
    """Put a Noble in the place of a side's own, which goes into its Reserve (NN-R4)."""
    reserve = [*side.reserve, side.noble]
    reserve.remove(noble)
    side.reserve = sorted(reserve, key=table.catalogue.order.__getitem__)
    side.noble = noble


def nobles_in_reserve(table: Table, side: Side) -> list[str]:
    """Return the Nobles of a Reserve Deck."""
    return [card for card in dict.fromkeys(side.reserve) if card in table.catalogue.nobles]
