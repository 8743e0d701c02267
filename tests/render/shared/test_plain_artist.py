"""A game without pictures of its own is written down."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from bot.texts import LOCALES, texts_in
from engines.kernel import Match
from render import artist, encode
from render.shared.plain_artist import PlainArtist
from render.shared.telling import ALT_LIMIT, TEXT_LIMIT
from tests.engines.siege import Siege
from tests.engines.skirmish import Skirmish
from tests.render.colours import seen_apart
from tests.rigs.high_card import HighCard

NAMES, SAY, LEAST = ("Ann*e", "Ben"), texts_in("en"), 60


@pytest.mark.parametrize("game", [HighCard(), Skirmish(), Siege()], ids=lambda game: game.id)
def test_any_view_is_drawn_and_told_and_what_changes_is_seen(game: Any) -> None:
    match, chance, drawing, seen = Match[Any](game, seats=2, seed="plain"), Random(1), artist(game.id), {}
    assert isinstance(drawing, PlainArtist)
    while match.decisions and match.serial < 12:
        for seat in (None, 0, 1):
            view = match.view(seat)
            picture = drawing.draw_board(view, NAMES, SAY, "dark")
            same = seen.setdefault(drawing.board_facts(view), picture)
            assert same.tobytes() == picture.tobytes()
            for locale in LOCALES:
                assert 0 < len(drawing.board_alt(view, NAMES, texts_in(locale))) <= ALT_LIMIT
                assert "**Ann\\*e" in drawing.board_text(view, NAMES, texts_in(locale))
                assert len(drawing.board_text(view, NAMES, texts_in(locale))) <= TEXT_LIMIT
        decision = match.decisions[0]
        match.answer(decision.seat, decision.any(chance))
    pictures = list(seen.values())
    assert len(pictures) > 5
    assert all(seen_apart(one, other) >= LEAST for one, other in pairwise(pictures))
    assert encode(pictures[0])[1] == "png"


def test_a_hand_is_for_its_seat_alone_and_the_board_for_all_holds_none() -> None:
    match, drawing = Match(HighCard(), seats=2, seed="plain"), artist("high_card")
    for ask in (drawing.hand_facts, lambda view: drawing.draw_hand(view, NAMES, SAY, "dark")):
        with pytest.raises(ValueError, match="spectator"):
            ask(match.view(None))
    assert "hand: " in drawing.hand_alt(match.view(0), NAMES, SAY)
    assert "hand: " not in drawing.board_alt(match.view(None), NAMES, SAY)
    assert (
        drawing.side_box(match.view(0), 0).wide == drawing.draw_board(match.view(0), NAMES, SAY, "dark").width
    )
