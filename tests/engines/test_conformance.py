"""Every registered game, the smallest one, and two toys that use the whole kernel pass the same checks."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

import pytest

from engines.kernel import Game, Match
from engines.kernel.match import driver
from engines.kernel.state.options import is_by_host
from engines.registry import GAMES
from tests.engines.conformance import (
    check_bulk,
    check_copies,
    check_heaps,
    check_legality,
    check_orders,
    check_players,
    check_preferences,
    check_prompt,
    check_quiet,
    check_record,
    check_secrecy,
    check_undo,
    check_ways,
    hides,
    is_looked_at,
    moments,
    random_match,
)
from tests.engines.options import random_options, tables
from tests.engines.siege import Siege
from tests.engines.skirmish import Skirmish
from tests.profiles import sampled
from tests.rigs.high_card import HighCard

TOYS: list[Game[Any]] = [Skirmish(), Siege()]
"""They use all of the kernel, so in them each check has something to look at."""
ALL: list[Game[Any]] = [*TOYS, HighCard(), *GAMES.values()]
SEEDS = range(7)
PREFERRING, LENGTH = range(20, 24), 300
"""Matches in which every question is put to the preferences, up to so many."""
_LARGER = (*SEEDS[:2], SEEDS[-1]), PREFERRING[:2]
FEWER = {
    "neo_noble": _LARGER,
    "soul_forger": _LARGER,
    "magic": ((2, SEEDS[-1]), PREFERRING[:2]),
    "noxtalia": ((*SEEDS[:3], SEEDS[-1]), PREFERRING[:2]),
}
"""Of games whose moments take longer fewer matches are looked at; `make soak` plays others."""
FIRST_IN_BULK = 40
COMPARED = (1, 2_000)
"""Answers by preference that are compared in bulk and at a table; at least a match."""


def matches(which: int) -> pytest.MarkDecorator:
    """Play the matches of each game: those of which all is looked at, or those of the preferences."""
    found = [
        pytest.param(game, seed, id=f"{seed}-{game.id}", marks=_marks(game, number, seed))
        for game in ALL
        for number, seed in enumerate(FEWER.get(game.id, (SEEDS, PREFERRING))[which])
    ]
    return pytest.mark.parametrize(("game", "seed"), found)


def _marks(game: Game[Any], number: int, seed: int) -> list[pytest.MarkDecorator]:
    """Mark all matches but the first deep; the toys also play the last one, where soon nobody may go back."""
    everyday = number == 0 or (game in TOYS and seed == SEEDS[-1])
    return [] if everyday else [pytest.mark.deep]


@matches(0)
def test_a_random_match_keeps_what_every_game_promises(
    game: Game[Any], seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Listed answers are accepted and no others; copies, saves and undo agree; nothing hidden shows.

    What is taken back has told nothing. The match ends, and replays from its record.
    """
    if seed == SEEDS[-1]:  # soon nobody may go back, order or take back any more
        monkeypatch.setattr(driver, "IDLE_LIMIT", 5)
    changed, tried, hidden = False, False, False
    led, read, played = set[bool](), set[str](), list[Match[Any]]()
    for number, (match, chance) in enumerate(random_match(game, *tables(game, seed), seed)):
        played = [match]
        if is_looked_at(number) or True not in led:  # in some games it takes a while until a press leads on
            led |= check_ways(match, number)
        if not is_looked_at(number):
            continue
        check_legality(match, chance)
        check_prompt(match)
        check_heaps(match, read)
        check_copies(match, chance)
        check_quiet(match)
        check_orders(match, chance)
        hidden |= hides(match)
        changed |= check_secrecy(match, number)
        tried |= check_undo(match, number)
    hidden |= game in TOYS
    assert changed or not hidden, "the exchange changed nothing, so it proved nothing"
    assert tried or not hidden, "nothing could be taken back, so this proved nothing"
    asks_further = bool(led) or game in TOYS
    assert True in led or not (hidden and asks_further), "no way was looked for in another world"
    assert played[0].result is not None
    check_record(played[0])


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.id)
def test_computer_players_answer_from_their_view(game: Game[Any]) -> None:
    for number, (match, _) in enumerate(moments(game, *tables(game, 1), 1)):
        check_players(match, number)


@matches(1)
def test_what_a_game_prefers_looks_at_nothing_hidden_and_does_nothing(game: Game[Any], seed: int) -> None:
    compared = hidden = False
    for number, (match, _) in enumerate(islice(random_match(game, *tables(game, seed), seed), LENGTH)):
        compared |= check_preferences(match, number)
        hidden |= hides(match)
    assert compared or not hidden, "nothing hidden was exchanged, so this proved nothing"


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.id)
@pytest.mark.parametrize("least", sampled(COMPARED))
def test_matches_in_bulk_are_those_that_easy_players_play_at_a_table(game: Game[Any], least: int) -> None:
    compared, seed = 0, FIRST_IN_BULK
    while compared < least:
        compared += check_bulk(game, *tables(game, seed), f"bulk-{seed}")
        seed += 1


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.id)
def test_every_option_of_the_match_is_exercised(game: Game[Any]) -> None:
    fields = game.options.model_fields
    seen: dict[str, set[Any]] = {name: set() for name in fields if not is_by_host(fields[name])}
    for seed in range(300):
        for name, value in random_options(game.options, Random(seed)):
            if name in seen:
                seen[name].add(value)
    assert [name for name, values in seen.items() if len(values) < 2] == []
