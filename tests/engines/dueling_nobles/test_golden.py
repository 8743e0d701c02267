"""Golden tests, T1 to T14: scenes reckoned by hand from the book."""

from __future__ import annotations

import pytest

from engines.dueling_nobles.players.player import expected
from engines.kernel import Result
from tests.engines.dueling_nobles.scenes import ME, YOU, card, duel, scene
from tests.rules import rule


@rule("DN-41", "DN-43", "DN-45", "DN-46", "DN-47")
def test_t1_a_queens_duel():
    s = duel("Q♥+3♠ J♦ K♠", "K♣", (4, 5, 6), hand="7♥", other_hand="10♦")
    assert s.last_duel.attacker.subtotal == 25
    assert s.plays("7♥").last_duel.attacker.total == 34


@rule("DN-42", "DN-55", "DN-58")
def test_t2_a_kings_duel_that_ends_in_a_tie():
    s = duel("Q♥+3♠ J♦ K♠", "K♣", (4, 5, 6), hand="7♥", other_hand="10♦").plays("7♥")
    assert s.last_duel.defender.subtotal == 24
    s.plays("10♦")
    assert s.last_duel.defender.total == 34
    assert s.noble("Q♥").wounds == s.noble("K♣").wounds == 1
    assert s.mine.resources == s.yours.resources == 0


@rule("DN-51", "DN-R36")
def test_t3_a_jack_plays_two_cards():
    s = duel("J♦", "Q♥", (1, 1), hand="9♦ 4♠", other_hand="2♠")
    assert s.last_duel.attacker.subtotal == 12
    assert s.plays("9♦", "4♠").last_duel.attacker.total == 27


@rule("DN-53", "DN-57")
def test_t4_the_defender_turns_a_lost_duel_with_an_ace():
    s = duel("K♥+3♠", "J♣", (6, 6, 1), hand="2♣", other_hand="A♦")
    assert s.last_duel.attacker.subtotal - s.last_duel.defender.subtotal >= 16  # type: ignore[operator]
    s.plays().plays("A♦")
    assert s.noble("K♥").wounds == 1
    assert (s.mine.resources, s.yours.resources) == (0, 1)


@rule("DN-54", "DN-R36")
def test_t5_two_aces_do_not_beat_one():
    s = duel("J♥", "Q♣", (6, 1), hand="A♥ A♠", other_hand="A♦").plays("A♥", "A♠").plays("A♦")
    assert s.last_duel.winner is None
    assert s.noble("J♥").wounds == s.noble("Q♣").wounds == 1
    assert s.mine.resources == s.yours.resources == 0


@rule("DN-45")
def test_t6_queens_lose_strength_with_a_court():
    s = scene("Q♥ Q♠ K♦*2", "J♣ J♠", phase="announce", hand="")
    assert [noble.bonus for noble in s.view(None).seats[ME].courtyard] == [6, 6, 0]
    s.announce("K♦", "J♣", (1, 1, 6))
    assert s.court(ME) == ["QH", "QS"]
    s.do("spend:0:0", "no_duel", "spend:0:0").announce("Q♥", "J♣", (1, 1))
    assert s.last_duel.attacker.queen == 3


@rule("DN-27", "DN-R19")
def test_t7_diamond_needs_a_smaller_court():
    assert "diamond" not in scene("Q♥ K♥ J♥", "Q♣ K♣ J♣", hand="4♦").verbs
    assert "diamond" in scene("Q♥ K♥", "Q♣ K♣ J♣", hand="4♦").verbs
    assert "diamond" not in scene("Q♥ K♥ J♥", "Q♣ K♣", hand="4♦").verbs


@rule("DN-33", "DN-35", "DN-R24")
def test_t8_seven_resources_give_seven_declarations():
    s = scene(resources=6)  # and one of this turn
    assert s.spends == {(0, 0), (1, 0), (2, 0), (3, 0), (0, 1), (1, 1), (2, 1)}


@rule("DN-39", "DN-R32")
@pytest.mark.parametrize(("court", "resources"), [("Q♣", 2), ("Q♣ K♣ J♣", 1)])
def test_t9_no_redirect_without_means_or_others(court, resources):
    s = scene("Q♥", court, phase="announce", other_resources=resources, hand="2♥").do("Q♥", "Q♣")
    assert s.asks == (ME, "attacker_cards")


@rule("DN-R14")
def test_t10_a_boost_of_the_nobles_suit_adds_its_number_alone():
    assert duel("K♠+3♠", "Q♣", (1, 1, 1)).last_duel.attacker.boost == 3


@rule("DN-23", "DN-59", "DN-60")
def test_t11_a_king_dies_and_comes_back_clean():
    s = duel("Q♥ J♥ J♦", "K♣*2+2♥ J♠", (6, 1, 1), noble_deck="", other_resources=1)
    assert s.table.noble_deck == ["KC"]
    assert s.table.discard == ["2H"]
    s.yours.resources = 4
    s.do("spend:0:0", "no_duel", "spend:0:0", "no_duel")
    s = s.do("spend:0:1")
    king = s.noble("K♣")
    assert (king.wounds, king.boost) == (0, None)


@rule("DN-30", "DN-R3", "DN-14")
def test_t12_the_first_turn_of_the_game():
    s = scene(turn=1, other_resources=0)
    assert s.spends == {(0, 0), (1, 0)}
    s.do("spend:0:0")
    assert (s.mine.resources, s.yours.resources) == (1, 0)
    assert s.keys == ("QH", "KS", "JD", "no_duel")  # a duel is allowed
    s.do("Q♥", "Q♣")
    assert not s.events("redirect")
    assert s.last_duel.over


@rule("DN-R38")
def test_t13_both_last_nobles_die_in_a_tie():
    s = duel("Q♥*1", "K♣*2", (5, 1, 3))
    assert s.last_duel.attacker.total == s.last_duel.defender.total == 17
    assert s.match.result == Result((), "double_ko")


@rule("DN-42", "DN-43", "DN-45")
@pytest.mark.parametrize(
    ("court", "first", "subtotal"),
    [("J♥ K♠ K♣", "J♥", 14.5), ("Q♥ K♠ K♣", "Q♥", 21.5), ("K♥ J♠ J♦", "K♥", 20.0), ("Q♥", "Q♥", 15.5)],
)
def test_t14_expected_subtotals(court, first, subtotal):
    s = scene(court, "J♣", phase="announce")
    assert expected(s.table, s.mine, s.noble(first)) == subtotal
    preview = s.option(first).preview
    assert preview is not None
    assert preview.values == {"expected": subtotal}
    assert s.option(first).card == card(first)
    s.do(first)
    preview = s.option("J♣").preview
    assert preview is not None
    assert preview.values == {"expected": subtotal, "against": 14.5}
    assert s.asks[0] != YOU
