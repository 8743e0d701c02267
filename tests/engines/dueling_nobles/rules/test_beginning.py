"""Phase 1: the King's ability, boosts, suit abilities (DN-15 to DN-29)."""

from __future__ import annotations

from typing import Any

import pytest

from engines.kernel import BACK, DecisionContext, IllegalAnswer, Result
from tests.engines.dueling_nobles.scenes import ME, YOU, card, cards, scene
from tests.rules import rule

EVERYTHING: dict[str, Any] = {
    "mine": "K♥*1+3♣ Q♠",
    "hand": "4♥ 4♦ 4♣ 4♠ 2♥",
    "other_hand": "A♠",
    "discard": "9♠",
}
ABILITIES = ("heart", "diamond", "club", "spade")
"""In the order of the suits."""


@rule("DN-15", "DN-16", "DN-R7")
def test_phase_1_ends_for_good_with_the_first_declaration():
    s = scene(**EVERYTHING)
    assert s.verbs == ("king_tax", "boost", "rearrange", "heart", "diamond", "club", "spade")
    s.do("spend:0:0")
    assert s.asks == (ME, "announce_noble")
    s = scene(**EVERYTHING, income_taken=True)
    assert s.verbs == ()
    with pytest.raises(IllegalAnswer):
        s.do("heart")


@rule("DN-15", "DN-16", "DN-R7")
def test_discarding_three_of_a_suit_ends_phase_1_too():
    s = scene("K♥", hand="2♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥")
    assert s.verbs == ("king_tax", "boost", "triple")
    s.do("triple", "H", ("4H", "5H", "6H"))
    assert s.verbs == ("triple",)
    assert s.asks == (ME, "prepare")


@rule("DN-16", "DN-R8", "DN-25")
def test_only_the_active_player_is_asked_before_the_duel():
    s = scene(**EVERYTHING)
    s.yours.courtyard[0].wounds = 1
    for answers in (("heart", "4♥", "K♥"), ("boost", "2♥", "Q♠"), ("spade", "4♠"), ("spend:1:0",)):
        s.do(*answers)
        assert [decision.seat for decision in s.match.decisions] == [ME]


@rule("DN-R6", "DN-D2")
def test_actions_mix_in_any_order_each_seeing_what_the_last_one_left():
    s = scene("Q♥*1 K♠*2", "Q♣ K♦", hand="4♣ 5♦", discard="3♠")
    assert "boost" not in s.verbs
    s.do("club", "4♣", "3♠")
    assert "boost" in s.verbs
    assert "diamond" not in s.verbs
    s.do("king_tax", "K♠", "confirm")  # the King's death makes the diamond's ability legal
    assert "diamond" in s.verbs
    s.do("boost", "3♠", "Q♥")
    assert s.noble("Q♥").boost == "3S"


# The King's ability


@rule("DN-17", "DN-R11")
def test_a_king_may_take_a_wound_for_a_resource_that_can_be_spent_at_once():
    s = scene("K♠ Q♥")
    assert s.spends == {(0, 0), (1, 0)}
    s.do("king_tax", "K♠")
    assert s.noble("K♠").wounds == 1
    assert s.mine.resources == 1
    assert s.spends == {(0, 0), (1, 0), (2, 0)}


@rule("DN-17")
def test_only_ones_own_kings_pay():
    assert "king_tax" not in scene("Q♥ J♠", "K♠").verbs
    s = scene("Q♥ K♥ K♦", "K♠").do("king_tax")
    assert s.keys == ("KH", "KD")


@rule("DN-18", "DN-R9")
def test_each_king_pays_once_a_turn():
    s = scene("K♠ K♥ Q♦").do("king_tax", "K♠", "king_tax")
    assert s.keys == ("KH",)
    s.do("K♥")
    assert "king_tax" not in s.verbs
    assert s.mine.resources == 2
    s.do("spend:0:0", "no_duel", "spend:0:0", "no_duel")
    assert s.do("king_tax").keys == ("KS", "KH")


@rule("DN-R9")
def test_per_player_one_king_pays_for_all():
    s = scene("K♠ K♥ Q♦", options={"king_tax": "per_player"}).do("king_tax", "K♠")
    assert "king_tax" not in s.verbs
    s.do("spend:0:0", "no_duel", "spend:0:0", "no_duel")
    assert "king_tax" in s.verbs


@rule("DN-R9")
def test_per_player_a_king_that_died_of_it_has_paid_too():
    s = scene("K♠*2 K♥ Q♦", options={"king_tax": "per_player"}).do("king_tax", "K♠", "confirm")
    assert s.court() == ["KH", "QD"]
    assert "king_tax" not in s.verbs


@rule("DN-R10")
def test_a_deadly_wound_is_confirmed_and_never_offered_to_the_last_noble():
    s = scene("K♠*2 Q♥").do("king_tax", "K♠")
    assert s.asks == (ME, "king_tax_confirm")
    assert s.asked.default == BACK
    s.do(BACK)
    assert s.noble("K♠").wounds == 2
    assert s.mine.resources == 0
    s.do("king_tax", "K♠", "confirm")
    assert s.court() == ["QH"]
    assert s.mine.resources == 1
    assert "king_tax" not in scene("K♠*2").verbs
    assert "king_tax" in scene("K♠*1").verbs


@rule("DN-R10", "DN-R40")
def test_always_lethal_means_that_the_last_king_loses_the_game_at_once():
    s = scene("K♠*2", options={"king_tax_lethal": "always"}).do("king_tax", "K♠", "confirm")
    assert s.match.result == Result((YOU,), "elimination")


@rule("DN-R10")
def test_never_lethal_means_that_no_king_dies_of_it():
    s = scene("K♠*2 K♥*1 Q♦", options={"king_tax_lethal": "never"}).do("king_tax")
    assert s.keys == ("KH",)
    assert "king_tax" not in scene("K♠*2 Q♦", options={"king_tax_lethal": "never"}).verbs


# Permanent boosts


@rule("DN-19", "DN-21", "DN-24")
def test_one_two_or_three_a_turn_is_played_as_boost():
    s = scene("Q♥ J♠", hand="2♠ 3♦ 4♣ A♥").do("boost")
    assert s.keys == ("3D", "2S")
    s.do("3♦")
    assert s.keys == ("QH", "JS")
    s.do("Q♥")
    assert s.noble("Q♥").boost == "3D"
    assert s.mine.hand == cards("A♥ 4♣ 2♠")
    assert s.table.discard == []
    assert "boost" not in s.verbs
    s.do("spend:0:0", "no_duel", "spend:0:0", "no_duel")
    assert "boost" in s.verbs


@rule("DN-19", "DN-R15", "DN-41")
def test_a_boost_adds_its_number_in_each_duel_and_costs_no_number_card():
    s = scene("J♠ Q♥", "Q♣", hand="2♦ 9♥", other_hand="4♥").do("boost", "2♦", "J♠", "spend:0:0")
    s.announce("J♠", "Q♣", (3, 3))
    assert s.last_duel.attacker.boost == 2
    assert s.last_duel.attacker.subtotal == 11 + 2 + 3
    assert s.keys == ("9H",)
    s.plays("9♥")
    assert s.last_duel.attacker.total == 11 + 2 + 3 + 9
    s.plays()
    assert s.noble("J♠").boost == "2D"


@rule("DN-24")
def test_a_two_or_three_is_an_ordinary_number_card_in_a_duel():
    s = duel_with_three()
    assert s.last_duel.attacker.total == 12 + 1 + 3
    assert s.table.discard[-1] == "3D"


def duel_with_three():
    s = scene("Q♥", "Q♣", hand="3♦", phase="announce").announce("Q♥", "Q♣", (1, 6))
    return s.plays("3♦")


@rule("DN-20", "DN-R12")
def test_a_noble_bears_one_boost_and_the_old_one_must_first_move():
    s = scene("Q♥+2♠ J♠", hand="3♦").do("boost", "3♦")
    assert s.keys == ("JS",)
    assert "boost" not in scene("Q♥+2♠", hand="3♦").verbs
    s = scene("Q♥+2♠ J♠", hand="3♦").do("rearrange", "J♠", "boost", "3♦")
    assert s.keys == ("QH",)


@rule("DN-R12", "DN-20")
def test_by_option_a_new_boost_replaces_the_old_one():
    s = scene("Q♥+2♠ J♠", hand="3♦", options={"boost_replace": "discard_old"}).do("boost", "3♦")
    assert s.keys == ("QH", "JS")
    s.do("Q♥")
    assert s.noble("Q♥").boost == "3D"
    assert s.table.discard == ["2S"]
    assert len(s.events("boost_lost")) == 1


@rule("DN-22", "DN-R13")
def test_boosts_are_exchanged_and_moved_in_one_dialogue_that_reveals_nothing_before_its_end():
    s = scene("Q♥+2♠ J♠+3♥ K♦").do("rearrange")
    assert s.asked.about == DecisionContext(card="2S")
    assert s.keys == ("QH", "JS", "KD")
    s.do("J♠")
    assert s.asked.about == DecisionContext(card="3H", rest=("JS", "2S"))
    assert s.keys == ("QH", "KD")
    assert s.noble("Q♥").boost == "2S"
    s.do("K♦")
    assert [noble.boost for noble in s.mine.courtyard] == [None, "2S", "3H"]
    assert len(s.events("rearrange")) == 1
    assert s.events("rearrange")[0].facts == {"seat": 0, "cards": ["2S", "3H"], "nobles": ["JS", "KD"]}
    assert "rearrange" not in s.verbs, "one dialogue reaches every arrangement; a second would go in circles"
    assert s.table.discard == []


@rule("DN-R13")
def test_the_boost_just_played_may_be_moved_and_moving_is_no_play():
    s = scene("Q♥ J♠+3♥", hand="2♦ 2♣").do("rearrange", "Q♥")
    assert "boost" in s.verbs
    s.do("boost", "2♦", "J♠", "rearrange", "J♠", "Q♥")
    assert [noble.boost for noble in s.mine.courtyard] == ["2D", "3H"]
    assert "boost" not in s.verbs


@rule("DN-22", "DN-R13")
@pytest.mark.parametrize(
    ("hand", "deed"),
    [
        ("5♠", ("spade", "5♠")),
        ("5♣", ("club", "5♣", "7♦")),
        ("5♥", ("heart", "5♥", "Q♥")),
        ("", ("king_tax", "K♥")),
    ],
)
def test_whatever_else_is_done_boosts_may_be_laid_anew_after_it(hand, deed):
    s = scene("Q♥*1+2♠ J♠ K♥", "Q♣ K♦", hand=hand, other_hand="4♦ 6♥", discard="7♦").do("rearrange", "J♠")
    assert "rearrange" not in s.verbs
    s.do(*deed)
    assert "rearrange" in s.verbs


@rule("DN-R13", "DN-22")
def test_there_is_nothing_to_rearrange_without_a_boost_or_with_one_noble():
    assert "rearrange" not in scene("Q♥ J♠").verbs
    assert "rearrange" not in scene("Q♥+2♠").verbs
    s = scene("Q♥+2♠ J♠").do("rearrange", BACK)
    assert s.noble("Q♥").boost == "2S"
    assert s.asks == (ME, "prepare")


@rule("H6", "DN-R14", "DN-24")
@pytest.mark.parametrize(("option", "added"), [("off", 3), ("on", 5)])
def test_a_boost_of_the_nobles_suit_adds_two_more_only_as_sworn_weapon(option, added):
    s = scene("Q♠+3♠", "Q♣+3♥", phase="announce", options={"boost_suit_bonus": option})
    s.announce("Q♠", "Q♣", (1, 6))
    assert s.last_duel.attacker.boost == added
    assert s.last_duel.defender.boost == 3


# Suit abilities


@rule("DN-26", "DN-R18")
def test_heart_takes_a_wound_off_an_own_noble():
    s = scene("Q♥*1 K♠*2 J♦", "Q♣*1", hand="7♥ A♥").do("heart")
    assert s.keys == ("AH", "7H")
    s.do("7♥")
    assert s.keys == ("QH", "KS")
    s.do("K♠")
    assert [noble.wounds for noble in s.mine.courtyard] == [1, 1, 0]
    assert s.mine.hand == ["AH"]
    assert s.table.discard == ["7H"]
    assert "heart" not in scene("Q♥", "Q♣*1", hand="7♥").verbs


@rule("DN-27", "DN-R19")
def test_diamond_draws_three_free_cards_while_the_other_court_is_larger():
    s = scene("Q♥ K♠", hand="7♦", deck="2♣ 3♣ 4♣ 5♣ 6♣ 7♣", resources=2).do("diamond", "7♦")
    assert s.mine.hand == cards("2♣ 3♣ 4♣")
    assert s.spends == {(0, 0), (1, 0), (2, 0), (3, 0)}
    assert "diamond" not in scene("Q♥ K♠", "Q♣ K♦", hand="7♦").verbs
    assert "diamond" not in scene("Q♥ K♠", "Q♣", hand="7♦").verbs


@rule("DN-R19", "DN-61", "DN-R29")
def test_diamond_draws_what_there_is():
    s = scene("Q♥", hand="7♦", deck="2♣").do("diamond", "7♦")
    assert sorted(s.mine.hand) == ["2C", "7D"]  # the pile held nothing but the diamond paid
    assert s.table.number_deck == s.table.discard == []


@rule("DN-28", "DN-R20")
def test_club_takes_any_card_that_lay_in_the_discard_pile_before():
    s = scene(hand="7♣ 2♣", discard="9♠ A♦").do("club")
    assert s.keys == ("2C", "7C")
    s.do("7♣")
    assert s.keys == ("9S", "AD")
    s.do("A♦")
    assert s.mine.hand == cards("A♦ 2♣")
    assert s.table.discard == cards("9♠ 7♣")
    assert s.view(YOU).seats[ME].shown == ("AD",)
    assert s.events("club")[0].seen_by(None)["target"] == "AD"
    assert "club" not in scene(hand="7♣").verbs


@rule("DN-29", "DN-R21")
def test_spade_is_one_private_look_at_the_other_hand():
    s = scene(hand="7♠", other_hand="A♦ 9♠").do("spade", "7♠")
    assert s.view(ME).seats[ME].glimpse == ("AD", "9S")
    assert s.view(YOU).seats[ME].glimpse is None
    assert s.view(None).seats[ME].glimpse is None
    assert s.view(ME).seats[YOU].hand is None
    told = s.events("spade")[0]
    assert told.seen_by(ME)["cards"] == ["AD", "9S"]
    assert "cards" not in told.seen_by(YOU)
    assert told.seen_by(YOU)["seat"] == ME
    s.yours.take("2C")
    assert s.view(ME).seats[ME].glimpse == ("AD", "9S")
    s.do("spend:0:0", "no_duel")
    assert s.view(ME).seats[ME].glimpse is None
    assert "spade" not in scene(hand="7♠").verbs


@rule("DN-25", "DN-R16", "DN-R17")
def test_each_suit_is_used_once_a_game_by_each_player():
    s = scene(**EVERYTHING, used=[])
    s.yours.used = ["H", "D", "C", "S"]  # the other player's uses are their own
    s.do("heart", "2♥", "K♥")
    assert s.verbs == ("king_tax", "rearrange", "diamond", "club", "spade")
    s.do("diamond", "4♦", "club", "4♣", "9♠", "spade", "4♠")
    assert s.view(YOU).seats[ME].used_suits == ("H", "D", "C", "S")
    s.mine.hand = cards("5♥ 5♣ 5♠")
    s.do("spend:0:0", "no_duel", "spend:0:0", "no_duel")
    s.noble("K♥").wounds = 1
    assert not {"heart", "diamond", "club", "spade"} & set(s.verbs)


@rule("DN-25", "DN-R16")
@pytest.mark.parametrize(("suit", "ability"), [*zip("HDCS", ABILITIES, strict=True)])
def test_a_suit_that_is_used_up_bars_its_own_ability_alone(suit, ability):
    assert set(scene(**EVERYTHING).verbs) >= set(ABILITIES)
    used_up = scene(**EVERYTHING, used=[suit])
    assert set(ABILITIES) - set(used_up.verbs) == {ability}


@rule("DN-R16")
def test_by_option_one_suit_ability_serves_the_whole_game():
    s = scene(**EVERYTHING, options={"suit_uses": "one_total"})
    assert {"heart", "diamond", "club", "spade"} <= set(s.verbs)
    s.do("heart", "4♥", "K♥")
    assert s.verbs == ("king_tax", "boost", "rearrange")


@rule("DN-R17")
@pytest.mark.parametrize("paid", ["A♥", "2♥", "3♥", "10♥"])
def test_any_hand_card_of_the_suit_pays(paid):
    s = scene("Q♠*1", hand=paid).do("heart", paid, "Q♠")
    assert s.table.discard == [card(paid)]


@rule("DN-R17")
def test_a_boost_pays_for_nothing_and_a_plain_discard_uses_nothing_up():
    assert "heart" not in scene("Q♠*1+3♥").verbs
    s = scene("Q♠*1", hand="4♥ 5♥ 6♥ 7♥").do("triple", "H", ("4H", "5H", "6H"))
    assert s.mine.used == []
    assert s.noble("Q♠").wounds == 1
    assert s.table.discard == cards("4♥ 5♥ 6♥")


@rule("DN-R46")
def test_suit_abilities_ask_for_no_noble_of_that_suit():
    s = scene("Q♠*1 K♠", hand="4♥ 4♦ 4♣", discard="9♠", other_hand="2♠")
    assert set(s.verbs) >= {"heart", "diamond", "club"}


@rule("DN-R46", "DN-47")
def test_a_nobles_suit_matters_for_number_cards_alone():
    strengths = set()
    for name in ("Q♥", "Q♦", "Q♣", "Q♠"):
        s = scene(name, "J♥", hand="7♥", phase="announce").announce(name, "J♥", (2, 2))
        strengths.add(s.last_duel.attacker.subtotal)
        assert s.plays("7♥").last_duel.attacker.suit_bonus == (2 if name == "Q♥" else 0)
    assert strengths == {14}


@rule("DN-D2", "DN-D3")
@pytest.mark.parametrize(
    "steps",
    [
        ("heart",), ("heart", "4♥"), ("diamond",), ("club",), ("club", "4♣"), ("spade",), ("boost",),
        ("boost", "2♥"), ("rearrange",), ("king_tax",), ("king_tax", "K♥"), ("triple",), ("triple", "H"),
    ],
)  # fmt: skip
def test_back_leads_to_the_menu_with_nothing_changed(steps):
    s = scene(**{**EVERYTHING, "mine": "K♥*2+3♣ Q♠", "yours": "Q♥ K♦ J♠", "hand": "4♥ 4♦ 4♣ 4♠ 2♥ 5♥"})
    before, told = s.match.hash(), len(s.match.events)
    s.do(*steps)
    assert s.asked.back
    assert s.asked.hidden
    assert s.asked.default == BACK
    s.do(BACK)
    assert s.asks == (ME, "prepare")
    assert s.match.hash() == before
    assert len(s.match.events) == told
