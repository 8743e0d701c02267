"""A board put together from pieces that are kept is the board drawn at once, arrows and all."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from PIL import ImageChops

from bot.texts import LOCALES, texts_in
from engines.kernel import Match
from engines.soul_forger.seat.view import SoulForgerView
from render import THEMES
from render.process.encode import reduced
from render.process.kept import MOST, Kept
from render.shared.pieces import Mosaic, Piece
from render.soul_forger import board_in_pieces, draw_board
from tests.engines.soul_forger.scenes import GAME
from tests.engines.soul_forger.tables import table_for
from tests.render.facts import changed
from tests.render.soul_forger import samples

_ANSWERS = 120


def _mosaic(view: SoulForgerView, locale: Any = "en", theme: str = "dark") -> Mosaic:
    return board_in_pieces(view, samples.names(view), texts_in(locale), theme)


def _check(kept: Kept, view: SoulForgerView, locale: Any = "en", theme: str = "dark") -> None:
    """Check that the picture put together is the one drawn at once."""
    made = kept.put_together(_mosaic(view, locale, theme))
    fresh = reduced(draw_board(view, samples.names(view), texts_in(locale), theme))
    assert made.getpalette() == fresh.getpalette()
    assert made.tobytes() == fresh.tobytes()


def test_every_position_put_together_is_the_one_drawn_at_once(drawn: list[Piece]) -> None:
    kept, pieces = Kept(MOST), 0
    for number in range(3):
        chance = Random(number)
        options, seats = table_for(number)
        match = Match(GAME, options, seats, f"pieces {number}")
        while match.decisions and match.serial < _ANSWERS:
            decision = chance.choice(match.decisions)
            match.answer(decision.seat, decision.any(chance))
            if match.serial % 5 == 0:
                view = GAME.outlook.view(match.table, (None, 0, 1)[number])
                pieces += 2 * len(_mosaic(view).pieces)
                _check(kept, view, LOCALES[number % 2], THEMES[number])
    assert len(drawn) < 0.85 * pieces, "half are drawn at once; of the others most are kept"


@pytest.mark.parametrize("sample", samples.BOARDS)
def test_every_situation_put_together_is_the_one_drawn_at_once(sample: str) -> None:
    kept = Kept(MOST)
    for other in ("start", sample, "blocked", "in_flow", sample):
        _check(kept, samples.BOARDS[other]())


@pytest.mark.parametrize("sample", samples.BOARDS)
def test_no_piece_reaches_beyond_its_edges(sample: str) -> None:
    """Arrows end where a piece does; its neighbour draws the rest."""
    view = samples.BOARDS[sample]()
    for place in range(len(_mosaic(view).pieces)):
        alone, bare = _mosaic(view), _mosaic(view).scene.canvas.image
        piece = alone.pieces[place]
        alone.draw(piece)
        touched = ImageChops.difference(alone.scene.canvas.image, bare).getbbox()
        assert touched is not None
        left, top, right, foot = piece.edges
        assert left <= touched[0], piece
        assert top <= touched[1], piece
        assert touched[2] <= right, piece
        assert touched[3] <= foot, piece


def test_what_looks_as_before_is_not_drawn_again(drawn: list[Piece]) -> None:
    kept, view = Kept(MOST), samples.mid_game()
    kept.put_together(_mosaic(view))
    drawn.clear()
    kept.put_together(_mosaic(view))
    assert drawn == []
    kept.put_together(_mosaic(changed(view, "pieces.0.damage", 1)))
    assert drawn == [], "armor shows no damage"
    creature = next(place for place, one in enumerate(view.pieces) if one.zone == "field")
    kept.put_together(_mosaic(changed(view, f"pieces.{creature}.power", 17)))
    assert [piece.draw.__name__ for piece in drawn] == ["draw_field"]


@pytest.mark.parametrize("look", [("fr", "dark"), ("en", "light")])
def test_another_look_shares_no_piece(look: tuple[str, str], drawn: list[Piece]) -> None:
    kept, view = Kept(MOST), samples.mid_game()
    kept.put_together(_mosaic(view))
    drawn.clear()
    mosaic = _mosaic(view, *look)
    kept.put_together(mosaic)
    assert drawn == list(mosaic.pieces)
