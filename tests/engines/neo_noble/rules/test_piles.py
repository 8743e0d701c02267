"""What is known of hidden cards, and what an imagined table brings to light."""

from __future__ import annotations

from typing import Any

import pytest

from engines.kernel.play.determinization import EVERYBODY, ScriptedReveal
from engines.neo_noble.rules import channel, piles
from tests.engines.neo_noble.language import in_zone, manifest
from tests.engines.neo_noble.pack import act
from tests.engines.neo_noble.scenes import ME, YOU, scene
from tests.rules import rule


@rule("NN-35", "NN-33")
def test_cards_are_drawn_from_the_top_unseen_by_the_opponent():
    s = scene(souls=2, deck="bear boar").do("draw")
    (told,) = s.events("draw")
    assert told.facts == {"seat": ME, "count": 1}
    assert [card["id"] for card in told.secret[ME]["cards"]] == ["bear"]
    assert YOU not in told.secret


def test_what_was_seen_on_top_is_known_until_it_is_taken_or_shuffled():
    s = scene(deck="bear boar fox wolf")
    side = s.mine
    assert piles.look_at_top(s.table, side, YOU, 3) == ["bear", "boar", "fox"]
    assert side.tops == [0, 3]
    piles.draw(s.table, side, 1)
    assert side.tops == [0, 2]
    piles.put_on_top(side, "moth", ME)
    assert side.tops == [1, 0], "one unknown card hides the others"
    piles.put_on_top(side, "moth", EVERYBODY)
    assert side.tops == [2, 1]
    piles.shuffle(s.table, side)
    assert side.tops == [0, 0]


def test_a_search_takes_the_uppermost_copy_and_keeps_what_is_known():
    s = scene(deck="bear boar fox boar")
    side = s.mine
    piles.look_at_top(s.table, side, ME, 3)
    piles.take_from_deck(s.table, side, "boar", ME)
    assert side.deck[::-1] == ["bear", "fox", "boar"]
    assert side.tops == [2, 0]


@pytest.mark.parametrize(("searched", "known"), [("bear", 1), ("moth", 1), ("fox", 2), ("wolf", 2)])
def test_a_search_below_the_known_cards_leaves_them_all_known(searched, known):
    s = scene(deck="bear moth fox wolf")
    piles.look_at_top(s.table, s.mine, YOU, 2)
    piles.take_from_deck(s.table, s.mine, searched, ME)
    assert s.mine.tops == [0, known]


def test_the_owner_knows_what_lies_under_the_deck():
    s = scene(deck="bear boar")
    side = s.mine
    piles.put_under(side, "moth")
    assert (side.deck[0], side.bottom) == ("moth", 1)
    piles.draw(s.table, side, 3)
    assert side.bottom == 0


def test_public_cards_in_hand_stay_known_until_they_leave():
    s = scene(hand="wolf")
    side = s.mine
    piles.to_hand(s.table, side, "fox", known=True)
    piles.to_hand(s.table, side, "bear", known=False)
    assert side.known == ["fox"]
    piles.discard(s.table, side, "fox")
    assert side.known == []
    piles.reveal_hand(s.table, side, EVERYBODY)
    assert side.known == ["wolf", "bear"]
    piles.take_from_hand(s.table, side, "wolf", None)
    assert side.known == [], "some card has left unseen"


def test_a_known_card_that_is_shown_again_tells_nothing_of_a_second_copy():
    for hand in ("fox fox", "fox"):
        s = scene(hand=hand)
        s.mine.known = ["fox"]
        assert piles.pick_at_random(s.table, s.mine) == "fox"
        assert s.mine.known == ["fox"]


# Imagined tables


@pytest.mark.parametrize("place", ["deck", "channel", "hand"])
def test_a_draw_brings_the_card_that_was_seen_from_wherever_it_lies_hidden(place):
    fields: dict[str, Any] = {"deck": "fox wolf", "channel": "boar", "hand": "moth"}
    fields[place] = fields[place] + " bear"
    s = scene(**fields)
    side = s.mine
    before = sorted([*side.deck, *side.hand, *(slot.card for slot in side.channel if slot)])
    s.table.fate = [ScriptedReveal(ME, "deck", "bear")]
    assert piles.take_top(s.table, side, EVERYBODY) == "bear"
    after = [*side.deck, *side.hand, *(slot.card for slot in side.channel if slot), "bear"]
    assert sorted(after) == before


def test_a_revealed_channel_card_is_the_one_that_was_seen():
    s = scene(deck="fox bear", channel="wolf boar:up")
    s.table.fate = [ScriptedReveal(ME, "channel", "bear")]
    channel.reveal(s.table, s.mine, 0)
    assert s.channel()[:2] == ["bear:up", "boar:up"]
    assert sorted(s.mine.deck) == ["fox", "wolf"]


def test_face_up_cards_are_not_exchanged():
    s = scene(deck="fox", channel="wolf bear:up")
    s.table.fate = [ScriptedReveal(ME, "channel", "bear")]
    channel.reveal(s.table, s.mine, 0)
    assert s.channel()[:2] == ["wolf:up", "bear:up"]


def test_a_random_card_of_the_hand_is_the_one_that_was_seen():
    s = scene(deck="fox bear", hand="wolf boar moth")
    s.table.fate = [ScriptedReveal(ME, "hand", "bear")]
    assert piles.pick_at_random(s.table, s.mine) == "bear"
    assert len(s.mine.hand) == 3
    assert len(s.mine.deck) == 2


def test_a_hand_that_was_revealed_holds_what_was_seen():
    s = scene(deck="fox bear bear", hand="wolf boar moth")
    seen = ("bear", "wolf", "bear")
    s.table.fate = [ScriptedReveal(ME, "hand", card) for card in seen]
    piles.reveal_hand(s.table, s.mine, EVERYBODY)
    assert sorted(s.mine.hand) == sorted(seen)
    assert sorted(s.mine.deck) == ["boar", "fox", "moth"]


def test_what_others_saw_alone_takes_its_turn_without_effect():
    s = scene(deck="fox bear wolf")
    s.table.fate = [ScriptedReveal(ME, "deck", "wolf"), ScriptedReveal(ME, "deck", None)]
    piles.draw(s.table, s.mine, 2)
    assert s.mine.hand == ["wolf", "fox"]


def test_when_things_go_another_way_fate_is_forgotten():
    s = scene(deck="fox bear")
    s.table.fate = [ScriptedReveal(ME, "deck", "bear"), ScriptedReveal(YOU, "deck", "bear")]
    assert piles.take_top(s.table, s.mine, EVERYBODY) == "fox"
    assert s.table.fate == []


# An empty deck that is looked at or searched


@rule("NN-145", "NN-R70")
def test_an_empty_deck_is_formed_anew_for_a_search():
    s = manifest(act("move_cards", cards=in_zone("deck"), to="hand"), deck="", grave="wolf bear")
    assert (s.asks, s.keys) == ((ME, "pick_deck"), ("wolf", "bear"))
    s.do("bear")
    assert (s.mine.hand, s.mine.deck, s.mine.grave) == (["bear"], ["wolf"], [])


@rule("NN-145", "NN-R70")
def test_an_empty_deck_is_formed_anew_for_a_summon_out_of_it():
    s = manifest(act("summon", price="free", lane="left", **{"from": in_zone("deck")}), deck="", grave="wolf")
    s.do("wolf")
    assert s.lane("left") == ["wolf"]


@rule("NN-145", "NN-R70")
def test_a_look_goes_on_in_the_new_deck():
    s = manifest(act("look_at_top", number=3), deck="wolf", grave="bear bear bear")
    assert (s.asks, s.keys) == ((ME, "look_order"), ("wolf", "bear", "bear#2"))
    s.do(("bear", "wolf", "bear#2"))
    assert (s.mine.deck, s.mine.grave) == (["bear", "bear", "wolf", "bear"], [])
    assert s.mine.tops == [3, 0]


@rule("NN-R70")
def test_a_look_that_the_deck_is_enough_for_leaves_the_graveyard_alone():
    s = manifest(act("look_at_top", number=1), deck="wolf", grave="bear")
    assert (s.mine.deck, s.mine.grave) == (["wolf"], ["bear"])
