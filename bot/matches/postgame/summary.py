"""What a finished match comes to: its turns, its blows, its best card, and when it turned."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from bot.matches.options import options_of
from bot.store import MatchRow
from engines.kernel import Event, Given, Match, RecapStats
from engines.kernel.match.record import finish
from engines.registry import GAMES


class Best(NamedTuple):
    """The card that did most."""

    seat: int
    card: Any
    """As events name it."""
    amount: int
    """What others suffered by it, or how often it acted."""


class Summary(NamedTuple):
    """A match in four numbers. All of it is public: it comes from what everybody was told."""

    turns: int
    blows: tuple[tuple[int, int], ...]
    """What each seat suffered."""
    best: Best | None
    turned: int | None
    """The turn from which who won was ahead to the end, 0 where they always were; None where nobody won."""


def summary_of(row: MatchRow, seats: int, answers: Sequence[Given], rules: Sequence[int]) -> Summary | None:
    """Play a match again and sum it up. Runs in a worker.

    `rules` are the versions under which it began and each answer was given; None where they have changed.
    """
    game = GAMES[row.game]
    if game.seat_interface.tally is None or any(version != game.rules_version for version in rules):
        return None
    match = Match[Any](game, options_of(row), seats, row.origin.seed() if row.origin else row.seed)
    told, leads = list[Event](), list[float]()
    winners = row.result.winners if row.result else ()
    for given in (None, *answers):
        if given is not None:
            match.answer(*given)
        if match.result is None and _turns(match.events):
            leads.append(lead(match, winners))
        told += match.events
        match.events.clear()
    finish(match, row.ending)
    told += match.events
    blows, best = counted(told, game.seat_interface.tally, seats)
    return Summary(_turns(told), blows, best, turned(leads) if winners else None)


def _turns(events: Iterable[Event]) -> int:
    return sum(event.kind == "turn" for event in events)


def lead(match: Match[Any], winners: Sequence[int]) -> float:
    """Return by how much those who will win are ahead of the best of the others, as a computer sees it."""
    game, table = match.game, match.table
    seats = match.seats + len(game.bystanders(match.seats))
    playing = [seat for seat in range(seats) if seat not in game.rules.gone(table)]
    chances = {seat: game.ai_support.evaluate(table, seat) for seat in playing}
    ahead = [chance for seat, chance in chances.items() if seat in winners]
    behind = [chance for seat, chance in chances.items() if seat not in winners]
    return max(ahead, default=0.0) - max(behind, default=0.0)


def turned(leads: Sequence[float]) -> int:
    """Return the last turn at whose beginning those who won were not ahead; 0 is none."""
    return max((turn for turn, lead in enumerate(leads, 1) if lead <= 0), default=0)


def counted(
    events: Iterable[Event], tally: RecapStats, seats: int
) -> tuple[tuple[tuple[int, int], ...], Best | None]:
    """Count what each seat suffered, and what each card did."""
    suffered = Counter[int](dict.fromkeys(range(seats), 0))
    cards: dict[tuple[int, str], Best] = {}
    acting: tuple[int, Any] | None = None

    def credit(by: int) -> None:
        if acting is not None and acting[1]:
            seat, card = acting
            key = seat, str(card)
            cards[key] = Best(seat, card, cards[key].amount + by if key in cards else by)

    for kind, facts, _secret in events:
        if kind in tally.acts:
            acting = facts["seat"], facts.get(tally.acts[kind])
            if tally.by_times:
                credit(1)
        elif kind in tally.blows:
            amount = facts[tally.blows[kind]] if tally.blows[kind] else 1
            suffered[facts["seat"]] += amount
            if acting is not None and acting[0] != facts["seat"] and not tally.by_times:
                credit(amount)
    best = max(cards.values(), key=lambda each: each.amount, default=None)
    return tuple(sorted(suffered.items())), best if best and best.amount else None
