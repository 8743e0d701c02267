"""What a picture is known by: with the same facts it is the same, so it is neither drawn nor sent again."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from random import Random
from typing import Any

import pytest

from bot.texts import texts_in
from engines.kernel import Match
from engines.registry import GAMES
from render import artist

NAMES = ("Anne", "Ben")


def _matches(game: Any) -> Match[Any]:
    options = game.options()
    if game.collection is not None:
        decks = [ready.deck for ready in game.collection.ready_made(()).values()]
        options = game.collection.seated(options, decks[:2], ())
    return Match(game, options, 2, "facts")


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_the_same_facts_mean_the_same_picture_and_words(game: Any) -> None:
    match, chance, say, drawing = _matches(game), Random(3), texts_in("en"), artist(game.id)
    seen: dict[tuple[str, int | None, Hashable], tuple[bytes, str]] = {}
    again = 0

    def look(kind: str, seat: int | None, facts: Hashable, draw: Callable[..., Any], tell: Any) -> None:
        nonlocal again
        view = match.view(seat)
        key = (kind, seat, facts)
        if key in seen and again > 60:
            return
        shown = draw(view, NAMES, say, "dark").tobytes(), tell(view, NAMES, say)
        again += key in seen
        assert seen.setdefault(key, shown) == shown, key

    while match.decisions and match.serial < 90:
        look("board", None, drawing.board_facts(match.view(None)), drawing.draw_board, drawing.board_alt)
        for seat in (0, 1):
            look("hand", seat, drawing.hand_facts(match.view(seat)), drawing.draw_hand, drawing.hand_alt)
        decision = match.decisions[0]
        match.answer(decision.seat, decision.any(chance))
    assert again > 10, "a hand stays while the other plays"
    assert len(seen) > 20, "and pictures change"
