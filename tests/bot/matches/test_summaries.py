"""What a finished match comes to is counted from what everybody was told."""

from __future__ import annotations

from typing import Any

import pytest

from bot.matches.postgame.summary import Best, counted, lead, turned
from bot.texts import LOCALES, texts_in
from engines.kernel import Event, Game, Match, RecapStats
from engines.registry import GAMES

TALLY = RecapStats(blows={"hit": "amount", "fall": ""}, acts={"play": "card", "pass": ""})


def told(kind: str, seat: int, **facts: Any) -> Event:
    return Event(kind, {"seat": seat, **facts}, {})


def test_what_others_suffer_is_the_doing_of_the_card_played_last() -> None:
    events = [
        told("play", 0, card="axe"), told("hit", 1, amount=4), told("hit", 0, amount=9), told("fall", 1),
        told("play", 1, card="bow"), told("hit", 0, amount=3), told("pass", 1), told("hit", 0, amount=7),
    ]  # fmt: skip
    assert counted(events, TALLY, 2) == (((0, 19), (1, 5)), Best(0, "axe", 5))


def test_where_blows_tell_nothing_the_card_that_acted_most_is_the_best() -> None:
    tally = RecapStats(blows={"fall": ""}, acts={"play": "card"}, by_times=True)
    events = [
        told("play", 1, card="bow"),
        told("play", 0, card="axe"),
        told("fall", 1),
        told("play", 1, card="bow"),
    ]
    assert counted(events, tally, 2) == (((0, 0), (1, 1)), Best(1, "bow", 2))


def test_without_a_blow_there_is_no_best_card() -> None:
    assert counted([told("play", 0, card="axe")], TALLY, 2) == (((0, 0), (1, 0)), None)


def test_a_match_turns_in_the_last_turn_that_found_the_winner_not_ahead() -> None:
    assert turned([0.0, 0.2, -0.1, 0.3, 0.4]) == 3
    assert turned([0.1, 0.2]) == 0, "ahead from the beginning"


@pytest.mark.parametrize(("own", "robots"), [(20, 1), (1, 20)])
def test_who_is_ahead_of_a_robot_is_measured_against_it(own: int, robots: int) -> None:
    match = Match(GAMES["noxtalia"], seats=1, seed="robot")
    for side, pv in zip(match.table.sides, (own, robots), strict=True):
        for spirit in side.spirits:
            spirit.pv = pv
    assert (lead(match, (0,)) > 0) is (own > robots)
    assert (lead(match, (1,)) > 0) is (robots > own)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_game_says_what_counts_and_in_which_words(game: Game[Any]) -> None:
    assert game.seat_interface.tally is not None
    names = ["Ann", "Bob"]
    for locale in LOCALES:
        texts = texts_in(locale)
        blows = texts.say(f"{game.prefix}-summary-blows", names=names, seat=0, count=2)
        assert "Ann" in blows
        assert "2" in blows
