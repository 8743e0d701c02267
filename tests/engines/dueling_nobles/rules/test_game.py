"""What a host asks of the game besides its rules."""

from __future__ import annotations

import pytest

from engines.dueling_nobles.game import DuelingNobles
from engines.kernel import Choose, Pick, Say
from tests.engines.dueling_nobles.rules.test_setup import new
from tests.engines.dueling_nobles.scenes import YOU, scene
from tests.engines.saving import check_kept
from tests.rules import rule

GAME = DuelingNobles()


def test_turns_are_numbered_through_all_games_of_a_match():
    table = scene().table
    table.turn, table.game_number = 7, 1
    assert GAME.rules.turn(table) == 10_007
    table.turn, table.game_number = 1, 2
    assert GAME.rules.turn(table) == 20_001


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
    assert GAME.seat_interface.default_label(decision) == label


@rule("DN-D6", "DN-D8")
def test_reactions_are_the_only_questions_to_the_waiting_player():
    assert {"redirect", "defender_cards"} == GAME.reaction_kinds
    assert not GAME.public_kinds & {"prepare", "attacker_cards", "defender_cards", "pick"}


def test_a_duel_is_kept_as_it_was_fought():
    s = scene("J♦*1+2♠ K♥", "Q♣ K♦", phase="announce", hand="7♦ 9♣", other_hand="9♦", other_resources=2)
    s.announce("J♦", "Q♣", (4, 6, 6)).do("K♦").plays("7♦", "9♣").plays("9♦")
    fought = s.duel_seen(None)
    assert (fought.redirected_from, fought.winner, fought.died) == ("QC", YOU, ("JD",))
    check_kept(GAME, s.table)


@pytest.mark.parametrize("open_draft", [False, True])
def test_what_is_dealt_or_laid_open_to_pick_from_is_kept(open_draft: bool):
    check_kept(GAME, new(open_draft=open_draft).table)


def test_the_marks_of_a_turn_and_of_a_match_are_kept():
    s = scene("Q♥+2♦ K♠*1", "Q♣ K♦", hand="4♠ 4♣", other_hand="9♦", discard="7♦", resources=3)
    marks = {"turn": 9, "game_number": 2, "begins": YOU, "replayed": True, "turns_without_duel": 7}
    marks |= {"boost_played": True, "rearranged": True, "tax_paid": True, "income_taken": True, "triples": 2}
    for name, value in {**marks, "still_to_declare": "nobles"}.items():
        setattr(s.table, name, value)
    s.noble("K♠").taxed = True
    for side, wins in zip(s.table.sides, (1, 2), strict=True):
        side.used, side.glimpse, side.shown, side.wins = ["H", "S"], ["9D"], side.hand[:1], wins
        side.rejected = ["JH", "KC"]
    check_kept(GAME, s.table)
