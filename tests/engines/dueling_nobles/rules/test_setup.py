"""The pack, the pick, the first turn (DN-1 to DN-14)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from engines.dueling_nobles import NoblesOptions
from engines.dueling_nobles.table.cards import NOBLES, NUMBERS, rank, suit
from engines.kernel import Match, Pick
from engines.kernel.match.match import NotAsked
from tests.engines.dueling_nobles.scenes import GAME
from tests.engines.position import of
from tests.rules import rule


def new(seed: str = "s", **options: object) -> Match:
    return Match(GAME, NoblesOptions.model_validate(options), 2, seed)


def picked(seed: str = "s", **options: object) -> Match:
    match = new(seed, **options)
    for decision in match.decisions:
        assert isinstance(decision, Pick)
        match.answer(decision.seat, decision.keys[: decision.least])
    return match


@rule("DN-1")
def test_two_players_sit_down():
    assert GAME.seats == (2,)
    with pytest.raises(ValueError, match="seats"):
        Match(GAME, NoblesOptions(), 3, "s")


@rule("DN-2", "DN-4", "DN-5")
def test_the_pack_splits_into_twelve_nobles_and_forty_numbers():
    assert Counter(map(rank, NOBLES)) == {"J": 4, "Q": 4, "K": 4}
    assert Counter(map(suit, NOBLES)) == dict.fromkeys("HDCS", 3)
    assert Counter(map(rank, NUMBERS)) == dict.fromkeys(["A", *map(str, range(2, 11))], 4)
    assert Counter(map(suit, NUMBERS)) == dict.fromkeys("HDCS", 10)
    assert len({*NOBLES, *NUMBERS}) == 52


@rule("DN-7")
def test_each_player_is_dealt_six_random_nobles():
    match = new()
    first, second = (set(side.dealt) for side in match.table.sides)
    assert len(first) == len(second) == 6
    assert first | second == set(NOBLES)
    deals = {tuple(new(str(seed)).table.sides[0].dealt) for seed in range(30)}
    assert len(deals) > 25
    assert {card for deal in deals for card in deal} == set(NOBLES)
    shown = new().events[0].seen_by(0)
    assert shown["nobles"] == match.table.sides[0].dealt
    assert "nobles" not in new().events[0].seen_by(1)


@rule("DN-8", "DN-9", "DN-D1")
def test_any_three_of_the_six_may_be_picked():
    match = new()
    for seat in (0, 1):
        decision = of(Pick, match.decision(seat))
        assert decision.kind == "pick"
        assert set(decision.keys) == set(match.table.sides[seat].dealt)
        assert decision.count() == 20
    mine = list(match.decision(0).answers())[7]
    yours = list(match.decision(1).answers())[13]
    match.answer(0, mine)
    match.answer(1, yours)
    assert tuple(noble.card for noble in match.table.sides[0].courtyard) == mine
    assert tuple(noble.card for noble in match.table.sides[1].courtyard) == yours


@rule("DN-R1", "DN-D1")
def test_the_pick_is_secret_until_both_have_picked():
    match = new()
    before = match.view(1)
    match.answer(0, match.decision(0).any(Random(1)))
    assert match.view(1) == before
    assert not any(event.kind == "pick" for event in match.events)
    assert match.decision(1).hidden
    with pytest.raises(NotAsked):
        match.decision(0)
    match.answer(1, match.decision(1).any(Random(2)))
    told = [event for event in match.events if event.kind == "pick"]
    assert [len(event.facts["nobles"]) for event in told] == [3, 3]
    assert not match.can_undo(1)


@rule("DN-10", "DN-R5")
def test_the_six_nobles_not_picked_are_shuffled_into_the_noble_deck():
    decks = []
    for seed in range(12):
        match = picked(str(seed))
        table = match.table
        court = {noble.card for side in table.sides for noble in side.courtyard}
        assert sorted(table.noble_deck) == sorted(set(NOBLES) - court)
        rejected = [card for side in table.sides for card in side.rejected]
        assert sorted(rejected) == sorted(table.noble_deck)
        assert sorted(match.view(None).noble_deck) == sorted(table.noble_deck)  # type: ignore[attr-defined]
        decks.append(table.noble_deck == rejected)
        assert all(not side.dealt for side in table.sides)
    assert not all(decks)


@rule("DN-11", "DN-12", "DN-R2")
def test_the_first_player_is_drawn_after_the_pick_and_before_the_hands_are_dealt():
    match = picked()
    kinds = [event.kind for event in match.events]
    assert kinds.index("pick") < kinds.index("first_player") < kinds.index("draw")
    first = {picked(str(seed)).table.active for seed in range(12)}
    assert first == {0, 1}
    hands = [side.hand for side in match.table.sides]
    assert [len(hand) for hand in hands] == [6, 6]
    assert not set(hands[0]) & set(hands[1])
    assert len(match.table.number_deck) == 28
    dealt = {tuple(picked(str(seed)).table.sides[0].hand) for seed in range(12)}
    assert len(dealt) == 12


@rule("DN-R2")
@pytest.mark.parametrize("loser", [0, 1])
def test_in_a_rematch_the_loser_begins(loser):
    for seed in "abcd":
        assert picked(seed, first_player="loser", previous_loser=loser).table.active == loser


@rule("DN-R2")
def test_without_a_game_before_the_draw_is_random_and_a_challenger_may_begin():
    assert {picked(str(seed), first_player="loser").table.active for seed in range(12)} == {0, 1}
    assert {picked(str(seed), previous_loser=1).table.active for seed in range(12)} == {0, 1}
    assert {picked(str(seed), first_player="challenger").table.active for seed in range(8)} == {0}


@rule("DN-13")
def test_turns_alternate():
    match = picked()
    seats = []
    for _ in range(4):
        seats.append(match.table.active)
        match.answer(match.table.acting, "spend:0:0")
        match.answer(match.table.acting, "no_duel")
    first = seats[0]
    assert seats == [first, 1 - first, first, 1 - first]
    assert match.table.turn == 5


@rule("DN-14")
def test_everybody_starts_with_nothing():
    table = picked().table
    assert table.discard == []
    for side in table.sides:
        assert side.resources == 0
        assert [(noble.wounds, noble.boost) for noble in side.courtyard] == [(0, None)] * 3
        assert not side.used


@rule("H2")
def test_house_rule_2_keeps_two_nobles_and_the_other_eight_form_the_deck():
    match = picked(quick_duel=True)
    assert [len(side.courtyard) for side in match.table.sides] == [2, 2]
    assert len(match.table.noble_deck) == 8


@rule("H4")
def test_house_rule_4_gives_the_second_player_a_resource():
    match = picked(compensation=True)
    table = match.table
    told = [event.facts for event in match.events if event.kind == "compensation"]
    assert told == [{"seat": 1 - table.acting}]
    assert table.sides[table.acting].resources == 0
    assert table.sides[1 - table.acting].resources == 1


@rule("H8", "DN-D1")
def test_house_rule_8_drafts_the_open_nobles_in_the_order_1_2_2_1():
    firsts = set()
    for seed in range(10):
        match = new(str(seed), open_draft=True)
        assert match.view(None).draft == NOBLES  # type: ignore[attr-defined]
        assert match.view(1).phase == "draft"  # type: ignore[attr-defined]
        order, kept = [], ([], [])
        for _ in range(6):
            decision = match.decisions[0]
            assert decision.kind == "draft"
            assert decision.default is None
            order.append(decision.seat)
            choice = decision.any(Random(seed))
            kept[decision.seat].append(choice)
            match.answer(decision.seat, choice)
        a = order[0]
        firsts.add(a)
        assert order == [a, 1 - a, 1 - a, a, a, 1 - a]
        table = match.table
        assert [[noble.card for noble in side.courtyard] for side in table.sides] == list(kept)
        assert sorted(table.noble_deck) == sorted(set(NOBLES) - {*kept[0], *kept[1]})
        assert table.noble_deck != sorted(table.noble_deck, key=NOBLES.index)
        assert table.phase == "prepare"
        assert table.draft == []
    assert firsts == {0, 1}
