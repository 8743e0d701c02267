"""The kernel's own promises: records that can be replayed, and are found out when they were changed."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import pytest

from engines.kernel import (
    BadRecord,
    Game,
    Match,
    NotAsked,
    Record,
    Result,
    commitment,
    record_of,
    replay,
)
from engines.kernel.match.driver import IDLE_LIMIT
from engines.kernel.match.observation import LOST
from engines.kernel.match.record import RecordedAnswer
from engines.kernel.state.game_state import STOPS
from engines.kernel.state.limits import RECORD_ANSWERS, RECORD_BYTES
from engines.registry import GAMES
from tests.engines.bidding import GAME, begun, bid


def played(seed: str = "r") -> tuple[Match[Any], Record]:
    match = begun(2, seed)
    chance = Random(seed)
    while match.decisions:
        decision = match.decisions[0]
        match.answer(decision.seat, decision.any(chance))
    record = record_of(GAME, match.options.model_dump(), 2, match.seed, match.answers, match.ending)
    return match, record


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"game": "other"}, "game"),
        ({"rules": 0}, "rules"),
        ({"seed": "another"}, "commitment"),
        ({"seed": "another", "commitment": commitment("another")}, "hash"),
        ({"options": {"health": "much"}}, "options"),
        ({"options": {"health": 9}}, "hash"),
        ({"result": ((), "rounds")}, "result"),
        ({"places": (1, 2)}, "result"),
        ({"ending": ("concede", 0)}, "ending"),
        ({"ending": ("claim", 0)}, "ending"),
        ({"seats": 3}, "hash"),
        ({"start": "0"}, "hash"),
    ],
)
def test_a_record_that_was_changed_does_not_check_out(change: dict[str, Any], reason: str) -> None:
    _, record = played()
    assert replay(GAME, record).hash() == record.answers[-1].hash
    with pytest.raises(BadRecord) as caught:
        replay(GAME, record.model_copy(update=change))
    assert caught.value.reason == reason


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_a_record_holds_the_longest_match_with_all_that_led_nowhere(game: Game[Any]) -> None:
    """The soak played one of 20,000 answers and 8 orders, of which no record could be written."""
    going_back = 2 * IDLE_LIMIT * max(game.seats)  # there and back
    assert game.decision_limit + going_back <= RECORD_ANSWERS
    answer = RecordedAnswer(
        seat=1, answer=tuple(f"h:{card}" for card in ("undertow_pike",) * 4), hash="0" * 32
    )
    assert game.decision_limit * len(answer.model_dump_json(indent=1)) < RECORD_BYTES


def test_a_changed_answer_is_found_with_its_place() -> None:
    _, record = played()
    answers = list(record.answers)
    answers[4] = answers[4].model_copy(update={"answer": "no such answer"})
    with pytest.raises(BadRecord) as caught:
        replay(GAME, record.model_copy(update={"answers": answers}))
    assert (caught.value.reason, caught.value.place) == ("answer", 5)


def test_concessions_agreements_and_what_others_decide_are_recorded() -> None:
    ends: list[Callable[[Match[Any]], None]] = [
        Match[Any].agree_draw, Match[Any].time_up, lambda match: match.adjudicate(0),
        *(partial(Match[Any].concede, seat=0, how=how) for how in LOST),
        *(partial(Match[Any].call_off, how=how) for how in STOPS),
    ]  # fmt: skip
    for end in ends:
        match = begun(2)
        bid(match, 1, 0)
        end(match)
        record = record_of(GAME, match.options.model_dump(), 2, match.seed, match.answers, match.ending)
        assert replay(GAME, record).result == match.result
        with pytest.raises(NotAsked):
            match.concede(1)


def test_what_others_decide_is_a_win_a_draw_or_refused() -> None:
    match = begun(2)
    with pytest.raises(NotAsked):
        match.adjudicate(2)
    drawn = match.copy()
    match.adjudicate(1)
    drawn.adjudicate(None)
    assert (match.result, drawn.result) == (Result((1,), "adjudicated"), Result((), "adjudicated"))
    with pytest.raises(NotAsked):
        match.adjudicate(0)


def test_a_match_saved_under_older_rules_goes_on_from_its_last_quiet_point() -> None:
    match = begun(2)
    bid(match, 1, 0)
    match.answer(0, "strike")
    saved = match.dump() | {"rules": 0}
    later: Match[Any] = Match.load(GAME, saved, match.options)
    assert later.decision(0).kind == "act", (
        "the half of a step that the new rules may tell otherwise is asked again"
    )
