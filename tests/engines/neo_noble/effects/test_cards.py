"""What actions do with cards in hand, deck, Graveyard and Reap Pile."""

from __future__ import annotations

import pytest

from tests.engines.neo_noble.language import calc, cost, in_zone, manifest, target, test
from tests.engines.neo_noble.pack import act, arbiter, text
from tests.engines.neo_noble.scenes import GAME, ME, YOU


def test_draw_takes_cards_to_hand() -> None:
    s = manifest(act("draw", number=2), deck="wolf bear fox")
    assert sorted(s.mine.hand) == ["bear", "wolf"]
    assert s.mine.deck == ["fox"]


def test_each_player_draws_the_acting_one_first() -> None:
    s = manifest(act("draw", who="each"), deck="wolf", your_deck="bear")
    assert (s.mine.hand, s.yours.hand) == (["wolf"], ["bear"])
    assert [event.facts["seat"] for event in s.events("draw")] == [ME, YOU]


@pytest.mark.rule("NN-R52")
def test_if_you_do_needs_the_first_part_in_full() -> None:
    thrifty = (
        act("discard", who="you", number=2),
        act("if", **{"if": [test("done")]}, do=[act("gain_souls", number=3)], **{"else": [act("draw")]}),
    )
    full = manifest(*thrifty, hand="wolf fox")
    assert (full.mine.lingering, full.mine.hand) == (3, [])
    part = manifest(*thrifty, hand="wolf", deck="bear")
    assert (part.mine.lingering, part.mine.hand, part.mine.grave) == (0, ["bear"], ["wolf"])


def test_discard_is_picked_by_who_discards_and_unseen_by_the_other() -> None:
    s = manifest(act("discard", who="opponent", number=1), your_hand="wolf fox bear")
    assert s.asks == (YOU, "pick_hand")
    assert "pick_hand" not in type(s.match.game).public_kinds
    s.do("fox")
    assert (sorted(s.yours.hand), s.yours.grave) == (["bear", "wolf"], ["fox"])


def test_discard_of_the_same_number_asks_nobody() -> None:
    s = manifest(act("discard", who="opponent", number=2), your_hand="wolf fox")
    assert sorted(s.yours.grave) == ["fox", "wolf"]
    assert s.asks == (ME, "action")


def test_discard_of_no_card_is_nothing() -> None:
    s = manifest(act("discard", who="you", number=calc("cards", zone="grave")), hand="wolf fox")
    assert sorted(s.mine.hand) == ["fox", "wolf"]


def test_discard_up_to_may_be_nothing() -> None:
    s = manifest(act("discard", who="you", number=2, up_to=True), hand="wolf wolf", answers=((),))
    assert s.mine.hand == ["wolf", "wolf"]
    s = manifest(
        act("discard", who="you", number=2, up_to=True), hand="wolf wolf", answers=(("wolf", "wolf#2"),)
    )
    assert s.mine.grave == ["wolf", "wolf"]


def test_discard_at_random_asks_nobody() -> None:
    s = manifest(act("discard", who="opponent", how="random"), your_hand="wolf fox")
    assert s.asks == (ME, "action")
    assert sorted(s.yours.hand + s.yours.grave) == ["fox", "wolf"]
    assert len(s.yours.grave) == 1


def test_discard_by_you_shows_the_hand_and_obeys_the_filter() -> None:
    s = manifest(
        act("discard", who="opponent", how="by_you", filter={"max_cost": 1}), your_hand="wolf fox bear"
    )
    assert s.asks == (ME, "pick_hand")
    assert sorted(s.keys) == ["fox", "wolf"]
    assert sorted(s.yours.known) == ["bear", "fox", "wolf"]
    s.do("wolf")
    assert s.yours.grave == ["wolf"]


def test_mill_puts_tops_into_the_graveyard() -> None:
    s = manifest(act("mill", who="opponent", number=2), your_deck="wolf bear fox")
    assert (s.yours.grave, s.yours.deck) == (["wolf", "bear"], ["fox"])


def test_look_at_top_keeps_one_and_orders_the_rest() -> None:
    s = manifest(act("look_at_top", number=3, keep=1), deck="wolf bear fox moth")
    assert s.asks == (ME, "look_keep")
    assert s.asked.hidden
    s.do(("bear",))
    assert s.asks == (ME, "look_order")
    s.do(("fox", "wolf"))
    assert s.mine.hand == ["bear"]
    assert s.mine.deck[::-1] == ["fox", "wolf", "moth"]
    assert s.mine.known == []
    assert s.mine.tops[ME] == 2
    assert s.mine.tops[YOU] == 0


def test_look_at_top_of_the_opponent_may_put_it_under() -> None:
    s = manifest(
        act("look_at_top", whose="opposing", number=2, rest="bottom"), your_deck="wolf bear fox",
        answers=(("bear", "wolf"),),
    )  # fmt: skip
    assert s.yours.deck[::-1] == ["fox", "bear", "wolf"]
    assert s.yours.bottom == 0


def test_what_was_looked_at_is_told_and_comes_to_light_for_nobody_else() -> None:
    s = manifest(act("look_at_top", number=2, keep=1), deck="wolf fox")
    for seat in (ME, YOU, None):
        seen = [(each.way, each.card) for each in GAME.seat_interface.view(s.table, seat).showing]
        assert seen == [("deck", card if seat == ME else None) for card in ("wolf", "fox")]
    s = manifest(act("look_at_top", number=1), deck="wolf fox")
    told = [event.seen_by(YOU) for event in s.events("look")]
    assert told
    assert "wolf" not in str(told)


def test_reveal_hand_shows_all_of_it_or_some_at_random() -> None:
    s = manifest(act("reveal_hand", who="opponent"), your_hand="wolf fox")
    assert sorted(s.yours.known) == ["fox", "wolf"]
    s = manifest(act("reveal_hand", who="opponent", number=2), your_hand="wolf fox bear")
    assert len(s.yours.known) == 2
    assert sorted(s.yours.hand) == ["bear", "fox", "wolf"]


def test_two_copies_that_are_shown_together_are_both_known() -> None:
    s = manifest(act("reveal_hand", who="opponent", number=2), your_hand="fox fox")
    assert s.yours.known == ["fox", "fox"]
    assert s.yours.hand == ["fox", "fox"]


def test_shuffle_forgets_what_was_known() -> None:
    s = manifest(
        act("look_at_top", number=2), act("shuffle"), deck="wolf bear fox", answers=(("wolf", "bear"),)
    )
    assert s.mine.tops == [0, 0]
    assert sorted(s.mine.deck) == ["bear", "fox", "wolf"]


def test_a_search_is_private_and_asks_even_for_one() -> None:
    s = manifest(
        act("move_cards", cards=in_zone("deck", filter={"type": ["arbiter"]}), to="hand"),
        deck="wolf judge fox",
    )
    assert s.asks == (ME, "pick_deck")
    assert (s.keys, s.asked.hidden) == (("judge",), True)
    s.do("judge")
    assert (s.mine.hand, s.mine.known) == (["judge"], [])
    assert "judge" not in str([event.seen_by(YOU) for event in s.match.events])


def test_a_search_that_shows_the_card_is_known() -> None:
    found = act("move_cards", cards=in_zone("deck", filter={"max_cost": 0}), to="hand", show=True)
    s = manifest(found, deck="wolf pebble", answers=("pebble",))
    assert s.mine.known == ["pebble"]


@pytest.mark.rule("NN-42", "NN-R68")
def test_a_card_is_rescued_from_the_own_reap_pile() -> None:
    s = manifest(act("move_cards", cards=in_zone("reap"), to="grave"), reaped="wolf fox", answers=("fox",))
    assert (s.mine.reaped, s.mine.grave) == (["wolf"], ["fox"])


def test_move_cards_reaches_every_zone() -> None:
    def moved(to: str) -> object:
        return manifest(act("move_cards", cards=in_zone("grave"), to=to), grave="wolf", deck="fox").mine

    assert moved("hand").hand == ["wolf"]  # type: ignore[attr-defined]
    assert moved("deck_top").deck == ["fox", "wolf"]  # type: ignore[attr-defined]
    assert moved("deck_bottom").deck == ["wolf", "fox"]  # type: ignore[attr-defined]
    assert sorted(moved("deck_shuffled").deck) == ["fox", "wolf"]  # type: ignore[attr-defined]
    assert moved("banished").banished == ["wolf"]  # type: ignore[attr-defined]


def test_a_graveyard_is_emptied_at_once() -> None:
    s = manifest(
        act("move_cards", cards=in_zone("grave", whose="opposing", how="all"), to="banished"),
        your_grave="wolf wolf fox",
    )
    assert (s.yours.grave, sorted(s.yours.banished)) == ([], ["fox", "wolf", "wolf"])


def test_the_top_card_moves_unseen_unless_it_goes_to_the_open() -> None:
    top = in_zone("deck", how="top")
    s = manifest(act("move_cards", cards=top, to="deck_bottom"), deck="wolf fox")
    assert s.mine.deck[::-1] == ["fox", "wolf"]
    assert "wolf" not in str([event.seen_by(YOU) for event in s.match.events])
    s = manifest(act("move_cards", cards=top, to="grave"), deck="wolf fox")
    assert s.mine.grave == ["wolf"]


def test_random_cards_of_a_zone_and_the_opponent_as_picker() -> None:
    s = manifest(act("move_cards", cards=in_zone("grave", how="random"), to="hand"), grave="wolf fox")
    assert len(s.mine.hand) == 1
    s = manifest(act("move_cards", cards=in_zone("grave", by="opponent"), to="hand"), grave="wolf fox")
    assert s.asks == (YOU, "pick_card")


@pytest.mark.rule("NN-R72")
def test_only_a_text_that_names_the_banish_zone_brings_cards_back() -> None:
    back = act("move_cards", cards=in_zone("banished"), to="hand")
    assert manifest(back, banished="wolf").mine.hand == ["wolf"]
    never = manifest(back, banished="wolf", options={"banish_return": "never"})
    assert never.mine.banished == ["wolf"]


@pytest.mark.rule("NN-R68")
def test_a_swap_keeps_the_reap_pile_as_full() -> None:
    s = manifest(
        act("swap_reap", **{"with": in_zone("grave")}), reaped="wolf fox bear", grave="moth judge",
        answers=("judge", "bear"),
    )  # fmt: skip
    assert sorted(s.mine.reaped) == ["fox", "judge", "wolf"]
    assert sorted(s.mine.grave) == ["bear", "moth"]
    assert s.match.result is None


@pytest.mark.rule("NN-R68", "NN-R56")
def test_what_is_picked_out_of_open_piles_is_asked_openly_and_out_of_a_hand_in_private() -> None:
    s = manifest(act("swap_reap", **{"with": in_zone("grave")}), reaped="wolf fox", grave="moth judge")
    for _ in range(2):
        assert (s.asks, s.asked.hidden) == ((ME, "pick_card"), False)
        s.do(s.keys[0])
    mine = manifest(act("discard", who="you", number=1), hand="wolf fox")
    assert (mine.asks, mine.asked.hidden) == ((ME, "pick_hand"), True)


def test_a_swap_needs_a_card_on_both_sides() -> None:
    s = manifest(act("swap_reap", **{"with": in_zone("hand")}), hand="wolf")
    assert s.mine.hand == ["wolf"]
    s = manifest(act("swap_reap", **{"with": in_zone("reap")}), reaped="wolf")
    assert s.mine.reaped == ["wolf"]


def test_a_target_card_is_moved_wherever_its_copies_lie() -> None:
    s = manifest(
        act("move_cards", cards="target", to="hand"), grave="wolf fox", your_grave="wolf",
        text_fields={"targets": [target("card", zone="grave", whose="any")]},
    )  # fmt: skip
    assert s.keys == ("0:wolf", "0:fox", "1:wolf")
    s.do("1:wolf")
    assert (s.yours.hand, s.mine.grave) == (["wolf"], ["wolf", "fox"])


def test_what_was_done_can_be_counted() -> None:
    s = manifest(
        act("discard", who="you", number=3, up_to=True), act("draw", number="done"), hand="wolf fox bear",
        deck="moth moth moth", answers=(("wolf", "fox"),),
    )  # fmt: skip
    assert sorted(s.mine.hand) == ["bear", "moth", "moth"]


def test_may_pays_first_and_can_be_left() -> None:
    offer = act(
        "may", cost=[cost("discard")], do=[act("draw", number=2)], **{"else": [act("gain_souls", number=1)]}
    )
    taken = manifest(offer, hand="wolf", deck="fox bear", answers=("yes",))
    assert sorted(taken.mine.hand) == ["bear", "fox"]
    assert taken.mine.grave == ["wolf"]
    left = manifest(offer, hand="wolf", answers=("no",))
    assert (left.mine.hand, left.mine.lingering) == (["wolf"], 1)
    without = manifest(offer)
    assert without.asks == (ME, "action")
    assert without.mine.lingering == 1


def test_the_opponent_may_pay_instead() -> None:
    offer = act("may", by="opponent", cost=[cost("discard")], do=[act("shuffle")], **{"else": [act("draw")]})
    s = manifest(offer, your_hand="wolf", hand="fox")
    assert s.asks == (YOU, "may")
    s.do("yes")
    assert (s.yours.grave, s.mine.hand) == (["wolf"], ["fox"])


def test_one_of_several_is_chosen_by_either() -> None:
    modes = [{"do": [act("draw")]}, {"do": [act("gain_souls", number=2)]}]
    s = manifest(act("choose_one", modes=modes), answers=("1",))
    assert s.mine.lingering == 2
    s = manifest(act("choose_one", by="opponent", modes=modes))
    assert s.asks == (YOU, "choice")
    s.do("0")
    assert s.mine.hand == ["fox"]


def test_this_card_comes_back_from_where_it_went() -> None:
    phoenix = arbiter(
        "phoenix", 1, 1, 1,
        {"type": "ongoing", "when": {"event": "destroyed", "this": True},
         "do": [act("move_cards", cards="this_card", to="hand")]},
        text("manifest", act("destroy", who="self")),
    )  # fmt: skip
    s = manifest(act("draw"), left="phoenix", cards=(phoenix,))
    s.do("manifest", f"{s.spirit('left').key}:1")
    assert "phoenix" in s.mine.hand
    assert s.mine.grave == []


def test_a_card_of_the_event_is_meant_by_that() -> None:
    thief = arbiter(
        "thief", 1, 1, 1,
        {"type": "ongoing", "when": {"event": "discarded", "whose": "opposing"},
         "do": [act("move_cards", cards="that", to="banished")]},
    )  # fmt: skip
    s = manifest(act("discard", who="opponent"), left="thief", your_hand="wolf", cards=(thief,))
    assert (s.yours.grave, s.yours.banished) == ([], ["wolf"])
