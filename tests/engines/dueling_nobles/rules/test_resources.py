"""Phases 2 and 3: making and spending resources (DN-30 to DN-36)."""

from __future__ import annotations

from itertools import product

import pytest

from engines.dueling_nobles.table.cards import NUMBERS
from engines.kernel import BACK, DecisionContext, IllegalAnswer
from tests.engines.dueling_nobles.scenes import ME, YOU, cards, scene
from tests.rules import rule


@rule("DN-30", "DN-R22", "DN-32")
def test_each_turn_gives_the_active_player_one_resource_that_is_kept():
    s = scene(resources=4, other_resources=2).do("spend:0:0", "no_duel")
    assert (s.mine.resources, s.yours.resources) == (5, 2)
    s.do("spend:0:0", "no_duel")
    assert (s.mine.resources, s.yours.resources) == (5, 3)


@rule("DN-30", "DN-31")
def test_income_comes_once_even_with_three_card_discards():
    s = scene(hand="4♥ 5♥ 6♥ 7♥ 8♥ 9♥").do("triple", "H", ("4H", "5H", "6H"))
    assert s.mine.resources == 4
    s.do("triple", "H", ("7H", "8H", "9H"))
    assert s.view(None).marks.triples == 2
    s.do("spend:0:0")
    assert s.mine.resources == 7
    assert len(s.events("income")) == 1


@rule("DN-31", "DN-R23", "DN-D3")
def test_exactly_three_cards_of_one_suit_of_ones_choice_give_three_resources():
    s = scene(hand="A♥ 5♥ 6♥ 7♥ 2♠ 3♠ 4♠ 9♦ 8♦").do("triple")
    assert s.keys == ("H", "S")
    s.do("H")
    assert s.keys == tuple(cards("A♥ 5♥ 6♥ 7♥"))
    for wrong in ((), ("AH", "5H"), ("AH", "5H", "6H", "7H"), ("AH", "5H", "9D")):
        with pytest.raises(IllegalAnswer):
            s.do(wrong)
    s.do(("AH", "6H", "7H"))
    assert s.mine.hand == cards("5♥ 8♦ 9♦ 2♠ 3♠ 4♠")
    assert s.table.discard == cards("A♥ 6♥ 7♥")
    assert s.mine.resources == 1 + 3
    assert "triple" in s.verbs
    assert "triple" not in scene(hand="4♥ 5♥ 6♦ 7♦ 8♠ 9♠").verbs


@rule("DN-R23")
def test_by_option_three_cards_are_discarded_once_a_turn():
    s = scene(hand="4♥ 5♥ 6♥ 7♥ 8♥ 9♥", options={"triple_limit": "1"}).do("triple", "H", ("4H", "5H", "6H"))
    assert s.verbs == ()
    s.do("spend:0:0", "no_duel", "spend:0:0", "no_duel")
    assert "triple" in s.verbs


@rule("DN-33", "DN-35", "DN-R24", "DN-D4")
def test_everything_affordable_may_be_declared_but_three_cards_at_most():
    for resources in range(13):
        s = scene(resources=resources, noble_deck="Q♦ Q♠")
        wanted = {(c, n) for c, n in product(range(4), range(3)) if c + 5 * n <= resources + 1}
        assert s.spends == wanted, resources


@rule("DN-33", "DN-34")
def test_cards_are_paid_before_any_is_drawn_and_drawn_in_one_action():
    s = scene(resources=4, deck="2♣ 3♣ 4♣ 5♣").do("spend:3:0")
    assert s.mine.resources == 2
    assert s.mine.hand == cards("2♣ 3♣ 4♣")
    assert s.asks == (ME, "announce_noble")
    kinds = [event.kind for event in s.match.events]
    assert kinds == ["income", "spend", "draw"]
    told = s.events("draw")[0]
    assert told.seen_by(ME)["cards"] == ["2C", "3C", "4C"]
    assert told.seen_by(YOU) == {"seat": ME, "count": 3}


@rule("DN-34", "DN-R24")
def test_a_noble_is_paid_for_before_the_cards_are_seen():
    s = scene(resources=6, deck="2♣ 3♣ 4♣", noble_deck="Q♦ Q♠").do("spend:2:1")
    assert s.mine.resources == 0
    assert [event.kind for event in s.match.events] == ["income", "spend", "noble", "draw"]


@rule("DN-35", "DN-R26", "DN-8")
def test_the_top_noble_joins_the_courtyard_clean_and_may_duel_at_once():
    s = scene("Q♥*1", resources=4, noble_deck="K♣ Q♠").do("spend:0:1")
    assert s.court() == ["QH", "KC"]
    assert (s.noble("K♣").wounds, s.noble("K♣").boost) == (0, None)
    assert s.table.noble_deck == ["QS"]
    assert s.mine.resources == 0
    told = {"seat": ME, "noble": "KC", "was": 1, "now": 2, "on": "KC"}
    assert s.events("noble")[0].seen_by(None) == told
    assert "KC" in s.keys


@rule("DN-R25")
def test_several_nobles_may_be_bought_in_one_turn():
    s = scene("Q♥", resources=9, noble_deck="K♣ Q♠ J♦").do("spend:0:2")
    assert s.court() == ["QH", "KC", "QS"]


@rule("DN-36", "DN-R27")
def test_nobody_buys_from_an_empty_noble_deck():
    s = scene(resources=20, noble_deck="")
    assert s.spends == {(c, 0) for c in range(4)}
    assert max(n for _, n in scene(resources=20, noble_deck="Q♦").spends) == 1


@rule("DN-36", "DN-60")
def test_a_death_refills_the_noble_deck():
    s = scene("Q♥", "J♠*1 K♦", resources=9, other_resources=4, noble_deck="", phase="announce")
    s.announce("Q♥", "J♠", (6, 1)).do("keep")
    assert s.asks == (YOU, "prepare")
    assert (0, 1) in s.spends
    s.do("spend:0:1")
    assert s.court(YOU) == ["KD", "JS"]


@rule("DN-R27")
def test_nobody_pays_for_cards_that_are_not_there():
    assert max(c for c, _ in scene(resources=9, deck="2♣", discard="3♣").spends) == 2
    assert max(c for c, _ in scene(resources=9, deck="", discard="3♣").spends) == 1


@rule("DN-61", "DN-R28")
def test_the_discard_pile_becomes_the_deck_when_a_draw_needs_it_and_the_draw_goes_on():
    s = scene(resources=9, deck="2♣", discard="3♣ 4♣ 5♣ 6♣").do("spend:1:0")
    assert s.table.number_deck == []
    assert s.table.discard == cards("3♣ 4♣ 5♣ 6♣")
    assert s.mine.hand == ["2C"]
    s = scene(resources=9, deck="2♣", discard="3♣ 4♣ 5♣ 6♣").do("spend:3:0")
    assert len(s.mine.hand) == 3
    assert "2C" in s.mine.hand
    assert s.table.discard == []
    assert len(s.table.number_deck) == 2
    assert s.events("reshuffle")[0].facts == {"count": 4}


@rule("DN-61")
def test_the_new_deck_is_shuffled():
    rest = [card for card in NUMBERS if card != "2C"]
    s = scene(resources=9, deck="", discard=" ".join(rest)).do("spend:1:0")
    left = s.table.number_deck
    assert sorted([*left, *s.mine.hand]) == sorted(rest)
    assert left != [card for card in rest if card in left]
    assert left != [card for card in rest[::-1] if card in left]


@rule("DN-R29")
def test_without_any_cards_left_the_game_goes_on():
    s = scene("Q♥", hand="7♦", deck="", options={"king_tax": "per_king"})
    s.do("diamond", "7♦")
    assert s.mine.hand == ["7D"]
    s = scene(resources=9, deck="")
    assert {c for c, _ in s.spends} == {0}
    s.do("spend:0:0")
    assert s.asks == (ME, "announce_noble")
    assert s.match.result is None


@rule("DN-R30")
def test_a_hand_has_no_limit():
    many = " ".join(card for card in NUMBERS if card[-1] in "HD" or card in ("9S", "8S", "7S", "6S"))
    s = scene(hand=many, resources=5).do("spend:3:0")
    assert len(s.mine.hand) == 24 + 3


@rule("DN-R24")
def test_nobles_first_declares_nobles_and_then_the_cards():
    s = scene(resources=6, noble_deck="K♣ Q♠", options={"spend_mode": "nobles_first"})
    assert s.spends == {(0, 0), (0, 1)}
    s.do("spend:0:1")
    assert s.asks == (ME, "spend")
    assert "KC" in s.court()
    assert s.spends == {(0, 0), (1, 0), (2, 0)}
    assert s.asked.default == "spend:0:0"
    assert s.asked.about == DecisionContext(rest=("cards",))
    s.do("spend:1:0")
    assert s.asks == (ME, "announce_noble")
    assert s.mine.resources == 1
    assert len(s.mine.hand) == 1


@rule("DN-R24")
def test_cards_first_declares_cards_and_then_the_nobles():
    s = scene(resources=6, noble_deck="K♣ Q♠", options={"spend_mode": "cards_first"})
    assert s.spends == {(0, 0), (1, 0), (2, 0), (3, 0)}
    s.do("spend:2:0")
    assert len(s.mine.hand) == 2
    assert s.asks == (ME, "spend")
    assert s.spends == {(0, 0), (0, 1)}
    s.do("spend:0:1")
    assert s.mine.resources == 0
    assert "KC" in s.court()
    assert s.asks == (ME, "announce_noble")


@rule("DN-R24", "DN-D4")
def test_nothing_is_asked_twice_when_nothing_more_can_be_bought():
    s = scene(resources=4, options={"spend_mode": "nobles_first"}).do("spend:0:1")
    assert s.asks == (ME, "announce_noble")
    s = scene(resources=3, options={"spend_mode": "cards_first"}).do("spend:0:0")
    assert s.asks == (ME, "announce_noble")
    s = scene(resources=0, options={"spend_mode": "nobles_first"}).do("spend:0:0", "spend:1:0")
    assert s.mine.resources == 0
    assert s.table.still_to_declare == ""


@rule("DN-D3")
def test_back_from_the_three_cards_leaves_phase_1_open():
    s = scene(hand="4♥ 5♥ 6♥ 2♠").do("triple", "H", BACK)
    assert not s.table.income_taken
    assert "boost" in s.verbs
