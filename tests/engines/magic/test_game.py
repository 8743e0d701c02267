"""The game as the host knows it: what it says of options, of turns and of how a match stands."""

from __future__ import annotations

import pytest

from engines.kernel import Say
from engines.magic.options import MagicOptions
from engines.magic.table.state import Table
from tests.engines.magic.scenes import GAME, OTHER, YOU, Duel, side
from tests.rules import rule


@pytest.mark.parametrize(("by_hand", "allowed"), [("none", True), ("agreed", False)])
def test_cards_that_are_played_by_hand_are_neither_rated_nor_played_by_computers(
    by_hand: str, allowed: bool
) -> None:
    options = MagicOptions.model_validate({"by_hand": by_hand})
    assert (GAME.seats_computers(options), GAME.is_rated(options)) == (allowed, allowed)


@rule("MN-R11")
def test_every_turn_of_a_match_has_a_greater_number_than_those_before() -> None:
    numbers = []
    for game, turn in ((1, 1), (1, 2), (1, 40), (2, 1), (3, 1)):
        table: Table = Duel(side(["ox"]), turn=turn).table
        table.game_number = game
        numbers.append(GAME.rules.turn(table))
    assert numbers == sorted(set(numbers))


@rule("MN-R11")
def test_a_best_of_three_tells_how_it_stands_and_a_single_game_does_not() -> None:
    told = GAME.seat_interface.standing(Duel(side(["ox"], wins=1), best_of=3).sees())
    players = {"first": Say("mn-player", {"seat": YOU}), "second": Say("mn-player", {"seat": OTHER})}
    counted = {"first_wins": 1, "second_wins": 0, "stage": "priority", "game": 1}
    assert told == Say("mn-standing", {**players, **counted})
    assert GAME.seat_interface.standing(Duel(side(["ox"])).sees()) is None
