"""Matches as the rules play them: whatever comes up is drawn and told, and has room."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.texts import LOCALES, texts_in
from engines.dueling_nobles import DuelingNobles, NoblesOptions
from engines.kernel import Match
from render.dueling_nobles import board_alt, board_text, draw_board, draw_hand, hand_alt
from render.dueling_nobles.places import HIGH
from tests.render import samples
from tests.render.room import check_room, noted_lines

_EVERY = 17
"""Not every position is drawn: that would take long."""
OPTIONS = (
    NoblesOptions(),
    NoblesOptions(best_of_three=True, blind_cards=True, open_draft=True, restless_courts=True),
    NoblesOptions(quick_duel=True, compensation=True, boost_suit_bonus="on"),
)


@pytest.mark.parametrize("number", range(len(OPTIONS)))
def test_every_position_of_a_match_can_be_drawn_and_told(
    number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = noted_lines(monkeypatch)
    match = Match(DuelingNobles(), OPTIONS[number], 2, f"pictures {number}")
    looked, answers, chance = 0, 0, Random(number)
    while match.decisions and answers < 150:
        decision = match.decisions[0]
        match.answer(decision.seat, decision.any(chance))
        answers += 1
        if answers % _EVERY and match.decisions:
            continue
        looked += 1
        speech = texts_in(LOCALES[looked % 2])
        for seat in (None, looked % 2):
            view: Any = match.view(seat)
            lines.clear()
            draw_board(view, samples.LONG_NAMES, speech, "dark")
            check_room(lines, HIGH)
            assert len(board_alt(view, samples.LONG_NAMES, speech)) <= 1024
            assert len(board_text(view, samples.LONG_NAMES, speech)) <= 1900
            if seat is not None:
                lines.clear()
                check_room(lines, draw_hand(view, samples.LONG_NAMES, speech, "dark").height)
                assert len(hand_alt(view, samples.LONG_NAMES, speech)) <= 1024
    assert looked > 3
