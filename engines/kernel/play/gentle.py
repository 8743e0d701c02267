"""The gentle player: an easy one that answers a share of its questions at random, for people who learn."""

from __future__ import annotations

from random import Random
from typing import Any

from engines.kernel.decisions.answers import Answer
from engines.kernel.match.match import Match
from engines.kernel.play.heuristics import liked

_FAR = 60
"""Answers after which a turn has brought no win that lay on the table."""


def is_careless(match: Match[Any], seed: str) -> bool:
    """Tell whether the gentle player answers this question at random, if it cannot win."""
    return Random(f"{seed}/gentle").random() < match.game.ai_support.carelessness


def wins(match: Match[Any], seat: int, answer: Answer) -> bool:
    """Tell whether a seat wins in this turn by an answer, if all go on as they like. It uses the match up."""
    turn = match.turn
    match.answer(seat, answer)
    for _ in range(_FAR):
        if not match.decisions or match.turn != turn:
            break
        asked = match.decisions[0]
        match.answer(asked.seat, liked(match, asked))
    return match.result is not None and seat in match.result.winners
