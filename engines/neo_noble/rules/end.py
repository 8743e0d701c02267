"""How a game ends, and a match of several games (NN-141 to NN-144, NN-R1, NN-R69, NN-R75)."""

from __future__ import annotations

from typing import NoReturn

from engines.kernel import Result
from engines.kernel.state.series import decided
from engines.neo_noble.table.pieces import NOBODY
from engines.neo_noble.table.state import Table

LOOP = 200
"""NN-R75."""
STANDSTILL = 10
"""Turns that change nothing, after which a game without cards to come is a draw (NN-R75)."""

_FOR_GOOD = ("in_lane", "permanent")
"""How long a change holds that no turn ends."""


class GameOver(Exception):
    """The game ended in the middle of something: nothing of that goes on."""


def win(table: Table, seat: int, reason: str) -> NoReturn:
    """End the game at once (NN-R69). Raises GameOver."""
    end_game(table, seat, reason)
    raise GameOver


def one_more_step(table: Table) -> None:
    """Count a step that nobody decided; 200 in succession end the game as a draw (NN-R75)."""
    table.automatic += 1
    if table.automatic >= LOOP:
        break_off(table)


def count_standstill(table: Table) -> None:
    """Count turns that changed nothing while no card can come any more; ten end the game (NN-R75)."""
    lies = "" if any(side.deck or side.grave or any(side.channel) for side in table.sides) else _lies(table)
    table.still = table.still + 1 if lies and lies == table.stood else 0
    table.stood = lies
    if table.still >= STANDSTILL:
        break_off(table)


def _lies(table: Table) -> str:
    """Return what lies where, what has become of it for good, and what may be paid with."""
    lanes = [[spirit.key for spirit in lane] for side in table.sides for lane in side.lanes]
    piles = [
        [*map(sorted, (side.hand, side.banished, side.reaped)), side.lingering, side.bargain]
        for side in table.sides
    ]
    lasting = [
        (each.what.change, each.spirits, each.places, each.power, each.resolve)
        for each in table.lasting
        if each.until in _FOR_GOOD
    ]
    return repr((lanes, piles, table.coins, lasting))


def break_off(table: Table) -> NoReturn:
    """End a game that goes round in circles as a draw (NN-R75). Raises GameOver."""
    end_game(table, NOBODY, "loop")
    raise GameOver


def end_game(table: Table, winner: int, reason: str) -> None:
    """End the game, and with it the match unless it is a best of three that goes on (NN-R1)."""
    if table.battle is not None:
        table.battle.step = "over"
    if winner != NOBODY:
        table.sides[winner].wins += 1
    if table.options.best_of == 1:
        _end_match(table, winner, reason)
        return
    _tell_of_game(table, winner, reason)
    # a game that ends in a loop is nobody's, and is not played again
    leaders = decided({side.seat: side.wins for side in table.sides}, table.game_number)
    if leaders is not None:
        _end_match(table, leaders[0] if len(leaders) == 1 else NOBODY, "best_of_three")
    else:
        table.game_number += 1
        table.turn = 0
        random = winner == NOBODY or table.options.next_first == "random"
        table.chooser = NOBODY if random else 1 - winner  # NN-R2
        table.stage = "exchange"
        table.tell("next_game", number=table.game_number)


def _tell_of_game(table: Table, winner: int, reason: str) -> None:
    if winner == NOBODY:
        table.tell("game_drawn", reason=reason)
    else:
        table.tell("game_end", winner=winner, reason=reason)


def _end_match(table: Table, winner: int, reason: str) -> None:
    winners = () if winner == NOBODY else (winner,)
    table.result = Result(winners, reason)
    table.stage = "over"
    table.tell("end", winners=list(winners), reason=reason)
