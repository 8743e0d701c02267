"""Every way in which a match can end has words of its own, in both languages: nobody reads of another."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.competition.state import SeatSource
from bot.table.board import outcome, reason_of
from bot.table.history.replay import ending
from bot.texts import LOCALES, Locale, texts_in
from engines.kernel import Match, Result
from engines.kernel.match.observation import LOST
from engines.kernel.state.game_state import STOPS
from engines.registry import GAMES

BY_HAND: dict[str, tuple[Callable[[Match[Any]], None], str]] = {
    "concession": (partial(Match[Any].concede, seat=0), "a player conceded."),
    "time": (partial(Match[Any].concede, seat=0, how="run_out"), "a player’s time ran out."),
    "absence": (
        partial(Match[Any].concede, seat=0, how="desert"),
        "a player stayed away, and the win was claimed.",
    ),
    "left": (partial(Match[Any].concede, seat=0, how="leave"), "a player left the tournament."),
    "disqualified": (partial(Match[Any].concede, seat=0, how="disqualify"), "a player was disqualified."),
    "draw agreed": (Match[Any].agree_draw, "the players agreed on a draw."),
    "round over": (Match[Any].time_up, "the round time ran out."),
    "moderator decides": (partial(Match[Any].adjudicate, seat=1), "a moderator decided it."),
    "called off": (Match[Any].call_off, "the players agreed to cancel it."),
    "moderator stops": (partial(Match[Any].call_off, how="moderate"), "a moderator cancelled it."),
    "organisers": (partial(Match[Any].call_off, how="overrule"), "the organisers ended it."),
}
OF_THE_RULES = {
    "dn": {"elimination", "double-ko", "stall", "stall-claim"},
    "nx": {"destroyed", "exhausted", "simultaneous", "turn-limit", "tiebreak", "resigned"},
    "nn": {"reaped", "deck-out", "card", "loop"},
    "sf": {"last-standing", "loop"},
    "mn": {"life", "library", "draw", "loop"},
}
OF_ALL = {"best-of-three", "decision-limit"}


def made(game: str) -> Match[Any]:
    return Match(GAMES[game], GAMES[game].options(), 2, "an ending")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("how", BY_HAND)
def test_what_ends_a_match_from_outside_is_said(game: str, how: str) -> None:
    end, said = BY_HAND[how]
    match = made(game)
    end(match)
    assert match.result is not None
    assert reason_of(match.result, GAMES[game].prefix, texts_in("en")) == said


def test_every_way_of_ending_from_outside_stands_in_the_table() -> None:
    reasons = {_reason(end) for end, _ in BY_HAND.values()}
    assert reasons >= {*LOST.values(), *STOPS.values()}
    assert len(reasons) == len(BY_HAND)


@pytest.mark.parametrize("locale", LOCALES)
def test_no_two_ways_of_ending_are_told_alike(locale: Locale) -> None:
    texts = texts_in(locale)
    for game in GAMES.values():
        reasons = {_reason(end) for end, _ in BY_HAND.values()} | OF_ALL | OF_THE_RULES[game.prefix]
        told = [reason_of(Result((0,), reason), game.prefix, texts) for reason in sorted(reasons)]
        assert len(set(told)) == len(told), told


def test_what_the_rules_themselves_end_stands_in_the_table() -> None:
    """Every reason that has a text of a game; what rules write without one is heard by `saying`."""
    for prefix, reasons in OF_THE_RULES.items():
        lines = [
            line.removeprefix(f"{prefix}-result-").partition(" =")[0]
            for file in Path("bot/texts/en").glob("*.ftl")
            for line in file.read_text(encoding="utf-8").splitlines()
            if line.startswith(f"{prefix}-result-")
        ]
        assert set(lines) == reasons


def test_what_counts_for_nobody_is_no_draw() -> None:
    match, texts = made("dueling_nobles"), texts_in("en")
    match.call_off("moderate")
    assert outcome(match, ["Ann", "Ben"], texts) == (
        "### The match does not count: a moderator cancelled it."
    )
    row = cast(Any, SimpleNamespace(result=match.result, game="dueling_nobles"))
    assert ending(row, ["Ann", "Ben"], texts) == "does not count: a moderator cancelled it."


@pytest.mark.parametrize("locale", LOCALES)
def test_every_result_of_a_table_says_where_it_comes_from(locale: Locale) -> None:
    texts = texts_in(locale)
    sources = set(SeatSource) - {SeatSource.PLAYED, SeatSource.SITS_OUT}
    told = {texts.say(f"tournament-source-{source.replace('_', '-')}") for source in sources}
    assert len(told) == len(sources)


def _reason(end: Callable[[Match[Any]], None]) -> str:
    match = made("dueling_nobles")
    end(match)
    assert match.result is not None
    return match.result.reason
