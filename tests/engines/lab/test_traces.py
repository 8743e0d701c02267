"""What games say of their cards for the lab: nothing is used that its seat could not have used."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engines.kernel import Event, Game, Level, Match
from engines.kernel.play import bulk
from engines.lab.playing import Arena, deals, play
from engines.registry import GAMES
from tests.profiles import sampled

TRACED = [game for game in GAMES.values() if game.traces is not None]
MATCHES = (4, 200)
EASY: list[Level] = ["easy", "easy"]


def test_all_games_with_cards_of_their_own_leave_traces() -> None:
    assert [game.id for game in GAMES.values() if game.collection is not None] == [game.id for game in TRACED]


COMING = frozenset({"draw", "entered", "found", "milled", "moved", "moved_openly"})
"""Events by which cards come to where they may be used in the same go, or later: by Flashback, as payment."""


def named(event: Event) -> set[str]:
    """Return the cards that an event names to its seat."""
    facts = event.seen_by(event.facts["seat"])
    return {card["id"] for card in facts.get("cards", [facts.get("card")]) if card is not None}


@pytest.mark.parametrize("game", TRACED, ids=lambda game: game.id)
@pytest.mark.parametrize("matches", sampled(MATCHES))
def test_no_card_is_used_that_was_not_held_named_or_made(game: Game[Any], matches: int) -> None:
    arena, traces = Arena(game), game.traces
    assert traces is not None
    decks = [*arena.decks]
    used = Counter[str]()
    for number in range(matches):
        seats = (decks[number % len(decks)], decks[(number + 1) % len(decks)])
        lists = [frozenset(arena.cards(deck)) for deck in seats]
        match = bulk.begin(game, arena.options(seats), EASY, f"traces {number}")
        match.table.journal = match.events
        held = [set(traces.held(match.table, seat)) for seat in (0, 1)]
        while match.decisions:
            decision = match.decisions[0]
            match.answer(decision.seat, bulk.answer(match, decision, EASY, f"{number}/{match.serial}"))
            for event in match.events:
                for seat, card, how in traces.used(event):
                    assert card in held[seat] or card not in lists[seat], (event, seats, seat)
                    used[how] += 1
                if event.kind in COMING:
                    held[event.facts["seat"]] |= named(event)
            match.events.clear()
            for seat in (0, 1):
                held[seat].update(traces.held(match.table, seat))
    assert used["played"] > 4 * matches
    assert used["spent"] >= matches or game.id in ("magic", "noxtalia"), "they seldom discard, or recycle"


@pytest.mark.parametrize("game", TRACED, ids=lambda game: game.id)
def test_the_order_is_the_deck_as_it_was_dealt(game: Game[Any]) -> None:
    arena = Arena(game)
    (deal,) = deals([*arena.decks][:2], range(1), "order")
    record = play(arena, deal, EASY)
    for each in record.seats:
        drawn = Counter(each.order)
        assert drawn <= Counter(arena.cards(each.deck))
        assert drawn.total() >= len(arena.cards(each.deck)) - 16, "all but a Forge Deck, or a Noble"
        assert len(each.order) >= each.seen / 4
        assert set(each.played) <= set(each.held)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_the_same_deal_is_the_same_match_and_who_begins_is_whom_all_are_told(game: Game[Any]) -> None:
    arena = Arena(game)
    decks = [*arena.decks][:2] * 2
    for deal in deals(decks[:2], range(2), "again"):
        record = play(arena, deal, EASY)
        assert play(arena, deal, EASY) == record
        assert record.first == _told_to_begin(Match(game, arena.options(deal.decks), 2, deal.seed), deal.seed)
        assert record.rounds > 1


def _told_to_begin(match: Match[Any], seed: str) -> int:
    """Return who begins, as a match tells that keeps its events."""
    while True:
        for event in match.events:
            if event.kind == "first_player":
                return event.facts["seat"]
        decision = match.decisions[0]
        match.answer(decision.seat, bulk.answer(match, decision, EASY, f"{seed}/{match.serial}"))
