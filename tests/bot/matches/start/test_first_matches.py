"""First matches: their seeds are published, and every first hand is good by the rule of its game."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.matches.start.challenges import Person
from bot.matches.start.first_matches import first_match, first_matches, number_of, seed_of
from engines.registry import GAMES
from tests.rigs.first_hands import GOOD, WANTED, dealt

ROOT = Path(__file__).parents[4]


@pytest.mark.parametrize("game", GAMES)
def test_every_first_hand_on_the_list_is_good(game: str) -> None:
    numbers = first_matches()[game].seeds
    assert len(set(numbers)) == len(numbers) == WANTED
    assert [number for number in numbers if not GOOD[game](dealt(GAMES[game], number))] == []


@pytest.mark.parametrize("game", GAMES)
def test_the_press_chooses_among_the_published_seeds(game: str) -> None:
    seeds = {first_match(game, Person(7, "ann"), press, 1, 2, "en").seed for press in range(300)}
    assert {number_of(game, seed) for seed in seeds} == set(first_matches()[game].seeds)


@pytest.mark.parametrize("page", ["dice.md", "dice.fr.md"])
@pytest.mark.parametrize("game", GAMES)
def test_the_page_about_dice_publishes_the_list(game: str, page: str) -> None:
    listed = ", ".join(map(str, first_matches()[game].seeds))
    lines = (ROOT / "docs" / page).read_text("utf-8").splitlines()
    assert any(line.startswith(f"| `{game}` |") and line.endswith(f"| {listed} |") for line in lines)


@pytest.mark.parametrize("game", GAMES)
def test_no_other_seed_is_taken_for_a_published_one(game: str) -> None:
    listed = first_matches()[game].seeds
    unlisted = next(number for number in range(1, 100) if number not in listed)
    other = next(each for each in GAMES if each != game)
    assert number_of(game, seed_of(game, unlisted)) is None
    assert number_of(game, seed_of(other, listed[0])) is None
