"""What a seat may see (DN-R4, DN-R5, DN-R42), and tables imagined from it."""

from __future__ import annotations

from random import Random

import pytest

from engines.dueling_nobles import NoblesOptions
from engines.dueling_nobles.table.cards import NOBLES, in_order
from engines.kernel import Dice, Match, Result
from tests.engines.dueling_nobles.scenes import GAME, ME, YOU, duel, scene
from tests.rules import rule


@rule("DN-R4")
def test_courtyards_wounds_boosts_and_resources_are_open():
    s = scene("Q♥*1+3♠ K♠", "J♣", resources=4, other_resources=2)
    s.noble("K♠").taxed = True
    for seat in (ME, YOU, None):
        mine, yours = s.view(seat).seats
        queen, king = mine.courtyard
        assert (queen.card, queen.wounds, queen.boost, queen.bonus, queen.limit) == ("QH", 1, "3S", 3, 2)
        assert (king.strength, king.limit, king.taxed) == (13, 3, True)
        assert (mine.resources, yours.resources) == (4, 2)


@rule("DN-R5")
def test_the_noble_decks_content_is_open_its_order_is_not():
    decks = {scene("J♣", noble_deck=order).view(ME).noble_deck for order in ("K♥ J♥ Q♥ Q♠", "Q♠ Q♥ K♥ J♥")}
    assert decks == {("JH", "QH", "KH", "QS")}
    match = Match(GAME, NoblesOptions(), 2, "s")
    assert match.view(0).noble_deck == ()  # type: ignore[attr-defined]


@rule("DN-R42")
def test_the_discard_pile_and_the_sizes_of_decks_are_open():
    s = scene(discard="9♠ A♦", deck="2♣ 3♣ 4♣", noble_deck="K♣ J♥")
    for seat in (ME, YOU, None):
        seen = s.view(seat)
        assert seen.discard == ("9S", "AD")
        assert (seen.number_deck_size, seen.noble_deck_size) == (3, 2)


@rule("DN-R1")
def test_hands_and_dealt_nobles_are_their_owners():
    match = Match(GAME, NoblesOptions(), 2, "s")
    for seat in (0, 1):
        seen = match.view(seat)
        assert seen.seats[seat].dealt == tuple(match.table.sides[seat].dealt)  # type: ignore[attr-defined]
        assert seen.seats[1 - seat].dealt is None  # type: ignore[attr-defined]
    assert all(side.dealt is None for side in match.view(None).seats)  # type: ignore[attr-defined]
    s = scene(hand="2♥ 3♥", other_hand="4♥", rejected=["KC"])
    assert s.view(ME).seats[ME].hand == ("2H", "3H")
    assert s.view(ME).seats[YOU].hand is None
    assert s.view(ME).seats[YOU].hand_size == 1
    assert s.view(ME).seats[ME].rejected == ("KC",)
    assert s.view(YOU).seats[ME].rejected is None
    assert s.view(None).seats[ME].hand is None


def test_a_card_fetched_from_the_pile_is_known_until_it_leaves_the_hand():
    s = scene("Q♥", "Q♣", hand="4♣", discard="9♠").do("club", "4♣", "9♠", "spend:0:0")
    assert s.view(YOU).seats[ME].shown == ("9S",)
    s.announce("Q♥", "Q♣", (6, 1)).plays("9♠")
    assert s.view(YOU).seats[ME].shown == ()


def test_a_view_names_game_seat_and_result():
    s = duel("Q♥", "J♣*1", (6, 1))
    for seat in (ME, YOU, None):
        seen = s.view(seat)
        assert (seen.game, seen.seat, seen.result) == ("dueling_nobles", seat, Result((ME,), "elimination"))


def test_a_duel_is_open_to_all():
    s = scene("Q♥+2♠ J♦", "Q♣ K♦", phase="announce", hand="7♥", other_hand="9♦", other_resources=2)
    s.announce("Q♥", "Q♣", (4, 5, 6)).do("K♦").plays("7♥").plays("9♦")
    seen = s.duel_seen(None)
    assert seen.model_dump() == {
        "attacker": {
            "seat": 0, "card": "QH", "base": 12, "queen": 3, "boost": 2, "dice": (4,), "subtotal": 21,
            "cards": ("7H",), "suit_bonus": 2, "total": 30,
        },
        "defender": {
            "seat": 1, "card": "KD", "base": 13, "queen": 0, "boost": 0, "dice": (5, 6), "subtotal": 24,
            "cards": ("9D",), "suit_bonus": 2, "total": 35,
        },
        "redirected_from": "QC", "winner": 1, "over": True, "wounded": ("QH",), "died": (),
    }  # fmt: skip


@pytest.mark.parametrize(
    ("phase", "steps"),
    [
        ("prepare", ()),
        ("announce", ("spend:0:0",)),
        ("redirect", ("spend:0:0", "Q♥", "Q♣")),
        ("attacker_cards", ("spend:0:0", "Q♥", "Q♣", "keep")),
        ("defender_cards", ("spend:0:0", "Q♥", "Q♣", "keep", ())),
    ],
)
def test_the_phase_is_named(phase, steps):
    s = scene(hand="2♥", other_hand="3♥", other_resources=2).do(*steps)
    assert s.view(None).phase == phase
    assert s.view(None).active == ME


def test_what_a_seat_cannot_know_does_not_change_its_view_or_prompt():
    def look(other_hand: str, deck: str, nobles: str):
        s = scene(hand="2♥ 2♣ 2♠", other_hand=other_hand, deck=deck, noble_deck=nobles, discard="9♠")
        return s.view(ME).model_dump_json(), s.view(None).model_dump_json(), s.prompt()

    assert look("3♥ 4♥", "5♥ 6♥", "K♣ J♥") == look("5♥ 6♥", "4♥ 3♥", "J♥ K♣")


# Imagined tables


def test_an_imagined_table_keeps_what_was_seen_and_deals_the_rest_anew():
    s = scene("Q♥+2♦", "Q♣", hand="2♥", other_hand="9♠ 8♠ 7♠", discard="10♣")
    s.yours.shown = ["9S"]
    seen = s.view(ME)
    hands = set()
    for seed in range(20):
        table = GAME.ai_support.sampler(seen, seen)(Dice(str(seed)))
        assert GAME.seat_interface.view(table, ME) == seen
        assert "9S" in table.sides[YOU].hand
        assert table.sides[YOU].hand == sorted(table.sides[YOU].hand, key=in_order)
        assert not {"2D", "2H", "10C"} & {*table.sides[YOU].hand, *table.number_deck}
        everything = [*table.sides[YOU].hand, *table.number_deck, "2D", "2H", "10C"]
        assert len(everything) == len(set(everything)) == 40
        hands.add(tuple(table.sides[YOU].hand))
    assert len(hands) > 10


def test_an_imagined_hand_is_the_one_glimpsed():
    s = scene(hand="2♠", other_hand="9♠ 8♠ 7♠").do("spade", "2♠")
    seen = s.view(ME)
    for seed in range(5):
        assert GAME.ai_support.sampler(seen, seen)(Dice(str(seed))).sides[YOU].hand == ["7S", "8S", "9S"]


def test_an_imagined_attackers_hand_holds_what_was_played_since():
    s = scene("Q♥", "Q♣", hand="2♥ 3♥ 9♥", other_hand="4♥", phase="announce")
    then = s.view(YOU)
    s.announce("Q♥", "Q♣", (1, 2)).plays("9♥")
    for seed in range(8):
        table = GAME.ai_support.sampler(then, s.view(YOU))(Dice(str(seed)))
        assert "9H" in table.sides[ME].hand
        assert len(table.sides[ME].hand) == 3
        assert GAME.seat_interface.view(table, YOU) == then
        imagined = Match.imagine(GAME, s.match.observation(YOU), Dice(str(seed)))
        assert imagined.decision(YOU).kind == "defender_cards"
        assert imagined.table.duel.attacker.total == s.last_duel.attacker.total


def test_a_spectator_imagines_each_card_in_the_hand_it_was_played_from():
    s = scene("Q♥", "Q♣", hand="2♥ 3♥ 9♥", other_hand="4♥ 5♥", phase="announce")
    then = s.view(None)
    s.announce("Q♥", "Q♣", (1, 2)).plays("9♥")
    for seed in range(8):
        table = GAME.ai_support.sampler(then, s.view(None))(Dice(str(seed)))
        assert "9H" in table.sides[ME].hand
        assert [len(side.hand) for side in table.sides] == [3, 2]
        assert GAME.seat_interface.view(table, None) == then


def test_an_imagined_pick_deals_the_other_six_nobles():
    match = Match(GAME, NoblesOptions(), 2, "s")
    dealt = set()
    for seat in (0, 1, None):
        for seed in range(5):
            seen = GAME.seat_interface.view(match.table, seat)
            table = GAME.ai_support.sampler(seen, seen)(Dice(str(seed)))
            assert GAME.seat_interface.view(table, seat) == seen
            first, second = (side.dealt for side in table.sides)
            assert sorted([*first, *second]) == sorted(NOBLES)
            assert first == sorted(first, key=in_order)
            assert second == sorted(second, key=in_order)
            dealt.add(tuple(first))
    assert len(dealt) > 5


def test_imagined_orders_of_the_decks_differ():
    s = scene()
    seen = s.view(ME)
    tables = [GAME.ai_support.sampler(seen, seen)(Dice(str(seed))) for seed in range(6)]
    assert len({tuple(table.noble_deck) for table in tables}) > 3
    assert len({tuple(table.number_deck) for table in tables}) > 3


def test_a_finished_duel_is_not_played_once_more_in_an_imagined_hand():
    s = duel("Q♥", "Q♣", (6, 1), hand="9♥ 2♥", other_hand="3♠").plays("9♥").plays()
    seen = s.view(YOU)
    for seed in range(20):
        table = GAME.ai_support.sampler(seen, seen)(Dice(str(seed)))
        assert "9H" not in table.sides[ME].hand
        assert GAME.seat_interface.view(table, YOU) == seen


def test_computer_players_of_all_levels_play_on():
    from engines.kernel import choose

    match = Match(GAME, NoblesOptions(), 2, "levels")
    chance = Random(4)
    for turn in range(30):
        if not match.decisions:
            break
        decision = match.decisions[turn % len(match.decisions)]
        level = ("random", "easy", "medium")[chance.randrange(3)]
        answer = choose(GAME, match.observation(decision.seat), decision, level, str(turn))
        assert decision.allows(answer)
        match.answer(decision.seat, answer)
