"""How a game ends, and a match of several games (NN-141 to NN-144, NN-R1, NN-R69, NN-R75)."""

from __future__ import annotations

from typing import NoReturn

from engines.kernel import Result
from engines.neo_noble.table.pieces import NOBODY
from engines.neo_noble.table.state import Table

WINS = 2
"""NN-R1."""
MOST_GAMES = 3
"""A game that ends in a loop is nobody's, and is not played again."""
LOOP = 200
"""NN-R75."""


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
    leader = _leader(table)
    if table.options.best_of == 1:
        _end_match(table, winner, reason)
    elif table.game_number == MOST_GAMES or (leader != NOBODY and table.sides[leader].wins == WINS):
        _tell_of_game(table, winner, reason)
        _end_match(table, leader, "best_of_three")
    else:
        _tell_of_game(table, winner, reason)
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


def _leader(table: Table) -> int:
    ahead = table.sides[0].wins - table.sides[1].wins
    if ahead == 0:
        return NOBODY
    return 0 if ahead > 0 else 1


def _end_match(table: Table, winner: int, reason: str) -> None:
    winners = () if winner == NOBODY else (winner,)
    table.result = Result(winners, reason)
    table.stage = "over"
    table.tell("end", winners=list(winners), reason=reason)
