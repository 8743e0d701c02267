"""A match in a few pictures: the turns that changed most, and the heaviest blow of each."""

from __future__ import annotations

from typing import Any

import pytest

from bot.matches.postgame.reel import MOST, reel_of, weighty
from bot.store import MatchRow, MatchStatus
from engines.kernel import Dice, Event, Game, Given, Match, RecapStats
from engines.registry import GAMES

TALLY = RecapStats(blows={"hit": "amount", "fall": ""}, acts={"play": "card"})


def played(game: Game[Any], seed: str) -> tuple[MatchRow, list[Given]]:
    """A whole match as it is stored, and its answers."""
    match, dice, answers = Match[Any](game, game.options(), 2, seed), Dice(seed), list[Given]()
    while match.result is None:
        decision = match.decisions[0]
        answers.append(Given(decision.seat, game.ai_support.prefer(match.table, decision, dice)))
        match.answer(*answers[-1])
    row = MatchRow(
        id=1, code="AAAA", guild_id=None, channel_id=1, in_thread=False, locale="en", game=game.id,
        options=game.options().model_dump(mode="json"), rules_version=game.rules_version, seed=seed,
        commitment="", clock="", status=MatchStatus.FINISHED, challenger_id=1, rematch_of=None, created=0.0,
        updated=0.0, ending=None, result=match.result, board_message_id=None, board_posted=None,
    )  # fmt: skip
    return row, answers


def told(kind: str, seat: int, **facts: Any) -> Event:
    return Event(kind, {"seat": seat, **facts}, {})


def test_of_a_turn_the_heaviest_blow_is_told_after_the_act_that_dealt_it() -> None:
    axe, bow = told("play", 0, card="axe"), told("play", 1, card="bow")
    light, heavy = told("hit", 1, amount=2), told("hit", 0, amount=5)
    assert weighty([axe, light, bow, heavy, told("fall", 1)], TALLY) == (bow, heavy)
    assert weighty([axe], TALLY) == ()
    assert weighty([heavy], None) == ()


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_the_beginning_comes_first_and_the_end_last(game: Game[Any]) -> None:
    row, answers = played(game, "reel")
    reel = reel_of(row, 2, answers, [game.rules_version] * (len(answers) + 1))
    turns = [shot.turn for shot in reel.shots]
    assert turns == sorted(set(turns))
    assert (turns[0], turns[-1]) == (0, reel.turns)
    assert len(turns) == min(MOST + 1, reel.turns + 1)
    assert reel.whole
    assert all(shot.view.seat is None for shot in reel.shots), "as everybody saw it"
    changed = reel_of(row, 2, answers, [game.rules_version] * len(answers) + [game.rules_version - 1])
    assert not changed.whole
