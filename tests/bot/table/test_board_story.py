"""The board tells what has happened as far as there is room: older events give way, the host does not."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.matches.session import MatchSession
from bot.table.board import STORY_LINES, board
from bot.table.screen.height import walk
from engines.kernel import Event, HostEvent, Match
from engines.kernel.state.events import GAME_OVER
from engines.registry import GAMES
from render import RenderedPicture
from tests.rigs.screen import session_of

SQUARE, LOW = 1.0, 0.25
"""Heights of pictures by their width: one leaves no room for a story, the other does."""
GAME = GAMES["dueling_nobles"]


def turn(number: int) -> Event:
    return Event("turn", {"turn": number, "seat": number % 2}, {})


def hosts(kind: HostEvent) -> Event:
    return Event(kind, {"seat": 0, "other": 1}, {})


def session_with(*events: Event, before: int = 0) -> MatchSession:
    """Return a match in which a person is asked; the last change began after so many events."""
    session = session_of(Match(GAME, seed="story"), events)
    session.log.before = before
    return session


def story(session: MatchSession, share: float) -> list[str]:
    """Return what a board tells of events, beside a picture of this height by its width."""
    shown = board(session, RenderedPicture(b"", "webp", "alt", share)).to_components()
    texts = [item["content"] for item in walk(shown) if "content" in item]
    return re.findall(r"^-# (.*)$", "\n".join(texts), re.M)


def test_the_latest_events_are_told_where_there_is_room() -> None:
    turns = [turn(number) for number in range(1, 6)]
    assert story(session_with(*turns), LOW) == ["Turn 3: Edgar.", "Turn 4: Ada.", "Turn 5: Edgar."]


def test_older_events_give_way_where_a_question_would_not_stand_on_one_screen() -> None:
    turns = [turn(number) for number in range(1, 6)]
    assert story(session_with(*turns), SQUARE) == ["Turn 5: Edgar."]


def test_what_the_host_says_does_not_give_way() -> None:
    told = story(session_with(turn(1), hosts(HostEvent.TIME_UP), turn(2), turn(3)), SQUARE)
    assert told == ["Ada has run out of time.", "Turn 3: Edgar."]


def test_who_won_a_game_of_several_does_not_give_way_to_the_next_one() -> None:
    ended = Event("game_end", {"winners": [1], "reason": "elimination"}, {})
    told = story(session_with(turn(1), ended, Event("next_game", {"number": 2}, {})), SQUARE)
    assert told == ["Game won by Edgar.", "Game 2 of the best of three starts."]


def test_why_an_answer_was_given_is_told_however_much_comes_of_it() -> None:
    turns = [turn(number) for number in range(2, 9)]
    told = story(session_with(turn(1), hosts(HostEvent.TIME_UP), *turns, before=1), SQUARE)
    assert told == ["Ada has run out of time.", "Turn 8: Ada."]
    long_ago = story(session_with(turn(1), hosts(HostEvent.TIME_UP), *turns, before=5), LOW)
    assert long_ago == ["Turn 6: Ada.", "Turn 7: Edgar.", "Turn 8: Ada."]


def test_nothing_gives_way_on_a_board_that_asks_nobody() -> None:
    session = session_with(*(turn(number) for number in range(1, 6)))
    session.place.rests = True
    assert len(story(session, SQUARE)) == STORY_LINES


@pytest.mark.parametrize("kind", HostEvent)
def test_the_rules_of_no_game_tell_what_the_host_tells(kind: HostEvent) -> None:
    files = [path for path in Path("engines").rglob("*.py") if path.parts[1] != "kernel"]
    told = [tuple(re.findall(r'\.tell\(\s*"(\w+)"', path.read_text("utf-8"))) for path in files]
    assert sum(map(len, told)), "nothing was looked at"
    assert not [path for path, kinds in zip(files, told, strict=True) if kind in kinds]
    assert set().union(*told) >= GAME_OVER
