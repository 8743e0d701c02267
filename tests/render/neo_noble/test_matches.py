"""Matches as the rules play them: whatever comes up is drawn and told, and has room."""

from __future__ import annotations

from random import Random

import pytest

from bot.texts import LOCALES, texts_in
from render.neo_noble import board_alt, board_text, draw_board, draw_hand, hand_alt
from tests.engines.neo_noble.playing import new_match, some_options
from tests.engines.neo_noble.scenes import GAME
from tests.profiles import sampled
from tests.render.neo_noble import samples
from tests.render.room import check_room, noted_lines

_EVERY = 61
"""Not every position is drawn: that would take long."""


@pytest.mark.usefixtures("unpainted_table", "unseen")
@pytest.mark.parametrize("number", sampled(range(6)))
def test_every_position_of_a_match_can_be_drawn_and_told(
    number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines, chance, place = noted_lines(monkeypatch), Random(number), 0
    match = new_match(some_options(chance), f"pictures {number}")
    while match.decisions:
        place += 1
        decision = chance.choice(match.decisions)
        match.answer(decision.seat, decision.any(chance))
        if place % _EVERY and match.decisions:
            continue
        speech = texts_in(LOCALES[place % 2])
        for seat in (None, place % 2):
            view = GAME.seat_interface.view(match.table, seat)
            lines.clear()
            check_room(lines, draw_board(view, samples.LONG_NAMES, speech, "dark").height)
            assert len(board_alt(view, samples.LONG_NAMES, speech)) <= 1024
            assert len(board_text(view, samples.LONG_NAMES, speech)) <= 1900
            if seat is not None:
                lines.clear()
                check_room(lines, draw_hand(view, samples.LONG_NAMES, speech, "dark").height)
                assert len(hand_alt(view, samples.LONG_NAMES, speech)) <= 1024
