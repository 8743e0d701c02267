"""Matches as the rules play them: whatever comes up is drawn and told, and has room."""

from __future__ import annotations

from random import Random

import pytest

from bot.texts import LOCALES, texts_in
from engines.kernel import Match
from render.magic import board_alt, board_text, draw_board, draw_hand, hand_alt
from render.magic.places import HIGH
from tests.engines.magic.scenes import GAME
from tests.engines.options import tables
from tests.profiles import sampled
from tests.render.magic import samples
from tests.render.room import check_room, noted_lines

_EVERY = 71
"""Not every position is drawn: that would take long."""
_MOST = 500


@pytest.mark.usefixtures("unseen")
@pytest.mark.parametrize("number", sampled(range(4)))
def test_every_position_of_a_match_can_be_drawn_and_told(
    number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = noted_lines(monkeypatch)
    options, seats = tables(GAME, number)
    match, chance = Match(GAME, options, seats, f"pictures {number}"), Random(number)
    stages: set[str] = set()
    looked = answers = 0
    while match.decisions and answers < _MOST:
        decision = match.decisions[0]
        match.answer(decision.seat, decision.any(chance))
        answers += 1
        stage = GAME.seat_interface.view(match.table, None).stage
        if answers % _EVERY and match.decisions and stage in stages:
            continue
        stages.add(stage)
        looked += 1
        speech = texts_in(LOCALES[looked % 2])
        for seat in (None, looked % seats):
            view = GAME.seat_interface.view(match.table, seat)
            names = samples.names(view, long=True)
            lines.clear()
            draw_board(view, names, speech, "dark")
            check_room(lines, HIGH)
            assert len(board_alt(view, names, speech)) <= 1024
            assert len(board_text(view, names, speech)) <= 1900
            if seat is not None:
                lines.clear()
                check_room(lines, draw_hand(view, names, speech, "dark").height)
                assert len(hand_alt(view, names, speech)) <= 1024
    assert looked > 5
    assert len(stages) > 3
