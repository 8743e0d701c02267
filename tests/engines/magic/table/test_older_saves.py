"""Matches that were saved under older rules go on from their last quiet point; their records are refused."""

from __future__ import annotations

import json
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engines.kernel import BadRecord, Match, record_of, replay
from tests.engines.magic import by_hand
from tests.engines.magic.scenes import GAME

SAVED: dict[str, Any] = json.loads(Path(__file__).with_name("saved_6.json").read_text(encoding="utf-8"))
"""Written by version 6: in the middle of a work, and of naming the targets of a card played by hand."""
SIDES_SINCE_6 = ("trusts", "works", "refusals", "objections")


def load(saved: dict[str, Any]) -> Match[Any]:
    return Match.load(GAME, saved, by_hand.options())


def goes_on(match: Match[Any]) -> bool:
    """Tell whether a match can be played on at random."""
    chance = Random(1)
    for _ in range(300):
        if match.result is not None:
            break
        decision = match.decisions[0]
        match.answer(decision.seat, decision.any(chance))
    return match.result is not None or match.serial > 300


def test_a_work_of_version_6_is_carried_on_and_can_be_taken_back() -> None:
    match = load(SAVED["working"])
    (asked,) = match.decisions
    assert (asked.kind, match.table.work.done, match.dropped) == ("work", ("life:16",), 0)
    life = match.table.sides[asked.seat].life
    match.answer(asked.seat, "take_back")
    assert match.table.sides[asked.seat].life == life - 16
    assert goes_on(match)


def test_what_was_being_announced_under_version_6_is_asked_anew() -> None:
    match = load(SAVED["aiming"])
    assert (match.dropped, match.decisions[0].kind) == (2, "main")
    match.answer(0, "cast:insight")
    assert match.decisions[0].kind == "targets"
    assert goes_on(match)


def test_version_5_says_nothing_of_cards_played_by_hand() -> None:
    saved = deepcopy(SAVED["aiming"]) | {"rules": 5}
    for side in saved["trail"][-1][1]["sides"]:
        for field in SIDES_SINCE_6:
            del side[field]
    assert goes_on(load(saved))


def test_a_record_of_version_6_is_refused_by_the_name_of_its_rules() -> None:
    match = Match(GAME, by_hand.options(), 2, "older")
    options = match.options.model_dump(mode="json")
    record = record_of(GAME, options, 2, match.seed, match.answers, None)
    with pytest.raises(BadRecord) as refused:
        replay(GAME, record.model_copy(update={"rules": 6}))
    assert refused.value.reason == "rules"
