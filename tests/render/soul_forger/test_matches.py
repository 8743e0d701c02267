"""Matches as the rules play them: whatever comes up is drawn and told, and has room."""

from __future__ import annotations

from random import Random

import pytest

from bot.texts import LOCALES, texts_in
from engines.kernel import Match
from render.soul_forger import board_alt, board_text, draw_board, draw_hand, hand_alt
from render.soul_forger.places import HIGH
from tests.engines.soul_forger.scenes import GAME
from tests.engines.soul_forger.tables import table_for
from tests.profiles import sampled
from tests.render.room import check_room, noted_lines
from tests.render.soul_forger import samples

_EVERY = 71
"""Not every position is drawn: that would take long."""


@pytest.mark.usefixtures("unpainted_table", "unseen")
@pytest.mark.parametrize("number", sampled(range(4)))
def test_every_position_of_a_match_can_be_drawn_and_told(
    number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = noted_lines(monkeypatch)
    options, seats = table_for(number)
    match = Match(GAME, options, seats, f"pictures {number}")
    looked, answers, chance = 0, 0, Random(number)
    while match.decisions and answers < 600:
        decision = match.decisions[0]
        match.answer(decision.seat, decision.any(chance))
        answers += 1
        if answers % _EVERY and match.decisions:
            continue
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
    assert looked > 1
