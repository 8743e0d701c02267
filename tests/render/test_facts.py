"""What a picture is known by: with the same facts it is the same, so it is neither drawn nor sent again.

And what changes on a board is seen without its colours.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from random import Random
from typing import Any

import pytest
from PIL import Image

from bot.texts import texts_in
from engines.kernel import Match
from engines.registry import GAMES
from render import artist
from tests.render.colours import seen_apart

CHANGES = 6
"""So many are looked at of each game."""
ENOUGH = 20
"""Pictures that are drawn once more because their facts are the same."""
LEAST = 60
"""Pixels of a board in which a change is seen in lightness too: a digit has more."""
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
        if key in seen and again > ENOUGH:
            return
        shown = draw(view, NAMES, say, "dark").tobytes(), tell(view, NAMES, say)
        again += key in seen
        assert seen.setdefault(key, shown) == shown, key

    while match.decisions and match.serial < 30:
        look("board", None, drawing.board_facts(match.view(None)), drawing.draw_board, drawing.board_alt)
        for seat in (0, 1):
            look("hand", seat, drawing.hand_facts(match.view(seat)), drawing.draw_hand, drawing.hand_alt)
        decision = match.decisions[0]
        match.answer(decision.seat, decision.any(chance))
    if match.decisions:  # else the whole match has been looked at, however short it is
        assert again > ENOUGH, "a hand stays while the other plays"
        assert len(seen) > 20, "and pictures change"


@pytest.mark.parametrize("theme", ["dark", "colour_blind"])
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_whatever_changes_on_a_board_is_seen_without_its_colours(game: Any, theme: str) -> None:
    match, chance, say, drawing = _matches(game), Random(4), texts_in("en"), artist(game.id)
    before = drawing.draw_board(match.view(None), NAMES, say, theme)
    changes = 0
    while match.decisions and changes < CHANGES:
        decision = match.decisions[0]
        match.answer(decision.seat, decision.any(chance))
        now = drawing.draw_board(match.view(None), NAMES, say, theme)
        if now.tobytes() != before.tobytes():
            changes += 1
            assert seen_apart(before, now) >= LEAST, match.view(None)
        before = now
    assert changes == CHANGES or (changes and not match.decisions), "a short match changes less often"


def test_what_differs_by_red_and_green_alone_is_not_seen() -> None:
    red, green = (Image.new("RGB", (20, 20), colour) for colour in ((214, 40, 40), (105, 114, 40)))
    assert seen_apart(red, green) < LEAST
    assert seen_apart(red, Image.new("RGB", (20, 20), (0, 0, 0))) == 400
