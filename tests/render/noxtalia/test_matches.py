"""Matches as the rules play them: whatever comes up is drawn and told, and has room."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.texts import LOCALES, texts_in
from render.noxtalia import board_alt, board_text, draw_board, draw_hand, hand_alt
from tests.engines import conformance
from tests.engines.noxtalia.playing import GAME, some_options
from tests.profiles import sampled
from tests.render.noxtalia import samples
from tests.render.room import check_room, noted_lines

_EVERY = 31
"""Not every position is drawn: that would take long."""


@pytest.mark.usefixtures("unpainted_table")
@pytest.mark.parametrize("number", sampled(range(5)))
def test_every_position_of_a_match_can_be_drawn_and_told(
    number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = noted_lines(monkeypatch)
    options, seats = some_options(Random(number))
    for place, (match, _) in enumerate(conformance.random_match(GAME, options, seats, number)):
        if place % _EVERY and match.decisions:
            continue
        speech = texts_in(LOCALES[place % 2])
        for seat in (None, place % seats):
            view: Any = match.view(seat)
            names = samples.LONG_NAMES[: len(view.sides)]
            lines.clear()
            check_room(lines, draw_board(view, names, speech, "dark").height)
            assert len(board_alt(view, names, speech)) <= 1024
            assert len(board_text(view, names, speech)) <= 1900
            if seat is not None:
                lines.clear()
                check_room(lines, draw_hand(view, names, speech, "dark").height)
                assert len(hand_alt(view, names, speech)) <= 1024
