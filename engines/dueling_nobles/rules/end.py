"""How a game ends, and a match of several games (DN-62, DN-R38, DN-R40, H1)."""

from __future__ import annotations

from engines.dueling_nobles.rules.setup import clear
from engines.dueling_nobles.rules.turn import begin_turn, stalled
from engines.dueling_nobles.table.state import Table
from engines.kernel import Result
from engines.kernel.state.series import decided


def end_if_decided(table: Table) -> bool:
    """End the game when a courtyard is empty, and tell whether it is (DN-62, DN-R38, DN-R40)."""
    mine, theirs = bool(table.mine.courtyard), bool(table.theirs.courtyard)
    if mine and theirs:
        return False
    if mine or theirs:
        end_game(table, table.acting if mine else 1 - table.acting, "elimination")
        return True
    match table.options.double_ko:
        case "draw":
            end_game(table, None, "double_ko")
        case "active_wins":
            end_game(table, table.acting, "double_ko")
        case "active_loses":
            end_game(table, 1 - table.acting, "double_ko")
    return True


def end_turn(table: Table) -> None:
    """Pass the turn on, or draw a game in which nobody duels (DN-13, DN-R41)."""
    if stalled(table):
        end_game(table, None, "stall")
    else:
        begin_turn(table, 1 - table.acting)


def end_game(table: Table, winner: int | None, reason: str) -> None:
    """End the game, and with it the match unless it is a best of three (H1)."""
    if table.options.best_of_three:
        _end_one_of_three(table, winner, reason)
    else:
        _end_match(table, winner, reason)


def _end_match(table: Table, winner: int | None, reason: str) -> None:
    table.result = Result(() if winner is None else (winner,), reason)
    table.phase = "over"
    table.tell("end", winners=list(table.result.winners), reason=reason)


def _end_one_of_three(table: Table, winner: int | None, reason: str) -> None:
    """Count the win, or replay a drawn game once; the loser begins the next game (H1).

    A game drawn twice counts for nobody, and who lost before begins again.
    After three games the one with more wins has won.
    """
    table.tell("game_end", winners=[] if winner is None else [winner], reason=reason)
    if winner is not None:
        table.sides[winner].wins += 1
    elif not table.replayed:
        table.replayed = True
        table.tell("replay")
        clear(table)
        return
    leaders = decided({seat: side.wins for seat, side in enumerate(table.sides)}, table.game_number)
    if leaders is not None:
        _end_match(table, leaders[0] if len(leaders) == 1 else None, "best_of_three")
        return
    table.game_number += 1
    table.replayed = False
    if winner is not None:
        table.begins = 1 - winner
    table.tell("next_game", number=table.game_number)
    clear(table)
