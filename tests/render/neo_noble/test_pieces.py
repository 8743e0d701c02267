"""A board put together from pieces that are kept is the board drawn at once."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from random import Random
from typing import Any

import pytest
from PIL import Image, ImageChops

from bot.texts import LOCALES, texts_in
from engines.neo_noble.options import NeoNobleOptions
from engines.neo_noble.seat.view import NeoNobleView
from render import THEMES
from render.neo_noble import board_in_pieces, draw_board
from render.process.encode import reduced
from render.process.kept import MOST, Kept
from render.shared.pieces import Mosaic, Piece
from tests.engines.neo_noble.pack import errant
from tests.engines.neo_noble.playing import new_match, some_options
from tests.engines.neo_noble.scenes import GAME, pack_with
from tests.render.facts import changed
from tests.render.neo_noble import samples

_ANSWERS = 40


def _mosaic(view: NeoNobleView, locale: Any = "en", theme: str = "dark") -> Mosaic:
    return board_in_pieces(view, samples.NAMES, texts_in(locale), theme)


def _check(kept: Kept, view: NeoNobleView, locale: Any = "en", theme: str = "dark") -> None:
    """Check that the picture put together is the one drawn at once."""
    made = kept.put_together(_mosaic(view, locale, theme))
    fresh = reduced(draw_board(view, samples.NAMES, texts_in(locale), theme))
    assert made.getpalette() == fresh.getpalette()
    assert made.tobytes() == fresh.tobytes()


def test_every_position_put_together_is_the_one_drawn_at_once(drawn: list[Piece]) -> None:
    kept, pieces = Kept(MOST), 0
    for number in range(3):
        chance = Random(number)
        match = new_match(some_options(chance), f"pieces {number}")
        while match.decisions and match.serial < _ANSWERS:
            decision = chance.choice(match.decisions)
            match.answer(decision.seat, decision.any(chance))
            if match.serial % 2:
                view = GAME.outlook.view(match.table, (None, 0, 1)[number])
                assert isinstance(view, NeoNobleView)
                pieces += 2 * len(_mosaic(view).pieces)
                _check(kept, view, LOCALES[number % 2], THEMES[number])
    assert len(drawn) < 0.8 * pieces, "half are drawn at once; of the others most are kept"


@pytest.mark.parametrize("sample", samples.BOARDS)
def test_every_situation_put_together_is_the_one_drawn_at_once(sample: str) -> None:
    kept = Kept(MOST)
    for other in ("start", sample, "mid_game", sample):
        _check(kept, samples.BOARDS[other]())


@pytest.mark.parametrize("sample", samples.BOARDS)
def test_no_piece_reaches_beyond_its_edges(sample: str) -> None:
    view: NeoNobleView = samples.BOARDS[sample]()
    whole = _mosaic(view)
    for one, other in combinations(whole.pieces, 2):
        (left, top, right, bottom), (x, y, end, foot) = one.edges, other.edges
        assert right <= x or end <= left or bottom <= y or foot <= top, (one, other)
    for place, piece in enumerate(whole.pieces):
        alone, bare = _mosaic(view), _mosaic(view).scene.canvas.image
        alone.draw(alone.pieces[place])
        touched = ImageChops.difference(alone.scene.canvas.image, bare).getbbox()
        assert touched is not None
        left, top, right, bottom = piece.edges
        assert left <= touched[0], piece
        assert top <= touched[1], piece
        assert touched[2] <= right, piece
        assert touched[3] <= bottom, piece
        assert min(piece.edges) >= 0, piece
        assert (right <= 1200, bottom <= 900) == (True, True), piece


def test_what_looks_as_before_is_not_drawn_again(drawn: list[Piece]) -> None:
    kept, view = Kept(MOST), samples.mid_game()
    kept.put_together(_mosaic(view))
    drawn.clear()
    kept.put_together(_mosaic(view))
    assert drawn == []
    kept.put_together(_mosaic(changed(view, "sides.0.lanes.1.power", 17)))
    assert [piece.draw.__name__ for piece in drawn] == ["draw_half"]


@pytest.mark.parametrize(
    "other",
    [
        lambda view: _mosaic(view, theme="light"),
        lambda view: _mosaic(view, locale="fr"),
        lambda view: _mosaic(changed(view, "options", _with_cards(errant("spark", 4, 3, 1)))),
    ],
    ids=["theme", "language", "cards"],
)
def test_another_look_shares_no_piece(other: Callable[[NeoNobleView], Mosaic], drawn: list[Piece]) -> None:
    kept, view = Kept(MOST), samples.mid_game()
    kept.put_together(_mosaic(view))
    drawn.clear()
    mosaic = other(view)
    kept.put_together(mosaic)
    assert drawn == list(mosaic.pieces)


def test_two_packs_with_the_same_ids_share_no_piece() -> None:
    kept, pictures = Kept(MOST), list[Image.Image]()
    packs = [
        _with_cards(errant("spark", 0, 3, 1), errant("other", 1, 1, 1)),
        _with_cards(
            errant("spark", 0, 5, 2) | {"name": {"en": "Flame", "fr": "Flamme"}}, errant("other", 1, 1, 1)
        ),
    ]
    assert hash(packs[0].cards) == hash(packs[1].cards), "their hash does not tell them apart"
    for options in packs:
        spirit = samples.spirit(samples.PACK.spirits[0].id).model_copy(update={"card": "spark"})
        lane = samples.lane().model_copy(update={"spirits": (spirit,)})
        view = changed(changed(samples.start(), "options", options), "sides.0.lanes.0", lane)
        _check(kept, view)
        pictures.append(kept.put_together(_mosaic(view)))
    assert pictures[0].tobytes() != pictures[1].tobytes()


def _with_cards(*cards: dict[str, Any]) -> NeoNobleOptions:
    return NeoNobleOptions(cards=pack_with(cards).model_copy(update={"version": 1}))


@pytest.mark.parametrize("most", [0, 100_000, 1_000_000])
def test_no_more_is_kept_than_is_allowed(most: int) -> None:
    kept = Kept(most)
    for sample in ("start", "mid_game", "crowded", "lasting", "start"):
        _check(kept, samples.BOARDS[sample]())
        assert kept.size <= most
    assert kept.size > most - 300_000, "and as much as is allowed"


def test_the_piece_that_was_used_longest_ago_goes_first(drawn: list[Piece]) -> None:
    whole = _mosaic(samples.start())
    kept = Kept(sum((right - x) * (foot - y) for x, y, right, foot in (one.edges for one in whole.pieces)))
    kept.put_together(whole)
    kept.put_together(whole._replace(pieces=whole.pieces[1:]))
    first = changed(samples.start(), "sides.1.hand_size", 9)
    kept.put_together(_mosaic(first))  # takes the room of the first piece, the bar above
    drawn.clear()
    kept.put_together(whole._replace(pieces=whole.pieces[1:]))
    assert drawn == []
    kept.put_together(whole)
    assert drawn == [whole.pieces[0]]
