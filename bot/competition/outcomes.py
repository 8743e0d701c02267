"""What the end of a match, or what an organiser says of it, is worth at its table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bot.competition import pods
from bot.competition.setup import Setup
from bot.competition.state import Format, Outcome, Score, SeatSource, duel
from engines.kernel import Result


class Impossible(Exception):
    """No match can end with these games."""


class Ended(NamedTuple):
    """A match that is over, as its table sees it."""

    result: Result
    seats: tuple[int | None, ...]
    """Those of the match, in the order of the table's; None for who had not come."""
    games: Sequence[float] = ()
    """What each seat of the match has won of several games; empty where it was one."""
    disqualified: bool = False
    """Whether somebody at the table was sent away."""

    @property
    def winner(self) -> int | None:
        """The only winner's seat."""
        return self.result.winners[0] if len(self.result.winners) == 1 else None

    @property
    def source(self) -> SeatSource:
        """Why it ended as it did."""
        if self.winner is not None and self.disqualified:
            return SeatSource.DISQUALIFIED
        return SeatSource.AGREED if self.result.reason == "agreement" else SeatSource.PLAYED


def of_match(ended: Ended, setup: Setup) -> Outcome:
    """Return the outcome of a table from its finished match; seats of those who had not come have lost.

    Who wins a match of several games that the other gave up has won as many as it takes. When the time was
    up, the games that were won count, and the one under way is drawn.
    """
    if setup.format is Format.PODS:
        return Outcome(_of_pod(ended), ended.source)
    if ended.games:
        return _of_games(ended, setup.best_of)
    if ended.winner is None:
        return duel(0, 0, 1, source=ended.source)
    won = int(ended.seats[0] == ended.winner)
    return duel(won, 1 - won, source=ended.source)


def _of_games(ended: Ended, best_of: int) -> Outcome:
    own = [ended.games[seat] if seat is not None else 0.0 for seat in ended.seats]
    won, drawn = [int(each) for each in own], int(2 * (own[0] % 1))
    if ended.result.reason == "time_up":
        drawn += 1
    elif ended.winner is not None:
        first = 0 if ended.seats[0] == ended.winner else 1
        won[first] = max(won[first], (best_of + 1) // 2, won[1 - first] + 1)
    elif won[0] == won[1] == drawn == 0:
        drawn = 1
    elif won[0] != won[1]:  # agreed upon while somebody led: the match is a draw all the same
        won = [min(won)] * 2
        drawn += 1
    return duel(won[0], won[1], drawn, source=ended.source)


def _of_pod(ended: Ended) -> tuple[Score, ...]:
    """Return the scores of a pod: one has won, or those who came first share a draw.

    Who was not there has lost in any case, and so has who gave up before the others agreed.
    """
    first = Score(1) if ended.result.winners else Score(0, 0, 1)
    came_first = [seat is not None and ended.result.place(seat) == 1 for seat in ended.seats]
    return tuple(first if best else Score(0, 1) for best in came_first)


def possible(seats: int, setup: Setup, *, decided: bool) -> Iterator[tuple[int, ...]]:
    """Yield how a table can have ended: games of each seat, then drawn ones of two; wins first.

    What must be decided has a winner.
    """
    if seats > 2 or setup.format is Format.PODS:
        yield from (tuple(int(each == won) for each in range(seats)) for won in range(seats))
        if not decided:
            yield (0,) * seats
        return
    needed = (setup.best_of + 1) // 2
    won = [(most, least) for most in range(needed, 0, -1) for least in range(most)]
    lost = [(least, most) for most, least in won]
    level = [] if decided else [(each, each) for each in range(needed)]
    for one, other in (*won, *lost, *level):
        for drawn in range(setup.best_of - one - other + 1):
            if one or other or drawn:
                yield (one, other, drawn) if drawn else (one, other)


def by_hand(scores: Sequence[int], seats: int, setup: Setup) -> Outcome:
    """Return the outcome that an organiser has entered as the games of each seat. Raises Impossible."""
    if seats > 2 or setup.format is Format.PODS:
        if len(scores) != seats or any(not 0 <= each <= 1 for each in scores):
            raise Impossible
        ahead = [seat for seat, won in enumerate(scores) if won == max(scores)]
        return Outcome(pods.scores(ahead[0] if len(ahead) == 1 else None, seats))
    needed = (setup.best_of + 1) // 2
    one, other, *more = [*scores, *[0] * (2 - len(scores))]
    fits = len(scores) in (2, 3) and max(one, other) <= needed and min(one, other) < max(needed, 1)
    if not fits or any(each < 0 for each in scores):
        raise Impossible
    drawn = more[0] if more else int(one == other == 0)
    return duel(one, other, drawn)
