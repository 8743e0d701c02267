"""What a host asks of the game besides its rules."""

from __future__ import annotations

import pytest

from engines.dueling_nobles.game import DuelingNobles
from engines.kernel import Choose, Pick, Say
from tests.engines.dueling_nobles.scenes import scene
from tests.rules import rule

GAME = DuelingNobles()


def test_turns_are_numbered_through_all_games_of_a_match():
    table = scene().table
    table.turn, table.game_number = 7, 1
    assert GAME.turn(table) == 10_007
    table.turn, table.game_number = 1, 2
    assert GAME.turn(table) == 20_001


@rule("DN-R43")
@pytest.mark.parametrize(
    ("kind", "label"),
    [
        ("prepare", Say("dn-option-spend-nothing")),
        ("attacker_cards", Say("dn-option-no-card")),
        ("defender_cards", Say("dn-option-no-card")),
        ("boost_card", None),
        ("pick", None),
    ],
)
def test_only_passive_answers_that_tell_nothing_of_a_hand_may_stand_on_the_board(
    kind: str, label: Say | None
):
    decision = Choose(0, kind, ("x",)) if kind in ("prepare", "boost_card") else Pick(0, kind, ("x",), 0, 1)
    assert GAME.default_label(decision) == label


def test_reactions_are_the_only_questions_to_the_waiting_player():
    assert {"redirect", "defender_cards"} == GAME.reaction_kinds
    assert not GAME.public_kinds & {"prepare", "attacker_cards", "defender_cards", "pick"}
