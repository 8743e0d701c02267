from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.decks.reading import collections
from engines.kernel import Game
from engines.registry import GAMES
from tests.engines.dueling_nobles.anchors import measure
from tests.rigs.soaking import likeness, plays

SEED = 7
LONG = ("neo_noble", "soul_forger", "magic")
"""Games of long matches: `make soak` looks at each of their moments."""


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_a_whole_match_of_each_game_passes_all_checks(game: Game[Any]):
    """`make soak` plays fresh seeds; here one that is known, so that a change is judged and not a chance."""
    assert plays.play_or_tell(game, SEED, closely=game.id not in LONG) > 30


@pytest.mark.parametrize("game", [GAMES[game] for game in collections()], ids=collections().keys())
def test_a_match_with_invented_cards_passes_all_checks(game: Game[Any]):
    assert plays.play_or_tell(game, 1, closely=False, own=True) > 25


def test_seeds_are_played_in_turn_until_time_is_over(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(plays, "play", lambda *_, **__: 1)
    lines: list[str] = []
    played = plays.play_for(0.01, 5, lines.append)
    assert all(played.values())
    assert "seeds from 5" in lines[-1]


@pytest.mark.parametrize("seed", [18621166, 770089, 770181, 880046])
def test_seeds_of_noxtalia_that_once_failed_pass(seed: int):
    """A hand from which a card was sunk unseen; that lost a Defence by chance, held none, or one."""
    assert plays.play(GAMES["noxtalia"], seed) > 50


def test_a_seed_that_fails_is_told_with_the_command_that_repeats_it(monkeypatch: pytest.MonkeyPatch):
    def fail(*_: object) -> None:
        raise AssertionError

    monkeypatch.setattr(plays, "check_record", fail)
    game = next(iter(GAMES.values()))
    with pytest.raises(plays.SeedFailed, match=f"python -m tests.rigs.soak --game {game.id} --seed 123"):
        plays.play_or_tell(game, 123)


def test_greedy_games_are_told_beside_what_is_expected_and_judged():
    lines: list[str] = []
    found = likeness.compare(2, lines.append, games=40)
    assert any("attacker" in line and "expected" in line for line in lines)
    with pytest.raises(likeness.Unlike):
        likeness.judge(replace(found, attacker=0.6))
    with pytest.raises(likeness.Unlike):
        likeness.judge(replace(found, turns=17))


def test_measuring_stops_when_time_is_over():
    assert measure(10**6, seconds=0.1).games < 1_000
