"""Ten errors that the rules make likely: each test fails when its error is put in."""

from __future__ import annotations

from engines.kernel import Pick, Result
from tests.engines.dueling_nobles.scenes import ME, YOU, cards, duel, scene
from tests.rules import rule


@rule("DN-44", "DN-48")
def test_error_1_dice_after_cards_or_cards_at_once():
    s = duel("Q♥", "K♣", (3, 2, 2), hand="7♠", other_hand="9♦")
    assert s.last_duel.attacker.dice == (3,)
    assert s.last_duel.defender.dice == (2, 2)
    assert s.last_duel.attacker.cards is None
    assert [decision.seat for decision in s.match.decisions] == [ME]


@rule("DN-51", "DN-R36")
def test_error_2_jacks_pair_in_attack_only_or_one_after_the_other():
    s = duel("Q♥", "J♦", (1, 1), hand="2♠", other_hand="9♦ 4♠").plays()
    assert isinstance(s.asked, Pick)
    assert s.asked.most == 2
    s.plays("9♦", "4♠")
    assert s.asks == (YOU, "prepare")


@rule("DN-47", "DN-49")
def test_error_3_suit_bonus_forgotten_for_the_defender_or_once_for_a_pair():
    s = duel("Q♥", "J♦", (1, 1), hand="2♠", other_hand="9♦ 4♦").plays().plays("9♦", "4♦")
    assert s.last_duel.defender.suit_bonus == 4
    assert s.last_duel.defender.total == 11 + 1 + 13 + 4


@rule("DN-53", "DN-54", "DN-R37")
def test_error_4_ace_counted_or_the_defenders_window_skipped():
    s = duel("Q♥", "J♦", (1, 1), hand="A♠", other_hand="9♦").plays("A♠")
    assert s.last_duel.attacker.total == 13
    assert s.asks == (YOU, "defender_cards")


@rule("DN-45")
def test_error_5_queen_counting_herself_or_the_other_court():
    s = duel("Q♥ K♥", "Q♦ J♦ J♣ J♠", (1, 1))
    assert (s.last_duel.attacker.queen, s.last_duel.defender.queen) == (3, 9)


@rule("DN-57", "DN-58")
def test_error_6_resource_for_the_attacker_only_or_in_a_tie():
    s = duel("Q♥", "Q♦", (1, 6))
    assert (s.mine.resources, s.yours.resources) == (0, 1)
    s = duel("Q♥", "Q♦", (6, 6))
    assert (s.mine.resources, s.yours.resources) == (0, 0)


@rule("DN-23", "DN-60")
def test_error_7_the_dead_removed_or_their_marks_kept():
    s = duel("Q♥ J♥ J♠", "Q♦*1+3♠ K♠", (6, 1), noble_deck="J♣")
    assert sorted(s.table.noble_deck) == ["JC", "QD"]
    s.yours.resources = 20
    s.do("spend:0:0", "no_duel", "spend:0:0", "no_duel", "spend:0:2")
    assert (s.noble("Q♦").wounds, s.noble("Q♦").boost) == (0, None)
    assert s.table.discard == ["3S"]


@rule("DN-34")
def test_error_8_draws_one_by_one_or_a_noble_after_seeing_the_cards():
    s = scene(resources=9).do("spend:3:0")
    assert len(s.mine.hand) == 3
    assert s.asks == (ME, "announce_noble")


@rule("DN-25", "DN-26", "DN-27", "DN-28")
def test_error_9_diamond_at_equal_courts_club_taking_its_payment_shared_uses():
    assert "diamond" not in scene("Q♥", "Q♣", hand="4♦").verbs
    assert "club" not in scene(hand="4♣").verbs
    assert scene(hand="4♣", discard="2♠").do("club", "4♣").keys == ("2S",)
    s = scene("Q♥*1", "Q♣*1", hand="4♥", other_hand="5♥").do("heart", "4♥", "Q♥", "spend:0:0", "no_duel")
    assert s.asks == (YOU, "prepare")
    assert "heart" in s.verbs
    assert s.do("heart", "5♥", "Q♣").table.discard == cards("4♥ 5♥")


@rule("DN-R40")
def test_error_10_loss_checked_only_at_the_end_of_a_turn():
    s = duel("Q♥", "J♦*1", (6, 1), other_resources=9, other_hand="2♠").plays()
    assert s.match.result == Result((ME,), "elimination")
    assert s.match.decisions == ()
