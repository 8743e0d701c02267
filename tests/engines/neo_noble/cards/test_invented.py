"""Games with cards that nobody thought of: whatever the language can say is carried out."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engines.kernel import BACK, Match
from tests.engines import conformance
from tests.engines.neo_noble.cards.inventing import invented_options
from tests.engines.neo_noble.playing import check, check_quiet, new_match
from tests.engines.neo_noble.scenes import GAME

MOST = 400
"""Answers in a game: texts at random need not come to an end."""


@pytest.mark.parametrize("number", range(16))
def test_invented_cards_keep_every_card_once_and_leave_nothing_half_done(number: int) -> None:
    chance = Random(number)
    match = new_match(invented_options(chance), f"invented {number}")
    answers = 0
    while match.decisions and answers < MOST:
        check(match.table)
        if match.decisions[0].kind == "action":
            check_quiet(match.table)
        decision = chance.choice(match.decisions)
        back = decision.back and chance.random() < 0.1
        match.answer(decision.seat, BACK if back else decision.any(chance))
        answers += 1
    check(match.table)
    assert answers == MOST or match.result is not None


@pytest.mark.parametrize("number", range(1000, 1004))
def test_the_conformance_suite_with_invented_cards(number: int) -> None:
    played = list[Match[Any]]()
    matches = conformance.random_match(GAME, invented_options(Random(number)), 2, number)
    for place, (match, chance) in enumerate(matches):
        played = [match]
        if place % 7 == number % 7:
            conformance.check_legality(match, chance)
            conformance.check_copies(match, chance)
        if place >= MOST:
            break
    conformance.check_record(played[0])
