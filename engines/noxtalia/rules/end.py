"""How a player is out, how a game ends, and a match of several games (NX-22 to NX-24, NX-H3 to NX-H8)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from engines.kernel import Result, placed
from engines.kernel.state.series import decided
from engines.noxtalia.rules.discard import leave_spirit
from engines.noxtalia.table.state import Side, Table

DRAWN = 0.5


class Stopped(Exception):
    """The game, or the active player's part in it, ended in the middle of something."""


def lose(table: Table, losers: Collection[Side], reason: str) -> None:
    """Take players out at one check; end the game when one team at most is left (NX-22, NX-23, NX-H4, NX-H6).

    Raises Stopped when nothing of the action in progress may go on.
    """
    left = {side.team for side in table.sides if not side.out and side not in losers}
    if len(left) > 1:
        moment = 1 + max(side.fell for side in table.sides)
        for side in losers:
            eliminate(table, side, reason, moment)
        if table.mine.out:
            raise Stopped
        return
    end_game(table, left or _winners_of_a_tie(table, losers), reason if left else "simultaneous")
    raise Stopped


def _winners_of_a_tie(table: Table, losers: Collection[Side]) -> set[int]:
    """Return which of the teams that lose together win all the same (NX-R49)."""
    match table.options.simultaneous:
        case "draw":
            return set()
        case "active_wins":
            return {table.mine.team}
        case "active_loses":
            return {side.team for side in losers} - {table.mine.team}


def eliminate(table: Table, side: Side, reason: str, moment: int) -> None:
    """Take a player out while others play on: hand, pile and field leave the match (NX-H3).

    `moment` is the same for all who fall at one check, and higher for those who fall later.
    """
    table.tell("eliminated", seat=side.seat, reason=reason)
    side.out, side.fell = True, moment
    side.pending = False
    side.gone += side.hand + side.pile
    side.hand, side.pile, side.bottom = [], [], 0
    side.seen = [None] * len(side.seen)
    side.tops = [0] * len(side.tops)
    table.changes = [change for change in table.changes if change.ends_with != side.seat]
    for spirit in side.spirits:
        for attached in spirit.attached:
            leave_spirit(table, attached)
        spirit.attached = []
        spirit.alive = False
    if table.first == side.seat:
        table.first = next((other.seat for other in _after(table, side.seat) if not other.out), side.seat)


def _after(table: Table, seat: int) -> list[Side]:
    return [*table.sides[seat + 1 :], *table.sides[:seat]]


def end_at_turn_limit(table: Table) -> None:
    """End a game without a winner, or rank the survivors (NX-24, NX-R51, NX-R64, NX-H4)."""
    sharing = {side.team for side in table.sides if not side.out}
    if table.mode == "free_for_all" and table.options.ffa_tiebreak:
        ranks = {side.team: _rank(side) for side in table.sides if not side.out}
        sharing = {team for team, rank in ranks.items() if rank == max(ranks.values())}
        if len(sharing) == 1:
            end_game(table, sharing, "tiebreak")
            return
    end_game(table, set(), "turn_limit", sharing)


def _rank(side: Side) -> tuple[int, int]:
    return len(side.living), sum(spirit.pv for spirit in side.living)


def end_game(table: Table, teams: set[int], reason: str, sharing: Collection[int] | None = None) -> None:
    """End the game, and with it the match unless it is a best of three (NX-H8).

    `sharing` are the teams that share a drawn game: all when it is not said.
    """
    if table.options.best_of_three:
        if sharing is None:
            sharing = {side.team for side in table.sides}
        _end_one_of_three(table, teams, reason, sharing)
    else:
        _end_match(table, teams, reason)


def _end_match(table: Table, teams: Collection[int], reason: str) -> None:
    winners = tuple(side.seat for side in table.sides if side.team in teams)
    ranked = reason == "best_of_three" or (
        table.options.ffa_tiebreak and reason in ("tiebreak", "turn_limit")
    )
    table.result = Result(winners, reason, places(table, winners, ranked=ranked))
    table.stage = "over"
    more: dict[str, Any] = {"places": list(table.result.places)} if table.result.places else {}
    table.tell("end", winners=list(winners), reason=reason, **more)


def places(table: Table, winners: Collection[int] = (), *, ranked: bool = False) -> tuple[int, ...]:
    """Return who comes where in a free-for-all that ends now: the eliminated share nothing (NX-H3, NX-H4).

    After the winners come those still there, `ranked` by what they have reached if the game has come to its
    end, then who fell last.
    """
    if table.mode != "free_for_all":
        return ()
    standing = {
        side.seat: (side.seat in winners, *_standing(table, side, ranked=ranked)) for side in table.sides
    }
    ranks = sorted(set(standing.values()), reverse=True)
    return placed([[seat for seat, each in standing.items() if each == rank] for rank in ranks])


def partners(table: Table, seat: int) -> tuple[int, ...]:
    """Return the seats of a team: two of one team win together (NX-H5)."""
    team = table.sides[seat].team
    return tuple(side.seat for side in table.sides if side.team == team and not side.robot)


def conceded(table: Table, seat: int, _: Sequence[int]) -> Result | None:
    """Return the result when a seat gives up; None while two teams are left (NX-R52, NX-H3).

    Who is out of one of several games plays on in the next (NX-H8).
    """
    several = table.options.best_of_three
    still_in = {
        side.team
        for side in table.sides
        if (several or not side.out) and side.seat != seat and side.seat not in table.left
    }
    if len(still_in) > 1:
        return None
    winners = tuple(side.seat for side in table.sides if side.team in still_in)
    return Result(winners, "concession", places(table, winners))


def _standing(table: Table, side: Side, *, ranked: bool) -> tuple[float, ...]:
    """Return how far a player has come in a free-for-all: more is better."""
    stays = side.seat not in table.left
    if table.options.best_of_three:
        return (stays, side.wins if ranked else 0)
    return (not side.out, stays, side.fell, *(_rank(side) if ranked and not side.out else (0, 0)))


def _end_one_of_three(table: Table, teams: set[int], reason: str, sharing: Collection[int]) -> None:
    """Count the win, half a win each for a drawn game; go on until nobody can be caught up (NX-H8).

    The eliminated have no share in a drawn game (NX-H4), and who has left the match cannot win it.
    """
    winners = [side.seat for side in table.sides if side.team in teams]
    table.tell("game_end", winners=winners, reason=reason)
    for side in table.sides:
        if side.team in (teams or sharing):
            side.wins += 1 if teams else DRAWN
    points = {side.team: side.wins for side in table.sides if side.seat not in table.left}
    leaders = decided(points, table.game_number)
    if leaders is not None:
        _end_match(table, leaders if len(leaders) == 1 else (), "best_of_three")
        return
    table.game_number += 1
    table.chooser = _loser(table, teams)
    table.stage = "setup"
    table.tell("next_game", number=table.game_number)


def _loser(table: Table, teams: set[int]) -> int:
    """Return who chooses who starts: of several losers the first in seat order; -1 for the dice."""
    if not teams or table.mode == "solo":
        return -1
    still_there = (side.seat for side in table.sides if side.seat not in table.left)
    return next((seat for seat in still_there if table.sides[seat].team not in teams), -1)
