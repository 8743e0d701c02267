"""Before the first turn (NN-46 to NN-53)."""

from __future__ import annotations

from collections import Counter

import pytest

from engines.kernel import Choose, Match, Pick
from engines.neo_noble.cards.catalogue import starter
from engines.neo_noble.options import NeoNobleOptions
from tests.engines.neo_noble.pack import DECK, domain
from tests.engines.neo_noble.scenes import GAME, new_match, pack_with
from tests.engines.position import of
from tests.rules import rule


@rule("NN-1", "NN-4", "NN-24", "NN-46", "NN-47", "NN-66")
def test_nobles_lie_open_and_thirty_cards_are_shuffled():
    table = new_match().table
    assert [side.noble for side in table.sides] == ["queen", "king"]
    assert [coin.holder for coin in table.coins] == [-1, -1, -1], "three coins, neutral"
    for side in table.sides:
        cards = [*side.deck, *side.hand, *(slot.card for slot in side.channel if slot)]
        assert Counter(cards) == Counter(DECK * 2)
    orders = {tuple(new_match(f"seed {n}").table.sides[0].deck) for n in range(5)}
    assert len(orders) == 5


@rule("NN-48")
def test_the_first_player_is_random():
    firsts = Counter(new_match(f"seed {n}").table.first for n in range(60))
    assert min(firsts[0], firsts[1]) > 12


@rule("NN-49")
def test_the_second_player_has_the_bargain():
    for n in range(6):
        table = new_match(f"seed {n}").table
        assert [side.bargain for side in table.sides] == [seat != table.first for seat in (0, 1)]


@rule("NN-50", "NN-R6", "NN-60", "NN-61")
@pytest.mark.parametrize("state", ["spent", "ready"])
def test_each_channels_one_card_and_draws_five(state):
    for side in new_match(setup_channel=state).table.sides:
        first, *others = side.channel
        assert first is not None
        assert (first.face_up, first.ready) == (False, state == "ready")
        assert others == [None] * 3
        assert len(side.hand) == 5
        assert len(side.deck) == 24


@rule("NN-51", "NN-52", "NN-R7")
def test_the_first_player_may_replace_one_card_then_the_second_up_to_two():
    match = new_match()
    first = match.table.first
    asked = of(Pick, match.decision(first))
    assert (asked.kind, asked.least, asked.most, asked.default) == ("mulligan", 0, 1, ())
    assert [decision.seat for decision in match.decisions] == [first]
    match.answer(first, ())
    asked = of(Pick, match.decision(1 - first))
    assert (asked.kind, asked.least, asked.most) == ("mulligan", 0, 2)
    assert asked.hidden
    match.answer(1 - first, ())
    assert match.table.active == first
    assert match.table.turn == 1


@rule("NN-53")
def test_cards_set_aside_are_drawn_for_first_and_shuffled_in_afterwards():
    for n in range(8):
        match = new_match(f"seed {n}")
        first = match.table.first
        match.answer(first, ())
        side = match.table.sides[1 - first]
        before, deck = side.hand[:], side.deck[:]
        keys = of(Pick, match.decision(1 - first)).keys[:2]
        aside = [key.partition("#")[0] for key in keys]
        match.answer(1 - first, keys)
        drawn = Counter(side.hand) - (Counter(before) - Counter(aside))
        assert drawn == Counter(deck[-2:]), "the two top cards: those set aside were not there yet"
        assert Counter(side.deck) == Counter(deck[:-2]) + Counter(aside)
        assert side.deck[:2] != aside[::-1] or side.deck[2:] != deck[:-2], "shuffled"


@rule("NN-53")
def test_nothing_is_shuffled_when_all_is_kept():
    match = new_match()
    first = match.table.first
    deck = match.table.sides[first].deck[:]
    match.answer(first, ())
    assert match.table.sides[first].deck == deck


@rule("NN-R7")
def test_what_was_set_aside_is_told_to_its_owner_alone():
    match = new_match()
    first = match.table.first
    card = of(Pick, match.decision(first)).keys[0]
    match.answer(first, (card,))
    told = next(event for event in match.events if event.kind == "mulligan")
    assert told.facts == {"seat": first, "count": 1}
    assert [named["id"] for named in told.secret[first]["cards"]] == [card]
    assert set(told.secret) == {first}


@rule("NN-28", "NN-D1")
def test_a_player_without_a_deck_has_a_ready_made_one():
    cards = tuple(sorted(DECK * 2))
    made = {"id": "made", "name": {"en": "m", "fr": "m"}, "noble": "king", "cards": cards}
    pack = pack_with().model_copy(update={"id": "made_pack"})
    pack = type(pack).model_validate({**pack.model_dump(mode="json", by_alias=True), "decks": [made]})
    options = NeoNobleOptions(cards=pack, decks=(domain("queen"),))
    made_decks = {each.id: each for each in (*starter()[0].decks, pack.decks[0])}
    seen: set[str] = set()
    for seed in range(30):
        table = Match(GAME, options, 2, f"ready {seed}").table
        assert table.sides[0].noble == "queen"
        other = table.sides[1]
        (deck,) = [each for each in made_decks.values() if each.noble == other.noble]
        assert Counter(other.main) == Counter(deck.cards)
        seen.add(deck.id)
    assert seen == set(made_decks)


@rule("NN-R8", "NN-127")
def test_the_first_turn_is_a_full_turn_with_attacks():
    match = new_match()
    first = match.table.first
    side = match.table.sides[first]
    side.lingering = 20
    for seat in (first, 1 - first):
        match.answer(seat, ())
    for answer in ("skip", "skip", "skip", "draw", 1):
        match.answer(first, answer)
    assert len(side.hand) == 6
    match.answer(first, "summon")
    match.answer(first, side.hand[0])
    match.answer(first, f"{first}:0")
    while match.decisions[0].kind != "action":
        match.answer(first, match.decisions[0].default)
    assert "attack" in of(Choose, match.decision(first)).keys


@rule("NN-2", "NN-3")
def test_card_types_are_four_and_no_die_is_thrown():
    match = new_match()
    types = {card.type for card in match.table.catalogue.cards.values()}
    assert types <= {"noble", "arbiter", "errant", "token"}
