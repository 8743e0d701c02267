"""Faults that were planted in cards of the starter sets are found, within the matches that are allowed."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

import pytest

from engines.lab.counting import Sums, count
from engines.lab.figures import figures
from engines.lab.playing import Arena, MatchRecord, deals, play
from engines.lab.proposals.search import MOST
from engines.lab.verdicts import verdicts
from engines.registry import GAMES
from tests.engines.lab.faults import FAULTS, MISPRINTS
from tests.engines.lab.planting import Fault, Misprint, mended, planted, sighted
from tests.engines.meeting import findings


@pytest.mark.deep
def test_a_card_of_double_power_is_too_strong_within_a_thousand_matches() -> None:
    """Two of thirty: 3 Power for 2 Souls becomes 6."""
    found = findings(planted("neo_noble", "well_digger", power=6), 1_000, "plant")
    assert ("too_strong", "well_digger") in {(each.kind, each.card) for each in found.verdicts}


@pytest.mark.deep
@pytest.mark.parametrize(
    ("card", "deck", "changes"),
    [("nurse_log", "underorchard", {"cost": 8}), ("pale_cabman", "fog_office", {"power": 0})],
    ids=["cost", "power"],
)
def test_a_useless_card_is_among_the_three_that_are_played_least_within_500_matches(
    card: str, deck: str, changes: dict[str, Any]
) -> None:
    found = findings(planted("neo_noble", card, **changes), 500, "plant")
    own = [each for each in found.figures.cards if each.deck == deck and each.played]
    least = sorted(own, key=lambda each: each.played.value if each.played else 1)[:3]
    assert card in [each.card for each in least]
    assert ("never_played", deck, card) in {(each.kind, each.deck, each.card) for each in found.verdicts}


@pytest.mark.parametrize("fault", [FAULTS[22], FAULTS[26]], ids=lambda fault: fault.card)
def test_a_card_that_cannot_be_played_is_found_at_once(fault: Fault) -> None:
    assert sighted(fault, looks=(120,)) is not None


@pytest.mark.deep
@pytest.mark.parametrize("misprint", MISPRINTS[:2], ids=lambda misprint: f"{misprint.game}-{misprint.card}")
def test_a_misprint_is_brought_back_within_6000_matches(misprint: Misprint) -> None:
    found = mended(misprint)
    assert found.proposals.found
    assert found.proposals.matches <= MOST


@pytest.mark.deep
def test_shuffled_labels_of_real_matches_flag_nothing() -> None:
    """Who won is dealt anew among matches of the same decks, seats and first player: no verdict is true."""
    arena, alike = Arena(GAMES["noxtalia"]), dict[tuple[object, ...], list[MatchRecord]]()
    for pair in combinations(arena.decks, 2):
        for deal in deals(pair, range(100), "shuffled"):
            record = play(arena, deal, ("easy", "easy"))
            alike.setdefault((deal.decks, record.first), []).append(record)
    false, worst = 0, 0.0
    for seed in range(20):
        chance, sums = Random(seed), Sums()
        for records in alike.values():
            won = [[seat.won for seat in record.seats] for record in records]
            chance.shuffle(won)
            for record, shares in zip(records, won, strict=True):
                for seat, each in zip(record.seats, shares, strict=True):
                    seat.won = each
                count(sums, record, "")
        cards = figures(sums, {deck: arena.cards(deck) for deck in arena.decks}).cards
        false += sum(each.by == "early" for each in verdicts(cards))
        worst = max(worst, *(abs(each.early.z) for each in cards if each.early is not None))
    assert false <= 20
    assert worst <= 4
