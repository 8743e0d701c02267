"""Phases 4 and 5: the duel (DN-37 to DN-58)."""

from __future__ import annotations

import pytest

from engines.kernel import BACK, IllegalAnswer, Pick
from tests.engines.dueling_nobles.scenes import ME, YOU, cards, duel, scene
from tests.rules import rule

# Announcing


@rule("DN-37", "DN-15")
def test_one_duel_ends_the_turn():
    s = scene("Q♥", "Q♣", phase="announce").announce("Q♥", "Q♣", (4, 2))
    assert s.asks == (YOU, "prepare")
    assert s.table.turn == 6


@rule("DN-37", "DN-R31")
def test_nobody_must_duel():
    s = scene(phase="announce")
    assert s.asked.default == "no_duel"
    s.do("no_duel")
    assert s.asks == (YOU, "prepare")
    assert s.table.duel is None


@rule("DN-38", "DN-R31", "DN-D5")
def test_any_own_noble_may_challenge_any_opposing_one():
    s = scene("Q♥*1 K♠ J♦", "Q♣ K♦*2", phase="announce")
    assert s.keys == ("QH", "KS", "JD", "no_duel")
    s.do("Q♥")
    assert s.asks == (ME, "announce_target")
    assert s.keys == ("QC", "KD")
    s.roll(1, 6, 6).do("K♦")
    assert (s.last_duel.attacker.card, s.last_duel.defender.card) == ("QH", "KD")


@rule("DN-D5")
def test_the_challenger_may_be_chosen_anew_until_the_target_is_named():
    s = scene(phase="announce").do("Q♥")
    assert s.asked.default == BACK
    assert s.asked.about.card == "QH"
    s.do(BACK)
    assert s.asks == (ME, "announce_noble")
    assert s.match.events == []


@rule("DN-39", "DN-40", "DN-R32", "DN-D6")
def test_the_defender_pays_two_to_send_another_noble():
    s = scene("Q♥", "Q♣ K♦ J♠", phase="announce", other_resources=3, hand="4♣").announce(
        "Q♥", "Q♣", (3, 1, 2)
    )
    assert s.asks == (YOU, "redirect")
    assert s.asked.default == "keep"
    assert s.keys == ("keep", "KD", "JS")
    s.do("K♦")
    assert s.yours.resources == 1
    assert s.last_duel.defender.card == "KD"
    assert s.last_duel.redirected_from == "QC"
    assert s.last_duel.attacker.card == "QH"
    assert s.asks == (ME, "attacker_cards")  # neither an answer nor a second redirect
    s.plays("4♣")
    assert s.noble("K♦").wounds == 1
    assert s.noble("Q♣").wounds == 0


@rule("DN-40", "DN-R32")
def test_a_challenge_that_is_kept_costs_nothing():
    s = scene("Q♥", "Q♣ K♦", phase="announce", other_resources=2).announce("Q♥", "Q♣", (6, 1)).do("keep")
    assert s.last_duel.redirected_from is None
    assert s.last_duel.defender.card == "QC"
    assert s.yours.resources == 2


@rule("DN-R32", "DN-39", "DN-D6")
@pytest.mark.parametrize(("court", "resources"), [("Q♣", 9), ("Q♣ K♦ J♠", 1)])
def test_without_two_resources_and_two_nobles_there_is_no_redirect(court, resources):
    s = scene("Q♥", court, phase="announce", other_resources=resources, hand="4♣").announce(
        "Q♥", "Q♣", (1, 1)
    )
    assert s.asks == (ME, "attacker_cards")


@rule("DN-R32", "DN-57")
def test_the_payment_is_lost_even_when_the_attacker_loses():
    s = scene("J♥", "Q♣ K♦", phase="announce", other_resources=2).announce("J♥", "Q♣", (1, 6, 6)).do("K♦")
    assert s.yours.resources == 0 + 1
    assert s.noble("J♥").wounds == 1


# Strength


@rule("DN-3", "DN-42", "DN-43")
@pytest.mark.parametrize(("name", "base", "dice"), [("J♥", 11, (5,)), ("Q♥", 12, (5,)), ("K♥", 13, (5, 6))])
def test_base_strength_and_dice_by_rank(name, base, dice):
    s = duel(name, "Q♣", (*dice, 2))
    assert s.last_duel.attacker.base == base
    assert s.last_duel.attacker.dice == dice
    assert s.last_duel.attacker.subtotal == base + sum(dice)


@rule("DN-3", "DN-42")
def test_dice_have_six_sides_and_a_duel_needs_four_at_most():
    fallen = set()
    for turn in range(60):
        s = scene("K♥", "K♦", phase="announce", hand="2♣")
        s.table.dice.count = 10 * turn
        s.announce("K♥", "K♦")
        both = (*s.last_duel.attacker.dice, *s.last_duel.defender.dice)
        assert len(both) == 4
        fallen.update(both)
    assert fallen == {1, 2, 3, 4, 5, 6}


@rule("DN-41")
def test_a_subtotal_is_base_modifiers_and_dice_on_either_side():
    s = duel("Q♥+2♠ J♦", "Q♣+3♦ J♠ K♠", (4, 5))
    assert s.last_duel.attacker.subtotal == 12 + 3 + 2 + 4
    assert s.last_duel.defender.subtotal == 12 + 6 + 3 + 5


@rule("DN-45", "DN-R39")
def test_a_queen_counts_the_others_of_her_own_court_wounded_ones_and_queens_too():
    s = duel("Q♥ J♦*1 Q♠", "Q♣", (1, 1))
    assert s.last_duel.attacker.queen == 6
    assert s.last_duel.defender.queen == 0
    assert duel("J♥ Q♦", "K♣ Q♠", (1, 1, 1)).last_duel.attacker.queen == 0
    assert duel("J♥ Q♦", "Q♠ K♣ J♠ J♣", (1, 1)).last_duel.defender.queen == 9


@rule("DN-45", "DN-R39")
def test_a_noble_bought_this_turn_strengthens_a_queen():
    s = scene("Q♥", "K♣", resources=4, noble_deck="J♠").do("spend:0:1").announce("Q♥", "K♣", (1, 1, 1))
    assert s.last_duel.attacker.queen == 3


@rule("DN-44", "DN-R33")
def test_all_dice_lie_open_before_any_card_is_played_and_after_the_redirect():
    s = scene("Q♥", "Q♣ K♦", phase="announce", hand="4♣", other_hand="5♣", other_resources=2)
    s.announce("Q♥", "Q♣", (3, 1, 2))
    assert s.last_duel.attacker.dice == ()
    assert s.duel_seen(YOU).attacker.subtotal is None
    s.do("K♦")
    assert s.asks == (ME, "attacker_cards")
    for seat in (ME, YOU, None):
        seen = s.duel_seen(seat)
        assert (seen.attacker.subtotal, seen.defender.subtotal) == (15, 16)
        assert (seen.attacker.cards, seen.defender.cards) == (None, None)
    assert [event.kind for event in s.match.events] == ["duel", "redirect", "roll", "roll"]


# Number cards


@rule("DN-46", "DN-48", "DN-49", "DN-R35")
def test_the_attacker_plays_first_and_the_defender_answers_knowing_it():
    s = duel("Q♥", "K♣", (3, 2, 2), hand="7♠ 8♠", other_hand="9♦ 2♦")
    assert s.asks == (ME, "attacker_cards")
    s.plays("7♠")
    assert s.last_duel.attacker.total == 12 + 3 + 7
    assert s.asks == (YOU, "defender_cards")
    assert s.duel_seen(YOU).attacker.cards == ("7S",)
    assert s.duel_seen(None).attacker.total == 22
    s.plays("9♦")
    assert s.last_duel.defender.total == 13 + 4 + 9
    assert s.last_duel.winner == YOU


@rule("DN-48")
def test_an_attacker_who_declined_gets_no_second_chance():
    s = duel("Q♥", "J♣", (6, 1), hand="7♠", other_hand="9♦").plays()
    assert s.asks == (YOU, "defender_cards")
    s.plays("9♦")
    assert s.asks == (YOU, "prepare")
    assert s.last_duel.winner == YOU
    assert s.mine.hand == ["7S"]


@rule("DN-47", "DN-49")
def test_a_card_of_the_nobles_suit_adds_two_on_either_side():
    s = duel("Q♥", "K♣", (3, 2, 2), hand="7♥", other_hand="9♣").plays("7♥").plays("9♣")
    assert (s.last_duel.attacker.suit_bonus, s.last_duel.attacker.total) == (2, 12 + 3 + 7 + 2)
    assert (s.last_duel.defender.suit_bonus, s.last_duel.defender.total) == (2, 13 + 4 + 9 + 2)
    s = duel("Q♥", "K♣", (3, 2, 2), hand="7♣", other_hand="9♥").plays("7♣").plays("9♥")
    assert s.last_duel.attacker.suit_bonus == s.last_duel.defender.suit_bonus == 0


@rule("DN-50", "DN-51", "DN-R36", "DN-D7", "DN-D8")
@pytest.mark.parametrize(("name", "most"), [("J♥", 2), ("Q♥", 1), ("K♥", 1)])
def test_one_card_at_most_and_a_jack_two_in_attack_and_defence(name, most):
    dice = (2, 2) if name[0] == "K" else (2,)
    s = duel(name, "Q♣", (*dice, 3), hand="7♠ 8♠ 9♠", other_hand="2♦")
    decision = s.asked
    assert isinstance(decision, Pick)
    assert (decision.least, decision.most) == (0, most)
    if most == 1:
        with pytest.raises(IllegalAnswer):
            s.plays("7♠", "8♠")
    s = duel("Q♣", name, (3, *dice), hand="2♦", other_hand="7♠ 8♠ 9♠").plays()
    decision = s.asked
    assert isinstance(decision, Pick)
    assert (decision.least, decision.most) == (0, most)


@rule("DN-51", "DN-R36")
def test_a_jack_plays_two_cards_together_before_the_defender_and_each_may_be_suited():
    s = duel("J♦", "Q♥", (1, 1), hand="9♦ 4♦", other_hand="2♠").plays("9♦", "4♦")
    assert s.last_duel.attacker.total == 11 + 1 + 9 + 2 + 4 + 2
    assert s.asks == (YOU, "defender_cards")
    s = duel("Q♥", "J♦", (1, 1), hand="2♠", other_hand="9♦ 4♠").plays().plays("9♦", "4♠")
    assert s.last_duel.defender.total == 11 + 1 + 9 + 2 + 4


@rule("DN-51")
def test_a_jack_with_one_card_in_hand_plays_one_at_most():
    decision = duel("J♦", "Q♥", (1, 1), hand="9♦").asked
    assert isinstance(decision, Pick)
    assert decision.most == 1


@rule("DN-52")
def test_used_cards_go_to_the_discard_pile():
    s = (
        duel("J♦", "Q♥", (1, 1), hand="9♦ 4♠ 5♠", other_hand="2♠ 3♥", discard="10♣")
        .plays("9♦", "4♠")
        .plays("3♥")
    )
    assert s.table.discard == cards("10♣ 9♦ 4♠ 3♥")
    assert s.mine.hand == ["5S"]
    assert s.yours.hand == ["2S"]


@rule("DN-53", "DN-R34")
def test_an_ace_adds_nothing_and_wins_outright():
    s = duel("J♥", "K♣", (1, 6, 6), hand="A♥", other_hand="10♣").plays("A♥")
    assert s.last_duel.attacker.total == 12
    assert s.last_duel.attacker.suit_bonus == 0
    s.plays("10♣")
    assert s.last_duel.defender.total == 13 + 12 + 12
    assert s.last_duel.winner == ME
    assert s.noble("K♣").wounds == 1


@rule("DN-54", "DN-58")
def test_two_aces_are_a_tie():
    s = duel("K♥", "J♣", (6, 6, 1), hand="A♥", other_hand="A♣").plays("A♥").plays("A♣")
    assert s.last_duel.winner is None
    assert s.noble("K♥").wounds == s.noble("J♣").wounds == 1
    assert s.mine.resources == s.yours.resources == 0


@rule("DN-R36", "DN-53")
def test_one_of_a_jacks_two_cards_may_be_an_ace():
    s = duel("J♥", "K♣", (1, 6, 6), hand="A♥ 2♥", other_hand="10♣").plays("A♥", "2♥").plays("10♣")
    assert s.last_duel.winner == ME
    assert s.last_duel.attacker.total == 12 + 2 + 2


@rule("DN-R37", "DN-D7", "DN-D8")
def test_a_side_with_cards_is_always_asked_and_a_side_without_never():
    s = duel("Q♥", "K♣", (1, 6, 6), hand="A♥", other_hand="10♦ 9♦").plays("A♥")
    assert s.asks == (YOU, "defender_cards")
    assert s.keys == ("9D", "10D")
    assert duel("Q♥", "K♣", (1, 1, 1), other_hand="10♦").asks == (YOU, "defender_cards")
    assert duel("Q♥", "K♣", (1, 1, 1), hand="10♦").plays().asks == (YOU, "prepare")
    assert duel("Q♥", "K♣", (1, 1, 1)).asks == (YOU, "prepare")


# Outcome


@rule("DN-55", "DN-56", "DN-57")
@pytest.mark.parametrize(("dice", "winner"), [((4, 3), ME), ((3, 4), YOU)])
def test_the_higher_total_wins_a_wound_for_the_loser_a_resource_for_the_winner(dice, winner):
    s = duel("Q♥", "Q♣", dice)
    assert s.last_duel.winner == winner
    assert s.table.sides[winner].resources == 1
    assert s.table.sides[1 - winner].resources == 0
    assert s.table.sides[winner].courtyard[0].wounds == 0
    assert s.table.sides[1 - winner].courtyard[0].wounds == 1
    loser = s.table.sides[1 - winner].courtyard[0].card
    victor = s.table.sides[winner].courtyard[0].card
    counted = {"was": 0, "total": 1, "on": f"player:{winner}"}
    assert s.events("won")[0].facts == {"seat": winner, "noble": victor, **counted}
    assert s.last_duel.wounded == [loser]
    assert s.last_duel.over


@rule("DN-55")
def test_cards_may_turn_the_duel():
    s = duel("Q♥", "Q♣", (1, 6), hand="8♠").plays("8♠")
    assert s.last_duel.winner == ME


@rule("DN-58")
def test_a_tie_wounds_both_and_gives_nobody_a_resource():
    s = duel("Q♥", "Q♣", (3, 3))
    assert s.last_duel.winner is None
    assert s.noble("Q♥").wounds == s.noble("Q♣").wounds == 1
    assert s.mine.resources == s.yours.resources == 0
    assert s.last_duel.wounded == ["QH", "QC"]


@rule("H7")
def test_house_rule_7_both_sides_choose_in_secret_and_reveal_together():
    for first in (ME, YOU):
        s = duel("Q♥", "J♣", (3, 4), hand="7♥", other_hand="9♦ 2♦", options={"blind_cards": True})
        assert {(d.seat, d.kind) for d in s.match.decisions} == {
            (ME, "attacker_cards"),
            (YOU, "defender_cards"),
        }
        chosen = {ME: ("7H",), YOU: ("2D", "9D")}
        before = s.view(1 - first)
        s.match.answer(first, chosen[first])
        assert s.view(1 - first) == before
        assert not s.events("cards")
        s.match.answer(1 - first, chosen[1 - first])
        assert s.last_duel.attacker.total == 12 + 3 + 9
        assert s.last_duel.defender.total == 11 + 4 + 11
        assert s.last_duel.winner == YOU


@rule("DN-R45", "H7")
@pytest.mark.parametrize("first", [ME, YOU])
def test_who_answers_last_cannot_take_back_blind_cards_that_he_has_seen_answered(first):
    s = duel("Q♥", "Q♣", (3, 3), hand="7♥", other_hand="9♦", options={"blind_cards": True})
    s.match.answer(first, ())
    s.match.undo(first)  # nobody has learnt anything yet
    s.match.answer(first, ())
    s.match.answer(1 - first, ())
    assert s.last_duel.over
    assert s.asked.kind != "defender_cards"
    assert not s.match.can_undo(ME)
    assert not s.match.can_undo(YOU)


@rule("DN-D7")
@pytest.mark.parametrize(("hand", "other"), [("7♥", ""), ("", "2♦"), ("", "")])
def test_blind_cards_ask_only_sides_that_hold_cards(hand, other):
    s = duel("Q♥", "Q♣", (3, 3), hand=hand, other_hand=other, options={"blind_cards": True})
    if hand or other:
        assert len(s.match.decisions) == 1
        assert s.asked.seat == (ME if hand else YOU)
        s.plays(hand or other)
        assert s.last_duel.winner == (ME if hand else YOU)
    assert s.last_duel.over
