"""A small sample of questions: each stands on one screen, and is answered from it in two presses."""

from __future__ import annotations

from functools import cache

import pytest

from bot.texts import LOCALES, Locale
from engines.registry import GAMES
from tests.rigs.screen import BARS, BUTTONS, LINES, MENUS, MOST, Question, measured, sample, unreached

SIZE = 20
SHARE = 456 / 1200
"""The highest strip."""


@cache
def asked(game: str) -> list[Question]:
    return sample(GAMES[game], SIZE, most_matches=1)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_question_stands_on_one_screen(game: str, locale: Locale) -> None:
    screens = [measured(question, locale, SHARE) for question in asked(game)]
    assert len(screens) == SIZE
    for client, bar in BARS.items():
        high = sorted(screen.heights[client] for screen in screens)
        assert high[int(0.95 * SIZE) - 1] <= bar
        assert high[-1] <= MOST[client]
    assert max(screen.buttons for screen in screens) <= BUTTONS
    assert max(screen.menus for screen in screens) <= MENUS
    assert max(screen.lines for screen in screens) <= LINES
    assert sum(screen.alike for screen in screens) == 0
    assert sum(screen.cut for screen in screens) == 0


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_answer_is_two_or_three_presses_away(game: str) -> None:
    for question in asked(game):
        assert unreached(question) == {}
