"""A small sample of questions: each stands on one screen, and is answered from it in two presses."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

import pytest

from bot.table.board import BOARD_FILE
from bot.table.panel import HAND_FILE
from bot.texts import LOCALES, Locale
from engines.kernel import Choose
from engines.registry import GAMES
from tests.e2e.wire import check_message
from tests.rigs.bench import missing
from tests.rigs.screen import (
    BARS,
    BOARD,
    BUTTONS,
    LINES,
    MENUS,
    MOST,
    Question,
    figures,
    measured,
    reach,
    sample,
    session_of,
    shares_of,
    shown,
    unreached,
)

SIZE = 20
SHARES = {HAND_FILE: 456 / 1200, BOARD_FILE: 640 / 1200}
"""Of the highest strip, and of a board on which somebody is asked."""


@cache
def asked(game: str) -> list[Question]:
    return sample(GAMES[game], SIZE, most_matches=1)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_question_stands_on_one_screen(game: str, locale: Locale) -> None:
    screens = [measured(question, locale, SHARES) for question in asked(game)]
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


@cache
def shares(game: str) -> list[Mapping[str, float]]:
    return [shares_of(question, "en") for question in asked(game)]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_board_that_asks_stands_on_one_screen(game: str, locale: Locale) -> None:
    told = zip(asked(game), shares(game), strict=True)
    high = sorted(measured(question, locale, share).board for question, share in told)
    assert len(high) == SIZE
    assert high[int(0.95 * SIZE) - 1] <= BOARD


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_answer_is_two_or_three_presses_away(game: str) -> None:
    for question in asked(game):
        assert unreached(question) == {}


@pytest.mark.parametrize("game", sorted(GAMES))
def test_what_is_answered_for_who_says_nothing_is_one_press_away(game: str) -> None:
    met = 0
    for question in asked(game):
        decision, prompt = question.decision, question.session.prompt(question.seat)
        if isinstance(decision, Choose) and any(option.key == decision.default for option in prompt.options):
            met += 1
            assert reach(question)[(decision.default,)] == 1
    assert met


def test_all_that_the_bench_wants_is_measured() -> None:
    game = GAMES["dueling_nobles"]
    wanted = missing(each.name for each in figures(game, 4))
    assert not [name for name in wanted if name.startswith(f"screen: {game.id}")]
    assert [name for name in wanted if name.startswith("screen: magic")]


HOSTILE = ("W" * 32, "שלום " * 6, "王者の剣" * 8, "**_`|" * 6, "👨‍👩‍👧‍👦" * 5)


@pytest.mark.parametrize("name", HOSTILE)
@pytest.mark.parametrize("game", sorted(GAMES))
def test_names_of_any_kind_leave_a_question_on_its_screen(game: str, name: str) -> None:
    for question in asked(game)[:6]:
        session = session_of(question.session.match, names=(name, name))
        screen = measured(Question(session, question.seat), "fr", SHARES)
        assert screen.heights["desktop"] <= MOST["desktop"]
        assert (screen.alike, screen.menus <= MENUS, screen.buttons <= BUTTONS) == (0, True, True)
        attached = [{"id": 0, "filename": f"{HAND_FILE}.webp"}]
        components = shown(Question(session, question.seat), "fr").to_components()
        check_message({"components": components, "attachments": attached, "flags": 1 << 15})
