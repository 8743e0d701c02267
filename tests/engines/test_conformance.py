"""Every registered game, and a toy that uses the whole kernel, passes the same checks."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engines.kernel import Game
from engines.kernel.options import is_by_host
from engines.registry import GAMES
from tests.engines.conformance import (
    check_copies,
    check_legality,
    check_players,
    check_prompt,
    check_record,
    check_secrecy,
    check_undo,
    moments,
    random_match,
)
from tests.engines.options import random_options, tables
from tests.engines.skirmish import Skirmish

ALL: list[Game[Any]] = [Skirmish(), *GAMES.values()]
SEEDS = range(12)


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.id)
@pytest.mark.parametrize("seed", SEEDS)
def test_listed_answers_are_accepted_and_no_others(game: Game[Any], seed: int) -> None:
    for match, chance in moments(game, *tables(game, seed), seed):
        check_legality(match, chance)
        check_prompt(match)


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.id)
@pytest.mark.parametrize("seed", SEEDS)
def test_copies_saves_and_undo_agree_with_the_original(game: Game[Any], seed: int) -> None:
    for match, chance in moments(game, *tables(game, seed), seed):
        check_copies(match, chance)


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.id)
@pytest.mark.parametrize("seed", SEEDS)
def test_what_a_seat_cannot_know_does_not_show(game: Game[Any], seed: int) -> None:
    changed = [
        check_secrecy(match, number)
        for number, (match, _) in enumerate(moments(game, *tables(game, seed), seed))
    ]
    assert any(changed), "the exchange changed nothing, so it proved nothing"


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.id)
@pytest.mark.parametrize("seed", SEEDS)
def test_what_can_be_taken_back_has_told_nothing(game: Game[Any], seed: int) -> None:
    tried = [
        check_undo(match, number)
        for number, (match, _) in enumerate(moments(game, *tables(game, seed), seed))
    ]
    assert any(tried), "nothing could be taken back, so this proved nothing"


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.id)
@pytest.mark.parametrize("seed", SEEDS)
def test_random_matches_end_and_replay_from_their_record(game: Game[Any], seed: int) -> None:
    match = [match for match, _ in random_match(game, *tables(game, seed), seed)][-1]
    assert match.result is not None
    check_record(match)


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.id)
def test_computer_players_answer_from_their_view(game: Game[Any]) -> None:
    for number, (match, _) in enumerate(moments(game, *tables(game, 1), 1)):
        check_players(match, number)


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.id)
def test_every_option_of_the_match_is_exercised(game: Game[Any]) -> None:
    fields = game.options.model_fields
    seen: dict[str, set[Any]] = {name: set() for name in fields if not is_by_host(fields[name])}
    for seed in range(300):
        for name, value in random_options(game.options, Random(seed)):
            if name in seen:
                seen[name].add(value)
    assert [name for name, values in seen.items() if len(values) < 2] == []
