"""Decks that a computer player does not know are made up: within the rules, and of what was seen."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from engines.kernel import Deck, Dice, Match, Section
from engines.magic.cards import decks
from engines.magic.cards.catalogue import catalogue_of, starter
from engines.magic.cards.decks import Judge
from engines.magic.options import MagicOptions
from engines.magic.players import inventing
from engines.magic.players.inventing import SeenCards
from engines.magic.seat.view import MagicView
from engines.magic.table.pieces import ZoneCard
from engines.magic.table.side import PILES
from engines.magic.table.state import Table
from tests.engines.magic.pack import creature, loadout, pack
from tests.engines.magic.scenes import GAME, OTHER, YOU
from tests.rules import rule

MORE = (
    *(creature(f"odd_{number}", "1 G", 2, 2, rarity="uncommon") for number in range(6)),
    creature("lowered", "1 G", 2, 2, rarity="rare", printings=[{"rarity": "uncommon"}]),
)


def faults(cards: list[str], noble: str, options: MagicOptions) -> list[str]:
    sections = (Section(heading="noble", cards=(noble,)), Section(heading="main", cards=tuple(cards)))
    deck = Deck(game="magic", name="Made up", sections=sections)
    judge = Judge(catalogue_of(options).definitions, options, ())
    return [fault.rule for fault in decks.faults(deck, judge)]


@rule("MN-11", "MN-13")
@pytest.mark.parametrize("basis", ["lowest", "any", "printing"])
def test_decks_that_are_made_up_are_legal_and_hold_what_was_seen(basis: str) -> None:
    options = MagicOptions.model_validate({"cards": pack(*MORE), "rarity_basis": basis})
    catalogue, chance = catalogue_of(options), Random(basis)
    commons = [key for key, card in catalogue.definitions.items() if card.rarity == "common"]
    for seed in range(300):
        seen = Counter[str]()
        for card in chance.sample(commons, 6):
            seen[card] = chance.randint(1, 4)
        seen["odd_0"] = chance.randint(0, 4)
        seen = +seen
        dice = Dice(f"made up {seed}")
        noble = inventing.noble(catalogue, options, seen, dice)
        cards = inventing.rest(catalogue, options, SeenCards(seen, noble), 59 - seen.total(), dice)
        assert faults([*seen.elements(), *cards], noble, options) == []


def test_a_deck_that_is_made_up_is_of_the_colours_that_were_seen() -> None:
    options = MagicOptions.model_validate({"cards": pack()})
    catalogue = catalogue_of(options)
    for seed in range(50):
        seen = SeenCards(Counter({"bear": 2, "satyr": 1}), "")
        cards = inventing.rest(catalogue, options, seen, 56, Dice(f"colours {seed}"))
        lands = [card for card in cards if catalogue.cards[card].is_land]
        assert set(lands) == {"forest", "mountain"}
        assert 20 <= len(lands) <= 28


def sampled(match: Match[Any], seat: int, seed: str) -> Table:
    view = match.view(seat)
    assert isinstance(view, MagicView)
    return GAME.ai_support.sampler(view, view)(Dice(seed))


def test_a_deck_of_ones_own_is_never_known_to_the_other() -> None:
    options = {"cards": pack(), "decks": [loadout("bear", "hawk"), loadout("rhino", "mouse")]}
    match = Match(GAME, GAME.options.model_validate(options), 2, "unknown")
    ready = {tuple(sorted(deck.cards)) for deck in starter().decks}
    assert {tuple(sorted(sampled(match, YOU, f"{seed}").sides[OTHER].brought)) for seed in range(40)} == ready
    side = match.table.sides[OTHER]
    side.library.remove("rhino")
    side.graveyard.append(ZoneCard(match.table.number(), "rhino"))
    real = match.table.sides[OTHER].brought
    lists = {sampled(match, YOU, f"list {seed}").sides[OTHER].brought for seed in range(30)}
    assert len(lists) == 30
    assert real not in lists
    assert all(len(each) == 60 and "rhino" in each for each in lists)
    assert sampled(match, YOU, "own").sides[YOU].brought == match.table.sides[YOU].brought


def test_an_open_list_is_known_but_for_the_noble() -> None:
    decks = [loadout("bear", "hawk"), loadout("rhino", "mouse")]
    options = {"cards": pack(), "decks": decks, "open_decklists": "noble_hidden"}
    match = Match(GAME, GAME.options.model_validate(options), 2, "open")
    real = Counter(match.table.sides[OTHER].brought) - Counter(["lord"])
    nobles = set[str]()
    for seed in range(30):
        side = sampled(match, YOU, f"open {seed}").sides[OTHER]
        assert Counter(side.brought) - Counter([side.noble]) == real
        nobles.add(side.noble)
    assert len(nobles) > 1


def test_a_noble_that_all_have_seen_lies_somewhere_in_the_deck() -> None:
    options = {"cards": pack(), "decks": [loadout("bear"), loadout("rhino")]}
    match = Match(GAME, GAME.options.model_validate(options), 2, "seen")
    side = match.table.sides[OTHER]
    (lying,) = side.command
    side.command = []
    side.library.insert(0, lying.card)  # as a card that was put on the bottom, and the library shuffled
    for seed in range(10):
        found = sampled(match, YOU, f"seen {seed}").sides[OTHER]
        assert [*found.library, *found.hand].count("lord") == 1


def test_a_ready_made_deck_is_imagined_with_just_its_cards_wherever_they_lie() -> None:
    match = Match(GAME, GAME.options(), 2, "lists")
    chance = Random(3)
    while match.table.turn < 6:
        match.answer(match.decisions[0].seat, match.decisions[0].any(chance))
    table = sampled(match, YOU, "ready")
    side = table.sides[OTHER]
    there = Counter([*side.hand, *side.library])
    there.update(each.card for name in PILES for each in side.pile(name))
    there.update(perm.card.id for perm in table.perms.values() if perm.owner == OTHER)
    there.update(item.card for item in table.stack if item.owner == OTHER and item.kind == "spell")
    assert there == Counter(side.brought)
    assert tuple(sorted(side.brought)) in {tuple(sorted(deck.cards)) for deck in starter().decks}
